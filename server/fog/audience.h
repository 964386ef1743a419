#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "game/play/commands.h"

/// For whom something is written. Only `fog/` turns the truth into what an audience may know.
namespace fog {

/// The public sees what both sides may know, the referee sees everything. [REL-36] Blue and Red are
/// the leaders of their sides; other players of a side have views of their own. [S-06]
enum class Audience : std::uint8_t {
    Blue,
    Red,
    Referee,
    Public,
    Blue2,
    Blue3,
    Blue4,
    Red2,
    Red3,
    Red4
};
/// Those of every battle.
inline constexpr std::array kAudiences = {Audience::Blue, Audience::Red, Audience::Referee,
                                          Audience::Public};
/// Players first, then the referee, then those who only watch.
inline constexpr std::array kSeats = {
    Audience::Blue, Audience::Blue2, Audience::Blue3, Audience::Blue4,   Audience::Red,
    Audience::Red2, Audience::Red3,  Audience::Red4,  Audience::Referee, Audience::Public};

/// Of an array with one place an audience.
constexpr std::size_t index(Audience audience) { return static_cast<std::size_t>(audience); }

constexpr bool is_side(Audience audience) {
    return audience != Audience::Referee && audience != Audience::Public;
}
/// The same person at the table. Not for the public, who asks for nothing.
constexpr game::Actor actor_of(Audience audience) {
    switch (audience) {
    case Audience::Blue: return game::Actor::Blue;
    case Audience::Blue2: return game::Actor::Blue2;
    case Audience::Blue3: return game::Actor::Blue3;
    case Audience::Blue4: return game::Actor::Blue4;
    case Audience::Red: return game::Actor::Red;
    case Audience::Red2: return game::Actor::Red2;
    case Audience::Red3: return game::Actor::Red3;
    case Audience::Red4: return game::Actor::Red4;
    case Audience::Referee:
    case Audience::Public: break;
    }
    return game::Actor::Referee;
}
/// Only for a side.
constexpr game::Side side_of(Audience audience) { return game::side_of(actor_of(audience)); }
constexpr int player_of(Audience audience) { return game::player_of(actor_of(audience)); }
constexpr Audience audience_of(game::Side side) {
    return side == game::Side::Red ? Audience::Red : Audience::Blue;
}
/// Of a player of a side: whom he sits with.
constexpr Audience table_of(Audience audience) {
    return is_side(audience) ? audience_of(side_of(audience)) : audience;
}
/// Whose contacts this audience sees; the referee needs none.
constexpr game::Watcher watcher_of(Audience audience) {
    return is_side(audience) ? game::watcher_of(side_of(audience)) : game::Watcher::Public;
}

/// The word for a seat, in links and in the journal: "blue", "blue2" …, "referee", "public".
std::string_view seat_name(Audience audience);
std::optional<Audience> seat_named(std::string_view name);
/// Is there such a seat in a battle of this scenario?
bool sits_here(const game::Scenario& scenario, Audience audience);

}  // namespace fog
