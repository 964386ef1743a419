#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

#include "game/card_effects.h"
#include "game/chapters.h"
#include "game/decide.h"
#include "game/order_facts.h"
#include "game/orders_in_force.h"
#include "store/scenario_texts.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::Side;

namespace {

constexpr StandId kOwn{1}, kOwnTank{2}, kEnemy{1001}, kEnemyTank{1002}, kUnseen{1003};
constexpr CompanyId kOwnCompany{1}, kEnemyCompany{101}, kOtherCompany{2};

Subphase step_printed(std::string_view printed) {
    return std::ranges::find(kSequenceOfPlay, printed, &Step::printed)->subphase;
}
/// What makes the effect possible: the state that it cures, a gun that is empty.
MoraleState state_before(const CardEffect& effect) {
    if (effect.how == "remove_pin") return MoraleState::Pinned;
    if (effect.how == "remove_shaken") return MoraleState::Shaken;
    if (effect.how == "ease_demoralized") return MoraleState::Demoralized;
    return MoraleState::Steady;
}
Game field_for(const CardPlan& card, const CardEffect& effect) {
    const bool suppressed = effect.touches == CardTouches::Suppression && effect.how == "remove";
    const auto stand = [&](std::uint16_t id, Point at) {
        auto built = a_stand(id).at(at).that_is(state_before(effect));
        built.under(OrderChit::HastyAdvance).visible();
        return suppressed ? built.suppressed() : built;
    };
    return a_game()
        .in(step_printed(card.windows.front()))
        .in_turn(3)
        .with(stand(1, {20_in, 20_in}).that_issues_as(rules::Issuer::CompanyJoint))
        .with(stand(2, {24_in, 20_in}).of("tank"))
        .with(a_stand(3).at({28_in, 20_in}).in_company(2).under(OrderChit::HastyAdvance))
        .with(a_stand(4).at({32_in, 20_in}).in_company(2).of("mortar"))
        .with(stand(1001, {20_in, 40_in}))
        .with(stand(1002, {24_in, 40_in}).of("tank"))
        .with(a_stand(1003).at({28_in, 50_in}).in_company(102))
        .set([&](Game& g) {
            g.scenario.options.adv_ammo = true;
            g.scenario.cards = store::library().cards;
            g.hands[0] = {
                .deck = {"dud", "dud"},
                  .cards = {card.id},
                  .discards = {}
            };
            if (effect.how != "resupply") return;
            for (const int line : {0, 1})
                find_stand(g, kOwnTank)->ammunition.push_back({.line = line, .empty_since = 1});
        });
}
PlayCard played(const CardPlan& card) {
    PlayCard command{.card = card.id};
    switch (card.target) {
    case CardTarget::Side: break;
    case CardTarget::OwnStand: command.target = "s1"; break;
    case CardTarget::OwnCompany: command.company = kOwnCompany; break;
    case CardTarget::EnemyStand: command.target = "m1001"; break;
    case CardTarget::Place:
        command.place = {
            {30_in, 30_in}
        };
        break;
    }
    if (card.id == "wrong-crates") command.target = "m1002";
    if (card.id == "battery-waiting") command.target = "s4";
    return command;
}
/// Whom the effect is about: the player's stand 1 or the enemy's.
const Stand& subject(const Game& game, const CardPlan& card, const CardEffect& effect) {
    const bool enemys = card.target == CardTarget::EnemyStand || effect.how == "enemy";
    if (card.id == "battery-waiting") return *find_stand(game, StandId{4});
    return *find_stand(game, enemys ? kEnemy : kOwn);
}
int modifier_for(const Game& game, CardTouches touches, const Stand& stand) {
    return rules::total(card_modifiers(game, touches, stand.side, stand.id, stand.company));
}
bool is_empty(const Game& game, StandId id) {
    return is_out_of_ammunition(game, *find_stand(game, id), 0);
}

void check_modifier(const Game& game, const CardPlan& card, const CardEffect& effect) {
    const auto& about = subject(game, card, effect);
    CHECK(modifier_for(game, effect.touches, about) == effect.value);
    const auto& enemy = *find_stand(game, about.side == Side::Blue ? kEnemy : kOwn);
    CHECK(modifier_for(game, effect.touches, enemy) == 0);
    if (card.target != CardTarget::Side)
        CHECK(modifier_for(game, effect.touches, *find_stand(game, StandId{3})) == 0);
}
void check_movement(const Game& game, const CardPlan& card, const CardEffect& effect) {
    const auto& about = subject(game, card, effect);
    const bool forbids = effect.how.starts_with("forbid");
    const int percent = effect.how.starts_with("slow") ? -effect.value : effect.value;
    CHECK(moves_under_order(game, about) != forbids);
    if (!forbids) CHECK(card_percent(game, about) == 100 + percent);
    const bool whole_company =
        effect.how.ends_with("_company") || card.target == CardTarget::OwnCompany;
    const auto& comrade = *find_stand(game, about.id == kOwn ? kOwnTank : kEnemyTank);
    const bool comrade_too = moves_under_order(game, comrade) == moves_under_order(game, about) &&
                             card_percent(game, comrade) == card_percent(game, about);
    CHECK(comrade_too == whole_company);
    const auto& bystander = *find_stand(game, StandId{3});
    CHECK(moves_under_order(game, bystander));
    CHECK(card_percent(game, bystander) == 100);
}
void check_fire(const Game& game, const CardEffect& effect) {
    CHECK(card_forbids(game, CardTouches::Fire, *find_stand(game, kEnemy)));
    CHECK(card_forbids(game, CardTouches::Fire, *find_stand(game, kEnemyTank)) ==
          (effect.how == "forbid_company"));
    CHECK_FALSE(card_forbids(game, CardTouches::Fire, *find_stand(game, kOwn)));
}
void check_state(const Game& game, const CardPlan& card, const CardEffect& effect) {
    const auto& about = subject(game, card, effect);
    if (effect.how == "remove_pin") CHECK(about.state == MoraleState::Steady);
    if (effect.how == "remove_shaken") CHECK(about.state == MoraleState::Pinned);
    if (effect.how == "ease_demoralized") CHECK(about.state == MoraleState::Shaken);
    if (effect.how == "pin") CHECK(about.state == MoraleState::Pinned);
}
void check_order(const Game& game, const CardPlan& card, const CardEffect& effect) {
    const auto& about = subject(game, card, effect);
    if (effect.how == "cancel") CHECK_FALSE(effective_order(game, about));
    if (effect.how == "hold") CHECK(effective_order(game, about) == OrderChit::Hold);
    CHECK(effective_order(game, *find_stand(game, StandId{3})) == OrderChit::HastyAdvance);
}
void check_visibility(const Game& game, const CardEffect& effect) {
    const bool hides = effect.how == "hide";
    CHECK(find_stand(game, kOwn)->visible != hides);
    CHECK(find_stand(game, kUnseen)->visible != hides);
}

void check(const Game& game, const CardPlan& card, const CardEffect& effect) {
    switch (effect.touches) {
    case CardTouches::ToHit:
    case CardTouches::RateOfFire:
    case CardTouches::Response:
    case CardTouches::Morale:
    case CardTouches::Initiative:
    case CardTouches::Results:
    case CardTouches::Depletion:
    case CardTouches::Entrenching: return check_modifier(game, card, effect);
    case CardTouches::Movement: return check_movement(game, card, effect);
    case CardTouches::State: return check_state(game, card, effect);
    case CardTouches::Visibility: return check_visibility(game, effect);
    case CardTouches::Order: return check_order(game, card, effect);
    case CardTouches::Fire: return check_fire(game, effect);
    case CardTouches::Smoke: CHECK(game.templates.size() == 1); return;
    case CardTouches::Suppression:
        CHECK(subject(game, card, effect).suppressed == (effect.how == "suppress"));
        return;
    case CardTouches::Hand:
        CHECK(game.hands[0].cards.size() == static_cast<std::size_t>(effect.value));
        return;
    case CardTouches::Supply:
        CHECK(is_empty(game, card.target == CardTarget::EnemyStand ? kEnemyTank : kOwnTank) ==
              (effect.how == "deplete"));
        return;
    case CardTouches::Cancel: CHECK(game.played.empty()); return;
    }
}

}  // namespace

TEST_CASE("FOW-14 each of the sixty cards does what it says",
          "[every_card][FOW-14][FOW-01][FOW-03]") {
    REQUIRE(store::library().cards.size() == 60);
    for (const auto& card : store::library().cards)
        for (const auto& effect : card.effects) {
            if (effect.how == "second_slot") continue;  // acts before it is opened: see below
            INFO(card.id << ": " << card.text << " / " << effect.how);
            Game game = field_for(card, effect);
            auto dice = dice_show({}).otherwise(5);
            REQUIRE(play(game, Actor::Blue, played(card), dice));
            if (effect.touches == CardTouches::Cancel) {
                game.hands[1].cards = {"clear-line"};
                REQUIRE(play(game, Actor::Red, PlayCard{.card = "clear-line"}, dice));
            }
            const auto acts_in = card.acts_in.empty() ? card.windows.front() : card.acts_in;
            game.subphase = step_printed(acts_in);
            Course course{game, dice};
            open_cards(course, acts_in);
            check(game, card, effect);
            expire_cards(course, step_of(game.subphase).phase);
            CHECK(game.played.empty());
            CHECK(card_percent(game, *find_stand(game, kEnemy)) == 100);
        }
}

TEST_CASE("FOW-01 ORD-03 a second runner lets one commander place a second order",
          "[every_card][FOW-01][ORD-03][S-65]") {
    const auto& card = *store::find_card(store::library(), "second-runner");
    Game game = field_for(card, card.effects.front());
    game.orders.clear();
    game.subphase = Subphase::Orders;
    auto dice = dice_show({}).otherwise(5);
    const PlaceOrder hold{
        .issuer = kOwn, .chit = OrderChit::Hold, .marker = {20_in, 20_in}
    };
    REQUIRE(play(game, Actor::Blue, hold, dice));
    CHECK_THAT(decide(game, Side::Blue, hold), IsRefused("slot_used", {"ORD-03"}));
    CHECK_THAT(decide(game, Side::Blue, PlayCard{.card = card.id, .target = "s2"}),
               IsRefused("no_order_slot", {"ORD-03"}));
    REQUIRE(play(game, Actor::Blue, played(card), dice));
    CHECK(orders_left(game, *find_stand(game, kOwn)) == 1);
    REQUIRE(play(game, Actor::Blue, hold, dice));
    CHECK_THAT(decide(game, Side::Blue, hold), IsRefused("slot_used"));
    const TakeBackCard take_back{game.played.front().id};
    CHECK_THAT(decide(game, Side::Blue, take_back), IsRefused("card_used", {"S-65"}));
    REQUIRE(play(game, Actor::Blue, WithdrawOrder{game.placed.back().id}, dice));
    CHECK_THAT(decide(game, Side::Blue, take_back), IsAccepted());
}

TEST_CASE("S-66 a deck names cards that exist, each once; a scenario can take one by name",
          "[every_card][S-66]") {
    for (const auto& deck : store::library().decks) {
        INFO(deck.name);
        const std::set<std::string> once(deck.cards.begin(), deck.cards.end());
        CHECK(once.size() == deck.cards.size());
        for (const auto& id : once) CHECK(store::find_card(store::library(), id));
    }
}
