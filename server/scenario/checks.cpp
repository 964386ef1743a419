#include <algorithm>
#include <map>

#include "rules/movement.h"
#include "rules/transport.h"
#include "scenario/parts.h"
#include "scenario/words.h"

/// What can only be judged when all is read.
namespace scenario {
namespace {

using game::StandPlan;

class ForceChecks {
  public:
    ForceChecks(const game::Scenario& scenario, const Forces& forces)
        : scenario_(scenario), forces_(forces) {
        for (std::size_t i = 0; i < scenario.stands.size(); ++i) index_[scenario.stands[i].id] = i;
    }

    void loads() {
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) check_carriers(i);
        check_loads();
    }
    void all() {
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            check_carriers(i);
            if (stand(i).at) check_place(i);
        }
        check_loads();
        check_overlaps();
        check_zones(rules::Side::Blue);
        check_zones(rules::Side::Red);
    }
    /// Everything that is deployed in secret must find a place on a grid of inches beside what the
    /// scenario places, and the zones must offer as much again to choose from. [S-01]
    void check_zones(rules::Side side) {
        std::vector<Corners> taken;
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i)
            if (stand(i).side == side && stand(i).at) taken.push_back(base(i));
        std::int64_t needed = 0;
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (stand(i).side != side || !is_deployed_in_secret(stand(i))) continue;
            const auto place = free_place(i, taken);
            if (!place) return note(i, "finds no room in a zone of its side");
            taken.push_back(*place);
            const auto size = dimensions(i);
            needed += std::int64_t{size.width.thousandths} * size.depth.thousandths;
            if (2 * needed > area_of_zones(side))
                return note(i, "finds no room: the zones are too small");
        }
    }

    [[nodiscard]] const std::vector<Malformed>& found() const { return found_; }

  private:
    [[nodiscard]] const StandPlan& stand(std::size_t i) const { return scenario_.stands[i]; }
    [[nodiscard]] const rules::DataLine& line(std::size_t i) const {
        return *forces_.stand_lines[i];
    }
    void note(std::size_t i, const std::string& what) {
        found_.push_back({forces_.stand_paths[i], stand(i).name + " " + what});
    }
    [[nodiscard]] rules::BaseDimensions dimensions(std::size_t i) const {
        return rules::base_dimensions(stand(i).base.value_or(line(i).base));
    }
    [[nodiscard]] Corners base(std::size_t i) const { return base_at(i, *stand(i).at); }
    [[nodiscard]] Corners base_at(std::size_t i, Point at) const {
        const auto size = dimensions(i);
        return base_corners(at, size.width, size.depth, stand(i).facing);
    }
    [[nodiscard]] bool is_gun(std::size_t i) const {
        return line(i).gun_class != rules::GunClass::None;
    }

    void check_carriers(std::size_t i) {
        if (stand(i).aboard) check_aboard(i, index_.at(stand(i).aboard));
        if (!stand(i).assigned_tow) return;
        const auto tow = index_.at(stand(i).assigned_tow);
        if (!rules::may_tow(line(tow), line(i))) note(i, "cannot be towed by " + stand(tow).name);
    }

    void check_aboard(std::size_t i, std::size_t carrier) {
        const auto& vehicle = line(carrier);
        if (stand(i).at) return note(i, "has a place of its own and is aboard, too");
        if (rules::is_vehicle(line(i).kind))
            return note(i, "is a vehicle and cannot be aboard another");
        if (is_gun(i) ? !rules::may_tow(vehicle, line(i))
                      : !vehicle.transport && !rules::may_ride(line(i), vehicle, 0))
            return note(i, "cannot be carried by " + stand(carrier).name);
        if (stand(carrier).aboard || stand(carrier).off_board)
            note(i, "is aboard something that is not on the table");
    }

    void check_loads() {
        std::map<std::size_t, int> passengers, guns;
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (!stand(i).aboard) continue;
            const auto carrier = index_.at(stand(i).aboard);
            auto& count = is_gun(i) ? guns[carrier] : passengers[carrier];
            const bool full = is_gun(i)                 ? count > 0
                              : line(carrier).transport ? !rules::has_room(line(carrier), count)
                                                        : count > 0;
            if (full) note(i, "finds no room in " + stand(carrier).name);
            ++count;
        }
    }

    void check_place(std::size_t i) {
        const auto corners = base(i);
        if (!rules::on_table(scenario_.field, corners))
            return note(i, "stands beyond the edge of the table");
        if (const auto* area = prohibited(i, corners))
            return note(i, "may not be in " + std::string(base::text_of(area->terrain)) +
                               " [TERR-03]");
        if (in_water(*stand(i).at)) note(i, "stands in the water [S-22]");
    }

    /// The ground that this stand may not enter and that holds its base.
    [[nodiscard]] const rules::TerrainArea* prohibited(std::size_t i,
                                                       const Corners& corners) const {
        const auto& areas = scenario_.field.areas;
        const auto found = std::ranges::find_if(areas, [&](const rules::TerrainArea& area) {
            return !rules::terrain_factor(line(i).mobility, area.terrain, rules::AtFord::No) &&
                   half_inside(corners, area.outline);
        });
        return found == areas.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool in_water(Point at) const {
        return std::ranges::any_of(scenario_.field.waters, [&](const rules::Water& water) {
            const auto crosses = [&](const rules::Crossing& c) {
                return within(c.at, at, c.reach);
            };
            return on_polyline(at, water.line, water.half_width) &&
                   std::ranges::none_of(water.crossings, crosses);
        });
    }

    void check_overlaps() {
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (!stand(i).at) continue;
            const auto mine = base(i);
            for (std::size_t j = 0; j < i; ++j)
                if (stand(j).at && polygons_overlap(mine, base(j)))
                    note(i, "overlaps " + stand(j).name);
        }
    }

    [[nodiscard]] bool is_deployed_in_secret(const StandPlan& plan) const {
        return !plan.at && !plan.aboard && !plan.off_board && !plan.entry && !plan.reserve;
    }

    [[nodiscard]] std::optional<Corners> free_place(std::size_t i,
                                                    const std::vector<Corners>& taken) const {
        for (const auto& zone : scenario_.zones) {
            if (zone.side != stand(i).side) continue;
            const auto box = box_around(zone.outline);
            for (auto y = box.low.y + 1_in; y < box.high.y; y += 1_in)
                for (auto x = box.low.x + 1_in; x < box.high.x; x += 1_in)
                    if (const auto corners = base_at(i, {x, y});
                        fits(i, {x, y}, corners, zone) && is_free(corners, taken))
                        return corners;
        }
        return std::nullopt;
    }
    [[nodiscard]] bool fits(std::size_t i, Point at, const Corners& corners,
                            const game::Zone& zone) const {
        const auto outside = [&](Point p) { return where_is(p, zone.outline) == Side3::Outside; };
        return std::ranges::none_of(corners, outside) && !prohibited(i, corners) && !in_water(at);
    }
    static bool is_free(const Corners& corners, const std::vector<Corners>& taken) {
        return std::ranges::none_of(
            taken, [&](const Corners& other) { return polygons_overlap(corners, other); });
    }

    [[nodiscard]] std::int64_t area_of_zones(rules::Side side) const {
        std::int64_t sum = 0;
        for (const auto& zone : scenario_.zones)
            if (zone.side == side) sum += area_of(zone.outline);
        return sum;
    }
    static std::int64_t area_of(const Polygon& outline) {
        std::int64_t twice = 0;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const auto a = outline[i], b = outline[(i + 1) % outline.size()];
            twice += std::int64_t{a.x.thousandths} * b.y.thousandths -
                     std::int64_t{b.x.thousandths} * a.y.thousandths;
        }
        return (twice < 0 ? -twice : twice) / 2;
    }

    const game::Scenario& scenario_;
    const Forces& forces_;
    std::map<StandId, std::size_t> index_;
    std::vector<Malformed> found_;
};

}  // namespace

std::vector<Malformed> wrong_loads(const game::Scenario& scenario, const Forces& forces) {
    ForceChecks checks(scenario, forces);
    checks.loads();
    return checks.found();
}

bool finds_room(const game::Scenario& scenario, const Forces& forces, rules::Side side) {
    ForceChecks checks(scenario, forces);
    checks.check_zones(side);
    return checks.found().empty();
}

std::vector<Malformed> wrong_forces(const game::Scenario& scenario, const Forces& forces) {
    ForceChecks checks(scenario, forces);
    checks.all();
    return checks.found();
}

void check_forces(const game::Scenario& scenario, const Forces& forces) {
    const auto wrong = wrong_forces(scenario, forces);
    if (!wrong.empty()) throw wrong.front();
}

}  // namespace scenario
