#include "game/spotting.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/words.h"
#include "game/chapters.h"
#include "game/fire_facts.h"
#include "game/leading.h"
#include "game/movers_seen.h"
#include "game/sight.h"
#include "game/spotting_facts.h"

namespace game {
namespace {

constexpr std::array kAllWatchers = {Watcher::Blue, Watcher::Red, Watcher::Public};

/// A name that tells nothing: six digits drawn for this watcher, this stand and this sighting.
std::string new_handle(Course& course, Watcher watcher, StandId stand) {
    const auto& contacts = knowledge_of(course.game(), watcher).contacts;
    const auto sightings = std::ranges::count(contacts, stand, &Contact::stand);
    for (int attempt = 0;; ++attempt) {
        std::string handle = "m";
        for (int digit = 0; digit < 6; ++digit) {
            std::string purpose = "handle/";
            purpose += base::text_of(watcher);
            for (const auto part : {int{stand.value}, static_cast<int>(sightings), attempt, digit})
                purpose += '/' + std::to_string(part);
            handle += static_cast<char>('0' + course.draw(purpose) % 10);
        }
        if (attempt > 9) handle += std::to_string(attempt);
        if (std::ranges::find(contacts, handle, &Contact::handle) == contacts.end()) return handle;
    }
}

void make_contact(Course& course, Watcher watcher, StandId id, std::string_view rule) {
    const auto& game = course.game();
    Contact contact;
    contact.handle = new_handle(course, watcher, id);
    contact.stand = id;
    contact.turn = contact.since_turn = game.turn;
    contact.subphase = contact.since = game.subphase;
    contact.shown = shown_of(game, *find_stand(game, id), contact);
    course.happen(ContactMade{watcher, std::move(contact), std::string{rule}});
}

/// In the order of their places, which are seen: that of their numbers would tell something.
void sort_by_place(const Game& game, std::vector<StandId>& stands) {
    std::ranges::sort(stands, {},
                      [&](StandId id) { return body_of(game, *find_stand(game, id)).at; });
}

void lose_contact(Course& course, StandId id, bool gone) {
    for (const auto watcher : kAllWatchers)
        if (const auto* contact = contact_of(course.game(), watcher, id))
            course.happen(ContactLost{watcher, contact->handle, gone});
}

/// A transport that was taken off after its drive can be shot at on its path until that is over.
/// [S-26]
bool is_gone_after_its_drive(const Game& game, const Stand& stand) {
    return stand.presence == Presence::OffTable && stand.path.size() > 1 &&
           game.subphase <= Subphase::OpportunityFire;
}

/// Riders are exposed: who sees the AFV sees them. [S-28]
bool rides_in_sight(const Game& game, const Stand& stand) {
    const auto& body = body_of(game, stand);
    return is_rider(game, stand) && on_table(body) && body.visible;
}

/// Contacts of this watcher, brought up to what their stands show now. [LOS-01]
void refresh(Course& course, Watcher watcher) {
    const auto contacts = knowledge_of(course.game(), watcher).contacts;
    for (const auto& contact : contacts) {
        if (!contact.in_sight) continue;
        const auto& stand = *find_stand(course.game(), contact.stand);
        if (!on_table(stand) && !rides_in_sight(course.game(), stand) &&
            !is_gone_after_its_drive(course.game(), stand)) {
            course.happen(ContactLost{watcher, contact.handle, true});
            continue;
        }
        auto shown = shown_of(course.game(), stand, contact);
        if (shown != contact.shown)
            course.happen(ContactSeen{watcher, contact.handle, std::move(shown)});
    }
}

/// With shared_spotting = false nobody is told which of a side's players see it. [S-90, R36]
bool is_open_to_public(const Game& game, const Stand& stand) {
    return stand.visible && shares_sight(game, rules::enemy_of(stand.side));
}

/// When the referee has changed what players share. [S-91]
void follow_public_sight(Course& course) {
    const auto told = knowledge_of(course.game(), Watcher::Public).contacts;
    for (const auto& contact : told)
        if (contact.in_sight &&
            !is_open_to_public(course.game(), *find_stand(course.game(), contact.stand)))
            course.happen(ContactLost{Watcher::Public, contact.handle, false});
    std::vector<StandId> news;
    for (const auto& stand : course.game().stands)
        if (is_open_to_public(course.game(), stand) &&
            !contact_of(course.game(), Watcher::Public, stand.id))
            news.push_back(stand.id);
    sort_by_place(course.game(), news);
    for (const auto id : news) make_contact(course, Watcher::Public, id, "S-91");
}

bool side_sees(const Game& game, Side side, const Corners& base) {
    const auto end = rules::sight_end(game.scenario.field, base);
    const auto obstacles = sight_obstacles(game);
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return stand.side == side && on_table(stand) &&
               is_within(sight_limit(game), base_of(game, stand), base) &&
               rules::sight(game.scenario.field, sight_end_of(game, stand), end, obstacles,
                            game.scenario.options);
    });
}

bool shows_fieldwork(const Game& game, Side side, const rules::Fieldwork& work) {
    const auto is_inside = [&](const Stand& stand) {
        return on_table(stand) && (stand.side == side || stand.visible) &&
               polygons_overlap(base_of(game, stand), work.outline);
    };
    if (std::ranges::any_of(game.stands, is_inside)) return true;
    const Point middle{(work.box.low.x + work.box.high.x) / 2,
                       (work.box.low.y + work.box.high.y) / 2};
    const Corners place{middle, middle, middle, middle};
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return stand.side == side && on_table(stand) &&
               polygons_within(base_of(game, stand), work.outline, rules::kCloseProximity) &&
               is_within(sight_limit(game), base_of(game, stand), place) &&
               rules::sight(game.scenario.field, sight_end_of(game, stand),
                            rules::sight_end(game.scenario.field, place), sight_obstacles(game),
                            game.scenario.options);
    });
}

void see_wrecks(Course& course, Side side) {
    const auto watcher = watcher_of(side);
    for (const auto& wreck : std::vector{course.game().wrecks}) {
        if (contains(knowledge_of(course.game(), watcher).wrecks_seen, wreck.id)) continue;
        const auto* vehicle = find_stand(course.game(), wreck.vehicle);
        // The wreck itself is no obstacle to being seen: its place is a point.
        const Corners place{wreck.at, wreck.at, wreck.at, wreck.at};
        if ((vehicle && vehicle->side == side) || side_sees(course.game(), side, place))
            course.happen(WreckSeen{watcher, wreck.id});
    }
}

/// Its own side knows of a gun wherever it is. [ABND-01]
bool sees_place_of(const Game& game, Side side, const AbandonedGun& gun) {
    const auto& crew = *find_stand(game, gun.crew);
    return crew.side == side || side_sees(game, side, base_at(crew, gun.at, gun.facing));
}

/// Where they are, and that they are no longer where they were; a gun that was pushed or manned out
/// of sight is still believed in. [ABND-05]
void see_abandoned_guns(Course& course, Side side) {
    const auto watcher = watcher_of(side);
    for (const auto& gun : std::vector{knowledge_of(course.game(), watcher).guns_seen})
        if (!contains(course.game().abandoned_guns, gun) && sees_place_of(course.game(), side, gun))
            course.happen(AbandonedGunSeen{watcher, gun.id, true});
    for (const auto& gun : std::vector{course.game().abandoned_guns})
        if (!contains(knowledge_of(course.game(), watcher).guns_seen, gun) &&
            sees_place_of(course.game(), side, gun))
            course.happen(AbandonedGunSeen{watcher, gun.id});
}

/// The public is shown what both sides know, and believes it as long as one of them does. [REL-20]
void tell_public_of_guns(Course& course) {
    const auto blue = knowledge_of(course.game(), Watcher::Blue).guns_seen;
    const auto red = knowledge_of(course.game(), Watcher::Red).guns_seen;
    const auto told = knowledge_of(course.game(), Watcher::Public).guns_seen;
    for (const auto& gun : told)
        if (!contains(blue, gun) && !contains(red, gun))
            course.happen(AbandonedGunSeen{Watcher::Public, gun.id, true});
    for (const auto& gun : blue)
        if (contains(red, gun) && !contains(told, gun))
            course.happen(AbandonedGunSeen{Watcher::Public, gun.id});
}

/// By whoever sees a stand inside, or comes within 12" in sight; the public when both know. [S-88]
void see_fieldworks(Course& course, Side side) {
    const auto& field = course.game().scenario.field;
    const auto watcher = watcher_of(side);
    for (int number = 0; number < static_cast<int>(field.fieldworks.size()); ++number) {
        if (contains(knowledge_of(course.game(), watcher).fieldworks_seen, number)) continue;
        const auto& work = field.fieldworks[static_cast<std::size_t>(number)];
        if (shows_fieldwork(course.game(), side, work))
            course.happen(FieldworkSeen{watcher, number});
    }
}

void tell_public_of_fieldworks(Course& course) {
    const auto blue = knowledge_of(course.game(), Watcher::Blue).fieldworks_seen;
    for (const auto number : blue)
        if (contains(knowledge_of(course.game(), Watcher::Red).fieldworks_seen, number) &&
            !contains(knowledge_of(course.game(), Watcher::Public).fieldworks_seen, number))
            course.happen(FieldworkSeen{Watcher::Public, number});
}

/// Those that the public has not seen.
std::vector<MarkerId> wrecks_seen_by_both(const Game& game) {
    const auto& red = knowledge_of(game, Watcher::Red).wrecks_seen;
    const auto& told = knowledge_of(game, Watcher::Public).wrecks_seen;
    auto found = knowledge_of(game, Watcher::Blue).wrecks_seen;
    std::erase_if(found, [&](MarkerId id) { return !contains(red, id) || contains(told, id); });
    return found;
}

/// Wrecks and abandoned guns are seen by whoever has them in sight; the public sees what both have
/// seen. [REL-20]
void see_markers(Course& course) {
    for (const auto side : {Side::Blue, Side::Red}) {
        see_wrecks(course, side);
        see_abandoned_guns(course, side);
        see_fieldworks(course, side);
    }
    tell_public_of_fieldworks(course);
    for (const auto id : wrecks_seen_by_both(course.game()))
        course.happen(WreckSeen{Watcher::Public, id});
    tell_public_of_guns(course);
}

}  // namespace

void see(Course& course, StandId stand, std::string_view rule) {
    if (find_stand(course.game(), stand)->visible) return;
    if (find_stand(course.game(), stand)->presence == Presence::Phantom)
        return course.happen(PhantomVanished{stand, find_stand(course.game(), stand)->at});
    const auto enemy = watcher_of(rules::enemy_of(find_stand(course.game(), stand)->side));
    make_contact(course, enemy, stand, rule);
    if (is_open_to_public(course.game(), *find_stand(course.game(), stand)))
        make_contact(course, Watcher::Public, stand, rule);
}

void see_all(Course& course, std::vector<StandId> stands, std::string_view rule) {
    sort_by_place(course.game(), stands);
    for (const auto id : stands) see(course, id, rule);
}

void spot_all(Course& course) {
    std::vector<StandId> spotted;
    for (const auto& stand : course.game().stands)
        if (is_placed(stand) && !stand.visible && is_spotted(course.game(), stand))
            spotted.push_back(stand.id);
    see_all(course, std::move(spotted), "SPOT-05");
    watch_paths(course);
}

namespace {

/// On the table, or on its way this turn. [S-36, S-38]
bool is_still_seen(const Game& game, const Stand& stand) {
    const auto* contact = contact_of(game, watcher_of(rules::enemy_of(stand.side)), stand.id);
    if (contact && !contact->shown.path.empty()) return true;
    if (game.scenario.options.rehide == rules::Rehide::OutOfRange) return is_spotted(game, stand);
    return is_in_enemy_sight(game, stand) || is_spotted_when_forced(game, stand);
}

}  // namespace

void hide_unseen(Course& course) {
    if (course.game().scenario.options.rehide == rules::Rehide::Never) return;
    std::vector<StandId> unseen;
    for (const auto& stand : course.game().stands)
        if (on_table(stand) && stand.visible && !is_still_seen(course.game(), stand))
            unseen.push_back(stand.id);
    sort_by_place(course.game(), unseen);
    for (const auto id : unseen) lose_contact(course, id, false);
}

void spot_firers(Course& course, Subphase fired_in) {
    std::vector<StandId> spotted;
    for (const auto& stand : course.game().stands)
        if (on_table(stand) && !stand.visible && stand.fired_in == fired_in &&
            is_spotted_at(course.game(), stand, {stand.at, stand.facing}))
            spotted.push_back(stand.id);
    see_all(course, std::move(spotted),
            fired_in == Subphase::OpportunityFire ? "SPOT-16" : "SPOT-17");
}

namespace {

/// Enemies so close that they may touch, one of them unseen.
bool is_news(const Stand& one, const Stand& other) {
    const bool counts = (on_table(one) && is_placed(other)) || (is_placed(one) && on_table(other));
    return counts && one.side != other.side && !(one.visible && other.visible) &&
           within(one.at, other.at, kBeyondContact);
}

}  // namespace

void spot_in_contact(Course& course) {
    std::vector<StandId> touching;
    const auto& stands = course.game().stands;
    for (std::size_t a = 0; a < stands.size(); ++a)
        for (std::size_t b = a + 1; b < stands.size(); ++b) {
            if (!is_news(stands[a], stands[b]) || !in_contact(course.game(), stands[a], stands[b]))
                continue;
            // A dummy sees nobody. [S-74]
            if (!stands[b].phantom) touching.push_back(stands[a].id);
            if (!stands[a].phantom) touching.push_back(stands[b].id);
        }
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
    for (const auto watcher : kAllWatchers) refresh(course, watcher);
    follow_public_sight(course);
    follow_players_sight(course);
    see_markers(course);
}

}  // namespace game
