#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "base/geometry.h"

/// Integer arithmetic behind the geometry: 128 bits wide, no rounding unless named so.
__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 WideBits;

constexpr std::int64_t cross(Point u, Point v) {
    return std::int64_t{u.x.thousandths} * v.y.thousandths -
           std::int64_t{u.y.thousandths} * v.x.thousandths;
}
constexpr std::int64_t dot(Point u, Point v) {
    return std::int64_t{u.x.thousandths} * v.x.thousandths +
           std::int64_t{u.y.thousandths} * v.y.thousandths;
}
/// On which side of the line from a to b? Positive is left.
constexpr std::int64_t side_of(Point a, Point b, Point p) { return cross(b - a, p - a); }
constexpr int sign_of(std::int64_t n) { return (n > 0) - (n < 0); }
constexpr Wide wide(std::int64_t n) { return Wide{n}; }

/// How many a number has that is not negative.
constexpr int bits_of(Wide n) {
    const auto high = static_cast<std::uint64_t>(n >> 64), low = static_cast<std::uint64_t>(n);
    return 128 - (high != 0 ? std::countl_zero(high) : 64 + std::countl_zero(low));
}
/// Newton's way down from a guess that is not too small.
template <class Number> constexpr Number root_below(Number guess, Number n) {
    while (true) {
        const Number next = (guess + n / guess) / 2;
        if (next >= guess) return guess;
        guess = next;
    }
}
/// The largest whole number whose square is at most n.
constexpr Wide root(Wide n) {
    if (n <= 0) return 0;
    const auto half = (bits_of(n) + 1) / 2;
    if (half <= 31) return root_below(std::int64_t{1} << half, static_cast<std::int64_t>(n));
    return root_below(Wide{1} << half, n);
}
static_assert(root(24) == 4 && root(25) == 5 && root(26) == 5);
static_assert(root((Wide{1} << 62) - 1) == (1LL << 31) - 1 && root(Wide{1} << 62) == 1LL << 31);
static_assert(root((Wide{1} << 126) - 1) == (Wide{1} << 63) - 1);
/// num / den to the nearest whole number, halves away from zero; den > 0.
constexpr Wide rounded(Wide num, Wide den) {
    return num < 0 ? -((-num * 2 + den) / (den * 2)) : (num * 2 + den) / (den * 2);
}
constexpr int compare(Wide a, Wide b) { return a < b ? -1 : static_cast<int>(a > b); }

/// Compares a/b with c/d without overflow; a, c >= 0, b, d > 0: -1, 0 or 1.
constexpr int compare_fractions(Wide a, Wide b, Wide c, Wide d) {
    constexpr Wide kMost = Wide{1} << 84, kMostBelow = Wide{1} << 42;
    if (a < kMost && c < kMost && b < kMostBelow && d < kMostBelow) return compare(a * d, c * b);
    for (int sign = 1;; sign = -sign) {
        if (a / b != c / d) return sign * compare(a / b, c / d);
        a %= b;
        c %= d;
        if (a == 0 || c == 0) return sign * compare(a, c);
        a = std::exchange(b, a);  // a/b < c/d exactly if d/c < b/a
        c = std::exchange(d, c);
    }
}

/// A squared distance as a fraction.
struct Square {
    Wide num = 0;
    Wide den = 1;
};
constexpr bool operator<(const Square& a, const Square& b) {
    return compare_fractions(a.num, a.den, b.num, b.den) < 0;
}
constexpr bool at_most(const Square& square, Inches d) {
    return square.num <= wide(d.thousandths) * d.thousandths * square.den;
}
/// From a point to a straight line from a to b (or to the point a, if b is the same).
Square square_to_line(Point p, Point a, Point b);
/// Between two polygons; 0 if they touch or overlap.
Square square_between(std::span<const Point> a, std::span<const Point> b);
/// The same, of a straight line and a polygon.
inline Square square_between(Point a, Point b, std::span<const Point> polygon) {
    const std::array<Point, 2> line{a, b};
    return square_between(line, polygon);
}
bool lines_touch(Point a, Point b, Point c, Point d);
/// May the line from a to b pass through the inside of what lies in the box? A first, cheap test.
constexpr bool may_cross(Point a, Point b, const Box& box) {
    const std::array<std::int64_t, 4> sides{side_of(a, b, box.low), side_of(a, b, box.high),
                                            side_of(a, b, {box.low.x, box.high.y}),
                                            side_of(a, b, {box.high.x, box.low.y})};
    return std::ranges::max(sides) > 0 && std::ranges::min(sides) < 0;
}
