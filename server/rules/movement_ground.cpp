#include "rules/movement_ground.h"

#include <algorithm>

#include "base/contains.h"

namespace rules {

namespace {

using Stretches = std::vector<Stretch>;

bool covers(const Stretches& parts, const Stretch& piece) {
    return std::any_of(parts.begin(), parts.end(), [&](const Stretch& part) {
        return part.from <= piece.from && piece.to <= part.to;
    });
}

/// A stretch of area or obstacle, with its price.
struct Priced {
    Stretches parts;
    std::optional<int> factor;
};
struct WaterOnLeg {
    std::size_t index;
    Terrain terrain;
    Stretches parts;
    Stretches fords;
    Stretches bridges;
};
struct Leg {
    Stretches roads;
    std::vector<Priced> areas;
    std::vector<Priced> obstacles;
    std::vector<WaterOnLeg> waters;
};

void append(Stretches& all, const Stretches& more) {
    all.insert(all.end(), more.begin(), more.end());
}

std::optional<int> obstacle_factor(const Obstacle& obstacle, Mobility mobility) {
    const int factor = obstacle.factors[static_cast<std::size_t>(mobility)];
    return factor > 0 ? std::optional{factor} : std::nullopt;
}

WaterOnLeg water_on_leg(const Water& water, std::size_t index, Point a, Point b) {
    WaterOnLeg result{
        index, water.terrain, stretches_along(a, b, water.line, water.half_width), {}, {}};
    if (result.parts.empty()) return result;
    for (const auto& crossing : water.crossings) {
        const auto reached =
            stretches_along(a, b, {&crossing.at, 1}, crossing.reach + water.half_width);
        append(crossing.bridge ? result.bridges : result.fords, reached);
    }
    return result;
}

void survey_obstacles(const Battlefield& field, const Mover& mover, Point a, Point b, Leg& leg) {
    const auto line = box_around(a, b);
    for (std::size_t i = 0; i < field.obstacles.size(); ++i) {
        const auto& obstacle = field.obstacles[i];
        if (boxes_touch(obstacle.box, line) && !contains(mover.ignores, i))
            leg.obstacles.push_back({stretches_inside(a, b, obstacle.outline),
                                     obstacle_factor(obstacle, mover.mobility)});
    }
}

Leg survey(const Battlefield& field, const Mover& mover, Point a, Point b) {
    Leg leg;
    const auto line = box_around(a, b);
    field.roads.for_each_near(line, [&](const Road& road) {
        append(leg.roads, stretches_along(a, b, road.line, road.half_width));
    });
    field.areas.for_each_near(line, [&](const TerrainArea& area) {
        if (boxes_touch(area.box, line))
            leg.areas.push_back({stretches_inside(a, b, area.outline),
                                 terrain_factor(mover.mobility, area.terrain, AtFord::No)});
    });
    survey_obstacles(field, mover, a, b, leg);
    field.waters.for_each_near(line, [&](const Water& water) {
        const auto index = static_cast<std::size_t>(&water - field.waters.list().data());
        auto on_leg = water_on_leg(water, index, a, b);
        if (!on_leg.parts.empty()) leg.waters.push_back(std::move(on_leg));
    });
    return leg;
}

void add_cuts(std::vector<std::int64_t>& cuts, const Stretches& parts) {
    for (const auto& part : parts) {
        cuts.push_back(part.from);
        cuts.push_back(part.to);
    }
}

std::vector<std::int64_t> cuts_of(const Leg& leg, std::int64_t whole) {
    std::vector<std::int64_t> cuts{0, whole};
    add_cuts(cuts, leg.roads);
    for (const auto& area : leg.areas) add_cuts(cuts, area.parts);
    for (const auto& obstacle : leg.obstacles) add_cuts(cuts, obstacle.parts);
    for (const auto& water : leg.waters) {
        add_cuts(cuts, water.parts);
        add_cuts(cuts, water.fords);
        add_cuts(cuts, water.bridges);
    }
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    return cuts;
}

/// The highest single factor; prohibited beats all. [S-21]
void raise(GroundPiece& piece, std::optional<int> factor, const char* rule) {
    if (!factor && piece.factor) piece.rule = rule;
    piece.factor =
        piece.factor && factor ? std::optional{std::max(*piece.factor, *factor)} : std::nullopt;
}

bool raise_by(GroundPiece& piece, const std::vector<Priced>& priced, const char* rule) {
    bool any = false;
    for (const auto& one : priced) {
        if (!covers(one.parts, piece.stretch)) continue;
        raise(piece, one.factor, rule);
        any = true;
    }
    return any;
}

GroundPiece piece_of(const Leg& leg, const Stretch& stretch, Mobility mobility) {
    GroundPiece piece{.stretch = stretch};
    bool on_bridge = false;
    for (const auto& water : leg.waters) {
        if (!covers(water.parts, stretch)) continue;
        if (covers(water.bridges, stretch)) {
            on_bridge = true;
            continue;
        }
        const auto ford = covers(water.fords, stretch) ? AtFord::Yes : AtFord::No;
        raise(piece, terrain_factor(mobility, water.terrain, ford),
              water.terrain == Terrain::Creek ? "TERR-05" : "TERR-06");
        piece.water = water.index;
    }
    const bool blocked_road = raise_by(piece, leg.obstacles, "S-72");
    piece.road = piece.water == kDry && !blocked_road && (on_bridge || covers(leg.roads, stretch));
    if (!piece.road) raise_by(piece, leg.areas, "TERR-03");
    return piece;
}

}  // namespace

std::vector<GroundPiece> ground_under(const Battlefield& field, const Mover& mover, Point a,
                                      Point b) {
    const auto leg = survey(field, mover, a, b);
    const auto cuts = cuts_of(leg, millionths(a, b));
    std::vector<GroundPiece> pieces;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        pieces.push_back(piece_of(leg, {cuts[i], cuts[i + 1]}, mover.mobility));
    return pieces;
}

}  // namespace rules
