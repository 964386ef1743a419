#include <random>

#include <catch2/catch.hpp>

#include "base/stretch.h"
#include "rules/ground.h"
#include "rules/road_march.h"

using namespace rules;
using namespace ground;

TEST_CASE("What is laid on one table lies on no copy of it, and is found by place",
          "[rules][ground]") {
    auto field = table(60, 40);
    field.areas = {woods(rectangle(0, 0, 10, 10))};
    const auto before = field;
    CHECK(&before.areas[0] == &field.areas[0]);
    field.areas.push_back(woods(rectangle(40, 0, 50, 10)));
    CHECK(before.areas.size() == 1);
    const auto holds = [](const Battlefield& ground, Point at) {
        return ground.areas.any_near(
            {at, at}, [&](const TerrainArea& area) { return strictly_inside(at, area.outline); });
    };
    CHECK(holds(field, at(45, 5)));
    CHECK_FALSE(holds(before, at(45, 5)));
    CHECK(holds(before, at(5, 5)));
    CHECK_FALSE(field == before);

    field.areas.edit([](auto& areas) { areas.erase(areas.begin()); });
    CHECK(holds(field, at(45, 5)));
    CHECK_FALSE(holds(field, at(5, 5)));
}

TEST_CASE("A road or a stream is looked for wherever a way may lead over it", "[rules][ground]") {
    std::mt19937 random(3);
    const auto place = [&] {
        return fine(static_cast<int>(random() % 60'000), static_cast<int>(random() % 60'000));
    };
    int met = 0;
    for (int i = 0; i < 4000; ++i) {
        const std::vector<Point> line{place(), place(), place()};
        const Inches half_width{125 + static_cast<int>(random() % 6'000)};
        Road road;
        Water water;
        road.line = water.line = line;
        road.half_width = water.half_width = half_width;
        CHECK(box_of(road) == box_of(water));
        const auto from = place(), to = from + fine(1'500, -700);
        if (stretches_along(from, to, line, half_width).empty()) continue;
        ++met;
        CHECK(boxes_touch(box_of(road), box_around(from, to)));
    }
    CHECK(met > 400);
}

TEST_CASE("Who is beside a road by its half width is on it", "[rules][ground][ORD-31]") {
    auto field = table(60, 40);
    Road road;
    road.line = {at(8, 10), at(30, 10)};
    road.half_width = 1_in;
    field.roads = {road};
    CHECK(is_on_road(field, at(20, 11)));
    CHECK(is_on_road(field, at(7, 10)));
    CHECK_FALSE(is_on_road(field, fine(20'000, 11'001)));
    CHECK(way_along_road(field, at(7, 10), 90_deg, 4_in).size() > 1);
}
