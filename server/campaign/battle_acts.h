#pragma once
#include <optional>
#include <string>

#include "base/result.h"
#include "campaign/course.h"

/// What the staff does about battles: makes them, takes them in, drops them. [CAM-11, CAM-12]
namespace campaign {

/// What the staff says of itself, while the campaign goes on.
std::optional<Refusal> cannot_rule(const Campaign& campaign, Actor actor);
/// With a reason.
std::optional<Refusal> cannot_rule(const Campaign& campaign, Actor actor,
                                   const std::string& reason);

Result<Events> make_battle(const Campaign& campaign, Actor actor, const MakeBattle& make,
                           const Given& given);
Result<Events> take_in(const Campaign& campaign, Actor actor, const TakeInBattle& take,
                       const Outcome& outcome);
Result<Events> decide_on(const Campaign& campaign, Actor actor, const DropBattle& drop);
/// Who does not keep the field goes, and the phase goes on.
void leave_field(Course& course, int battle, Side loser);

}  // namespace campaign
