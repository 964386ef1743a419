#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/journal.h"

/// What somebody read before he decided, and which battles a campaign has taken in: each is made
/// and taken once, whatever else happens meanwhile.
namespace store {

/// Of a book, in the moment in which something is written.
struct Expect {
    std::string book;
    std::optional<Head> head;      ///< none: wherever it stands
    std::optional<bool> is_taken;  ///< none: whether or not
};
/// A book that is not there is as nobody expects it.
bool is_so(Database& db, const Expect& expected);

/// A battle of a campaign, as its journal stood when it was taken in.
void insert_taken(Database& db, std::string_view battle, const Head& head);
std::optional<Head> taken_of(Database& db, std::string_view battle);

}  // namespace store
