#include "game/spotting/movers_seen.h"

#include <algorithm>

#include "base/contains.h"
#include "game/core/bodies.h"
#include "game/spotting/spotting.h"
#include "game/spotting/spotting_facts.h"
#include "rules/movement_limits.h"

namespace game {
namespace {

/// Does its base touch the other on this way?
bool touches_on_way(const Game& game, const Stand& mover, const std::vector<Point>& path,
                    const Stand& other) {
    if (!on_polyline(other.at, path, kBeyondContact)) return false;
    const auto size = rules::base_dimensions(mover.base);
    const auto base = base_of(game, other);
    const auto gap = game.scenario.options.contact_gap;
    for (std::size_t leg = 1; leg < path.size(); ++leg)
        if (rules::run_before_contact(path[leg - 1], path[leg], size, base, gap) <
            length(path[leg - 1], path[leg]))
            return true;
    return false;
}

/// Enemies of whom one at least sees, and one is unseen. [S-74]
bool has_news(const Stand& mover, const Stand& other) {
    return other.side != mover.side && is_placed(other) && !(mover.phantom && other.phantom) &&
           !(mover.visible && other.visible);
}

/// Whom contact on the way shows, the mover among them. A dummy sees nobody. [SPOT-04, S-74]
std::vector<StandId> touched_on_way(const Game& game, const Stand& mover,
                                    const std::vector<Point>& path,
                                    const std::vector<StandId>& ran_into) {
    std::vector<StandId> touched;
    for (const auto& other : game.stands) {
        if (!has_news(mover, other)) continue;
        if (!contains(ran_into, other.id) && !touches_on_way(game, mover, path, other)) continue;
        if (!mover.phantom) touched.push_back(other.id);
        if (!other.phantom && !contains(touched, mover.id)) touched.push_back(mover.id);
    }
    return touched;
}

/// The way that was seen goes with what its enemy knows of it. [REL-03, S-50]
void note_path_seen(Course& course, StandId id, const std::vector<Point>& path) {
    const auto& stand = the_stand(course.game(), id);
    const auto watcher = watcher_of(rules::enemy_of(stand.side));
    const auto* known = contact_of(course.game(), watcher, id);
    if (!known || known->shown.path == path) return;
    auto contact = *known;
    contact.shown.path = path;
    auto shown = shown_of(course.game(), stand, contact, carried_stands(course.game()));
    course.happen(ContactSeen{watcher, contact.handle, std::move(shown)});
}

const Contact* contact_of_enemy(const Game& game, const Stand& stand) {
    return contact_of(game, watcher_of(rules::enemy_of(stand.side)), stand.id);
}

bool is_seen_before_it_moved(const Game& game, const Contact& contact) {
    return contact.since_turn < game.turn || contact.since < Subphase::SideAMoves;
}

}  // namespace

void watch_move(Course& course, StandId id, const std::vector<Point>& path,
                const std::vector<StandId>& ran_into) {
    const bool known = the_stand(course.game(), id).visible;
    see_all(course, touched_on_way(course.game(), the_stand(course.game(), id), path, ran_into),
            "SPOT-04");
    const auto& mover = the_stand(course.game(), id);
    if (!is_placed(mover)) return;
    const auto lookers = lookers_of(course.game(), rules::enemy_of(mover.side));
    const auto seen = seen_on_move(lookers, mover, path, known);
    if (seen.empty()) return;
    see(course, id, "SPOT-03");
    if (const auto* contact = contact_of_enemy(course.game(), the_stand(course.game(), id))) {
        auto all = contact->shown.path;
        for (const auto at : seen)
            if (!contains(all, at)) all.push_back(at);
        note_path_seen(course, id, all);
    }
}

void meet(Course& course, StandId mover, const std::vector<StandId>& ran_into) {
    see_all(course, touched_on_way(course.game(), the_stand(course.game(), mover), {}, ran_into),
            "SPOT-04");
}

void watch_forced_moves(Course& course, const std::vector<ForcedMove>& moves) {
    lose_camouflage(course);
    EnemyLookers lookers(course.game());
    std::vector<StandId> touched, seen;
    for (const auto& move : moves) {
        const auto& stand = the_stand(course.game(), move.stand);
        if (!is_placed(stand)) continue;
        for (const auto id : touched_on_way(course.game(), stand, move.path, move.ran_into))
            touched.push_back(id);
        if (move.path.size() > 1 && !stand.visible &&
            !seen_on_move(lookers.of(stand), stand, move.path, false).empty())
            seen.push_back(move.stand);
    }
    see_all(course, std::move(touched), "SPOT-04");
    see_all(course, std::move(seen), "SPOT-03");
}

void watch_paths(Course& course) {
    std::vector<StandId> movers;
    for (const auto& stand : course.game().stands)
        if (stand.visible && stand.path.size() > 1) movers.push_back(stand.id);
    EnemyLookers lookers(course.game());
    for (const auto id : movers) {
        const auto& mover = the_stand(course.game(), id);
        const auto* contact = contact_of_enemy(course.game(), mover);
        if (!contact) continue;
        const bool known = is_seen_before_it_moved(course.game(), *contact);
        note_path_seen(course, id,
                       seen_in_2f(lookers.of(mover), mover, contact->shown.path, known));
    }
}

}  // namespace game
