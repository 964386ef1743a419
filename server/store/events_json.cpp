#include "store/events_json.h"

#include "base/refusal_code.h"
#include "store/describe_events.h"
#include "store/read_json.h"

namespace store {
namespace {

using Reader = game::Event (*)(const nlohmann::json&);

template <class E> game::Event read_as(const nlohmann::json& json) {
    E event{};
    read_json(json, event);
    return event;
}

struct Entry {
    std::string_view name;
    Reader read;
};
template <class... E>
constexpr std::array<Entry, sizeof...(E)> rows_of(const boost::variant2::variant<E...>*) {
    return {{Entry{base::text_name<E>(), &read_as<E>}...}};
}
/// One row an event, in the order of the variant.
constexpr auto kEvents = rows_of(static_cast<const game::Event*>(nullptr));

constexpr bool every_name_once() {
    for (std::size_t a = 0; a < kEvents.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (kEvents[a].name == kEvents[b].name) return false;
    return true;
}
static_assert(every_name_once(), "every event has a name of its own in the journal");

}  // namespace

std::string_view name_of(const game::Event& event) { return kEvents[event.index()].name; }

std::string write_event(const game::Event& event) {
    std::string out = "{\"";
    out += name_of(event);
    out += "\":";
    visit([&](const auto& e) { write_json(out, e); }, event);
    if (!event.rolled.empty()) {
        out += ",\"rolled\":";
        write_json(out, event.rolled);
    }
    out += '}';
    return out;
}

Result<game::Event> read_event(std::string_view text) try {
    auto json = nlohmann::json::parse(text);
    std::vector<game::RolledDie> rolled;
    if (json.is_object() && json.contains("rolled")) {
        read_json(json.at("rolled"), rolled);
        json.erase("rolled");
    }
    if (json.is_object() && json.size() == 1)
        for (const auto& row : kEvents)
            if (row.name == json.begin().key()) {
                auto event = row.read(*json.begin());
                event.rolled = std::move(rolled);
                return event;
            }
    return refuse(RefusalCode::DamagedJournal);
} catch (const nlohmann::json::exception& problem) {
    return refuse(RefusalCode::DamagedJournal, problem.what());
} catch (const Unreadable& problem) {
    return refuse(RefusalCode::DamagedJournal, problem.what());
}

}  // namespace store
