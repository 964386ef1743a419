#include "rules/facing.h"

namespace rules {

namespace {
constexpr std::int32_t kHalfOfPersonnelFront = 90000;
constexpr std::int32_t kHalfOfVehicleFront = 45000;
}  // namespace

std::int32_t half_front(Kind kind, GunClass gun_class) {
    return is_vehicle(kind) || gun_class != GunClass::None ? kHalfOfVehicleFront
                                                           : kHalfOfPersonnelFront;
}

Arc arc_towards(Kind kind, GunClass gun_class, Facing facing, Point centre,
                std::span<const Point> other) {
    const auto closest = closest_point(centre, other);
    if (closest == centre) return Arc::Front;
    const auto off = angle_between(facing, bearing(centre, closest));
    return off <= half_front(kind, gun_class) ? Arc::Front : Arc::Flank;
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
