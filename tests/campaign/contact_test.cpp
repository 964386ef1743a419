#include "campaign/small_plan.h"

using namespace campaign;

namespace {

/// Blue comes from the west by the mill, Red is in the town or comes from the east.
Plan two_sides(const std::string& red_at) {
    auto plan = PlanMaker()
                    .formation(Side::Blue, "blue", "mill", {"rifle", "rifle"})
                    .formation(Side::Red, "red", red_at, {"rifle", "rifle"})
                    .plan;
    plan.impulses = 4;
    return plan;
}

}  // namespace

TEST_CASE("CAM-05 the table of postures says what follows when a mover meets a holder",
          "[CAM-05]") {
    Played campaign(two_sides("town"));
    SECTION("a battle, in which both are") {
        campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
        campaign.march();
        REQUIRE(campaign.now.battles.size() == 1);
        const auto& battle = campaign.now.battles.front();
        CHECK(battle.place == "town");
        CHECK(battle.comer == Side::Blue);
        CHECK(battle.forces == std::vector<Force>{
                                   {"blue", 0},
                                   {"red",  0}
        });
        CHECK(campaign.now.step == Step::Battles);
    }
    SECTION("the mover halts short of the place where there is no row") {
        campaign.orders(Actor::Blue, "blue", {"town"}, Posture::March);
        campaign.march();
        REQUIRE(campaign.at("blue").road);
        CHECK(*campaign.at("blue").road == OnRoad{"mill", "town", 1});
        CHECK(campaign.now.battles.empty());
    }
    SECTION("the holder retires") {
        campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
        campaign.orders(Actor::Red, "red", {}, Posture::Avoid);
        campaign.march();
        CHECK(campaign.at("blue").place == "town");
        CHECK(campaign.at("red").place == "east");
    }
}

TEST_CASE("CAM-05 two who meet on a road meet at the nearer place that has a table", "[CAM-05]") {
    Played campaign(two_sides("town"));
    SECTION("and fight there") {
        campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
        campaign.orders(Actor::Red, "red", {"mill"}, Posture::Attack);
        campaign.march();
        REQUIRE(campaign.now.battles.size() == 1);
        CHECK(campaign.now.battles.front().comer == std::nullopt);
    }
    SECTION("or both halt") {
        campaign.orders(Actor::Blue, "blue", {"town"}, Posture::March);
        campaign.orders(Actor::Red, "red", {"mill"}, Posture::March);
        campaign.march();
        CHECK(campaign.now.battles.empty());
        CHECK(campaign.at("blue").place != "town");
        CHECK(campaign.at("red").place != "mill");
    }
}

TEST_CASE("CAM-05 two who come to a place where nobody is meet there", "[CAM-05]") {
    Played campaign(two_sides("east"));
    campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
    campaign.orders(Actor::Red, "red", {"town"}, Posture::March);
    campaign.march();
    REQUIRE(campaign.happened<ContactMade>().size() == 1);
    CHECK(campaign.happened<ContactMade>().front().then == Meeting::Battle);
    CHECK(campaign.at("blue").place == "town");
    CHECK(campaign.at("red").place == "town");
}

TEST_CASE("CAM-05 whoever comes later is late for the battle by as many impulses", "[CAM-05]") {
    auto plan = PlanMaker()
                    .formation(Side::Blue, "blue", "mill", {"rifle"})
                    .formation(Side::Blue, "late", "ford", {"rifle"})
                    .formation(Side::Red, "red", "town", {"rifle"})
                    .plan;
    plan.roads[3].length = 4;  // ford to town
    Played campaign(plan);
    campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
    campaign.orders(Actor::Blue, "late", {"town"}, Posture::Attack);
    campaign.march();
    REQUIRE(campaign.now.battles.size() == 1);
    CHECK(campaign.now.battles.front().forces == std::vector<Force>{
                                                     {"blue", 0},
                                                     {"red",  0},
                                                     {"late", 1}
    });
}

TEST_CASE("CAM-08 who gives way goes back by the road he came, else towards his depot",
          "[CAM-08]") {
    Played campaign(two_sides("town"));
    campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
    campaign.march();
    SECTION("by the road he came") {
        campaign.does(Actor::Referee, DropBattle{1, Side::Blue, "they thought better of it"});
        CHECK(campaign.at("blue").place == "mill");
        CHECK(campaign.now.step == Step::Orders);
    }
    SECTION("a garrison towards its depot; the place changes hands") {
        campaign.does(Actor::Referee, DropBattle{1, Side::Red, "withdrawn"});
        CHECK(campaign.at("red").place == "east");
        CHECK(campaign.now.holders[3] == Side::Blue);
    }
    CHECK(campaign.refused(Actor::Referee, DropBattle{1, Side::Red, "again"}) ==
          RefusalCode::NoSuchBattle);
}

TEST_CASE("CAM-08 CAM-07 where there is no way back what is present is captured",
          "[CAM-08][CAM-07]") {
    auto plan = PlanMaker()
                    .formation(Side::Blue, "blue", "mill", {"rifle"})
                    .formation(Side::Blue, "other", "west", {"truck"})
                    .formation(Side::Red, "red", "ford", {"rifle", "rifle"})
                    .plan;
    plan.roads.erase(plan.roads.begin() + 3);  // from the ford only west
    Played campaign(plan);
    campaign.orders(Actor::Blue, "other", {"ford"}, Posture::Attack);
    campaign.march();
    campaign.does(Actor::Referee, DropBattle{1, Side::Red, "cut off"});
    const auto captured = [](const Piece& piece) { return piece.state == PieceState::Captured; };
    CHECK(std::ranges::count_if(campaign.now.pieces, captured) == 2);
    CHECK(campaign.now.pieces.size() == 4);
    CHECK_FALSE(is_there(campaign.now, campaign.at("red")));
}

TEST_CASE("CAM-07 the staff sets a formation's place and a piece's state, with a reason",
          "[CAM-07]") {
    Played campaign(two_sides("town"));
    CHECK(campaign.refused(Actor::Referee, SetFormation{"blue", "town", "x"}) ==
          RefusalCode::BaseOfEnemy);
    CHECK(campaign.refused(Actor::Referee, SetFormation{"blue", "moon", "x"}) ==
          RefusalCode::NoSuchPlace);
    CHECK(campaign.refused(Actor::Blue, SetFormation{"blue", "ford", "x"}) ==
          RefusalCode::RefereeOnly);
    campaign.does(Actor::Referee, SetFormation{"blue", "ford", "a map was misread"});
    CHECK(campaign.at("blue").place == "ford");
    const auto piece = campaign.now.pieces.front().id;
    campaign.does(Actor::Referee, SetPiece{piece, PieceState::Lost, "an accident"});
    CHECK(campaign.now.pieces.front().state == PieceState::Lost);
}
