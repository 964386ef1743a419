#pragma once
#include "game/changes/changed.h"
#include "game/fire/choices.h"
#include "game/fire/lines_of_fire.h"
#include "game/shelling/choices.h"

/// What a side has looked at before, kept from command to command since looking is dear.
namespace game {

/// If nothing but these differs, only single fires may be others.
inline constexpr auto kOfSingleFires = Field::Shots | Field::KnownToPublic;
/// If nothing but these differs, single stands are forgotten, not all: moves and fires do not read
/// them, or only of a stand, its carrier and its place, and shots by their firers and targets.
inline constexpr auto kOfSingleStands = kOfSingleFires | Field::Stands | Field::Placed |
                                        Field::Missions | Field::AskedMoves | Field::Facings |
                                        Field::Dice;
Fields known_to_enemy(Side side);

struct Looks {
    LinesOfFire lines_of_fire;
    TargetsSeen targets;
    ObserversSight observers;

    /// What this side looks at again after this change, which led to `game`. Returns the firers
    /// whose lines were forgotten.
    std::vector<StandId> forget(const Game& game, const Changed& changed, Side side);
};

}  // namespace game
