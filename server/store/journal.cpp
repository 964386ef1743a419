#include "store/journal.h"

#include "game/play/evolve.h"
#include "store/digest.h"
#include "store/events_json.h"
#include "store/older_journals.h"

namespace store {
namespace {

void add(std::string& text, std::string_view part) {
    text += std::to_string(part.size());
    text += ':';
    text += part;
}

}  // namespace

Head empty_journal(std::string_view battle, std::string_view commitment) {
    std::string text;
    add(text, "ordercap journal 1");
    add(text, battle);
    add(text, commitment);
    return {0, blake2b(text)};
}

std::string hash_of(const std::string& hash_before, const Row& row) {
    std::string text;
    text.reserve(row.event.size() + row.cause.text.size() + 160);
    add(text, hash_before);
    add(text, std::to_string(row.seq));
    add(text, std::to_string(row.at));
    add(text, row.cause.actor);
    add(text, row.cause.cmd_id);
    add(text, row.cause.text);
    add(text, row.event);
    return blake2b(text);
}

std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, std::vector<std::string> events) {
    std::vector<Row> rows;
    rows.reserve(events.size());
    for (auto& event : events) {
        Row row{head.seq + 1, at, std::exchange(cause, {}), std::move(event), {}};
        row.hash = hash_of(head.hash, row);
        head = {row.seq, row.hash};
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Row> seal(Head& head, std::int64_t at, Cause cause, const game::Events& events) {
    std::vector<std::string> texts;
    texts.reserve(events.size());
    for (const auto& event : events) texts.push_back(write_event(event));
    return seal(head, at, std::move(cause), std::move(texts));
}

History read_history(Database& db, std::string_view battle, std::string_view commitment,
                     std::int64_t up_to) {
    auto history = read_on(db, battle, empty_journal(battle, commitment), up_to);
    static_cast<void>(complete(history.events));  // whoever follows it comes to the same event
    return history;
}

Chain follow_chain(Database& db, std::string_view book, Head head, std::int64_t up_to,
                   const std::function<std::string(Row&)>& take) {
    Chain chain{std::move(head), {}};
    const auto select = db.prepare("SELECT seq, at, actor, cmd_id, cause, event, hash FROM journal "
                                   "WHERE battle = ? AND seq > ? AND seq <= ? ORDER BY seq");
    select->with(book, chain.head.seq, up_to);
    try {
        while (chain.damage.empty() && select->step()) {
            Row row{
                select->whole(0),
                select->whole(1),
                {std::string(select->text(2)), std::string(select->text(3)),
                            std::string(select->text(4))},
                std::string(select->text(5)),
                std::string(select->text(6))
            };
            if (row.seq != chain.head.seq + 1) {
                chain.damage = "event " + std::to_string(chain.head.seq + 1) + " is missing";
            } else if (row.hash != hash_of(chain.head.hash, row)) {
                chain.damage = "event " + std::to_string(row.seq) + " is not what was written";
            } else if (auto wrong = take(row); !wrong.empty()) {
                chain.damage = "event " + std::to_string(row.seq) + " cannot be read: " + wrong;
            } else {
                chain.head = {row.seq, std::move(row.hash)};
            }
        }
    } catch (const DatabaseError& error) {
        chain.damage = std::string("the file cannot be read further: ") + error.what();
    }
    return chain;
}

History read_on(Database& db, std::string_view battle, Head head, std::int64_t up_to) {
    History history;
    auto chain = follow_chain(db, battle, std::move(head), up_to, [&](Row& row) -> std::string {
        auto event = read_event(row.event);
        if (!event) return event.error().reason;
        history.events.push_back({row.seq, row.at, std::move(row.cause), std::move(*event)});
        return {};
    });
    history.head = std::move(chain.head);
    history.damage = std::move(chain.damage);
    return history;
}

const Recorded* command_of(const History& history, std::int64_t seq) {
    if (seq > history.head.seq) return nullptr;
    for (auto at = seq; at > 0; --at) {
        const auto& recorded = history.events[static_cast<std::size_t>(at - 1)];
        if (!recorded.cause.actor.empty()) return &recorded;
    }
    return nullptr;
}

game::Game replayed(const std::vector<Recorded>& events) {
    game::Game game;
    for (const auto& recorded : events) game::evolve(game, recorded.event);
    return game;
}

}  // namespace store
