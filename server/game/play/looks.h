#pragma once
#include "game/changes/changed.h"
#include "game/fire/lines_of_fire.h"
#include "game/shelling/choices.h"

/// What a side has looked at before, kept from command to command since looking is dear.
namespace game {

struct Looks {
    LinesOfFire lines_of_fire;
    ObserversSight observers;

    /// What is looked at again after this change. Returns the firers whose lines were forgotten.
    std::vector<StandId> forget(const Changed& changed);
    void forget_all();
};

}  // namespace game
