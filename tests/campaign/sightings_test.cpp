#include "campaign/small_plan.h"

using namespace campaign;

namespace {

Plan scouts_and_town() {
    return PlanMaker()
        .formation(Side::Blue, "scouts", "mill", {"car"})
        .formation(Side::Blue, "foot", "ford", {"rifle"})
        .formation(Side::Red, "red", "town", {"rifle", "rifle", "tank"})
        .plan;
}

}  // namespace

TEST_CASE("CAM-06 scouts that stand see the one place that they were told to look at", "[CAM-06]") {
    Played campaign(scouts_and_town());
    CHECK(campaign.now.blue.sightings.empty());  // never before the first march
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.march();
    REQUIRE(campaign.now.blue.sightings.size() == 1);
    const auto& seen = campaign.now.blue.sightings.front();
    CHECK(seen.place == "town");
    CHECK(seen.kind == SeenKind::Mixed);
    CHECK(seen.size == SeenSize::Company);
    CHECK(seen.seen == Moment{1, 0, 4});
    CHECK(campaign.now.red.sightings.empty());
}

TEST_CASE("CAM-06 without an order to look, and without scouts, nothing is seen", "[CAM-06]") {
    Played campaign(scouts_and_town());
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"foot", {}, Posture::Hold, "town"}) ==
          RefusalCode::CannotLook);
    CHECK(campaign.refused(Actor::Blue, OrderMarch{"scouts", {}, Posture::Hold, "east"}) ==
          RefusalCode::CannotLook);
    campaign.march();
    CHECK(campaign.now.blue.sightings.empty());
}

TEST_CASE("CAM-06 scouts that march see the next place of their way", "[CAM-06]") {
    Played campaign(scouts_and_town());
    campaign.orders(Actor::Blue, "scouts", {"town"}, Posture::Avoid);
    campaign.march();
    CHECK(campaign.now.blue.sightings.size() == 1);
}

TEST_CASE("CAM-06 contact always tells both", "[CAM-06]") {
    Played campaign(scouts_and_town());
    campaign.orders(Actor::Blue, "foot", {"town"}, Posture::Attack);
    campaign.march();
    REQUIRE(campaign.now.blue.sightings.size() == 1);
    REQUIRE(campaign.now.red.sightings.size() == 1);
    CHECK(campaign.now.red.sightings.front().kind == SeenKind::Infantry);
}

TEST_CASE("CAM-06 a handle is new after a loss, and the old one goes when its place is seen",
          "[CAM-06]") {
    Played campaign(scouts_and_town());
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.march();
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.march();
    REQUIRE(campaign.now.blue.sightings.size() == 1);
    CHECK(campaign.now.blue.sightings.front().handle == 2);
}

TEST_CASE("CAM-06 what has left a place that is watched is forgotten", "[CAM-06]") {
    auto plan = scouts_and_town();
    plan.formations[1].place = "west";
    plan.impulses = 2;
    Played campaign(plan);
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.march();
    REQUIRE(campaign.now.blue.sightings.size() == 1);
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.orders(Actor::Red, "red", {"ford"}, Posture::Avoid);
    campaign.march();
    CHECK(campaign.now.blue.sightings.empty());
}

TEST_CASE("CAM-06 who was brought to a halt before a place stays in sight of it", "[CAM-06]") {
    Played campaign(scouts_and_town());
    campaign.orders(Actor::Red, "red", {"ford"}, Posture::Avoid);
    campaign.march();
    REQUIRE(campaign.now.blue.sightings.size() == 1);
    CHECK(campaign.now.blue.sightings.front().place == "ford");
    CHECK(campaign.now.blue.sightings.front().handle == 1);
    CHECK(campaign.now.red.sightings.size() == 1);
}

TEST_CASE("CAM-09 a side learns who holds a place when it sees it", "[CAM-09]") {
    Played campaign(scouts_and_town());
    CHECK(campaign.now.blue.holders[3] == std::nullopt);
    campaign.orders(Actor::Blue, "scouts", {}, Posture::Hold, "town");
    campaign.march();
    CHECK(campaign.now.blue.holders[3] == Side::Red);
}
