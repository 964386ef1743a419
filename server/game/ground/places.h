#pragma once
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "game/core/state.h"

/// Where a stand can stand. [MOVE-14, TERR-03, S-32]
namespace game {

/// Directions in which a place is looked for, straight on first. [FB-09]
inline constexpr std::array<std::int32_t, 12> kAllRound{
    0, 30000, -30000, 60000, -60000, 90000, -90000, 120000, -120000, 150000, -150000, 180000};

/// Ground that it may not enter is no place for it either, as far as its side knows. [TERR-03]
bool may_stand_on(const Game& game, const Stand& stand, Point at);
/// Wrecks that this side has seen. [S-32]
std::vector<Corners> known_wreck_bases(const Game& game, Side side);
/// Is the place free of bases and wrecks, the stand itself and whoever is aboard left out? Dummies
/// of its side take room like stands. [MOVE-14, S-32, S-74]
bool is_free_place(const Game& game, const Stand& stand, Point at, Facing facing);
/// Is the place free of friends and known wrecks, for this stand? [MOVE-14, S-32]
bool is_free_as_known(const Game& game, const Stand& stand, Point at, Facing facing);
/// Adds the enemies on the table whom the stand touches with its base there. [S-23]
void note_run_into(const Game& game, const Stand& stand, const Corners& base,
                   std::vector<StandId>& ran_into);
/// May it be set down there: on the table, no prohibited ground, nobody in the way?
bool may_be_set_down(const Game& game, const Stand& stand, Point at, Facing facing);
inline constexpr Inches kFarthestBeside = 2.5_in;  ///< from centre to centre
/// Free places for a base in contact with another, all round it, none farther than
/// `kFarthestBeside`.
std::vector<Point> places_beside(const Game& game, const Stand& stand, const Stand& other,
                                 std::size_t at_most);
/// The nearest place at which `is_good` holds, straight on first, with the way that leads there.
std::optional<Point> first_place_around(Point at, Facing straight_on,
                                        const std::function<bool(Point, Facing)>& is_good);
/// The free place nearest to this one, up to 6" away; this one when there is none. Without a facing
/// it faces the way that it went. [PASS-05, S-77, S-89, FB-04]
Point nearest_free_place(const Game& game, const Stand& stand, Point at,
                         std::optional<Facing> facing = {});

}  // namespace game
