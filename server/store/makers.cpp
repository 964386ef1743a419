#include "store/makers.h"

namespace store {
namespace {

Maker maker_at(const Statement& row) {
    return {std::string(row.text(0)), std::string(row.text(1)), row.whole(2) != 0};
}

}  // namespace

void insert_maker(Database& db, std::string_view battle, const Maker& maker) {
    db.prepare("INSERT INTO maker VALUES (?, ?, ?, ?)")
        ->with(battle, Blob{maker.address}, Blob{maker.key_hash}, std::int64_t{maker.is_listed})
        .run();
}

std::optional<Maker> maker_of(Database& db, std::string_view battle) {
    const auto select = db.prepare("SELECT address, key_hash, listed FROM maker WHERE battle = ?");
    if (!select->with(battle).step()) return std::nullopt;
    return maker_at(*select);
}

std::map<std::string, Maker> all_makers(Database& db) {
    std::map<std::string, Maker> all;
    read_around_damage(db, "SELECT address, key_hash, listed, battle FROM maker", "battle",
                       [&](const Statement& row) {
                           all.insert_or_assign(std::string(row.text(3)), maker_at(row));
                       });
    return all;
}

}  // namespace store
