#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"

/// Movement of stands one after another, within their orders; guns pushed by hand. [MOVE, TERR,
/// FACE, TRANS-12] What is asked and what happens.
namespace game {

struct MoveStand {
    StandId stand;
    std::vector<Point> path = {};  ///< from where it stands; the start may be left out
};
/// The same, to be judged by the referee if too much of it leaves the arrow. [REF-03]
struct AskForMove {
    StandId stand;
    std::vector<Point> path = {};
};
struct TurnStand {
    StandId stand;
    Facing facing;
};
/// FB-08 as a standing instruction. [S-77]
struct SetWhenForcedBack {
    StandId stand;
    WhenForcedBack when_forced_back = WhenForcedBack::StopInCover;
};
/// A stand moves onto the place that an enemy in contact has left. [S-64]
struct OccupyGround {
    StandId stand;
    Point at;
    Facing facing;
};
struct MoveAsked {
    AskedMove move;
};
enum class StoppedBy : std::uint8_t { Nothing, Contact, Terrain, Edge, Template, Obstacle };
struct StandMoved {
    StandId stand;
    std::vector<Point> path = {};  ///< as gone, start first
    Facing facing;
    rules::Cost spent;                         ///< of the turn so far, this move included
    std::optional<rules::Cost> detoured = {};  ///< of that, on detours [MOVE-12]
    Inches distance;
    StoppedBy stopped_by = StoppedBy::Nothing;
    std::vector<StandId> aboard = {};    ///< passengers and towed guns that go with it
    std::vector<StandId> ran_into = {};  ///< enemies on whom it would have ended [S-23]
};
struct StandTurned {
    StandId stand;
    Facing facing;
};
struct FacingDeclared {
    StandId stand;
    Facing facing;
};
struct WhenForcedBackSet {
    StandId stand;
    WhenForcedBack when_forced_back = WhenForcedBack::StopInCover;
};
struct StandEntered {
    StandId stand;
    Point at;
    Facing facing;
    std::optional<bool> on_road = {};  ///< not in older journals
};
struct GroundOccupied {
    StandId stand;
    Point at;
    Facing facing;
};
/// It touched or crossed an HE template that it was not in during 1C. [IDF-26, S-57]
struct TemplateEntered {
    StandId stand;
    MarkerId marker;
    Point at;
};
struct ManHandle {
    StandId stand;
    StandId gun;
    std::vector<Point> path = {};  ///< of the gun
};
struct GunManHandled {
    StandId stand;
    StandId gun;
    std::vector<Point> path = {};
    Point stand_at;
    Facing facing;
    std::vector<StandId> ran_into = {};  ///< enemies on whom one of the two would have ended [S-23]
};
/// A path that its player asked for is a reasonable deviation, or is not. [REF-03]
struct ApproveMove {
    StandId stand;
    std::string reason;
};
struct DeclineMove {
    StandId stand;
    std::string reason;
};
/// The move follows, if it was approved.
struct AskedMoveJudged {
    StandId stand;
    bool approved = false;
    std::string reason;
};

}  // namespace game
