#include "game/effects/abandoned.h"

#include <algorithm>

#include "base/contains.h"
#include "game/carrying/messages.h"
#include "game/core/paths.h"
#include "game/effects/messages.h"
#include "game/spotting/messages.h"
#include "game/spotting/public_sight.h"
#include "rules/transport.h"

namespace game {
namespace {

bool mans_gun(const Game& game, const Stand& stand) {
    return line_of(game, stand).gun_class != rules::GunClass::None && on_table(stand) &&
           !stand.crew_left_gun && !stand.limbered;
}

rules::CrewDrivenBy driven_by(const Stand& crew, Cause cause) {
    if (cause == Cause::Fire || cause == Cause::IndirectFire) return rules::CrewDrivenBy::Fire;
    return crew.state == MoraleState::Demoralized ? rules::CrewDrivenBy::Demoralized
                                                  : rules::CrewDrivenBy::Shaken;
}

/// By an enemy who is there.
bool is_touched(const Game& game, const AbandonedGun& gun, const Stand& stand, Point at) {
    if (!within(at, gun.at, kBeyondContact)) return false;
    const auto& crew = the_stand(game, gun.crew);
    return stand.side != crew.side &&
           in_contact(game, base_at(stand, at, stand.facing), base_at(crew, gun.at, gun.facing));
}

bool is_touched_along(const Game& game, const AbandonedGun& gun, const Stand& stand,
                      const std::vector<Point>& path) {
    constexpr auto kStep = 0.25_in;
    if (!on_polyline(gun.at, path, kBeyondContact)) return false;
    return std::ranges::any_of(points_along(path, kStep),
                               [&](Point at) { return is_touched(game, gun, stand, at); });
}

/// Its own tow, on the table and within 1" of the crew. [TRANS-09, R-33]
bool has_tow_near(const Game& game, const Stand& crew) {
    const auto* tow = find_stand(game, crew.assigned_tow);
    return tow && on_table(*tow) &&
           polygons_within(base_of(game, *tow), base_of(game, crew), rules::kCrewToVehicle);
}

/// Who was told where it stands is told that it is gone.
void lose(Course& course, const AbandonedGun& gun) {
    course.happen(GunLost{gun.id, gun.crew});
    if (contains(knowledge_of(course.game(), Watcher::Public).guns_seen, gun))
        course.happen(AbandonedGunSeen{Watcher::Public, gun.id, true});
}

MarkerId abandon(Course& course, StandId crew, Point at, Facing facing) {
    const MarkerId id{course.game().next_marker};
    course.happen(GunAbandoned{
        {id, crew, at, facing}
    });
    return id;
}

}  // namespace

StandId leave_gun(Course& course, StandId id, Cause cause) {
    const auto& crew = the_stand(course.game(), id);
    if (!mans_gun(course.game(), crew)) return id;
    const auto fate =
        rules::gun_fate({.by = driven_by(crew, cause),
                         .vehicle_within_one_inch = has_tow_near(course.game(), crew)});
    if (fate == rules::GunFate::Abandoned) {
        show_gun(course, id, abandon(course, id, crew.at, crew.facing));
        lose_guns_in_contact(course);
        return id;
    }
    const auto& tow = the_stand(course.game(), crew.assigned_tow);
    course.happen(Limbered{id, tow.id, tow.halves_spent});
    return tow.id;
}

void lose_towed_gun(Course& course, StandId crew, Point at, Facing facing) {
    course.happen(GunLost{abandon(course, crew, at, facing), crew});
}

void lose_guns_on_way(Course& course, StandId id, const std::vector<Point>& path) {
    const auto guns = course.game().abandoned_guns;
    for (const auto& gun : guns)
        if (is_touched_along(course.game(), gun, the_stand(course.game(), id), path))
            lose(course, gun);
}

void lose_guns_in_contact(Course& course) {
    const auto guns = course.game().abandoned_guns;
    for (const auto& gun : guns) {
        const auto& stands = course.game().stands;
        const bool touched = std::ranges::any_of(stands, [&](const Stand& stand) {
            return on_table(stand) && is_touched(course.game(), gun, stand, stand.at);
        });
        if (touched) lose(course, gun);
    }
}

}  // namespace game
