#pragma once
#include <cstdint>

/// Exact distances: whole thousandths of an inch, never a floating point number. [SCALE-01]
struct Inches {
    std::int32_t thousandths = 0;
    constexpr auto operator<=>(const Inches&) const = default;
    constexpr Inches& operator+=(Inches other) {
        thousandths += other.thousandths;
        return *this;
    }
    constexpr Inches& operator-=(Inches other) {
        thousandths -= other.thousandths;
        return *this;
    }
};

constexpr Inches operator+(Inches a, Inches b) { return {a.thousandths + b.thousandths}; }
constexpr Inches operator-(Inches a, Inches b) { return {a.thousandths - b.thousandths}; }
constexpr Inches operator-(Inches a) { return {-a.thousandths}; }
constexpr Inches operator*(Inches a, std::int32_t times) { return {a.thousandths * times}; }
constexpr Inches operator*(std::int32_t times, Inches a) { return a * times; }
/// Fractions of a thousandth are dropped.
constexpr Inches operator/(Inches a, std::int32_t parts) { return {a.thousandths / parts}; }

/// Never defined: calling it stops the compiler.
void an_inch_has_three_decimals();
/// `6_in`, `0.5_in`, `4.999_in`: read digit by digit, so exact.
consteval Inches operator""_in(const char* digits) {
    std::int32_t value = 0;
    std::int32_t decimals = -1;
    for (; *digits != '\0'; ++digits) {
        if (*digits == '\'') continue;
        if (*digits == '.') {
            decimals = 0;
            continue;
        }
        if (*digits < '0' || *digits > '9' || decimals == 3) an_inch_has_three_decimals();
        value = value * 10 + (*digits - '0');
        if (decimals >= 0) ++decimals;
    }
    for (std::int32_t d = decimals < 0 ? 0 : decimals; d < 3; ++d) value *= 10;
    return {value};
}

static_assert(6_in == Inches{6000});
static_assert(0.5_in + 4.499_in == Inches{4999});
