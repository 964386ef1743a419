#include "store/set_aside.h"

namespace store {

void set_aside(Database& db, std::string_view battle, const SetAside& aside) {
    db.prepare("INSERT INTO set_aside SELECT id, ?, ?, ? FROM battle WHERE id = ?"
               " ON CONFLICT (battle) DO UPDATE SET opens = min(opens, excluded.opens)")
        ->with(aside.at, std::string_view(aside.cause), std::int64_t{aside.opens}, battle)
        .run();
}

std::optional<SetAside> aside_of(Database& db, std::string_view battle) {
    const auto select = db.prepare("SELECT at, cause, opens FROM set_aside WHERE battle = ?");
    if (!select->with(battle).step()) return std::nullopt;
    return SetAside{select->whole(0), std::string(select->text(1)), select->whole(2) != 0};
}

bool release(Database& db, std::string_view battle) {
    const bool was = aside_of(db, battle).has_value();
    db.prepare("DELETE FROM set_aside WHERE battle = ?")->with(battle).run();
    return was;
}

}  // namespace store
