#pragma once
#include <string>
#include <vector>

#include "game/core/course.h"
#include "game/hits/messages.h"
#include "rules/fire_results_chart.h"

/// The results dice of hits, whatever fired. [RES-01, DIE-08]
namespace game {

/// Hits on one stand. `purpose` names what is rolled for; the number of the die is added. [S-05]
struct HitsOn {
    std::string purpose;
    int hits = 0;
    rules::ResultQuery facts = {};  ///< all but the die; quality and kind are filled in
};
/// One result for each hit, two on a Human Wave; none is rolled where the hit itself destroys.
/// [ADV-BAN-07, CA-05]
std::vector<ResultRoll> roll_results(Course& course, const Stand& target, const HitsOn& hits);
/// The stand and whoever is aboard: those who were fired at with it. [S-51]
std::vector<StandId> fired_at_with(const Game& game, const Stand& target);

}  // namespace game
