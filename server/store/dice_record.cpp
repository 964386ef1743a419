#include "store/dice_record.h"

#include <algorithm>
#include <iterator>

#include "store/children.h"
#include "store/digest.h"
#include "store/events_json.h"
#include "store/progress.h"

namespace store {
namespace {

bool can_be_checked(Database& db, std::string_view battle) {
    const auto select = db.prepare("SELECT event FROM journal WHERE battle = ? AND seq = 1");
    if (!select->with(battle).step()) return false;
    const auto event = read_event(select->text(0));
    const auto* begun = event ? get_if<game::BattleBegun>(&*event) : nullptr;
    return begun && begun->start.scenario.options.dice_audit;
}

/// When the last event that begins like this happened.
std::optional<std::int64_t> last_time_of(Database& db, std::string_view battle,
                                         std::string_view beginning) {
    const auto select = db.prepare("SELECT at FROM journal WHERE battle = ? AND event LIKE ? || '%'"
                                   " ORDER BY seq DESC LIMIT 1");
    if (!select->with(battle, beginning).step()) return std::nullopt;
    return select->whole(0);
}

/// By its leaders, or by the time that has passed, whether or not anybody has looked since.
/// [REL-35]
bool is_lifted(Database& db, std::string_view battle,
               const std::function<bool(std::int64_t)>& is_past) {
    const auto progress = progress_of(db, battle);
    if (!progress || !progress->stage.over) return false;
    const auto standing = standing_of(db, battle);
    if (standing.is_shut) return false;
    if (last_time_of(db, battle, "{\"fog_lifted\":")) return true;
    const auto ended = last_time_of(db, battle, "{\"battle_ended\":");
    return ended && is_past(std::max(*ended, standing.opened.value_or(0)));
}

void hear_of_shares(DiceRecord& record, const game::Event& event) {
    const auto of = [](game::Side side, std::string& blue, std::string& red) -> std::string& {
        return side == game::Side::Blue ? blue : red;
    };
    if (const auto* made = get_if<game::SharePromised>(&event))
        of(made->side, record.promise_blue, record.promise_red) = made->promise;
    if (const auto* given = get_if<game::ContributionGiven>(&event))
        of(given->side, record.blue, record.red) = given->contribution;
    if (holds_alternative<game::SharesLapsed>(event))
        for (auto* text : {&record.blue, &record.red, &record.promise_blue, &record.promise_red})
            text->clear();
}

}  // namespace

std::string digest_of_dice(const Battle& battle, const DiceRecord& record) {
    auto names = battle.id + ':' + hex(battle.commitment) + ':' + record.blue + ':' + record.red;
    if (!record.promise_blue.empty() || !record.promise_red.empty())  // older battles have none
        names.append(":" + record.promise_blue + ":" + record.promise_red);
    auto digest = blake2b(names);
    for (const auto& die : record.rolled) {
        digest.append(die.purpose).append("=").append(std::to_string(die.face));
        digest = blake2b(digest.append(die.is_set ? "!" : ""));
    }
    return hex(digest);
}

DiceRecord dice_record_of(Database& db, const Battle& battle,
                          const std::function<bool(std::int64_t)>& is_past) {
    DiceRecord record;
    record.is_open = is_lifted(db, battle.id, is_past) && can_be_checked(db, battle.id);
    DiceHeads heads(battle);
    const auto select =
        db.prepare("SELECT event FROM journal WHERE battle = ? AND (event LIKE '{\"share%'"
                   " OR event LIKE '{\"contribution_given\":%' OR (? AND (seq = 1 OR event LIKE"
                   " '%,\"rolled\":[%' OR event LIKE '{\"turn_begun\":%'"
                   " OR event LIKE '{\"battle_ended\":%'))) ORDER BY seq");
    select->with(std::string_view(battle.id), std::int64_t{record.is_open});
    while (select->step()) {
        auto event = read_event(select->text(0));
        if (!event) continue;  // a damaged journal: `ordercap verify` says so
        hear_of_shares(record, *event);
        heads.follow(*event);
        std::ranges::move(event->rolled, std::back_inserter(record.rolled));
    }
    if (!record.is_open) return record;
    record.digest = digest_of_dice(battle, record);
    record.heads = heads.all();
    return record;
}

}  // namespace store
