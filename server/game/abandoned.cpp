#include "game/abandoned.h"

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

/// Its own tow, on the table and within 1" of the crew. [TRANS-09, R-33]
bool has_tow_near(const Game& game, const Stand& crew) {
    const auto* tow = find_stand(game, crew.assigned_tow);
    return tow && on_table(*tow) &&
           polygons_within(base_of(game, *tow), base_of(game, crew), rules::kCrewToVehicle);
}

void abandon(Course& course, StandId crew, Point at, Facing facing) {
    const MarkerId id{course.game().next_marker};
    course.happen(GunAbandoned{
        {id, crew, at, facing}
    });
}

}  // namespace

StandId leave_gun(Course& course, StandId id, Cause cause) {
    const auto& crew = *find_stand(course.game(), id);
    if (!mans_gun(course.game(), crew)) return id;
    const auto fate =
        rules::gun_fate({.by = driven_by(crew, cause),
                         .vehicle_within_one_inch = has_tow_near(course.game(), crew)});
    if (fate == rules::GunFate::Abandoned) {
        abandon(course, id, crew.at, crew.facing);
        return id;
    }
    const auto& tow = *find_stand(course.game(), crew.assigned_tow);
    course.happen(Limbered{id, tow.id, tow.halves_spent});
    return tow.id;
}

void lose_towed_gun(Course& course, StandId crew, Point at, Facing facing) {
    const MarkerId id{course.game().next_marker};
    abandon(course, crew, at, facing);
    course.happen(GunLost{id, crew});
}

}  // namespace game
