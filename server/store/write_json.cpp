#include "store/write_json.h"

namespace store {

void write_json(std::string& out, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += kHex[static_cast<unsigned char>(c) >> 4];
            out += kHex[static_cast<unsigned char>(c) & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

/// All values, the defaults too: a battle keeps the options it began with when a default changes.
/// An option that is younger than the journal is left out while it is what it was before.
void write_json(std::string& out, const rules::Options& options) {
    out += '{';
    bool first = true;
    for (const auto& option : rules::option_table()) {
        if (option.kind == rules::OptionKind::ScenarioData) continue;
        const auto value = rules::option_value(options, option.name);
        if (value == option.before) continue;
        if (!std::exchange(first, false)) out += ',';
        write_json(out, option.name);
        out += ':';
        write_json(out, std::string_view(value));
    }
    out += '}';
}

}  // namespace store
