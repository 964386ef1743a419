#include "wire/body.h"

#include <algorithm>

#include "wire/messages.h"

namespace wire {

std::optional<nlohmann::json> body_of(std::string_view text, int deepest) {
    if (text.size() > kLongestMessage) return std::nullopt;
    bool too_deep = false;
    auto body = nlohmann::json::parse(
        text,
        [&](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
            too_deep |= depth > deepest;
            return !too_deep;
        },
        false);
    if (too_deep || !body.is_object()) return std::nullopt;
    return body;
}

std::optional<Texts> texts_of(const nlohmann::json& body,
                              std::initializer_list<std::string_view> known) {
    if (!body.is_object()) return std::nullopt;
    Texts fields;
    for (const auto& [key, value] : body.items()) {
        if (std::ranges::find(known, key) == known.end() || !value.is_string()) return std::nullopt;
        fields[key] = value.get<std::string>();
    }
    return fields;
}

std::optional<Texts> texts_of_body(std::string_view text,
                                   std::initializer_list<std::string_view> known) {
    const auto body = body_of(text, 2);
    return body ? texts_of(*body, known) : std::nullopt;
}

}  // namespace wire
