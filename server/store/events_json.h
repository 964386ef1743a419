#pragma once
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/play/events.h"

/// Events as the journal keeps them: {"stand_moved":{...}}.
namespace store {

std::string write_event(const game::Event& event);
/// Refused with `damaged_journal` when the text is not what some version of this program wrote.
Result<game::Event> read_event(std::string_view text);
/// "stand_moved"
std::string_view name_of(const game::Event& event);

}  // namespace store
