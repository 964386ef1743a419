#include "game/spotting/markers_seen.h"

#include <algorithm>

#include "base/contains.h"
#include "game/core/sight.h"
#include "game/spotting/messages.h"
#include "game/spotting/public_sight.h"

namespace game {
namespace {

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
    const auto& crew = the_stand(game, gun.crew);
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

/// By whoever sees a stand inside, or comes within 12" in sight; what was dug out of sight shows
/// only then. [S-88]
void see_fieldworks(Course& course, Side side) {
    const auto& field = course.game().scenario.field;
    const auto watcher = watcher_of(side);
    for (int number = 0; number < static_cast<int>(field.fieldworks.size()); ++number) {
        if (knows_as_it_is(course.game(), watcher, number)) continue;
        const auto& work = field.fieldworks[static_cast<std::size_t>(number)];
        if (shows_fieldwork(course.game(), side, work))
            course.happen(FieldworkSeen{watcher, number, work.cover});
    }
}

}  // namespace

bool knows_as_it_is(const Game& game, Watcher watcher, int fieldwork) {
    const auto& known = knowledge_of(game, watcher);
    const auto cover = game.scenario.field.fieldworks[static_cast<std::size_t>(fieldwork)].cover;
    return contains(known.fieldworks_seen, fieldwork) &&
           contains(known.covers_seen, std::pair{fieldwork, cover});
}

void see_markers(Course& course) {
    for (const auto side : {Side::Blue, Side::Red}) {
        see_wrecks(course, side);
        see_abandoned_guns(course, side);
        see_fieldworks(course, side);
    }
    show_fieldworks_to_public(course);
}

}  // namespace game
