#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "game/state.h"

/// For whom something is written. Only `fog/` turns the truth into what an audience may know.
namespace fog {

/// The public sees what both sides may know, the referee sees everything. [R36]
enum class Audience : std::uint8_t { Blue, Red, Referee, Public };
inline constexpr std::array kAudiences = {Audience::Blue, Audience::Red, Audience::Referee,
                                          Audience::Public};

/// Of an array with one place an audience.
constexpr std::size_t index(Audience audience) { return static_cast<std::size_t>(audience); }

constexpr bool is_side(Audience audience) {
    return audience == Audience::Blue || audience == Audience::Red;
}
/// Only for a side.
constexpr game::Side side_of(Audience audience) {
    return audience == Audience::Red ? game::Side::Red : game::Side::Blue;
}
constexpr Audience audience_of(game::Side side) {
    return side == game::Side::Red ? Audience::Red : Audience::Blue;
}
/// Whose contacts this audience sees; the referee needs none.
constexpr game::Watcher watcher_of(Audience audience) {
    return is_side(audience) ? game::watcher_of(side_of(audience)) : game::Watcher::Public;
}

}  // namespace fog
