#pragma once
#include <string>
#include <vector>

#include "store/battles.h"
#include "store/journal.h"

/// Does what is kept of a battle beside its journal agree with it? Cheap enough for every opening.
namespace store {

/// Seed, answers, roles, chat, and whether the journal goes as far as was written. Empty: all
/// agrees. `history` is whole.
std::string disagreement(Database& db, const Battle& battle, const History& history,
                         const std::vector<Reply>& replies);

}  // namespace store
