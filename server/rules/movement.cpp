#include "rules/movement.h"

#include <algorithm>
#include <utility>

#include "base/exact.h"
#include "base/farthest.h"
#include "rules/movement_ground.h"

namespace rules {

namespace {

constexpr std::int64_t kMillionthsPerThousandth = 1000;
constexpr auto kLeastInWater = kLeastCrossing.thousandths * kMillionthsPerThousandth;
/// Shorter stretches of prohibited ground come from rounding.
constexpr std::int64_t kHair = 2 * kMillionthsPerThousandth;
constexpr std::int32_t kQuarterTurn = 90000, kHalfTurn = 2 * kQuarterTurn;
constexpr std::int32_t kPerDegree = 1000;
constexpr int kWhole = 100;  // per cent

/// The cost times both allowances, so that shares of either kind add up without rounding.
Wide work(const Mover& mover, Cost cost) {
    return wide(cost.road) * mover.cross_country.thousandths +
           wide(cost.cross_country) * mover.road.thousandths;
}
Wide one_allowance(const Mover& mover) {
    return wide(mover.cross_country.thousandths) * mover.road.thousandths;
}
bool can_move(const Mover& mover) { return mover.cross_country > 0_in && mover.road > 0_in; }
Inches all_granted(const Mover& mover, const Budget& budget) {
    return granted(budget, std::max(mover.cross_country, mover.road));
}
/// The work that may be spent, times 200: in halves of a hundredth.
Wide granted_work(const Mover& mover, const Budget& budget) {
    return one_allowance(mover) * budget.max_factor * budget.percent * (2 - budget.halves_spent);
}

/// Walks along a path and pays. A crossing of water that spans several legs is one crossing.
class Walk {
  public:
    Walk(const Battlefield& field, const Mover& mover, const Budget& budget)
        : field_(field), mover_(mover), road_only_(budget.road_only) {}

    /// Nothing if the leg can be walked to its end.
    std::optional<PathStop> leg(Point a, Point b, Cost& millionths_paid) {
        for (const auto& piece : ground_under(field_, mover_, a, b)) {
            const auto size = piece.stretch.to - piece.stretch.from;
            if (const auto* rule = hindrance(piece); rule && size > kHair)
                return PathStop{0, short_of(a, b, piece.stretch.from), rule};
            if (piece.water != water_) leave_water(millionths_paid);
            pay(piece, size, millionths_paid);
        }
        return std::nullopt;
    }
    /// About how far it gets on this leg with what it has left.
    [[nodiscard]] Inches likely_on(Point a, Point b, const Budget& budget, Cost millionths_paid) {
        const auto spent = [&](Cost paid) { return work(mover_, paid) * 2 * kWhole; };
        const auto all = granted_work(mover_, budget) * kMillionthsPerThousandth;
        for (const auto& piece : ground_under(field_, mover_, a, b)) {
            const auto size = piece.stretch.to - piece.stretch.from;
            if (hindrance(piece) && size > kHair) return down(piece.stretch.from);
            if (piece.water != water_) leave_water(millionths_paid);
            const auto before = spent(millionths_paid);
            pay(piece, size, millionths_paid);
            const auto after = spent(millionths_paid);
            if (after > all && before >= all) return down(piece.stretch.from);
            if (after > all)
                return down(piece.stretch.from +
                            static_cast<std::int64_t>((all - before) * size / (after - before)));
        }
        return length(a, b);
    }
    /// A short crossing is paid in full. [TERR-07, S-22]
    void leave_water(Cost& millionths_paid) {
        if (water_ != kDry && in_water_ < kLeastInWater)
            millionths_paid.cross_country +=
                (kLeastInWater - in_water_) * water_factor_ * mover_.weather_factor;
        water_ = kDry;
        in_water_ = 0;
    }

  private:
    [[nodiscard]] const char* hindrance(const GroundPiece& piece) const {
        if (road_only_ && !piece.road) return "ADV-RM-03";
        return piece.factor ? nullptr : piece.rule;
    }
    static Inches down(std::int64_t millionths) {
        return Inches{static_cast<std::int32_t>(millionths / kMillionthsPerThousandth)};
    }
    static Point short_of(Point a, Point b, std::int64_t distance) {
        return point_after(a, b, std::max(distance - kHair, std::int64_t{0}));
    }
    void pay(const GroundPiece& piece, std::int64_t size, Cost& paid) {
        if (piece.road) {
            paid.road += size;
            return;
        }
        const int factor = piece.factor.value_or(1);
        paid.cross_country += size * factor * mover_.weather_factor;
        if (piece.water == kDry) return;
        water_ = piece.water;
        water_factor_ = factor;
        in_water_ += size;
    }

    const Battlefield& field_;
    const Mover& mover_;
    bool road_only_;
    std::size_t water_ = kDry;
    std::int64_t in_water_ = 0;
    int water_factor_ = 1;
};

Cost in_thousandths(Cost millionths_paid) {
    return {static_cast<std::int64_t>(rounded(millionths_paid.road, kMillionthsPerThousandth)),
            static_cast<std::int64_t>(
                rounded(millionths_paid.cross_country, kMillionthsPerThousandth))};
}

std::int32_t off_arrow(Facing arrow, Point a, Point b) {
    return angle_between(arrow, bearing(a, b));
}

bool turns_back(Facing arrow, std::span<const Point> path) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (path[i] != path[i + 1] && off_arrow(arrow, path[i], path[i + 1]) > kQuarterTurn)
            return true;
    return false;
}

PathFault fault_of(const Battlefield& field, const Mover& mover, const Budget& budget, Facing arrow,
                   std::span<const Point> path, const PathCost& cost, const Options& options) {
    const auto outside = [&](Point p) { return !on_table(field, p); };
    if (std::any_of(path.begin(), path.end(), outside)) return PathFault::OffTable;
    if (!budget.road_only && turns_back(arrow, path)) return PathFault::AgainstArrow;
    if (cost.stop) return budget.road_only ? PathFault::LeavesRoad : PathFault::Prohibited;
    if (!affordable(mover, budget, cost.total())) return PathFault::TooFar;
    if (!detour_fits(mover, budget, cost.detour, options)) return PathFault::TooMuchDetour;
    if (!reaches_minimum(mover, budget, cost.total())) return PathFault::TooShort;
    return PathFault::None;
}

/// A path as it is paid for, leg by leg.
class PaidPath {
  public:
    PaidPath(const Battlefield& field, const Mover& mover, const Budget& budget, Facing arrow,
             const Options& options)
        : walk_(field, mover, budget), arrow_(arrow),
          along_at_most_(budget.road_only ? kHalfTurn : options.arrow_tolerance_deg * kPerDegree) {}

    /// Nothing if the leg can be walked to its end.
    std::optional<PathStop> go(Point a, Point b) {
        if (a == b) return std::nullopt;
        is_along_ = off_arrow(arrow_, a, b) <= along_at_most_;
        return walk_.leg(a, b, is_along_ ? along_ : detour_);
    }
    /// About how far it gets on one more leg with what it has left.
    [[nodiscard]] Inches likely_on(Point a, Point b, const Budget& budget) const {
        auto walk = walk_;
        return walk.likely_on(
            a, b, budget,
            {along_.road + detour_.road, along_.cross_country + detour_.cross_country});
    }
    /// What it comes to, with nothing to follow.
    [[nodiscard]] PathCost settled(std::optional<PathStop> stop) const {
        auto walk = walk_;
        auto along = along_, detour = detour_;
        walk.leave_water(is_along_ ? along : detour);
        return {in_thousandths(along), in_thousandths(detour), std::move(stop)};
    }

  private:
    Walk walk_;
    Facing arrow_;
    std::int32_t along_at_most_;
    bool is_along_ = true;  ///< the last leg
    Cost along_, detour_;   ///< in millionths
};

}  // namespace

Mover mover_of(const DataLine& line) {
    const bool one_allowance_only = line.kind == Kind::Personnel || line.move_road == 0_in;
    return {line.mobility, line.move_cross_country,
            one_allowance_only ? line.move_cross_country : line.move_road};
}

Mover man_handled(const DataLine& gun) {
    return {Mobility::Personnel, gun.man_handling, gun.man_handling};
}

Mover driven_back(const DataLine& line) {
    return {line.mobility, line.move_cross_country, line.move_cross_country};
}

bool affordable(const Mover& mover, const Budget& budget, Cost cost) {
    if (!can_move(mover)) return cost == Cost{};
    return work(mover, cost) * 2 * kWhole <= granted_work(mover, budget);
}

bool reaches_minimum(const Mover& mover, const Budget& budget, Cost cost) {
    if (!can_move(mover)) return budget.min_factor == 0;
    const auto on_loading =
        one_allowance(mover) * budget.max_factor * budget.percent * budget.halves_spent;
    return work(mover, cost) * 2 * kWhole + on_loading >=
           one_allowance(mover) * budget.min_factor * 2 * std::min(budget.percent, kWhole);
}

bool detour_fits(const Mover& mover, const Budget& budget, Cost detour, const Options& options) {
    if (!can_move(mover)) return detour == Cost{};
    return work(mover, detour) * 1000 * kWhole <= one_allowance(mover) * budget.max_factor *
                                                      budget.percent *
                                                      options.detour_share_thousandths;
}

PathCost path_cost(const Battlefield& field, const Mover& mover, Facing arrow,
                   std::span<const Point> path, const Budget& budget, const Options& options) {
    PaidPath paid(field, mover, budget, arrow, options);
    std::optional<PathStop> stop;
    for (std::size_t i = 0; i + 1 < path.size() && !stop; ++i)
        if (stop = paid.go(path[i], path[i + 1]); stop) stop->leg = i;
    return paid.settled(std::move(stop));
}

PathVerdict judge_path(const Battlefield& field, const Mover& mover, const Budget& budget,
                       Facing arrow, std::span<const Point> path, const Options& options) {
    const auto cost = path_cost(field, mover, arrow, path, budget, options);
    return {fault_of(field, mover, budget, arrow, path, cost, options), cost};
}

Inches reach_along(const Battlefield& field, const Mover& mover, const Budget& budget, Point from,
                   Facing direction, EdgeExit edge) {
    return reach_from(field, mover, budget, {from}, direction, all_granted(mover, budget) + 1_in,
                      edge);
}

Inches reach_from(const Battlefield& field, const Mover& mover, const Budget& budget,
                  std::vector<Point> path, Facing direction, Inches most, EdgeExit edge) {
    const auto from = path.back();
    PaidPath before(field, mover, budget, direction, default_options());
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (before.go(path[i], path[i + 1])) return 0_in;
    const auto reaches = [&](Inches distance) {
        const auto to = ahead(from, direction, distance);
        if (edge == EdgeExit::Stop && !on_table(field, to)) return false;
        auto paid = before;
        return !paid.go(from, to) && affordable(mover, budget, paid.settled({}).total());
    };
    if (most <= all_granted(mover, budget) && reaches(most)) return most;
    const auto likely =
        can_move(mover) ? before.likely_on(from, ahead(from, direction, most), budget) : 0_in;
    return farthest(most, reaches, likely);
}

bool on_table(const Battlefield& field, Point p) {
    return 0_in <= p.x && p.x <= field.width && 0_in <= p.y && p.y <= field.height;
}

bool on_table(const Battlefield& field, const Corners& base) {
    return std::all_of(base.begin(), base.end(), [&](Point p) { return on_table(field, p); });
}

}  // namespace rules
