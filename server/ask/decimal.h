#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace ask {

/// A JSON number as written, in whole thousandths; nothing when it is no whole number of them.
/// What is too large for any distance comes out as `kHuge` with its sign.
std::optional<std::int64_t> thousandths(std::string_view number);
inline constexpr std::int64_t kHuge = 1'000'000'000'000;

}  // namespace ask
