#include <catch2/catch.hpp>

#include "fog/view_of.h"
#include "skirmish.h"

using namespace support;
using rules::MissionKind;

namespace {

/// Blue has aircraft, 3; one template of this kind lies near Red's hidden gun.
Game with_a_template(MissionKind kind) {
    return a_skirmish().with(a_stand(3).of("aircraft").off_board()).set([&](Game& g) {
        g.templates = {
            {MarkerId{1}, Side::Blue, StandId{3}, kind, {30_in, 34_in}, 4_in, 1, {}}
        };
    });
}
game::ResponseRolled answer(MissionKind kind, bool success) {
    game::ResponseRolled e;
    e.mission = {
        MissionId{1},
        Side::Blue, StandId{1},
        StandId{3},
        kind, {24_in, 34_in}
    };
    e.die = success ? 1 : 9;
    e.needs = 3;
    e.success = success;
    return e;
}
fog::View view_of_sky(const Game& game, Audience audience) {
    return fog::view_of(game, fog::Chronicle{audience}, {});
}

}  // namespace

TEST_CASE("REL-10 a request for aircraft, and one that fails, tells the enemy nothing",
          "[fog][AIR-01][S-81]") {
    const Game game = with_a_template(MissionKind::AirStrike);
    const game::MissionRequested asked{answer(MissionKind::AirStrike, false).mission};
    for (const auto audience : {Audience::Red, Audience::Public}) {
        CHECK(is_silent(game, asked, audience));
        for (const bool success : {true, false})
            CHECK(is_silent(game, answer(MissionKind::AirStrike, success), audience));
    }
    Game waiting = game;
    waiting.missions = {asked.mission};
    CHECK(view_of_sky(waiting, Audience::Red) == view_of_sky(game, Audience::Red));
    CHECK(view_of_sky(waiting, Audience::Blue).missions.size() == 1);
    Game flown = game;
    flown.stands[2].sorties = 1;  // how many are left is Blue's to know
    CHECK(view_of_sky(flown, Audience::Red) == view_of_sky(game, Audience::Red));
    CHECK(view_of_sky(flown, Audience::Blue).stands.at("s3").sorties == 1);
}

TEST_CASE(
    "REL-09 the hidden stand in an air strike: its owner learns its result, the attacker nothing",
    "[fog][AIR-01][S-56][S-81]") {
    const Game game = with_a_template(MissionKind::AirStrike);
    game::TemplateAttack attack;
    attack.marker = MarkerId{1};
    attack.battery = StandId{3};
    attack.target = StandId{1002};
    attack.dice = {1};
    attack.hits = 1;
    attack.results = {
        {StandId{1002}, 8, 9, {}, rules::HitOutcome::ForcedBack}
    };
    CHECK(is_silent(game, attack, Audience::Blue));
    CHECK(is_silent(game, attack, Audience::Public));
    const auto felt = told(game, attack, Audience::Red);
    REQUIRE(felt.size() == 1);
    CHECK(felt.front().kind == Saying::TemplateFelt);
    CHECK(felt.front().what == "air_strike");
    CHECK(felt.front().dice.empty());
    CHECK_FALSE(felt.front().actor);
    attack.target = StandId{1001};  // in sight: the attacker sees what it does
    CHECK(told(game, attack, Audience::Blue).size() == 1);
}

TEST_CASE("REL-18 that a company feels an air attack or a TOT is told to its side alone",
          "[fog][AIR-03][MOR-23][S-81][S-83]") {
    for (const auto kind : {MissionKind::AirStrike, MissionKind::TimeOnTarget}) {
        const Game game = with_a_template(kind);
        const game::BombardmentFelt felt{CompanyId{101}, kind};
        CHECK(is_silent(game, felt, Audience::Blue));
        CHECK(is_silent(game, felt, Audience::Public));
        CHECK(told(game, felt, Audience::Red).size() == 1);
        CHECK(told(game, felt, Audience::Referee).size() == 1);
        Game marked = game;
        game::find_company(marked, CompanyId{101})->air_attack_near = true;
        game::find_company(marked, CompanyId{101})->under_tot = true;
        CHECK(view_of_sky(marked, Audience::Blue) == view_of_sky(game, Audience::Blue));
    }
}

TEST_CASE("REL-11 the other side sees shells fall or aircraft strike, not on whose word",
          "[fog][S-83][S-81][IDF-11]") {
    const auto seen = [](MissionKind kind, Audience audience) {
        const Game game = with_a_template(kind);
        const auto line = told(game, game::TemplatePlaced{game.templates.front()}, audience);
        const auto view = view_of_sky(game, audience);
        return std::pair{line.front().what, view.templates.begin()->second.kind};
    };
    using Pair = std::pair<std::string, MissionKind>;
    const Pair shells{"high_explosive", MissionKind::HighExplosive};
    for (const auto audience : {Audience::Red, Audience::Public}) {
        CHECK(seen(MissionKind::HighExplosive, audience) == shells);
        CHECK(seen(MissionKind::Harassing, audience) == shells);
        CHECK(seen(MissionKind::TimeOnTarget, audience) == shells);
        CHECK(seen(MissionKind::AirStrike, audience) == Pair{"air_strike", MissionKind::AirStrike});
    }
    CHECK(seen(MissionKind::Harassing, Audience::Blue) ==
          Pair{"harassing", MissionKind::Harassing});
}
