#pragma once
#include <vector>

#include "game/hits/messages.h"

/// What hits and morale do to stands: suppressed, forced back, eliminated; guns, wrecks,
/// passengers. [RES, FB, PASS, ABND, SUPP] What is asked and what happens.
namespace game {

struct StandForcedBack {
    StandId stand;
    std::vector<Point> path;  ///< start first; one point when it could not move
    Facing facing;
    Cause cause = Cause::Fire;
    std::vector<StandId> aboard;
    bool loses_move = false;  ///< S-73
    bool is_stopped = false;  ///< by somebody or something that it did not know of
};
struct StandEliminated {
    StandId stand;
    Cause cause = Cause::Fire;
    bool surrendered = false;
};
struct StandDrivenOff {
    StandId stand;
};
/// A mover hit on its path is set back to the point where it was hit. [OPF-05, S-50]
struct StandStoppedAt {
    StandId stand;
    Point at;
    Facing facing;
    std::vector<Point> path;  ///< what is left of it
    std::vector<StandId> aboard;
};
struct WreckPlaced {
    Wreck wreck;
};
struct GunAbandoned {
    AbandonedGun gun;
};
struct GunManned {
    MarkerId gun;
    StandId crew;
};
struct GunLost {
    MarkerId gun;
    StandId crew;
};
/// A passenger leaves the vehicle that was lost, or a rider dismounts. [PASS-05, S-28]
struct Dismounted {
    StandId stand;
    StandId vehicle;
    Point at;
    Facing facing;
};
/// The die of a passenger whose vehicle was lost. [PASS-04]
struct PassengerRolled {
    StandId stand;
    StandId vehicle;
    int die = 0;
    rules::Working working;  ///< what cards add [FOW-01]
    rules::HitOutcome outcome = rules::HitOutcome::NoEffect;
};
/// A place in contact was left: it may be occupied in 5C. [S-64]
struct GroundVacated {
    VacatedGround ground;
};
enum class SuppressedBy : std::uint8_t { DirectFire, Template, Proximity, Card };
struct StandSuppressed {
    StandId stand;
    SuppressedBy by = SuppressedBy::DirectFire;
};
struct SuppressionRemoved {
    StandId stand;
};
struct CompanyEliminated {
    CompanyId company;
    Point last_stand_at;
};
struct EliminationSeen {
    CompanyId company;
};

}  // namespace game
