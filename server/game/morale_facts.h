#pragma once
#include "game/morale.h"
#include "rules/morale.h"

/// What a company's morale check rests on. [MOR-06 .. MOR-24]
namespace game {

/// Its stands on the table or aboard: off-board batteries never check. [S-55]
std::vector<const Stand*> present_stands(const Game& game, CompanyId company);
rules::MoraleCauses causes_of(const Game& game, const Company& company);
MoraleCause first_cause(const rules::MoraleCauses& causes);
rules::MoraleQuery morale_query(const Game& game, const Company& company);
/// Would its end be a surrender? Visible enemy personnel or AFV within 12" and LOS. [S-63]
bool would_surrender(const Game& game, const Stand& stand);
/// Does any of its stands see the place? [MOR-10, S-62]
bool company_sees(const Game& game, CompanyId company, Point place);

}  // namespace game
