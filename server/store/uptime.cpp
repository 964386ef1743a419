#include "store/uptime.h"

#include <algorithm>

namespace store {

std::int64_t time_after(const std::vector<Outage>& outages, std::int64_t from, std::int64_t left) {
    auto end = from + left;
    for (const auto& outage : outages)
        if (outage.to > from && outage.from < end) end += outage.to - std::max(outage.from, from);
    return end;
}

Downtime begin_uptime(const std::filesystem::path& file, std::int64_t life, std::int64_t now) {
    Database db(file, Access::ReadWrite);
    db.prepare("UPDATE life SET began = ?1, seen = ?1 WHERE number = ?2")->with(now, life).run();
    Downtime downtime;
    std::int64_t seen = 0;
    const auto lives =
        db.prepare("SELECT began, seen, leapt FROM life WHERE seen IS NOT NULL ORDER BY number");
    while (lives->step()) {
        const auto began = lives->whole(0);
        if (began > seen) downtime.outages.push_back({seen, began, lives->whole(2) != 0});
        downtime.clock_went_back = began < seen;
        seen = lives->whole(1);
    }
    return downtime;
}

void keep_up(Database& db, std::int64_t now) {
    db.prepare("UPDATE life SET seen = ? WHERE number = (SELECT max(number) FROM life)")
        ->with(now)
        .run();
}

void leap(Database& db, const Outage& over) {
    keep_up(db, over.from);
    db.prepare("INSERT INTO life (number, began, seen, leapt) "
               "SELECT 1 + max(number), ?1, ?1, 1 FROM life")
        ->with(over.to)
        .run();
}

}  // namespace store
