#include "game/core/state.h"

#include <algorithm>

#include "base/exact.h"
#include "rules/sight_line.h"

namespace game {
namespace {

/// Ids mostly follow each other from the first on and up to the last, so both are tried before it
/// is searched.
template <class Items, class IdType> auto* find_by_id(Items& items, IdType id) {
    const auto is_at = [&](std::ptrdiff_t place) {
        return place >= 0 && place < std::ssize(items) && items.begin()[place].id == id;
    };
    if (items.empty()) return static_cast<decltype(items.data())>(nullptr);
    if (const auto place = id.value - items.front().id.value; is_at(place))
        return &items.begin()[place];
    const auto place = std::ssize(items) - 1 - (items.back().id.value - id.value);
    if (is_at(place)) return &items.begin()[place];
    const auto found = std::ranges::lower_bound(items, id, {}, [](const auto& i) { return i.id; });
    return found != items.end() && found->id == id ? &*found : nullptr;
}

template <class T> T& existing(T* found) {
    ensure(found != nullptr, "what an event or an order names is in the battle");
    return *found;
}

}  // namespace

const Stand* find_stand(const Game& game, StandId id) { return find_by_id(game.stands, id); }

Stand* find_stand(Game& game, StandId id) { return find_by_id(game.stands, id); }

const Company* find_company(const Game& game, CompanyId id) {
    return find_by_id(game.companies, id);
}

Company* find_company(Game& game, CompanyId id) { return find_by_id(game.companies, id); }

const Stand& the_stand(const Game& game, StandId id) { return existing(find_stand(game, id)); }

Stand& the_stand(Game& game, StandId id) { return existing(find_stand(game, id)); }

const Company& the_company(const Game& game, CompanyId id) {
    return existing(find_company(game, id));
}

Company& the_company(Game& game, CompanyId id) { return existing(find_company(game, id)); }

const rules::DataLine& line_of(const Game& game, const Stand& stand) {
    return game.scenario.lines[stand.line];
}

Corners base_of(const Wreck& wreck) {
    const auto size = rules::base_dimensions(wreck.base);
    return base_corners(wreck.at, size.width, size.depth, wreck.facing);
}

Corners base_at(const Stand& stand, Point at, Facing facing) {
    const auto size = rules::base_dimensions(stand.base);
    return base_corners(at, size.width, size.depth, facing);
}

Corners base_of(const Game&, const Stand& stand) { return base_at(stand, stand.at, stand.facing); }

std::vector<const Stand*> stands_on_table(const Game& game, Side side) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.side == side && on_table(stand)) found.push_back(&stand);
    return found;
}

std::vector<const Stand*> placed_stands(const Game& game, Side side) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.side == side && is_placed(stand)) found.push_back(&stand);
    return found;
}

std::vector<const Stand*> visible_enemies(const Game& game, Side side) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.side != side && on_table(stand) && stand.visible) found.push_back(&stand);
    return found;
}

const Contact* find_contact(const Game& game, Watcher watcher, std::string_view handle) {
    const auto& contacts = knowledge_of(game, watcher).contacts;
    const auto found = std::ranges::find(contacts, handle, &Contact::handle);
    return found == contacts.end() ? nullptr : &*found;
}

const Knowledge& knowledge_of(const Game& game, Watcher watcher) {
    if (const auto i = static_cast<std::size_t>(watcher); i < kWatchers) return game.knowledge[i];
    static const Knowledge nothing;
    const auto found = std::ranges::find(game.players_knowledge, watcher,
                                         [](const auto& known) { return known.first; });
    return found == game.players_knowledge.end() ? nothing : found->second;
}

Knowledge& knowledge_of(Game& game, Watcher watcher) {
    if (const auto i = static_cast<std::size_t>(watcher); i < kWatchers) return game.knowledge[i];
    const auto found = std::ranges::find(game.players_knowledge, watcher,
                                         [](const auto& known) { return known.first; });
    if (found != game.players_knowledge.end()) return found->second;
    return game.players_knowledge.emplace_back(watcher, Knowledge{}).second;
}

rules::Cover cover_known(const Game& game, Watcher watcher, int fieldwork) {
    for (const auto& [number, cover] : knowledge_of(game, watcher).covers_seen)
        if (number == fieldwork) return cover;
    return game.scenario.field.fieldworks[static_cast<std::size_t>(fieldwork)].cover;
}

const Contact* contact_of(const Game& game, Watcher watcher, StandId stand) {
    const auto& contacts = knowledge_of(game, watcher).contacts;
    const auto found = std::ranges::find_if(
        contacts, [&](const Contact& c) { return c.stand == stand && c.in_sight; });
    return found == contacts.end() ? nullptr : &*found;
}

const Contact* last_contact_of(const Game& game, Watcher watcher, StandId stand) {
    if (const auto* seen = contact_of(game, watcher, stand)) return seen;
    const Contact* latest = nullptr;
    for (const auto& contact : knowledge_of(game, watcher).contacts) {
        if (contact.stand != stand) continue;
        const auto when = [](const Contact& c) { return std::pair(c.turn, c.subphase); };
        if (!latest || when(*latest) < when(contact)) latest = &contact;
    }
    return latest;
}

bool has_begun(const Game& game, Subphase step) {
    const auto& window = game.card_window;
    if (!window) return game.subphase >= step;
    return window->step > step || (window->step == step && window->before_rolls);
}

Side side_of(const Game& game, Acts acts) {
    const Side a = game.side_a.value_or(Side::Blue);
    return acts == Acts::SideB ? rules::enemy_of(a) : a;
}

bool is_deciding(const Game& game, Side side) {
    if (game.paused || game.committed[static_cast<std::size_t>(side)]) return false;
    const auto acts = step_of(game.subphase).acts;
    switch (acts) {
    case Acts::BothInSecret: return true;
    case Acts::SideA:
    case Acts::SideB: return side_of(game, acts) == side;
    case Acts::Server:
    case Acts::Nobody: return false;
    }
    return false;
}

bool in_contact(const Game& game, const Stand& a, const Stand& b) {
    if (!within(a.at, b.at, kBeyondContact)) return false;
    return in_contact(game, base_of(game, a), base_of(game, b));
}

bool in_contact(const Game& game, std::span<const Point> a, std::span<const Point> b) {
    return rules::in_contact(a, b, game.scenario.options.contact_gap);
}

std::string purpose(const Game& game, std::string_view kind) {
    std::string text = "t" + std::to_string(game.turn) + "/";
    text += step_of(game.subphase).printed;
    text += '/';
    text += kind;
    return text;
}

std::string name_in_dice(const Game& game, Side side, const Stand& stand) {
    const auto* contact =
        stand.side == side ? nullptr : last_contact_of(game, watcher_of(side), stand.id);
    return contact ? contact->handle : std::to_string(stand.id.value);
}

}  // namespace game
