#include "base/stretch.h"

#include <algorithm>
#include <optional>

#include "base/exact.h"

namespace {

constexpr std::int64_t kPerThousandth = 1000;

/// Where the line a-b meets the edge c-d, which has ends on both sides of it (or one on it).
Ratio meeting(Point a, Point b, Point c, Point d) {
    const auto num = cross(c - a, d - c), den = cross(b - a, d - c);
    return den < 0 ? Ratio{-num, -den} : Ratio{num, den};
}

/// On which side of the line each corner lies.
struct Sides {
    std::vector<std::int64_t> of;
    bool both = false;
    bool on_line = false;  ///< a corner lies on it
};
void find_sides(Point a, Point b, std::span<const Point> polygon, Sides& sides) {
    sides.of.resize(polygon.size());
    auto place = sides.of.begin();
    bool left = false, right = false, on_line = false;
    for (const auto corner : polygon) {
        const auto side = side_of(a, b, corner);
        *place++ = side;
        left |= side > 0;
        right |= side < 0;
        on_line |= side == 0;
    }
    sides.both = left && right;
    sides.on_line = on_line;
}

/// Meetings with the border, seen a hair's breadth to one side of the line: between an odd and the
/// next even one it is inside.
template <class IsBeyond>
void border_meetings(Point a, Point b, std::span<const Point> polygon, const Sides& sides,
                     IsBeyond is_beyond, std::vector<Ratio>& out) {
    out.clear();
    auto before = polygon.back();
    bool was_beyond = is_beyond(sides.of.back());
    auto side = sides.of.begin();
    for (const auto corner : polygon) {
        if (is_beyond(*side) != was_beyond) {
            out.push_back(meeting(a, b, before, corner));
            was_beyond = !was_beyond;
        }
        before = corner;
        ++side;
    }
    std::sort(out.begin(), out.end());
}

/// Adds a part, joined to the last one if they meet.
void add(std::vector<Portion>& out, std::size_t first, const Ratio& from, const Ratio& to) {
    if (out.size() > first && compare(out.back().to, from) == 0) {
        out.back().to = to;
    } else {
        out.push_back({from, to});
    }
}

std::int64_t along_line(Point a, Point b, const Ratio& place) {
    return static_cast<std::int64_t>(rounded(wide(millionths(a, b)) * place.num, place.den));
}

using MaybeStretch = std::optional<Stretch>;

MaybeStretch clipped(Stretch s, std::int64_t whole) {
    s = {std::max(s.from, std::int64_t{0}), std::min(s.to, whole)};
    return s.from <= s.to ? MaybeStretch{s} : std::nullopt;
}

/// The part of the line within the disc.
MaybeStretch in_disc(Point a, Point b, Point centre, Inches radius) {
    const Wide square = dot(b - a, b - a), off = side_of(a, b, centre);
    const Wide rest = wide(radius.thousandths) * radius.thousandths * square - off * off;
    if (rest < 0) return std::nullopt;
    const Wide scale = wide(kPerThousandth) * kPerThousandth;
    const Wide along = dot(b - a, centre - a);
    const auto foot = static_cast<std::int64_t>(
        root(along * along / square * scale + along * along % square * scale / square));
    const auto half = static_cast<std::int64_t>(root(rest * scale / square));
    const std::int64_t middle = along < 0 ? -foot : foot;
    return clipped({middle - half, middle + half}, millionths(a, b));
}

/// Keeps of `s` where low <= start + slope * (position / whole) <= high.
MaybeStretch between_limits(Stretch s, Wide start, Wide slope, Wide low, Wide high, Wide whole) {
    if (slope == 0) return low <= start && start <= high ? MaybeStretch{s} : std::nullopt;
    auto from = static_cast<std::int64_t>((low - start) * whole / slope);
    auto to = static_cast<std::int64_t>((high - start) * whole / slope);
    if (from > to) std::swap(from, to);
    s = {std::max(s.from, from), std::min(s.to, to)};
    return s.from <= s.to ? MaybeStretch{s} : std::nullopt;
}

/// The part of the line within the band along c-d, without its round ends.
MaybeStretch in_band(Point a, Point b, Point c, Point d, Inches half_width) {
    const Wide square = dot(d - c, d - c);
    if (square == 0) return std::nullopt;
    const auto whole = millionths(a, b);
    const Wide limit = root(wide(half_width.thousandths) * half_width.thousandths * square *
                            kPerThousandth * kPerThousandth);
    const auto across =
        between_limits({0, whole}, wide(cross(d - c, a - c)) * kPerThousandth,
                       wide(cross(d - c, b - a)) * kPerThousandth, -limit, limit, whole);
    if (!across) return std::nullopt;
    return between_limits(*across, dot(d - c, a - c), dot(d - c, b - a), 0, square, whole);
}

/// The smallest rectangle around all places at most `margin` from the line.
Box box_about(Point a, Point b, Inches margin) {
    const auto box = box_around(a, b);
    return {
        box.low - Point{margin, margin},
          box.high + Point{margin, margin}
    };
}

void widen(MaybeStretch& all, const MaybeStretch& one) {
    if (!one) return;
    all = all ? Stretch{std::min(all->from, one->from), std::max(all->to, one->to)} : *one;
}

std::vector<Stretch> united(std::vector<Stretch> parts) {
    constexpr std::int64_t kSeam = 2;  // parts that meet may be a rounding apart
    std::sort(parts.begin(), parts.end(),
              [](const Stretch& l, const Stretch& r) { return l.from < r.from; });
    std::vector<Stretch> result;
    for (const auto& part : parts) {
        if (!result.empty() && part.from <= result.back().to + kSeam) {
            result.back().to = std::max(result.back().to, part.to);
        } else {
            result.push_back(part);
        }
    }
    return result;
}

}  // namespace

int compare(const Ratio& a, const Ratio& b) {
    const Wide left = wide(a.num) * b.den, right = wide(b.num) * a.den;
    return (left > right) - (left < right);
}

void portions_inside(Point a, Point b, std::span<const Point> polygon, std::vector<Portion>& out) {
    if (a == b || polygon.size() < 3) return;
    thread_local Sides sides;
    find_sides(a, b, polygon, sides);
    if (!sides.both) return;
    thread_local std::vector<Ratio> left, just_right;
    border_meetings(a, b, polygon, sides, [](std::int64_t side) { return side > 0; }, left);
    if (sides.on_line)
        border_meetings(
            a, b, polygon, sides, [](std::int64_t side) { return side >= 0; }, just_right);
    const auto& right = sides.on_line ? just_right : left;  // else they are the same
    const auto first = out.size();
    for (std::size_t i = 0, j = 0; i + 1 < left.size() && j + 1 < right.size();) {
        const auto from = std::max({
            left[i], right[j], Ratio{0, 1}
        });
        const auto to = std::min({
            left[i + 1], right[j + 1], Ratio{1, 1}
        });
        if (from < to) add(out, first, from, to);
        (left[i + 1] < right[j + 1] ? i : j) += 2;
    }
}

bool crosses_border(Point a, Point b, std::span<const Point> polygon) {
    auto before = polygon.back();
    auto side_before = sign_of(side_of(a, b, before));
    for (const auto corner : polygon) {
        const auto side = sign_of(side_of(a, b, corner));
        if (side * side_before < 0 &&
            sign_of(side_of(before, corner, a)) * sign_of(side_of(before, corner, b)) < 0)
            return true;
        before = corner;
        side_before = side;
    }
    return false;
}

bool crosses_inside(Point a, Point b, std::span<const Point> polygon) {
    thread_local std::vector<Portion> portions;
    portions.clear();
    portions_inside(a, b, polygon, portions);
    return !portions.empty();
}

Point point_at(Point a, Point b, const Ratio& place) {
    const auto part = [&](Inches d) {
        return Inches{
            static_cast<std::int32_t>(rounded(wide(d.thousandths) * place.num, place.den))};
    };
    return a + Point{part((b - a).x), part((b - a).y)};
}

std::int64_t millionths(Point a, Point b) {
    return static_cast<std::int64_t>(
        root(wide(dot(b - a, b - a)) * kPerThousandth * kPerThousandth));
}

Point point_after(Point a, Point b, std::int64_t distance) {
    const auto whole = millionths(a, b);
    return whole == 0 ? a : point_at(a, b, {distance, whole});
}

std::vector<Stretch> stretches_inside(Point a, Point b, std::span<const Point> polygon) {
    std::vector<Portion> portions;
    portions_inside(a, b, polygon, portions);
    std::vector<Stretch> result;
    result.reserve(portions.size());
    for (const auto& p : portions)
        result.push_back({along_line(a, b, p.from), along_line(a, b, p.to)});
    return result;
}

std::vector<Stretch> stretches_along(Point a, Point b, std::span<const Point> polyline,
                                     Inches half_width) {
    std::vector<Stretch> parts;
    if (a == b) return parts;
    const auto reach = box_about(a, b, half_width);
    for (std::size_t i = 0; i < polyline.size(); ++i) {
        const auto next = polyline[std::min(i + 1, polyline.size() - 1)];
        if (!boxes_touch(reach, box_around(polyline[i], next))) continue;
        MaybeStretch part = in_disc(a, b, polyline[i], half_width);
        if (i + 1 < polyline.size()) {
            widen(part, in_band(a, b, polyline[i], polyline[i + 1], half_width));
            widen(part, in_disc(a, b, polyline[i + 1], half_width));
        }
        if (part && part->from < part->to) parts.push_back(*part);
    }
    return united(std::move(parts));
}

bool on_polyline(Point p, std::span<const Point> polyline, Inches half_width) {
    for (std::size_t i = 0; i < polyline.size(); ++i) {
        const auto next = polyline[std::min(i + 1, polyline.size() - 1)];
        if (boxes_touch(box_about(polyline[i], next, half_width), {p, p}) &&
            at_most(square_to_line(p, polyline[i], next), half_width))
            return true;
    }
    return false;
}
