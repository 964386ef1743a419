#pragma once
#include "game/core/course.h"

/// The end of a company, and who of its side sees it. [MOR-09, MOR-10]
namespace game {

/// Does any of its stands see the place? [MOR-10, S-62]
bool company_sees(const Game& game, CompanyId company, Point place);
/// Other companies of its side that see where the last stand went will check. [MOR-09, MOR-10,
/// S-62]
void company_is_gone(Course& course, CompanyId company, Point last_stand_at);
/// When this was the last stand of its company: whoever of its side sees the place will check.
/// [MOR-09, MOR-10]
void note_loss(Course& course, StandId lost);

}  // namespace game
