#include "fog/campaign_walk.h"

/// What a side is told of a campaign, and what it is not. First twins: two campaigns that differ in
/// what one side may not know are the same to it.
namespace campaign {

TEST_CASE("REL-41 all know the map and the calendar, a side its own forces", "[REL-41][REL-51]") {
    const Walk walk(front().plan);
    const auto blue = walk.view(Audience::Blue);
    CHECK(blue.places.size() == 5);
    CHECK(blue.roads.size() == 5);
    REQUIRE(blue.formations.size() == 2);
    CHECK(blue.formations.front().key == "scouts");
    CHECK(walk.view(Audience::Referee).formations.size() == 4);
    const auto anybody = walk.view(Audience::Public);
    CHECK(anybody.places.size() == 5);
    CHECK(anybody.formations.empty());
    CHECK(anybody.commanders.empty());
}

TEST_CASE("REL-42 a march is known to its commander and his commander in chief", "[REL-42]") {
    Walk walk(front().plan);
    walk.does(Actor::Blue, OrderMarch{"scouts", {"town"}, Posture::Avoid, ""});
    walk.does(Actor::Blue2, OrderMarch{"foot", {"town"}, Posture::Attack, ""});
    const auto chief = walk.view(Audience::Blue), second = walk.view(Audience::Blue2);
    REQUIRE(chief.formations[1].march);
    CHECK(chief.formations[1].march->legs == std::vector<fog::LegShown>{
                                                 {"town", 3}
    });
    CHECK_FALSE(second.formations[0].march);
    CHECK(second.formations[1].march);
    CHECK(chief.formations[1].may_order);
    CHECK_FALSE(second.formations[0].may_order);
}

TEST_CASE("REL-42 REL-52 nobody else learns that there is an order, or who has committed",
          "[REL-42][REL-52]") {
    Walk one(front().plan), other(front().plan);
    one.does(Actor::Red, OrderMarch{"guard", {"mill"}, Posture::Attack, ""});
    one.does(Actor::Red2, Commit{1});
    one.does(Actor::Red, Commit{1});
    check_same_to_blue(one, other);
    CHECK(one.view(Audience::Red) != other.view(Audience::Red));
}

TEST_CASE("REL-41 an unseen formation elsewhere, stronger, or of another commander tells nothing",
          "[REL-41][REL-43]") {
    const Walk walk(front().plan);
    auto moved = front();
    moved.plan.formations.back().place = "town";
    auto stronger = front();
    stronger.formation(Side::Red, "third", "east", {"tank", "tank"}, 3);
    check_same_to_blue(walk, Walk(moved.plan));
    check_same_to_blue(walk, Walk(stronger.plan));
}

TEST_CASE("REL-43 a sighting tells place, kind and size, and nothing of who it is", "[REL-43]") {
    const auto watched = [](PlanMaker maker) {
        Walk walk(std::move(maker.plan));
        walk.does(Actor::Blue, OrderMarch{"scouts", {}, Posture::Hold, "town"});
        walk.march();
        return walk;
    };
    const auto walk = watched(front());
    const auto blue = walk.view(Audience::Blue);
    REQUIRE(blue.sightings.size() == 1);
    CHECK(blue.sightings.front().handle == "x1");
    CHECK(blue.sightings.front().place == "town");
    CHECK(says(blue, fog::CampaignWord::Sighted));
    CHECK_FALSE(says(walk.view(Audience::Red), fog::CampaignWord::Sighted));
    CHECK(walk.view(Audience::Public).sightings.empty());
    auto three = front();  // one piece more: still a company of infantry
    three.plan.pieces.push_back(three.plan.pieces.back());
    three.plan.pieces.back().id.value = 1999;
    three.plan.pieces.back().company = three.plan.companies[2].id;
    check_same_to_blue(walk, watched(std::move(three)));
}

TEST_CASE("REL-44 both sides of a contact are told of it, with their own forces", "[REL-44]") {
    Walk walk(front().plan);
    walk.does(Actor::Blue, OrderMarch{"foot", {"town"}, Posture::Attack, ""});
    walk.march();
    const auto blue = walk.view(Audience::Blue), red = walk.view(Audience::Red);
    REQUIRE(blue.battles.size() == 1);
    CHECK(blue.battles.front().forces == std::vector<std::string>{"foot"});
    CHECK(red.battles.front().forces == std::vector<std::string>{"guard"});
    CHECK(says(blue, fog::CampaignWord::Contact));
    CHECK(says(red, fog::CampaignWord::Contact));
    CHECK(walk.view(Audience::Referee).battles.front().forces.size() == 2);
    CHECK(walk.view(Audience::Public).battles.empty());
    CHECK_FALSE(says(walk.view(Audience::Public), fog::CampaignWord::Contact));
}

TEST_CASE("REL-47 REL-50 of what the staff does to one side the other is told nothing",
          "[REL-47][REL-50]") {
    Walk one(front().plan), other(front().plan);
    one.does(Actor::Referee, SetFormation{"reserve", "town", "a train came early"});
    one.does(Actor::Referee, SetPiece{one.now.pieces.back().id, PieceState::Lost, "fever"});
    check_same_to_blue(one, other);
    const auto red = one.view(Audience::Red), staff = one.view(Audience::Referee);
    CHECK(says(red, fog::CampaignWord::FormationSet));
    CHECK(says(red, fog::CampaignWord::PieceChanged));
    for (const auto& line : red.log) CHECK_FALSE(line.reason);
    CHECK(staff.log.back().reason == "fever");
}

TEST_CASE("REL-49 a place that changed hands unseen belongs to whom it belonged", "[REL-49]") {
    auto plan = front().plan;
    plan.places[3].held = Side::Blue;
    Walk one(plan);
    CHECK(one.view(Audience::Blue).places[3].held == Side::Blue);
    one.march();  // Red is alone in the town
    CHECK(one.view(Audience::Blue).places[3].held == Side::Blue);
    CHECK(one.view(Audience::Red).places[3].held == Side::Red);
    one.march();
    CHECK(one.now.step == Step::Over);
    CHECK(one.view(Audience::Blue).places[3].held == Side::Red);
}

}  // namespace campaign
