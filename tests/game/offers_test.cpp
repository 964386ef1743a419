#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "base/contains.h"
#include "game/play/decide.h"
#include "game/play/offers.h"
#include "support/builders.h"
#include "support/scripted_dice.h"

/// What is offered from command to command is what is offered from nothing; here, that it is asked
/// for again when it has to be, and not when nothing has changed.

using namespace game;
using namespace support;

namespace {

template <class Choice> bool is_remade(const MadeAnew<Choice>& made, int stand) {
    return made.all || std::ranges::any_of(made.choices, [&](const auto& one) {
               return one.first == StandId{static_cast<std::uint16_t>(stand)};
           });
}

struct Follower {
    Game now;
    Offers offers{Actor::Blue};

    explicit Follower(Game game) : now(std::move(game)) { offers.follow(now, Changed::all()); }
    Offered after(auto change) {
        const auto before = now;
        change(now);
        return offers.follow(now, changed_between(before, now));
    }
};

Game two_movers_far_apart() {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).at({8_in, 8_in}).under(OrderChit::CautiousAdvance))
        .with(a_stand(2).at({60_in, 40_in}).under(OrderChit::CautiousAdvance));
}

/// Rifles on both sides of a truck.
Game two_beside_a_truck() {
    const auto chit = OrderChit::CautiousAdvance;
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).at({25.05_in, 24_in}).under(chit))
        .with(a_stand(2).of("truck").at({24_in, 24_in}).under(chit))
        .with(a_stand(3).at({22.95_in, 24_in}).under(chit));
}

bool may_get_in(const Offered& offered, int stand) {
    return offered.transport && std::ranges::any_of(*offered.transport, [&](const auto& choice) {
               return choice.act == TransportAct::Load &&
                      choice.stand == StandId{static_cast<std::uint16_t>(stand)};
           });
}

}  // namespace

TEST_CASE("REL-27 a move is offered anew to whoever could meet the mover", "[offers][REL-27]") {
    Follower blue(two_movers_far_apart());
    const auto moved = blue.after([](Game& game) { find_stand(game, StandId{1})->at.y += 1_in; });
    CHECK(moved.decides);
    CHECK(is_remade(moved.moves, 1));
    CHECK_FALSE(is_remade(moved.moves, 2));
}

TEST_CASE("MOVE-20 ORD-50 who keeps away from enemies is asked again when one anywhere is another "
          "now, not when a friend far off is",
          "[offers][MOVE-20][ORD-50]") {
    const auto chit = GENERATE(OrderChit::CautiousAdvance, OrderChit::Disengage);
    const bool pinned = GENERATE(true, false);
    Follower blue(a_game()
                      .in(Subphase::SideAMoves)
                      .with(a_stand(1).at({8_in, 8_in}).under(OrderChit::CautiousAdvance))
                      .with(a_stand(2)
                                .at({60_in, 40_in})
                                .under(chit)
                                .that_is(pinned ? MoraleState::Pinned : MoraleState::Steady))
                      .with(a_stand(1001).at({8_in, 40_in}).visible()));
    const auto comes_on = [&](std::uint16_t id) {
        return blue.after([&](Game& game) { find_stand(game, StandId{id})->at.y += 1_in; });
    };
    CHECK_FALSE(is_remade(comes_on(1).moves, 2));
    CHECK(is_remade(comes_on(1001).moves, 2) == (pinned || chit == OrderChit::Disengage));
}

TEST_CASE("S-82 an obstacle that is found is in the prices of all", "[offers][S-82]") {
    Follower blue(two_movers_far_apart());
    const auto found = blue.after([](Game& game) {
        find_stand(game, StandId{1})->at.y += 1_in;
        game.knowledge[0].obstacles_seen = {0};
    });
    CHECK(is_remade(found.moves, 2));
}

TEST_CASE("S-32 a wreck that is found is in the way of all", "[offers][S-32]") {
    Follower blue(two_movers_far_apart());
    const auto found =
        blue.after([](Game& game) { game.knowledge[0].wrecks_seen = {MarkerId{1}}; });
    CHECK(is_remade(found.moves, 2));
}

namespace {

Shot shot_at(StandId target) {
    Shot shot;
    shot.id = ShotId{1};
    shot.firer = StandId{1};
    shot.target = target;
    return shot;
}

/// A tank, 1001, passes the first, and the second where that stands at 26"; another is far off.
Game two_that_a_tank_passes(Inches second_at) {
    Game game =
        a_game()
            .in(Subphase::OpportunityFire)
            .with(a_stand(1)
                      .at({
                          24_in, 20_in
    })
                      .under(OrderChit::Hold))
            .with(a_stand(2).at({24_in, second_at}).under(OrderChit::Hold))
            .with(a_stand(1001).of("tank").that_moved({{25_in, 12_in}, {25_in, 34_in}}).visible())
            .with(a_stand(1002).of("tank").at({60_in, 40_in}).visible());
    for (auto& contact : knowledge_of(game, Watcher::Blue).contacts)
        if (contact.stand == StandId{1001})
            contact.shown.path = {
                {25_in, 20_in},
                {25_in, 26_in},
                {25_in, 34_in}
            };
    return game;
}

}  // namespace

TEST_CASE("S-52 who could assault is asked again when another declares at whom he touches",
          "[offers][S-52]") {
    const bool passes_both = GENERATE(true, false);
    const StandId target{GENERATE(as<std::uint16_t>{}, 1001, 1002)};
    Follower blue(two_that_a_tank_passes(passes_both ? 26_in : 40_in));
    const auto declared = blue.after([&](Game& now) { now.shots.push_back(shot_at(target)); });
    CHECK(is_remade(declared.fires, 1));
    const bool touches_target = passes_both && target == StandId{1001};
    CHECK(is_remade(declared.fires, 2) == touches_target);
}

TEST_CASE("S-52 who could assault is asked again when another who does so turns from it",
          "[offers][S-52]") {
    auto game = two_that_a_tank_passes(26_in);
    game.shots = {shot_at(StandId{1001})};
    Follower blue(game);
    const auto turned_away =
        blue.after([](Game& now) { find_stand(now, StandId{1})->facing = 90_deg; });
    CHECK(is_remade(turned_away.fires, 2));
}

namespace {

/// The first and the second fire at two enemies; so does the third, from the truck, the fourth. The
/// fifth is far from all of them.
Game three_who_fire() {
    return a_game()
        .in(Subphase::GeneralFire)
        .with(a_stand(1).at({10_in, 10_in}).facing(90_deg).under(OrderChit::Hold))
        .with(a_stand(2).at({10_in, 30_in}).facing(90_deg).under(OrderChit::Hold))
        .with(a_stand(3).aboard(4).under(OrderChit::Hold))
        .with(a_stand(4).of("truck").at({10_in, 45_in}).facing(90_deg).under(OrderChit::Hold))
        .with(a_stand(5).at({5_in, 60_in}).under(OrderChit::Hold))
        .with(a_stand(1001).at({30_in, 10_in}).visible())
        .with(a_stand(1002).at({30_in, 30_in}).visible());
}

/// Of the first three.
std::vector<int> fires_remade(const Offered& offered) {
    std::vector<int> remade;
    for (const int stand : {1, 2, 3})
        if (is_remade(offered.fires, stand)) remade.push_back(stand);
    return remade;
}

/// Who is asked again and may fire.
std::vector<int> fires_offered(const Offered& offered) {
    std::vector<int> offers;
    for (const auto& [stand, choice] : offered.fires.choices)
        if (choice) offers.push_back(stand.value);
    return offers;
}

}  // namespace

TEST_CASE("FIRE-15 who turns is asked again what bears, and who is carried when his truck turns",
          "[offers][FIRE-15]") {
    Follower blue(three_who_fire());
    const auto turn = [&](std::uint16_t id) {
        return blue.after([&](Game& now) { find_stand(now, StandId{id})->facing = 270_deg; });
    };
    CHECK(fires_remade(turn(1)) == std::vector{1});
    CHECK(fires_remade(turn(4)) == std::vector{3});
    CHECK(fires_remade(turn(5)).empty());
}

TEST_CASE("LOS-12 who fires past the place that a friend comes to, or leaves, is asked again",
          "[offers][LOS-12]") {
    Follower blue(three_who_fire());
    const auto comes_to = [&](Point place) {
        return blue.after([&](Game& now) { find_stand(now, StandId{5})->at = place; });
    };
    CHECK(fires_remade(comes_to({20_in, 10_in})) == std::vector{1});
    CHECK(fires_remade(comes_to({5_in, 60_in})) == std::vector{1});
    CHECK(fires_remade(comes_to({5_in, 70_in})).empty());
}

TEST_CASE("LOS-11 who could not fire for the ground before him is looked for where he has come to",
          "[offers][LOS-11]") {
    const auto woods = an_area(rules::Terrain::Woods, {15_in, 0_in}, {20_in, 50_in},
                               rules::Cover::Medium, rules::Visibility::Dense, 2);
    Follower blue(a_game()
                      .in(Subphase::GeneralFire)
                      .with(woods)
                      .with(a_stand(1).at({10_in, 10_in}).facing(90_deg).under(OrderChit::Hold))
                      .with(a_stand(1001).at({30_in, 10_in}).visible()));
    const auto goes_to = [&](Point place) {
        return fires_offered(
            blue.after([&](Game& now) { find_stand(now, StandId{1})->at = place; }));
    };
    CHECK(goes_to({10_in, 20_in}).empty());
    CHECK(goes_to({22_in, 5_in}) == std::vector{1});
}

TEST_CASE("TRANS-16 who gets off an AFV fires from where he is, wherever he was before he got on",
          "[offers][TRANS-16]") {
    const auto woods = an_area(rules::Terrain::Woods, {15_in, 0_in}, {20_in, 50_in},
                               rules::Cover::Medium, rules::Visibility::Dense, 2);
    Follower blue(a_game()
                      .in(Subphase::GeneralFire)
                      .with(woods)
                      .with(a_stand(1).of("tank").at({10_in, 10_in}).under(OrderChit::Hold))
                      .with(a_stand(2).aboard(1).at({60_in, 60_in}).under(OrderChit::Hold))
                      .with(a_stand(1001).at({30_in, 10_in}).visible())
                      .set([](Game& now) { now.scenario.options.tank_riders_fire = true; }));
    const auto got_off = blue.after([](Game& now) {
        auto& rider = *find_stand(now, StandId{2});
        rider.aboard = {};
        rider.presence = Presence::OnTable;
        rider.at = {40_in, 30_in};
        rider.facing = 270_deg;
    });
    CHECK(contains(fires_offered(got_off), 2));
}

TEST_CASE("IDF-29 smoke comes between a firer and a target, and goes", "[offers][IDF-29]") {
    Follower blue(three_who_fire());
    const auto smoke = [&](bool lies) {
        return fires_offered(blue.after([&](Game& now) {
            now.templates.clear();
            if (!lies) return;
            now.templates.push_back({});
            now.templates.back().kind = rules::MissionKind::Smoke;
            now.templates.back().centre = {20_in, 20_in};
            now.templates.back().size = 30_in;
        }));
    };
    CHECK(smoke(true).empty());
    CHECK(smoke(false) == std::vector{1, 2});
}

TEST_CASE("FIRE-21 who has declared a shot is asked again what is left to him, and when it is not",
          "[offers][FIRE-21]") {
    Follower blue(three_who_fire());
    const auto declared =
        blue.after([](Game& now) { now.shots.push_back(shot_at(StandId{1001})); });
    CHECK(fires_remade(declared) == std::vector{1});
    CHECK(fires_remade(blue.after([](Game& now) { now.shots.clear(); })) == std::vector{1});
}

TEST_CASE("REL-27 an enemy that is another one now is another target to all", "[offers][REL-27]") {
    Follower blue(three_who_fire());
    const auto suppressed =
        blue.after([](Game& now) { find_stand(now, StandId{1001})->suppressed = true; });
    CHECK(suppressed.fires.all);
    const auto lost =
        blue.after([](Game& now) { knowledge_of(now, Watcher::Blue).contacts.pop_back(); });
    CHECK(lost.fires.all);
}

TEST_CASE("TRANS-02 a truck that somebody got into is offered to nobody else",
          "[offers][TRANS-02]") {
    Follower blue(two_beside_a_truck());
    const auto turned_about =
        blue.after([](Game& game) { find_stand(game, StandId{2})->facing = 180_deg; });
    CHECK((may_get_in(turned_about, 1) && may_get_in(turned_about, 3)));
    auto dice = dice_show({}).otherwise(5);
    const auto loaded = blue.after(
        [&](Game& game) { REQUIRE(play(game, Actor::Blue, Load{StandId{3}, StandId{2}}, dice)); });
    REQUIRE(loaded.transport);
    CHECK_FALSE(may_get_in(loaded, 1));
}

TEST_CASE("TRANS-04 a truck that has no half of its movement left is offered to nobody",
          "[offers][TRANS-04]") {
    Follower blue(two_beside_a_truck());
    const auto driven =
        blue.after([](Game& game) { find_stand(game, StandId{2})->halves_spent = 2; });
    REQUIRE(driven.transport);
    CHECK_FALSE((may_get_in(driven, 1) || may_get_in(driven, 3)));
}

TEST_CASE("S-26 a transport returns to whoever it carried, wherever that has gone",
          "[offers][S-26][TRANS-19]") {
    auto game = two_beside_a_truck();
    game.subphase = Subphase::PrepFireA;
    auto& truck = *find_stand(game, StandId{2});
    truck.presence = Presence::OffTable;
    truck.carried = {StandId{1}};
    Follower blue(game);
    const auto gone =
        blue.after([](Game& now) { find_stand(now, StandId{1})->at = {60_in, 40_in}; });
    REQUIRE(gone.transport);
    REQUIRE(gone.transport->size() == 1);
    CHECK(within(gone.transport->front().places.front(), {60_in, 40_in}, 4_in));
}

TEST_CASE("ORD-03 who has placed his order is asked again, and nobody else",
          "[offers][ORD-03][REL-27]") {
    Follower blue(
        a_game()
            .in(Subphase::Orders)
            .with(a_stand(1).at({8_in, 8_in}).that_issues_as(rules::Issuer::Commander))
            .with(a_stand(2).at({60_in, 40_in}).that_issues_as(rules::Issuer::Commander)));
    const auto placed = blue.after([](Game& game) {
        Order order;
        order.id = OrderId{1};
        order.issuer = StandId{1};
        order.chit = OrderChit::Hold;
        order.marker = {8_in, 8_in};
        game.placed.push_back(order);
    });
    REQUIRE(is_remade(placed.orders, 1));
    CHECK_FALSE(placed.orders.choices.front().second);
    CHECK_FALSE(is_remade(placed.orders, 2));
}
