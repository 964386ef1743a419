#include <functional>

#include "base/dice.h"
#include "campaign/battles.h"
#include "fog/campaign_walk.h"
#include "fog/view_of.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"

/// What a side is told of a battle of its campaign, and what it is not: twins.
namespace campaign {
namespace {

/// Blue's foot has come to the town; so many commanders lead Red's two formations there.
Walk at_town(int second_red = 1) {
    auto plan = front().formation(Side::Red, "more", "town", {"rifle"}, second_red).plan;
    Walk walk(std::move(plan));
    walk.does(Actor::Blue, OrderMarch{"foot", {"town"}, Posture::Attack, ""});
    walk.march();
    REQUIRE(walk.now.battles.size() == 1);
    return walk;
}
void make(Walk& walk, const MakeBattle& asked = {1, {}, {}}) {
    walk.does(Actor::Referee, asked, {"book", {}});
}
Outcome unharmed(const Walk& walk) {
    Outcome outcome;
    outcome.is_over = true;
    outcome.field = Side::Blue;
    for (const auto& stand : walk.now.battles.front().stands)
        outcome.pieces.emplace_back().piece = stand.piece;
    return outcome;
}
/// The battle, as Blue sees it when it begins.
fog::View seen_by_blue(const Walk& walk, const MakeBattle& asked = {1, {}, {}}) {
    const auto scenario = scenario_of(walk.now, walk.now.battles.front(), asked);
    REQUIRE(scenario);
    game::Game begun, shown;
    SeededDice dice("the same");
    fog::Chronicle told(Audience::Blue);
    for (const auto& event : game::begin(begun, *scenario, dice)) {
        game::evolve(shown, event);
        told.tell(shown, event);
    }
    game::Looks lines;
    return fog::view_of(shown, told, {}, lines);
}

}  // namespace

TEST_CASE("REL-45 a battle that is made is told to its players, with their seat", "[REL-45]") {
    auto walk = at_town(2);
    make(walk);
    const auto battle_of_ = [&](Audience audience) { return walk.view(audience).battles.at(0); };
    CHECK(battle_of_(Audience::Blue2).book == "book");
    CHECK(battle_of_(Audience::Blue2).seat == "blue");
    CHECK(battle_of_(Audience::Blue).seat == "blue");
    CHECK(battle_of_(Audience::Red).seat == "red");
    CHECK(battle_of_(Audience::Red2).seat == "red2");
    CHECK(battle_of_(Audience::Referee).seat == "referee");
    CHECK(says(walk.view(Audience::Red), fog::CampaignWord::BattleMade));
    CHECK(walk.view(Audience::Public).battles.empty());
    CHECK_FALSE(says(walk.view(Audience::Public), fog::CampaignWord::BattleMade));
}

TEST_CASE("REL-45 how many play it on the other side, and what those are told, tells nothing",
          "[REL-45]") {
    auto one = at_town(1), two = at_town(2);
    CHECK(seen_by_blue(one) == seen_by_blue(two));
    MakeBattle asked{1, {}, {}};
    asked.edits.briefing_red = "Hold on till the evening.";
    CHECK(seen_by_blue(one) == seen_by_blue(two, asked));
    make(one);
    make(two, asked);
    check_same_to_blue(one, two);
    MakeBattle bots{1, {Side::Red}, {}};
    auto three = at_town(2);
    make(three, bots);
    check_same_to_blue(one, three);
}

TEST_CASE("REL-45 what is elsewhere, how strong, and what it was told tells nothing in the battle",
          "[REL-45][REL-41][REL-42]") {
    const auto met = [](Plan plan, const std::function<void(Walk&)>& more) {
        Walk walk(std::move(plan));
        walk.does(Actor::Blue, OrderMarch{"foot", {"town"}, Posture::Attack, ""});
        more(walk);
        walk.march();
        make(walk);
        return walk;
    };
    const auto nothing = [](Walk&) {};
    const auto plain = met(front().plan, nothing);
    const auto elsewhere =
        met(front().formation(Side::Red, "third", "east", {"tank", "tank"}, 3).plan, nothing);
    const auto ordered = met(front().plan, [](Walk& walk) {
        walk.does(Actor::Red, OrderMarch{"reserve", {}, Posture::Avoid, ""});
    });
    for (const auto* other : {&elsewhere, &ordered}) {
        CHECK(seen_by_blue(plain) == seen_by_blue(*other));
        check_same_to_blue(plain, *other);
    }
}

TEST_CASE(
    "REL-46 of a battle that comes back a side is told its own losses and who holds the place",
    "[REL-46][REL-47]") {
    auto one = at_town(), other = at_town();
    for (auto* walk : {&one, &other}) make(*walk);
    auto lost = unharmed(one);
    lost.pieces.front().state = PieceState::Lost;  // of Blue
    auto more = lost;
    for (std::size_t i = 2; i < more.pieces.size(); ++i)
        more.pieces[i].state = PieceState::Captured;
    one.does(Actor::Referee, TakeInBattle{1, {}}, {"", lost});
    other.does(Actor::Referee, TakeInBattle{1, {}}, {"", more});
    check_same_to_blue(one, other);
    const auto blue = one.view(Audience::Blue);
    REQUIRE(says(blue, fog::CampaignWord::BattleTaken));
    const auto told =
        std::ranges::find(blue.log, fog::CampaignWord::PiecesChanged, &fog::CampaignLine::what);
    REQUIRE(told != blue.log.end());
    CHECK(told->formation == "foot");
    CHECK(told->count == 1);
    CHECK(blue.battles.front().holder == Side::Blue);
    CHECK(one.view(Audience::Red) != other.view(Audience::Red));
    CHECK_FALSE(says(one.view(Audience::Public), fog::CampaignWord::BattleTaken));
}

TEST_CASE("REL-46 stragglers that return are told to their own side", "[REL-46][REL-47]") {
    auto one = at_town(), other = at_town();
    for (auto* walk : {&one, &other}) make(*walk);
    auto straggles = unharmed(one);
    straggles.pieces.back().state = PieceState::Straggling;  // of Red
    one.does(Actor::Referee, TakeInBattle{1, {}}, {"", unharmed(one)});
    other.does(Actor::Referee, TakeInBattle{1, {}}, {"", straggles});
    check_same_to_blue(one, other);
    CHECK(says(other.view(Audience::Red), fog::CampaignWord::Returned));
    CHECK_FALSE(says(one.view(Audience::Red), fog::CampaignWord::Returned));
}

TEST_CASE("REL-44 REL-45 of a second battle of the phase nobody but its sides is told",
          "[REL-44][REL-45]") {
    auto one = at_town();
    Walk quiet(front().formation(Side::Red, "more", "town", {"rifle"}).plan);
    quiet.march();
    make(one);
    const auto told = one.view(Audience::Public), other = quiet.view(Audience::Public);
    CHECK(told.battles.empty());
    CHECK(told.places == other.places);
}

TEST_CASE("CAM-11 what the staff may change of a battle is told to the staff", "[CAM-11][REL-45]") {
    auto walk = at_town();
    const auto staff = walk.view(Audience::Referee).battles.at(0);
    REQUIRE(staff.draft);
    CHECK(staff.draft->turns == 8);
    CHECK(staff.draft->objectives.size() == 1);
    CHECK(staff.draft->forces.size() == 3);
    CHECK(staff.draft->forces.front().may_be_late);
    CHECK_FALSE(walk.view(Audience::Blue).battles.at(0).draft);
    make(walk);
    CHECK_FALSE(walk.view(Audience::Referee).battles.at(0).draft);
}

}  // namespace campaign
