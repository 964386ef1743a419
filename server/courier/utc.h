#pragma once
#include <array>
#include <cstdint>
#include <ctime>
#include <string>

namespace courier {

/// A moment, milliseconds since 1970, as strftime writes it.
inline std::string utc(std::int64_t milliseconds, const char* format) {
    const std::time_t at = milliseconds / 1000;
    std::tm parts{};
    gmtime_r(&at, &parts);
    std::array<char, 40> text{};
    const auto size = std::strftime(text.data(), text.size(), format, &parts);
    return {text.data(), size};
}

}  // namespace courier
