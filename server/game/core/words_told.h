#pragma once
#include <optional>
#include <string>

namespace game {

/// What the referee tells of his reason: to each audience nothing, unless he says so. [REL-32]
struct WordsTold {
    std::optional<std::string> blue = {};
    std::optional<std::string> red = {};
    std::optional<std::string> spectators = {};
};

}  // namespace game
