#pragma once
#include <string>
#include <string_view>

/// Plays one .play file and writes it anew with what each audience is told now.
namespace playthroughs {

std::string replay(std::string_view text);

}  // namespace playthroughs
