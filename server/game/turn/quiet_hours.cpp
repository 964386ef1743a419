#include "game/turn/quiet_hours.h"

#include <bit>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/core/sides.h"
#include "game/turn/takes_place.h"

namespace game {
namespace {

Hours hours_between(int from, int to) {
    Hours hours = 0;
    for (int hour = from; hour != to; hour = (hour + 1) % kHoursOfADay) hours |= 1 << hour;
    return hours;
}

Hours hours_of(const QuietHours& quiet) { return hours_between(quiet.from, quiet.to); }

Hours hours_of(const SetQuietHours& command) {
    return command.from ? hours_between(*command.from, *command.to) : 0;
}

/// Of his side without him.
Hours of_others(const Game& game, const Player& player) {
    Hours hours = 0;
    for (const auto& quiet : game.quiet_hours)
        if (quiet.player.side == player.side && quiet.player != player) hours |= hours_of(quiet);
    return hours;
}

int how_many(Hours hours) { return std::popcount(static_cast<unsigned>(hours)); }

/// Whether he leads his companies now is his side's to know: he counts also while he does not. So
/// does a further player where his leader alone decides: else the end would tell whose hours these
/// are. [REL-45, S-112]
bool decides_in(const Game& game, const Player& player, Subphase subphase) {
    const auto acts = step_of(subphase).acts;
    if (acts == Acts::Server || acts == Acts::Nobody) return false;
    return acts == Acts::BothInSecret || side_of(game, acts) == player.side;
}

bool is_seated(const Game& game, const Player& player) {
    return player.number == kLeader ||
           contains(other_players(game.scenario, player.side), player.number);
}

bool is_hour(int hour) { return hour >= 0 && hour < kHoursOfADay; }

/// All of a day are none: the hour at which it ends is another than that at which it begins.
bool is_good(const SetQuietHours& command) {
    if (!command.from && !command.to) return true;
    if (!command.from || !command.to) return false;
    const int from = *command.from, to = *command.to;
    return is_hour(from) && is_hour(to) && from != to &&
           how_many(hours_between(from, to)) <= kMostQuietHours;
}

}  // namespace

Hours quiet_hours_of(const Game& game, Side side) {
    Hours hours = 0;
    for (const auto& quiet : game.quiet_hours)
        if (quiet.player.side == side) hours |= hours_of(quiet);
    return hours;
}

Hours quiet_hours_in(const Game& game, Subphase subphase) {
    Hours hours = 0;
    for (const auto& quiet : game.quiet_hours)
        if (decides_in(game, quiet.player, subphase)) hours |= hours_of(quiet);
    return hours;
}

StepOpened opened(const Game& game, Subphase subphase, bool by_referee) {
    return {subphase, by_referee, lasts(game, subphase), quiet_hours_in(game, subphase)};
}

Result<Events> decide(const Game& game, const Player& player, const SetQuietHours& command) {
    if (!is_seated(game, player)) return refuse(RefusalCode::NoSuchPlayer);
    if (!is_good(command)) return refuse(RefusalCode::BadHours);
    const auto was = quiet_hours_of(game, player.side);
    const auto of_side = of_others(game, player) | hours_of(command);
    if (how_many(of_side | quiet_hours_of(game, rules::enemy_of(player.side))) >
        kMostQuietHoursTogether)
        return refuse(RefusalCode::TooManyQuietHours);
    QuietHoursSet set{player, command.from, command.to};
    if (of_side != was) set.of_side = of_side;
    return Events{set};
}

}  // namespace game
