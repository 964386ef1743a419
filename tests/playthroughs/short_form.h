#pragma once
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace playthroughs {

/// One line of an audience's log in short form.
std::string short_form(const std::string& audience, const nlohmann::json& told);
/// Points and who holds what, when the battle is over.
std::string result(const std::string& audience, const nlohmann::json& battle,
                   const nlohmann::json& objectives);

}  // namespace playthroughs
