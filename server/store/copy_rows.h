#pragma once
#include <cstdint>
#include <string>

#include "store/database.h"

/// Rows out of a file that anybody may have made.
namespace store {

/// Copies the rows of our own tables, column by column, into `to`, where these tables are empty. No
/// SQL of the file `from` runs: no trigger, view, generated column or virtual table. Only what
/// stands in the file is copied, once: not more than `most_bytes`. Returns what could not be taken,
/// empty: nothing. Throws DatabaseError when a table of that name is none.
std::string copy_rows(Database& from, Database& to, std::uintmax_t most_bytes);

}  // namespace store
