#include "game/ammunition/ammunition.h"
#include "game/command/order_facts.h"
#include "game/effects/effects.h"
#include "game/hands/hands.h"
#include "game/orders/orders.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/shelling/shelling.h"
#include "support/in_play.h"

/// On whom cards act, and which cancel each other.
using namespace game;
using namespace support;

namespace {

constexpr CompanyId kBlueCompany{1};
constexpr CompanyId kRedCompany{101};

CardPlan card_for(std::string id, std::string window, CardTarget target, CardEffect effect,
                  std::vector<std::string> negates = {}) {
    return {.id = std::move(id),
            .title = "Card",
            .text = "A card.",
            .windows = {std::move(window)},
            .acts_in = {},
            .target = target,
            .effects = {std::move(effect)},
            .negates = std::move(negates)};
}
/// Rifles of both sides far apart; Blue holds the first card, Red the second.
GameBuilder with_cards(Subphase subphase, std::vector<CardPlan> cards) {
    return a_game()
        .in(subphase)
        .with(a_stand(1).that_issues_as(rules::Issuer::CompanyJoint))
        .with(a_stand(1001).at({60_in, 60_in}).visible())
        .set([&](Game& g) {
            g.scenario.options.dice_audit = false;
            g.scenario.cards = cards;
            g.hands[0].cards = {cards.front().id};
            if (cards.size() > 1) g.hands[1].cards = {cards[1].id};
        });
}
PlayCard on(std::string card, std::string target) {
    return {.card = std::move(card), .target = std::move(target)};
}
PlayCard on(std::string card, CompanyId company) {
    return {.card = std::move(card), .company = company};
}
void open(Game& game, Dice& dice) {
    Course course{game, dice};
    open_cards(course, step_of(game.subphase).printed);
}

}  // namespace

TEST_CASE("FOW-02 a card for calls of a battery names batteries, off the table too",
          "[cards_in_play][FOW-02]") {
    const Game game =
        with_cards(Subphase::ArtilleryResponse, {card_for("battery", "1A", CardTarget::OwnStand,
                                                          {CardTouches::Response, 4, ""})})
            .with(a_stand(2).of("mortar").off_board())
            .with(a_stand(3).of("mortar").at({30_in, 30_in}));
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.cards.size() == 1);
    CHECK(choices.cards[0].own_stands == std::vector{StandId{2}, StandId{3}});
    CHECK_THAT(decide(game, Side::Blue, on("battery", "s2")), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, on("battery", "s1")), IsRefused("no_battery", {"FOW-02"}));
}

TEST_CASE("FOW-02 SPOT-04 a card that hides names a stand that touches nobody",
          "[cards_in_play][FOW-02][SPOT-04]") {
    const Game game =
        with_cards(Subphase::ChangeFacing, {card_for("slip", "4A", CardTarget::OwnStand,
                                                     {CardTouches::Visibility, 0, "hide"})})
            .with(a_stand(2).at({30_in, 30_in}).visible())
            .with(a_stand(1002).at({30_in, 31.05_in}).visible());
    CHECK(choices_of(game, Side::Blue).cards.at(0).own_stands == std::vector{StandId{1}});
    CHECK_THAT(decide(game, Side::Blue, on("slip", "s2")), IsRefused("in_contact", {"SPOT-04"}));
    CHECK_THAT(decide(game, Side::Blue, on("slip", "s1")), IsAccepted());
}

TEST_CASE("FOW-02 a card for a place names one on the table", "[cards_in_play][FOW-02]") {
    const Game game =
        with_cards(Subphase::ArtilleryResponse,
                   {card_for("smoke", "1A", CardTarget::Place, {CardTouches::Smoke, 0, "place"})});
    const auto at = [&](Point place) {
        return decide(game, Side::Blue, PlayCard{.card = "smoke", .place = place});
    };
    CHECK_THAT(at({73_in, 10_in}), IsRefused("off_table", {"FOW-02"}));
    CHECK_THAT(at({72_in, 10_in}), IsAccepted());
}

TEST_CASE("FOW-02 a company's card acts on its stands in vehicles, too",
          "[cards_in_play][FOW-02]") {
    Game game = with_cards(Subphase::Orders, {card_for("up", "5A", CardTarget::OwnCompany,
                                                       {CardTouches::State, 0, "remove_pin"})})
                    .with(a_stand(2).of("truck").at({30_in, 30_in}))
                    .with(a_stand(3).aboard(2).that_is(MoraleState::Pinned));
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, on("up", kBlueCompany), dice);
    open(game, dice);
    CHECK(stand(game, 3).state == MoraleState::Steady);
}

TEST_CASE("FOW-18 S-93 cards cancel each other only where both concern the same stand",
          "[cards_in_play][FOW-18][S-93]") {
    const auto heads = card_for("heads", "4A", CardTarget::EnemyStand,
                                {CardTouches::Suppression, 0, "suppress"}, {"heads"});
    const auto shake = card_for("shake", "4A", CardTarget::OwnCompany,
                                {CardTouches::Suppression, 0, "remove"}, {"heads"});
    Game game = with_cards(Subphase::ChangeFacing, {heads, shake})
                    .with(a_stand(1002).at({50_in, 60_in}).in_company(102).suppressed())
                    .with(a_stand(2).at({10_in, 10_in}).visible());
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, on("heads", "m1001"), dice);
    SECTION("the company of that stand") {
        happens(game, Actor::Red, on("shake", kRedCompany), dice);
        open(game, dice);
        CHECK(game.played.empty());
        CHECK_FALSE(stand(game, 1001).suppressed);
    }
    SECTION("another company") {
        happens(game, Actor::Red, on("shake", CompanyId{102}), dice);
        open(game, dice);
        CHECK(stand(game, 1001).suppressed);
        CHECK_FALSE(stand(game, 1002).suppressed);
    }
    SECTION("each harms the other side: nothing is negated") {
        game.hands[1].cards = {"heads"};
        happens(game, Actor::Red, on("heads", "m2"), dice);
        open(game, dice);
        CHECK(stand(game, 1001).suppressed);
        CHECK(stand(game, 2).suppressed);
    }
}

TEST_CASE("FOW-18 S-93 cards of 2B are opened together, and who is cancelled has done nothing",
          "[cards_in_play][FOW-18][S-93][S-65]") {
    const auto calm = card_for("calm", "2B", CardTarget::OwnCompany,
                               {CardTouches::Suppression, 0, "remove"}, {"heads"});
    const auto heads = card_for("heads", "2B", CardTarget::EnemyStand,
                                {CardTouches::Suppression, 0, "suppress"}, {"heads"});
    Game game = with_cards(Subphase::PrepFireA, {calm, heads})
                    .with(a_stand(2).at({10_in, 10_in}).visible().suppressed());
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, on("calm", kBlueCompany), dice);
    happens(game, Actor::Blue, Commit{}, dice);
    REQUIRE(game.subphase == Subphase::PrepFireB);
    CHECK(stand(game, 2).suppressed);
    const bool answered = GENERATE(true, false);
    if (answered) happens(game, Actor::Red, on("heads", "m2"), dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<CardsCancelled>(events) == (answered ? 1 : 0));
    CHECK(stand(game, 2).suppressed == answered);
}

TEST_CASE("FOW-17 S-93 a card that has done something at once is not cancelled afterwards",
          "[cards_in_play][FOW-17][S-93]") {
    auto mixed = card_for("mixed", "5E", CardTarget::OwnCompany,
                          {CardTouches::Suppression, 0, "remove"}, {"heads"});
    mixed.effects.push_back({CardTouches::Movement, 50, "allow"});
    const auto lasting = card_for("lasting", "5E", CardTarget::OwnCompany,
                                  {CardTouches::Movement, 50, "allow"}, {"heads"});
    const auto heads = card_for("heads", "5E", CardTarget::EnemyStand,
                                {CardTouches::Movement, 0, "forbid"}, {"heads"});
    const bool at_once = GENERATE(true, false);
    Game game = with_cards(Subphase::DeclarationsA, {at_once ? mixed : lasting, heads})
                    .with(a_stand(2).at({10_in, 10_in}).visible().suppressed())
                    .set([](Game& g) { g.scenario.options.adv_entrench = true; });
    auto dice = dice_always_show(5);
    happens(game, Actor::Blue, on(at_once ? "mixed" : "lasting", kBlueCompany), dice);
    happens(game, Actor::Blue, Commit{}, dice);
    REQUIRE(game.subphase == Subphase::DeclarationsB);
    happens(game, Actor::Red, on("heads", "m2"), dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<CardsCancelled>(events) == (at_once ? 0 : 1));
}

TEST_CASE("S-65 every_step: a card for one order more, played before 5A, holds in 5A",
          "[cards_in_play][S-65][ORD-03]") {
    Game game = with_cards(Subphase::Orders, {card_for("runner", "5A", CardTarget::OwnStand,
                                                       {CardTouches::Order, 0, "second_slot"})})
                    .with(a_stand(2).at({10_in, 10_in}).that_issues_as(rules::Issuer::Self))
                    .set([](Game& g) {
                        g.scenario.options.fow_windows = rules::FowWindows::EveryStep;
                        g.scenario.deck_blue = {"runner"};
                    });
    CHECK_THAT(decide(game, Side::Blue, on("runner", "s2")), IsRefused("no_order_slot"));
    game.card_window = CardWindow{Subphase::Orders, false};
    game.subphase = Subphase::CardWindow;
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, on("runner", "s1"), dice);
    commit_until(game, Subphase::Orders, dice);
    CHECK(orders_left(game, stand(game, 1)) == 2);
}

TEST_CASE("FOW-18 an order more that a cancelled card allowed falls",
          "[cards_in_play][FOW-18][ORD-03]") {
    Game game = with_cards(
        Subphase::Orders,
        {card_for("runner", "5A", CardTarget::OwnStand, {CardTouches::Order, 0, "second_slot"}),
         card_for("counter", "5A", CardTarget::Side, {CardTouches::Cancel, 0, "cancel"})});
    auto dice = blue_begins(5);
    const PlaceOrder hold{
        .issuer = StandId{1},
          .chit = OrderChit::Hold, .marker = {24_in, 24_in}
    };
    happens(game, Actor::Blue, on("runner", "s1"), dice);
    happens(game, Actor::Blue, hold, dice);
    happens(game, Actor::Blue, hold, dice);
    const auto first_placed = game.placed.front().id;
    const bool countered = GENERATE(true, false);
    if (countered) happens(game, Actor::Red, PlayCard{.card = "counter"}, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<OrderWithdrawn>(events) == (countered ? 1 : 0));
    CHECK(the<OrdersTakeForce>(events).orders.size() == (countered ? 1 : 2));
    CHECK(the<OrdersTakeForce>(events).orders.front().id == first_placed);
}

TEST_CASE("S-94 a card that lowers or raises the dice counts for divided fire, too",
          "[cards_in_play][S-94][FIRE-12][S-46]") {
    const int change = GENERATE(-1, 1);
    Game game =
        a_game()
            .with(a_stand(1).of("gun").at({24_in, 20_in}).of_quality(rules::TroopQuality::Elite))
            .with(a_stand(1001).at({24_in, 30_in}).visible())
            .with(a_stand(1002).at({27_in, 30_in}).visible())
            .set([&](Game& g) {
                g.scenario.cards = {card_for("belts", "4B", CardTarget::OwnStand,
                                             {CardTouches::RateOfFire, change, ""})};
                PlayedCard played;
                played.card = "belts";
                played.stand = StandId{1};
                played.open = true;
                g.played = {played};
            });
    declared(game, Side::Blue, at(1, 1001, 1, 1));  // two dice when divided
    declared(game, Side::Blue, at(1, 1002, 1, 1));
    auto dice = dice_always_show(10);
    std::vector<std::size_t> rolled;
    for (const auto& shot : all_of<ShotResolved>(resolved(game, dice, rules::FireKind::General)))
        rolled.push_back(shot.dice.size());
    CHECK(rolled == (change > 0 ? std::vector<std::size_t>{2, 1} : std::vector<std::size_t>{1, 0}));
}

TEST_CASE("FOW-14 the heaviest ammunition is that of the greatest calibre",
          "[cards_in_play][FOW-14]") {
    Game game = a_game().with(a_stand(1).of("bazookas")).set([](Game& g) {
        g.scenario.options.adv_ammo = true;
        auto& line = *std::ranges::find(g.scenario.lines.edit(), "bazookas", &rules::DataLine::id);
        auto light = line.weapons.back();
        light.name = "Rifle grenades";
        light.weapon = 3;
        light.calibre_mm = 30;
        line.weapons.insert(line.weapons.begin(), light);
    });
    auto dice = dice_show({});
    Course course{game, dice};
    deplete_by_card(course, StandId{1});
    CHECK(the<AmmunitionUsed>(course.take()).weapon == "Bazooka");
}

TEST_CASE("S-66 S-91 when cards are switched off, none is played", "[cards_in_play][S-66][S-91]") {
    Game held = with_cards(Subphase::Orders, {card_for("up", "5A", CardTarget::OwnCompany,
                                                       {CardTouches::State, 0, "remove_pin"})});
    CHECK_THAT(decide(held, Side::Blue, on("up", kBlueCompany)), IsAccepted());
    held.scenario.options.fow = rules::FowUse::Off;
    CHECK_THAT(decide(held, Side::Blue, on("up", kBlueCompany)), IsRefused("wrong_window"));
}

TEST_CASE("S-04 a card that lets a stand go farther does not make its least move longer",
          "[cards_in_play][S-04][FOW-01]") {
    Game game = with_cards(Subphase::SideAMoves, {card_for("going", "2B", CardTarget::OwnStand,
                                                           {CardTouches::Movement, 50, "allow"})})
                    .with(a_stand(2).at({30_in, 24_in}).under(OrderChit::HastyAdvance))
                    .set([](Game& g) {
                        PlayedCard played;
                        played.card = "going";
                        played.stand = StandId{2};
                        played.open = true;
                        g.played = {played};
                    });
    const auto choices = choices_of(game, Side::Blue);
    REQUIRE(choices.moves.size() == 1);
    CHECK(std::ranges::count(choices.moves.front().paths.front(), Point{30_in, 42_in}) == 1);
    const auto& paths = choices.moves.front().paths;
    CHECK(std::ranges::any_of(
        paths, [](const auto& path) { return within(path.back(), {30_in, 30_in}, 0.01_in); }));
    auto dice = blue_begins(5);
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(within(stand(game, 2).at, {30_in, 30_in}, 0.01_in));
}

TEST_CASE("PASS-04 cards about hits count for those who ride in a vehicle that is lost",
          "[cards_in_play][PASS-04][FOW-01]") {
    const bool played_it = GENERATE(false, true);
    Game game =
        with_cards(Subphase::GeneralFire,
                   {card_for("dud", "4B", CardTarget::OwnCompany, {CardTouches::Results, -5, ""})})
            .with(a_stand(2).of("truck").in_company(2).at({30_in, 24_in}))
            .with(a_stand(3).aboard(2).at({30_in, 24_in}))
            .set([&](Game& g) {
                PlayedCard played;
                played.card = "dud";
                played.company = kBlueCompany;
                played.open = true;
                if (played_it) g.played = {played};
            });
    auto dice = dice_show({}).otherwise(10);
    Course course{game, dice};
    apply_results(course,
                  {
                      {StandId{2}, 10, 10, {}, rules::HitOutcome::Eliminated}
    },
                  Cause::Fire);
    CHECK(is_lost(stand(game, 3).presence) != played_it);
    const auto working = the<PassengerRolled>(course.take()).working;
    CHECK(rules::total(working) == (played_it ? -5 : 0));
}

TEST_CASE("S-87 who may not fire by a card answers no call in 3A",
          "[cards_in_play][FOW-01][FOW-13][S-87]") {
    const bool is_held = GENERATE(false, true);
    Game game =
        with_cards(Subphase::OpportunityFire, {card_for("aim", "3A", CardTarget::Side, {}),
                                               card_for("hold", "3A", CardTarget::EnemyStand,
                                                        {CardTouches::Fire, 0, "forbid"})})
            .with(a_stand(2).at({60_in, 40_in}).that_observes())
            .with(a_stand(3).of("mortar").at({60_in, 30_in}).under(OrderChit::Hold).visible());
    game.scenario.options.opfire_idf_calls = true;
    auto dice = dice_always_show(1);
    const RequestMission call{
        StandId{2},
        {StandId{3}},
        rules::MissionKind::HighExplosive, {60_in, 60_in}
    };
    happens(game, Actor::Blue, call, dice);
    if (is_held) happens(game, Actor::Red, on("hold", "m3"), dice);
    happens(game, Actor::Red, Commit{}, dice);
    const auto events = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(count<TemplatePlaced>(events) == (is_held ? 0 : 1));
    CHECK(count<MissionWithdrawn>(events) == (is_held ? 1 : 0));
    CHECK(game.missions.empty());
}
