#include "fog/audience.h"

#include <algorithm>

#include "base/words.h"

namespace fog {

std::string_view seat_name(Audience audience) { return base::text_of(audience); }

std::optional<Audience> seat_named(std::string_view name) {
    return base::from_text<Audience>(name);
}

bool sits_here(const game::Scenario& scenario, Audience audience) {
    if (!is_side(audience) || player_of(audience) == game::kLeader) return true;
    return std::ranges::any_of(scenario.companies, [&](const game::CompanyPlan& company) {
        return company.side == side_of(audience) && company.player == player_of(audience);
    });
}

}  // namespace fog
