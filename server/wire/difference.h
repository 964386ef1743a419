#pragma once
#include "wire/json_text.h"

/// What changed between two described values, as a merge patch (RFC 7396): only what differs is
/// written as JSON at all. Only wire/*.cpp and tests/wire include it.
namespace wire {

template <base::DescribedStruct T> Json difference(const T& before, const T& after);
template <class T>
Json difference(const std::map<std::string, T>& before, const std::map<std::string, T>& after);
/// A list, a number, a word: the new one.
template <class T> Json difference(const T&, const T& after) { return text(after); }

template <class T>
void add_change(Json& patch, std::string_view name, const T& before, const T& after) {
    if (!(before == after)) patch.emplace(name, difference(before, after));
}
template <class T>
void add_change(Json& patch, std::string_view name, const std::optional<T>& before,
                const std::optional<T>& after) {
    if (before && after)
        add_change(patch, name, *before, *after);
    else if (after)
        patch.emplace(name, text(*after));
    else if (before)
        patch.emplace(name, nullptr);
}

template <base::DescribedStruct T> Json difference(const T& before, const T& after) {
    auto patch = Json::object();
    base::for_each_field(before, after,
                         [&](std::string_view name, const auto& old, const auto& field) {
                             add_change(patch, name, old, field);
                         });
    return patch;
}
/// Both are in the order of their keys.
template <class T>
Json difference(const std::map<std::string, T>& before, const std::map<std::string, T>& after) {
    auto patch = Json::object();
    auto old = before.begin();
    for (const auto& [key, item] : after) {
        for (; old != before.end() && old->first < key; ++old) patch.emplace(old->first, nullptr);
        if (old == before.end() || key < old->first)
            patch.emplace(key, text(item));
        else
            add_change(patch, key, (old++)->second, item);
    }
    for (; old != before.end(); ++old) patch.emplace(old->first, nullptr);
    return patch;
}

}  // namespace wire
