#pragma once
#include "game/state.h"

/// Suppression placed and cleared. [SUPP]
namespace game {

enum class SuppressedBy : std::uint8_t { DirectFire, Template, Proximity, Card };
// events
struct StandSuppressed {
    StandId stand;
    SuppressedBy by = SuppressedBy::DirectFire;
};
struct SuppressionRemoved {
    StandId stand;
};

}  // namespace game
