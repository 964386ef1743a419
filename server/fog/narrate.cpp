#include "fog/narrate.h"

#include <sstream>
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

/// Whom a die was rolled against, as its purpose has it; none of other dice.
std::string target_in(const std::string& purpose) {
    std::vector<std::string> parts;
    std::istringstream text{purpose};
    for (std::string part; std::getline(text, part, '/');) parts.push_back(part);
    return parts.size() > 5 && parts[2] == "hit" ? parts[5] : "";
}

/// A side is told of its own dice alone. Of whom they were rolled against it learns no more than
/// the line says: journals of older programs have the ids of enemies in them. [REL-39]
bool may_name(const Voice& voice, const Told& told, const std::string& purpose) {
    const auto target = target_in(purpose);
    if (voice.is_referee() || target.empty()) return true;
    return told.target && (told.target->id == target || told.target->id == "s" + target);
}

/// Lines tell of the dice that made the event in the order in which they were rolled, or of the
/// first ones alone.
void name_dice(const Voice& voice, Lines& lines, const std::vector<game::RolledDie>& rolled) {
    auto next = rolled.begin();
    for (auto& told : lines)
        for (auto& die : told.dice) {
            if (next == rolled.end() || next->face != die.face) return;
            if (next->is_set) die.is_set = true;
            if (may_name(voice, told, next->purpose)) die.purpose = next->purpose;
            ++next;
        }
}

}  // namespace

std::vector<Told> narrate(const game::Game& after, const game::Event& event, Audience audience) {
    const Voice voice{after, audience};
    auto lines = visit([&](const auto& e) { return tell(voice, e); }, event);
    name_dice(voice, lines, event.rolled);
    return lines;
}

}  // namespace fog
