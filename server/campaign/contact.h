#pragma once
#include <span>
#include <string>
#include <vector>

#include "campaign/course.h"

/// What follows when enemies meet. No die decides it. [CAM-05]
namespace campaign {

/// Of several the boldest counts: attack, march, hold, avoid.
Posture boldest(const Campaign& campaign, std::span<const std::string> formations);
/// As the table of the campaign has it; without a row the mover halts.
Meeting meeting_of(const Plan& plan, Posture mover, Posture holder);

/// Of two who both move: who gives way, if anybody does.
enum class Clash : std::uint8_t { Battle, OneRetires, OtherRetires, BothHalt };
Clash clash_of(const Plan& plan, Posture one, Posture other);

/// Its march has ended.
void halt(Course& course, const std::string& formation, int impulse);
/// A battle at this place, or more forces for the one that is proposed there.
void propose_battle(Course& course, const std::string& place, std::optional<Side> comer,
                    std::span<const std::string> forces, int impulse);
/// The formations of a side that are at this place.
std::vector<std::string> formations_at(const Campaign& campaign, Side side, std::string_view place);

}  // namespace campaign
