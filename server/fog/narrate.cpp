#include "fog/narrate.h"

#include <variant>

#include "fog/narrate_arms.h"

namespace fog {

bool Voice::owns_stand(StandId id) const {
    const auto* stand = game::find_stand(game(), id);
    return stand && owns(stand->side);
}

Lines Voice::about(StandId id, Saying kind, std::string what) const {
    auto who = this->who(id);
    if (!who) return {};
    auto told = line(kind);
    told.actor = std::move(who);
    told.what = std::move(what);
    return {told};
}

Lines Voice::to_owner(StandId id, Saying kind, std::string what) const {
    return owns_stand(id) ? about(id, kind, std::move(what)) : Lines{};
}

std::vector<Told> narrate(const game::Game& after, const game::Event& event, Audience audience) {
    const Voice voice{after, audience};
    return std::visit([&](const auto& e) { return tell(voice, e); }, event);
}

}  // namespace fog
