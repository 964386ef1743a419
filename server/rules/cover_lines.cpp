#include "rules/cover_lines.h"

#include <algorithm>
#include <optional>

#include "base/exact.h"
#include "base/stretch.h"

namespace rules {
namespace {

/// The end of the line of fire: from the middle of the base over its border to an inch beyond.
struct LastInch {
    Point middle, border, end;
};

LastInch last_inch(const Corners& base, Point firer) {
    const auto middle = nine_points(base).front();
    std::vector<Portion> inside;
    portions_inside(middle, firer, base, inside);
    const auto border = inside.empty() ? middle : point_at(middle, firer, inside.back().to);
    const auto inch = std::min(1_in, length(border, firer));
    return {middle, border, ahead(border, bearing(middle, firer), inch)};
}

/// Wherever the fire comes from, its last inch ends in here.
Box reach_of_inches(const Corners& base) {
    constexpr Point kInch{1.1_in, 1.1_in};
    const auto box = box_around(base);
    return {box.low - kInch, box.high + kInch};
}

/// Who stands on the leg itself is not behind it; an end that reaches it is enough.
bool crosses(const LastInch& inch, Point a, Point b) {
    const int behind = sign_of(side_of(a, b, inch.middle));
    if (behind == 0 || behind == sign_of(side_of(a, b, inch.end))) return false;
    return sign_of(side_of(inch.middle, inch.end, a)) *
               sign_of(side_of(inch.middle, inch.end, b)) <=
           0;
}

bool crosses(const LastInch& inch, const CoverLine& cover) {
    const std::array<Point, 2> ends{inch.middle, inch.end};
    if (!boxes_touch(cover.box, box_around(ends))) return false;
    const auto& line = cover.line;
    return std::adjacent_find(line.begin(), line.end(),
                              [&](Point a, Point b) { return crosses(inch, a, b); }) != line.end();
}

}  // namespace

Cover cover_towards(const Battlefield& field, const Corners& base, Point firer) {
    return cover_towards(field, base, cover_of(field, base), firer);
}

Cover cover_towards(const Battlefield& field, const Corners& base, Cover lies_in, Point firer) {
    auto best = lies_in;
    const auto reach = reach_of_inches(base);
    std::optional<LastInch> inch;
    field.cover_lines.for_each_near(reach, [&](const CoverLine& line) {
        const auto cover = shelter_of(line.kind).cover;
        if (cover <= best || !boxes_touch(line.box, reach)) return;
        if (!inch) inch = last_inch(base, firer);
        if (crosses(*inch, line)) best = cover;
    });
    return best;
}

bool is_hull_hidden(const Battlefield& field, const Corners& base, Point firer, int firer_level) {
    const auto inch = last_inch(base, firer);
    const auto rises = [&](const Contour& contour) {
        return firer_level < contour.level && strictly_inside(inch.border, contour.outline) !=
                                                  strictly_inside(inch.end, contour.outline);
    };
    const auto hides = [&](const CoverLine& cover) {
        return shelter_of(cover.kind).hides_hulls && crosses(inch, cover);
    };
    return std::ranges::any_of(field.contours, rises) ||
           std::ranges::any_of(field.cover_lines, hides);
}

}  // namespace rules
