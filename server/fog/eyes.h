#pragma once
#include <optional>

#include "fog/audience.h"
#include "fog/told.h"
#include "game/play/commands.h"

/// How an audience names the stands of a battle: the one place where a stand becomes a name, or
/// nothing.
namespace fog {

class Eyes {
  public:
    Eyes(const game::Game& game, Audience audience) : game_(game), audience_(audience) {}

    [[nodiscard]] bool is_referee() const { return audience_ == Audience::Referee; }
    /// Does it know everything about this side?
    [[nodiscard]] bool owns(game::Side side) const {
        return is_referee() || (is_side(audience_) && side_of(audience_) == side);
    }
    /// Own stands by id, enemy stands that are in sight by handle, others not at all.
    [[nodiscard]] std::optional<Who> who(StandId id) const;
    /// An enemy stand in sight, or of which a ghost remains: the latest handle.
    [[nodiscard]] std::optional<Who> who_or_ghost(StandId id) const;
    /// Whose contacts it sees: its side's, or with shared_spotting = false its own. [S-90]
    [[nodiscard]] game::Watcher watcher() const;
    [[nodiscard]] const std::vector<game::Contact>& contacts() const {
        return game::knowledge_of(game_, watcher()).contacts;
    }
    /// Wrecks and the like, which all of a side know.
    [[nodiscard]] const game::Knowledge& knowledge() const {
        return game::knowledge_of(game_, watcher_of(audience_));
    }
    [[nodiscard]] Audience audience() const { return audience_; }
    [[nodiscard]] const game::Game& game() const { return game_; }

  private:
    const game::Game& game_;
    Audience audience_;
};

inline std::string id_text(StandId id) { return "s" + std::to_string(id.value); }

}  // namespace fog
