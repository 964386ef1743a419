#include "ask/answer.h"

#include <array>
#include <cstdlib>

namespace ask {

std::string inches_text(Inches inches) {
    constexpr int thousand = 1000;
    std::string text = inches.thousandths < 0 ? "-" : "";
    const int size = std::abs(inches.thousandths);
    text += std::to_string(size / thousand);
    if (size % thousand != 0) {
        auto decimals = std::to_string(thousand + size % thousand);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals.substr(1);
    }
    return text;
}

void Answer::quoted(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    constexpr unsigned char first_printable = 0x20, del = 0x7f;
    line_ += '"';
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') line_ += '\\';
        if (code >= first_printable && code != del)
            line_ += c;
        else
            line_ += {'\\', 'u', '0', '0', hex[code >> 4], hex[code & 15]};
    }
    line_ += '"';
}

void Answer::name(std::string_view name) {
    if (line_.size() > 1) line_ += ',';
    quoted(name);
    line_ += ':';
}

Answer& Answer::number(std::string_view field, int value) {
    name(field);
    line_ += std::to_string(value);
    return *this;
}

Answer& Answer::inches(std::string_view field, Inches value) {
    name(field);
    line_ += inches_text(value);
    return *this;
}

Answer& Answer::truth(std::string_view field, bool value) {
    name(field);
    line_ += value ? "true" : "false";
    return *this;
}

Answer& Answer::text(std::string_view field, std::string_view value) {
    name(field);
    quoted(value);
    return *this;
}

Answer& Answer::null(std::string_view field) {
    name(field);
    line_ += "null";
    return *this;
}

template <class Value> void Answer::working(const rules::Working& working, Value value) {
    name("why");
    line_ += '[';
    for (const auto& contribution : working) {
        if (line_.back() != '[') line_ += ',';
        line_ += "{\"rule\":";
        quoted(contribution.rule);
        line_ += ",\"value\":";
        line_ += value(contribution.value);
        line_ += '}';
    }
    line_ += ']';
}

Answer& Answer::why(const rules::Working& contributions) {
    working(contributions, [](int value) { return std::to_string(value); });
    return *this;
}

Answer& Answer::why(std::string_view rule, int printed, rules::Working modifiers) {
    modifiers.insert(modifiers.begin(), {std::string{rule}, printed});
    return why(modifiers);
}

Answer& Answer::why_in_inches(const rules::Working& contributions) {
    working(contributions, [](int value) { return inches_text({value}); });
    return *this;
}

Answer& Answer::because(std::string_view rule, int value) {
    return why({
        {std::string{rule}, value}
    });
}

void Answer::error(std::string_view why) {
    clear();
    text("error", why);
}

std::string_view Answer::finish() {
    line_ += "}\n";
    return line_;
}

}  // namespace ask
