#include "campaign/small_plan.h"

using namespace campaign;

TEST_CASE("CAM-04 a formation is as fast as its slowest piece that cannot ride", "[CAM-04]") {
    const auto pace = [](const std::vector<std::string>& lines, RoadKind kind) {
        const Played campaign(PlanMaker().formation(Side::Blue, "one", "west", lines).plan);
        return pace_of(campaign.now, "one", kind);
    };
    CHECK(pace({"rifle"}, RoadKind::Road) == 1);
    CHECK(pace({"truck"}, RoadKind::Road) == 3);
    CHECK(pace({"truck", "tank"}, RoadKind::Road) == 2);
    CHECK(pace({"truck", "rifle"}, RoadKind::Road) == 3);           // it rides
    CHECK(pace({"truck", "rifle", "rifle"}, RoadKind::Road) == 1);  // one of them walks
    CHECK(pace({"tank"}, RoadKind::Track) == 0);
}

TEST_CASE("CAM-04 batteries behind the table follow by themselves", "[CAM-04]") {
    auto plan = PlanMaker().formation(Side::Blue, "one", "west", {"truck", "rifle", "rifle"}).plan;
    plan.pieces.back().off_board = true;
    CHECK(pace_of(Played(plan).now, "one", RoadKind::Road) == 3);
}

TEST_CASE("CAM-04 all march at once, and a road takes its length by the pace", "[CAM-04]") {
    Played campaign(PlanMaker()
                        .formation(Side::Blue, "foot", "west", {"rifle"})
                        .formation(Side::Blue, "trucks", "west", {"truck"})
                        .plan);
    CHECK(impulses_of(campaign.now, "foot", campaign.now.plan.roads.front()) == 3);
    campaign.orders(Actor::Blue, "foot", {"mill", "town"});
    campaign.orders(Actor::Blue, "trucks", {"ford", "town"});
    campaign.march();
    CHECK(campaign.at("trucks").place == "town");
    REQUIRE(campaign.at("foot").road);
    CHECK(*campaign.at("foot").road == OnRoad{"mill", "town", 2});
    const auto moves = campaign.happened<FormationMoved>();
    const auto arrival = [&](const char* place) {
        for (const auto& move : moves)
            if (move.place == place) return move.impulse;
        return 0;
    };
    CHECK(arrival("ford") == 1);
    CHECK(arrival("mill") == 3);
}

TEST_CASE("CAM-04 who stands on a road goes on or turns back", "[CAM-04]") {
    Played campaign(PlanMaker().formation(Side::Blue, "foot", "west", {"rifle"}).plan);
    campaign.orders(Actor::Blue, "foot", {"mill", "town"});
    campaign.march();
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"foot", {"ford"}, Posture::March, ""}) ==
          RefusalCode::NoRoad);
    campaign.orders(Actor::Blue, "foot", {"mill"});
    campaign.march();
    CHECK(campaign.at("foot").place == "mill");
}

TEST_CASE("CAM-04 what cannot use a road is not sent along it", "[CAM-04]") {
    auto plan = PlanMaker().formation(Side::Blue, "tanks", "west", {"tank"}).plan;
    plan.roads.front().kind = RoadKind::Track;
    const Played campaign(plan);
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"tanks", {"mill"}, Posture::March, ""}) ==
          RefusalCode::RoadTooBad);
}
