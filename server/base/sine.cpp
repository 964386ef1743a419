#include "base/sine.h"

#include <array>

namespace {

constexpr int kBits = 120;
constexpr Wide kOne = Wide{1} << kBits;
/// Half turn in radians, times 2^120.
constexpr Wide kPi = (Wide{0x3243F6A8885A308} << 64) | Wide{0xD313198A2E037073};
constexpr std::int64_t kHalfTurn = 360000;  // in halves of a thousandth of a degree
constexpr std::int64_t kFullTurn = 2 * kHalfTurn;

/// The product of two numbers of 120 fractional bits; both below 8 and not negative.
Wide times(Wide a, Wide b) {
    const auto low = [](Wide n) { return static_cast<WideBits>(n) & ~std::uint64_t{0}; };
    const auto high = [](Wide n) { return static_cast<WideBits>(n) >> 64; };
    const WideBits middle_1 = high(a) * low(b);
    const WideBits middle_2 = low(a) * high(b);
    const WideBits bottom = high(static_cast<Wide>(low(a) * low(b)));
    const WideBits middle =
        bottom + low(static_cast<Wide>(middle_1)) + low(static_cast<Wide>(middle_2));
    const WideBits top = high(a) * high(b) + (middle_1 >> 64) + (middle_2 >> 64) + (middle >> 64);
    const WideBits rest =
        (static_cast<WideBits>(static_cast<std::uint64_t>(middle)) << 64) >> kBits;
    return static_cast<Wide>((top << (128 - kBits)) | rest);
}

constexpr int kTerms = 32;
/// 1/n!, times 2^120.
constexpr auto kInverseFactorials = [] {
    std::array<Wide, kTerms> table{kOne};
    for (std::size_t n = 1; n < table.size(); ++n)
        table[n] = (table[n - 1] + static_cast<Wide>(n) / 2) / static_cast<Wide>(n);
    return table;
}();

/// 1/n! - x^2/(n+2)! + ... with the square of x, up to an eighth turn.
Wide series(std::size_t n, Wide square) {
    Wide sum = 0;
    for (std::size_t step = kTerms / 2; step-- > 0;)
        sum = kInverseFactorials[n + 2 * step] - times(square, sum);
    return sum;
}

SineCosine in_first_eighth(std::int64_t angle) {
    const Wide turn = kPi / kHalfTurn * angle + kPi % kHalfTurn * angle / kHalfTurn;
    const Wide square = times(turn, turn);
    return {times(turn, series(1, square)), series(0, square)};
}

SineCosine in_first_quarter(std::int64_t angle) {
    if (angle <= kHalfTurn / 4) return in_first_eighth(angle);
    const auto mirrored = in_first_eighth(kHalfTurn / 2 - angle);
    return {mirrored.cosine, mirrored.sine};
}

SineCosine computed(std::int64_t angle) {
    const std::int64_t quarter = kHalfTurn / 2;
    auto result = in_first_quarter(angle % quarter);
    constexpr Wide kUnit = Wide{1} << (kBits - kSineBits);
    result = {rounded(result.sine, kUnit), rounded(result.cosine, kUnit)};
    switch (angle / quarter) {
    case 1: return {result.cosine, -result.sine};
    case 2: return {-result.sine, -result.cosine};
    case 3: return {-result.cosine, result.sine};
    default: return result;
    }
}

/// Few facings are in use at a time, each asked for thousands of times a turn.
struct Remembered {
    std::int64_t angle = -1;
    SineCosine value;
};
constexpr std::uint64_t kRemembered = 4096;

}  // namespace

SineCosine sine_cosine(std::int64_t half_millidegrees) {
    thread_local std::array<Remembered, kRemembered> remembered;
    const auto angle = (half_millidegrees % kFullTurn + kFullTurn) % kFullTurn;
    // Facings are round numbers: they spread by a factor that has nothing in common with them.
    constexpr std::uint64_t kSpread = 2654435761;
    auto& slot = remembered[(static_cast<std::uint64_t>(angle) * kSpread >> 20) % kRemembered];
    if (slot.angle != angle) slot = {angle, computed(angle)};
    return slot.value;
}

std::int32_t half_of_sum(const SineCosine& direction, std::int64_t a, std::int64_t b) {
    const Wide sum = direction.sine * a + direction.cosine * b;
    const Wide size = sum < 0 ? -sum : sum;
    // What is so close to a half is one: sin 30 degrees is exactly 1/2.
    constexpr Wide kNearlyNothing = Wide{1} << 30;
    const Wide result = (size + (Wide{1} << kSineBits) + kNearlyNothing) >> (kSineBits + 1);
    return static_cast<std::int32_t>(sum < 0 ? -result : result);
}
