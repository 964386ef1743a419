#include "fog/audience.h"

#include <algorithm>

namespace fog {
namespace {

constexpr std::array<std::string_view, kSeats.size()> kNames{
    "blue", "red", "referee", "public", "blue2", "blue3", "blue4", "red2", "red3", "red4"};

}  // namespace

std::string_view seat_name(Audience audience) { return kNames[index(audience)]; }

std::optional<Audience> seat_named(std::string_view name) {
    for (const auto audience : kSeats)
        if (seat_name(audience) == name) return audience;
    return std::nullopt;
}

bool sits_here(const game::Scenario& scenario, Audience audience) {
    if (!is_side(audience) || player_of(audience) == game::kLeader) return true;
    return std::ranges::any_of(scenario.companies, [&](const game::CompanyPlan& company) {
        return company.side == side_of(audience) && company.player == player_of(audience);
    });
}

}  // namespace fog
