#pragma once
#include <charconv>
#include <cstdint>
#include <string_view>

namespace fuzz {

/// A number of the command line.
inline std::uint64_t number(std::string_view text, std::uint64_t otherwise) {
    std::uint64_t value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace fuzz
