#pragma once
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "base/result.h"

/// The bodies of the lobby's HTTP requests and answers.
namespace wire {

inline std::string body_text(const nlohmann::json& value) {
    return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

inline tl::unexpected<Refusal> malformed_request(std::string what) {
    return refuse(RefusalCode::Malformed, "The request is malformed: " + std::move(what) + ".");
}

/// As an object; nothing when it is none, or deeper than that: nothing deep or large is built.
std::optional<nlohmann::json> body_of(std::string_view text, int deepest);
using Texts = std::map<std::string, std::string>;
/// All fields of an object as texts; nothing when there is another one, or one is no text.
std::optional<Texts> texts_of(const nlohmann::json& body,
                              std::initializer_list<std::string_view> known);
std::optional<Texts> texts_of_body(std::string_view text,
                                   std::initializer_list<std::string_view> known);

}  // namespace wire
