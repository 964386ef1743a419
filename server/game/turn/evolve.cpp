#include <algorithm>
#include <array>
#include <utility>

#include "game/turn/shares.h"
#include "game/turn/turn.h"

namespace game {
namespace {

constexpr std::array kSides{Side::Blue, Side::Red};

bool& committed(Game& game, Side side) { return game.committed[static_cast<std::size_t>(side)]; }

}  // namespace

void apply(Game& game, const CompaniesTakenUp& e) { game.players_up.push_back(e.player); }

/// The leader has more to decide now, so he has not decided yet.
void apply(Game& game, const CompaniesTakenOver& e) {
    std::erase(game.players_up, e.player);
    std::erase(game.players_committed, e.player);
    std::erase(game.players_committed, Player{e.player.side, kLeader});
}

void apply(Game& game, const PlayerCommitted& e) { game.players_committed.push_back(e.player); }

void apply(Game& game, const CommitTakenBack& e) {
    committed(game, e.player.side) = false;
    std::erase_if(game.players_committed,
                  [&](const Player& player) { return player.side == e.player.side; });
    game.players_committed.insert(game.players_committed.end(), e.others.begin(), e.others.end());
}

/// In the place of the one before.
void apply(Game& game, const StandingPassSet& e) {
    apply(game, StandingPassEnded{e.pass.player, e.pass.step});
    game.standing_passes.push_back(e.pass);
}

void apply(Game& game, const StandingPassEnded& e) {
    std::erase_if(game.standing_passes, [&](const StandingPass& pass) {
        return pass.player == e.player && pass.step == e.step;
    });
}

void apply(Game& game, const WindowLasted&) { game.window_runs = false; }
void apply(Game&, const SeatHandedOver&) {}

/// In the step that waits for shares the other side may then decide again.
void apply(Game& game, const SharePromised& e) {
    std::erase_if(game.promises, [&](const auto& made) { return made.first == e.side; });
    game.promises.emplace_back(e.side, e.promise);
    if (game.subphase != Subphase::DiceContributions) return;
    for (const auto side : kSides) committed(game, side) = side == e.side && committed(game, side);
}

/// Who gives it in the step that waits for it has nothing more to decide there; who would go on
/// with his promised share unopened decides once more.
void apply(Game& game, const ContributionGiven& e) {
    game.contributions.emplace_back(e.side, e.contribution);
    if (game.subphase != Subphase::DiceContributions) return;
    const bool is_older = game.promises.empty();
    for (const auto side : kSides)
        committed(game, side) =
            side == e.side ||
            (committed(game, side) && (is_older || !contribution_of(game, side).empty()));
}

void apply(Game& game, const WentWithoutShare& e) { game.went_without = e.side; }

void apply(Game& game, const NoSharesAgreed& e) { game.no_shares_agreed.push_back(e.side); }

void apply(Game& game, const SharesLapsed&) {
    game.promises.clear();
    game.contributions.clear();
}

void apply(Game& game, const BattleBegun& e) { game = e.start; }

void apply(Game& game, const StepOpened& e) {
    game.subphase = e.subphase;
    game.card_window.reset();
    game.committed = {};
    game.players_committed.clear();
    game.asked_moves.clear();
    game.extra_seconds.reset();
    game.resolved = false;
    game.window_runs = e.lasts;
    game.in_grace = false;
    game.opened_by_referee = e.by_referee;
    if (e.subphase == Subphase::DiceContributions)
        for (const auto side : {Side::Blue, Side::Red})
            game.committed[static_cast<std::size_t>(side)] = !contribution_of(game, side).empty();
}

void apply(Game& game, const StepResolved&) { game.resolved = true; }

void apply(Game& game, const SideCommitted& e) {
    game.committed[static_cast<std::size_t>(e.side)] = true;
}

/// How long a step may take is for the room to know.
void apply(Game& game, const TimeRanOut&) { game.window_runs = false; }

void apply(Game& game, const GraceBegun&) { game.in_grace = true; }

void apply(Game&, const DeadlineStopped&) {}

void apply(Game& game, const InitiativeRolled& e) { game.side_a = e.side_a; }

void apply(Game& game, const WeatherRolled& e) {
    game.weather = e.name;
    game.spot_percent = e.spot_percent;
    game.max_visibility = e.max_visibility;
    game.wheeled_factor = e.wheeled_factor;
    game.night = e.night;
    game.no_air = e.no_air;
}

void apply(Game& game, const ObjectiveTaken& e) {
    game.objectives[static_cast<std::size_t>(e.objective)].by = e.by;
}

/// Move and fire flags are those of one turn. [5F]
void apply(Game& game, const TurnBegun& e) {
    game.turn = e.turn;
    game.pause_asked.clear();
    game.missions.clear();
    game.firings.clear();
    game.observers_used.clear();
    game.batteries_used.clear();
    game.vacated.clear();
    for (auto& company : game.companies) {
        company.checked = company.saw_elimination = false;
        company.air_attack_near = company.under_tot = false;
        company.eliminated_this_turn = 0;
    }
    for (const auto id : e.returned) {
        auto& stand = the_stand(game, id);
        stand.company = std::exchange(stand.own_company, {});
    }
    for (auto& stand : game.stands) {
        stand.moved_last_turn = stand.moved;
        stand.moved = stand.moved_in_vehicle = stand.moved_cautiously = false;
        stand.may_not_move = false;
        stand.forced_back = stand.fired_at = stand.finished_moving = false;
        stand.moved_distance = {};
        stand.path.clear();
        stand.forced_path.clear();
        stand.fired_last_turn = stand.fired_in.has_value();
        stand.fired_in.reset();
        stand.form.reset();
        stand.weapons_fired.clear();
        stand.templates_entered.clear();
        stand.mines_entered.clear();
        stand.spent = {};
        stand.detoured.reset();
        stand.halves_spent = 0;
        stand.loading.clear();
    }
}

void apply(Game& game, const BattleEnded& e) {
    game.winner = e.winner;
    game.ending = e.ending;
    game.pause_asked.clear();
}

void apply(Game& game, const PauseAsked& e) { game.pause_asked.push_back(e.side); }

void apply(Game& game, const PauseWithdrawn& e) { std::erase(game.pause_asked, e.side); }

/// In the place of those before.
void apply(Game& game, const QuietHoursSet& e) {
    std::erase_if(game.quiet_hours, [&](const QuietHours& q) { return q.player == e.player; });
    if (e.from && e.to) game.quiet_hours.push_back({e.player, *e.from, *e.to});
}

void apply(Game& game, const LiftAgreed& e) { game.lift_agreed.push_back(e.side); }

void apply(Game& game, const FogLifted&) { game.fog_lifted = true; }

}  // namespace game
