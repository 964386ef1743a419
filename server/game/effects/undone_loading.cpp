#include "game/effects/undone_loading.h"

#include <algorithm>

#include "game/carrying/messages.h"
#include "game/effects/messages.h"
#include "game/spotting/spotting.h"

namespace game {
namespace {

bool is_after(const Stand& vehicle, const LoadingAct& act, const PathPlace& stop) {
    const auto point = static_cast<std::size_t>(std::max(act.path_points, 1) - 1);
    const auto end_of_leg = stop.leg + 1;
    return point > end_of_leg || (point == end_of_leg && vehicle.path[point] != stop.at);
}

void take_up_again(Course& course, const Stand& vehicle, const Stand& stand) {
    if (line_of(course.game(), stand).gun_class != rules::GunClass::None)
        course.happen(Limbered{stand.id, vehicle.id, vehicle.halves_spent});
    else
        course.happen(Loaded{stand.id, vehicle.id, stand.halves_spent, vehicle.halves_spent});
}

void put_back(Course& course, const Stand& vehicle, const LoadingAct& act) {
    course.happen(Dismounted{act.stand, vehicle.id, act.at, act.facing});
    if (act.seen) see(course, act.stand, "S-50");
}

}  // namespace

std::vector<StandId> undo_loading(Course& course, StandId id, const PathPlace& stop) {
    auto acts = the_stand(course.game(), id).loading;
    std::ranges::reverse(acts);
    std::vector<StandId> aboard_again;
    for (const auto& act : acts) {
        const auto& vehicle = the_stand(course.game(), id);
        const auto& stand = the_stand(course.game(), act.stand);
        if (is_lost(stand.presence) || !is_after(vehicle, act, stop)) continue;
        if (act.set_down) {
            take_up_again(course, vehicle, stand);
            aboard_again.push_back(act.stand);
        } else if (stand.aboard == id) {
            put_back(course, vehicle, act);
        }
    }
    return aboard_again;
}

}  // namespace game
