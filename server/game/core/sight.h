#pragma once
#include <optional>
#include <vector>

#include "game/core/state.h"
#include "rules/sight_line.h"

/// Lines of sight in a battle: the ground, smoke and wrecks. [LOS-05, LOS-15, S-34]
namespace game {

/// All that stands in the way of sight besides the ground.
std::vector<rules::SightObstacle> sight_obstacles(const Game& game);
/// The same, as far as this side knows of it: smoke is open, wrecks only when seen. [REL-27]
std::vector<rules::SightObstacle> known_obstacles(const Game& game, Side side);
/// How far this stand is seen in the present weather; none: as far as the ground lets it. At night
/// its fire shows it until the next 2F. [WX-02, S-02, S-80]
std::optional<Inches> sight_limit(const Game& game, const Stand& target);
/// The same for a place where nobody fires.
std::optional<Inches> sight_limit(const Game& game);
bool is_within(std::optional<Inches> limit, const Corners& from, const Corners& to);
rules::SightEnd sight_end_of(const Game& game, const Stand& stand);
/// As if the stand stood there.
rules::SightEnd sight_end_at(const Game& game, const Stand& stand, Point at, Facing facing);
/// So that whoever looks for any that sees, or is seen, soon finds one.
void sort_nearest_first(std::vector<const Stand*>& stands, Point from);

/// A stand that looks at one after the other from where it stands, past what is in the way. It
/// keeps no copy of the game or the stand.
class Lookout {
  public:
    Lookout(const Game& game, const Stand& stand, std::vector<rules::SightObstacle> in_the_way);

    [[nodiscard]] const Stand& stand() const { return stand_; }
    /// Is there a line of sight to the stand, and light enough to see it? [LOS-03, WX-02]
    [[nodiscard]] bool sees(const Stand& other) const;
    /// The same for a place where nobody fires. [S-33]
    [[nodiscard]] bool sees(Point place) const;
    /// The same for an end made before, seen no farther than this.
    [[nodiscard]] bool sees(const rules::SightEnd& to, std::optional<Inches> limit) const;
    /// Those whom its side sees, the nearest first.
    [[nodiscard]] std::vector<const Stand*> enemies() const;

  private:
    const Game& game_;
    const Stand& stand_;
    rules::SightEnd from_;
    std::vector<rules::SightObstacle> in_the_way_;
};

/// Is there a line of sight between these stands where they stand, and light enough to see the
/// second? [LOS-03, WX-02]
bool in_sight(const Game& game, const Stand& a, const Stand& b);
/// From any of the stand's nine points to the place. [S-33]
bool in_sight(const Game& game, const Stand& a, Point place);
/// The same, as far as its side knows what is in the way: for what its owner may do. [REL-27]
bool in_known_sight(const Game& game, const Stand& a, Point place);

/// The enemies that its side sees, for a stand that looks for a place out of their sight. It keeps
/// no copy of the game or the stand. [MOR-16, R-17]
class SeenEnemies {
  public:
    SeenEnemies(const Game& game, const Stand& stand, std::vector<rules::SightObstacle> in_the_way);

    /// Is the place out of the line of sight of all of them?
    [[nodiscard]] bool lose_sight_of(Point at, Facing facing) const;

  private:
    struct Enemy {
        rules::SightEnd end;
        std::optional<Inches> limit;
    };
    const Game& game_;
    const Stand& stand_;
    std::vector<Enemy> enemies_;  ///< the nearest first
    std::vector<rules::SightObstacle> in_the_way_;
};
/// Is the stand out of the line of sight of every enemy that its side sees, as far as it knows?
/// [MOR-16, R-17, REL-27]
bool out_of_known_sight(const Game& game, const Stand& stand);

}  // namespace game
