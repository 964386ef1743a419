#include "ask/decimal.h"

#include <string>

namespace ask {
namespace {

constexpr std::int64_t kFarExponent = 1'000'000'000;  ///< beyond any line's length

std::int64_t exponent_of(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    std::int64_t exponent = 0;
    for (const char digit : text)
        if (exponent < kFarExponent) exponent = exponent * 10 + (digit - '0');
    return negative ? -exponent : exponent;
}

}  // namespace

std::optional<std::int64_t> thousandths(std::string_view number) {
    constexpr int decimals = 3;
    constexpr std::int64_t most_digits = 12;
    const bool negative = number.starts_with('-');
    if (negative) number.remove_prefix(1);
    std::int64_t power = decimals;
    if (const auto e = number.find_first_of("eE"); e != std::string_view::npos) {
        power += exponent_of(number.substr(e + 1));
        number = number.substr(0, e);
    }
    std::string digits{number};
    if (const auto point = digits.find('.'); point != std::string::npos) {
        power -= static_cast<std::int64_t>(digits.size() - point - 1);
        digits.erase(point, 1);
    }
    digits.erase(0, digits.find_first_not_of('0'));
    if (digits.empty()) return 0;
    const auto last = digits.find_last_not_of('0');
    power += static_cast<std::int64_t>(digits.size() - last - 1);
    digits.erase(last + 1);
    if (power < 0) return std::nullopt;
    const auto size = static_cast<std::int64_t>(digits.size()) + power;
    if (size > most_digits) return negative ? -kHuge : kHuge;
    std::int64_t value = 0;
    for (const char digit : digits) value = value * 10 + (digit - '0');
    for (std::int64_t i = 0; i < power; ++i) value *= 10;
    return negative ? -value : value;
}

}  // namespace ask
