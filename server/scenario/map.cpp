#include <algorithm>

#include "base/simple_polygon.h"
#include "rules/movement.h"
#include "rules/sight_line_chart.h"
#include "scenario/parts.h"
#include "scenario/words.h"

/// The ground of a scenario: table, hills, areas, roads, waters, walls and hedges.
namespace scenario {
namespace {

using rules::Battlefield;

void check_on_table(const Field& field, std::span<const Point> points, const Battlefield& table) {
    const auto items = field.items();
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!rules::on_table(table, points[i])) items[i].refuse("is beyond the table");
    }
}
Point read_place(const Field& field, const Battlefield& table) {
    const auto p = field.point();
    if (!rules::on_table(table, p)) field.refuse("is beyond the table");
    return p;
}
std::vector<Point> read_course(const Field& field, const Battlefield& table) {
    auto course = field.points(2);
    check_on_table(field, course, table);
    return course;
}

/// Every contour but a lowest one lies inside one of the number below.
void check_nested(const Field& field, const rules::Contour& contour, int number, int levels,
                  std::span<const rules::Contour> hill) {
    if (number == 1) return;
    const auto holds = [&](const rules::Contour& lower) {
        return lower.level == contour.level - levels &&
               std::ranges::all_of(contour.outline, [&](Point p) {
                   return where_is(p, lower.outline) != Side3::Outside;
               });
    };
    if (!std::ranges::any_of(hill, holds))
        field.refuse("lies in no contour of level " + std::to_string(number - 1) + " before it");
}

constexpr std::array kGround{rules::Obstruction::Rise, rules::Obstruction::Hill};

/// Each contour of a rise is one level, of a hill two, as printed. One with a name leaves an open
/// area of that name, so that a log can say where. [ELEV-06]
void read_hill(const Field& field, Battlefield& table) {
    field.keys({"contours"}, {"name", "kind"});
    const auto kind = field.has("kind") ? field["kind"].one_of(kGround) : rules::Obstruction::Rise;
    const int levels = rules::height_of(kind);
    std::vector<rules::Contour> hill;
    for (const auto& item : field["contours"].items(1)) {
        item.keys({"level", "outline"});
        const int number = item["level"].whole(1, 9);
        rules::Contour contour;
        contour.level = number * levels;
        contour.outline = read_outline(item["outline"], table);
        contour.box = box_around(contour.outline);
        check_nested(item["outline"], contour, number, levels, hill);
        hill.push_back(std::move(contour));
    }
    if (field.has("name")) {
        const auto& top = *std::ranges::max_element(hill, {}, &rules::Contour::level);
        rules::TerrainArea named;
        named.name = field["name"].text(40);
        named.outline = top.outline;
        named.box = top.box;
        table.areas.push_back(std::move(named));
    }
    for (auto& contour : hill) table.contours.push_back(std::move(contour));
}

rules::TerrainArea read_area(const Field& field, const Battlefield& table, const Library& library) {
    field.keys({"terrain", "outline"}, {"name", "visibility", "cover", "height"});
    const auto terrain = field["terrain"].one_of(kTerrains);
    const auto usual = std::ranges::find(library.terrain, terrain, &TerrainClass::terrain);
    if (usual == library.terrain.end()) field["terrain"].refuse("is not in terrain.json");
    rules::TerrainArea area;
    area.terrain = terrain;
    area.visibility = usual->visibility;
    area.cover = usual->cover;
    area.height = usual->height;
    area.outline = read_outline(field["outline"], table);
    area.box = box_around(area.outline);
    if (field.has("name")) area.name = field["name"].text(40);
    if (field.has("visibility")) area.visibility = field["visibility"].one_of<rules::Visibility>();
    if (field.has("cover")) area.cover = field["cover"].one_of<rules::Cover>();
    if (field.has("height")) area.height = field["height"].whole(0, 9);
    return area;
}

rules::Road read_road(const Field& field, const Battlefield& table) {
    field.keys({"line", "width"}, {"name"});
    rules::Road road;
    road.line = read_course(field["line"], table);
    road.half_width = field["width"].inches(0.25_in, 4_in) / 2;
    if (field.has("name")) road.name = field["name"].text(40);
    return road;
}

rules::Water read_water(const Field& field, const Battlefield& table) {
    field.keys({"kind", "line", "width"}, {"name", "crossings"});
    rules::Water water;
    water.terrain = field["kind"].one_of(kWaters);
    water.line = read_course(field["line"], table);
    water.half_width = field["width"].inches(0.25_in, 12_in) / 2;
    if (field.has("name")) water.name = field["name"].text(40);
    if (!field.has("crossings")) return water;
    for (const auto& item : field["crossings"].items()) {
        item.keys({"kind", "at", "reach"});
        water.crossings.push_back({.at = read_place(item["at"], table),
                                   .reach = item["reach"].inches(0.5_in, 6_in),
                                   .bridge = item["kind"].one_of(kCrossings)});
        if (!on_polyline(water.crossings.back().at, water.line, water.half_width))
            item["at"].refuse("is not on the water");
    }
    return water;
}

rules::CoverLine read_cover_line(const Field& field, const Battlefield& table) {
    field.keys({"kind", "line"}, {"name"});
    rules::CoverLine cover;
    cover.kind = field["kind"].one_of<rules::CoverLineKind>();
    cover.line = read_course(field["line"], table);
    cover.box = box_around(cover.line);
    if (field.has("name")) cover.name = field["name"].text(40);
    return cover;
}

constexpr std::array kFieldworkCovers = {rules::Cover::Light, rules::Cover::Medium,
                                         rules::Cover::Hard, rules::Cover::Fortification};

rules::Fieldwork read_fieldwork(const Field& field, const Battlefield& table) {
    field.keys({"cover", "outline"});
    rules::Fieldwork work;
    work.cover = field["cover"].one_of(kFieldworkCovers);
    work.outline = read_outline(field["outline"], table);
    work.box = box_around(work.outline);
    return work;
}

}  // namespace

Polygon read_outline(const Field& field, const Battlefield& table) {
    auto outline = field.points(3);
    if (outline.front() == outline.back())
        field.refuse("ends where it begins; an outline closes by itself");
    check_on_table(field, outline, table);
    if (!is_simple(outline)) field.refuse("has no area, or crosses or touches itself");
    return outline;
}

bool on_edge(const Battlefield& table, Point at) {
    return at.x == 0_in || at.x == table.width || at.y == 0_in || at.y == table.height;
}

Point read_edge(const Field& field, const Battlefield& table) {
    const auto at = field.point();
    if (!on_edge(table, at) || !rules::on_table(table, at))
        field.refuse("is not on the edge of the table");
    return at;
}

Battlefield read_battlefield(const Field& file, const Library& library) {
    const auto size = file["table"];
    size.keys({"width", "height"});
    Battlefield table;
    table.width = size["width"].inches(12_in, 240_in);
    table.height = size["height"].inches(12_in, 240_in);
    const auto ground = file["ground"];
    ground.keys({}, {"hills", "areas", "roads", "waters", "cover_lines", "obstacle_types",
                     "obstacles", "fieldworks"});
    if (ground.has("hills"))
        for (const auto& item : ground["hills"].items()) read_hill(item, table);
    if (ground.has("areas"))
        for (const auto& item : ground["areas"].items())
            table.areas.push_back(read_area(item, table, library));
    if (ground.has("roads"))
        for (const auto& item : ground["roads"].items())
            table.roads.push_back(read_road(item, table));
    if (ground.has("waters"))
        for (const auto& item : ground["waters"].items())
            table.waters.push_back(read_water(item, table));
    if (ground.has("cover_lines"))
        for (const auto& item : ground["cover_lines"].items())
            table.cover_lines.push_back(read_cover_line(item, table));
    table.obstacles = read_obstacles(ground, table);
    if (ground.has("fieldworks"))
        for (const auto& item : ground["fieldworks"].items())
            table.fieldworks.push_back(read_fieldwork(item, table));
    return table;
}

}  // namespace scenario
