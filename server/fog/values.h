#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/words.h"
#include "fog/release.h"
#include "fog/told.h"

/// What the game holds, as values of a release. An id of an own thing has its letter; a thing of
/// the other side has no id here: it is named before it gets this far.
namespace fog {

inline Value value(bool is) { return {is}; }
inline Value value(int number) { return {std::int64_t{number}}; }
inline Value value(std::string text) { return {std::move(text)}; }
inline Value value(Inches length) { return value(length.thousandths); }
inline Value value(Facing facing) { return value(facing.millidegrees); }
inline Value value(Point at) {
    return {
        std::vector{value(at.x), value(at.y)}
    };
}
inline Value value(StandId id) { return value("s" + std::to_string(id.value)); }
inline Value value(CompanyId id) { return value("c" + std::to_string(id.value)); }
inline Value value(OrderId id) { return value("o" + std::to_string(id.value)); }
inline Value value(Fields fields) { return {std::move(fields)}; }
template <base::Enumeration E> Value value(E word) {
    return value(std::string(base::text_of(word)));
}
inline Value value(const rules::Contribution& part) {
    return value(Fields{
        {"rule",  value(part.rule) },
        {"value", value(part.value)}
    });
}
template <class T> Value value(const std::vector<T>& list) {
    std::vector<Value> values;
    values.reserve(list.size());
    for (const auto& item : list) values.push_back(value(item));
    return {std::move(values)};
}

/// What is absent, false, empty or no id is left out.
template <class T> void add(Fields& fields, const char* name, const T& held) {
    fields.push_back({name, value(held)});
}
inline void add(Fields& fields, const char* name, bool held) {
    if (held) fields.push_back({name, value(true)});
}
inline void add(Fields& fields, const char* name, const std::string& held) {
    if (!held.empty()) fields.push_back({name, value(held)});
}
template <class T> void add(Fields& fields, const char* name, const std::vector<T>& held) {
    if (!held.empty()) fields.push_back({name, value(held)});
}
template <class T> void add(Fields& fields, const char* name, const std::optional<T>& held) {
    if (held) fields.push_back({name, value(*held)});
}
template <class Tag> void add(Fields& fields, const char* name, Id<Tag> id) {
    if (id) fields.push_back({name, value(id)});
}

}  // namespace fog
