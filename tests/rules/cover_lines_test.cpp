#include <catch2/catch.hpp>

#include "rules/cover_lines.h"
#include "rules/ground.h"

using namespace rules;
using namespace ground;

namespace {

Battlefield with_line(CoverLineKind kind, std::vector<Point> points) {
    auto field = table();
    CoverLine line;
    line.kind = kind;
    line.line = std::move(points);
    line.box = box_around(line.line);
    field.cover_lines = {line};
    return field;
}
/// From west to east, a little north of a base at (10, 10).
Battlefield with_line(CoverLineKind kind, int y = 11'000) {
    return with_line(kind, {fine(4'000, y), fine(16'000, y)});
}
Battlefield with_wall(std::vector<Point> points) {
    return with_line(CoverLineKind::Wall, std::move(points));
}
const Corners kBase = stand(at(10, 10));
constexpr Point kNorth = at(10, 20), kSouth = at(10, 2);

}  // namespace

TEST_CASE("S-30 walls, hedges and emplacements are medium cover on the side of the fire",
          "[cover_lines][S-30][S-92]") {
    const auto kind =
        GENERATE(CoverLineKind::Wall, CoverLineKind::Hedge, CoverLineKind::Emplacement);
    const auto field = with_line(kind);
    CHECK(cover_towards(field, kBase, kNorth) == Cover::Medium);
    CHECK(cover_towards(field, kBase, kSouth) == Cover::None);
    CHECK(cover_of(field, kBase) == Cover::None);
}

TEST_CASE("S-92 a line shelters whose border is within an inch of it, the inch included",
          "[cover_lines][S-92]") {
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 11'500), kBase, kNorth) == Cover::Medium);
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 11'501), kBase, kNorth) == Cover::None);
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 10'500), kBase, kNorth) == Cover::Medium);
}

TEST_CASE("S-92 who lies across a line is behind it as long as his middle is",
          "[cover_lines][S-92]") {
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 10'001), kBase, kNorth) == Cover::Medium);
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 10'000), kBase, kNorth) == Cover::None);
    CHECK(cover_towards(with_line(CoverLineKind::Wall, 9'999), kBase, kNorth) == Cover::None);
}

TEST_CASE("S-92 a line ends where it ends, and a bend is no gap", "[cover_lines][S-92]") {
    const auto ends = with_wall({at(4, 11), fine(9'900, 11'000)});
    CHECK(cover_towards(ends, kBase, kNorth) == Cover::None);
    const auto bends = with_wall({at(4, 11), at(10, 11), at(16, 11)});
    CHECK(cover_towards(bends, kBase, kNorth) == Cover::Medium);
}

TEST_CASE("S-92 of a turned base the line of fire counts, not its nearest corner",
          "[cover_lines][S-92]") {
    const auto turned = base_corners(at(10, 10), 1_in, 1_in, 45_deg);
    constexpr Point kFirer = at(12, 20);  // its line crosses y = 11.5 at x = 10.3
    const auto east = with_wall({fine(10'250, 11'500), fine(16'000, 11'500)});
    CHECK(cover_towards(east, turned, kFirer) == Cover::Medium);
    CHECK(is_hull_hidden(east, turned, kFirer, 0));
    const auto west = with_wall({fine(4'000, 11'500), fine(10'250, 11'500)});
    CHECK(cover_towards(west, turned, kFirer) == Cover::None);
}

TEST_CASE("S-92 a line behind the firer shelters nobody from him", "[cover_lines][S-92]") {
    const auto field = with_line(CoverLineKind::Wall, 11'200);
    CHECK(cover_towards(field, kBase, fine(10'000, 11'000)) == Cover::None);
    CHECK(cover_towards(field, kBase, fine(10'000, 11'300)) == Cover::Medium);
}

TEST_CASE("S-92 better cover than that of a line stays, worse gives way", "[cover_lines][S-92]") {
    auto field = with_line(CoverLineKind::Hedge);
    auto trees = orchard(rectangle(5, 5, 15, 15));
    trees.cover = Cover::Hard;
    field.areas = {trees};
    CHECK(cover_towards(field, kBase, kNorth) == Cover::Hard);
    trees.cover = Cover::Light;
    field.areas = {trees};
    CHECK(cover_towards(field, kBase, kNorth) == Cover::Medium);
}

TEST_CASE("S-47 walls and emplacements hide a hull, hedges do not", "[cover_lines][S-47][S-92]") {
    CHECK(is_hull_hidden(with_line(CoverLineKind::Wall), kBase, kNorth, 0));
    CHECK(is_hull_hidden(with_line(CoverLineKind::Emplacement), kBase, kNorth, 0));
    CHECK_FALSE(is_hull_hidden(with_line(CoverLineKind::Hedge), kBase, kNorth, 0));
    CHECK_FALSE(is_hull_hidden(with_line(CoverLineKind::Wall), kBase, kSouth, 0));
}

TEST_CASE("S-92 what a line of cover gives is told of each kind", "[cover_lines][S-47][S-92]") {
    for (const auto kind :
         {CoverLineKind::Wall, CoverLineKind::Hedge, CoverLineKind::Emplacement}) {
        const auto field = with_line(kind);
        CHECK(shelter_of(kind).cover == cover_towards(field, kBase, kNorth));
        CHECK(shelter_of(kind).hides_hulls == is_hull_hidden(field, kBase, kNorth, 0));
    }
}

TEST_CASE("S-47 a rise hides a hull from lower ground only", "[cover_lines][S-47]") {
    auto field = table();
    field.contours = {hill(1, {at(4, 5), at(16, 5), at(16, 11), at(4, 11)})};
    CHECK(is_hull_hidden(field, kBase, kNorth, 0));
    CHECK_FALSE(is_hull_hidden(field, kBase, kNorth, 1));
    CHECK_FALSE(is_hull_hidden(field, kBase, kSouth, 0));
}
