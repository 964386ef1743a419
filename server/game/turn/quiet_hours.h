#pragma once
#include "game/core/events.h"
#include "game/turn/messages.h"

/// Hours of the day in which nobody's time runs, since somebody who decides may sleep. [S-112]
namespace game {

/// The day's hours, by UTC, a bit each: 1 << 22 from ten to eleven at night.
using Hours = int;
inline constexpr int kHoursOfADay = 24;
/// Of one player, and of both sides together.
inline constexpr int kMostQuietHours = 12;
inline constexpr int kMostQuietHoursTogether = 18;

/// Of all who play for this side.
Hours quiet_hours_of(const Game& game, Side side);
/// Of all who decide in such a step, whoever has something to decide: who that is everybody knows.
Hours quiet_hours_in(const Game& game, Subphase subphase);
/// How this step opens, as far as time goes.
StepOpened opened(const Game& game, Subphase subphase, bool by_referee);
/// May this player set them? He need not lead his companies.
Result<Events> decide(const Game& game, const Player& player, const SetQuietHours& command);

}  // namespace game
