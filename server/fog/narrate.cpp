#include "fog/narrate.h"

#include <algorithm>
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

namespace {

/// What each die was rolled for, where the line tells of the very dice that made the event.
void name_dice(Told& told, const std::vector<game::RolledDie>& rolled) {
    if (!std::ranges::equal(told.dice, rolled, {}, &Die::face, &game::RolledDie::face)) return;
    for (std::size_t i = 0; i < rolled.size(); ++i) told.dice[i].purpose = rolled[i].purpose;
}

}  // namespace

std::vector<Told> narrate(const game::Game& after, const game::Event& event, Audience audience) {
    const Voice voice{after, audience};
    auto lines = visit([&](const auto& e) { return tell(voice, e); }, event);
    if (voice.is_referee())
        for (auto& told : lines) name_dice(told, event.rolled);
    return lines;
}

}  // namespace fog
