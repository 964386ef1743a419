#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"

/// Battles that a mistake of this program has stopped: they can be looked at and are not played on
/// until an operator puts them back into play.
namespace store {

struct SetAside {
    std::int64_t at = 0;  ///< milliseconds since 1970
    std::string cause;
    bool opens = true;  ///< false: looking at it stops the server, too
};
/// One that is set aside already keeps its first cause.
void set_aside(Database& db, std::string_view battle, const SetAside& aside);
std::optional<SetAside> aside_of(Database& db, std::string_view battle);
/// False: it was not set aside.
bool release(Database& db, std::string_view battle);

}  // namespace store
