#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

/// Seats that anybody may take: of an open table, until somebody sits there. All that writes
/// belongs into a transaction of the writer.
namespace store {

struct OpenSeats {
    std::vector<std::string> roles;
    std::string words;  ///< what is sought, as whoever began it says
    std::string pace;   ///< its step_seconds
};
void insert_open_seats(Database& db, std::string_view battle, const OpenSeats& seats,
                       std::int64_t now);
/// It is open no more. False: it was not, or the battle is over.
bool close_open_seat(Database& db, std::string_view battle, std::string_view role);
/// A substitute sits there; the journal is to say so. Of a campaign: the journals of its battles,
/// in which that commander plays.
void insert_handover(Database& db, std::string_view book, std::string_view role, std::int64_t now);
struct Handover {
    std::string role;
    std::int64_t made = 0;  ///< milliseconds since 1970
    bool operator==(const Handover&) const = default;
};
/// What the journal has not said yet.
std::vector<Handover> handovers_of(Database& db, std::string_view battle);
void forget_handover(Database& db, std::string_view battle, const Handover& handover);
OpenSeats open_seats_of(Database& db, std::string_view battle);
/// By battle; what a ruined page hides is missing.
std::map<std::string, OpenSeats> all_open_seats(Database& db);

}  // namespace store
