#include "store/battles.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "store/digest.h"

namespace store {
namespace {

constexpr std::string_view kCampaign = "campaign";

BookKind kind_named(std::string_view word) {
    return word == kCampaign ? BookKind::Campaign : BookKind::Battle;
}

Battle battle_at(const Statement& row) {
    return {std::string(row.text(0)), std::string(row.text(1)),
            std::string(row.text(2)), row.whole(3),
            std::string(row.text(4)), std::string(row.text(5)),
            std::string(row.text(6)), std::string(row.text(7)),
            kind_named(row.text(8)),  std::string(row.text(9))};
}
constexpr std::string_view kBattles =
    "SELECT id, scenario, title, created, seed, salt, commitment, bots, kind, parent FROM battle ";

std::optional<Battle> find_book(Database& db, std::string_view id, BookKind kind) {
    const auto select = db.prepare(std::string(kBattles) + "WHERE id = ?");
    if (!select->with(id).step()) return std::nullopt;
    auto found = battle_at(*select);
    if (found.kind != kind) return std::nullopt;
    return found;
}

}  // namespace

Battle new_battle(std::string scenario, std::string title, std::int64_t now,
                  std::string_view test_seed) {
    Battle battle;
    battle.id = new_battle_id();
    battle.scenario = std::move(scenario);
    battle.title = std::move(title);
    battle.created = now;
    battle.seed = test_seed.empty() ? random_bytes(32) : blake2b(test_seed);
    battle.salt = random_bytes(32);
    battle.commitment = blake2b(battle.salt + battle.seed);
    return battle;
}

void insert_battle(Database& db, const Battle& battle, const std::vector<Seat>& seats) {
    const std::string_view kind = battle.kind == BookKind::Campaign ? kCampaign : "battle";
    db.prepare("INSERT INTO battle (id, scenario, title, created, seed, salt, commitment, bots, "
               "kind, parent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''))")
        ->with(std::string_view(battle.id), std::string_view(battle.scenario),
               std::string_view(battle.title), battle.created, Blob{battle.seed}, Blob{battle.salt},
               Blob{battle.commitment}, std::string_view(battle.bots), kind,
               std::string_view(battle.parent))
        .run();
    const auto insert = db.prepare("INSERT INTO seat VALUES (?, ?, ?)");
    for (const auto& seat : seats)
        insert
            ->with(std::string_view(battle.id), std::string_view(seat.role), Blob{seat.token_hash})
            .run();
}

BattleList all_battles(Database& db) {
    BattleList list;
    std::set<std::string> known;
    list.damage = read_around_damage(db, std::string(kBattles), "id", [&](const Statement& row) {
        auto battle = battle_at(row);
        if (battle.kind != BookKind::Battle) return;
        if (known.insert(battle.id).second) list.battles.push_back(std::move(battle));
    });
    std::ranges::sort(list.battles, {},
                      [](const Battle& battle) { return std::tie(battle.created, battle.id); });
    return list;
}

std::optional<Battle> find_battle(Database& db, std::string_view id) {
    return find_book(db, id, BookKind::Battle);
}

std::optional<Battle> find_campaign(Database& db, std::string_view id) {
    return find_book(db, id, BookKind::Campaign);
}

bool is_another_kind(Database& db, std::string_view book, BookKind kind) {
    const auto select = db.prepare("SELECT kind FROM battle WHERE id = ?");
    return select->with(book).step() && kind_named(select->text(0)) != kind;
}

std::vector<std::string> battles_of(Database& db, std::string_view campaign) {
    std::vector<std::string> ids;
    const auto select = db.prepare("SELECT id FROM battle WHERE parent = ? ORDER BY created, id");
    select->with(campaign);
    while (select->step()) ids.emplace_back(select->text(0));
    return ids;
}

std::vector<Seat> seats_of(Database& db, std::string_view battle) {
    std::vector<Seat> seats;
    const auto select =
        db.prepare("SELECT role, token_hash FROM seat WHERE battle = ?1 UNION ALL "
                   "SELECT DISTINCT role, x'' FROM link WHERE battle = ?1 UNION ALL "
                   "SELECT stands_for.role, token_hash FROM stands_for "
                   "JOIN battle ON battle.id = stands_for.battle "
                   "JOIN seat ON seat.battle = battle.parent AND seat.role = of_role "
                   "WHERE stands_for.battle = ?1 UNION ALL "
                   "SELECT DISTINCT role, x'' FROM stands_for WHERE battle = ?1 UNION ALL "
                   "SELECT role, x'' FROM open_seat WHERE battle = ?1");
    select->with(battle);
    while (select->step())
        seats.push_back({std::string(select->text(0)), std::string(select->text(1))});
    return seats;
}

std::vector<Reply> replies_of(Database& db, std::string_view battle) {
    std::vector<Reply> replies;
    const auto select =
        db.prepare("SELECT actor, cmd_id, seq, reply FROM reply WHERE battle = ? ORDER BY seq");
    select->with(battle);
    while (select->step())
        replies.push_back({std::string(select->text(0)), std::string(select->text(1)),
                           select->whole(2), std::string(select->text(3))});
    return replies;
}

std::vector<ChatRow> chat_of(Database& db, std::string_view battle) {
    std::vector<ChatRow> rows;
    const auto select = db.prepare("SELECT number, at, sender, channel, words FROM chat "
                                   "WHERE battle = ? ORDER BY number");
    select->with(battle);
    while (select->step())
        rows.push_back({select->whole(0), select->whole(1), std::string(select->text(2)),
                        std::string(select->text(3)), std::string(select->text(4))});
    return rows;
}

std::vector<ChatCount> chat_counts(Database& db, std::string_view battle) {
    std::vector<ChatCount> counts;
    const auto select = db.prepare(
        "SELECT sender, channel, count(*) FROM chat WHERE battle = ? GROUP BY sender, channel");
    select->with(battle);
    while (select->step())
        counts.push_back(
            {std::string(select->text(0)), std::string(select->text(1)), select->whole(2)});
    return counts;
}

}  // namespace store
