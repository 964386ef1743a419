#pragma once
#include "game/state.h"

/// The way that a stand goes when it is forced back. [FB-01 .. FB-12, S-53]
namespace game {

struct Retreat {
    std::vector<Point> path;  ///< start first; one point when it cannot move
    Facing facing;
    bool off_table = false;
    bool is_stopped = false;  ///< by somebody or something that its side did not know of
    bool gets_away = true;    ///< farther from the enemy it flees, or no enemy
};
/// `before`: enemies as they stood before the results of this step. [S-62]
Retreat retreat_of(const Game& now, const Game& before, const Stand& stand);
/// Is the place free of bases and wrecks, the stand itself and whoever is aboard left out? Dummies
/// of its side take room like stands. [MOVE-14, S-32, S-74]
bool is_free_place(const Game& game, const Stand& stand, Point at, Facing facing);
/// The free place nearest to this one, up to 6" away; this one when there is none. Without a facing
/// it faces the way that it went. [PASS-05, S-77, S-89, FB-04]
Point nearest_free_place(const Game& game, const Stand& stand, Point at,
                         std::optional<Facing> facing = {});

}  // namespace game
