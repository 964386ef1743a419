#pragma once
#include "game/state.h"
#include "game/words_told.h"

/// The turning of the sequence itself. [SEQ, END]
namespace game {

// commands
/// This side has decided: nothing it declared in this step can be taken back.
struct Commit {};
/// The clock ran out: the passive default of S-04 for whoever has not committed. Only the server
/// gives it.
struct TimeUp {};
/// The wall clock leapt: the deadline of the open step waits for the referee. Only the server gives
/// it. [S-99]
struct StopDeadline {};
struct Concede {};
/// Of a battle that is over everything may be opened: a leader agrees, or the clock says that it is
/// time. [REL-35]
struct LiftFog {};
// events
struct BattleBegun {
    Game start;  ///< the whole state before the first step
};
struct StepOpened {
    Subphase subphase = Subphase::Deployment;
};
struct StepResolved {
    Subphase subphase = Subphase::Deployment;
};
struct SideCommitted {
    Side side = Side::Blue;
    bool by_clock = false;
    bool by_referee = false;  ///< who ended the step [REF-02]
};
/// The clock ends the open step; for whom follows. [S-04]
struct TimeRanOut {};
struct DeadlineStopped {};
struct InitiativeRolled {
    std::vector<std::pair<int, int>> rolls;  ///< Blue, Red; ties are rolled again [S-03]
    Side side_a = Side::Blue;
};
struct WeatherRolled {
    int die = 0;
    std::string name;
    int spot_percent = 100;
    std::optional<Inches> max_visibility;
    std::optional<int> wheeled_factor;
    bool night = false;
    bool no_air = false;
};
struct ObjectiveTaken {
    int objective = 0;
    Side by = Side::Blue;
};
struct TurnBegun {
    int turn = 1;
    std::vector<StandId> returned = {};  ///< to their own companies [S-16]
};
struct BattleEnded {
    std::optional<Side> winner;
    std::string ending;
    int points_blue = 0;
    int points_red = 0;
    std::string reason = {};  ///< of the referee who ended it
    std::optional<WordsTold> told = {};
};

struct LiftAgreed {
    Side side = Side::Blue;
};
/// From now on everybody may see everything. [REL-35]
struct FogLifted {
    bool by_clock = false;
};

/// So often two dice are rolled for initiative; then it stays as it was. [S-98]
inline constexpr int kMostTies = 20;

/// The weather of this row of a table.
WeatherRolled weather_of(const WeatherRow& row, int die);

/// May this side's leader still agree to open everything? [REL-35]
bool may_lift_fog(const Game& game, Side side);

/// Blue's, Red's, as the battle stands. [S-08]
std::pair<int, int> points(const Game& game);

}  // namespace game
