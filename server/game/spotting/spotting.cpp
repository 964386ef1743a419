#include "game/spotting/spotting.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "game/core/bodies.h"
#include "game/core/place_order.h"
#include "game/spotting/markers_seen.h"
#include "game/spotting/movers_seen.h"
#include "game/spotting/public_sight.h"
#include "game/spotting/spotting_facts.h"

namespace game {
namespace {

constexpr std::array kAllWatchers = {Watcher::Blue, Watcher::Red, Watcher::Public};

using Carried = std::vector<const Stand*>;

/// Which part of its path was seen is no public knowledge. [REL-36]
Shown shown_to(const Game& game, Watcher watcher, const Stand& stand, const Contact& contact,
               const Carried& carried) {
    auto shown = shown_of(game, stand, contact, carried);
    if (watcher == Watcher::Public) shown.path.clear();
    return shown;
}

void make_contact(Course& course, Watcher watcher, StandId id, std::string_view rule) {
    const auto& game = course.game();
    Contact contact;
    contact.handle =
        handle_drawn(game, watcher, id, [&](const std::string& kind) { return course.draw(kind); });
    contact.stand = id;
    contact.turn = contact.since_turn = game.turn;
    contact.subphase = contact.since = game.subphase;
    contact.shown = shown_to(game, watcher, the_stand(game, id), contact, carried_stands(game));
    course.happen(ContactMade{watcher, std::move(contact), std::string{rule}});
}

void lose_contact(Course& course, StandId id, bool gone) {
    for (const auto watcher : kAllWatchers)
        if (const auto* contact = contact_of(course.game(), watcher, id))
            course.happen(ContactLost{watcher, contact->handle, gone});
}

/// A transport that was taken off after its drive can be shot at on its path until that is over,
/// cards that are played before it among it. [S-26, S-65]
bool is_gone_after_its_drive(const Game& game, const Stand& stand) {
    return stand.presence == Presence::OffTable && stand.path.size() > 1 &&
           !has_begun(game, Subphase::SpottingOfOpportunityFirers);
}

/// Riders are exposed: who sees the AFV sees them. [S-28]
bool rides_in_sight(const Game& game, const Stand& stand) {
    const auto& body = body_of(game, stand);
    return is_rider(game, stand) && on_table(body) && body.visible;
}

bool is_still_there(const Game& game, const Stand& stand) {
    return on_table(stand) || rides_in_sight(game, stand) || is_gone_after_its_drive(game, stand);
}

/// Contacts of this watcher, brought up to what their stands show now. One that is gone leaves the
/// list. [LOS-01]
void refresh(Course& course, Watcher watcher) {
    const auto carried = carried_stands(course.game());
    const auto& contacts = knowledge_of(course.game(), watcher).contacts;
    for (std::size_t i = 0; i < contacts.size();) {
        const auto& contact = contacts[i];
        const auto& stand = the_stand(course.game(), contact.stand);
        if (contact.in_sight && !is_still_there(course.game(), stand)) {
            course.happen(ContactLost{watcher, contact.handle, true});
            continue;
        }
        ++i;
        if (!contact.in_sight) continue;
        auto shown = shown_to(course.game(), watcher, stand, contact, carried);
        if (shown != contact.shown)
            course.happen(ContactSeen{watcher, contact.handle, std::move(shown)});
    }
}

/// When the referee has changed what players share. [S-91]
void follow_public_sight(Course& course) {
    std::vector<std::string> lost;
    std::vector<StandId> told, news;
    for (const auto& contact : knowledge_of(course.game(), Watcher::Public).contacts) {
        const auto& stand = the_stand(course.game(), contact.stand);
        if (contact.in_sight && is_open_to_public(course.game(), stand))
            told.push_back(contact.stand);
        else if (contact.in_sight)
            lost.push_back(contact.handle);
    }
    for (const auto& handle : lost) course.happen(ContactLost{Watcher::Public, handle, false});
    std::ranges::sort(told);
    for (const auto& stand : course.game().stands)
        if (is_open_to_public(course.game(), stand) && !std::ranges::binary_search(told, stand.id))
            news.push_back(stand.id);
    sort_by_place(course.game(), news);
    for (const auto id : news) make_contact(course, Watcher::Public, id, "S-91");
}

}  // namespace

std::string handle_drawn(const Game& game, Watcher watcher, StandId stand,
                         const std::function<int(const std::string&)>& draw) {
    const auto& contacts = knowledge_of(game, watcher).contacts;
    const auto sightings = std::ranges::count(contacts, stand, &Contact::stand);
    for (int attempt = 0;; ++attempt) {
        std::string handle = "m";
        for (int digit = 0; digit < 6; ++digit) {
            std::string purpose = "handle/";
            purpose += base::text_of(watcher);
            for (const auto part : {int{stand.value}, static_cast<int>(sightings), attempt, digit})
                purpose += '/' + std::to_string(part);
            handle += static_cast<char>('0' + draw(purpose) % 10);
        }
        if (attempt > 9) handle += std::to_string(attempt);
        if (std::ranges::find(contacts, handle, &Contact::handle) == contacts.end()) return handle;
    }
}

void see(Course& course, StandId stand, std::string_view rule) {
    if (the_stand(course.game(), stand).visible) return;
    if (the_stand(course.game(), stand).presence == Presence::Phantom)
        return course.happen(PhantomVanished{stand, the_stand(course.game(), stand).at});
    const auto enemy = watcher_of(rules::enemy_of(the_stand(course.game(), stand).side));
    make_contact(course, enemy, stand, rule);
    if (is_open_to_public(course.game(), the_stand(course.game(), stand)))
        make_contact(course, Watcher::Public, stand, rule);
}

void see_all(Course& course, std::vector<StandId> stands, std::string_view rule) {
    sort_by_place(course.game(), stands);
    for (const auto id : stands) see(course, id, rule);
}

void spot_all(Course& course) {
    EnemyLookers lookers(course.game());
    std::vector<StandId> spotted;
    for (const auto& stand : course.game().stands)
        if (is_placed(stand) && !stand.visible && is_spotted(lookers.of(stand), stand))
            spotted.push_back(stand.id);
    see_all(course, std::move(spotted), "SPOT-05");
    watch_paths(course);
}

namespace {

/// On the table, or on its way this turn. [S-36, S-38]
bool is_still_seen(const Game& game, EnemyLookers& lookers, const Stand& stand) {
    const auto* contact = contact_of(game, watcher_of(rules::enemy_of(stand.side)), stand.id);
    if (contact && !contact->shown.path.empty()) return true;
    const auto& enemy = lookers.of(stand);
    if (game.scenario.options.rehide == rules::Rehide::OutOfRange) return is_spotted(enemy, stand);
    return is_in_enemy_sight(enemy, stand) || is_spotted_when_forced(enemy, stand);
}

/// By where the enemy saw them last: in which order they are told of says nothing of where they are
/// now. [REL-05]
void sort_by_place_seen(const Game& game, std::vector<StandId>& stands) {
    std::ranges::sort(stands, {}, [&](StandId id) {
        const auto& stand = the_stand(game, id);
        const auto* contact = contact_of(game, watcher_of(rules::enemy_of(stand.side)), id);
        return contact ? std::pair{contact->shown.at, contact->handle}
                       : std::pair{stand.at, decltype(contact->handle){}};
    });
}

}  // namespace

void hide_unseen(Course& course) {
    if (course.game().scenario.options.rehide == rules::Rehide::Never) return;
    EnemyLookers lookers(course.game());
    std::vector<StandId> unseen;
    for (const auto& stand : course.game().stands)
        if (on_table(stand) && stand.visible && !is_still_seen(course.game(), lookers, stand))
            unseen.push_back(stand.id);
    sort_by_place_seen(course.game(), unseen);
    for (const auto id : unseen) lose_contact(course, id, false);
}

/// Who is in nobody's view there is lost where it was last seen; who shows itself there in the open
/// is seen. [S-36, SPOT-03]
void look_again(Course& course, StandId id) {
    const auto& stand = the_stand(course.game(), id);
    const auto lookers = lookers_of(course.game(), rules::enemy_of(stand.side));
    if (!stand.visible) {
        if (shows_itself(lookers, stand)) see(course, id, "SPOT-03");
    } else if (course.game().scenario.options.rehide != rules::Rehide::Never &&
               !is_in_view(lookers, stand)) {
        lose_contact(course, id, false);
    }
}

void spot_firers(Course& course, Subphase fired_in) {
    EnemyLookers lookers(course.game());
    std::vector<StandId> spotted;
    for (const auto& stand : course.game().stands)
        if (on_table(stand) && !stand.visible && stand.fired_in == fired_in &&
            is_spotted_at(lookers.of(stand), stand, {stand.at, stand.facing}))
            spotted.push_back(stand.id);
    see_all(course, std::move(spotted),
            fired_in == Subphase::OpportunityFire ? "SPOT-16" : "SPOT-17");
}

namespace {

/// Enemies, one of them unseen.
bool is_news(const Stand& one, const Stand& other) {
    return one.side != other.side && !(one.visible && other.visible) &&
           (on_table(one) || on_table(other));
}

/// Calls `visit` for pairs that may touch: from left to right, nobody is asked of those who stand
/// too far to his right.
template <class Visit> void for_each_close_pair(const Game& game, Visit visit) {
    std::vector<const Stand*> placed;
    for (const auto& stand : game.stands)
        if (is_placed(stand)) placed.push_back(&stand);
    std::ranges::sort(placed, {}, [](const Stand* stand) { return stand->at.x; });
    for (auto one = placed.begin(); one != placed.end(); ++one)
        for (auto other = one + 1;
             other != placed.end() && (*other)->at.x - (*one)->at.x <= kBeyondContact; ++other)
            visit(**one, **other);
}

}  // namespace

void spot_in_contact(Course& course) {
    std::vector<StandId> touching;
    for_each_close_pair(course.game(), [&](const Stand& a, const Stand& b) {
        if (!is_news(a, b) || !in_contact(course.game(), a, b)) return;
        // A dummy sees nobody. [S-74]
        if (!b.phantom) touching.push_back(a.id);
        if (!a.phantom) touching.push_back(b.id);
    });
    see_all(course, std::move(touching), "SPOT-04");
}

/// By a move of any kind: its own, its vehicle's, a forced one. [CAMO-01]
void lose_camouflage(Course& course) {
    std::vector<StandId> moved;
    for (const auto& stand : course.game().stands)
        if (stand.camouflaged && stand.moved) moved.push_back(stand.id);
    for (const auto id : moved) course.happen(CamouflageLost{id});
}

namespace {

void see_riders(Course& course) {
    std::vector<StandId> riders;
    for (const auto& stand : course.game().stands)
        if (!stand.visible && rides_in_sight(course.game(), stand)) riders.push_back(stand.id);
    see_all(course, std::move(riders), "S-28");
}

}  // namespace

void refresh_contacts(Course& course) {
    see_riders(course);
    show_burning(course);
    for (const auto watcher : kAllWatchers) refresh(course, watcher);
    follow_public_sight(course);
    follow_players_sight(course);
    see_markers(course);
}

}  // namespace game
