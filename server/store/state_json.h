#pragma once
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/core/state.h"

/// The true state as text, for snapshots and digests only.
namespace store {

std::string write_state(const game::Game& game);
Result<game::Game> read_state(std::string_view text);

}  // namespace store
