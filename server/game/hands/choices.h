#pragma once
#include <string>
#include <vector>

#include "game/core/state.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

struct CardChoice {
    std::string card;
    CardTarget target = CardTarget::Side;
    std::vector<StandId> own_stands;
    std::vector<CompanyId> own_companies;
    std::vector<std::string> enemies;  ///< handles
    bool operator==(const CardChoice&) const = default;
};
void add_card_choices(const Game& game, Side side, std::vector<CardChoice>& choices);

}  // namespace game
