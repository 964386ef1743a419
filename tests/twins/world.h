#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/dice.h"
#include "fog/view_of.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "wire/write.h"

/// A battle and the frames of its audiences, without a room: what the twin tests compare.
namespace twins {

using Projector = std::function<fog::View(const game::Game&, const fog::Chronicle&)>;
fog::View honest(const game::Game& game, const fog::Chronicle& told);

struct Stream {
    fog::Chronicle told;
    fog::View last;
    std::int64_t n = 0;
    std::vector<std::string> frames;  ///< as sent
};
struct Act {
    game::Actor actor = game::Actor::Blue;
    game::Command command;
};

class World {
  public:
    World(const game::Scenario& scenario, std::string seed, Projector projector = honest);
    /// From here on nobody else is told anything: making views takes most of the time.
    void hear_only(const std::set<fog::Audience>& audiences);
    /// What this act would make happen, in the world as it is; nothing: it is refused.
    std::optional<game::Events> would_happen(const Act& act) const;
    /// Plays it and sends every audience what changed. False: refused, and nobody heard of it.
    bool play(const Act& act);
    /// Changes the truth behind everybody's back.
    void secretly(const std::function<void(game::Game&)>& change) { change(game_); }
    /// From here on its views are made like this.
    void look_through(Projector projector) { projector_ = std::move(projector); }
    void forget_frames();
    const game::Game& game() const { return game_; }
    const Stream& of(fog::Audience audience) const { return streams_.at(audience); }
    std::string first_view(fog::Audience audience) const;

  private:
    game::Game game_;
    std::string seed_;
    Projector projector_;
    std::map<fog::Audience, Stream> streams_;
};

/// Without shares in its dice: bots draw theirs from the system's randomness, and no two runs would
/// play the same battle.
game::Scenario scenario(const char* id, const char* folder = "db/scenarios");

/// What this audience and the public receive of these acts; nothing when one of them is refused.
std::optional<std::vector<std::string>> frames_of(World world, const std::vector<Act>& acts,
                                                  fog::Audience audience);
/// Fails with the first frame that differs.
void check_same(const std::vector<std::string>& frames, const std::vector<std::string>& others);

/// Two bots play this world until `turn` begins or the battle is over; what they did.
std::vector<Act> play_with_bots(World& world, std::uint64_t seed, int turn);

}  // namespace twins
