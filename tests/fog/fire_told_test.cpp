#include <catch2/catch.hpp>

#include "fog/chronicle.h"
#include "skirmish.h"

using namespace support;
using rules::HitOutcome;

TEST_CASE("REL-06 fire of an unseen firer: the stand, the kind of fire, the result, nothing else",
          "[fog][REL-06][S-40]") {
    const Game game = a_skirmish();
    const auto lines = told(game, a_shot_from_nowhere(), Audience::Blue);
    REQUIRE(lines.size() == 1);
    Told expected;
    expected.turn = 1;
    expected.step = Subphase::GeneralFire;
    expected.kind = Saying::FireFelt;
    expected.target = fog::Who{"s1", "Stand 1", Side::Blue};
    expected.what = "high_explosive";
    expected.outcome = "forced_back";
    CHECK(lines.front() == expected);
}

TEST_CASE("REL-06 how many fired, how well and how often makes no difference", "[fog][REL-06]") {
    const Game game = a_skirmish();
    auto better = a_shot_from_nowhere();
    better.needs = 9;
    better.dice = {1, 1, 1};
    better.hits = 3;
    better.shot.id = ShotId{30007};
    better.results.push_back({StandId{1}, 1, 1, {}, HitOutcome::NoEffect});

    fog::Chronicle once{Audience::Blue}, often{Audience::Blue};
    once.tell(game, a_shot_from_nowhere());
    for (const auto& shot : {a_shot_from_nowhere(), better, better}) often.tell(game, shot);
    CHECK(once == often);
}

TEST_CASE("REL-06 what is felt is told in the order of those who feel it", "[fog][REL-06][NI]") {
    const Game game = a_skirmish();
    const auto shot = a_shot_from_nowhere();
    auto others = shot;
    others.small_arms = others.close_assault = true;
    auto harmless = shot;
    harmless.results.clear();
    const auto in_order = [&](std::vector<game::ShotResolved> shots) {
        fog::Chronicle chronicle{Audience::Blue};
        for (const auto& each : shots) chronicle.tell(game, each);
        return chronicle;
    };
    CHECK(in_order({shot, others}) == in_order({others, shot}));
    CHECK(in_order({others, harmless, shot}) == in_order({shot, others}));
}

TEST_CASE("REL-17 where a mover was fired at does not follow the order of the shots",
          "[fog][REL-17][NI]") {
    const Game game = a_skirmish();
    auto early = a_shot_from_nowhere();
    early.shot.path_point = early.target_at = {2_in, 3_in};
    auto late = early;
    late.shot.path_point = late.target_at = {4_in, 3_in};
    fog::Chronicle one{Audience::Blue}, other{Audience::Blue};
    for (const auto& shot : {early, late}) one.tell(game, shot);
    for (const auto& shot : {late, early}) other.tell(game, shot);
    CHECK(one == other);
}

TEST_CASE("REL-06 a miss and a hit without effect feel the same", "[fog][REL-06]") {
    const Game game = a_skirmish();
    auto missed = a_shot_from_nowhere();
    missed.hits = 0;
    missed.results.clear();
    auto harmless = a_shot_from_nowhere();
    harmless.results.front().outcome = HitOutcome::NoEffect;
    CHECK(told(game, missed, Audience::Blue) == told(game, harmless, Audience::Blue));
}

TEST_CASE("REL-17 a void shot is not told to its target", "[fog][REL-17]") {
    const Game game = a_skirmish();
    auto wasted = a_shot_from_nowhere();
    wasted.in_range = false;
    wasted.dice.clear();
    CHECK(is_silent(game, wasted, Audience::Blue));
    CHECK(told(game, wasted, Audience::Red).front().outcome == "out_of_range");
    wasted.wasted = game::Wasted::OutOfArc;
    CHECK(told(game, wasted, Audience::Red).front().outcome == "out_of_arc");
    wasted.wasted = game::Wasted::NoLine;
    CHECK(told(game, wasted, Audience::Red).front().outcome == "no_line");
}

TEST_CASE(
    "REL-08 the firing side: own dice and modifiers, the visible outcome, not the row of quality",
    "[fog][REL-08]") {
    const Game game = a_skirmish();
    const auto shot = a_shot_at_a_target_in_sight();
    const auto lines = told(game, shot, Audience::Blue);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().dice == std::vector<fog::Die>{
                                    {3, 7},
                                    {9, 7}
    });
    CHECK(lines.front().working == shot.to_hit_working);
    CHECK(lines.front().target->id == "m1001");
    CHECK(lines.front().outcome == "no_effect");

    auto of_other_quality = shot;
    of_other_quality.results.front() = {StandId{1001}, 9, 9, {{"RES-03", 0}}, HitOutcome::NoEffect};
    CHECK(told(game, of_other_quality, Audience::Blue) == lines);
}

TEST_CASE("REL-08 the referee reads every die", "[fog][REL-08]") {
    const Game game = a_skirmish();
    const auto lines = told(game, a_shot_from_nowhere(), Audience::Referee);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].actor->id == "s1002");
    CHECK(lines[1].dice == std::vector<fog::Die>{
                               {8, {}}
    });
    CHECK(lines[1].working == rules::Working{
                                  {"RES-02", 1}
    });
}

TEST_CASE("REL-08 a hit that destroys without a roll shows no die", "[fog][REL-08]") {
    auto shot = a_shot_from_nowhere();
    shot.results = {
        {StandId{1}, 0, 0, {}, HitOutcome::Eliminated}
    };
    const auto lines = told(a_skirmish(), shot, Audience::Referee);
    REQUIRE(lines.size() == 2);
    CHECK(lines.back().dice.empty());
}

TEST_CASE(
    "SEQ-09 Prep Fire of stands in sight is open when its step has closed, of hidden ones not",
    "[fog][SEQ-09][REL-16]") {
    Game game = a_skirmish().in(Subphase::PrepFireB).set([](Game& g) {
        g.side_a = Side::Red;
        g.shots = {
            {ShotId{30001}, Side::Red, StandId{1001}, 0, StandId{1}, 0, {}, {}},
            {ShotId{30002}, Side::Red, StandId{1002}, 0, StandId{1}, 0, {}, {}}
        };
    });
    const game::StepOpened next{Subphase::PrepFireB};
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        const auto lines = told(game, next, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().kind == Saying::FireDeclared);
        CHECK(lines.front().actor->id == "m1001");
        CHECK(lines.front().target->id == (audience == Audience::Blue ? "s1" : "m1"));
    }
    for (const auto audience : {Audience::Red, Audience::Referee})
        CHECK(is_silent(game, next, audience));
    const game::SideCommitted committed{Side::Red, false};
    for (const auto audience : {Audience::Blue, Audience::Public})
        CHECK(is_silent(game, committed, audience));  // it can be taken back [S-109]
    game.subphase = Subphase::PrepFireResolved;
    CHECK(is_silent(game, game::StepOpened{Subphase::PrepFireResolved}, Audience::Blue));
}

TEST_CASE("SEQ-09 who plays cards before 2C has heard of the Prep Fire of 2B, and hears it once",
          "[fog][SEQ-09][REL-16]") {
    Game game = a_skirmish().in(Subphase::CardWindow).set([](Game& g) {
        g.side_a = Side::Blue;
        g.scenario.options.fow = rules::FowUse::On;
        g.scenario.options.fow_windows = rules::FowWindows::EveryStep;
        g.scenario.cards.edit().emplace_back().id = "a";
        g.scenario.cards.edit().back().windows = {"2C"};
        g.scenario.deck_blue = {"a"};
        g.shots = {
            {ShotId{30001}, Side::Red, StandId{1001}, 0, StandId{1}, 0, {}, {}}
        };
    });
    const auto step = Subphase::PrepFireResolved;
    CHECK(told(game, game::CardWindowOpened{step, false}, Audience::Blue).size() == 1);
    CHECK(is_silent(game, game::CardWindowOpened{step, true}, Audience::Blue));
    CHECK(is_silent(game, game::StepOpened{step}, Audience::Blue));
    game::StepOpened by_ruling{step};
    by_ruling.by_referee = true;
    CHECK(told(game, by_ruling, Audience::Blue).size() == 1);
}

TEST_CASE("REL-08 the outcome of a close assault is told like that of any shot",
          "[fog][REL-08][CA-06]") {
    const Game game = a_skirmish();
    auto assault = a_shot_at_a_target_in_sight();
    assault.small_arms = assault.close_assault = true;
    CHECK(told(game, assault, Audience::Blue).front().outcome == "no_effect");
    assault.shot.target = StandId{1};
    assault.shot.firer = StandId{1002};
    assault.shot.side = Side::Red;
    assault.results = {
        {StandId{1}, 5, 5, {}, HitOutcome::ForcedBack}
    };
    CHECK(told(game, assault, Audience::Blue).front().outcome == "forced_back");
}

TEST_CASE("REL-09 small arms that spread over hidden stands: the firer hears nothing of it",
          "[fog][REL-09]") {
    const Game game = a_skirmish();
    const game::HitsDistributed alone{Side::Blue,
                                      {ShotId{1}},
                                      StandId{1001},
                                      1,
                                      {{StandId{1001}, 5, 5, {}, HitOutcome::ForcedBack}}};
    auto spread = alone;
    spread.hits = 2;
    spread.results.push_back({StandId{1002}, 10, 10, {}, HitOutcome::Eliminated});
    CHECK(told(game, spread, Audience::Blue) == told(game, alone, Audience::Blue));
    CHECK(told(game, spread, Audience::Public) == told(game, alone, Audience::Public));
    CHECK(told(game, spread, Audience::Red).size() == 2);
}

TEST_CASE("REL-09 a template over a hidden stand: its owner alone", "[fog][REL-09]") {
    const Game game = a_skirmish();
    game::TemplateAttack attack;
    attack.marker = MarkerId{1};
    attack.battery = StandId{1};
    attack.target = StandId{1002};
    attack.dice = {2};
    attack.hits = 1;
    attack.results = {
        {StandId{1002}, 9, 9, {}, HitOutcome::ForcedBack}
    };
    CHECK(is_silent(game, attack, Audience::Blue));
    CHECK(is_silent(game, attack, Audience::Public));
    const auto felt = told(game, attack, Audience::Red);
    REQUIRE(felt.size() == 1);
    CHECK(felt.front().kind == Saying::TemplateFelt);
    CHECK(felt.front().dice.empty());
    CHECK(!felt.front().actor);
}

TEST_CASE("REL-10 a request and its roll are the requesting side's", "[fog][REL-10]") {
    const Game game = a_skirmish();
    game::ResponseRolled rolled;
    rolled.mission = {
        MissionId{1},
        Side::Blue, StandId{1},
        StandId{2},
        rules::MissionKind::HighExplosive,
        {24_in, 34_in}
    };
    rolled.die = 4;
    rolled.needs = 6;
    rolled.success = GENERATE(true, false);
    CHECK(told(game, rolled, Audience::Blue).size() == 1);
    CHECK(is_silent(game, rolled, Audience::Red));
    CHECK(is_silent(game, rolled, Audience::Public));
}

TEST_CASE("REL-11 a template is placed before everybody, its battery is not", "[fog][REL-11]") {
    const Game game = a_skirmish();
    const game::TemplatePlaced placed{
        {MarkerId{7},
         Side::Red,
         StandId{1002},
         rules::MissionKind::Smoke,
         {20_in, 20_in},
         3_in, 1,
         {}},
        1
    };
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        const auto lines = told(game, placed, audience);
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().place == Point{20_in, 20_in});
        CHECK(lines.front().what == "smoke");
        CHECK(!lines.front().actor);
        CHECK(!lines.front().side);
    }
    CHECK(told(game, placed, Audience::Red).front().actor->id == "s1002");
}
