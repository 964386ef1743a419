#include "wire/seats.h"

#include <algorithm>

#include "wire/body.h"
#include "wire/json_text.h"
#include "wire/messages.h"
#include "wire/reach.h"

namespace wire {
namespace {

constexpr std::size_t kMostTokens = 40;

/// Long enough that nobody guesses it.
bool is_key(std::string_view key) {
    return key.size() >= 26 && key.size() <= 64 && std::ranges::all_of(key, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
           });
}

bool is_list_of_texts(const Json& value) {
    return value.is_array() && value.size() <= kMostTokens &&
           std::ranges::all_of(value, [](const Json& one) { return one.is_string(); });
}

}  // namespace

Result<TakeSeat> parse_take_seat(std::string_view text) {
    auto fields = texts_of_body(text, {"token", "key"});
    if (!fields || fields->size() != 2) return malformed_request("it knows token and key");
    if (!is_key((*fields)["key"])) return malformed_request("a key is 26 to 64 letters and digits");
    return TakeSeat{(*fields)["token"], (*fields)["key"]};
}

std::string seat_taken_text(std::string_view role, bool is_reusable) {
    return body_text({
        {"role",     role       },
        {"reusable", is_reusable}
    });
}

Result<AskForLink> parse_ask_for_link(std::string_view text) {
    auto fields = texts_of_body(text, {"key", "role"});
    if (!fields || !fields->contains("key")) return malformed_request("it knows key and role");
    return AskForLink{(*fields)["key"], (*fields)["role"]};
}

std::string link_text(const SeatLink& link) {
    return body_text({
        {"role",  link.role },
        {"token", link.token},
        {"link",  link.link }
    });
}

Result<Join> parse_join(std::string_view text) {
    const auto body = body_of(text, 2);
    const auto is_good = [&](const std::string& key, const Json& value) {
        return (key == "role" && value.is_string()) || (key == "held" && is_list_of_texts(value));
    };
    if (!body || !body->contains("role")) return malformed_request("it knows role and held");
    for (const auto& [key, value] : body->items())
        if (!is_good(key, value)) return malformed_request("it knows role and held");
    return Join{(*body)["role"].get<std::string>(),
                body->value("held", std::vector<std::string>{})};
}

Result<AskForSeeker> parse_seek(std::string_view text) {
    auto fields = texts_of_body(text, {"key", "role", "words"});
    if (!fields || !fields->contains("key") || !fields->contains("role"))
        return malformed_request("it knows key, role and words");
    auto words = words_of_seeker((*fields)["words"]);
    if (!words) return tl::unexpected(words.error());
    return AskForSeeker{(*fields)["key"], (*fields)["role"], std::move(*words)};
}

std::string sought_text(const std::vector<std::string>& roles) {
    return body_text({
        {"sought", roles}
    });
}

Result<std::string> words_of_seeker(std::string_view text) {
    constexpr std::size_t kMost = 120;
    auto words = text_to_show(text, kMost);
    if (!words) return malformed_request("words have at most 120 letters, and none that hides");
    return std::move(*words);
}

Result<std::vector<std::string>> parse_tokens(std::string_view text) {
    const auto body = body_of(text, 2);
    if (!body || body->size() != 1 || !body->contains("tokens"))
        return malformed_request("it knows tokens");
    const auto& list = (*body)["tokens"];
    if (!is_list_of_texts(list)) return malformed_request("tokens are some texts");
    return list.get<std::vector<std::string>>();
}

std::string link_states_text(const std::vector<std::string_view>& states) {
    return body_text({
        {"states", states}
    });
}

}  // namespace wire
