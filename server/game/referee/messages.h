#pragma once
#include <optional>
#include <string>

#include "game/core/state.h"
#include "game/core/words_told.h"

/// What the referee rules. [REF, S-94 .. S-98] What is asked and what happens.
namespace game {

/// What a referee adds is bounded: everything on the table costs everybody time. [S-98]
inline constexpr std::size_t kMostStandsOfASide = 150;
inline constexpr std::size_t kMostObstacles = 100;
inline constexpr std::size_t kMostDiceSet = 100;
inline constexpr std::size_t kLongestReason = 500;

/// What the referee makes of the ammunition of a stand: all weapons but small arms.
enum class Supply : std::uint8_t { Empty, Full };
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
    bool by_clock = false;    ///< nobody was there [S-99]
    bool by_consent = false;  ///< both leaders asked for it [S-111]
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

}  // namespace game
