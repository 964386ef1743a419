#include "net/metrics.h"

namespace net {

void add_sample(std::string& text, const char* name, const char* kind, std::int64_t value) {
    text += "# TYPE ordercap_";
    text += name;
    text += ' ';
    text += kind;
    text += "\nordercap_";
    text += name;
    text += ' ';
    text += std::to_string(value);
    text += '\n';
}

std::string text_of(const Metrics& metrics) {
    std::string text;
    add_sample(text, "connections_total", "counter", metrics.connections);
    add_sample(text, "sessions", "gauge", metrics.sessions);
    add_sample(text, "rooms", "gauge", metrics.rooms);
    add_sample(text, "messages_in_total", "counter", metrics.messages_in);
    add_sample(text, "messages_out_total", "counter", metrics.messages_out);
    add_sample(text, "bytes_out_total", "counter", metrics.bytes_out);
    add_sample(text, "commands_accepted_total", "counter", metrics.accepted);
    add_sample(text, "commands_refused_total", "counter", metrics.refused);
    add_sample(text, "dropped_slow_total", "counter", metrics.dropped_slow);
    add_sample(text, "dropped_flood_total", "counter", metrics.dropped_flood);
    return text;
}

}  // namespace net
