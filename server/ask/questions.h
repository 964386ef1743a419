#pragma once
#include <array>
#include <string_view>

#include "ask/answer.h"
#include "ask/fields.h"

/// One row per question. A function reads its fields, and if they are complete gives the answer.
namespace ask {

using Ask = void (*)(Fields& question, Answer& answer);

void terrain_cost(Fields& question, Answer& answer);
void order_effects(Fields& question, Answer& answer);
void order_placement(Fields& question, Answer& answer);
void spotting(Fields& question, Answer& answer);
void to_hit(Fields& question, Answer& answer);
void rate_of_fire(Fields& question, Answer& answer);
void hit_result(Fields& question, Answer& answer);
void idf_to_hit(Fields& question, Answer& answer);
void artillery_response(Fields& question, Answer& answer);
void morale(Fields& question, Answer& answer);
void rally(Fields& question, Answer& answer);
void entrench(Fields& question, Answer& answer);
void ammo_depletion(Fields& question, Answer& answer);
void distance(Fields& question, Answer& answer);
void line_of_sight(Fields& question, Answer& answer);

inline constexpr std::array kQuestions = {
    Word<Ask>{"terrain_cost",       terrain_cost      },
    Word<Ask>{"order_effects",      order_effects     },
    Word<Ask>{"order_placement",    order_placement   },
    Word<Ask>{"spotting",           spotting          },
    Word<Ask>{"to_hit",             to_hit            },
    Word<Ask>{"rate_of_fire",       rate_of_fire      },
    Word<Ask>{"hit_result",         hit_result        },
    Word<Ask>{"idf_to_hit",         idf_to_hit        },
    Word<Ask>{"artillery_response", artillery_response},
    Word<Ask>{"morale",             morale            },
    Word<Ask>{"rally",              rally             },
    Word<Ask>{"entrench",           entrench          },
    Word<Ask>{"ammo_depletion",     ammo_depletion    },
    Word<Ask>{"distance",           distance          },
    Word<Ask>{"line_of_sight",      line_of_sight     },
};

// Bounds of every question.
inline constexpr Whole kDie{1, 10};
inline constexpr Whole kNumber{-100, 100};  ///< to hit, morale, levels
inline constexpr Whole kCount{0, 100};
inline constexpr Whole kCaliber{0, 10'000};
inline constexpr Decimal kCoordinate{-500_in, 500_in};
inline constexpr Decimal kBaseSide{0_in, 100_in, true};
inline constexpr Decimal kWithin{0_in, 2000_in};
inline constexpr Decimal kDegrees{0_in, 360_in, false, true};  ///< thousandths of a degree
inline constexpr std::size_t kMostObstacles = 200, kFewestCorners = 3, kMostCorners = 200;

}  // namespace ask
