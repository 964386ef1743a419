#include <catch2/catch.hpp>

#include "game/fire/fire.h"
#include "game/morale/morale_facts.h"
#include "game/movement/movement.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/referee/referee.h"
#include "game/shelling/shelling.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

constexpr Point kTarget{24_in, 40_in};

/// An observer, two sorties of aircraft from turn 2 on, a mortar, and a spotted enemy, in 1A of
/// turn 2.
GameBuilder called_from_the_air() {
    return a_game()
        .in(Subphase::ArtilleryResponse)
        .in_turn(2)
        .with(a_stand(1).at({24_in, 24_in}).that_observes())
        .with(a_stand(2).of("mortar").at({24_in, 10_in}))
        .with(a_stand(3).of("aircraft").off_board().set([](Stand& s) {
            s.sorties = 2;
            s.entry_turn = 2;
            s.artillery = rules::ArtilleryType::Supporting;
        }))
        .with(a_stand(1001).at(kTarget).visible())
        .set([](Game& g) { g.scenario.options.air = true; });
}
RequestMission strike(Point target = kTarget) {
    return {StandId{1}, {StandId{3}}, MissionKind::AirStrike, target};
}
/// Asked for and answered; in 1C if it came.
Events flown(Game& game, int die) {
    const auto asked = decide(game, Side::Blue, strike());
    REQUIRE_THAT(asked, IsAccepted());
    evolve_all(game, *asked);
    auto dice = dice_show({die}).otherwise(10);
    Course course{game, dice};
    resolve_requests(course);
    game.subphase = Subphase::HeAttacks;
    resolve_templates(course);
    return course.take();
}
std::vector<CompanyId> shaken(const Events& events) {
    std::vector<CompanyId> companies;
    for (const auto& e : all_of<BombardmentFelt>(events)) companies.push_back(e.company);
    return companies;
}

}  // namespace

TEST_CASE("AIR-02 an air strike needs a spotted target and an observer who sees it",
          "[air][AIR-02][IDF-04][S-59]") {
    const Game game = called_from_the_air();
    CHECK_THAT(decide(game, Side::Blue, strike()), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, strike({40_in, 40_in})), IsRefused("no_spotted_target"));
    auto unseen = strike();
    unseen.observer = {};
    CHECK_THAT(decide(game, Side::Blue, unseen), IsRefused("no_observer"));
}

TEST_CASE("S-59 aircraft fly strikes and nothing else, and nothing else flies them",
          "[air][AIR-01][S-59]") {
    const Game game = called_from_the_air();
    auto shells = strike();
    shells.kind = MissionKind::HighExplosive;
    CHECK_THAT(decide(game, Side::Blue, shells), IsRefused("no_indirect_fire", {"AIR-01"}));
    auto mortar = strike();
    mortar.batteries = {StandId{2}};
    CHECK_THAT(decide(game, Side::Blue, mortar), IsRefused("no_indirect_fire", {"AIR-01"}));
}

TEST_CASE("S-59 no strike without the option, in weather without air, before its turn, or when all "
          "are flown",
          "[air][S-59][S-02]") {
    Game game = called_from_the_air();
    SECTION("the option") {
        game.scenario.options.air = false;
        CHECK_THAT(decide(game, Side::Blue, strike()), IsRefused("not_in_play", {"S-59"}));
    }
    SECTION("the weather") {
        game.no_air = true;
        CHECK_THAT(decide(game, Side::Blue, strike()), IsRefused("no_air", {"S-59"}));
    }
    SECTION("its turn") {
        game.turn = 1;
        CHECK_THAT(decide(game, Side::Blue, strike()), IsRefused("no_sorties", {"S-59"}));
    }
    SECTION("all flown") {
        find_stand(game, StandId{3})->sorties = 0;
        CHECK_THAT(decide(game, Side::Blue, strike()), IsRefused("no_sorties", {"S-59"}));
    }
    for (const auto& choice : choices_of(game, Side::Blue).missions)
        CHECK(choice.kind != MissionKind::AirStrike);
}

TEST_CASE("S-81 a strike is a choice of its own", "[air][S-81]") {
    const auto missions = choices_of(called_from_the_air(), Side::Blue).missions;
    const auto found = std::ranges::find(missions, MissionKind::AirStrike, &MissionChoice::kind);
    REQUIRE(found != missions.end());
    CHECK(found->batteries == std::vector{StandId{3}});
    CHECK(found->targets.front().point == kTarget);
    CHECK(missions.front().batteries == std::vector{StandId{2}});
}

TEST_CASE("AIR-01 a strike comes on 1-3, attacks as HE and suppresses; only what comes is a sortie",
          "[air][AIR-01][S-59][S-81][IDF-25]") {
    Game game = called_from_the_air();
    const bool comes = GENERATE(true, false);
    const auto events = flown(game, comes ? 3 : 4);
    CHECK(the<ResponseRolled>(events).needs == 3);
    CHECK(count<TemplatePlaced>(events) == (comes ? 1 : 0));
    CHECK(count<TemplateAttack>(events) == (comes ? 1 : 0));
    CHECK(count<AmmunitionUsed>(events) == 0);
    CHECK(find_stand(game, StandId{1001})->suppressed == comes);
    CHECK(find_stand(game, StandId{3})->sorties == (comes ? 1 : 2));
    game.subphase = Subphase::ArtilleryResponse;
    CHECK_THAT(decide(game, Side::Blue, strike()), IsRefused("request_made"));
}

TEST_CASE("AIR-03 enemy companies with a stand within 12\" of the target point lose 2 of morale",
          "[air][AIR-03][MOR-21][MOR-08][S-81]") {
    const auto off = GENERATE(12_in, 12.001_in);
    Game game = called_from_the_air()
                    .with(a_stand(4).at({27_in, 40_in}).in_company(2))
                    .with(a_stand(1002).in_company(102).at(
                        {24_in + 0.5_in + off, 40_in}));  // its base is an inch wide
    const auto events = flown(game, 1);
    const bool near = off == 12_in;
    CHECK(shaken(events) ==
          (near ? std::vector{CompanyId{101}, CompanyId{102}} : std::vector{CompanyId{101}}));
    const auto& company = *find_company(game, CompanyId{102});
    CHECK(morale_query(game, company).air_attack_near == near);
    CHECK(causes_of(game, company).air_attack_near == near);
    auto dice = dice_show({});
    Course{game, dice}.happen(TurnBegun{3});
    CHECK_FALSE(find_company(game, CompanyId{101})->air_attack_near);
}

TEST_CASE("S-81 aircraft are gone after 1C: who comes to the place is not attacked",
          "[air][S-81][IDF-23]") {
    Game game = called_from_the_air().with(
        a_stand(4).at({24_in, 34_in}).in_company(2).under(OrderChit::CautiousAdvance));
    flown(game, 1);
    game.subphase = Subphase::SideAMoves;
    auto dice = dice_show({}).otherwise(10);
    const auto moved = play(game, Actor::Blue, MoveStand{StandId{4}, {{24_in, 38_in}}}, dice);
    REQUIRE_THAT(moved, IsAccepted());
    CHECK(count<TemplateEntered>(*moved) == 0);
}

TEST_CASE("S-59 the referee puts no aircraft on the table", "[air][S-59][REF-01]") {
    const Game game = called_from_the_air();
    auto dice = dice_show({});
    AddStand add;
    add.company = CompanyId{1};
    add.line = "aircraft";
    add.at = kTarget;
    add.reason = "why not";
    CHECK_THAT(decide(game, Actor::Referee, add, dice), IsRefused("no_such_line", {"S-59"}));
}

TEST_CASE("FIRE-23 an anti-aircraft machine gun and the other turret weapons exclude each other",
          "[air][FIRE-23][S-59]") {
    const int first = GENERATE(0, 1, 4);  // a tank's gun, coaxial and AA machine gun
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible());
    const auto fire = [](int line) {
        return DeclareFire{.firer = StandId{1}, .line = line, .target = "m1001"};
    };
    const auto& weapons = line_of(game, game.stands.front()).weapons;
    const auto aa =
        static_cast<int>(std::ranges::find(weapons, rules::Mount::AaMg, &rules::WeaponLine::mount) -
                         weapons.begin());
    const int one = first == 4 ? aa : first;
    auto dice = dice_show({});
    REQUIRE_THAT(play(game, Actor::Blue, fire(one), dice), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, fire(one == aa ? 0 : aa)),
               IsRefused("aa_machine_gun", {"FIRE-23"}));
}
