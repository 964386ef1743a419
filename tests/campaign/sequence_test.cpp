#include "campaign/small_plan.h"

using namespace campaign;

namespace {

Plan two_battalions() {
    return PlanMaker()
        .formation(Side::Blue, "blue1", "west", {"rifle", "rifle"})
        .formation(Side::Blue, "blue2", "west", {"rifle"}, 2)
        .formation(Side::Red, "red1", "east", {"rifle", "rifle"})
        .plan;
}

}  // namespace

TEST_CASE("CAM-02 a phase closes when both commanders in chief have committed", "[CAM-02]") {
    Played campaign(two_battalions());
    CHECK(campaign.now.step == Step::Orders);
    campaign.does(Actor::Blue, Commit{1});
    CHECK(campaign.now.now == Moment{1, 0, 0});
    campaign.does(Actor::Red, Commit{1});
    CHECK(campaign.now.now == Moment{1, 1, 0});
    CHECK(campaign.now.opening == 2);
}

TEST_CASE("CAM-02 a commit that comes after the phase has closed is not counted for the next",
          "[CAM-02]") {
    Played campaign(two_battalions());
    campaign.march();
    CHECK(campaign.refused(Actor::Blue, Commit{1}) == RefusalCode::StepChanged);
}

TEST_CASE("CAM-02 when time is up whoever has ordered nothing holds", "[CAM-02]") {
    Played campaign(two_battalions());
    campaign.orders(Actor::Blue, "blue1", {"mill"});
    campaign.does(Actor::Clock, TimeUp{});
    CHECK(campaign.at("blue1").place == "mill");
    CHECK(campaign.at("red1").place == "east");
    CHECK(campaign.refused(Actor::Referee, TimeUp{}) == RefusalCode::ClockOnly);
}

TEST_CASE("CAM-02 the staff ends the orders, with a reason", "[CAM-02]") {
    Played campaign(two_battalions());
    CHECK(campaign.refused(Actor::Blue, EndStep{"x"}) == RefusalCode::RefereeOnly);
    CHECK(campaign.refused(Actor::Referee, EndStep{""}) == RefusalCode::NeedsReason);
    campaign.does(Actor::Referee, EndStep{"nobody came"});
    CHECK(campaign.now.opening == 2);
}

TEST_CASE("CAM-02 what arrives is there at the beginning of its phase", "[CAM-02]") {
    auto plan = PlanMaker()
                    .formation(Side::Blue, "blue1", "west", {"rifle"})
                    .formation(Side::Red, "tanks", "", {"tank"})
                    .plan;
    plan.formations.back().arrives = ArrivalPlan{1, 1, "east"};
    Played campaign(std::move(plan));
    CHECK(campaign.refused(Actor::Red, OrderMarch{"tanks", {"town"}, Posture::March, ""}) ==
          RefusalCode::NotArrived);
    campaign.march();
    CHECK(campaign.at("tanks").place == "east");
    CHECK(campaign.happened<FormationArrived>().size() == 1);
}

TEST_CASE("CAM-03 orders can be changed until they are sealed, each by whom they belong to",
          "[CAM-03]") {
    Played campaign(two_battalions());
    const OrderMarch own{"blue2", {"mill"}, Posture::March, ""};
    const OrderMarch others{"blue1", {"mill"}, Posture::March, ""};
    const OrderMarch enemy{"red1", {"town"}, Posture::March, ""};
    CHECK(campaign.refused(Actor::Blue2, others) == RefusalCode::NotLed);
    CHECK(campaign.refused(Actor::Blue2, enemy) == RefusalCode::NoSuchFormation);
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"none", {}, Posture::March, ""}) ==
          RefusalCode::NoSuchFormation);
    campaign.does(Actor::Blue2, own);
    campaign.does(Actor::Blue, WithdrawMarch{"blue2"});  // the commander in chief leads all
    CHECK(campaign.now.marches.empty());
    campaign.does(Actor::Blue2, Commit{1});
    CHECK(campaign.refused(Actor::Blue2, own) == RefusalCode::OrdersSealed);
    campaign.does(Actor::Blue, own);  // for who is away
    campaign.does(Actor::Blue, Commit{1});
    CHECK(campaign.refused(Actor::Blue, own) == RefusalCode::OrdersSealed);
}

TEST_CASE("CAM-03 a march follows roads, enters no place twice and no base of the enemy",
          "[CAM-03][CAM-04]") {
    Played campaign(two_battalions());
    const auto refused = [&](std::vector<std::string> way) {
        return campaign.refused(Actor::Blue,
                                OrderMarch{"blue1", std::move(way), Posture::March, ""});
    };
    CHECK(refused({"town"}) == RefusalCode::NoRoad);
    CHECK(refused({"mill", "nowhere"}) == RefusalCode::NoRoad);
    CHECK(refused({"mill", "west"}) == RefusalCode::NoRoad);
    CHECK(refused({"mill", "town", "east"}) == RefusalCode::BaseOfEnemy);
}

TEST_CASE("CAM-10 after the last phase whoever has the points that he needs has won",
          "[CAM-10][CAM-09]") {
    auto plan = two_battalions();
    plan.impulses = 6;
    Played campaign(plan);
    campaign.orders(Actor::Blue, "blue1", {"mill", "town"});
    campaign.march();
    REQUIRE(campaign.at("blue1").place == "town");
    campaign.march();
    CHECK(campaign.now.step == Step::Over);
    CHECK(campaign.now.winner == Side::Blue);
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"blue1", {}, Posture::Hold, ""}) ==
          RefusalCode::CampaignOver);

    Played idle(plan);
    idle.march();
    idle.march();
    CHECK(idle.now.winner == Side::Red);
}

TEST_CASE("CAM-01 replaying its events gives the same campaign", "[CAM-01]") {
    Played campaign(two_battalions());
    auto all = campaign.events;
    const auto keep = [&] {
        all.insert(all.end(), campaign.events.begin(), campaign.events.end());
    };
    campaign.orders(Actor::Blue, "blue1", {"mill"}, Posture::Attack);
    keep();
    campaign.orders(Actor::Red, "red1", {"town"});
    keep();
    campaign.does(Actor::Blue, Commit{1});
    keep();
    campaign.does(Actor::Red, Commit{1});
    keep();
    Campaign again;
    for (const auto& event : all) evolve(again, event);
    CHECK(again == campaign.now);
}
