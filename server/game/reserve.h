#pragma once
#include "base/result.h"
#include "game/deployment.h"

/// The command reserve: one or two stands that their side puts on the table in secret. [S-75]
namespace game {

// events
/// In 5A, sealed; a later one for the same stand replaces it.
struct ReserveDeclared {
    ReservePlan plan;
};
struct ReservePlaced {
    StandId stand;
    Point at;
    Facing facing;
};

struct Choices;
struct Event;
/// DeployStand in 5A.
Result<std::vector<Event>> deploy_reserve(const Game& game, Side side, const DeployStand& command);
void add_reserve_choices(const Game& game, Side side, Choices& choices);

}  // namespace game
