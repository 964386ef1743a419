#include "game/course.h"

#include <algorithm>
#include <iterator>

#include "game/evolve.h"

namespace game {

void Course::happen(Event event) {
    event.rolled = std::exchange(rolled_, {});
    evolve(game_, event);
    events_.push_back(std::move(event));
}

int Course::roll(std::string_view kind) {
    auto what = purpose(game_, kind);
    const auto forced =
        std::ranges::find(game_.forced_dice, what, [](const auto& d) { return d.first; });
    const bool is_set = forced != game_.forced_dice.end();
    const int face = is_set ? forced->second : dice_.d10(mixed_in(game_) + what);
    rolled_.push_back({std::move(what), face, is_set});
    return face;
}

Events Course::take() {
    if (!rolled_.empty()) {
        ensure(!events_.empty(), "dice are rolled for something");
        std::ranges::move(rolled_, std::back_inserter(events_.back().rolled));
        rolled_.clear();
    }
    return std::move(events_);
}

}  // namespace game
