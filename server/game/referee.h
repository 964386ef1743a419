#pragma once
#include <span>

#include "game/state.h"
#include "game/words_told.h"

/// The referee's rulings: each an event with its reason; none can be refused for the rules' sake.
/// [REF-01]
namespace game {

/// What the referee makes of the ammunition of a stand: all weapons but small arms.
enum class Supply : std::uint8_t { Empty, Full };
// commands
struct EditStand {
    StandId stand;
    std::optional<Point> at = {};
    std::optional<Facing> facing = {};
    std::optional<MoraleState> state = {};
    std::optional<bool> suppressed = {};
    std::optional<bool> visible = {};
    std::optional<rules::TroopQuality> quality = {};
    std::optional<Supply> ammunition = {};
    std::string reason;
};
struct RemoveStand {
    StandId stand;
    std::string reason;
};
struct AddStand {
    Side side = Side::Blue;
    CompanyId company;
    std::string line;
    std::string name;
    rules::TroopQuality quality = rules::TroopQuality::Regular;
    Point at;
    Facing facing;
    std::optional<rules::Issuer> issuer = {};  ///< none: patrols order themselves, others nobody
    std::string reason;
};
/// From now on the stand follows this order and no other; without one, none. [S-95]
struct SetOrder {
    StandId stand;
    std::optional<OrderChit> chit = {};
    std::optional<Facing> arrow = {};
    std::string reason;
};
struct SetCompanyMorale {
    CompanyId company;
    int morale = 7;
    std::string reason;
};
/// Sets a die before it is rolled; `purpose` as in S-05, without the battle's seed.
struct SetDie {
    std::string purpose;
    int face = 1;
    std::string reason;
};
/// It is rolled after all.
struct WithdrawDie {
    std::string purpose;
    std::string reason;
};
/// A row of the scenario's table by its name; of the suggested table where there is none. [S-02]
struct SetWeather {
    std::string weather;
    std::string reason;
    std::optional<WordsTold> told = {};
};
/// A path that its player asked for is a reasonable deviation, or is not. [REF-03]
struct ApproveMove {
    StandId stand;
    std::string reason;
};
struct DeclineMove {
    StandId stand;
    std::string reason;
};
/// Another value of a scenario option, from now on. [REF-05, S-91]
struct SetOption {
    std::string option;
    std::string value;
    std::string reason;
    std::optional<WordsTold> told = {};
};
/// More time for the open step. [REF-02]
struct ExtendStep {
    int seconds = 60;
    std::string reason;
    std::optional<WordsTold> told = {};
};
/// Ends the open step at once: who has not committed gets the passive default.
struct EndStep {
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct OpenStep {
    Subphase subphase = Subphase::Orders;
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct Pause {
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct Resume {
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct WriteToSide {
    std::optional<Side> side = {};  ///< none: both, openly
    std::string words;
};
struct EndBattle {
    std::optional<Side> winner = {};
    std::string reason;
    std::optional<WordsTold> told = {};
};
/// A battle that is over goes on with this step; not once its dice lie open. [REL-35, REL-37]
struct ReopenBattle {
    Subphase subphase = Subphase::Orders;
    std::string reason;
    std::optional<WordsTold> told = {};
};
// events
struct StandEdited {
    Stand stand;  ///< as it is from now on
    std::string reason;
};
struct StandRemoved {
    StandId stand;
    std::string reason;
};
struct StandAdded {
    Stand stand;
    std::string reason;
};
/// It leaves the orders that it followed, sealed or revealed.
struct OrderSet {
    StandId stand;
    std::optional<Order> order = {};
    std::string reason;
};
struct CompanyMoraleSet {
    CompanyId company;
    int morale = 7;
    std::string reason;
};
struct DieSet {
    std::string purpose;
    int face = 1;
    std::string reason;
};
struct DieWithdrawn {
    std::string purpose;
    std::string reason;
};
struct WeatherSet {
    WeatherRow weather;
    std::string reason;
    std::optional<WordsTold> told = {};
};
/// The move follows, if it was approved.
struct AskedMoveJudged {
    StandId stand;
    bool approved = false;
    std::string reason;
};
struct OptionSet {
    std::string option;
    std::string value;
    std::string reason;
    std::optional<WordsTold> told = {};
    std::optional<rules::Options> options = {};  ///< from now on; not in older journals
};
struct StepExtended {
    int seconds = 60;
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct StepForced {
    Subphase subphase = Subphase::Orders;
    std::string reason;
    bool opened = false;  ///< otherwise ended
    std::optional<WordsTold> told = {};
};
struct Paused {
    std::string reason;
    std::optional<WordsTold> told = {};
    bool by_clock = false;  ///< nobody was there [S-99]
};
struct Resumed {
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct BattleReopened {
    std::string reason;
    std::optional<WordsTold> told = {};
};
struct Written {
    std::optional<Side> side = {};
    std::string words;
};

/// What a referee adds is bounded: everything on the table costs everybody time. [S-98]
inline constexpr std::size_t kMostStandsOfASide = 150;
inline constexpr std::size_t kMostObstacles = 100;
inline constexpr std::size_t kMostDiceSet = 100;
inline constexpr std::size_t kLongestReason = 500;

/// Can a die be rolled for this, now or later? Otherwise why not. [S-05, S-98]
Result<void> is_still_to_come(const Game& game, const std::string& purpose);
/// What a ruling can put a stand under: orders that name no other stand. [S-95]
std::span<const OrderChit> orders_by_ruling();
/// What `OpenStep` can open now, or `ReopenBattle` when the battle is over. [S-96]
std::vector<Subphase> steps_to_open(const Game& game);
/// The rows that the referee can choose from: the scenario's, else the suggested ones. [S-02]
std::vector<WeatherRow> weather_table(const Game& game);

}  // namespace game
