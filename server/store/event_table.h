#pragma once
#include <array>
#include <string_view>

#include "store/read_json.h"

/// How events of either kind of book are found by the names that they have in the journal.
namespace store {

template <class Event> struct EventRow {
    std::string_view name;
    Event (*read)(const nlohmann::json&);
};
template <class Event, class Kind> Event read_event_as(const nlohmann::json& json) {
    Kind kind{};
    read_json(json, kind);
    return kind;
}
/// One row an event, in the order of the variant.
template <class Event, class... Kinds>
constexpr std::array<EventRow<Event>, sizeof...(Kinds)>
event_table(const boost::variant2::variant<Kinds...>*) {
    return {{EventRow<Event>{base::text_name<Kinds>(), &read_event_as<Event, Kinds>}...}};
}
template <std::size_t N, class Event>
constexpr bool every_name_once(const std::array<EventRow<Event>, N>& table) {
    for (std::size_t a = 0; a < N; ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (table[a].name == table[b].name) return false;
    return true;
}

}  // namespace store
