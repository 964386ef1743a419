#include "store/events_json.h"

#include "base/refusal_code.h"
#include "store/describe_events.h"
#include "store/event_table.h"

namespace store {
namespace {

constexpr auto kEvents = event_table<game::Event>(static_cast<const game::Event*>(nullptr));
static_assert(every_name_once(kEvents), "every event has a name of its own in the journal");

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
