#pragma once
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace playthroughs {

/// One line of an audience's log in short form.
std::string short_form(const std::string& audience, const nlohmann::json& told);

}  // namespace playthroughs
