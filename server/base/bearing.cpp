#include <array>

#include "base/exact.h"
#include "base/geometry.h"
#include "base/sine.h"

namespace {

constexpr int kSteps = 40;
constexpr int kFraction = 32;  // bits behind a thousandth of a degree
constexpr std::int64_t kOneUnit = std::int64_t{1} << kFraction;
constexpr std::int64_t kEighthTurn = 45000 * kOneUnit;
constexpr std::int32_t kQuarterTurn = 90000;

/// The angles whose tangents are 1/2, 1/4, 1/8 ..., in units.
constexpr auto kAngles = [] {
    constexpr int kBits = 100;
    constexpr Wide kPi = (Wide{0x3243F6A8885A308} << 12) + 0xD31;  // times 2^68
    std::array<std::int64_t, kSteps> table{};
    for (int i = 1; i <= kSteps; ++i) {
        Wide sum = 0;
        for (int k = 0; i * (2 * k + 1) < kBits; ++k) {
            const Wide term = (Wide{1} << (kBits - i * (2 * k + 1))) / (2 * k + 1);
            sum += k % 2 == 0 ? term : -term;
        }
        table[static_cast<std::size_t>(i - 1)] = static_cast<std::int64_t>(sum * 180000 / kPi);
    }
    return table;
}();

/// The angle whose tangent is rise / run, in units; 0 <= rise <= run. Turns the vector step by step
/// onto its axis.
std::int64_t small_angle(std::int64_t rise, std::int64_t run) {
    while (run < std::int64_t{1} << 58) {
        run <<= 1;
        rise <<= 1;
    }
    std::int64_t angle = 0;
    for (int i = 1; i <= kSteps; ++i) {
        const std::int64_t down = rise >> i, across = run >> i;
        const auto step = kAngles[static_cast<std::size_t>(i - 1)];
        const bool turn_down = rise > 0;
        run += turn_down ? down : -down;
        rise += turn_down ? -across : across;
        angle += turn_down ? step : -step;
    }
    return angle;
}

/// Is the direction at most that far clockwise from up the map, in halves of a thousandth of a
/// degree? First quarter only.
bool at_most_clockwise(Point direction, std::int64_t half_millidegrees) {
    const auto limit = sine_cosine(half_millidegrees);
    return direction.x.thousandths * limit.cosine <= direction.y.thousandths * limit.sine;
}

/// Thousandths of a degree in the first quarter: x >= 0, y > 0.
std::int32_t bearing_in_quarter(Point d) {
    constexpr std::int64_t kDoubt = kOneUnit >> 10;
    const std::int64_t x = d.x.thousandths, y = d.y.thousandths;
    const auto angle = x <= y ? small_angle(x, y) : 2 * kEighthTurn - small_angle(y, x);
    const auto whole = angle >> kFraction;
    const auto off_half = (angle & (kOneUnit - 1)) - kOneUnit / 2;
    const bool down = off_half < kDoubt && off_half > -kDoubt ? at_most_clockwise(d, whole * 2 + 1)
                                                              : off_half < 0;
    return static_cast<std::int32_t>(down ? whole : whole + 1);
}

}  // namespace

Facing bearing(Point from, Point to) {
    Point d = to - from;
    if (d == Point{}) return {};
    std::int32_t quarters = 0;
    while (!(d.x.thousandths >= 0 && d.y.thousandths > 0)) {
        d = {-d.y, d.x};  // a quarter turn back
        ++quarters;
    }
    return turned(std::int64_t{quarters} * kQuarterTurn + bearing_in_quarter(d));
}
