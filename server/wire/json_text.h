#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/describe.h"
#include "base/geometry.h"
#include "base/ids.h"

/// Described values to JSON. What is not described in wire/ does not compile. Only wire/*.cpp and
/// tests/wire include it.
namespace wire {

using Json = nlohmann::json;

template <class Tag>
inline constexpr char kIdLetter = 0;  // an id without a letter is not for clients
template <> inline constexpr char kIdLetter<StandTag> = 's';
template <> inline constexpr char kIdLetter<CompanyTag> = 'c';
template <> inline constexpr char kIdLetter<FormationTag> = 'f';
template <> inline constexpr char kIdLetter<OrderTag> = 'o';
template <> inline constexpr char kIdLetter<ShotTag> = 'd';
template <> inline constexpr char kIdLetter<MissionTag> = 'm';
template <> inline constexpr char kIdLetter<CardTag> = 'p';

inline Json text(bool value) { return value; }
inline Json text(int value) { return value; }
inline Json text(std::int64_t value) { return value; }
inline Json text(const std::string& value) { return value; }
inline Json text(Inches value) { return value.thousandths; }
inline Json text(Facing value) { return value.millidegrees; }
inline Json text(Point value) { return Json::array({value.x.thousandths, value.y.thousandths}); }
template <class Tag> Json text(Id<Tag> id) {
    static_assert(kIdLetter<Tag> != 0, "this id is never told");
    return id ? kIdLetter<Tag> + std::to_string(id.value) : std::string();
}
template <base::Enumeration E> Json text(E value) { return std::string(base::text_of(value)); }

template <base::DescribedStruct T> Json text(const T& value);
template <class T> Json text(const std::vector<T>& list);
template <class T> Json text(const std::map<std::string, T>& items);

template <class T> Json text(const std::vector<T>& list) {
    auto json = Json::array();
    for (const auto& item : list) json.push_back(text(item));
    return json;
}
template <class T> Json text(const std::map<std::string, T>& items) {
    auto json = Json::object();
    for (const auto& [key, item] : items) json.emplace(key, text(item));
    return json;
}

template <class T> void add_field(Json& json, std::string_view name, const T& value) {
    json.emplace(name, text(value));
}
template <class T>
void add_field(Json& json, std::string_view name, const std::optional<T>& value) {
    if (value) json.emplace(name, text(*value));
}
/// What does not apply is absent, never null: a merge patch takes null for "remove".
template <base::DescribedStruct T> Json text(const T& value) {
    auto json = Json::object();
    base::for_each_field(
        value, [&](std::string_view name, const auto& field) { add_field(json, name, field); });
    return json;
}

}  // namespace wire
