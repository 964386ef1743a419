#include <random>

#include <catch2/catch.hpp>

#include "rules/ground.h"
#include "rules/sight_proof.h"
#include "rules/sight_scene.h"
#include "rules/sight_way.h"

using namespace rules;
using namespace ground;

namespace {

struct Chance {
    std::mt19937 random;
    int below(int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }
    Point place() { return fine(below(40000), below(40000)); }
    Polygon blob(int corners, int size) { return blob(corners, size, size); }
    /// The more the distance of its corners differs, the deeper its bays.
    Polygon blob(int corners, int least, int more) {
        const auto centre = place();
        Polygon result;
        for (int i = 0; i < corners; ++i)
            result.push_back(ahead(centre, turned(360000LL * i / corners), {least + below(more)}));
        return result;
    }
};

Battlefield random_ground(Chance& chance) {
    auto field = table(40, 40);
    for (int i = 0; i < 12; ++i)
        field.areas.push_back(area(Terrain::Open, static_cast<Visibility>(chance.below(3)),
                                   1 + chance.below(3), chance.blob(4 + chance.below(12), 1500)));
    for (int i = 0; i < 3; ++i)
        field.contours.push_back(hill(1 + chance.below(5), chance.blob(8, 4000)));
    return field;
}

SightEnd only(const SightEnd& end, Point point) {
    auto one = end;
    one.count = 1;
    one.points.fill(point);
    return one;
}

bool crosses_open_blocking(const Battlefield& field, Point a, Point b) {
    return std::ranges::any_of(field.areas, [&](const TerrainArea& area) {
        return area.visibility == Visibility::OpenBlocking &&
               is_left_or_entered(a, b, area.outline);
    });
}

/// The rule as written: every line by itself, without shortcuts.
Sight line_by_line(const Battlefield& field, const SightEnd& a, const SightEnd& b,
                   const std::vector<SightObstacle>& obstacles) {
    auto best = Sight::None;
    for (const auto p : a.points)
        for (const auto q : b.points) {
            const auto from = only(a, p), to = only(b, q);
            const auto edge_depth = default_options().edge_depth;
            if (!SightScene(field, from, to, obstacles, edge_depth).any_clear()) continue;
            if (!crosses_open_blocking(field, p, q)) return Sight::Clear;
            best = Sight::Hindered;
        }
    return best;
}

}  // namespace

TEST_CASE("S-33 the shortcuts find what the 81 lines find", "[sight_line][S-33]") {
    Chance chance{std::mt19937{99}};
    int screened = 0;
    for (int round = 0; round < 12; ++round) {
        const auto field = random_ground(chance);
        const auto base = [&](int size) {
            return base_corners(chance.place(), {size}, {size}, turned(chance.below(360000)));
        };
        const auto smoke = base(2000);
        const std::vector<SightObstacle> obstacles{
            smoke_obstacle(Polygon(smoke.begin(), smoke.end())), wreck_obstacle(base(2000))};
        std::vector<SightEnd> stands;
        for (int i = 0; i < 8; ++i) stands.push_back(sight_end(field, base(1000)));
        for (const auto& a : stands)
            for (const auto& b : stands) {
                const auto sight = line_by_line(field, a, b, obstacles);
                REQUIRE(look(field, a, b, obstacles, default_options()) == sight);
                if (!is_screened(field, a, b)) continue;
                REQUIRE(sight == Sight::None);
                ++screened;
            }
    }
    CHECK(screened > 100);
}

TEST_CASE("S-38 what is proven of a way holds at each of its places", "[sight_line][S-38]") {
    Chance chance{std::mt19937{38}};
    int hidden = 0, hindered = 0;
    for (int round = 0; round < 12; ++round) {
        const auto field = random_ground(chance);
        const auto facing = turned(chance.below(360000));
        const auto base_on = [&](Point at) { return base_corners(at, 1_in, 1_in, facing); };
        std::vector<SightEnd> eyes;
        for (int i = 0; i < 8; ++i) eyes.push_back(sight_end(field, base_on(chance.place())));
        for (int way = 0; way < 12; ++way) {
            const auto start = chance.place();
            const auto direction = turned(chance.below(360000));
            const Inches length{chance.below(12000)};
            const auto all =
                end_around(field, base_on(start), base_on(ahead(start, direction, length)));
            for (const auto& eye : eyes) {
                const bool hides = hides_all(field, eye, all, {}, default_options());
                const bool hinders = hinders_all(field, eye, all);
                hidden += hides ? 1 : 0;
                hindered += hinders ? 1 : 0;
                for (int part = 0; (hides || hinders) && part <= 40; ++part) {
                    const auto at = ahead(start, direction, {length.thousandths * part / 40});
                    const auto seen =
                        look(field, eye, sight_end(field, base_on(at)), {}, default_options());
                    REQUIRE(seen != Sight::Clear);
                    REQUIRE((!hides || seen == Sight::None));
                }
            }
        }
    }
    CHECK(hidden > 100);
    CHECK(hindered > 50);
}

TEST_CASE("S-38 a way in, behind or before crops is hindered as a whole, or not at all",
          "[sight_line][S-38][LOS-10]") {
    auto field = table();
    field.areas.push_back(
        area(Terrain::Crops, Visibility::OpenBlocking, 0, rectangle(10, 0, 20, 10)));
    const auto eye = [&](int x) { return sight_end(field, stand(at(x, 5))); };
    const auto way = [&](int from, int to) {
        return end_around(field, stand(at(from, 5)), stand(at(to, 5)));
    };
    CHECK(hinders_all(field, eye(5), way(25, 30)));
    CHECK(hinders_all(field, eye(15), way(25, 30)));
    CHECK(hinders_all(field, eye(5), way(13, 17)));
    CHECK_FALSE(hinders_all(field, eye(12), way(15, 17)));
    CHECK_FALSE(hinders_all(field, eye(5), way(18, 25)));
    CHECK_FALSE(hinders_all(field, eye(5), way(6, 8)));
}

TEST_CASE("S-33 a lane reaches whatever one of its lines crosses", "[sight_line][S-33]") {
    Chance chance{std::mt19937{335}};
    int crossed = 0, apart = 0, not_reached = 0;
    for (int round = 0; round < 3000; ++round) {
        const auto end = [&] {
            return sight_end(table(40, 40),
                             base_corners(chance.place(), 1_in, {1 + chance.below(4000)},
                                          turned(chance.below(360000))));
        };
        const auto a = end(), b = end();
        const auto corner = chance.place();
        const Box box{corner, corner + fine(1 + chance.below(5000), 1 + chance.below(5000))};
        const std::array outline{
            box.low, Point{box.high.x, box.low.y },
             box.high, Point{box.low.x,  box.high.y}
        };
        const bool crosses = std::ranges::any_of(a.points, [&](Point p) {
            return std::ranges::any_of(b.points,
                                       [&](Point q) { return crosses_inside(p, q, outline); });
        });
        const bool reaches = SightLane(a, b).reaches(box);
        crossed += crosses ? 1 : 0;
        apart += crosses ? 0 : 1;
        not_reached += reaches ? 0 : 1;
        REQUIRE((reaches || !crosses));
        const auto from = a.points.front(), to = b.points.front();
        REQUIRE((SightLane(from, to).reaches(box) || !crosses_inside(from, to, outline)));
    }
    CHECK(crossed > 200);
    CHECK(not_reached * 10 > apart * 8);
}

TEST_CASE("A wide wood cuts every line, a narrow one does not", "[sight_line][LOS-03]") {
    const auto field = table();
    const auto a = sight_end(field, stand(at(5, 5))), b = sight_end(field, stand(at(30, 5)));
    const auto cuts_all = [&](const Polygon& outline) {
        return cuts_all_lines(a, b, outline, box_around(outline));
    };
    CHECK(cuts_all(rectangle(10, 0, 15, 10)));
    CHECK_FALSE(cuts_all(rectangle(10, 5, 15, 10)));
    CHECK_FALSE(cuts_all(rectangle(10, 20, 15, 30)));
    CHECK_FALSE(cuts_all(rectangle(0, 0, 15, 10)));  // one end lies in it
    CHECK(lies_inside(a, rectangle(0, 0, 15, 10)));
    CHECK(touches_inside(a, rectangle(5, 0, 15, 10)));
    CHECK_FALSE(lies_inside(a, rectangle(5, 0, 15, 10)));
}

TEST_CASE("S-33 whatever lies in the shadow of an outline without bays is behind it",
          "[sight_line][S-33]") {
    Chance chance{std::mt19937{333}};
    int in_shadow = 0, behind = 0;
    for (int round = 0; round < 400; ++round) {
        const auto corners = base_corners(fine(20000, 20000), {1 + chance.below(6000)},
                                          {1 + chance.below(6000)}, turned(chance.below(360000)));
        const Polygon outline(corners.begin(), corners.end());
        REQUIRE(is_convex(outline));
        for (int pair = 0; pair < 40; ++pair) {
            const auto on_edge =
                Point{(corners[0].x + corners[1].x) / 2, (corners[0].y + corners[1].y) / 2};
            const auto from = pair % 8 == 0 ? on_edge : pair % 8 == 1 ? corners[2] : chance.place();
            const auto p = pair % 8 == 2 ? corners[0] : chance.place();
            if (strictly_inside(from, outline) || strictly_inside(p, outline)) continue;
            const bool crosses = crosses_inside(from, p, outline);
            behind += crosses ? 1 : 0;
            if (!SightShadow(from, outline).holds(p)) continue;
            ++in_shadow;
            REQUIRE(crosses);
        }
    }
    const SightShadow beside(at(5, 10), rectangle(10, 0, 15, 10));
    CHECK(beside.holds(at(30, 9)));
    CHECK_FALSE(beside.holds(at(30, 10)));  // along its edge
    CHECK(in_shadow > 500);
    CHECK(in_shadow * 10 > behind * 8);
}

TEST_CASE("S-33 nor does a bay matter to whom no box around it holds", "[sight_line][S-33]") {
    Chance chance{std::mt19937{334}};
    int in_shadow = 0, cut = 0, behind = 0, all_behind = 0;
    for (int round = 0; round < 400; ++round) {
        const auto outline = chance.blob(5 + chance.below(9), 500, 9000);
        const auto box = box_around(outline);
        for (int pair = 0; pair < 40; ++pair) {
            const auto stand_anywhere = [&] {
                return sight_end(table(40, 40), base_corners(chance.place(), 1_in, 1_in,
                                                             turned(chance.below(360000))));
            };
            const auto a = stand_anywhere(), b = stand_anywhere();
            if (boxes_touch(a.box, box) || boxes_touch(b.box, box)) continue;
            const auto from = a.points.front(), to = b.points.front();
            const bool crosses = crosses_inside(from, to, outline);
            behind += crosses ? 1 : 0;
            if (SightShadow(from, outline).holds(to)) {
                ++in_shadow;
                REQUIRE(crosses);
            }
            if (!crosses) continue;
            const bool all = std::ranges::all_of(a.points, [&](Point p) {
                return std::ranges::all_of(b.points,
                                           [&](Point q) { return crosses_inside(p, q, outline); });
            });
            all_behind += all ? 1 : 0;
            if (!cuts_all_lines(a, b, outline, box)) continue;
            ++cut;
            REQUIRE(all);
        }
    }
    CHECK(in_shadow > 1000);
    CHECK(in_shadow * 10 > behind * 8);
    CHECK(cut * 10 > all_behind * 8);
}

TEST_CASE("A wood with a bay has no shadow: who stands in the bay is seen from before it",
          "[sight_line][LOS-03]") {
    const Polygon bay{at(10, 0), at(20, 0), at(20, 10), at(10, 10),
                      at(10, 8), at(18, 8), at(18, 2),  at(10, 2)};
    CHECK_FALSE(is_convex(bay));
    CHECK_FALSE(is_convex(Polygon{at(1, 1), at(2, 2), at(3, 3)}));
    auto field = table();
    field.areas.push_back(area(Terrain::Woods, Visibility::Clear, 1, bay));
    const auto eye = sight_end(field, stand(at(5, 5))), in_bay = sight_end(field, stand(at(15, 5)));
    const std::vector<SightObstacle> before_the_middle{
        wreck_obstacle(base_corners(at(7, 5), 0.1_in, 0.1_in, 0_deg))};
    CHECK(sight(field, eye, in_bay, before_the_middle, default_options()));
    const auto beyond = sight_end(field, stand(at(25, 5)));
    CHECK_FALSE(sight(field, eye, beyond, before_the_middle, default_options()));
}
