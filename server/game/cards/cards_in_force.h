#pragma once
#include "game/core/state.h"

/// What cards that lie open change, as long as they do. [FOW-01 .. FOW-03, FOW-15]
namespace game {

/// Is there a stand that both cards concern? [FOW-18, S-93]
bool act_on_the_same(const Game& game, const PlayedCard& a, const PlayedCard& b);
/// Does an open card forbid this stand to fire or to move? [FOW-01]
bool card_forbids(const Game& game, CardTouches touches, const Stand& stand);
/// How far open cards let it go, in per cent of its budget. [FOW-01]
int card_percent(const Game& game, const Stand& stand);
int further_orders(const Game& game, const Stand& issuer);
/// Modifiers that open cards give to a roll about this stand or company. [FOW-01]
rules::Working card_modifiers(const Game& game, CardTouches touches, Side side, StandId stand,
                              CompanyId company);

}  // namespace game
