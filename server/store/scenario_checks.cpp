#include <algorithm>
#include <map>

#include "rules/movement_chart.h"
#include "rules/transport.h"
#include "store/scenario_parts.h"
#include "store/scenario_words.h"

/// What can only be judged when all is read.
namespace store {
namespace {

using game::StandPlan;

class ForceChecks {
  public:
    ForceChecks(const game::Scenario& scenario, const Forces& forces)
        : scenario_(scenario), forces_(forces) {
        for (std::size_t i = 0; i < scenario.stands.size(); ++i) index_[scenario.stands[i].id] = i;
    }

    void run() const {
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (stand(i).aboard) check_aboard(i);
            if (stand(i).assigned_tow) check_tow(i);
            if (stand(i).at) check_place(i);
        }
        check_loads();
        check_overlaps();
        check_zones(rules::Side::Blue);
        check_zones(rules::Side::Red);
    }

  private:
    const StandPlan& stand(std::size_t i) const { return scenario_.stands[i]; }
    const rules::DataLine& line(std::size_t i) const { return *forces_.stand_lines[i]; }
    [[noreturn]] void refuse(std::size_t i, const std::string& what) const {
        throw Malformed{forces_.stand_paths[i], stand(i).name + " " + what};
    }
    rules::BaseDimensions dimensions(std::size_t i) const {
        return rules::base_dimensions(stand(i).base.value_or(line(i).base));
    }
    Corners base(std::size_t i) const {
        const auto size = dimensions(i);
        return base_corners(*stand(i).at, size.width, size.depth, stand(i).facing);
    }
    bool is_gun(std::size_t i) const { return line(i).gun_class != rules::GunClass::None; }

    void check_aboard(std::size_t i) const {
        const auto carrier = index_.at(stand(i).aboard);
        const auto& vehicle = line(carrier);
        if (stand(i).at) refuse(i, "has a place of its own and is aboard, too");
        if (rules::is_vehicle(line(i).kind)) refuse(i, "is a vehicle and cannot be aboard another");
        if (is_gun(i) ? !rules::may_tow(vehicle, line(i))
                      : !vehicle.transport && !rules::may_ride(line(i), vehicle, 0))
            refuse(i, "cannot be carried by " + stand(carrier).name);
        if (stand(carrier).aboard || stand(carrier).off_board)
            refuse(i, "is aboard something that is not on the table");
    }

    void check_tow(std::size_t i) const {
        const auto tow = index_.at(stand(i).assigned_tow);
        if (!rules::may_tow(line(tow), line(i))) refuse(i, "cannot be towed by " + stand(tow).name);
    }

    void check_loads() const {
        std::map<std::size_t, int> passengers, guns;
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (!stand(i).aboard) continue;
            const auto carrier = index_.at(stand(i).aboard);
            auto& count = is_gun(i) ? guns[carrier] : passengers[carrier];
            const bool full = is_gun(i)                 ? count > 0
                              : line(carrier).transport ? !rules::has_room(line(carrier), count)
                                                        : count > 0;
            if (full) refuse(i, "finds no room in " + stand(carrier).name);
            ++count;
        }
    }

    void check_place(std::size_t i) const {
        const auto corners = base(i);
        const auto& field = scenario_.field;
        for (const auto corner : corners)
            if (corner.x < 0_in || corner.y < 0_in || corner.x > field.width ||
                corner.y > field.height)
                refuse(i, "stands beyond the edge of the table");
        for (const auto& area : field.areas)
            if (!rules::terrain_factor(line(i).mobility, area.terrain, rules::AtFord::No) &&
                half_inside(corners, area.outline))
                refuse(i, "may not be in " + std::string(name_of(kTerrains, area.terrain)) +
                              " [TERR-03]");
        for (const auto& water : field.waters) check_dry(i, water);
    }

    void check_dry(std::size_t i, const rules::Water& water) const {
        const auto at = *stand(i).at;
        if (!on_polyline(at, water.line, water.half_width)) return;
        const bool crossing = std::ranges::any_of(
            water.crossings, [&](const rules::Crossing& c) { return within(c.at, at, c.reach); });
        if (!crossing) refuse(i, "stands in the water [S-22]");
    }

    void check_overlaps() const {
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            if (!stand(i).at) continue;
            const auto mine = base(i);
            for (std::size_t j = 0; j < i; ++j)
                if (stand(j).at && polygons_overlap(mine, base(j)))
                    refuse(i, "overlaps " + stand(j).name);
        }
    }

    /// Every base that is deployed in secret needs a place, with as much again to choose from.
    void check_zones(rules::Side side) const {
        std::int64_t needed = 0, offered = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < scenario_.stands.size(); ++i) {
            const auto& plan = stand(i);
            if (plan.side != side || plan.at || plan.aboard || plan.off_board || plan.entry)
                continue;
            const auto size = dimensions(i);
            needed += std::int64_t{size.width.thousandths} * size.depth.thousandths;
            last = i;
        }
        if (needed == 0) return;
        for (const auto& zone : scenario_.zones)
            if (zone.side == side) offered += area_of(zone.outline);
        if (offered == 0) refuse(last, "has no place, and its side has no zone to deploy in");
        if (offered < 2 * needed)
            refuse(last, "finds no room: the zones of its side are too small");
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
};

}  // namespace

void check_forces(const game::Scenario& scenario, const Forces& forces) {
    ForceChecks(scenario, forces).run();
}

}  // namespace store
