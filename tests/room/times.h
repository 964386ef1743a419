#pragma once
#include <cstdint>

/// In milliseconds, as the clocks of a room count.
constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kHour = 3600 * kSecond;
constexpr std::int64_t kDay = 24 * kHour;
