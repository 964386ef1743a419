#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "game/play/asked.h"
#include "game/play/choices.h"

/// Who leads what, on a side of several players: each his own companies, the leader all others.
/// [S-06, S-90]
namespace game {

/// Which player sits in a seat of a side.
constexpr Player player_at(Actor actor) { return {side_of(actor), player_of(actor)}; }
/// Who of a side has to decide before the open step can close.
std::vector<Player> who_decides(const Game& game, Side side);
/// May this player still decide in the present step?
bool is_deciding(const Game& game, const Player& player);
inline bool is_deciding(const Game& game, Actor actor) {
    return is_deciding(game, player_at(actor));
}
/// Has everybody else of his side decided?
bool decides_alone(const Game& game, const Player& player);
/// His time is over, and he has not decided. [S-110]
inline bool is_late(const Game& game, const Player& player) {
    return game.in_grace && is_deciding(game, player);
}
/// Has he decided in this step, or his side?
bool has_committed(const Game& game, const Player& player);
/// May this player take up his companies, and the leader those of whom? [S-90]
bool may_take_up(const Game& game, Actor actor);
std::vector<int> may_take_over(const Game& game, Actor actor);
/// May this leader let a battle go on that paused itself, or by consent? [S-99, S-111]
bool may_resume(const Game& game, Actor actor);
/// Cards are the leader's, or everybody's. [S-06]
bool plays_cards(const Game& game, Actor actor);
/// Whose contacts he sees: his side's, or with shared_spotting = false his own. [S-90]
Watcher watcher_of(const Game& game, Actor actor);
/// Does his side know an enemy by this handle that he does not see? For him there is none. [S-90]
bool is_hidden_from(const Game& game, Actor actor, std::string_view handle);
/// Is this stand led by this player now?
bool leads(const Game& game, Actor actor, StandId stand);
/// Why this player may not ask that; nothing when he may.
std::optional<Refusal> not_led(const Game& game, Actor actor, const Asked& what);
/// What this player may do, of what his side may.
Choices choices_of(const Game& game, Actor actor, Looks& looks);
/// Of what his side may do, all but what is made stand by stand.
Choices choices_of_player(const Game& game, Actor actor, Looks& looks);
/// Of what one of his stands may do, what takes no vehicle that another leads.
std::vector<TransportChoice> transport_choices_of(const Game& game, Actor actor,
                                                  const Stand& stand);
/// What he does not know of its targets left out; false: nothing is left.
bool keep_known(const Game& game, Actor actor, FireChoice& fire);

}  // namespace game
