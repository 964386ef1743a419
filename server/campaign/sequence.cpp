#include <algorithm>

#include "base/match.h"
#include "campaign/battle_acts.h"
#include "campaign/course.h"
#include "campaign/on_the_map.h"

/// The phases of a day, one after the other: orders, march, battles, and the next. [CAM-02]
namespace campaign {
namespace {

int points_of(const Campaign& campaign, Side side) {
    int sum = 0;
    for (std::size_t i = 0; i < campaign.plan.places.size(); ++i)
        if (campaign.holders[i] == side) sum += campaign.plan.places[i].points;
    return sum;
}

/// Who is to have so many points has won with them, and lost without. [CAM-10]
std::optional<Side> winner_of(const Judgement& ends, int blue, int red) {
    const bool blue_has = ends.points_blue && blue >= *ends.points_blue;
    const bool red_has = ends.points_red && red >= *ends.points_red;
    if (blue_has != red_has) return blue_has ? Side::Blue : Side::Red;
    if (ends.points_blue && !ends.points_red) return Side::Red;
    if (ends.points_red && !ends.points_blue) return Side::Blue;
    if (blue == red) return std::nullopt;
    return blue > red ? Side::Blue : Side::Red;
}

void close_phase(Course& course) {
    const auto& campaign = course.campaign();
    const auto& plan = campaign.plan;
    const auto now = campaign.now;
    if (now.day == plan.days && now.phase == plan.ends.phase) {
        const int blue = points_of(campaign, Side::Blue), red = points_of(campaign, Side::Red);
        return course.happen(CampaignEnded{winner_of(plan.ends, blue, red), blue, red});
    }
    const bool day_ends = now.phase + 1 == static_cast<int>(plan.phases.size());
    begin_phase(course, now.day + (day_ends ? 1 : 0), day_ends ? 0 : now.phase + 1);
}

bool has_open_battle(const Campaign& campaign) {
    return std::ranges::any_of(campaign.battles,
                               [](const Battle& battle) { return is_open(battle.state); });
}

void close_orders(Course& course) {
    course.happen(OrdersClosed{});
    march(course);
    open_battles_or_go_on(course);
}

/// What follows from what was decided.
void advance(Course& course, const Command& command) {
    const auto& campaign = course.campaign();
    if (campaign.step == Step::Orders && campaign.committed[0] && campaign.committed[1])
        return close_orders(course);
    if (const auto* drop = boost::variant2::get_if<DropBattle>(&command))
        leave_field(course, drop->battle, drop->retires);
    if (const auto* take = boost::variant2::get_if<TakeInBattle>(&command))
        leave_field(course, take->battle,
                    rules::enemy_of(*battle_of(campaign, take->battle)->holder));
    if (boost::variant2::holds_alternative<SetFormation>(command)) take_places(course);
}

}  // namespace

void begin_phase(Course& course, int day, int phase) {
    course.happen(PhaseBegun{day, phase});
    const auto& campaign = course.campaign();
    for (const auto& plan : campaign.plan.formations) {
        const auto& formation = *formation_of(campaign, plan.key);
        const bool is_due =
            plan.arrives && plan.arrives->day == day && plan.arrives->phase == phase;
        if (is_due && formation.place.empty() && !formation.road)
            course.happen(FormationArrived{plan.key, plan.arrives->place});
    }
    return_stragglers(course);
    take_places(course);
    course.happen(OrdersOpened{campaign.opening + 1});
}

void open_battles_or_go_on(Course& course) {
    if (!has_open_battle(course.campaign())) return close_phase(course);
    if (course.campaign().step != Step::Battles) course.happen(BattlesOpened{});
}

Events begin(Campaign& campaign, Plan plan) {
    Course course(campaign);
    course.happen(CampaignBegun{std::move(plan)});
    begin_phase(course, 1, 0);
    return course.take();
}

Result<Events> play(Campaign& campaign, Actor actor, const Command& command,
                    const Follower& follower, const Given& given) {
    auto decided = decide(campaign, actor, command, given);
    if (!decided) return decided;
    Course course(campaign, follower);
    for (auto& event : *decided) course.happen(std::move(event));
    advance(course, command);
    return course.take();
}

}  // namespace campaign
