#include "game/course.h"

#include <algorithm>

#include "game/evolve.h"

namespace game {

void Course::happen(Event event) {
    evolve(game_, event);
    events_.push_back(std::move(event));
}

int Course::roll(std::string_view kind) {
    const auto what = purpose(game_, kind);
    const auto forced =
        std::ranges::find(game_.forced_dice, what, [](const auto& d) { return d.first; });
    return forced == game_.forced_dice.end() ? dice_.d10(what) : forced->second;
}

}  // namespace game
