#pragma once
#include "base/exact.h"

/// Sine and cosine in fixed point, good to 100 bits: the same on every machine.
struct SineCosine {
    Wide sine = 0;    ///< times 2^100
    Wide cosine = 0;  ///< times 2^100
};
inline constexpr int kSineBits = 100;

/// Of a multiple of half a thousandth of a degree, any size.
SineCosine sine_cosine(std::int64_t half_millidegrees);
/// (a * sine + b * cosine) / 2 of a direction, to the nearest whole number, halves away from zero.
std::int32_t half_of_sum(const SineCosine& direction, std::int64_t a, std::int64_t b);
