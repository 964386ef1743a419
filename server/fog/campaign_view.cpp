#include "fog/campaign_view.h"

#include <algorithm>

#include "base/contains.h"
#include "campaign/approaches.h"
#include "campaign/battles.h"
#include "campaign/on_the_map.h"

namespace fog {
namespace {

using campaign::Campaign;

MomentShown shown(const campaign::Moment& moment) {
    return {moment.day, moment.phase, moment.impulse};
}

/// The staff sees everything; a side its own.
bool sees_all(Audience audience) { return audience == Audience::Referee; }
bool is_own(const Campaign& campaign, const campaign::Formation& formation, Audience audience) {
    return is_side(audience) && campaign::side_of(campaign, formation) == side_of(audience);
}
/// Of his own formations; the commander in chief of all. [REL-42]
bool is_led_by(const Campaign& campaign, const campaign::Formation& formation, Audience audience) {
    return is_own(campaign, formation, audience) &&
           (player_of(audience) == game::kLeader ||
            campaign::plan_of(campaign, formation).player == player_of(audience));
}
bool has_committed(const Campaign& campaign, Audience audience) {
    return is_side(audience) && (campaign.committed[campaign::index(side_of(audience))] ||
                                 contains(campaign.players_committed, actor_of(audience)));
}

/// What it holds, and what it knows of the other's; the whole at the end. [REL-49]
std::optional<game::Side> holder_told(const Campaign& campaign, std::size_t place,
                                      Audience audience) {
    if (sees_all(audience) || campaign.step == campaign::Step::Over) return campaign.holders[place];
    if (is_side(audience)) return known_to(campaign, side_of(audience)).holders[place];
    const auto& plan = campaign.plan.places[place];
    return plan.base_of ? plan.base_of : plan.held;
}

std::vector<LegShown> legs_of(const Campaign& campaign, const campaign::Formation& formation,
                              const campaign::March& march) {
    std::vector<LegShown> legs;
    int impulse = 0;
    auto from = formation.place;
    for (const auto& place : march.way) {
        if (from.empty()) {
            const auto& at = *formation.road;
            const auto* road = road_between(campaign.plan, at.from, at.to);
            const int pace = pace_of(campaign, formation.key, road->kind);
            const int left = at.to == place ? at.left : road->length - at.left;
            impulse += (left + pace - 1) / pace;
        } else {
            impulse +=
                impulses_of(campaign, formation.key, *road_between(campaign.plan, from, place));
        }
        legs.push_back({place, impulse});
        from = place;
    }
    return legs;
}

std::vector<CompanyShown> companies_of(const Campaign& campaign,
                                       const campaign::Formation& formation) {
    std::vector<CompanyShown> companies;
    const auto number = campaign::plan_of(campaign, formation).formation;
    for (const auto& company : campaign.plan.companies) {
        if (company.formation != number) continue;
        CompanyShown shown{company.name, {}};
        for (const auto& piece : campaign.pieces) {
            const auto& plan = campaign::plan_of(campaign, piece);
            if (plan.company == company.id)
                shown.pieces.push_back({piece.id, plan.name,
                                        campaign::line_of(campaign, piece).name, plan.quality,
                                        piece.state});
        }
        companies.push_back(std::move(shown));
    }
    return companies;
}

/// Of each road, in the order of the plan; 0: it cannot go there.
std::vector<int> impulses_of_roads(const Campaign& campaign, const campaign::Formation& formation) {
    const auto side = campaign::side_of(campaign, formation);
    const int road_pace = pace_of(campaign, formation.key, campaign::RoadKind::Road);
    const int track_pace = pace_of(campaign, formation.key, campaign::RoadKind::Track);
    std::vector<int> impulses;
    for (const auto& road : campaign.plan.roads) {
        const int pace = road.kind == campaign::RoadKind::Road ? road_pace : track_pace;
        const bool shut = pace == 0 || is_base_of_enemy(campaign.plan, road.from, side) ||
                          is_base_of_enemy(campaign.plan, road.to, side);
        impulses.push_back(shut ? 0 : (road.length + pace - 1) / pace);
    }
    return impulses;
}

FormationShown shown(const Campaign& campaign, const campaign::Formation& formation,
                     Audience audience) {
    const auto& plan = campaign::plan_of(campaign, formation);
    FormationShown told;
    told.key = formation.key;
    told.name = plan.name;
    told.side = plan.side;
    told.player = plan.player;
    const bool is_there = campaign::is_there(campaign, formation);
    told.may_order = is_there && is_led_by(campaign, formation, audience) &&
                     campaign.step == campaign::Step::Orders && !has_committed(campaign, audience);
    told.place = formation.place;
    if (const auto& road = formation.road)
        told.road = RoadPlaceShown{road->from, road->to, road->left};
    if (plan.arrives && formation.place.empty() && !formation.road)
        told.arrives = ArrivalShown{plan.arrives->day, plan.arrives->phase, plan.arrives->place};
    told.posture = formation.posture;
    const auto* march = march_of(campaign, formation.key);
    const bool is_told = sees_all(audience) || is_led_by(campaign, formation, audience);
    if (march && is_told && is_there && campaign.step == campaign::Step::Orders)
        told.march = MarchShown{legs_of(campaign, formation, *march), march->posture, march->looks};
    told.kind = seen_kind(campaign, formation.key);
    told.size = seen_size(campaign, formation.key);
    told.scouts = has_scouts(campaign, formation.key);
    told.present = static_cast<int>(present_pieces(campaign, formation.key).size());
    told.of = static_cast<int>(
        std::ranges::count(campaign.pieces, formation.key, &campaign::Piece::formation));
    told.impulses = impulses_of_roads(campaign, formation);
    told.companies = companies_of(campaign, formation);
    return told;
}

std::vector<SightingShown> sightings_of(const Campaign& campaign, Audience audience) {
    std::vector<SightingShown> shown_all;
    if (!is_side(audience)) return shown_all;
    for (const auto& sighting : known_to(campaign, side_of(audience)).sightings)
        shown_all.push_back({"x" + std::to_string(sighting.handle), sighting.place, sighting.kind,
                             sighting.size, shown(sighting.seen)});
    return shown_all;
}

/// It waits for the staff; whoever sits in it has seen its end.
void tell_end(const campaign::Battle& battle, const CampaignTable& table, Audience audience,
              CampaignBattleShown& shown) {
    const auto over = std::ranges::find(table.over, battle.id, &CampaignTable::Over::battle);
    if (over == table.over.end() || !shown.seat) return;
    shown.over = true;
    if (sees_all(audience)) shown.field = over->field;
}

std::optional<BattleDraft> draft_of(const Campaign& campaign, const campaign::Battle& battle) {
    if (battle.state != campaign::BattleState::Proposed) return std::nullopt;
    const auto scenario = campaign::scenario_of(campaign, battle, {});
    if (!scenario) return std::nullopt;
    BattleDraft draft;
    draft.turns = scenario->turns;
    draft.clock = scenario->first_turn_clock;
    for (const auto& row : scenario->weather) draft.weather.push_back(row.name);
    for (auto& [option, value] : rules::to_named_values(scenario->options))
        draft.options[option] = value;
    for (const auto& one : scenario->objectives)
        draft.objectives.push_back({one.name, one.points_blue, one.points_red});
    draft.briefing_blue = scenario->briefing_blue;
    draft.briefing_red = scenario->briefing_red;
    const campaign::Approaches approaches(campaign, battle);
    for (const auto& force : battle.forces) {
        const auto standing = approaches.standing(force);
        draft.forces.push_back({force.formation,
                                static_cast<int>(present_pieces(campaign, force.formation).size()),
                                standing.entry ? std::optional(standing.turn) : std::nullopt,
                                approaches.of(force.formation) != nullptr});
    }
    return draft;
}

/// Where it sits in a battle that is made; nothing: nowhere. [REL-45]
std::optional<std::string> seat_in(const campaign::Battle& battle, Audience audience) {
    if (battle.book.empty()) return std::nullopt;
    if (sees_all(audience)) return std::string(seat_name(audience));
    if (!is_side(audience)) return std::nullopt;
    const auto own = std::ranges::find(battle.seats, actor_of(audience), &campaign::SeatOf::of);
    if (own == battle.seats.end()) return std::nullopt;
    for (const auto seat : kSeats)
        if (is_side(seat) && actor_of(seat) == own->seat) return std::string(seat_name(seat));
    return std::nullopt;
}

/// Those in which it fights. [REL-44]
std::vector<CampaignBattleShown> battles_of(const Campaign& campaign, Audience audience,
                                            const CampaignTable& table) {
    std::vector<CampaignBattleShown> told;
    for (const auto& battle : campaign.battles) {
        CampaignBattleShown one;
        one.id = battle.id;
        one.place = battle.place;
        one.moment = shown(battle.moment);
        one.state = battle.state;
        one.holder = battle.holder;
        one.seat = seat_in(battle, audience);
        if (one.seat) one.book = battle.book;
        tell_end(battle, table, audience, one);
        if (sees_all(audience)) one.draft = draft_of(campaign, battle);
        for (const auto& force : battle.forces)
            if (sees_all(audience) ||
                is_own(campaign, *formation_of(campaign, force.formation), audience))
                one.forces.push_back(force.formation);
        if (!one.forces.empty()) told.push_back(std::move(one));
    }
    return told;
}

std::vector<CommanderShown> commanders_of(const Campaign& campaign, Audience audience) {
    std::vector<CommanderShown> commanders;
    for (const auto seat : kSeats)
        if (is_side(seat) && sits_here(campaign.plan, seat) &&
            (sees_all(audience) || (is_side(audience) && side_of(seat) == side_of(audience))))
            commanders.push_back({std::string(seat_name(seat)), has_committed(campaign, seat)});
    return commanders;
}

void tell_map(const Campaign& campaign, Audience audience, CampaignView& view) {
    const auto& plan = campaign.plan;
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
        const auto& place = plan.places[i];
        view.places.push_back({place.key, place.name, place.at.x, place.at.y, place.kind,
                               place.base_of, place.points, holder_told(campaign, i, audience)});
    }
    for (const auto& road : plan.roads)
        view.roads.push_back({road.name, road.from, road.to, road.kind, road.length});
    for (const auto& phase : plan.phases) view.phases.push_back({phase.name, phase.clock});
}

void tell_side(const Campaign& campaign, Audience audience, CampaignView& view) {
    const auto side = side_of(audience);
    view.briefing = side_plan(campaign.plan, side).briefing;
    view.has_committed = campaign.committed[campaign::index(side)];
    view.points_to_win =
        side == game::Side::Blue ? campaign.plan.ends.points_blue : campaign.plan.ends.points_red;
}

}  // namespace

bool sits_here(const campaign::Plan& plan, Audience audience) {
    if (!is_side(audience) || player_of(audience) == game::kLeader) return true;
    return std::ranges::any_of(plan.formations, [&](const campaign::FormationPlan& formation) {
        return formation.side == side_of(audience) && formation.player == player_of(audience);
    });
}

CampaignView campaign_view_of(const Campaign& campaign, Audience audience, const CampaignLog& told,
                              const CampaignTable& table) {
    CampaignView view;
    const auto& plan = campaign.plan;
    view.file = plan.id;
    view.title = plan.title;
    view.summary = plan.summary;
    view.audience = seat_name(audience);
    view.days = plan.days;
    view.impulses = plan.impulses;
    view.day = campaign.now.day;
    view.phase = campaign.now.phase;
    view.step = campaign.step;
    view.opening = campaign.opening;
    view.due = table.due;
    view.order_seconds = plan.options.order_seconds;
    view.take_in = plan.options.take_in;
    view.winner = campaign.winner;
    tell_map(campaign, audience, view);
    if (is_side(audience)) tell_side(campaign, audience, view);
    for (const auto& formation : campaign.formations)
        if (sees_all(audience) || is_own(campaign, formation, audience))
            view.formations.push_back(shown(campaign, formation, audience));
    view.sightings = sightings_of(campaign, audience);
    view.battles = battles_of(campaign, audience, table);
    view.commanders = commanders_of(campaign, audience);
    for (const auto& line : told.lines()) {
        const int age = (campaign.now.day - line.at.day) * static_cast<int>(plan.phases.size()) +
                        campaign.now.phase - line.at.phase;
        if (age <= 1) view.log.push_back(line);
    }
    return view;
}

}  // namespace fog
