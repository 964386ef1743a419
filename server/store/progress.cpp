#include "store/progress.h"

#include <set>

#include "game/core/sequence_of_play.h"
#include "game/play/leading.h"
#include "store/battles.h"
#include "store/events_json.h"
#include "store/set_aside.h"

namespace store {
namespace {

constexpr std::string_view kProgress = "SELECT turn, turns, over, paused, due, played, seq, hash, "
                                       "bytes, battle, delay, step, ends, waits, dice_audit "
                                       "FROM progress ";

Progress progress_at(const Statement& row) {
    const Stage stage{static_cast<int>(row.whole(0)),
                      static_cast<int>(row.whole(1)),
                      row.whole(2) != 0,
                      row.whole(3) != 0,
                      row.whole(4),
                      std::string(row.text(10)),
                      std::string(row.text(11)),
                      row.whole(12),
                      std::string(row.text(13)),
                      row.whole(14) != 0};
    return {stage, row.whole(5) != 0, row.whole(6), std::string(row.text(7)), row.whole(8)};
}

constexpr std::string_view kSpectatorDelay = "spectator_delay";
std::string delay_of(const rules::Options& options) {
    return rules::option_value(options, kSpectatorDelay);
}

/// Does the event change what the list says? Others need not be read for it.
bool tells_the_stage(std::string_view event) {
    for (const std::string_view start :
         {"{\"battle_begun\":", "{\"turn_begun\":", "{\"battle_ended\":", "{\"battle_reopened\":",
          "{\"paused\":", "{\"resumed\":", "{\"option_set\":"})
        if (event.starts_with(start)) return true;
    return false;
}

void follow(Stage& stage, const game::Event& event) {
    if (const auto* begun = get_if<game::BattleBegun>(&event)) {
        stage.turns = begun->start.scenario.turns;
        stage.delay = delay_of(begun->start.scenario.options);
        stage.dice_audit = begun->start.scenario.options.dice_audit;
    }
    if (const auto* set = get_if<game::OptionSet>(&event))
        if (set->option == kSpectatorDelay) stage.delay = set->value;
    if (const auto* turn = get_if<game::TurnBegun>(&event)) stage.turn = turn->turn;
    if (get_if<game::BattleEnded>(&event)) stage.over = true;
    if (get_if<game::BattleReopened>(&event)) stage.over = false;
    if (const auto* paused = get_if<game::Paused>(&event)) stage.paused = !paused->by_clock;
    if (get_if<game::Resumed>(&event)) stage.paused = false;
}

/// Bots of the server name their commands so.
bool is_of_a_person(std::string_view actor, std::string_view cmd_id) {
    return !actor.empty() && actor != "clock" && !cmd_id.starts_with("bot");
}

/// Who has not decided yet, as seats are called.
std::string seats_that_decide(const game::Game& game) {
    std::string seats;
    for (const auto side : {game::Side::Blue, game::Side::Red})
        for (const auto& player : game::who_decides(game, side)) {
            if (!game::is_deciding(game, player)) continue;
            seats += seats.empty() ? "" : " ";
            seats += base::text_of(side);
            if (player.number > 1) seats += std::to_string(player.number);
        }
    return seats;
}

Progress read_from_journal(Database& db, std::string_view battle) {
    Progress progress;
    progress.hash.assign(32, '\0');
    try {
        const auto select = db.prepare("SELECT seq, actor, cmd_id, event, hash, length(cause) "
                                       "FROM journal WHERE battle = ? ORDER BY seq");
        select->with(battle);
        while (select->step()) {
            const auto event = select->text(3);
            if (tells_the_stage(event))
                if (const auto read = read_event(event)) follow(progress.stage, *read);
            progress.played |= is_of_a_person(select->text(1), select->text(2));
            progress.bytes += static_cast<std::int64_t>(event.size()) + select->whole(5);
            progress.seq = select->whole(0);
            if (select->text(4).size() == 32) progress.hash = select->text(4);
        }
    } catch (const DatabaseError&) {
        return progress;  // as far as it can be read; opening the battle tells the damage
    }
    return progress;
}

/// It is chosen when a battle is made.
void complete_audit(Database& db) {
    std::vector<std::string> unknown;
    read_around_damage(db, "SELECT battle FROM progress WHERE dice_audit IS NULL", "battle",
                       [&](const Statement& row) { unknown.emplace_back(row.text(0)); });
    for (const auto& battle : unknown) try {
            const auto select =
                db.prepare("SELECT event FROM journal WHERE battle = ? AND seq = 1");
            if (!select->with(std::string_view(battle)).step()) continue;
            const auto event = read_event(select->text(0));
            const auto* begun = event ? get_if<game::BattleBegun>(&*event) : nullptr;
            const bool is_checked = begun && begun->start.scenario.options.dice_audit;
            db.prepare("UPDATE progress SET dice_audit = ? WHERE battle = ?")
                ->with(std::int64_t{is_checked}, std::string_view(battle))
                .run();
        } catch (const DatabaseError& error) {
            if (!error.is_damage()) throw;
        }
}

}  // namespace

Stage stage_of(const game::Game& game, std::optional<std::int64_t> due,
               std::optional<std::int64_t> ends) {
    return {game.turn,
            game.scenario.turns,
            game.subphase == game::Subphase::BattleOver,
            game.paused && !game.paused_by_clock,
            due.value_or(0),
            delay_of(game.scenario.options),
            std::string(game::step_of(game.subphase).printed),
            ends.value_or(0),
            seats_that_decide(game),
            game.scenario.options.dice_audit};
}

std::optional<Progress> progress_of(Database& db, std::string_view battle) {
    const auto select = db.prepare(std::string(kProgress) + "WHERE battle = ?");
    if (!select->with(battle).step()) return std::nullopt;
    return progress_at(*select);
}

std::map<std::string, Progress> all_progress(Database& db) {
    std::map<std::string, Progress> all;
    read_around_damage(db, std::string(kProgress), "battle", [&](const Statement& row) {
        all.insert_or_assign(std::string(row.text(9)), progress_at(row));
    });
    return all;
}

std::vector<std::string> due_battles(Database& db, std::int64_t until) try {
    std::vector<std::string> due;
    const auto select = db.prepare("SELECT battle FROM progress WHERE due > 0 AND due <= ? "
                                   "AND battle NOT IN (SELECT battle FROM set_aside) "
                                   "AND battle IN (SELECT id FROM battle WHERE kind = 'battle')");
    select->with(until);
    while (select->step()) due.emplace_back(select->text(0));
    return due;
} catch (const DatabaseError&) {  // a ruined page of the index, or of the table
    std::vector<std::string> due;
    for (const auto& [battle, progress] : all_progress(db))
        if (progress.stage.due > 0 && progress.stage.due <= until && !aside_of(db, battle) &&
            find_battle(db, battle))
            due.push_back(battle);
    return due;
}

void insert_progress(Database& db, std::string_view battle, const Progress& progress) {
    const auto& stage = progress.stage;
    db.prepare("INSERT INTO progress (battle, turn, turns, over, paused, played, seq, hash, bytes, "
               "due, delay, step, ends, waits, dice_audit) "
               "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        ->with(battle, std::int64_t{stage.turn}, std::int64_t{stage.turns},
               std::int64_t{stage.over}, std::int64_t{stage.paused}, std::int64_t{progress.played},
               progress.seq, Blob{progress.hash}, progress.bytes, stage.due,
               std::string_view(stage.delay), std::string_view(stage.step), stage.ends,
               std::string_view(stage.waits), std::int64_t{stage.dice_audit})
        .run();
}

void complete_progress(Database& db) {
    complete_audit(db);
    std::set<std::string> missing;
    read_around_damage(db, "SELECT id FROM battle", "id",
                       [&](const Statement& row) { missing.emplace(row.text(0)); });
    for (const auto& [battle, progress] : all_progress(db)) missing.erase(battle);
    for (const auto& battle : missing) {
        try {
            insert_progress(db, battle, read_from_journal(db, battle));
        } catch (const DatabaseError& error) {
            if (!error.is_damage()) throw;
        }
    }
}

}  // namespace store
