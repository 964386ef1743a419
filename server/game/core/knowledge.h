#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/ids.h"
#include "game/core/sequence_of_play.h"
#include "rules/vocabulary.h"

/// What a side, or the public, knows of the enemy: enough to draw him as he was last seen.
namespace game {

using rules::MoraleState;
using rules::Side;

/// Who looks. Handles differ from side to side. The other players of a side look for themselves
/// with shared_spotting = false. [S-06, S-90]
enum class Watcher : std::uint8_t { Blue, Red, Public, Blue2, Blue3, Blue4, Red2, Red3, Red4 };
inline constexpr std::size_t kWatchers = 3;  ///< of every battle
constexpr Watcher watcher_of(Side side) {
    return side == Side::Blue ? Watcher::Blue : Watcher::Red;
}
constexpr bool is_players(Watcher watcher) { return watcher > Watcher::Public; }
constexpr bool is_sides(Watcher watcher) { return watcher < Watcher::Public; }
/// Only for players 2 to 4.
constexpr Watcher watcher_of(Side side, int player) {
    const auto first = side == Side::Blue ? Watcher::Blue2 : Watcher::Red2;
    return static_cast<Watcher>(static_cast<int>(first) + player - 2);
}

/// What a visible stand shows, and nothing else. [S-41, REL-02]
struct Shown {
    Side side = Side::Blue;
    std::string type;  ///< name of the data line
    std::string symbol;
    rules::Kind kind = rules::Kind::Personnel;
    Inches width, depth;
    Point at;
    Facing facing;
    MoraleState state = MoraleState::Steady;
    bool suppressed = false;
    bool limbered = false;
    bool crew_left_gun = false;  ///< [S-97]
    bool towing = false;
    bool riders = false;
    std::optional<rules::TroopQuality> quality;  ///< with the option reveal_quality
    std::vector<Point> path;  ///< points of this turn's path at which it was seen [REL-03, S-50]
    bool operator==(const Shown&) const = default;
};
/// An enemy stand as a side knows it. After it is lost from view it stays as a ghost; seen again it
/// is a new contact. [REL-05, S-36]
struct Contact {
    std::string handle;
    StandId stand;  ///< the truth behind the handle: never told
    bool in_sight = true;
    int turn = 0;  ///< when it was last seen
    Subphase subphase = Subphase::Deployment;
    int since_turn = 0;  ///< when this contact was made
    Subphase since = Subphase::Deployment;
    Shown shown;
    bool operator==(const Contact&) const = default;
};
/// A gun that its crew has left, where it stands or where a watcher saw it last. [ABND-01]
struct AbandonedGun {
    MarkerId id;
    StandId crew;
    Point at;
    Facing facing;
    int turn_pushed = 0;  ///< it is pushed once a turn [S-27]
    bool operator==(const AbandonedGun&) const = default;
};
struct Knowledge {
    std::vector<Contact> contacts;  ///< in order of handle
    int contacts_made = 0;          ///< ever: standing passes count them [S-107]
    std::vector<MarkerId> wrecks_seen;
    std::vector<AbandonedGun> guns_seen;                    ///< where each was last seen
    std::vector<int> fieldworks_seen;                       ///< by their number on the battlefield
    std::vector<std::pair<int, rules::Cover>> covers_seen;  ///< of fieldworks, as last seen
    std::vector<int> obstacles_seen;  ///< the same; cleared ones too, until that is seen
    bool operator==(const Knowledge&) const = default;
};

}  // namespace game
