#pragma once
#include <string>

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

}  // namespace wire
