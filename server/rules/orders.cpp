#include "rules/orders.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "base/exact.h"
#include "base/sine.h"

namespace rules {

namespace {

Permission allowed_by(const char* rule) { return {true, {{rule, 1}}}; }
Permission refused_by(const char* rule) { return {false, {{rule, 0}}}; }
Permission only_if(bool fact, const char* rule) {
    return fact ? allowed_by(rule) : refused_by(rule);
}

Permission leadership_placement(const Placement& p) {
    if (p.issuer == Issuer::Self) return refused_by("ORD-23");
    if (p.issuer == Issuer::Staff && !p.adjacent_to_staff) return refused_by("ORD-17");
    return only_if(p.adjacent, "ORD-24");
}

/// Who may place an order to move where.
Permission movement_placement(const Placement& p) {
    const bool seen = p.in_los || p.adjacent;
    switch (p.issuer) {
    case Issuer::None: return refused_by("ORD-03");
    case Issuer::Staff: return allowed_by("ORD-16");
    case Issuer::Commander:
        return p.adjacent_to_staff ? allowed_by("ORD-20") : only_if(seen, "ORD-19");
    case Issuer::CompanyPure: return only_if(seen, "ORD-21");
    case Issuer::CompanyJoint:
        if (p.joint_order_reach == JointOrderReach::SixInLos && p.within_six_inches && seen)
            return allowed_by("R-02");
        return only_if(p.adjacent, "ORD-22");
    case Issuer::Self: return only_if(p.adjacent, "ORD-23");
    }
    return refused_by("ORD-03");
}

/// How far along the arrow a point lies, for comparing only.
Wide advance(Point p, const SineCosine& arrow) {
    return p.x.thousandths * arrow.sine + p.y.thousandths * arrow.cosine;
}

/// All that hang together with `head` by gaps of at most the interval, nearest in the chain first.
std::vector<std::size_t> chain_from(std::size_t head, std::span<const ColumnStand> stands,
                                    std::vector<std::size_t> candidates) {
    std::vector<std::size_t> chain{head};
    std::erase(candidates, head);
    for (std::size_t link = 0; link < chain.size(); ++link) {
        const auto& base = stands[chain[link]].base;
        const auto is_next = [&](std::size_t other) {
            return polygons_within(base, stands[other].base, kColumnInterval);
        };
        std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(chain), is_next);
        std::erase_if(candidates, is_next);
    }
    return chain;
}

/// Self before company before those above; of these the lower formation comes first. [S-10]
int rank_of(Issuer issuer) {
    switch (issuer) {
    case Issuer::Self: return 0;
    case Issuer::CompanyPure:
    case Issuer::CompanyJoint: return 1;
    case Issuer::Commander:
    case Issuer::Staff: return 2;
    case Issuer::None: return 3;
    }
    return 3;
}

}  // namespace

Permission order_placement(const Placement& p) {
    if (p.issuer == Issuer::None) return refused_by("ORD-03");
    if (p.state >= MoraleState::Pinned) return refused_by("ORD-39");
    if (p.issuer == Issuer::Staff && p.in_moving_vehicle) return refused_by("ORD-18");
    return allows(p.order).leadership ? leadership_placement(p) : movement_placement(p);
}

bool in_order_reach(Point marker, std::span<const Point> base) {
    return polygons_within({&marker, 1}, base, kOrderReach);
}

bool marker_touches(Point marker, std::span<const Point> base, Inches contact_gap) {
    return polygons_within({&marker, 1}, base, contact_gap);
}

std::vector<std::size_t> column_at(Point marker, Facing arrow, std::span<const ColumnStand> stands,
                                   std::span<const Road> roads, Inches contact_gap) {
    const auto direction = sine_cosine(std::int64_t{arrow.millidegrees} * 2);
    const auto those = [&](auto are) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < stands.size(); ++i)
            if (are(stands[i])) found.push_back(i);
        return found;
    };
    const auto touched = those(
        [&](const ColumnStand& stand) { return marker_touches(marker, stand.base, contact_gap); });
    std::vector<std::size_t> best;
    for (const auto& road : roads) {
        const auto is_on_it = [&](const ColumnStand& stand) {
            return on_polyline(stand.centre, road.line, road.half_width);
        };
        std::vector<std::size_t> heads;
        std::ranges::copy_if(touched, std::back_inserter(heads),
                             [&](std::size_t i) { return is_on_it(stands[i]); });
        if (heads.empty()) continue;
        const auto on_road = those(is_on_it);
        for (const auto head : heads) {
            auto chain = chain_from(head, stands, on_road);
            const bool foremost = std::all_of(chain.begin(), chain.end(), [&](std::size_t i) {
                return advance(stands[i].centre, direction) <=
                       advance(stands[head].centre, direction);
            });
            if (foremost && chain.size() > best.size()) best = std::move(chain);
        }
    }
    return best;
}

std::optional<std::size_t> order_followed(std::span<const OrderClaim> claims) {
    const auto first = std::min_element(
        claims.begin(), claims.end(), [](const OrderClaim& a, const OrderClaim& b) {
            return std::tuple{rank_of(a.issuer), a.levels_above, a.distance} <
                   std::tuple{rank_of(b.issuer), b.levels_above, b.distance};
        });
    if (first == claims.end()) return std::nullopt;
    return static_cast<std::size_t>(first - claims.begin());
}

bool overwatch_is_legal(std::span<const Follower> followers, CompanyId commanded) {
    const auto obeys = [](const Follower& f) { return !f.overwatch; };
    if (std::none_of(followers.begin(), followers.end(), obeys)) return false;
    return std::all_of(followers.begin(), followers.end(), [&](const Follower& exempt) {
        if (!exempt.overwatch) return true;
        if (commanded && exempt.company == commanded) return true;
        return std::any_of(followers.begin(), followers.end(), [&](const Follower& other) {
            return obeys(other) && other.company == exempt.company;
        });
    });
}

bool binds(OrderChit order, MoraleState follower) {
    if (follower != MoraleState::Demoralized) return true;
    return order == OrderChit::Rally || order == OrderChit::Regroup;
}

bool may_be_taken(MoraleState recipient) { return recipient != MoraleState::Demoralized; }

}  // namespace rules
