#include <algorithm>
#include <optional>

#include "base/contains.h"
#include "game/core/bodies.h"
#include "game/core/sides.h"
#include "game/core/sight.h"
#include "game/spotting/spotting.h"

/// With shared_spotting = false each player but the leader sees, of what his side has spotted, what
/// stands of his own companies have in sight. [S-06, S-90]
namespace game {
namespace {

bool is_his(const Game& game, const Stand& stand, Player player) {
    const auto* company = find_company(game, stand.company);
    return stand.side == player.side && on_table(stand) && company &&
           company->player == player.number;
}

template <class Sees> bool any_of_his(const Game& game, Player player, Sees sees) {
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return is_his(game, stand, player) && sees(stand);
    });
}

/// Of what his side knows of it: where it stands, if one of his own has that in sight, and of its
/// way this turn the points that one of them saw; nothing where that is nothing. He has it since he
/// sees it himself. [S-38, S-90]
std::optional<Contact> as_he_sees(const Game& game, Player player, const Contact& of_side,
                                  const Contact* known) {
    auto contact = of_side;
    auto& shown = contact.shown;
    const auto& body = body_of(game, the_stand(game, contact.stand));
    const bool there = on_table(body) && any_of_his(game, player, [&](const Stand& stand) {
                           return in_sight(game, stand, body);
                       });
    std::erase_if(shown.path, [&](Point at) {
        const bool before = known && contains(known->shown.path, at);
        return !before && !any_of_his(game, player, [&](const Stand& stand) {
            return in_sight(game, stand, at);
        });
    });
    if (!there && shown.path.empty()) return std::nullopt;
    if (!there) shown.at = shown.path.back();
    contact.turn = contact.since_turn = game.turn;
    contact.subphase = contact.since = game.subphase;
    return contact;
}

void follow_contact(Course& course, Player player, const Contact& of_side) {
    const auto watcher = watcher_of(player.side, player.number);
    const auto* known = contact_of(course.game(), watcher, of_side.stand);
    const auto seen = as_he_sees(course.game(), player, of_side, known);
    if (!seen) {
        if (known) course.happen(ContactLost{watcher, known->handle, false});
    } else if (!known) {
        course.happen(ContactMade{watcher, *seen, "S-90"});
    } else if (known->shown != seen->shown) {
        course.happen(ContactSeen{watcher, known->handle, seen->shown});
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
