#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "game/core/state.h"

/// What differs between two states of one battle. What was derived from the first is made again for
/// the second only where something that it reads differs: the states say so themselves, by
/// comparison, and no event has to remember to.
namespace game {

/// The parts of a battle that something is derived from.
enum class Field : std::uint8_t {
    Scenario,  ///< options and obstacles change in play
    Enlisted,  ///< which stands there are; none is ever taken off the list
    Clock,     ///< turn, step, card window, pauses; weather
    Committed,
    Dice,  ///< shares, promises, dice set by the referee
    Stands,
    Companies,
    Orders,  ///< in force, those named of several, and reserves declared
    Placed,  ///< for the next turn
    Shots,
    Facings,  ///< declared
    AskedMoves,
    Missions,
    Markers,      ///< and who knows of them, of fieldworks and obstacles
    KnownToBlue,  ///< contacts
    KnownToRed,
    KnownToPublic,
    KnownToPlayers,
    Cards,
};
inline constexpr int kFields = static_cast<int>(Field::Cards) + 1;

/// Some of these fields.
class Fields {
  public:
    constexpr Fields() = default;
    constexpr Fields(Field field) : bits_(1U << static_cast<unsigned>(field)) {}
    static constexpr Fields all() { return Fields((1U << kFields) - 1); }
    [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
    [[nodiscard]] constexpr bool has(Field field) const { return (*this & field).any(); }
    [[nodiscard]] constexpr Fields without(Fields other) const {
        return Fields(bits_ & ~other.bits_);
    }
    constexpr Fields operator|(Fields other) const { return Fields(bits_ | other.bits_); }
    constexpr Fields operator&(Fields other) const { return Fields(bits_ & other.bits_); }
    constexpr Fields& operator|=(Fields other) { return *this = *this | other; }
    constexpr bool operator==(const Fields&) const = default;

  private:
    constexpr explicit Fields(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};
constexpr Fields operator|(Field a, Field b) { return Fields(a) | Fields(b); }
/// Where this watcher's knowledge is kept.
constexpr Field field_of(Watcher watcher) {
    if (watcher == Watcher::Blue) return Field::KnownToBlue;
    if (watcher == Watcher::Red) return Field::KnownToRed;
    return watcher == Watcher::Public ? Field::KnownToPublic : Field::KnownToPlayers;
}

/// Where a stand of this side stands, or stood: its centre.
struct Place {
    Side side = Side::Blue;
    Point at;
    bool operator==(const Place&) const = default;
};
/// Where something was looked for: what changes elsewhere makes no difference.
struct LookedAt {
    std::optional<Box> box;    ///< nothing: everywhere
    bool all_enemies = false;  ///< these everywhere, whatever the box
};
/// Where either was looked for.
LookedAt joined(const LookedAt& one, const LookedAt& other);
/// Does what this side looked for depend on who stands there?
bool reaches(const LookedAt& looked_at, Side side, const Place& place);

struct Changed {
    Fields fields;
    /// That differ, those that carry or carried them, and those that ride on these.
    std::vector<StandId> stands;
    std::vector<StandId> issuers;  ///< whose orders for the next turn differ
    std::vector<StandId> firers;   ///< whose declared shots differ
    std::vector<StandId> targets;  ///< of those shots
    /// Before and now, of stands that others meet otherwise: moved, turned, got in or out, were
    /// seen. Nothing farther off than `kBeyondContact` touches them.
    std::vector<Place> places;

    /// Everything may differ: the lists are empty, since nobody needs them then.
    static Changed all();
    [[nodiscard]] bool has(StandId stand) const;
    /// Both changes, one after the other.
    void join(const Changed& later);
};
Changed changed_between(const Game& before, const Game& after);

}  // namespace game
