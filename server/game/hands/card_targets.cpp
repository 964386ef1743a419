#include "game/hands/card_targets.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/cards/cards.h"
#include "game/core/bodies.h"
#include "game/core/refusals.h"
#include "rules/movement.h"

namespace game {
namespace {

/// "s17", as own stands are named to their side.
std::optional<StandId> own_target(std::string_view text) {
    if (!text.starts_with('s')) return std::nullopt;
    text.remove_prefix(1);
    unsigned value = 0;
    if (text.empty() || text.size() > 5) return std::nullopt;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + static_cast<unsigned>(c - '0');
    }
    if (value > 0xffff) return std::nullopt;
    return StandId{static_cast<std::uint16_t>(value)};
}

bool changes_responses(const CardPlan& plan) {
    return std::ranges::any_of(plan.effects, [](const CardEffect& effect) {
        return effect.touches == CardTouches::Response;
    });
}

bool commands(const Stand& stand) {
    return stand.issuer != rules::Issuer::None && stand.issuer != rules::Issuer::Self;
}

/// Can it answer calls for fire, on the table or off?
bool is_battery(const Game& game, const Stand& stand) {
    return line_of(game, stand).indirect.has_value() &&
           (on_table(stand) || stand.presence == Presence::OffBoard);
}

bool hides(const CardPlan& plan) {
    return std::ranges::any_of(plan.effects,
                               [](const CardEffect& effect) { return effect.how == "hide"; });
}

/// Hiding is for stands that touch nobody. [FOW-02, SPOT-04]
Result<void> judge_hiding(const Game& game, const Stand& stand) {
    if (!on_table(stand))
        return refuse(RefusalCode::NotOnTable, "That stand is not on the table.", {"FOW-02"});
    if (touches_enemy(game, stand)) return refuse(RefusalCode::InContact);
    return {};
}

/// An order more is for commanders, a better answer for batteries, the rest for stands that are
/// there, in vehicles too. [FOW-02, ORD-03, ORD-05]
Result<void> judge_own(const Game& game, const CardPlan& plan, const Stand& stand) {
    if (grants_order(plan)) {
        if (commands(stand)) return {};
        return refuse(RefusalCode::NoOrderSlot);
    }
    if (changes_responses(plan)) {
        if (is_battery(game, stand)) return {};
        return refuse(RefusalCode::NoBattery);
    }
    if (hides(plan)) return judge_hiding(game, stand);
    if (on_table(stand) || stand.presence == Presence::Aboard) return {};
    return refuse(RefusalCode::NotOnTable, "That stand is not on the table.", {"FOW-02"});
}

Result<StandId> own_stand_named(const Game& game, Side side, const CardPlan& plan,
                                std::string_view target) {
    const auto id = own_target(target);
    const auto* stand = id ? own_stand(game, side, *id) : nullptr;
    if (!stand) return no_such_stand_of_yours();
    if (const auto judged = judge_own(game, plan, *stand); !judged)
        return tl::unexpected<Refusal>(judged.error());
    return *id;
}

Result<Point> place_named(const Game& game, const std::optional<Point>& place) {
    if (!place) return refuse(RefusalCode::NeedsPlace);
    if (!rules::on_table(game.scenario.field, *place))
        return refuse(RefusalCode::OffTable, "That place is not on the table.", {"FOW-02"});
    return *place;
}

std::vector<StandId> fitting_stands(const Game& game, Side side, const CardPlan& plan) {
    std::vector<StandId> fitting;
    for (const auto& stand : game.stands)
        if (own_stand(game, side, stand.id) && judge_own(game, plan, stand))
            fitting.push_back(stand.id);
    return fitting;
}

/// Companies that have not lost all their stands.
std::vector<CompanyId> own_companies(const Game& game, Side side) {
    std::vector<CompanyId> found;
    for (const auto& company : game.companies)
        if (company.side == side && std::ranges::any_of(game.stands, [&](const Stand& stand) {
                return stand.company == company.id && !is_lost(stand.presence);
            }))
            found.push_back(company.id);
    return found;
}

}  // namespace

Result<PlayedCard> aim(const Game& game, Side side, const PlayCard& command, const CardPlan& plan) {
    PlayedCard played;
    played.id = CardId{game.next_card[static_cast<std::size_t>(side)]};
    played.side = side;
    played.card = command.card;
    switch (plan.target) {
    case CardTarget::Side: return played;
    case CardTarget::OwnStand: {
        const auto named = own_stand_named(game, side, plan, command.target);
        if (!named) return tl::unexpected(named.error());
        played.stand = *named;
        return played;
    }
    case CardTarget::OwnCompany: {
        const auto* company = find_company(game, command.company);
        if (!company || company->side != side)
            return refuse(RefusalCode::NoSuchCompany, "That is not a company of yours.",
                          {"FOW-02"});
        played.company = command.company;
        return played;
    }
    case CardTarget::EnemyStand: {
        const auto* contact = find_contact(game, watcher_of(side), command.target);
        if (!contact || !contact->in_sight) return refuse(RefusalCode::NoSuchContact);
        played.stand = contact->stand;
        return played;
    }
    case CardTarget::Place: {
        const auto place = place_named(game, command.place);
        if (!place) return tl::unexpected(place.error());
        played.place = *place;
        return played;
    }
    }
    return refuse(RefusalCode::NeedsTarget);
}

CardChoice targets_of(const Game& game, Side side, const CardPlan& plan) {
    CardChoice choice{{}, plan.target, {}, {}, {}};
    switch (plan.target) {
    case CardTarget::OwnStand: choice.own_stands = fitting_stands(game, side, plan); break;
    case CardTarget::OwnCompany: choice.own_companies = own_companies(game, side); break;
    case CardTarget::EnemyStand:
        for (const auto& contact : knowledge_of(game, watcher_of(side)).contacts)
            if (contact.in_sight) choice.enemies.push_back(contact.handle);
        break;
    case CardTarget::Side:
    case CardTarget::Place: break;
    }
    return choice;
}

}  // namespace game
