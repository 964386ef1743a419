#include "ask/questions.h"
#include "ask/words.h"
#include "base/simple_polygon.h"
#include "rules/movement_chart.h"
#include "rules/orders.h"
#include "rules/sight_line.h"
#include "rules/spotting.h"

namespace ask {

void terrain_cost(Fields& question, Answer& answer) {
    const auto mobility = question.word("mobility", words::kMobilities);
    const auto terrain = question.word("terrain", words::kTerrains);
    const auto at_ford = question.flag("ford") ? rules::AtFord::Yes : rules::AtFord::No;
    if (!question.complete()) return;
    const auto factor = rules::terrain_factor(mobility, terrain, at_ford);
    if (factor)
        answer.number("multiplier", *factor).because("TERR-04", *factor);
    else
        answer.null("multiplier").because("TERR-03", 0);
}

void order_effects(Fields& question, Answer& answer) {
    const auto order = question.word_or("order", words::kOrders, rules::OrderChit::Hold);
    if (!question.complete()) return;
    const auto& row = rules::allows(order);
    answer.number("min_move", row.min_factor)
        .number("max_move", row.max_factor)
        .truth("prep_fire", row.prep_or_op_fire)
        .truth("op_fire", row.prep_or_op_fire)
        .text("general_fire", base::text_of(row.general_fire))
        .number("fire_modifier", row.fire_modifier)
        .because("ORD-46", row.fire_modifier);
}

void order_placement(Fields& question, Answer& answer) {
    rules::Placement placement;
    placement.issuer = question.word("issuer", words::kIssuers);
    placement.order = question.word_or("order", words::kOrders, rules::OrderChit::Hold);
    placement.state = question.word_or("state", words::kStates, rules::MoraleState::Steady);
    placement.adjacent = question.flag("adjacent");
    placement.in_los = question.flag("in_los");
    placement.adjacent_to_staff = question.flag("adjacent_to_staff");
    placement.in_moving_vehicle = question.flag("in_moving_vehicle");
    if (!question.complete()) return;
    const auto permission = rules::order_placement(placement);
    answer.truth("allowed", permission.allowed).why(permission.why);
}

void spotting(Fields& question, Answer& answer) {
    rules::SpotQuery look;
    look.target = question.word("target", words::kSpotClasses);
    look.concealed = question.flag("concealed");
    look.moved = question.flag("moved");
    look.fired = question.flag("fired");
    look.spotter = question.word("spotter", words::kSpotters);
    look.spotter_pinned = question.flag("spotter_pinned");
    look.spotter_suppressed = question.flag("spotter_suppressed");
    look.open_blocking = question.flag("open_blocking");
    look.levels_higher = question.whole_or("levels_higher", kCount);
    if (!question.complete()) return;
    const auto spotted = rules::spotting_distance(look);
    answer.inches("range", spotted.range).why_in_inches(spotted.why);
}

namespace {

struct Base {
    Point centre;
    Inches width, depth;
    Facing facing;
};
Base read_base(Fields&& from) {
    Base base;
    base.centre.x = from.inches("x", kCoordinate);
    base.centre.y = from.inches("y", kCoordinate);
    base.width = from.inches("width", kBaseSide);
    base.depth = from.inches("depth", kBaseSide);
    base.facing = {from.inches_or("facing", kDegrees).thousandths};
    return base;
}
Corners corners(const Base& base) {
    return base_corners(base.centre, base.width, base.depth, base.facing);
}

rules::LineEnd read_end(Fields&& from) {
    rules::LineEnd end;
    end.at.x = from.inches("x", kCoordinate);
    end.at.y = from.inches("y", kCoordinate);
    end.level = from.whole_or("level", kNumber);
    return end;
}

struct Obstacle {
    Polygon polygon;
    int top = 0;
};
Obstacle read_obstacle(Fields& from) {
    const auto kind = from.word("kind", words::kObstructions);
    Obstacle obstacle;
    obstacle.polygon = from.points("polygon", kFewestCorners, kMostCorners, kCoordinate);
    obstacle.top = from.whole_or("base_level", kNumber) + rules::height_of(kind);
    return obstacle;
}

}  // namespace

void distance(Fields& question, Answer& answer) {
    const auto a = read_base(question.object("a"));
    const auto b = read_base(question.object("b"));
    const auto reach = question.inches("within", kWithin);
    if (!question.complete()) return;
    const auto base_a = corners(a), base_b = corners(b);
    const bool is_within = polygons_within(base_a, base_b, reach);
    answer.truth("is_within", is_within)
        .truth("contact", rules::in_contact(base_a, base_b, rules::kContactGap))
        .because("MEAS-02", is_within ? 1 : 0);
}

void line_of_sight(Fields& question, Answer& answer) {
    const auto from = read_end(question.object("from"));
    const auto to = read_end(question.object("to"));
    auto list = question.objects_or_none("obstacles", kMostObstacles);
    std::vector<Obstacle> obstacles;
    obstacles.reserve(list.size());
    for (auto& fields : list) obstacles.push_back(read_obstacle(fields));
    if (!question.complete()) return;
    std::vector<rules::LineObstacle> on_line;
    on_line.reserve(obstacles.size());
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const auto& polygon = obstacles[i].polygon;
        if (!is_simple(polygon)) return list[i].wrong("polygon", "a simple polygon with an area");
        if (strictly_inside(from.at, polygon))
            return question.wrong("from", "a point outside every obstacle");
        if (strictly_inside(to.at, polygon))
            return question.wrong("to", "a point outside every obstacle");
        on_line.push_back({polygon, obstacles[i].top});
    }
    const bool visible = rules::line_clear(from, to, on_line);
    answer.truth("visible", visible).because(visible ? "LOS-03" : "LOS-04", visible ? 1 : 0);
}

}  // namespace ask
