#pragma once
#include "game/core/state.h"

/// Which steps this battle has. [SEQ, S-01, S-64, S-66]
namespace game {

/// Does a battle like this have this step? [SEQ, S-01, S-64, S-66]
bool is_part(const Game& game, Subphase subphase);
/// The same, and is it opened this turn? Only what both sides know decides. [S-108]
bool takes_place(const Game& game, Subphase subphase);
/// Does this step last a least time, however it is answered? [S-107]
bool lasts(const Game& game, Subphase subphase);
/// May its time be over? A step of players; but a share in the dice is waited for. [S-04, S-102]
bool has_deadline(Subphase subphase);
/// Do only the leaders decide in it? Shares, discards, cards that are not everybody's. [S-06]
bool is_leaders_own(const Game& game, Subphase subphase);

}  // namespace game
