#include "campaign/battle_acts.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "campaign/battles.h"

namespace campaign {
namespace {

constexpr std::size_t kLongestReason = 2000;

/// What becomes of it: a gun that its crew has left stays with whoever keeps the field.
PieceState after(const PieceOutcome& one, bool keeps_field) {
    const bool is_gun_left = one.has_left_gun && (one.state == PieceState::Present ||
                                                  one.state == PieceState::Straggling);
    return is_gun_left && !keeps_field ? PieceState::Captured : one.state;
}

std::vector<PieceChange> changes_of(const Campaign& campaign, const Outcome& outcome, Side holder) {
    std::vector<PieceChange> changes;
    for (const auto& one : outcome.pieces) {
        const auto piece = std::ranges::find(campaign.pieces, one.piece, &Piece::id);
        ensure(piece != campaign.pieces.end(), "a battle is fought with pieces of the campaign");
        const auto side = side_of(campaign, *formation_of(campaign, piece->formation));
        PieceChange change{piece->id, piece->state, after(one, side == holder), one.ammunition,
                           piece->smoke_fired + one.smoke_fired};
        if (change.after != change.before || change.ammunition != piece->ammunition ||
            change.smoke_fired != piece->smoke_fired)
            changes.push_back(std::move(change));
    }
    return changes;
}

}  // namespace

std::optional<Refusal> cannot_rule(const Campaign& campaign, Actor actor) {
    if (actor != Actor::Referee) return refusal_of(RefusalCode::RefereeOnly);
    if (campaign.step == Step::Over) return refusal_of(RefusalCode::CampaignOver);
    return std::nullopt;
}

std::optional<Refusal> cannot_rule(const Campaign& campaign, Actor actor,
                                   const std::string& reason) {
    if (auto why = cannot_rule(campaign, actor)) return why;
    if (reason.empty()) return refusal_of(RefusalCode::NeedsReason);
    if (reason.size() > kLongestReason) return refusal_of(RefusalCode::BadWords);
    return std::nullopt;
}

Result<Events> make_battle(const Campaign& campaign, Actor actor, const MakeBattle& make,
                           const Given& given) {
    if (const auto why = cannot_rule(campaign, actor)) return tl::unexpected(*why);
    const auto* battle = battle_of(campaign, make.battle);
    if (!battle || battle->state == BattleState::Dropped) return refuse(RefusalCode::NoSuchBattle);
    if (battle->state != BattleState::Proposed) return refuse(RefusalCode::BattleMade);
    return Events{
        BattleMade{battle->id, given.book, make.bots, seats_of(campaign, *battle, make),
                   stands_of(campaign, *battle, make.edits)}
    };
}

Result<Events> take_in(const Campaign& campaign, Actor actor, const TakeInBattle& take,
                       const Outcome& outcome) {
    const bool by_clock = actor == Actor::Clock && campaign.plan.options.take_in == TakeIn::AtOnce;
    if (!by_clock)
        if (const auto why = cannot_rule(campaign, actor)) return tl::unexpected(*why);
    const auto* battle = battle_of(campaign, take.battle);
    if (!battle || battle->state == BattleState::Dropped || battle->state == BattleState::Proposed)
        return refuse(RefusalCode::NoSuchBattle);
    if (battle->state == BattleState::Taken) return refuse(RefusalCode::BattleTaken);
    if (!outcome.is_over) return refuse(RefusalCode::BattleGoesOn);
    if (outcome.field && take.holder && take.holder != outcome.field)
        return refuse(RefusalCode::FieldHeld);
    const auto holder = outcome.field ? outcome.field : take.holder;
    if (!holder) return refuse(RefusalCode::NeedsHolder);
    return Events{
        BattleTaken{battle->id, outcome.seq, outcome.hash, *holder, !outcome.field,
                    changes_of(campaign, outcome, *holder)}
    };
}

Result<Events> decide_on(const Campaign& campaign, Actor actor, const DropBattle& drop) {
    if (const auto why = cannot_rule(campaign, actor, drop.reason)) return tl::unexpected(*why);
    const auto* battle = battle_of(campaign, drop.battle);
    if (!battle || !is_open(battle->state)) return refuse(RefusalCode::NoSuchBattle);
    if (battle->state == BattleState::Made) return refuse(RefusalCode::BattleMade);
    return Events{
        BattleDropped{drop.battle, drop.retires, drop.reason}
    };
}

namespace {

/// Whatever is left of it.
void leave(Course& course, const std::string& formation) {
    const auto is_left = [&](const Piece& piece) {
        return piece.formation == formation &&
               (piece.state == PieceState::Present || piece.state == PieceState::Straggling);
    };
    if (std::ranges::any_of(course.campaign().pieces, is_left)) retire(course, formation);
}

}  // namespace

void leave_field(Course& course, int battle, Side loser) {
    const auto forces = battle_of(course.campaign(), battle)->forces;
    for (const auto& [formation, late] : forces)
        if (side_of(course.campaign(), *formation_of(course.campaign(), formation)) == loser)
            leave(course, formation);
    take_places(course);
    open_battles_or_go_on(course);
}

}  // namespace campaign
