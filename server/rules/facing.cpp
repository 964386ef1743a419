#include "rules/facing.h"

#include "base/exact.h"

namespace rules {

namespace {
constexpr std::int32_t kHalfOfPersonnelFront = 90000;
constexpr std::int32_t kHalfOfVehicleFront = 45000;
constexpr std::int64_t kQuarterInHalves = 180000;  // in halves of a thousandth of a degree

/// 1: clockwise from that direction, -1: against the clock, by less than half a turn.
int turn_from(const SineCosine& from, Point direction) {
    return compare(direction.x.thousandths * from.cosine, direction.y.thousandths * from.sine);
}

}  // namespace

std::int32_t half_front(Kind kind, GunClass gun_class) {
    return is_vehicle(kind) || gun_class != GunClass::None ? kHalfOfVehicleFront
                                                           : kHalfOfPersonnelFront;
}

/// A direction is rounded to a thousandth of a degree: up to half of one more is still front.
Arcs::Arcs(Kind kind, GunClass gun_class, Facing facing, Point centre) : centre_(centre) {
    const std::int64_t ahead = 2 * std::int64_t{facing.millidegrees},
                       half = 2 * std::int64_t{half_front(kind, gun_class)} + 1;
    half_round_ = half >= kQuarterInHalves;
    left_ = sine_cosine(ahead - half);
    right_ = sine_cosine(ahead + half);
}

Arc Arcs::towards(std::span<const Point> other) const {
    const auto direction = closest_point(centre_, other) - centre_;
    if (direction == Point{}) return Arc::Front;
    const int from_left = turn_from(left_, direction), from_right = turn_from(right_, direction);
    const bool front =
        half_round_ ? from_left >= 0 || from_right <= 0 : from_left >= 0 && from_right <= 0;
    return front ? Arc::Front : Arc::Flank;
}

Arc arc_towards(Kind kind, GunClass gun_class, Facing facing, Point centre,
                std::span<const Point> other) {
    return Arcs(kind, gun_class, facing, centre).towards(other);
}

bool bears_on(Mount mount, Arc arc) {
    switch (mount) {
    case Mount::Turret:
    case Mount::RearMg:
    case Mount::AaMg: return true;
    case Mount::Fixed:
    case Mount::Hand: return arc == Arc::Front;
    }
    return false;
}

int armor_met(const DataLine& line, Arc from) {
    return from == Arc::Front ? line.armor_front : line.armor_flank;
}

}  // namespace rules
