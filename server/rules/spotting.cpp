#include "rules/spotting.h"

#include <algorithm>
#include <string>

namespace rules {

SpottingRange spotting_distance(const SpotQuery& look) {
    const auto steps = spotting_steps(look);
    SpottingRange result{steps.range(), {}};
    Inches before;
    for (std::size_t i = 0; i < steps.count; ++i) {
        const auto& step = steps.steps[i];
        result.why.push_back({std::string(step.rule), (step.after - before).thousandths});
        before = step.after;
    }
    return result;
}

bool within_spotting(std::span<const Point> spotter, std::span<const Point> target, Inches range,
                     Inches contact_gap) {
    return polygons_within(spotter, target, std::max(range, contact_gap));
}

SpotClass spot_class(const DataLine& line) {
    if (is_vehicle(line.kind) || line.gun_class >= GunClass::III) return SpotClass::Vehicle;
    return SpotClass::Personnel;
}

Spotter spotter_kind(const DataLine& line) {
    if (!is_vehicle(line.kind)) return Spotter::Personnel;
    return line.recon ? Spotter::ReconVehicle : Spotter::Vehicle;
}

bool is_concealed(const Hiding& hiding) {
    return hiding.in_concealing_terrain || hiding.in_fieldwork || hiding.camouflaged;
}

std::optional<Inches> obstacle_spotting_range(const SpotQuery& look) {
    if (!look.concealed) return std::nullopt;
    auto as_vehicle = look;
    as_vehicle.target = SpotClass::Vehicle;
    as_vehicle.moved = false;
    as_vehicle.fired = false;
    return spotting_range(as_vehicle);
}

}  // namespace rules
