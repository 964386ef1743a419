#include <algorithm>

#include "base/contains.h"
#include "base/match.h"
#include "base/refusal_code.h"
#include "campaign/battle_acts.h"
#include "campaign/campaign.h"
#include "campaign/on_the_map.h"

/// Whether a command may be given. One answer for what is not there and for what its side does not
/// see. [REL-28]
namespace campaign {
namespace {

/// Null: this player has no such formation to order about.
Result<const Formation*> own_formation(const Campaign& campaign, Actor actor,
                                       std::string_view key) {
    const auto* formation = formation_of(campaign, key);
    if (!formation || side_of(campaign, *formation) != game::side_of(actor))
        return refuse(RefusalCode::NoSuchFormation);
    const int player = game::player_of(actor);
    if (player != game::kLeader && plan_of(campaign, *formation).player != player)
        return refuse(RefusalCode::NotLed);
    return formation;
}

/// Orders are open, and his are not sealed yet.
std::optional<Refusal> cannot_order(const Campaign& campaign, Actor actor) {
    if (!game::is_side(actor)) return refusal_of(RefusalCode::NotASide);
    if (campaign.step == Step::Over) return refusal_of(RefusalCode::CampaignOver);
    if (campaign.step != Step::Orders) return refusal_of(RefusalCode::NotDeciding);
    if (campaign.committed[index(game::side_of(actor))] ||
        contains(campaign.players_committed, actor))
        return refusal_of(RefusalCode::OrdersSealed);
    return std::nullopt;
}

/// Where the first road of a march begins.
std::vector<std::string> starts_of(const Formation& formation) {
    if (formation.road) return {formation.road->from, formation.road->to};
    return {formation.place};
}

std::optional<Refusal> cannot_go(const Campaign& campaign, const Formation& formation,
                                 const std::vector<std::string>& way) {
    const auto side = side_of(campaign, formation);
    std::vector<std::string> passed;
    if (!formation.road) passed.push_back(formation.place);
    for (const auto& place : way) {
        const bool is_on_its_road = formation.road && passed.empty();
        const auto* road =
            is_on_its_road
                ? (contains(starts_of(formation), place)
                       ? road_between(campaign.plan, formation.road->from, formation.road->to)
                       : nullptr)
                : road_between(campaign.plan, passed.back(), place);
        if (!road || contains(passed, place)) return refusal_of(RefusalCode::NoRoad);
        if (is_base_of_enemy(campaign.plan, place, side))
            return refusal_of(RefusalCode::BaseOfEnemy);
        if (pace_of(campaign, formation.key, road->kind) == 0)
            return refusal_of(RefusalCode::RoadTooBad);
        passed.push_back(place);
    }
    return std::nullopt;
}

/// Only a neighbour of where it stands in the end.
std::optional<Refusal> cannot_look(const Campaign& campaign, const Formation& formation,
                                   const OrderMarch& order) {
    if (order.looks.empty()) return std::nullopt;
    const auto& stands = order.way.empty() ? formation.place : order.way.back();
    if (!has_scouts(campaign, formation.key) || !road_between(campaign.plan, stands, order.looks))
        return refusal_of(RefusalCode::CannotLook);
    return std::nullopt;
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const OrderMarch& order) {
    if (const auto why = cannot_order(campaign, actor)) return tl::unexpected(*why);
    const auto formation = own_formation(campaign, actor, order.formation);
    if (!formation) return tl::unexpected(formation.error());
    if (!is_there(campaign, **formation)) return refuse(RefusalCode::NotArrived);
    if (const auto why = cannot_go(campaign, **formation, order.way)) return tl::unexpected(*why);
    if (const auto why = cannot_look(campaign, **formation, order)) return tl::unexpected(*why);
    return Events{MarchOrdered{{order.formation, order.way, order.posture, order.looks}}};
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const WithdrawMarch& withdraw) {
    if (const auto why = cannot_order(campaign, actor)) return tl::unexpected(*why);
    const auto formation = own_formation(campaign, actor, withdraw.formation);
    if (!formation) return tl::unexpected(formation.error());
    if (!march_of(campaign, withdraw.formation)) return refuse(RefusalCode::NoSuchOrder);
    return Events{MarchWithdrawn{withdraw.formation}};
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const Commit& commit) {
    if (!game::is_side(actor)) return refuse(RefusalCode::NotASide);
    if (commit.opening != campaign.opening) return refuse(RefusalCode::StepChanged);
    if (const auto why = cannot_order(campaign, actor)) return tl::unexpected(*why);
    if (game::player_of(actor) == game::kLeader)
        return Events{
            SideCommitted{game::side_of(actor), false, false}
        };
    return Events{PlayerCommitted{actor}};
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const SetFormation& set) {
    if (const auto why = cannot_rule(campaign, actor, set.reason)) return tl::unexpected(*why);
    const auto* formation = formation_of(campaign, set.formation);
    if (!formation) return refuse(RefusalCode::NoSuchFormation);
    if (!find_place(campaign.plan, set.place)) return refuse(RefusalCode::NoSuchPlace);
    const auto side = side_of(campaign, *formation);
    if (is_base_of_enemy(campaign.plan, set.place, side) ||
        is_at(campaign, rules::enemy_of(side), set.place))
        return refuse(RefusalCode::BaseOfEnemy);
    if (is_in_battle(campaign, set.formation)) return refuse(RefusalCode::BattleGoesOn);
    return Events{
        FormationSet{set.formation, set.place, set.reason}
    };
}

bool is_in_made_battle(const Campaign& campaign, StandId piece) {
    return std::ranges::any_of(campaign.battles, [&](const Battle& battle) {
        return battle.state == BattleState::Made &&
               std::ranges::find(battle.stands, piece, &StandOf::piece) != battle.stands.end();
    });
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const SetPiece& set) {
    if (const auto why = cannot_rule(campaign, actor, set.reason)) return tl::unexpected(*why);
    const auto piece = std::ranges::find(campaign.pieces, set.piece, &Piece::id);
    if (piece == campaign.pieces.end()) return refuse(RefusalCode::NoSuchStand);
    if (is_in_made_battle(campaign, set.piece)) return refuse(RefusalCode::BattleGoesOn);
    return Events{
        PieceChanged{set.piece, piece->state, set.state, set.reason}
    };
}

/// Whoever has not committed is ordered to hold.
Events commit_the_rest(const Campaign& campaign, bool by_clock) {
    Events events;
    for (const auto side : {Side::Blue, Side::Red})
        if (!campaign.committed[index(side)])
            events.emplace_back(SideCommitted{side, by_clock, !by_clock});
    return events;
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const EndStep& end) {
    if (const auto why = cannot_rule(campaign, actor, end.reason)) return tl::unexpected(*why);
    if (campaign.step == Step::Battles) return refuse(RefusalCode::BattleGoesOn);
    Events events{StepForced{end.reason}};
    for (auto& event : commit_the_rest(campaign, false)) events.push_back(std::move(event));
    return events;
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const TimeUp&) {
    if (actor != Actor::Clock) return refuse(RefusalCode::ClockOnly);
    if (campaign.step != Step::Orders) return refuse(RefusalCode::NotDeciding);
    return commit_the_rest(campaign, true);
}

}  // namespace

Result<Events> decide(const Campaign& campaign, Actor actor, const Command& command,
                      const Given& given) {
    const Overloaded arms{
        [&](const MakeBattle& make) { return make_battle(campaign, actor, make, given); },
        [&](const TakeInBattle& take) { return take_in(campaign, actor, take, given.outcome); },
        [&](const auto& asked) { return decide_on(campaign, actor, asked); }};
    return visit(arms, command);
}

}  // namespace campaign
