#include "fog/eyes.h"

#include <ranges>

#include "game/play/leading.h"

namespace fog {
namespace {

Who named(const game::Contact& contact) {
    return {contact.handle, contact.shown.type, contact.shown.side};
}

}  // namespace

game::Watcher Eyes::watcher() const {
    return is_side(audience_) ? game::watcher_of(game_, actor_of(audience_))
                              : watcher_of(audience_);
}

std::optional<Who> Eyes::who(StandId id) const {
    const auto* stand = game::find_stand(game_, id);
    if (!stand) return std::nullopt;
    if (owns(stand->side)) return Who{id_text(id), stand->name, stand->side};
    const auto* contact = game::contact_of(game_, watcher(), id);
    return contact ? std::optional(named(*contact)) : std::nullopt;
}

std::optional<Who> Eyes::who_or_ghost(StandId id) const {
    if (auto seen = who(id)) return seen;
    const auto* latest = game::last_contact_of(game_, watcher(), id);
    return latest ? std::optional(named(*latest)) : std::nullopt;
}

}  // namespace fog
