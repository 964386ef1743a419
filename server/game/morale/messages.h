#pragma once
#include "game/core/knowledge.h"

/// Morale of companies, rally, pins. [MOR, RALLY] What is asked and what happens.
namespace game {

enum class MoraleCause : std::uint8_t { FiredAt, EnemyNear, AirAttack, SawElimination, Card };
struct MoraleChecked {
    CompanyId company;
    MoraleCause cause = MoraleCause::FiredAt;
    int morale = 0;
    rules::Working working;
    int modified = 0;
    int die = 0;
    rules::MoraleOutcome outcome = rules::MoraleOutcome::Pass;
};
struct StateChanged {
    StandId stand;
    MoraleState state = MoraleState::Steady;
    int pinned_in_turn = 0;
};
struct Rallied {
    StandId stand;
    OrderId order;
    MoraleState state = MoraleState::Steady;
};

}  // namespace game
