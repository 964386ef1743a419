#include "game/obstacles/obstacles.h"

#include <algorithm>
#include <numeric>

#include "base/contains.h"
#include "game/command/orders_in_force.h"
#include "game/core/sight.h"
#include "game/ground/obstacle_facts.h"
#include "game/hits/hit_rolls.h"
#include "rules/direct_fire.h"
#include "rules/indirect_fire.h"
#include "rules/spotting.h"

namespace game {
namespace {

using rules::Obstacle;

const Obstacle& obstacle_of(const Game& game, int number) {
    return game.scenario.field.obstacles[static_cast<std::size_t>(number)];
}

/// In the order of their places, which are seen: that of their numbers would tell something.
std::vector<int> numbers_by_place(const Game& game) {
    std::vector<int> numbers(game.scenario.field.obstacles.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    std::ranges::sort(numbers, {},
                      [&](int i) { return std::pair{obstacle_of(game, i).outline.front(), i}; });
    return numbers;
}

rules::SpotQuery query_of(const Game& game, const Stand& looker) {
    rules::SpotQuery query;
    query.concealed = true;
    query.spotter = rules::spotter_kind(line_of(game, looker));
    query.spotter_pinned = looker.state >= MoraleState::Pinned;
    query.spotter_suppressed = looker.suppressed;
    query.weather_percent = game.spot_percent;
    query.max_visibility = game.max_visibility;
    return query;
}

/// At any distance in sight; a concealed one like a concealed vehicle. [OBST-01, OBST-02]
std::optional<Inches> range_of(const Game& game, const Stand& looker, const Obstacle& obstacle,
                               rules::Sight sight) {
    if (!rules::is_concealed(game.scenario.field, obstacle)) return game.max_visibility;
    auto query = query_of(game, looker);
    query.open_blocking = sight == rules::Sight::Hindered;
    return rules::obstacle_spotting_range(query);
}

bool spots(const Game& game, const Stand& looker, const Obstacle& obstacle) {
    if (obstacle.concealment == rules::Concealment::Buried) return false;
    const auto base = base_of(game, looker);
    const auto reaches = [&](rules::Sight sight) {
        const auto range = range_of(game, looker, obstacle, sight);
        return !range || rules::within_spotting(base, obstacle.outline, *range,
                                                game.scenario.options.contact_gap);
    };
    if (!reaches(rules::Sight::Clear)) return false;
    const auto& field = game.scenario.field;
    const auto eye = sight_end_of(game, looker);
    const auto in_the_way = sight_obstacles(game);
    return std::ranges::any_of(rules::points_of(obstacle), [&](Point at) {
        const auto sight =
            rules::look(field, eye, rules::sight_end(field, at), in_the_way, game.scenario.options);
        return sight != rules::Sight::None && reaches(sight);
    });
}

/// It learns that the obstacle is there; of one that it knew, that it is gone.
void learn(Course& course, Watcher watcher, int number) {
    const bool known =
        std::ranges::count(knowledge_of(course.game(), watcher).obstacles_seen, number) > 0;
    const bool gone = obstacle_of(course.game(), number).gone;
    if (known == gone) course.happen(ObstacleSeen{watcher, number, gone});
}

void look_at(Course& course, StandId id, int number) {
    const auto side = the_stand(course.game(), id).side;
    const auto& obstacle = obstacle_of(course.game(), number);
    const bool is_news = knows_obstacle(course.game(), side, number) == obstacle.gone;
    if (is_news && spots(course.game(), the_stand(course.game(), id), obstacle))
        learn(course, watcher_of(side), number);
}

std::vector<StandId> lookers(const Game& game) {
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (on_table(stand)) found.push_back(stand.id);
    return found;
}

/// Named by place: what it is rolled for does not count those that nobody knows. [S-05]
std::string purpose_of(const Obstacle& obstacle, StandId stand) {
    const auto at = obstacle.outline.front();
    return "mine/" + std::to_string(stand.value) + "/" + std::to_string(at.x.thousandths) + "," +
           std::to_string(at.y.thousandths);
}

MineAttack roll_mine(Course& course, const Stand& stand, int number, Point at) {
    const auto& obstacle = obstacle_of(course.game(), number);
    const auto purpose = purpose_of(obstacle, stand.id);
    MineAttack e;
    e.stand = stand.id;
    e.obstacle = number;
    e.at = at;
    e.hit_number = obstacle.hit;
    e.working = rules::mine_modifiers(line_of(course.game(), stand));
    e.needs = rules::idf_to_hit(obstacle.hit, e.working);
    e.die = course.roll(purpose + "/hit");
    const bool hit = rules::succeeds(e.die, e.needs, course.game().scenario.options);
    e.results = roll_results(course, stand,
                             {.purpose = purpose + "/result",
                              .hits = hit ? 1 : 0,
                              .facts = {.effect = {rules::EffectLetter::H, 0}}});
    const bool ignores_forced_back = is_human_wave(course.game(), stand);  // ADV-BAN-02
    e.stops = std::ranges::any_of(e.results, [&](const ResultRoll& result) {
        if (result.outcome == rules::HitOutcome::ForcedBack) return !ignores_forced_back;
        return result.outcome == rules::HitOutcome::Eliminated;
    });
    return e;
}

struct MineEntry {
    int number = 0;
    rules::ObstacleEntry entry;
    Inches into_leg;
};

/// Minefields that the path leads into and that have not attacked it this turn, as they come.
std::vector<MineEntry> entries_on(const Game& game, const Stand& stand,
                                  const std::vector<Point>& path) {
    std::vector<MineEntry> entries;
    for (const auto number : numbers_by_place(game)) {
        const auto& obstacle = obstacle_of(game, number);
        const bool done = std::ranges::count(stand.mines_entered, number) > 0;
        if (obstacle.gone || obstacle.hit == 0 || done) continue;
        if (const auto entry = rules::entry_of(obstacle, path))
            entries.push_back({number, *entry, length(path[entry->leg], entry->at)});
    }
    std::ranges::sort(entries, {}, [](const MineEntry& e) {
        return std::tuple{e.entry.leg, e.into_leg, e.number};
    });
    return entries;
}

rules::Clearer clearer_of(const Game& game, const Stand& stand) {
    const auto& line = line_of(game, stand);
    const auto* order = order_followed_by(game, stand);
    return {.personnel = line.kind == rules::Kind::Personnel,
            .engineer = line.engineer,
            .under_hold = order && effective_order(game, stand) == OrderChit::Hold,
            .idle = !stand.moved && !stand.fired_in && !stand.forced_back,
            .good = stand.state == MoraleState::Steady && !stand.suppressed};
}

/// The first stand of the other side that works on it and on no other; null: nobody does.
const Stand* clearer_on(const Game& game, int number, const std::vector<StandId>& at_work) {
    const auto& obstacle = obstacle_of(game, number);
    const auto found = std::ranges::find_if(game.stands, [&](const Stand& stand) {
        return on_table(stand) && stand.side != obstacle.owner && !contains(at_work, stand.id) &&
               knows_obstacle(game, stand.side, number) &&
               rules::may_clear(obstacle, clearer_of(game, stand)) &&
               touches(game, stand, obstacle);
    });
    return found == game.stands.end() ? nullptr : &*found;
}

}  // namespace

void know_own_obstacles(Course& course) {
    for (const auto number : numbers_by_place(course.game()))
        if (const auto owner = obstacle_of(course.game(), number).owner)
            learn(course, watcher_of(*owner), number);
}

void look_for_obstacles(Course& course) {
    for (const auto number : numbers_by_place(course.game())) look_for_obstacle(course, number);
}

void look_for_obstacle(Course& course, int number) {
    for (const auto id : lookers(course.game())) look_at(course, id, number);
}

void look_for_obstacles(Course& course, StandId id) {
    if (!on_table(the_stand(course.game(), id))) return;
    for (const auto number : numbers_by_place(course.game())) look_at(course, id, number);
}

void meet_obstacles(Course& course, StandId id, const std::vector<Point>& path) {
    for (const auto number : numbers_by_place(course.game())) {
        const auto& stand = the_stand(course.game(), id);
        const auto& obstacle = obstacle_of(course.game(), number);
        if (rules::entry_of(obstacle, path) || touches(course.game(), stand, obstacle))
            learn(course, watcher_of(stand.side), number);
    }
}

MinesMet enter_minefields(Course& course, StandId id, const std::vector<Point>& path) {
    MinesMet mines;
    for (const auto& met : entries_on(course.game(), the_stand(course.game(), id), path)) {
        const auto& stand = the_stand(course.game(), id);
        learn(course, watcher_of(stand.side), met.number);
        const auto attack = roll_mine(course, stand, met.number, met.entry.at);
        course.happen(attack);
        mines.results.insert(mines.results.end(), attack.results.begin(), attack.results.end());
        if (!attack.stops) continue;
        mines.stop = met.entry;
        break;
    }
    return mines;
}

void clear_obstacles(Course& course) {
    std::vector<StandId> at_work;
    for (const auto number : numbers_by_place(course.game())) {
        const auto& obstacle = obstacle_of(course.game(), number);
        if (obstacle.gone) continue;
        const auto* clearer = clearer_on(course.game(), number, at_work);
        if (!clearer) continue;
        at_work.push_back(clearer->id);
        const auto side = clearer->side;
        course.happen(ObstacleCleared{clearer->id, number, obstacle.turns_to_clear - 1});
        learn(course, watcher_of(side), number);
    }
}

}  // namespace game
