#include "room/begin_battle.h"

#include "base/dice.h"
#include "game/play/decide.h"
#include "room/deadlines.h"
#include "store/digest.h"

namespace room {

store::Batch begin_battle(const game::Scenario& scenario, const store::Battle& battle,
                          std::int64_t now) {
    store::Batch batch;
    batch.battle = battle.id;
    batch.begins = battle;
    game::Game game;
    SeededDice dice(battle.seed);
    const auto events = game::begin(game, scenario, dice);
    auto head = store::empty_journal(battle.id, battle.commitment);
    batch.rows = store::seal(head, now, {}, events);
    batch.snapshot = store::snapshot_of(game, head.seq);
    Deadlines deadlines;
    for (const auto& event : events) deadlines.follow(event, now, game.scenario.options);
    batch.stage = store::stage_of(game, deadlines.next(), deadlines.ends());
    return batch;
}

}  // namespace room
