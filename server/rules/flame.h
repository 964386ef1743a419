#pragma once
#include "rules/vocabulary.h"

/// Flame weapons: a fixed number of firings. [ADV-FLAME]
namespace rules {

/// Carried 1, vehicle 2, trailer 3; 0 for what is no flame weapon. [ADV-FLAME-01]
int flame_firings(Platform platform);
bool is_flame(Platform platform);
/// After this many firings, the last one included. [ADV-FLAME-01]
bool is_flame_spent(Platform platform, int fires);

}  // namespace rules
