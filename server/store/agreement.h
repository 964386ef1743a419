#pragma once
#include <string>
#include <vector>

#include "store/battles.h"
#include "store/journal.h"

/// Does what is kept of a battle beside its journal agree with it? Cheap enough for every opening.
namespace store {

/// Salt and seed are what was committed to, and each as long as it was drawn: cut elsewhere, the
/// same bytes would be another seed. [S-05]
bool is_as_committed(const Battle& battle);

/// Seed, answers, roles, chat, and whether the journal goes as far as was written. Empty: all
/// agrees. `history` is whole.
std::string disagreement(Database& db, const Battle& battle, const History& history,
                         const std::vector<Reply>& replies);

/// What people said is no part of the battle: a line that a full disk or an older program lost is
/// told by `ordercap verify`, and the battle goes on. Empty: none is missing.
std::string lost_chat(Database& db, std::string_view battle);

}  // namespace store
