#include "fog/audience.h"

#include "base/contains.h"
#include "game/leading.h"

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
    return contains(game::other_players(scenario, side_of(audience)), player_of(audience));
}

}  // namespace fog
