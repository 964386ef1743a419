#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/core/state.h"
#include "game/core/words_told.h"

/// The turning of the sequence itself: steps, shares in the dice, players who come and go. [SEQ,
/// END, S-05, S-06] What is asked and what happens.
namespace game {

/// This side has decided: nothing it declared in this step can be taken back.
struct Commit {
    /// Which opening of a step it is meant for, counted over the battle (fog::Chronicle::opening);
    /// none: of the open one. The room refuses it for another.
    std::optional<int> opening = {};
};
/// What this player has decided he takes back, while the step is open. [S-109]
struct TakeBackCommit {
    std::optional<int> opening = {};  ///< as `Commit` has it
};
/// This player passes the step whenever it opens, until he says otherwise. [S-107]
struct PassAlways {
    std::string step;                        ///< printed
    bool until_contact = false;              ///< or until his side makes a new contact
    std::vector<std::string> discards = {};  ///< in 5D: these cards first
};
struct PassNoMore {
    std::string step;
};
/// The open window has lasted as long as every window does. Only the server gives it. [S-107]
struct EndWindow {};
/// A substitute has taken a seat: that of a player, or the referee's. [S-113]
struct HandOverSeat {
    std::optional<Player> player;
};
/// The clock ran out: grace for whoever is late, or, where there is none, the passive default of
/// S-04. Only the server gives it.
struct TimeUp {};
/// The wall clock leapt: the deadline of the open step waits for the referee. Only the server gives
/// it. [S-99]
struct StopDeadline {};
struct Concede {};
/// A leader asks for a pause, until the turn ends: it comes when both have asked. [S-111]
struct AskForPause {};
/// He asks no more.
struct WithdrawPause {};
/// Hours of the day, by UTC, in which this player's time does not run; none: it always runs.
/// [S-112]
struct SetQuietHours {
    std::optional<int> from = {};
    std::optional<int> to = {};
};
/// Of a battle that is over everything may be opened: a leader agrees, or the clock says that it is
/// time. [REL-35]
struct LiftFog {};
struct BattleBegun {
    Game start;  ///< the whole state before the first step
};
struct StepOpened {
    Subphase subphase = Subphase::Deployment;
    bool by_referee = false;  ///< [S-96]
    bool lasts = false;       ///< its least time at the least [S-107]
    int quiet = 0;            ///< hours of the day that do not count, a bit each [S-112]
};
struct StepResolved {
    Subphase subphase = Subphase::Deployment;
};
struct SideCommitted {
    Side side = Side::Blue;
    bool by_clock = false;
    bool by_referee = false;   ///< who ended the step [REF-02]
    bool by_standing = false;  ///< the last of them by a standing pass [S-107]
};
/// The clock ends the open step; for whom follows. [S-04]
struct TimeRanOut {};
/// Its time is over, and who is late still has so much; once an opening. [S-110]
struct GraceBegun {
    int seconds = 0;
};
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
struct PauseAsked {
    Side side = Side::Blue;
};
struct PauseWithdrawn {
    Side side = Side::Blue;
};
struct QuietHoursSet {
    Player player;
    std::optional<int> from = {};
    std::optional<int> to = {};
    /// Those of all who play for his side, a bit each, where they are others than before.
    std::optional<int> of_side = {};
};
struct LiftAgreed {
    Side side = Side::Blue;
};
/// From now on everybody may see everything. [REL-35]
struct FogLifted {
    bool by_clock = false;
};
/// The hash of this side's share, in 64 hexadecimal digits: `promise_for`. [S-102]
struct PromiseShare {
    std::string promise;
};
/// This side's share in the dice: 32 hexadecimal digits that nobody else chose. [S-05]
struct ContributeToDice {
    std::string contribution;
};
struct SharePromised {
    Side side = Side::Blue;
    std::string promise;
};
struct ContributionGiven {
    Side side = Side::Blue;
    std::string contribution;
};
/// The other side's promise is mixed in where its share is wanting. [S-102]
struct GoWithoutShare {
    /// Its own, where it cannot have opened it because the other side has promised none.
    std::optional<std::string> contribution = {};
};
/// When both leaders have agreed, no share counts. [S-102]
struct AgreeToNoShares {};
struct WentWithoutShare {
    Side side = Side::Blue;  ///< whose share counts
    /// Had the other side promised its own? Then it could choose between two sets of dice.
    /// Whoever knows the seed and went on could choose his share, either way.
    bool promised = false;
};
struct NoSharesAgreed {
    Side side = Side::Blue;
};
/// No share counts: both leaders have agreed. [S-102]
struct SharesLapsed {
    std::vector<Side> wanting;  ///< before ADR 49: whose share was not opened in time
};
/// A player sits down to his companies, which the leader has led for him.
struct TakeUpCompanies {};
/// The leader leads the companies of a player who is away.
struct TakeOverCompanies {
    int player = 2;
};
struct CompaniesTakenUp {
    Player player;
};
struct CompaniesTakenOver {
    Player player;
};
/// One player of a side has decided, others of it have not.
struct PlayerCommitted {
    Player player;
    bool by_standing = false;
};
struct CommitTakenBack {
    Player player;
    std::vector<Player> others;  ///< of his side, whose decisions stay
};
struct StandingPassSet {
    StandingPass pass;
};
enum class PassEnds : std::uint8_t { ByOwner, TakenOver, Reopened, Contact, Substituted };
struct StandingPassEnded {
    Player player;
    std::string step;
    PassEnds why = PassEnds::ByOwner;
};
/// Who has decided goes on from here.
struct WindowLasted {};
/// Nothing: the referee's. [S-113]
struct SeatHandedOver {
    std::optional<Player> player;
};

}  // namespace game
