#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "game/core/state.h"

/// A release: what one audience learns by one row of releases.md, as a closed list of fields.
namespace fog {

struct Field;
/// A number, a word, a list: whatever a field can hold.
struct Value {
    std::variant<bool, std::int64_t, std::string, std::vector<Value>, std::vector<Field>> is;
    bool operator==(const Value&) const = default;
};
struct Field {
    std::string name;
    Value value;
    bool operator==(const Field&) const = default;
};
using Fields = std::vector<Field>;

struct Release {
    int turn = 0;
    game::Subphase step = game::Subphase::Deployment;
    std::string row;   ///< of releases.md: "REL-02"
    std::string kind;  ///< what is released: the event in snake_case, or "told", a line of the log
    std::string subject;  ///< an own thing ("s17", "o3"), or a name that is this audience's own
    Fields payload;
};
using Releases = std::vector<Release>;

}  // namespace fog
