#pragma once
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/describe.h"
#include "base/geometry.h"
#include "base/ids.h"

/// Described values to JSON: compact, fields in order of name. What is not described in wire/ does
/// not compile. Only wire/*.cpp and tests/wire include it.
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

/// Written value by value; a member's text follows its name.
class ObjectText {
  public:
    explicit ObjectText(std::string& out) : out_(out) { out_ += '{'; }
    /// `name` stands there as it is.
    std::string& member(std::string_view name);
    std::string& keyed(const std::string& key);
    void end() { out_ += '}'; }

  private:
    void separate() {
        if (!std::exchange(is_first_, false)) out_ += ',';
    }
    std::string& out_;
    bool is_first_ = true;
};

/// Bytes that are no UTF-8 come out as the replacement character: writing never throws.
void write_json(std::string& out, const std::string& words);
inline void write_json(std::string& out, std::int64_t value) {
    std::array<char, 20> digits{};
    out.append(digits.data(), std::to_chars(digits.begin(), digits.end(), value).ptr);
}
inline void write_json(std::string& out, int value) { write_json(out, std::int64_t{value}); }
inline void write_json(std::string& out, bool value) { out += value ? "true" : "false"; }
inline void write_json(std::string& out, Inches value) { write_json(out, value.thousandths); }
inline void write_json(std::string& out, Facing value) { write_json(out, value.millidegrees); }
inline void write_json(std::string& out, Point value) {
    out += '[';
    write_json(out, value.x);
    out += ',';
    write_json(out, value.y);
    out += ']';
}
template <class Tag> void write_json(std::string& out, Id<Tag> id) {
    static_assert(kIdLetter<Tag> != 0, "this id is never told");
    write_json(out, id ? kIdLetter<Tag> + std::to_string(id.value) : std::string());
}
template <base::Enumeration E> void write_json(std::string& out, E value) {
    out += '"';
    out += base::text_of(value);
    out += '"';
}

template <base::DescribedStruct T> void write_json(std::string& out, const T& value);
template <class T> void write_json(std::string& out, const std::vector<T>& list);
template <class T> void write_json(std::string& out, const std::map<std::string, T>& items);

template <class T> void write_json(std::string& out, const std::vector<T>& list) {
    out += '[';
    bool is_first = true;
    for (const auto& item : list) {
        if (!std::exchange(is_first, false)) out += ',';
        write_json(out, item);
    }
    out += ']';
}
template <class T> void write_json(std::string& out, const std::map<std::string, T>& items) {
    ObjectText object(out);
    for (const auto& [key, item] : items) write_json(object.keyed(key), item);
    object.end();
}

template <class One, class Other>
using NameIsLess = boost::mp11::mp_bool<(std::string_view(One::name) < Other::name)>;
/// Calls `visit(member)` for each field in order of name.
template <base::DescribedStruct T, class Visit> void for_each_member_by_name(Visit&& visit) {
    using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
    boost::mp11::mp_for_each<boost::mp11::mp_sort<Members, NameIsLess>>(visit);
}

template <class T> void write_member(ObjectText& object, std::string_view name, const T& value) {
    write_json(object.member(name), value);
}
template <class T>
void write_member(ObjectText& object, std::string_view name, const std::optional<T>& value) {
    if (value) write_json(object.member(name), *value);
}
/// What does not apply is absent, never null: a merge patch takes null for "remove".
template <base::DescribedStruct T> void write_json(std::string& out, const T& value) {
    ObjectText object(out);
    for_each_member_by_name<T>([&](auto d) { write_member(object, d.name, value.*d.pointer); });
    object.end();
}

template <class T> std::string json_text(const T& value) {
    std::string out;
    write_json(out, value);
    return out;
}
/// To be put into a small message.
template <class T> Json text(const T& value) { return Json::parse(json_text(value)); }

}  // namespace wire
