#pragma once
#include <nlohmann/json_fwd.hpp>

namespace wire {

/// The merge patch (RFC 7396) that makes `after` out of `before`. Neither holds a null.
nlohmann::json difference(const nlohmann::json& before, const nlohmann::json& after);

}  // namespace wire
