#pragma once
#include <string>
#include <string_view>

namespace playthroughs {

/// "place_order issuer=s40 marker=(30,6)" as the JSON text that a client would send.
std::string as_message(std::string_view command);

}  // namespace playthroughs
