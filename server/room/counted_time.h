#pragma once
#include "store/uptime.h"

/// What of the time counts: none in which the server was down, and no quiet hours. [S-99, S-112]
/// All in milliseconds since 1970.
namespace room {

/// From one moment to another. `quiet`: hours of the day that do not count, by UTC, a bit each.
std::int64_t counted_between(const std::vector<store::Outage>& outages, int quiet,
                             std::int64_t from, std::int64_t to);
/// When so much of it has passed.
std::int64_t when_counted(const std::vector<store::Outage>& outages, int quiet, std::int64_t from,
                          std::int64_t left);

}  // namespace room
