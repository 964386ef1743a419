#include "game/hands/card_effects.h"

#include <algorithm>

#include "game/ammunition/ammunition.h"
#include "game/cards/cards.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/effects/effects.h"
#include "game/hands/messages.h"
#include "game/morale/morale.h"
#include "game/orders/messages.h"
#include "game/shelling/messages.h"
#include "game/spotting/spotting.h"

namespace game {
namespace {

constexpr Inches kSmokeOfACard = 2_in;

/// The stands that a card names, those in vehicles too: one, or a company's. [FOW-02]
std::vector<StandId> named_stands(const Game& game, const PlayedCard& played) {
    std::vector<StandId> named;
    for (const auto& stand : game.stands) {
        const bool is_there = on_table(stand) || stand.presence == Presence::Aboard;
        if (is_there && (stand.id == played.stand || stand.company == played.company))
            named.push_back(stand.id);
    }
    return named;
}

std::vector<StandId> named_on_table(const Game& game, const PlayedCard& played) {
    auto named = named_stands(game, played);
    std::erase_if(named, [&](StandId id) { return !on_table(the_stand(game, id)); });
    return named;
}

std::optional<MoraleState> changed_state(MoraleState state, std::string_view how) {
    if (how == "remove_pin" && state == MoraleState::Pinned) return MoraleState::Steady;
    if (how == "remove_shaken" && state == MoraleState::Shaken) return MoraleState::Pinned;
    if (how == "ease_demoralized" && state == MoraleState::Demoralized) return MoraleState::Shaken;
    if (how == "pin" && state == MoraleState::Steady) return MoraleState::Pinned;
    return std::nullopt;
}

/// The state stays when the phase of the card ends; a pin is one of this turn. [R-31, S-101]
void change_states(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        const auto state = changed_state(the_stand(course.game(), id).state, how);
        if (!state) continue;
        const int pinned_in = how == "pin" ? course.game().turn : 0;
        change_state(course, id, *state, pinned_in);
    }
}

void change_suppression(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        const bool suppressed = the_stand(course.game(), id).suppressed;
        if (how == "suppress")
            suppress(course, id, SuppressedBy::Card);
        else if (suppressed)
            course.happen(SuppressionRemoved{id});
    }
}

/// The unspotted enemy company nearest to any own stand; nothing happens when there is none.
/// [FOW-01]
void reveal_nearest_company(Course& course, Side side) {
    const auto& game = course.game();
    CompanyId nearest;
    Inches distance;
    for (const auto* enemy : stands_on_table(game, rules::enemy_of(side))) {
        if (enemy->visible) continue;
        for (const auto* own : stands_on_table(game, side)) {
            const auto apart = polygon_distance(base_of(game, *own), base_of(game, *enemy));
            if (nearest && apart >= distance) continue;
            nearest = enemy->company;
            distance = apart;
        }
    }
    std::vector<StandId> found;
    for (const auto& stand : game.stands)
        if (nearest && stand.company == nearest && on_table(stand)) found.push_back(stand.id);
    see_all(course, std::move(found), "FOW-01");
}

/// Out of the enemy's sight as if it had slipped away; not while it touches him. [FOW-01, SPOT-04]
void hide_named(Course& course, const PlayedCard& played) {
    for (const auto id : named_on_table(course.game(), played)) {
        if (touches_enemy(course.game(), the_stand(course.game(), id))) continue;
        for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
            if (const auto* contact = contact_of(course.game(), watcher, id))
                course.happen(ContactLost{watcher, contact->handle, false});
    }
}

void change_sight(Course& course, const PlayedCard& played, std::string_view how) {
    if (how == "hide")
        hide_named(course, played);
    else
        reveal_nearest_company(course, played.side);
}

void place_smoke(Course& course, const PlayedCard& played) {
    if (!played.place) return;
    Template smoke;
    smoke.id = MarkerId{course.game().next_marker};
    smoke.side = played.side;
    smoke.kind = rules::MissionKind::Smoke;
    smoke.centre = *played.place;
    smoke.size = kSmokeOfACard;
    smoke.turn_placed = course.game().turn;
    course.happen(TemplatePlaced{std::move(smoke), 0});
}

void draw_more(Course& course, Side side, int cards) {
    for (int i = 0; i < cards; ++i) {
        const auto& hand = course.game().hands[static_cast<std::size_t>(side)];
        if (hand.deck.empty()) return;
        course.happen(CardDrawn{side, hand.deck.back()});
    }
}

/// "cancel" takes the order away for this turn, "hold" makes it Hold; who rides goes with its
/// vehicle. [FOW-01, ORD-36]
void change_orders(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_on_table(course.game(), played))
        if (order_followed_by(course.game(), the_stand(course.game(), id)))
            course.happen(OrderChanged{id, how == "hold"});
}

void change_supply(Course& course, const PlayedCard& played, std::string_view how) {
    for (const auto id : named_stands(course.game(), played)) {
        if (how == "resupply")
            resupply_by_card(course, id);
        else
            deplete_by_card(course, id);
    }
}

}  // namespace

/// What its data say in the card's words. [FOW-14]
void take_effect(Course& course, const PlayedCard& played) {
    const auto* plan = find_card(course.game(), played.card);
    if (!plan) return;
    const auto effects = plan->effects;
    for (const auto& effect : effects) {
        switch (effect.touches) {
        case CardTouches::State: change_states(course, played, effect.how); break;
        case CardTouches::Suppression: change_suppression(course, played, effect.how); break;
        case CardTouches::Visibility: change_sight(course, played, effect.how); break;
        case CardTouches::Smoke: place_smoke(course, played); break;
        case CardTouches::Hand: draw_more(course, played.side, effect.value); break;
        case CardTouches::Supply: change_supply(course, played, effect.how); break;
        case CardTouches::Order:
            if (effect.how != "second_slot") change_orders(course, played, effect.how);
            break;
        case CardTouches::ToHit:
        case CardTouches::RateOfFire:
        case CardTouches::Response:
        case CardTouches::Morale:
        case CardTouches::Initiative:
        case CardTouches::Results:
        case CardTouches::Movement:
        case CardTouches::Depletion:
        case CardTouches::Entrenching:
        case CardTouches::Fire:
        case CardTouches::Cancel: break;  // these act on rolls and steps while the card lies open
        }
    }
}

}  // namespace game
