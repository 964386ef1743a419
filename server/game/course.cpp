#include "game/course.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "game/evolve.h"

namespace game {

void Course::happen(Event event) {
    event.rolled = std::exchange(rolled_, {});
    evolve(game_, event);
    events_.push_back(std::move(event));
}

void Course::happen_as_rolled(Event event) {
    ensure(rolled_.empty() && !kept_.empty(), "its dice were kept");
    rolled_ = std::move(kept_.front());
    kept_.pop_front();
    happen(std::move(event));
}

int Course::roll(std::string_view kind, std::string_view to_referee) {
    auto what = purpose(game_, kind);
    const std::array names{what, purpose(game_, to_referee)};
    const auto forced = std::ranges::find_first_of(game_.forced_dice, names, {},
                                                   [](const auto& d) { return d.first; });
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
