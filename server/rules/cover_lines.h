#pragma once
#include "rules/battlefield.h"

/// What shelters on one side only: judged along the line from a firer to a base. [S-30, S-47, S-92]
namespace rules {

/// What a line of cover gives to whoever is behind it. [S-30, S-47, S-92]
struct Shelter {
    Cover cover = Cover::None;
    bool hides_hulls = false;
};
constexpr Shelter shelter_of(CoverLineKind kind) {
    return {Cover::Medium, kind != CoverLineKind::Hedge};
}
/// The best cover of the base against whoever is there: what it lies in, or a wall, hedge or
/// emplacement that the last inch of the line of fire crosses. [S-30, S-92]
Cover cover_towards(const Battlefield& field, const Corners& base, Point firer);
/// The same for a base of which it is known what it lies in (`cover_of`).
Cover cover_towards(const Battlefield& field, const Corners& base, Cover lies_in, Point firer);
/// Does a rise, a crest, a wall or an emplacement cross that last inch, so that an AFV there is
/// hull down? Higher ground on which the firer stands hides nothing from it. [S-47]
bool is_hull_hidden(const Battlefield& field, const Corners& base, Point firer, int firer_level);

}  // namespace rules
