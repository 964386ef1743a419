#pragma once
#include <span>

#include "base/exact.h"
#include "rules/sight_line.h"

/// Shortcuts of sight: what holds for all 81 lines at once. Each is proven exactly, or not used.
namespace rules {

/// Where the 81 lines may lead: none goes through a box that it does not reach. A line strays from
/// the one between the centres by no more than the ends are wide.
class SightLane {
  public:
    SightLane(const SightEnd& a, const SightEnd& b);
    /// Of a single line.
    SightLane(Point from, Point to);
    [[nodiscard]] bool reaches(const Box& box) const {
        const bool east = along_.x >= 0_in, north = along_.y >= 0_in;
        const Point leftmost{north ? box.low.x : box.high.x, east ? box.high.y : box.low.y},
            rightmost{north ? box.high.x : box.low.x, east ? box.low.y : box.high.y};
        return boxes_touch(box, box_) && cross(along_, leftmost - from_) > -width_ &&
               cross(along_, rightmost - from_) < width_;
    }

    [[nodiscard]] const Box& box() const { return box_; }

  private:
    Point from_, along_;  ///< from centre to centre
    std::int64_t width_;  ///< to each side, times the length
    Box box_;             ///< around both ends
};

/// What lies behind an outline, as seen from a point: every line there crosses it. Neither the
/// point nor what is asked for lies in a box around it; or it has no bays, and they are not inside.
class SightShadow {
  public:
    SightShadow(Point from, std::span<const Point> outline);
    [[nodiscard]] bool holds(Point p) const {
        return side_of(from_, left_, p) < 0 && side_of(from_, right_, p) > 0 &&
               side_of(right_, left_, p) < 0;
    }

  private:
    Point from_;
    Point left_, right_;  ///< where the outermost lines touch it
};
/// Has it an inside, with no bays?
bool is_convex(std::span<const Point> outline);
/// Does the outline cut every line between the two ends, which lie outside it? Some that do are not
/// found. `box`: around the outline.
bool cuts_all_lines(const SightEnd& low, const SightEnd& high, std::span<const Point> outline,
                    const Box& box);
/// Does one area or hill that is higher than both ends cut every line between them? Some that do
/// are not found.
bool is_screened(const Battlefield& field, const SightEnd& a, const SightEnd& b);
/// Do all points of the end lie inside; does any?
bool lies_inside(const SightEnd& end, std::span<const Point> outline);
bool touches_inside(const SightEnd& end, std::span<const Point> outline);

}  // namespace rules
