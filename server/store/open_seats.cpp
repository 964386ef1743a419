#include "store/open_seats.h"

namespace store {

void insert_open_seats(Database& db, std::string_view battle, const OpenSeats& seats,
                       std::int64_t now) {
    const auto insert = db.prepare("INSERT INTO open_seat VALUES (?, ?, ?, ?, ?)");
    for (const auto& role : seats.roles)
        insert
            ->with(battle, std::string_view(role), std::string_view(seats.words),
                   std::string_view(seats.pace), now)
            .run();
}

bool close_open_seat(Database& db, std::string_view battle, std::string_view role) {
    const bool is_open =
        db.prepare("SELECT 1 FROM open_seat JOIN progress ON progress.battle = open_seat.battle "
                   "WHERE open_seat.battle = ? AND role = ? AND NOT over")
            ->with(battle, role)
            .step();
    db.prepare("DELETE FROM open_seat WHERE battle = ? AND role = ?")->with(battle, role).run();
    return is_open;
}

void insert_handover(Database& db, std::string_view book, std::string_view role, std::int64_t now) {
    db.prepare("INSERT OR IGNORE INTO handed_over (battle, role, made) "
               "SELECT id, ?2, ?3 FROM battle WHERE id = ?1 AND kind = 'battle' UNION ALL "
               "SELECT id, role, ?3 FROM stands_for JOIN battle ON id = stands_for.battle "
               "WHERE parent = ?1 AND of_role = ?2")
        ->with(book, role, now)
        .run();
}

std::vector<Handover> handovers_of(Database& db, std::string_view battle) {
    std::vector<Handover> found;
    const auto select =
        db.prepare("SELECT role, made FROM handed_over WHERE battle = ? ORDER BY made, role");
    select->with(battle);
    while (select->step()) found.push_back({std::string(select->text(0)), select->whole(1)});
    return found;
}

void forget_handover(Database& db, std::string_view battle, const Handover& handover) {
    db.prepare("DELETE FROM handed_over WHERE battle = ? AND role = ? AND made = ?")
        ->with(battle, std::string_view(handover.role), handover.made)
        .run();
}

OpenSeats open_seats_of(Database& db, std::string_view battle) {
    OpenSeats seats;
    const auto select = db.prepare("SELECT role, words, pace FROM open_seat WHERE battle = ?");
    select->with(battle);
    while (select->step()) {
        seats.roles.emplace_back(select->text(0));
        seats.words = select->text(1);
        seats.pace = select->text(2);
    }
    return seats;
}

std::map<std::string, OpenSeats> all_open_seats(Database& db) {
    std::map<std::string, OpenSeats> all;
    read_around_damage(db, "SELECT role, words, pace, battle FROM open_seat", "battle",
                       [&](const Statement& row) {
                           auto& seats = all[std::string(row.text(3))];
                           seats.roles.emplace_back(row.text(0));
                           seats.words = row.text(1);
                           seats.pace = row.text(2);
                       });
    return all;
}

}  // namespace store
