#pragma once
#include <string_view>

#include "net/beast.h"

/// Bots of this very process come from its own address, as a proxy of this machine does.
namespace net {

inline constexpr std::string_view kBotHeader = "X-Ordercap-Bot";
/// Known to this process only; another one after each start.
std::string_view bot_key();
bool is_own_bot(const Request& request);

}  // namespace net
