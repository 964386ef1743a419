#include "game/ammunition/ammunition.h"
#include "game/command/weapon_lines.h"
#include "game/fire/fire.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "game/referee/referee.h"
#include "game/shelling/mission_facts.h"
#include "game/shelling/shelling.h"
#include "rules/transport.h"
#include "support/fire.h"

using namespace game;
using namespace support;
using rules::FireKind;

namespace {

DataLine& line_named(Game& game, const std::string& id) {
    return *std::ranges::find(game.scenario.lines, id, &DataLine::id);
}
/// Both advanced rules; bazookas are rocket launchers, tanks have one round of HVAP, trucks carry
/// ammunition.
void in_short_supply(Game& game) {
    game.scenario.options.adv_ammo = game.scenario.options.adv_flame = true;
    line_named(game, "bazookas").weapons[1].rocket_launcher = true;
    line_named(game, "truck").supply = true;
    auto& tank = line_named(game, "tank");
    auto hvap = tank.weapons[0];
    hvap.name = "75mm HVAP";
    hvap.limited = true;
    tank.weapons.push_back(hvap);
}
constexpr int kHvap = 6;
constexpr std::uint16_t kRegiment = 1, kOwn = 2, kNeighbour = 3;

GameBuilder tank_in_short_supply() { return tank_and_rifles().set(in_short_supply); }

ScriptedDice dice_that_harm_nobody() {
    auto dice = dice_always_show(10);
    dice.when("result/", 1);
    return dice;
}
void fire(Game& game, Dice& dice, const DeclareFire& command) {
    declared(game, Side::Blue, command);
    resolved(game, dice, FireKind::General);
    game.subphase = Subphase::Ammunition;
    Course course{game, dice};
    use_ammunition(course, Subphase::GeneralFire);
}
void end_of_turn(Game& game) {
    auto dice = dice_show({});
    Course course{game, dice};
    resupply(course);
    course.happen(TurnBegun{game.turn + 1});
    game.subphase = Subphase::GeneralFire;
}
Result<Events> fires_again(const Game& game, int line) {
    return decide(game, Side::Blue, at(1, 1001, line));
}

}  // namespace

TEST_CASE("REF-01 the referee empties a gun, in set-up too", "[ammunition][REF-01]") {
    Game game = tank_in_short_supply().in_turn(GENERATE(0, 2)).in(Subphase::Orders);
    auto dice = dice_show({});
    const EditStand empty{
        .stand = StandId{1}, .ammunition = Supply::Empty, .reason = "Short of everything"};
    REQUIRE(play(game, Actor::Referee, empty, dice));
    CHECK(is_out_of_ammunition(game, *find_stand(game, StandId{1}), 0));
}

TEST_CASE(
    "ADV-AMMO-01 a natural 1 calls for a roll, and the gun is empty at calibre by ten or less",
    "[ammunition][ADV-AMMO-01][ADV-AMMO-02][ADV-AMMO-04][S-70][SEQ-19]") {
    const int face = GENERATE(6, 7);  // a 75-mm tank gun: 6 or less
    Game game = tank_in_short_supply();
    auto dice = dice_that_harm_nobody();
    dice.when("hit/1/1/m1001/0", 1).when("ammunition/1/1/0", face);
    fire(game, dice, at(1, 1001, 1));
    CHECK(dice.asked().back() == "t1/4C/ammunition/1/1/0");
    end_of_turn(game);
    const bool empty = face <= 6;
    for (const int line : {0, 1, kHvap})  // all that the gun fires
        CHECK(fires_again(game, line).has_value() != empty);
    CHECK_THAT(fires_again(game, 2), IsAccepted());  // but not the machine gun
    if (empty) CHECK_THAT(fires_again(game, 1), IsRefused("depleted"));
}

TEST_CASE("S-70 each natural 1 makes its own check, one success is enough", "[ammunition][S-70]") {
    Game game = tank_in_short_supply();
    auto dice = dice_that_harm_nobody();
    dice.when("hit/1/", 1).when("ammunition/1/1/1", 1);
    fire(game, dice, at(1, 1001, 1));
    CHECK(is_out_of_ammunition(game, stand(game, 1), 1));
}

TEST_CASE("S-84 without adv_ammo nothing runs out", "[ammunition][ADV-AMMO-01][S-84]") {
    Game game = tank_in_short_supply();
    game.scenario.options.adv_ammo = false;
    auto dice = dice_always_show(1);
    fire(game, dice, at(1, 1001, 1));
    CHECK(stand(game, 1).ammunition.empty());
    CHECK(is_out_of_ammunition(game, stand(game, 1), kHvap));  // not issued
    CHECK_FALSE(is_out_of_ammunition(game, stand(game, 1), 0));
}

TEST_CASE("ADV-AMMO-10 limited ammunition is gone when it is fired, the gun fires on",
          "[ammunition][ADV-AMMO-10][ADV-AMMO-11][ADV-AMMO-12]") {
    Game game = tank_in_short_supply().with(a_stand(2).of("truck").at({24_in, 17_in}));
    auto dice = dice_that_harm_nobody();
    dice.when("hit/", 1);
    CHECK(rounds_left(game, stand(game, 1), kHvap) == 1);
    fire(game, dice, at(1, 1001, kHvap));
    CHECK(rounds_left(game, stand(game, 1), kHvap) == 0);
    for (int turn = 0; turn < 2; ++turn) end_of_turn(game);
    CHECK_THAT(fires_again(game, kHvap), IsRefused("depleted"));
    CHECK_THAT(fires_again(game, 0), IsAccepted());
}

TEST_CASE("4C ammunition comes from a truck of the own formation, or of one above it",
          "[ammunition][ADV-AMMO-07]") {
    const auto [whose, comes] = GENERATE(table<std::uint16_t, bool>({
        {kOwn,       true },
        {kRegiment,  true },
        {kNeighbour, false}
    }));
    Game game =
        tank_in_short_supply()
            .with(a_stand(2).of("truck").at({24_in, 17_in}).set([](Stand& s) {
                s.company = CompanyId{9};
            }))
            .with(a_company(stand(tank_in_short_supply(), 1).company.value).in_formation(kOwn))
            .with(a_company(9).in_formation(whose));
    game.scenario.formations = {
        {FormationId{kRegiment},  Side::Blue, "Regiment", {}                    },
        {FormationId{kOwn},       Side::Blue, "1st",      FormationId{kRegiment}},
        {FormationId{kNeighbour}, Side::Blue, "2nd",      FormationId{kRegiment}}
    };
    auto dice = dice_that_harm_nobody();
    dice.when("hit/1/1/m1001/0", 1).when("ammunition/1/1/0", 1);
    fire(game, dice, at(1, 1001, 1));
    for (int turn = 0; turn < 2; ++turn) end_of_turn(game);
    CHECK(fires_again(game, 1).has_value() == comes);
}

TEST_CASE("ADV-AMMO-10 two rounds are two firings", "[ammunition][ADV-AMMO-10][S-84]") {
    Game game = tank_in_short_supply();
    line_named(game, "tank").weapons[kHvap].rounds = 2;
    auto dice = dice_that_harm_nobody();
    fire(game, dice, at(1, 1001, kHvap));
    CHECK(rounds_left(game, stand(game, 1), kHvap) == 1);
    CHECK_FALSE(is_out_of_ammunition(game, stand(game, 1), kHvap));
}

TEST_CASE("ADV-AMMO-08 a rocket launcher is empty after each firing, and resupplied once",
          "[ammunition][ADV-AMMO-07][ADV-AMMO-08][ADV-AMMO-09][S-85]") {
    Game game = a_game()
                    .with(a_stand(1).of("bazookas").at({24_in, 27_in}))
                    .with(a_stand(2).of("truck").at({24_in, 20_in}))
                    .with(a_stand(1001).of("tank").at({24_in, 30_in}).visible())
                    .set(in_short_supply);
    auto dice = dice_that_harm_nobody();
    fire(game, dice, at(1, 1001, 1));
    CHECK(is_out_of_ammunition(game, stand(game, 1), 1));
    end_of_turn(game);
    CHECK(is_out_of_ammunition(game, stand(game, 1), 1));  // not in the turn of depletion
    end_of_turn(game);
    CHECK_FALSE(is_out_of_ammunition(game, stand(game, 1), 1));
    fire(game, dice, at(1, 1001, 1));
    for (int turn = 0; turn < 3; ++turn) end_of_turn(game);
    CHECK(is_out_of_ammunition(game, stand(game, 1), 1));
}

TEST_CASE("ADV-AMMO-07 resupply comes from a stand of the own side within 6 inches",
          "[ammunition][ADV-AMMO-07][S-85]") {
    struct Truck {
        std::uint16_t id;
        Inches y;
        bool supplies;
    };
    const auto truck = GENERATE(Truck{2, 12.6_in, true}, Truck{2, 12.4_in, false},
                                Truck{1002, 12.6_in, false});  // 5.9", 6.1" apart; Red's
    Game game = tank_in_short_supply()
                    .with(a_stand(truck.id).of("truck").at({24_in, truck.y}))
                    .set([](Game& g) {
                        find_stand(g,
                                   StandId{
                                       1
                        })
                            ->ammunition = {Ammunition{0, 0, 1, 0}};
                    })
                    .in_turn(2);
    end_of_turn(game);
    CHECK(is_out_of_ammunition(game, stand(game, 1), 0) != truck.supplies);
}

TEST_CASE("ADV-FLAME-01 a carried flame weapon fires once, and is not resupplied",
          "[flame][ADV-FLAME-01][ADV-FLAME-02]") {
    Game game = a_game()
                    .with(a_stand(1).of("flamers").at({24_in, 28_in}))
                    .with(a_stand(2).of("truck").at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible())
                    .set(in_short_supply);
    auto dice = dice_that_harm_nobody();
    SECTION("counted") {
        fire(game, dice, at(1, 1001));
        CHECK(rounds_left(game, stand(game, 1), 0) == 0);
        for (int turn = 0; turn < 2; ++turn) end_of_turn(game);
        CHECK_THAT(fires_again(game, 0), IsRefused("depleted", {"ADV-FLAME-01"}));
    }
    SECTION("without adv_flame it has no limit") {
        game.scenario.options.adv_flame = false;
        fire(game, dice, at(1, 1001));
        end_of_turn(game);
        CHECK_THAT(fires_again(game, 0), IsAccepted());
    }
    SECTION("in a trailer it fires three times") {
        line_named(game, "flamers").weapons[0].flame_trailer = true;
        CHECK(rounds_left(game, stand(game, 1), 0) == 3);
    }
}

TEST_CASE("ADV-AMMO-05 one die of a template counts, and H&I never depletes",
          "[ammunition][ADV-AMMO-05][ADV-AMMO-06][S-84]") {
    const auto kind = GENERATE(rules::MissionKind::HighExplosive, rules::MissionKind::Harassing);
    Game game = a_game()
                    .in(Subphase::HeAttacks)
                    .with(a_stand(2).of("mortar").at({24_in, 10_in}))
                    .with(a_stand(1001).at({24_in, 40_in}))
                    .with(a_stand(1002).at({25.2_in, 40_in}))
                    .set(in_short_supply)
                    .set([&](Game& g) {
                        Template placed;
                        placed.id = MarkerId{g.next_marker++};
                        placed.battery = StandId{2};
                        placed.kind = kind;
                        placed.centre = {24.5_in, 40_in};
                        placed.size = 3_in;
                        placed.turn_placed = g.turn;
                        g.templates.push_back(placed);
                    });
    auto dice = dice_that_harm_nobody();
    SECTION("the first at the first target") {
        dice.when("hit/2/he/1001/0", 1).when("ammunition/2/0/0", 8);
        Course course{game, dice};
        resolve_templates(course);
        const bool empty = kind == rules::MissionKind::HighExplosive;
        CHECK(is_out_of_ammunition(game, stand(game, 2), 0) == empty);
        if (empty)
            CHECK_THAT(may_take_mission(game, stand(game, 2), rules::MissionKind::Smoke, true),
                       IsRefused("depleted"));
    }
    SECTION("no other") {
        dice.when("hit/2/he/1002/", 1).when("hit/2/he/1001/1", 1).when("ammunition/", 1);
        Course course{game, dice};
        resolve_templates(course);
        CHECK(stand(game, 2).ammunition.empty());
    }
}

TEST_CASE("SEQ-19 fire of 3A is handled at the end of its step", "[ammunition][SEQ-19][S-70]") {
    Game game = tank_in_short_supply().in(Subphase::OpportunityFire);
    auto dice = dice_that_harm_nobody();
    dice.when("hit/", 1).when("ammunition/", 1);
    declared(game, Side::Blue, at(1, 1001, 1));
    resolved(game, dice, FireKind::Opportunity);
    CHECK(is_out_of_ammunition(game, stand(game, 1), 1));
    CHECK(dice.asked().back() == "t1/3A/ammunition/1/1/2");
}

TEST_CASE("REF-01 the referee empties and resupplies a stand", "[referee][REF-01]") {
    Game game = tank_in_short_supply();
    auto dice = dice_show({});
    EditStand edit;
    edit.stand = StandId{1};
    edit.reason = "the truck has burnt";
    edit.ammunition = Supply::Empty;
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK_THAT(fires_again(game, 0), IsRefused("depleted"));
    CHECK_THAT(fires_again(game, 2), IsAccepted());
    edit.ammunition = Supply::Full;
    REQUIRE(play(game, Actor::Referee, edit, dice));
    CHECK_THAT(fires_again(game, 0), IsAccepted());
}

TEST_CASE("TRANS-02 a vehicle tows guns up to its class", "[transport][TRANS-02]") {
    DataLine tow, gun;
    tow.can_tow = true;
    gun.gun_class = rules::GunClass::IV;
    CHECK(rules::may_tow(tow, gun));
    tow.tows = rules::GunClass::III;
    CHECK_FALSE(rules::may_tow(tow, gun));
}

TEST_CASE("IDF-22 indirect fire has the rate of the high explosive", "[indirect_fire][IDF-22]") {
    Game game = a_game();
    auto& howitzer = line_named(game, "howitzer");  // its AP stands first
    CHECK(rules::shell_line(howitzer) == 1);
    howitzer.weapons[1].limited = true;
    CHECK(rules::shell_line(howitzer) == 0);
}

TEST_CASE("ADV-AMMO-01 what was fired counts though its firer is forced back by the same fire",
          "[ammunition][ADV-AMMO-08][FIRE-07][S-70]") {
    Game game = a_game()
                    .set(in_short_supply)
                    .with(a_stand(1).of("bazookas").at({24_in, 26_in}).visible())
                    .with(a_stand(1001).of("tank").at({24_in, 29_in}).visible());
    line_named(game, "bazookas").heavy_infantry = true;  // moved, it has only pistols
    declared(game, Side::Blue, at(1, 1001, 1));
    declared(game, Side::Red, at(1001, 1, 1));
    auto dice = dice_always_show(5);
    dice.when("hit/1001/", 1).when("hit/1/", 10);
    const auto events = resolved(game, dice, FireKind::General);
    REQUIRE(count<StandForcedBack>(events) == 1);
    REQUIRE(&weapon_lines_of(game, stand(game, 1)) != &line_of(game, stand(game, 1)).weapons);
    game.subphase = Subphase::Ammunition;
    Course course{game, dice};
    use_ammunition(course, Subphase::GeneralFire);
    const auto used = all_of<AmmunitionUsed>(course.take());  // the tank's natural 1, too
    CHECK(std::ranges::count(used, "Bazooka", &AmmunitionUsed::weapon) == 1);
}

TEST_CASE("S-84 whoever fires pistols uses none of his own ammunition", "[ammunition][S-84]") {
    Game game = a_game()
                    .set(in_short_supply)
                    .with(a_stand(1)
                              .of("bazookas")
                              .at({24_in, 26_in})
                              .that_issues_as(rules::Issuer::Commander))
                    .with(a_stand(1001).at({24_in, 29_in}).visible());
    line_named(game, "bazookas").weapons[0] = line_named(game, "bazookas").weapons[1];
    auto dice = dice_that_harm_nobody();
    fire(game, dice, at(1, 1001));
    CHECK(stand(game, 1).ammunition.empty());
}
