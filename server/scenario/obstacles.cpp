#include "rules/obstacles.h"

#include <map>

#include "scenario/parts.h"
#include "scenario/words.h"

/// Man-made obstacles of a scenario, and the types that it has of its own. [S-72, S-82]
namespace scenario {
namespace {

using rules::Obstacle;
using Types = std::map<std::string, Obstacle>;

void read_factors(const Field& factors, Obstacle& obstacle) {
    factors.keys({"personnel", "tracked", "wheeled"});
    for (const auto mobility : base::kAll<rules::Mobility>)
        obstacle.factors[static_cast<std::size_t>(mobility)] =
            factors[base::text_of(mobility)].whole(0, 9);
}

void read_clearing(const Field& clearing, Obstacle& obstacle) {
    clearing.keys({"by"}, {"turns"});
    obstacle.cleared_by = clearing["by"].one_of<rules::ClearedBy>();
    if (clearing.has("turns")) obstacle.turns_to_clear = clearing["turns"].whole(1, 20);
}

/// What a type and an obstacle may say alike.
void read_traits(const Field& field, Obstacle& obstacle) {
    if (field.has("factors")) read_factors(field["factors"], obstacle);
    if (field.has("concealment"))
        obstacle.concealment = field["concealment"].one_of<rules::Concealment>();
    if (field.has("hit")) obstacle.hit = field["hit"].whole(1, 10);
    if (field.has("clearing")) read_clearing(field["clearing"], obstacle);
}

Types read_types(const Field& list) {
    Types types;
    for (const auto& item : list.items()) {
        item.keys({"name", "kind"}, {"factors", "concealment", "hit", "clearing"});
        auto type = rules::obstacle_of(item["kind"].one_of<rules::ObstacleKind>());
        type.name = item["name"].text(40);
        read_traits(item, type);
        if (!types.emplace(type.name, type).second) item["name"].refuse("this name stands twice");
    }
    return types;
}

Obstacle of_type(const Field& field, const Types& types) {
    const auto found = types.find(field.text());
    if (found == types.end()) field.refuse("is none of obstacle_types");
    return found->second;
}

Obstacle read_obstacle(const Field& field, const Types& types, const rules::Battlefield& table) {
    field.keys({"outline"},
               {"kind", "type", "name", "side", "factors", "concealment", "hit", "clearing"});
    if (field.has("kind") == field.has("type"))
        field.refuse("expected either \"kind\" or \"type\"");
    auto obstacle = field.has("type")
                        ? of_type(field["type"], types)
                        : rules::obstacle_of(field["kind"].one_of<rules::ObstacleKind>());
    obstacle.outline = read_outline(field["outline"], table);
    obstacle.box = box_around(obstacle.outline);
    if (field.has("name")) obstacle.name = field["name"].text(40);
    if (field.has("side")) obstacle.owner = field["side"].one_of<rules::Side>();
    read_traits(field, obstacle);
    return obstacle;
}

}  // namespace

std::vector<Obstacle> read_obstacles(const Field& ground, const rules::Battlefield& table) {
    std::vector<Obstacle> obstacles;
    const auto types =
        ground.has("obstacle_types") ? read_types(ground["obstacle_types"]) : Types{};
    if (ground.has("obstacles"))
        for (const auto& item : ground["obstacles"].items())
            obstacles.push_back(read_obstacle(item, types, table));
    return obstacles;
}

}  // namespace scenario
