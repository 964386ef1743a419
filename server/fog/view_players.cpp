#include "base/contains.h"
#include "fog/view_parts.h"
#include "game/core/sides.h"
#include "game/play/leading.h"

namespace fog {

namespace {

/// Seats of the own side; the referee's are of both.
std::vector<Audience> own_seats(const Eyes& eyes) {
    std::vector<Audience> seats;
    for (const auto audience : kSeats) {
        if (!is_side(audience) || !eyes.owns(side_of(audience))) continue;
        seats.push_back(audience);
    }
    return seats;
}

game::Player player_in(Audience seat) { return {side_of(seat), player_of(seat)}; }

}  // namespace

std::optional<int> player_looking(const Eyes& eyes) {
    if (!is_side(eyes.audience())) return std::nullopt;
    const auto others = game::other_players(eyes.game().scenario, side_of(eyes.audience()));
    return others.empty() ? std::nullopt : std::optional(player_of(eyes.audience()));
}

Keyed<PlayerSeen> players_seen(const Eyes& eyes) {
    Keyed<PlayerSeen> seen;
    const auto& game = eyes.game();
    for (const auto audience : kSeats) {
        if (!is_side(audience) || !sits_here(game.scenario, audience)) continue;
        const game::Player player{side_of(audience), player_of(audience)};
        const bool alone = game::other_players(game.scenario, player.side).empty();
        if (alone || !eyes.owns(player.side)) continue;
        seen.emplace(seat_name(audience),
                     PlayerSeen{player.side, player.number,
                                player.number == game::kLeader || contains(game.players_up, player),
                                game::has_committed(game, player)});
    }
    return seen;
}

Keyed<StandingPassSeen> standing_passes_seen(const Eyes& eyes) {
    Keyed<StandingPassSeen> seen;
    for (const auto seat : own_seats(eyes))
        for (const auto& pass : eyes.game().standing_passes)
            if (pass.player == player_in(seat))
                seen.emplace(std::string(seat_name(seat)) + "/" + pass.step,
                             StandingPassSeen{pass.player.side, pass.player.number, pass.step,
                                              pass.until_contact.has_value(), pass.discards});
    return seen;
}

Keyed<QuietHoursSeen> quiet_hours_seen(const Eyes& eyes) {
    Keyed<QuietHoursSeen> seen;
    for (const auto seat : own_seats(eyes))
        for (const auto& [player, from, to] : eyes.game().quiet_hours)
            if (player == player_in(seat))
                seen.emplace(seat_name(seat), QuietHoursSeen{player.side, player.number, from, to});
    return seen;
}

/// Of the own side; that the other one is late nobody is told. [REL-31]
std::vector<std::string> late_seats(const Eyes& eyes) {
    std::vector<std::string> late;
    for (const auto seat : own_seats(eyes))
        if (game::is_late(eyes.game(), player_in(seat))) late.emplace_back(seat_name(seat));
    return late;
}

Keyed<AskedMoveSeen> asked_moves_seen(const Eyes& eyes) {
    Keyed<AskedMoveSeen> seen;
    for (const auto& asked : eyes.game().asked_moves) {
        const auto side = game::the_stand(eyes.game(), asked.stand).side;
        if (eyes.owns(side)) seen.emplace(id_text(asked.stand), AskedMoveSeen{side, asked.path});
    }
    return seen;
}

}  // namespace fog
