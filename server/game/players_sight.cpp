#include <algorithm>

#include "base/contains.h"
#include "game/chapters.h"
#include "game/fire_facts.h"
#include "game/leading.h"
#include "game/sight.h"

/// With shared_spotting = false each player but the leader sees, of what his side has spotted, what
/// stands of his own companies have in sight. [S-06, S-90]
namespace game {
namespace {

bool is_his(const Game& game, const Stand& stand, Player player) {
    const auto* company = find_company(game, stand.company);
    return stand.side == player.side && on_table(stand) && company &&
           company->player == player.number;
}

/// Where it stands, or where it was seen on this turn's path. [S-38]
bool has_in_sight(const Game& game, Player player, const Contact& contact) {
    const auto& body = body_of(game, the_stand(game, contact.stand));
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        if (!is_his(game, stand, player)) return false;
        if (on_table(body) && in_sight(game, stand, body)) return true;
        return std::ranges::any_of(contact.shown.path,
                                   [&](Point at) { return in_sight(game, stand, at); });
    });
}

void follow_contact(Course& course, Player player, const Contact& contact) {
    const auto watcher = watcher_of(player.side, player.number);
    const auto* known = contact_of(course.game(), watcher, contact.stand);
    if (!has_in_sight(course.game(), player, contact)) {
        if (known) course.happen(ContactLost{watcher, known->handle, false});
    } else if (!known) {
        course.happen(ContactMade{watcher, contact, "S-90"});
    } else if (known->shown != contact.shown) {
        course.happen(ContactSeen{watcher, known->handle, contact.shown});
    }
}

/// What his side has lost, he has lost.
void lose_contacts(Course& course, Player player) {
    const auto watcher = watcher_of(player.side, player.number);
    const auto known = knowledge_of(course.game(), watcher).contacts;
    for (const auto& contact : known) {
        if (!contact.in_sight) continue;
        const auto* sides = find_contact(course.game(), watcher_of(player.side), contact.handle);
        if (!sides || !sides->in_sight) course.happen(ContactLost{watcher, contact.handle, !sides});
    }
}

}  // namespace

void follow_players_sight(Course& course) {
    if (course.game().scenario.options.shared_spotting) return;
    for (const auto side : {Side::Blue, Side::Red})
        for (const auto number : other_players(course.game().scenario, side)) {
            lose_contacts(course, {side, number});
            const auto contacts = knowledge_of(course.game(), watcher_of(side)).contacts;
            for (const auto& contact : contacts)
                if (contact.in_sight) follow_contact(course, {side, number}, contact);
        }
}

}  // namespace game
