#include <catch2/catch.hpp>

#include "rules/sight_line_chart.h"
#include "scenario/scenario_texts.h"

using namespace scenario;

TEST_CASE("SCALE-01 inches are read exactly, with at most three decimals",
          "[scenarios][SCALE-01]") {
    auto file = small_battle();
    file["ground"]["roads"][0]["line"] =
        nlohmann::json::parse("[[0, 12.001], [35.999, 0.1], [36, 11.7]]");
    const auto read = read_scenario(file.dump(), library());
    REQUIRE(read);
    CHECK(read->field.roads[0].line ==
          std::vector<Point>{
              {0_in,      12.001_in},
              {35.999_in, 0.1_in   },
              {36_in,     11.7_in  }
    });
    CHECK(told("/ground/roads/0/line/0", "[0, 12.0001]") ==
          "ground.roads[0].line[0][1]: has more than three decimals");
    CHECK(told("/ground/roads/0/line/0", "[0, \"12\"]") ==
          "ground.roads[0].line[0][1]: expected a number, found \"12\"");
    CHECK(told("/ground/roads/0/line/0", "[0, 1e300]") ==
          "ground.roads[0].line[0][1]: is beyond 1000");
    CHECK(told("/ground/roads/0/line/0", "[0, 12, 1]") ==
          "ground.roads[0].line[0]: expected a place [x, y], found [0,12,1]");
}

TEST_CASE("everything lies on the table", "[scenarios]") {
    CHECK(told("/table/width", "300") == "table.width: expected inches from 12 to 240, found 300");
    CHECK(told("/ground/areas/0/outline/2", "[37, 8]") ==
          "ground.areas[0].outline[2]: is beyond the table");
    CHECK(told("/ground/roads/0/line/1", "[36, -1]") ==
          "ground.roads[0].line[1]: is beyond the table");
    CHECK(told("/blue/zones/0/outline/2", "[9, 25]") ==
          "blue.zones[0].outline[2]: is beyond the table");
}

TEST_CASE("an outline is simple and has an area", "[scenarios]") {
    const auto* bad = "ground.areas[0].outline: has no area, or crosses or touches itself";
    CHECK(told("/ground/areas/0/outline", "[[20, 2], [26, 8], [26, 2], [20, 8]]") == bad);
    CHECK(told("/ground/areas/0/outline", "[[20, 2], [22, 2], [26, 2]]") == bad);
    CHECK(told("/ground/areas/0/outline", "[[20, 2], [26, 2]]") ==
          "ground.areas[0].outline: expected at least 3 entries");
    CHECK(told("/ground/areas/0/outline", "[[20, 2], [26, 2], [26, 8], [20, 2]]") ==
          "ground.areas[0].outline: ends where it begins; an outline closes by itself");
    CHECK(told("/ground/areas/0/outline/1", "[20, 2]") ==
          "ground.areas[0].outline[1]: is the same place as the one before");
}

TEST_CASE("S-29 an area is like its class unless it says otherwise",
          "[scenarios][S-29][S-30][S-32]") {
    auto area = read_small_battle().field.areas[1];  // after the name of Hill 9
    CHECK(area.name == "The Wood");
    CHECK(area.visibility == rules::Visibility::Dense);
    CHECK(area.cover == rules::Cover::Medium);
    CHECK(area.height == 2);
    CHECK(area.box == Box{
                          {20_in, 2_in},
                          {26_in, 8_in}
    });

    auto file = small_battle();
    file["ground"]["areas"][0].update({
        {"visibility", "open_blocking"},
        {"cover",      "hard"         },
        {"height",     1              }
    });
    area = read_scenario(file.dump(), library())->field.areas[1];
    CHECK(area.visibility == rules::Visibility::OpenBlocking);
    CHECK(area.cover == rules::Cover::Hard);
    CHECK(area.height == 1);
    CHECK(told("/ground/areas/0/terrain", "\"creek\"")
              .starts_with("ground.areas[0].terrain: expected one of open, woods, forest, bua"));
}

TEST_CASE("S-92 walls, hedges and emplacements are lines with a name", "[scenarios][S-92]") {
    auto file = small_battle();
    file["ground"]["cover_lines"] = nlohmann::json::parse(
        R"([{"kind": "wall", "line": [[2, 2], [6, 2], [6, 6]], "name": "Garden wall"},
            {"kind": "emplacement", "line": [[8, 2], [10, 2]]}])");
    const auto lines = read_scenario(file.dump(), library())->field.cover_lines;
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].name == "Garden wall");
    CHECK(lines[0].line.size() == 3);
    CHECK(lines[0].box == Box{
                              {2_in, 2_in},
                              {6_in, 6_in}
    });
    CHECK(lines[1].kind == rules::CoverLineKind::Emplacement);

    file["ground"]["cover_lines"][1]["kind"] = "ditch";
    CHECK(told(file) ==
          "ground.cover_lines[1].kind: expected one of wall, hedge, emplacement, found \"ditch\"");
    file["ground"]["cover_lines"][1] = {
        {"kind", "wall"           },
        {"line", {{8, 2}, {40, 2}}}
    };
    CHECK(told(file) == "ground.cover_lines[1].line[1]: is beyond the table");
}

TEST_CASE("ELEV-06 contours lie one in the other", "[scenarios][ELEV-06]") {
    const auto field = read_small_battle().field;
    REQUIRE(field.contours.size() == 2);
    CHECK(field.contours[1].level == 2);
    CHECK(told("/ground/hills/0/contours/1/outline", "[[4, 16], [8, 16], [12, 20]]") ==
          "ground.hills[0].contours[1].outline: lies in no contour of level 1 before it");
    CHECK(told("/ground/hills/0/contours/1/level", "3") ==
          "ground.hills[0].contours[1].outline: lies in no contour of level 2 before it");
}

TEST_CASE("ELEV-06 a contour of a rise is one level, of a hill two", "[scenarios][ELEV-06]") {
    auto file = small_battle();
    const auto levels = [&] {
        std::vector<int> found;
        const auto read = read_scenario(file.dump(), library());
        for (const auto& contour : read->field.contours) found.push_back(contour.level);
        return found;
    };
    auto& hill = file["ground"]["hills"][0];
    CHECK(levels() == std::vector{1, 2});
    hill["kind"] = "rise";
    CHECK(levels() == std::vector{1, 2});
    hill["kind"] = "hill";
    CHECK(levels() == std::vector{2, 4});
    hill["contours"][1]["level"] = 3;
    CHECK(told(file) ==
          "ground.hills[0].contours[1].outline: lies in no contour of level 2 before it");
    CHECK(told("/ground/hills/0/kind", "\"mountain\"") ==
          "ground.hills[0].kind: expected one of rise, hill, found \"mountain\"");
}

TEST_CASE("ELEV-06 what grows or is built is as high as the chart says", "[scenarios][ELEV-06]") {
    for (const auto& row : library().terrain) {
        const bool town =
            row.terrain == rules::Terrain::Bua || row.terrain == rules::Terrain::StoneBua;
        if (town) CHECK(row.height == rules::height_of(rules::Obstruction::Town));
        if (row.terrain == rules::Terrain::Woods)
            CHECK(row.height == rules::height_of(rules::Obstruction::Woods));
        if (row.terrain == rules::Terrain::Brush)
            CHECK(row.height == rules::height_of(rules::Obstruction::Bush));
        if (row.terrain == rules::Terrain::Open) CHECK(row.height == 0);
    }
}

TEST_CASE("a hill's name is an open area on its top, so that a log can say where", "[scenarios]") {
    const auto field = read_small_battle().field;
    CHECK(field.areas[0].name == "Hill 9");
    CHECK(field.areas[0].terrain == rules::Terrain::Open);
    CHECK(field.areas[0].visibility == rules::Visibility::Clear);
    CHECK(field.areas[0].outline == field.contours[1].outline);
}

TEST_CASE("S-22 bridges and fords are on the water", "[scenarios][S-22]") {
    CHECK(told("/ground/waters/0/crossings/0/at", "[20, 12]") ==
          "ground.waters[0].crossings[0].at: is not on the water");
    CHECK(told("/ground/waters/0/crossings/0/kind", "\"ferry\"") ==
          "ground.waters[0].crossings[0].kind: expected one of bridge, ford, found \"ferry\"");
    CHECK(told("/ground/waters/0/kind", "\"woods\"") ==
          "ground.waters[0].kind: expected one of creek, river, canal, found \"woods\"");
}

TEST_CASE("S-72 an obstacle costs what the rules say, or what the scenario says",
          "[scenarios][S-72]") {
    auto file = small_battle();
    auto& obstacle = file["ground"]["obstacles"][0];
    obstacle =
        nlohmann::json::parse(R"({"kind": "wire", "outline": [[28, 14], [32, 14], [32, 15]]})");
    CHECK(read_scenario(file.dump(), library())->field.obstacles.at(0).factors ==
          std::array{2, 1, 0});
    obstacle["factors"] = {
        {"personnel", 3},
        {"tracked",   2},
        {"wheeled",   0}
    };
    CHECK(read_scenario(file.dump(), library())->field.obstacles.at(0).factors ==
          std::array{3, 2, 0});
    obstacle["kind"] = "moat";
    CHECK(told(file) ==
          "ground.obstacles[0].kind: expected one of wire, roadblock, minefield, found \"moat\"");
}

TEST_CASE("S-72 S-82 obstacle_types: kinds of the scenario's own, which an obstacle names",
          "[scenarios][S-72][S-82]") {
    auto file = small_battle();
    file["ground"]["obstacle_types"] = nlohmann::json::parse(
        R"([{"name": "Mines", "kind": "minefield", "hit": 6, "concealment": "buried",
             "clearing": {"by": "engineers", "turns": 2}}])");
    auto& obstacle = file["ground"]["obstacles"][0];
    obstacle = nlohmann::json::parse(
        R"({"type": "Mines", "side": "red", "hit": 4, "outline": [[28, 14], [32, 14], [32, 15]]})");
    const auto read = read_scenario(file.dump(), library());
    REQUIRE(read);
    const auto& mines = read->field.obstacles.at(0);
    CHECK(mines.name == "Mines");
    CHECK(mines.kind == rules::ObstacleKind::Minefield);
    CHECK(mines.owner == rules::Side::Red);
    CHECK(mines.hit == 4);
    CHECK(mines.concealment == rules::Concealment::Buried);
    CHECK(mines.cleared_by == rules::ClearedBy::Engineers);
    CHECK(mines.turns_to_clear == 2);
    obstacle["type"] = "Abatis";
    CHECK(told(file) == "ground.obstacles[0].type: is none of obstacle_types");
    obstacle["kind"] = "wire";
    CHECK(told(file) == "ground.obstacles[0]: expected either \"kind\" or \"type\"");
}
