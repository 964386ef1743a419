#pragma once
#include "game/state.h"

/// Several players on a side, who come and go. [S-06, S-90]
namespace game {

// commands
/// A player sits down to his companies, which the leader has led for him.
struct TakeUpCompanies {};
/// The leader leads the companies of a player who is away.
struct TakeOverCompanies {
    int player = 2;
};
// events
struct CompaniesTakenUp {
    Player player;
};
struct CompaniesTakenOver {
    Player player;
};
/// One player of a side has decided, others of it have not.
struct PlayerCommitted {
    Player player;
};

}  // namespace game
