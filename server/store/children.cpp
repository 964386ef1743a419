#include "store/children.h"

#include "store/expect.h"
#include "store/progress.h"

namespace store {
namespace {

/// Its last event is that it has ended.
std::int64_t end_of(Database& db, std::string_view campaign) {
    const auto select =
        db.prepare("SELECT at FROM journal WHERE battle = ? ORDER BY seq DESC LIMIT 1");
    return select->with(campaign).step() ? select->whole(0) : 0;
}

}  // namespace

Standing standing_of(Database& db, const Battle& battle) {
    Standing standing;
    if (battle.parent.empty()) return standing;
    standing.is_child = true;
    standing.is_taken = taken_of(db, battle.id).has_value();
    const auto progress = progress_of(db, battle.parent);
    standing.is_shut = !progress || !progress->stage.over;
    if (!standing.is_shut) standing.opened = end_of(db, battle.parent);
    return standing;
}

Standing standing_of(Database& db, std::string_view id) {
    const auto battle = find_battle(db, id);
    return battle ? standing_of(db, *battle) : Standing{};
}

void insert_stands_for(Database& db, std::string_view battle, const std::vector<StandsFor>& seats) {
    const auto insert =
        db.prepare("INSERT INTO stands_for (battle, of_role, role) VALUES (?, ?, ?)");
    for (const auto& seat : seats)
        insert->with(battle, std::string_view(seat.of_role), std::string_view(seat.role)).run();
}

std::vector<Finished> finished_battles(Database& db) {
    std::vector<Finished> finished;
    const auto select = db.prepare(
        "SELECT id, parent, seq FROM battle JOIN progress ON progress.battle = id "
        "WHERE parent IS NOT NULL AND over = 1 AND id NOT IN (SELECT battle FROM taken) "
        "AND parent IN (SELECT battle FROM progress WHERE over = 0) ORDER BY created, id");
    while (select->step())
        finished.push_back(
            {std::string(select->text(0)), std::string(select->text(1)), select->whole(2)});
    return finished;
}

}  // namespace store
