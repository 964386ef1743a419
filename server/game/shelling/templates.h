#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/hits/messages.h"

/// HE templates: who is attacked in them and what they leave. [IDF-12 .. IDF-27, S-57]
namespace game {

/// One die against each stand that moved into a template this turn; the dice are rolled, nothing
/// has happened yet. [IDF-23, R-24]
std::vector<TemplateAttack> roll_attacks_on_movers(Course& course);

}  // namespace game
