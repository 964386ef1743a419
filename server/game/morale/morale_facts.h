#pragma once
#include "game/core/state.h"
#include "game/morale/messages.h"
#include "rules/morale.h"

/// What a company's morale check rests on. [MOR-06 .. MOR-24]
namespace game {

rules::MoraleCauses causes_of(const Game& game, const Company& company);
MoraleCause first_cause(const rules::MoraleCauses& causes);
rules::MoraleQuery morale_query(const Game& game, const Company& company);
/// Would its end be a surrender? Visible enemy personnel or AFV within 12" and LOS. [S-63]
bool would_surrender(const Game& game, const Stand& stand);

}  // namespace game
