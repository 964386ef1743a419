#include "game/spotting/public_sight.h"

#include <algorithm>

#include "base/contains.h"
#include "game/core/sides.h"
#include "game/spotting/markers_seen.h"
#include "game/spotting/messages.h"

namespace game {
namespace {

/// Its enemy and the public, if they see it.
std::vector<Watcher> onlookers(const Game& game, StandId id) {
    std::vector<Watcher> found;
    const auto* stand = find_stand(game, id);
    if (!stand) return found;
    for (const auto watcher : {watcher_of(rules::enemy_of(stand->side)), Watcher::Public})
        if (contact_of(game, watcher, id)) found.push_back(watcher);
    return found;
}

void tell_of_gun(Course& course, Watcher watcher, MarkerId id) {
    const auto& guns = course.game().abandoned_guns;
    const auto& seen = knowledge_of(course.game(), watcher).guns_seen;
    const auto gun = std::ranges::find(guns, id, &AbandonedGun::id);
    const bool is_news = gun == guns.end() ? std::ranges::count(seen, id, &AbandonedGun::id) > 0
                                           : !contains(seen, *gun);
    if (is_news) course.happen(AbandonedGunSeen{watcher, id, gun == guns.end()});
}

bool holds_a_public_stand(const Game& game, const rules::Fieldwork& work) {
    return std::ranges::any_of(game.stands, [&](const Stand& stand) {
        return on_table(stand) && contact_of(game, Watcher::Public, stand.id) &&
               polygons_overlap(base_of(game, stand), work.outline);
    });
}

}  // namespace

bool is_open_to_public(const Game& game, const Stand& stand) {
    return stand.visible && shares_sight(game, rules::enemy_of(stand.side));
}

void show_burning(Course& course) {
    for (const auto& wreck : std::vector{course.game().wrecks}) {
        const auto* vehicle = find_stand(course.game(), wreck.vehicle);
        if (!vehicle || !is_lost(vehicle->presence)) continue;
        for (const auto watcher : onlookers(course.game(), wreck.vehicle))
            if (!contains(knowledge_of(course.game(), watcher).wrecks_seen, wreck.id))
                course.happen(WreckSeen{watcher, wreck.id});
    }
}

void show_gun(Course& course, StandId crew, MarkerId gun) {
    for (const auto watcher : onlookers(course.game(), crew)) tell_of_gun(course, watcher, gun);
}

void show_pushed_gun(Course& course, StandId pusher, StandId crew) {
    const auto& guns = course.game().abandoned_guns;
    const auto gun = std::ranges::find(guns, crew, &AbandonedGun::crew);
    if (gun == guns.end()) return;
    const auto marker = gun->id;
    show_gun(course, pusher, marker);
}

void show_fieldworks_to_public(Course& course) {
    const auto& works = course.game().scenario.field.fieldworks;
    for (int number = 0; number < static_cast<int>(works.size()); ++number) {
        const auto& work = works[static_cast<std::size_t>(number)];
        if (!knows_as_it_is(course.game(), Watcher::Public, number) &&
            holds_a_public_stand(course.game(), work))
            course.happen(FieldworkSeen{Watcher::Public, number, work.cover});
    }
}

}  // namespace game
