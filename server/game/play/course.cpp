#include "game/core/course.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/result.h"
#include "game/play/events.h"
#include "game/play/evolve.h"
#include "game/turn/shares.h"

namespace game {

void Course::let_last_happen() {
    auto& event = events_.back();
    event.rolled = std::exchange(rolled_, {});
    evolve(game_, event);
}

void Course::happen_all(const Events& events) {
    for (const auto& event : events) happen(event);
}

void Course::take_kept_dice() {
    ensure(rolled_.empty() && !kept_.empty(), "its dice were kept");
    rolled_ = std::move(kept_.front());
    kept_.pop_front();
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
