#include <algorithm>

#include "game/spotting/spotting.h"

namespace game {
namespace {

Contact& contact(Game& game, Watcher watcher, const std::string& handle) {
    return *std::ranges::find(knowledge_of(game, watcher).contacts, handle, &Contact::handle);
}

}  // namespace

void apply(Game& game, const FieldworkSeen& e) {
    auto& known = knowledge_of(game, e.watcher);
    std::erase(known.fieldworks_seen, e.fieldwork);
    known.fieldworks_seen.push_back(e.fieldwork);
    if (!e.cover) return;
    std::erase_if(known.covers_seen, [&](const auto& c) { return c.first == e.fieldwork; });
    known.covers_seen.emplace_back(e.fieldwork, *e.cover);
}

/// What a player sees again is what his side has seen all the while. [S-90]
void apply(Game& game, const ContactMade& e) {
    auto& knowledge = knowledge_of(game, e.watcher);
    std::erase_if(knowledge.contacts,
                  [&](const Contact& ghost) { return ghost.handle == e.contact.handle; });
    const auto place =
        std::ranges::lower_bound(knowledge.contacts, e.contact.handle, {}, &Contact::handle);
    knowledge.contacts.insert(place, e.contact);
    ++knowledge.contacts_made;
    if (is_sides(e.watcher)) find_stand(game, e.contact.stand)->visible = true;
}

void apply(Game& game, const ContactSeen& e) {
    auto& seen = contact(game, e.watcher, e.handle);
    seen.shown = e.shown;
    seen.turn = game.turn;
    seen.subphase = game.subphase;
}

void apply(Game& game, const ContactLost& e) {
    auto& lost = contact(game, e.watcher, e.handle);
    lost.in_sight = false;
    if (is_sides(e.watcher)) find_stand(game, lost.stand)->visible = false;
    auto& contacts = knowledge_of(game, e.watcher).contacts;
    std::erase_if(contacts, [&](const Contact& c) { return e.gone && c.handle == e.handle; });
}

void apply(Game& game, const WreckSeen& e) {
    knowledge_of(game, e.watcher).wrecks_seen.push_back(e.wreck);
}

void apply(Game& game, const AbandonedGunSeen& e) {
    auto& seen = knowledge_of(game, e.watcher).guns_seen;
    std::erase_if(seen, [&](const AbandonedGun& g) { return g.id == e.gun; });
    if (!e.gone) seen.push_back(*std::ranges::find(game.abandoned_guns, e.gun, &AbandonedGun::id));
}

void apply(Game& game, const PhantomVanished& e) {
    the_stand(game, e.stand).presence = Presence::Vanished;
}

void apply(Game& game, const CamouflageLost& e) { the_stand(game, e.stand).camouflaged = false; }

}  // namespace game
