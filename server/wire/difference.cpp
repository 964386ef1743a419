#include "wire/difference.h"

#include <nlohmann/json.hpp>

namespace wire {

nlohmann::json difference(const nlohmann::json& before, const nlohmann::json& after) {
    if (!before.is_object() || !after.is_object()) return after;
    auto patch = nlohmann::json::object();
    for (const auto& [key, value] : before.items())
        if (!after.contains(key)) patch[key] = nullptr;
    for (const auto& [key, value] : after.items()) {
        const auto old = before.find(key);
        if (old == before.end())
            patch[key] = value;
        else if (*old != value)
            patch[key] = difference(*old, value);
    }
    return patch;
}

}  // namespace wire
