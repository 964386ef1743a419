#include <algorithm>

#include "campaign/battles.h"
#include "campaign/outcome.h"
#include "campaign/small_plan.h"

using namespace campaign;

namespace {

/// Blue comes to the town by the mill, and by the ford a phase's march behind; Red holds it.
PlanMaker town() {
    return std::move(PlanMaker()
                         .formation(Side::Blue, "blue", "mill", {"rifle", "rifle", "rifle"}, 2)
                         .formation(Side::Red, "red", "town", {"rifle", "rifle"}));
}

struct Met : Played {
    explicit Met(Plan plan) : Played(std::move(plan)) {
        now.plan.impulses = 4;
        orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
        march();
        REQUIRE(now.battles.size() == 1);
    }
    [[nodiscard]] const Battle& battle() const { return now.battles.front(); }
    void make(const MakeBattle& asked = {1, {}, {}}) { gives({"book", {}}, asked); }
    void gives(const Given& given, const Command& command) {
        auto result = play(now, Actor::Referee, command, {}, given);
        INFO((result ? std::string{} : result.error().reason));
        REQUIRE(result);
        events = std::move(*result);
    }
    [[nodiscard]] RefusalCode refused_with(const Outcome& outcome, const Command& command,
                                           Actor actor = Actor::Referee) const {
        const auto result = decide(now, actor, command, {"", outcome});
        REQUIRE_FALSE(result);
        return result.error().code;
    }
    /// All come out of it as they went in.
    [[nodiscard]] Outcome unharmed(std::optional<Side> field) const {
        Outcome outcome;
        outcome.is_over = true;
        outcome.seq = 9;
        outcome.hash = "ab";
        outcome.field = field;
        for (const auto& [stand, piece] : battle().stands)
            outcome.pieces.emplace_back().piece = piece;
        return outcome;
    }
    [[nodiscard]] PieceState state(std::size_t piece) const { return now.pieces[piece].state; }
};

game::Scenario scenario(const Met& met, const MakeBattle& make = {1, {}, {}}) {
    auto made = scenario_of(met.now, met.battle(), make);
    INFO((made ? std::string{} : made.error().reason));
    REQUIRE(made);
    return std::move(*made);
}

}  // namespace

TEST_CASE("CAM-11 a battle has the ground and the hour of its place, and who is present",
          "[CAM-11]") {
    auto plan = town().plan;
    plan.phases.front().turns = 5;
    Met met(std::move(plan));
    met.now.pieces[1].state = PieceState::Lost;
    met.now.pieces[0].ammunition = {
        {0, 3, 0, 0}
    };
    const auto made = scenario(met);
    CHECK(made.turns == 5);
    CHECK(made.first_turn_clock == "06:00");
    CHECK(made.field == met.now.plan.tables.front().field);
    REQUIRE(made.stands.size() == 4);
    CHECK(made.stands[0].id.value == 1);
    CHECK(made.stands[1].id.value == 2);
    CHECK(made.stands[1].name == met.now.plan.pieces[2].name);
    CHECK(made.stands[2].id.value == 1001);
    CHECK(made.stands[0].ammunition == met.now.pieces[0].ammunition);
}

TEST_CASE("CAM-11 who comes is set up at his road, the holder against it", "[CAM-11]") {
    const Met met(town().plan);
    const auto made = scenario(met);
    const auto& approach = met.now.plan.tables.front().approaches.front();
    REQUIRE(made.zones.size() == 2);
    CHECK(made.zones[0].side == Side::Blue);
    CHECK(made.zones[0].outline == approach.zone);
    CHECK(made.zones[1].outline == approach.held);
    CHECK(made.objectives.front().held_at_start == Side::Red);
    CHECK(made.stands.front().facing == approach.facing);
    CHECK(made.stands.back().facing == turned(270'000));
}

TEST_CASE("CAM-11 who meets another on the road is set up at his own road", "[CAM-11]") {
    auto plan = PlanMaker()
                    .formation(Side::Blue, "blue", "mill", {"tank"})
                    .formation(Side::Red, "red", "east", {"tank"})
                    .plan;
    plan.impulses = 4;
    Played campaign(std::move(plan));
    campaign.orders(Actor::Blue, "blue", {"town"}, Posture::Attack);
    campaign.orders(Actor::Red, "red", {"town"}, Posture::Attack);
    campaign.march();
    REQUIRE(campaign.now.battles.size() == 1);
    const auto made = scenario_of(campaign.now, campaign.now.battles.front(), {});
    REQUIRE(made);
    REQUIRE(made->zones.size() == 2);
    CHECK(made->zones[0].name == "west");
    CHECK(made->zones[1].name == "east");
    CHECK_FALSE(made->objectives.front().held_at_start);
}

TEST_CASE("CAM-11 who is late comes in by his road, two turns an impulse", "[CAM-11]") {
    auto plan = town().formation(Side::Blue, "late", "west", {"rifle"}).plan;
    Met met(std::move(plan));
    met.now.battles.front().forces.push_back({"late", 1});
    formation_of(met.now, "late")->place = "town";
    formation_of(met.now, "late")->came_by = "ford";
    const auto made = scenario(met);
    const auto late =
        std::ranges::find(made.stands, met.now.plan.pieces.back().name, &game::StandPlan::name);
    REQUIRE(late != made.stands.end());
    REQUIRE(late->entry);
    CHECK(late->entry->turn == 3);
    CHECK(late->entry->at == met.now.plan.tables.front().approaches.front().entry);
}

TEST_CASE("CAM-11 the senior commander present leads, and the commander in chief sits with him",
          "[CAM-11]") {
    Met met(town().formation(Side::Blue, "more", "mill", {"rifle"}, 3).plan);
    met.now.battles.front().forces.push_back({"more", 0});
    const MakeBattle make{1, {}, {}};
    CHECK(seats_of(met.now, met.battle(), make) == std::vector<SeatOf>{
                                                       {Actor::Blue,  Actor::Blue },
                                                       {Actor::Blue,  Actor::Blue2},
                                                       {Actor::Blue2, Actor::Blue3},
                                                       {Actor::Red,   Actor::Red  }
    });
    const auto made = scenario(met);
    CHECK_FALSE(made.companies[0].player);
    CHECK(made.companies.back().player == 2);
    SECTION("a bot plays for the whole side") {
        const MakeBattle bots{1, {Side::Blue}, {}};
        CHECK(seats_of(met.now, met.battle(), bots)[2] == SeatOf{Actor::Blue, Actor::Blue3});
        CHECK_FALSE(scenario(met, bots).companies.back().player);
    }
}

TEST_CASE("CAM-11 the staff changes turns, hour, weather, points, briefings and who fights",
          "[CAM-11]") {
    const Met met(town().plan);
    MakeBattle make{1, {}, {}};
    make.edits.turns = 3;
    make.edits.clock = "07:30";
    make.edits.weather = "clear";
    make.edits.briefing_red = "Hold.";
    make.edits.options = {
        {"spectator_delay", "turn"}
    };
    make.edits.points = {
        {"Hill", 5, 1}
    };
    make.edits.pieces_left_out = {met.now.pieces[0].id};
    make.edits.late = {
        {"blue", 2}
    };
    const auto made = scenario(met, make);
    CHECK(made.turns == 3);
    CHECK(made.first_turn_clock == "07:30");
    CHECK(made.weather.size() == 1);
    CHECK(made.briefing_red == "Hold.");
    CHECK(rules::option_value(made.options, "spectator_delay") == "turn");
    CHECK(made.objectives.front().points_blue == 5);
    CHECK(made.stands.size() == 4);
    CHECK(made.stands.front().entry->turn == 2);
}

TEST_CASE("CAM-11 edits that cannot be are told all at once", "[CAM-11]") {
    const Met met(town().plan);
    MakeBattle make{1, {}, {}};
    make.edits.turns = 99;
    make.edits.clock = "7 o'clock";
    make.edits.weather = "snow";
    make.edits.left_out = {"guards"};
    make.edits.late = {
        {"red", 2}
    };
    make.edits.points = {
        {"Valley", 1, 1}
    };
    const auto made = scenario_of(met.now, met.battle(), make);
    REQUIRE_FALSE(made);
    CHECK(made.error().code == RefusalCode::BadBattle);
    for (const auto* word : {"turns", "clock", "weather", "guards", "red", "Valley"})
        CHECK_THAT(made.error().reason, Catch::Contains(word));
}

TEST_CASE("CAM-11 only the staff makes a battle, once", "[CAM-11]") {
    Met met(town().plan);
    CHECK(met.refused(Actor::Blue, MakeBattle{1, {}, {}}) == RefusalCode::RefereeOnly);
    CHECK(met.refused(Actor::Referee, MakeBattle{2, {}, {}}) == RefusalCode::NoSuchBattle);
    CHECK(met.refused(Actor::Referee, TakeInBattle{1, {}}) == RefusalCode::NoSuchBattle);
    met.make();
    CHECK(met.battle().state == BattleState::Made);
    CHECK(met.battle().book == "book");
    CHECK(met.battle().stands.size() == 5);
    CHECK(met.refused(Actor::Referee, MakeBattle{1, {}, {}}) == RefusalCode::BattleMade);
    CHECK(met.refused(Actor::Referee, DropBattle{1, Side::Blue, "no"}) == RefusalCode::BattleMade);
    CHECK(met.refused(Actor::Referee, SetPiece{met.now.pieces[0].id, PieceState::Lost, "why"}) ==
          RefusalCode::BattleGoesOn);
    CHECK(met.refused(Actor::Referee, SetFormation{"blue", "mill", "why"}) ==
          RefusalCode::BattleGoesOn);
}

TEST_CASE("CAM-12 a battle is taken in once, when it is over", "[CAM-12]") {
    Met met(town().plan);
    met.make();
    auto goes_on = met.unharmed(Side::Blue);
    goes_on.is_over = false;
    CHECK(met.refused_with(goes_on, TakeInBattle{1, {}}) == RefusalCode::BattleGoesOn);
    CHECK(met.refused_with(met.unharmed(Side::Blue), TakeInBattle{1, {}}, Actor::Red) ==
          RefusalCode::RefereeOnly);
    met.gives({"", met.unharmed(Side::Blue)}, TakeInBattle{1, {}});
    CHECK(met.battle().state == BattleState::Taken);
    CHECK(met.battle().holder == Side::Blue);
    CHECK(met.refused_with(met.unharmed(Side::Blue), TakeInBattle{1, {}}) ==
          RefusalCode::BattleTaken);
    CHECK(met.now.step == Step::Orders);
    CHECK(met.now.now.phase == 1);
}

TEST_CASE("CAM-12 where nobody holds the field the staff says who keeps it", "[CAM-12]") {
    Met met(town().plan);
    met.make();
    CHECK(met.refused_with(met.unharmed({}), TakeInBattle{1, {}}) == RefusalCode::NeedsHolder);
    CHECK(met.refused_with(met.unharmed(Side::Red), TakeInBattle{1, Side::Blue}) ==
          RefusalCode::FieldHeld);
    met.gives({"", met.unharmed({})}, TakeInBattle{1, Side::Blue});
    CHECK(met.battle().holder == Side::Blue);
    CHECK(met.happened<BattleTaken>().front().by_staff);
}

TEST_CASE("CAM-12 it comes back by itself when the campaign has it so", "[CAM-12]") {
    auto plan = town().plan;
    CHECK(plan.options.take_in == TakeIn::Staff);
    SECTION("not otherwise") {
        Met met(std::move(plan));
        met.make();
        CHECK(met.refused_with(met.unharmed(Side::Red), TakeInBattle{1, {}}, Actor::Clock) ==
              RefusalCode::RefereeOnly);
    }
    SECTION("at once") {
        plan.options.take_in = TakeIn::AtOnce;
        Met met(std::move(plan));
        met.make();
        CHECK(play(met.now, Actor::Clock, TakeInBattle{1, {}}, {}, {"", met.unharmed(Side::Red)}));
        CHECK(met.battle().state == BattleState::Taken);
    }
}

TEST_CASE(
    "CAM-12 eliminated is lost, surrendered captured, driven off straggles till the next phase",
    "[CAM-12]") {
    Met met(town().plan);
    met.make();
    auto outcome = met.unharmed(Side::Red);
    outcome.pieces[0].state = PieceState::Lost;
    outcome.pieces[1].state = PieceState::Captured;
    outcome.pieces[2].state = PieceState::Straggling;
    outcome.pieces[3].smoke_fired = 2;
    met.gives({"", outcome}, TakeInBattle{1, {}});
    CHECK(met.state(0) == PieceState::Lost);
    CHECK(met.state(1) == PieceState::Captured);
    CHECK(met.happened<BattleTaken>().front().changes.size() == 4);
    CHECK(met.now.pieces[3].smoke_fired == 2);
    CHECK(met.happened<StragglersReturned>().size() == 1);
    CHECK(met.state(2) == PieceState::Present);
}

TEST_CASE(
    "CAM-12 a gun that its crew has left is its side's when that keeps the field, else captured",
    "[CAM-12]") {
    Met met(town().plan);
    met.make();
    auto outcome = met.unharmed(Side::Red);
    outcome.pieces[0].has_left_gun = true;
    outcome.pieces[3].has_left_gun = true;
    met.gives({"", outcome}, TakeInBattle{1, {}});
    CHECK(met.state(0) == PieceState::Captured);
    CHECK(met.state(3) == PieceState::Present);
}

TEST_CASE("CAM-08 the loser goes back by the road he came, a garrison towards its depot",
          "[CAM-08]") {
    Met met(town().plan);
    met.make();
    SECTION("who came") {
        met.gives({"", met.unharmed(Side::Red)}, TakeInBattle{1, {}});
        CHECK(met.at("blue").place == "mill");
        CHECK(met.at("red").place == "town");
    }
    SECTION("the garrison") {
        met.gives({"", met.unharmed(Side::Blue)}, TakeInBattle{1, {}});
        CHECK(met.at("red").place == "east");
        CHECK(met.at("blue").place == "town");
        CHECK(met.now.holders[*place_index(met.now.plan, "town")] == Side::Blue);
    }
    SECTION("what is destroyed goes nowhere") {
        auto outcome = met.unharmed(Side::Blue);
        outcome.pieces[3].state = outcome.pieces[4].state = PieceState::Lost;
        met.gives({"", outcome}, TakeInBattle{1, {}});
        CHECK(met.happened<FormationRetired>().empty());
    }
}
