#pragma once
#include <string_view>

#include "rules/equipment.h"

/// What a line of equipment may be marked with, by the words of the data files. [RNG-12]
namespace rules {

template <class Line> struct Flag {
    std::string_view name;
    bool Line::* value;
};
inline constexpr Flag<DataLine> kLineFlags[] = {
    {"tow",                &DataLine::can_tow           },
    {"transport",          &DataLine::transport         },
    {"passengers_fire",    &DataLine::passengers_fire   },
    {"recon",              &DataLine::recon             },
    {"engineer",           &DataLine::engineer          },
    {"infantry_anti_tank", &DataLine::infantry_anti_tank},
    {"heavy_infantry",     &DataLine::heavy_infantry    },
    {"cavalry",            &DataLine::cavalry           },
    {"bicycle",            &DataLine::bicycle           },
    {"motorcycle",         &DataLine::motorcycle        },
    {"patrol",             &DataLine::patrol            },
    {"armored_car",        &DataLine::armored_car       },
    {"tank",               &DataLine::tank              },
    {"observer",           &DataLine::observer          },
    {"aircraft",           &DataLine::aircraft          },
    {"supply",             &DataLine::supply            },
};
inline constexpr Flag<WeaponLine> kWeaponFlags[] = {
    {"small_arms",      &WeaponLine::small_arms     },
    {"hollow_charge",   &WeaponLine::hollow_charge  },
    {"battalion_gun",   &WeaponLine::battalion_gun  },
    {"flame",           &WeaponLine::flame          },
    {"rocket_launcher", &WeaponLine::rocket_launcher},
    {"flame_trailer",   &WeaponLine::flame_trailer  },
    {"limited",         &WeaponLine::limited        },
};

}  // namespace rules
