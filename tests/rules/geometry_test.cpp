#include <catch2/catch.hpp>

#include "rules/battlefield.h"
#include "rules/equipment.h"
#include "rules/ground.h"
#include "rules/movement_chart.h"
#include "rules/sight_line.h"

using namespace rules;
using namespace ground;

TEST_CASE("S-19 bases by size, width and depth", "[geometry][S-19]") {
    CHECK(base_dimensions(BaseSize::Half).depth == 0.5_in);
    CHECK(base_dimensions(BaseSize::Double).width == 2_in);
    CHECK(base_dimensions(BaseSize::Vehicle).depth == 1.5_in);
    CHECK(base_dimensions(BaseSize::Full).width == 1_in);
}

TEST_CASE("S-19 contact is a tenth of an inch, equality included", "[geometry][S-19]") {
    const auto a = stand(at(0, 0));
    CHECK(in_contact(a, stand({1.1_in, 0_in}), kContactGap));
    CHECK_FALSE(in_contact(a, stand({1.101_in, 0_in}), kContactGap));
    CHECK(in_contact(a, stand({1.101_in, 0_in}), 0.2_in));
}

TEST_CASE("S-32 a stand's level is the highest ground under it", "[geometry][S-32][ELEV-06]") {
    auto field = table();
    field.contours = {hill(2, rectangle(10, 0, 30, 20)), hill(4, rectangle(15, 5, 25, 15))};
    CHECK(level_at(field, at(5, 5)) == 0);
    CHECK(level_at(field, at(12, 5)) == 2);
    CHECK(level_at(field, at(20, 10)) == 4);
    CHECK(level_at(field, at(10, 10)) == 0);  // the border is not yet hill
    CHECK(level_of(field, stand(at(10, 10))) == 2);
    CHECK(level_of(field, stand(at(15, 10))) == 4);
}

TEST_CASE("S-21 cover of the best area that holds half of the base", "[geometry][S-21]") {
    auto field = table();
    auto medium = woods(rectangle(0, 0, 10, 10)), hard = woods(rectangle(0, 0, 5, 5));
    medium.cover = Cover::Medium;
    hard.cover = Cover::Hard;
    field.areas = {medium, hard};
    CHECK(cover_of(field, stand(at(8, 8))) == Cover::Medium);
    CHECK(cover_of(field, stand(at(3, 3))) == Cover::Hard);
    CHECK(cover_of(field, stand(at(10, 5))) == Cover::Medium);
    CHECK(cover_of(field, stand({10.4_in, 5_in})) == Cover::None);
}

TEST_CASE("S-29 concealing terrain is dense or open blocking", "[geometry][S-29][S-30]") {
    auto field = table();
    field.areas = {woods(rectangle(0, 0, 5, 5)), orchard(rectangle(10, 0, 15, 5)),
                   area(Terrain::Sand, Visibility::Clear, 0, rectangle(20, 0, 25, 5)),
                   area(Terrain::StoneBua, Visibility::Dense, 2, rectangle(30, 0, 35, 5))};
    CHECK(in_concealing_terrain(field, stand(at(2, 2))));
    CHECK(in_concealing_terrain(field, stand(at(12, 2))));
    CHECK_FALSE(in_concealing_terrain(field, stand(at(22, 2))));
    CHECK_FALSE(in_concealing_terrain(field, stand(at(8, 2))));
    CHECK(in_built_up_area(field, stand(at(32, 2))));
    CHECK_FALSE(in_built_up_area(field, stand(at(2, 2))));
}

TEST_CASE("A working adds up", "[geometry]") {
    CHECK(total({
              {"HIT-08", -1},
              {"HIT-13", -3},
              {"HIT-14", 1 }
    }) == -3);
    CHECK(total({}) == 0);
}
