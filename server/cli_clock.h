#pragma once
#include <cstdint>

#include "room/moment.h"

/// The clocks of `ordercap serve`.
namespace cli {

room::Moment real_time();
/// Begins at `start`, milliseconds since 1970, and goes on by itself; what is read on standard
/// input moves it, so that a test of days takes seconds.
room::Clock test_clock(std::int64_t start);

}  // namespace cli
