#pragma once
#include <array>
#include <map>
#include <optional>
#include <vector>

#include <boost/container_hash/hash.hpp>
#include <boost/unordered/unordered_flat_map.hpp>

#include "game/core/state.h"
#include "rules/sight_line.h"

/// Lines of fire: lines of sight with friends in the way. [LOS-11 to LOS-14, S-35]
namespace game {

/// LOS with friends in the way, but one that supporting fire goes through. [LOS-12, LOS-14, S-35]
bool has_line_of_fire(const Game& game, const std::vector<rules::SightObstacle>& obstacles,
                      const Stand& firer, const Corners& target);

/// A stand of the firer's side on the table.
struct FriendInTheWay {
    StandId stand;
    Corners base{};
    rules::SightObstacle in_the_way;
    bool personnel = false;
};

/// Lines of fire that a side has looked along before. They hold as long as it is told where friends
/// are not as before (`forget`), and when smoke, or wrecks that it knows of, are not (`follow`).
class LinesOfFire {
  public:
    /// What leads past one of these places, where friends stand or stood, is looked at again.
    /// Returns the firers whose lines were forgotten.
    std::vector<StandId> forget(const std::vector<Point>& places);
    void forget_all();
    /// Forgets all when something else that this side may fire past is not as before.
    void follow(const Game& game, Side side);
    /// As `has_line_of_fire` past what the side knows of. Only for the side and the state followed.
    bool has(const Game& game, const Stand& firer, const Corners& target);

  private:
    /// Of bases; two corners tell almost all of them apart.
    struct Hash {
        std::size_t operator()(const Corners& base) const {
            std::size_t hash = 0;
            for (const auto corner : {base[0], base[2]}) {
                boost::hash_combine(hash, corner.x.thousandths);
                boost::hash_combine(hash, corner.y.thousandths);
            }
            return hash;
        }
    };
    template <class T> using ByBase = boost::unordered_flat_map<Corners, T, Hash>;
    struct Line {
        std::array<Point, 2> centres;
        bool is_free = false;
    };
    struct Looked {
        ByBase<Line> lines;                  ///< by target
        std::optional<Box> box;              ///< that no line has left, from centre to centre
        std::optional<rules::SightEnd> end;  ///< theirs
    };
    /// What many lines have in common.
    struct Table {
        std::vector<FriendInTheWay> friends;  ///< from west to east
        ByBase<rules::SightEnd> targets;
    };

    Line look(const Game& game, const Stand& firer, Looked& from, const Corners& target);

    std::optional<std::vector<rules::SightObstacle>> obstacles_;  ///< found with the first look
    std::optional<Table> table_;                                  ///< made with the first look
    std::map<StandId, Looked> looked_;
};

}  // namespace game
