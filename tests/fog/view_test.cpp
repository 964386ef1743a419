#include <catch2/catch.hpp>

#include "fog/view_of.h"
#include "skirmish.h"

using namespace support;
using fog::View;

namespace {

View view(const Game& game, Audience audience) {
    return fog::view_of(game, fog::Chronicle{audience}, {});
}

/// What Blue and the public see must not change by what is done here.
void check_unseen(const Game& game, const std::function<void(Game&)>& change) {
    auto other = game;
    change(other);
    REQUIRE(other != game);
    CHECK(view(other, Audience::Blue) == view(game, Audience::Blue));
    CHECK(view(other, Audience::Public) == view(game, Audience::Public));
    CHECK(view(other, Audience::Referee) != view(game, Audience::Referee));
}

Game with_secrets() {
    Game game = a_skirmish();
    game.scenario.cards = {
        {"jammed", "Jammed", "", {"4B"}, "", {}, {}, {}},
        {"smoke",  "Smoke",  "", {"4B"}, "", {}, {}, {}}
    };
    game.hands[1].deck = {"jammed"};
    game.hands[1].cards = {"jammed", "smoke"};
    return game;
}

game::Stand& hidden(Game& game) { return *game::find_stand(game, StandId{1002}); }

}  // namespace

TEST_CASE("REL-01, REL-02 of a hidden stand nothing is seen", "[fog][REL-01][REL-02]") {
    const auto game = with_secrets();
    check_unseen(game, [](Game& g) { hidden(g).at = {1_in, 1_in}; });
    check_unseen(game, [](Game& g) { hidden(g).name = "zq"; });
    check_unseen(game, [](Game& g) { hidden(g).quality = rules::TroopQuality::Green; });
    check_unseen(game, [](Game& g) { hidden(g).state = rules::MoraleState::Shaken; });
    check_unseen(game, [](Game& g) { hidden(g).fired_in = Subphase::OpportunityFire; });
    check_unseen(game, [](Game& g) {
        std::erase_if(g.stands, [](const Stand& s) { return s.id == StandId{1002}; });
    });
}

TEST_CASE("S-41 of a stand in sight neither quality nor name nor company is seen",
          "[fog][S-41][REL-02]") {
    const auto game = with_secrets();
    const auto seen = [](Game& g) -> game::Stand& { return *game::find_stand(g, StandId{1001}); };
    check_unseen(game, [&](Game& g) { seen(g).quality = rules::TroopQuality::Elite; });
    check_unseen(game, [&](Game& g) { seen(g).name = "zq"; });
    check_unseen(game, [&](Game& g) { seen(g).smoke_missions = 3; });
    check_unseen(game, [](Game& g) { g.companies.back().morale = 3; });
}

TEST_CASE("S-97 of a crew without its gun is seen what was released", "[fog][S-97][REL-02]") {
    auto game = with_secrets();
    check_unseen(game, [](Game& g) { game::find_stand(g, StandId{1001})->crew_left_gun = true; });
    CHECK_FALSE(view(game, Audience::Blue).contacts.at("m1001").crew_left_gun);
    auto& known = *std::ranges::find(game.knowledge[0].contacts, "m1001", &game::Contact::handle);
    known.shown.crew_left_gun = true;
    CHECK(view(game, Audience::Blue).contacts.at("m1001").crew_left_gun);
}

TEST_CASE("REL-03, REL-05 a contact shows what was released, not where the stand is",
          "[fog][REL-03][REL-05]") {
    auto game = with_secrets();
    game.subphase = Subphase::Spotting;
    check_unseen(game, [](Game& g) { game::find_stand(g, StandId{1001})->at = {1_in, 1_in}; });
    auto lost = game;
    for (const auto watcher : {0, 2})
        lost.knowledge[static_cast<std::size_t>(watcher)].contacts.front().in_sight = true;
    auto& ghost = *std::ranges::find(lost.knowledge[0].contacts, "m1001", &game::Contact::handle);
    ghost.in_sight = false;
    const auto contact = view(lost, Audience::Blue).contacts.at("m1001");
    CHECK(!contact.in_sight);
    CHECK(contact.at == Point{24_in, 34_in});
    CHECK(contact.turn == 1);
}

TEST_CASE("S-13, REL-14 of the enemy's orders: revealed, with a member in sight, type and arrow",
          "[fog][S-13][REL-14]") {
    Game game = a_skirmish().with(
        a_stand(1003).at({26_in, 34_in}).visible().under(OrderChit::Hold).on_overwatch());
    game.orders.back().followers.push_back(StandId{1002});
    const auto blue = view(game, Audience::Blue);
    REQUIRE(blue.orders.size() == 1);
    const auto& order = blue.orders.begin()->second;
    CHECK(order.chit == OrderChit::Hold);
    CHECK(order.members == std::vector<std::string>{"m1003"});
    CHECK(!order.marker);
    CHECK(!order.issuer);
    CHECK(order.overwatch.empty());

    check_unseen(game, [](Game& g) { g.orders.back().marker = {1_in, 1_in}; });
    check_unseen(game, [](Game& g) { g.orders.back().id = OrderId{31000}; });
    check_unseen(game, [](Game& g) { g.orders.back().followers.pop_back(); });
    check_unseen(game, [](Game& g) { g.orders.back().overwatch.clear(); });
    game.orders.back().revealed = false;
    CHECK(view(game, Audience::Blue).orders.empty());
    game.orders.back().revealed = true;
    game.orders.back().followers = {StandId{1002}};
    CHECK(view(game, Audience::Blue).orders.empty());
    check_unseen(game, [](Game& g) { g.orders.back().chit = OrderChit::HastyAdvance; });
}

TEST_CASE("ORD-45 only an order with a direction is shown with an arrow", "[fog][ORD-45]") {
    const auto chit = GENERATE(OrderChit::Hold, OrderChit::HastyAdvance);
    const Game game = a_skirmish().with(a_stand(1003).at({26_in, 34_in}).visible().under(chit));
    for (const auto audience : {Audience::Blue, Audience::Red, Audience::Referee})
        for (const auto& [key, order] : view(game, audience).orders)
            CHECK(order.arrow.has_value() == (order.chit == OrderChit::HastyAdvance));
    CHECK_FALSE(view(game, Audience::Red).orders.empty());
}

TEST_CASE("ORD-45 a Hold that was given an arrow is shown with it", "[fog][ORD-45]") {
    Game game =
        a_skirmish().with(a_stand(1003).at({26_in, 34_in}).visible().under(OrderChit::Hold));
    for (auto& order : game.orders) {
        order.turns = order.chit == OrderChit::Hold;
        order.arrow = Facing{90000};
    }
    const auto orders = view(game, Audience::Red).orders;
    REQUIRE_FALSE(orders.empty());
    for (const auto& [key, order] : orders) CHECK(order.arrow == Facing{90000});
}

TEST_CASE("REL-13, REL-16 sealed declarations leave no trace with the other side",
          "[fog][REL-13][REL-16]") {
    const auto game = with_secrets();
    check_unseen(game, [](Game& g) {
        g.placed.emplace_back().id = OrderId{30001};
        g.placed.back().side = Side::Red;
    });
    check_unseen(game, [](Game& g) {
        g.shots.push_back({ShotId{30001}, Side::Red, StandId{1002}, 0, StandId{1}, 0, {}, {}});
    });
    check_unseen(game, [](Game& g) {
        g.missions.push_back({
            MissionId{30001},
            Side::Red, {},
            StandId{1002},
            {},
            {1_in, 1_in}
        });
    });
    check_unseen(game, [](Game& g) { g.turns_declared.emplace_back(StandId{1001}, Facing{9}); });
    check_unseen(game, [](Game& g) { g.committed[1] = true; });
}

TEST_CASE("S-10 which placed order a stand is to follow is seen by its side and the referee",
          "[fog][S-10][REL-13]") {
    auto game = with_secrets();
    const auto place = [&](std::uint16_t id) {
        auto& order = game.placed.emplace_back();
        order.id = OrderId{id};
        order.side = Side::Red;
        order.followers = {StandId{1001}};
    };
    place(30001);
    place(30002);
    for (const auto audience : {Audience::Red, Audience::Referee})
        CHECK(view(game, audience).orders.at("o30002").named.empty());
    auto named = game;
    named.named = {
        {StandId{1001}, OrderId{30002}}
    };
    for (const auto audience : {Audience::Red, Audience::Referee}) {
        const auto orders = view(named, audience).orders;
        CHECK(orders.at("o30001").named.empty());
        CHECK(orders.at("o30002").named == std::vector{StandId{1001}});
    }
    check_unseen(game, [&](Game& g) { g.named = named.named; });
}

TEST_CASE("S-07 where a reinforcement will come in is seen by its side and the referee",
          "[fog][S-07][REL-02]") {
    auto game = with_secrets();
    auto& late = hidden(game);
    late.presence = game::Presence::Reinforcement;
    late.entry_turn = 3;
    late.at = {72_in, 30_in};
    for (const auto audience : {Audience::Red, Audience::Referee}) {
        const auto stand = view(game, audience).stands.at("s1002");
        CHECK(stand.at == Point{72_in, 30_in});
        CHECK(stand.entry_turn == 3);
    }
    check_unseen(game, [](Game& g) { hidden(g).at = {72_in, 50_in}; });
}

TEST_CASE("S-16 its side sees who leads a stand for a turn, and where it returns",
          "[fog][S-16][REL-02]") {
    auto game = with_secrets();
    const auto own = hidden(game).company;
    CHECK_FALSE(view(game, Audience::Red).stands.at("s1002").own_company);
    const auto take = [&](Game& g) {
        hidden(g).own_company = own;
        hidden(g).company = CompanyId{102};
    };
    check_unseen(game, take);
    take(game);
    const auto stand = view(game, Audience::Red).stands.at("s1002");
    CHECK(stand.company == CompanyId{102});
    CHECK(stand.own_company == own);
}

TEST_CASE("S-30, S-47 of walls and hedges is told what they give", "[fog][S-30][S-47][S-92]") {
    auto game = with_secrets();
    game.scenario.field.cover_lines = {
        {"", rules::CoverLineKind::Wall,  {{1_in, 1_in}, {5_in, 1_in}}, {}},
        {"", rules::CoverLineKind::Hedge, {{1_in, 3_in}, {5_in, 3_in}}, {}}
    };
    for (const auto audience : fog::kAudiences) {
        const auto lines = view(game, audience).map.cover_lines;
        REQUIRE(lines.size() == 2);
        CHECK(lines[0].cover == rules::Cover::Medium);
        CHECK(lines[0].hides_hulls);
        CHECK(lines[1].cover == rules::Cover::Medium);
        CHECK_FALSE(lines[1].hides_hulls);
    }
}

TEST_CASE("REL-22 the other hand is a number, and a card that waits unopened still counts",
          "[fog][REL-22][S-65]") {
    const auto game = with_secrets();
    CHECK(view(game, Audience::Blue).hands == fog::Counts{0, 2});
    CHECK(view(game, Audience::Blue).hand.empty());
    CHECK(view(game, Audience::Red).hand.size() == 2);
    auto other = game;
    other.hands[1].cards = {"smoke", "smoke"};
    other.hands[1].deck = {"smoke"};
    CHECK(view(other, Audience::Blue) == view(game, Audience::Blue));
    CHECK(view(other, Audience::Public) == view(game, Audience::Public));
    CHECK(view(other, Audience::Red) != view(game, Audience::Red));
    check_unseen(game, [](Game& g) {
        g.hands[1].cards.pop_back();
        g.played.push_back({CardId{30001}, Side::Red, "smoke", StandId{1002}, {}, {}, false, {}});
    });
}

TEST_CASE("REL-11, REL-20 markers are keyed by their place, never by a number that counts",
          "[fog][REL-11][REL-20]") {
    auto game = with_secrets();
    game.templates = {
        {MarkerId{7},
         Side::Red,
         StandId{1002},
         rules::MissionKind::Smoke,
         {20_in, 20_in},
         3_in, 1,
         {}}
    };
    CHECK(view(game, Audience::Blue).templates.contains("smoke@20000,20000"));
    CHECK(!view(game, Audience::Blue).templates.begin()->second.battery);
    CHECK(view(game, Audience::Red).templates.begin()->second.battery == StandId{1002});
    check_unseen(game, [](Game& g) { g.templates.front().battery = StandId{1001}; });
    game::Wreck wreck;
    wreck.id = MarkerId{8};
    wreck.at = {3_in, 3_in};
    check_unseen(game, [&](Game& g) { g.wrecks.push_back(wreck); });
}

TEST_CASE("REL-31 who is awaited: oneself, or the other; never whether the other is ready",
          "[fog][REL-31]") {
    Game game = a_skirmish();
    CHECK(view(game, Audience::Blue).prompt.waits_for == fog::WaitsFor::You);
    CHECK(view(game, Audience::Public).prompt.waits_for == fog::WaitsFor::Both);
    game.committed = {true, false};
    CHECK(view(game, Audience::Blue).prompt.waits_for == fog::WaitsFor::Other);
    CHECK(view(game, Audience::Blue).prompt.code == fog::PromptCode::Committed);
    CHECK(view(game, Audience::Red).prompt.waits_for == fog::WaitsFor::You);
    CHECK(view(game, Audience::Public).prompt.waits_for == fog::WaitsFor::Both);
    CHECK(view(game, Audience::Referee).prompt.waits_for == fog::WaitsFor::Red);
    game.subphase = Subphase::SideBMoves;  // Blue is Side A
    game.committed = {};
    CHECK(view(game, Audience::Blue).prompt.code == fog::PromptCode::Wait);
    CHECK(view(game, Audience::Public).prompt.waits_for == fog::WaitsFor::Red);
}

TEST_CASE("the public has no stands, orders or hands, but the contacts of both sides",
          "[fog][REL-36]") {
    const auto seen = view(with_secrets(), Audience::Public);
    CHECK(seen.stands.empty());
    CHECK(seen.companies.empty());
    CHECK(seen.orders.empty());
    CHECK(seen.hand.empty());
    CHECK(!seen.desk);
    CHECK(seen.contacts.size() == 2);
    CHECK(seen.choices == fog::Choices{});
}

TEST_CASE("the referee sees the truth under its true names", "[fog]") {
    const auto seen = view(with_secrets(), Audience::Referee);
    CHECK(seen.stands.size() == 4);
    CHECK(seen.stands.at("s1002").quality == rules::TroopQuality::Elite);
    CHECK(seen.contacts.empty());
    REQUIRE(seen.desk);
    CHECK(seen.desk->contacts.at("blue/m1001").stand == StandId{1001});
    CHECK(!seen.choices.rulings.empty());
}

TEST_CASE("SCALE-03 the clock gains thirty minutes a turn", "[fog][SCALE-03]") {
    Game game = a_skirmish();
    game.scenario.first_turn_clock = "23:15";
    CHECK(view(game, Audience::Public).battle.clock == "23:15");
    game.turn = 3;
    CHECK(view(game, Audience::Public).battle.clock == "00:15");
}

TEST_CASE("S-88 a fieldwork that a side has not found is not on its map", "[fog][S-88]") {
    check_unseen(with_secrets(), [](Game& g) {
        const Polygon outline{
            {1_in, 1_in},
            {1_in, 2_in},
            {2_in, 2_in},
            {2_in, 1_in}
        };
        g.scenario.field.fieldworks.push_back({rules::Cover::Hard, outline, box_around(outline)});
    });
}

TEST_CASE("S-68 of a declared form only the members in sight that comply are shown under it",
          "[fog][S-68][REL-14]") {
    auto game = with_secrets();
    game::Order order;
    order.id = OrderId{30001};
    order.side = Side::Red;
    order.issuer = StandId{1001};
    order.chit = OrderChit::Banzai;
    order.followers = {StandId{1001}, StandId{1002}};
    order.revealed = true;
    game.orders = {order};
    auto orders = view(game, Audience::Blue).orders;
    REQUIRE(orders.size() == 1);
    CHECK(orders.begin()->second.chit == OrderChit::Banzai);
    CHECK(orders.begin()->second.members == std::vector<std::string>{"m1001"});
    game.orders.front().plain = {StandId{1001}};
    game.subphase = game::Subphase::DeclarationsB;
    CHECK(view(game, Audience::Blue).orders.empty());
    game.subphase = game::Subphase::SideBMoves;
    orders = view(game, Audience::Blue).orders;
    REQUIRE(orders.size() == 1);
    CHECK(orders.begin()->second.chit == OrderChit::HastyAdvance);
    CHECK(orders.begin()->second.members == std::vector<std::string>{"m1001"});
}
