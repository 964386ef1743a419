#pragma once
#include "game/core/course.h"
#include "game/shelling/messages.h"

/// Missions, templates, smoke. [IDF, S-34, S-55, S-57]
namespace game {

Result<Events> decide(const Game& game, Side side, const RequestMission& command);
Result<Events> decide(const Game& game, Side side, const WithdrawMission& command);

void apply(Game& game, const MissionRequested& e);
void apply(Game& game, const MissionWithdrawn& e);
void apply(Game& game, const ResponseRolled& e);
void apply(Game& game, const TemplatePlaced& e);
void apply(Game& game, const TemplateRemoved& e);
void apply(Game& game, const BombardmentFelt& e);

/// 1A closes; with the option opfire_idf_calls 3A, too.
void resolve_requests(Course& course);
/// 1B: old templates, all suppression.
void clear_markers(Course& course);
/// 1C.
void resolve_templates(Course& course);

}  // namespace game
