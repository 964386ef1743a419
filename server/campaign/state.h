#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/plan.h"
#include "game/play/commands.h"

/// A campaign as it stands: a value, made by events alone. Its plan is never changed. [CAM-01]
namespace campaign {

using game::Actor;

/// Orders: both sides, sealed. Battles: those that the march has brought about, until the last is
/// done with. [CAM-02]
enum class Step : std::uint8_t { Orders, Battles, Over };
struct Moment {
    int day = 1;
    int phase = 0;    ///< counted from 0
    int impulse = 0;  ///< of the march; 0: before it
    auto operator<=>(const Moment&) const = default;
};

/// Between two places.
struct OnRoad {
    std::string from, to;
    int left = 0;  ///< points of march to `to`
    bool operator==(const OnRoad&) const = default;
};
/// Neither at a place nor on a road: it has not arrived yet.
struct Formation {
    std::string key;
    std::string place;  ///< where it is; empty: elsewhere
    std::optional<OnRoad> road;
    std::string came_by;  ///< the place from which it came to where it is; empty: from nowhere
    Posture posture = Posture::Hold;
    bool operator==(const Formation&) const = default;
};

/// A piece never vanishes nor changes sides. [CAM-07]
enum class PieceState : std::uint8_t { Present, Straggling, Captured, Lost };
struct Piece {
    StandId id;  ///< of the order of battle
    std::string formation;
    PieceState state = PieceState::Present;
    std::vector<game::Ammunition> ammunition = {};  ///< what it has used up of it in battles
    int smoke_fired = 0;                            ///< missions of smoke
    bool operator==(const Piece&) const = default;
};

/// What a formation is told to do: along these places; none: it stays. [CAM-03]
struct March {
    std::string formation;
    std::vector<std::string> way;
    Posture posture = Posture::Hold;
    std::string looks;  ///< the neighbouring place that its scouts watch; empty: none
    bool operator==(const March&) const = default;
};

/// What can be told of an enemy from afar. [CAM-06]
enum class SeenKind : std::uint8_t { Infantry, Armour, Mixed };
enum class SeenSize : std::uint8_t { Company, Battalion, More };
struct Sighting {
    int handle = 0;         ///< of the watching side, new after a loss
    std::string formation;  ///< the truth: never told
    std::string place;
    SeenKind kind = SeenKind::Infantry;
    SeenSize size = SeenSize::Company;
    Moment seen;
    bool operator==(const Sighting&) const = default;
};
/// What a side knows of the other.
struct Knowledge {
    std::vector<Sighting> sightings;
    std::vector<std::optional<Side>> holders;  ///< of each place, as far as it knows
    int last_handle = 0;
    bool operator==(const Knowledge&) const = default;
};

enum class BattleState : std::uint8_t { Proposed, Dropped, Made, Taken };
/// Enemies at one place, one of whom wants to fight. [CAM-05]
struct Force {
    std::string formation;
    int late = 0;  ///< impulses after the first contact
    bool operator==(const Force&) const = default;
};
/// A stand of a battle, and the piece of the campaign that it is.
struct StandOf {
    StandId stand, piece;
    bool operator==(const StandOf&) const = default;
};
/// Who of the campaign sits in a seat of a battle: its key opens it.
struct SeatOf {
    Actor seat = Actor::Blue, of = Actor::Blue;
    bool operator==(const SeatOf&) const = default;
};
struct Battle {
    int id = 0;
    std::string place;  ///< with a table
    Moment moment;
    std::optional<Side> comer;  ///< who came to the other; none: both came
    std::vector<Force> forces;
    BattleState state = BattleState::Proposed;
    std::string book = {};             ///< once it is made: its id among the battles of the server
    std::vector<SeatOf> seats = {};    ///< the staff sits in every one
    std::vector<StandOf> stands = {};  ///< in order of piece
    std::optional<Side> holder = {};   ///< who keeps the field, once it is taken in
    bool operator==(const Battle&) const = default;
};

struct Campaign {
    Plan plan;
    Moment now;
    Step step = Step::Orders;
    int opening = 0;  ///< counts the steps of orders, so that a commit names its own
    std::vector<Formation> formations;         ///< as in the plan
    std::vector<Piece> pieces;                 ///< as in the plan
    std::vector<std::optional<Side>> holders;  ///< of each place, as in the plan
    std::vector<March> marches;                ///< sealed
    std::vector<Battle> battles;               ///< of all phases
    std::array<bool, 2> committed{};
    std::vector<Actor> players_committed;
    Knowledge blue, red;
    std::optional<Side> winner;
    bool operator==(const Campaign&) const = default;
};

inline std::size_t index(Side side) { return side == Side::Blue ? 0 : 1; }
inline Knowledge& known_to(Campaign& campaign, Side side) {
    return side == Side::Blue ? campaign.blue : campaign.red;
}
inline const Knowledge& known_to(const Campaign& campaign, Side side) {
    return side == Side::Blue ? campaign.blue : campaign.red;
}

/// Null: there is none.
const Formation* formation_of(const Campaign& campaign, std::string_view key);
Formation* formation_of(Campaign& campaign, std::string_view key);
const March* march_of(const Campaign& campaign, std::string_view formation);
const Battle* battle_of(const Campaign& campaign, int id);
std::optional<std::size_t> place_index(const Plan& plan, std::string_view key);
const FormationPlan& plan_of(const Campaign& campaign, const Formation& formation);
Side side_of(const Campaign& campaign, const Formation& formation);
/// Those of its pieces that are there.
std::vector<const Piece*> present_pieces(const Campaign& campaign, std::string_view formation);
/// It has come, and something of it is left.
bool is_there(const Campaign& campaign, const Formation& formation);
/// Is there a formation of this side?
bool is_at(const Campaign& campaign, Side side, std::string_view place);
/// In one that is not done with.
bool is_in_battle(const Campaign& campaign, std::string_view formation);
constexpr bool is_open(BattleState state) {
    return state == BattleState::Proposed || state == BattleState::Made;
}
/// Of one of the campaign's own pieces: they are in the order of the plan.
const game::StandPlan& plan_of(const Campaign& campaign, const Piece& piece);
const rules::DataLine& line_of(const Campaign& campaign, const Piece& piece);

}  // namespace campaign
