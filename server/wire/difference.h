#pragma once
#include "wire/json_text.h"

/// What changed between two described values, as a merge patch (RFC 7396): only what differs is
/// written at all. Only wire/*.cpp and tests/wire include it.
namespace wire {

template <base::DescribedStruct T>
void write_difference(std::string& out, const T& before, const T& after);
template <class T>
void write_difference(std::string& out, const std::map<std::string, T>& before,
                      const std::map<std::string, T>& after);
template <class T>
void write_difference(std::string& out, const std::optional<T>& before,
                      const std::optional<T>& after);
/// A list, a number, a word: the new one.
template <class T> void write_difference(std::string& out, const T&, const T& after) {
    write_json(out, after);
}

inline constexpr std::string_view kNull = "null";  ///< it is taken away

template <class T>
void write_difference(std::string& out, const std::optional<T>& before,
                      const std::optional<T>& after) {
    if (before && after)
        write_difference(out, *before, *after);
    else if (after)
        write_json(out, *after);
    else
        out += kNull;
}
template <base::DescribedStruct T>
void write_difference(std::string& out, const T& before, const T& after) {
    ObjectText patch(out);
    for_each_member_by_name<T>([&](auto d) {
        const auto &old = before.*d.pointer, &field = after.*d.pointer;
        if (!(old == field)) write_difference(patch.member(d.name), old, field);
    });
    patch.end();
}
/// Both are in the order of their keys.
template <class T>
void write_difference(std::string& out, const std::map<std::string, T>& before,
                      const std::map<std::string, T>& after) {
    ObjectText patch(out);
    auto old = before.begin();
    const auto take_away_before = [&](const std::string* key) {
        for (; old != before.end() && (!key || old->first < *key); ++old)
            patch.keyed(old->first) += kNull;
    };
    for (const auto& [key, item] : after) {
        take_away_before(&key);
        if (old == before.end() || key < old->first)
            write_json(patch.keyed(key), item);
        else if (const auto& was = (old++)->second; !(was == item))
            write_difference(patch.keyed(key), was, item);
    }
    take_away_before(nullptr);
    patch.end();
}

inline constexpr std::string_view kNoDifference = "{}";
/// Of two views: an object.
template <base::DescribedStruct T> std::string difference(const T& before, const T& after) {
    std::string patch;
    write_difference(patch, before, after);
    return patch;
}

}  // namespace wire
