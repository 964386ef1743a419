#include "game/effects/company_lost.h"

#include <algorithm>

#include "game/core/sides.h"
#include "game/core/sight.h"
#include "game/effects/messages.h"

namespace game {

bool company_sees(const Game& game, CompanyId company, Point place) {
    return std::ranges::any_of(present_stands(game, company), [&](const Stand* stand) {
        return on_table(*stand) && in_sight(game, *stand, place);
    });
}

/// Other companies of its side that see where the last stand went will check. [MOR-09, MOR-10,
/// S-62]
void company_is_gone(Course& course, CompanyId company, Point last_stand_at) {
    course.happen(CompanyEliminated{company, last_stand_at});
    const auto side = the_company(course.game(), company).side;
    std::vector<CompanyId> watching;
    for (const auto& other : course.game().companies)
        if (other.side == side && other.id != company && !other.saw_elimination &&
            company_sees(course.game(), other.id, last_stand_at))
            watching.push_back(other.id);
    for (const auto id : watching) course.happen(EliminationSeen{id});
}

void note_loss(Course& course, StandId lost) {
    const auto& stand = the_stand(course.game(), lost);
    const auto company = stand.company;
    const auto place = stand.at;
    if (present_stands(course.game(), company).empty()) company_is_gone(course, company, place);
}

}  // namespace game
