#pragma once
#include <functional>

#include "base/result.h"
#include "campaign/messages.h"

/// A campaign is decided and evolved as a battle is: what a command does, and what follows from it
/// until somebody has to decide again. Nothing is rolled in it. [CAM-02]
namespace campaign {

/// What this command would make happen, or why not; changes nothing. Judged on what the actor's
/// side knows.
Result<Events> decide(const Campaign& campaign, Actor actor, const Command& command,
                      const Given& given = {});
/// Is told of each event, and the campaign as it is just after it.
using Follower = std::function<void(const Campaign& after, const Event& event)>;
/// Makes it happen, and all that follows by itself. Refused: the campaign is as before.
Result<Events> play(Campaign& campaign, Actor actor, const Command& command,
                    const Follower& follower = {}, const Given& given = {});
/// The first event of a campaign, and all until somebody has to decide.
Events begin(Campaign& campaign, Plan plan);
/// Applies what has happened: asks no rule, refuses nothing.
void evolve(Campaign& campaign, const Event& event);

}  // namespace campaign
