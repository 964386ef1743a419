#include "game/command/order_facts.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/turn/takes_place.h"
#include "support/in_play.h"

/// When cards are dealt.
using namespace game;
using namespace support;

namespace {

const std::string kShareOfBlue = "0f5c1e9a77b2d4086613ca5be9f2a418";
const std::string kShareOfRed = "b7d04c1135aa90ee42f8a6c05d1b7e93";
constexpr CompanyId kOnlyCompany{1};

CardPlan one_more_order() {
    return {.id = "runner",
            .title = "Card",
            .text = "A card.",
            .windows = {"0"},
            .acts_in = {},
            .target = CardTarget::OwnStand,
            .effects = {{CardTouches::Order, 0, "second_slot"}},
            .negates = {}};
}
Scenario with_decks_of_one() {
    Scenario scenario = Game(a_game()).scenario;
    scenario.cards = {one_more_order()};
    scenario.deck_blue = scenario.deck_red = {"runner"};
    StandPlan plan;
    plan.id = StandId{1};
    plan.line = scenario.lines.front().id;
    plan.company = kOnlyCompany;
    plan.issuer = rules::Issuer::CompanyJoint;
    plan.at = Point{20_in, 20_in};
    scenario.stands = {plan};
    CompanyPlan company;
    company.id = kOnlyCompany;
    company.name = "Company";
    scenario.companies = {company};
    return scenario;
}
Game begun_without_cards(ScriptedDice& dice) {
    auto scenario = with_decks_of_one();
    scenario.options.fow = rules::FowUse::Off;
    scenario.options.dice_audit = false;
    Game game;
    (void)begin(game, scenario, dice);
    return game;
}

}  // namespace

TEST_CASE("FOW-05 S-65 the first card is dealt in set-up, with the last share in the dice",
          "[cards_dealt][FOW-04][FOW-05][S-65][S-05]") {
    auto scenario = with_decks_of_one();
    const bool checked = GENERATE(true, false);
    scenario.options.dice_audit = checked;
    Game game;
    auto dice = blue_begins(5);
    (void)begin(game, scenario, dice);
    REQUIRE(game.subphase == Subphase::FirstOrders);
    if (checked) {
        promise_shares(game, kShareOfBlue, kShareOfRed, dice);
        happens(game, Actor::Blue, ContributeToDice{kShareOfBlue}, dice);
        CHECK(game.hands[0].cards.empty());
        happens(game, Actor::Red, ContributeToDice{kShareOfRed}, dice);
    }
    CHECK(game.hands[0].cards == std::vector<std::string>{"runner"});
    CHECK(game.hands[1].cards.size() == 1);
    CHECK(choices_of(game, Side::Blue).cards.size() == 1);
    happens(game, Actor::Blue, PlayCard{.card = "runner", .target = "s1"}, dice);
    CHECK(orders_left(game, stand(game, 1)) == 2);
    commit_until(game, Subphase::ArtilleryResponse, dice);
    CHECK(game.hands[0].deck.empty());
    CHECK(game.hands[0].discards.size() == 1);
    CHECK(game.played.empty());
}

TEST_CASE("FOW-05 S-102 where a share is gone without the first card is dealt when the turn begins",
          "[cards_dealt][FOW-05][S-102]") {
    Game game;
    auto dice = blue_begins(5);
    auto scenario = with_decks_of_one();
    scenario.options.dice_audit = true;
    (void)begin(game, scenario, dice);
    commit_until(game, Subphase::DiceContributions, dice);
    CHECK(game.hands[0].cards.empty());
    happens(game, Actor::Blue, AgreeToNoShares{}, dice);
    CHECK(game.hands[0].cards.empty());
    happens(game, Actor::Red, AgreeToNoShares{}, dice);
    CHECK(game.subphase == Subphase::ArtilleryResponse);
    CHECK(game.hands[0].cards.size() == 1);
}

TEST_CASE("S-66 S-78 without cards nothing is dealt, and 5D is passed over",
          "[cards_dealt][S-66][S-78]") {
    auto dice = blue_begins(5);
    auto game = begun_without_cards(dice);
    CHECK_FALSE(takes_place(game, Subphase::FogOfWar));
    commit_until(game, Subphase::ArtilleryResponse, dice);
    CHECK(game.hands[0].cards.empty());
}

TEST_CASE("S-91 cards that the referee switches on in play are dealt in the next 5D",
          "[cards_dealt][S-91][S-66][FOW-05]") {
    auto dice = blue_begins(5);
    auto game = begun_without_cards(dice);
    commit_until(game, Subphase::Orders, dice);
    happens(game, Actor::Referee, SetOption{"fow", "on", "we want cards"}, dice);
    CHECK(game.hands[0].cards.empty());
    commit_until(game, Subphase::BattleOver, dice);  // 5D waits for nobody [S-108]
    CHECK(game.hands[0].cards.size() == 1);
    CHECK(game.hands[1].cards.size() == 1);
}
