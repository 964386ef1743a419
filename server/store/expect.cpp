#include "store/expect.h"

#include "store/progress.h"

namespace store {

bool is_so(Database& db, const Expect& expected) {
    const auto progress = progress_of(db, expected.book);
    if (!progress) return false;
    const auto& head = expected.head;
    if (head && (head->seq != progress->seq || head->hash != progress->hash)) return false;
    return !expected.is_taken || *expected.is_taken == taken_of(db, expected.book).has_value();
}

void insert_taken(Database& db, std::string_view battle, const Head& head) {
    db.prepare("INSERT INTO taken VALUES (?, ?, ?)")->with(battle, head.seq, Blob{head.hash}).run();
}

std::optional<Head> taken_of(Database& db, std::string_view battle) {
    const auto select = db.prepare("SELECT seq, hash FROM taken WHERE battle = ?");
    if (!select->with(battle).step()) return std::nullopt;
    return Head{select->whole(0), std::string(select->text(1))};
}

}  // namespace store
