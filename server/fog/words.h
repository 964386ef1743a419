#pragma once
#include <string>

#include "base/words.h"
#include "rules/vocabulary.h"

/// Enumerators as words of a log line.
namespace fog {

template <base::Enumeration E> std::string word(E value) {
    return std::string(base::text_of(value));
}
/// Hours of a day, a bit each: "22-6 12-14"; empty: none.
std::string hours_text(int hours);
/// What the other side can tell apart when it falls: shells, smoke, aircraft. [REL-11]
rules::MissionKind kind_as_seen(rules::MissionKind kind);

}  // namespace fog
