#include <algorithm>

#include "base/exact.h"
#include "base/geometry.h"

/// Areas without rounding: the polygon is looked at along the sides of the base, in which the base
/// is a square, and summed edge by edge over its width.
namespace {

struct Fraction {
    Wide num = 0;
    Wide den = 1;
};

/// A place along the two sides of the base; both run from 0 to the same whole number.
struct Place {
    std::int64_t across = 0, along = 0;
};
class BaseAsSquare {
  public:
    explicit BaseAsSquare(const Corners& base)
        : corner_(base[0]), across_(base[1] - base[0]), along_(base[3] - base[0]) {
        if (cross(across_, along_) < 0) std::swap(across_, along_);
    }
    [[nodiscard]] std::int64_t side() const { return cross(across_, along_); }
    [[nodiscard]] Place operator()(Point p) const {
        return {cross(p - corner_, along_), cross(across_, p - corner_)};
    }

  private:
    Point corner_, across_, along_;
};

/// Twice the area between the lower side of the square and an edge that runs to the right, as far
/// as both lie in the square.
Fraction twice_under(Place a, Place b, std::int64_t side) {
    const auto low = std::max<std::int64_t>(a.across, 0), high = std::min(b.across, side);
    if (low >= high) return {};
    const Wide run = b.across - a.across, rise = b.along - a.along;
    if (rise == 0) return {wide(2) * std::clamp<std::int64_t>(a.along, 0, side) * (high - low), 1};
    const Wide full = run * side;  // heights are kept times `run`
    const auto height_at = [&](std::int64_t across) {
        return run * a.along + rise * (across - a.across);
    };
    const auto sum_to = [&](Wide height) {
        if (height <= 0) return Wide{0};
        return height <= full ? height * height : full * (2 * height - full);
    };
    const Wide num = sum_to(height_at(high)) - sum_to(height_at(low)), den = run * rise;
    return den < 0 ? Fraction{-num, -den} : Fraction{num, den};
}

Fraction twice_under_edge(Place from, Place to, std::int64_t side) {
    if (from.across <= to.across) return twice_under(from, to, side);
    const auto back = twice_under(to, from, side);
    return {-back.num, back.den};
}

bool runs_left(std::span<const Point> polygon) {
    Wide twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        twice += cross(polygon[i] - polygon[0], polygon[(i + 1) % polygon.size()] - polygon[0]);
    return twice > 0;
}

int bits_of(Wide n) {
    int bits = 0;
    for (; n > 0; n >>= 1) ++bits;
    return bits;
}

/// Whole parts first; what is left is compared bit by bit, until it cannot be but equal.
bool reaches(std::vector<Fraction> parts, Wide goal) {
    Wide more = -goal;
    int bits = bits_of(static_cast<Wide>(parts.size()));
    for (auto& part : parts) {
        const Wide rest = ((part.num % part.den) + part.den) % part.den;
        more += (part.num - rest) / part.den;
        part.num = rest;
        bits += bits_of(part.den);
    }
    std::erase_if(parts, [](const Fraction& part) { return part.num == 0; });
    const auto count = static_cast<Wide>(parts.size());
    for (int bit = 0; bit <= bits; ++bit) {
        if (more >= 0) return true;
        if (more <= -count) return false;
        more *= 2;
        for (auto& part : parts) {
            part.num *= 2;
            if (part.num < part.den) continue;
            part.num -= part.den;
            ++more;
        }
    }
    return true;
}

}  // namespace

bool half_inside(const Corners& base, std::span<const Point> polygon) {
    const BaseAsSquare square{base};
    const auto side = square.side();
    if (side == 0) return where_is(base[0], polygon) != Side3::Outside;
    const bool left = runs_left(polygon);
    std::vector<Fraction> parts;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto from = square(polygon[i]), to = square(polygon[(i + 1) % polygon.size()]);
        // The inside of a polygon that runs left lies over the edges that run to the right.
        auto part = twice_under_edge(from, to, side);
        if (left) part.num = -part.num;
        if (part.num != 0) parts.push_back(part);
    }
    return reaches(std::move(parts), wide(side) * side);
}
