#pragma once
#include "rules/obstacles.h"
#include "support/builders.h"

/// A battle in which every part of a view has something to show.
namespace support {

inline game::Scenario sample_scenario(game::Scenario scenario) {
    scenario.id = "sample";
    scenario.title = "The farm at the ford";
    scenario.summary = "Blue wants the farm. Red has a gun somewhere.";
    scenario.briefing_blue = "Take the farm.";
    scenario.briefing_red = "Hold the farm.";
    scenario.turns = 6;
    auto& field = scenario.field;
    field.contours.push_back({
        1, {{40_in, 40_in}, {60_in, 40_in}, {60_in, 60_in}, {40_in, 60_in}},
         {}
    });
    field.areas.push_back(an_area(rules::Terrain::Woods, {10_in, 30_in}, {20_in, 40_in},
                                  rules::Cover::Light, rules::Visibility::Dense, 1));
    field.roads.push_back({
        "Mill road", {{0_in, 12_in}, {72_in, 12_in}},
         0.5_in
    });
    field.waters.push_back({
        "Mill stream",
        rules::Terrain::Creek,
        {{30_in, 0_in},                {30_in, 72_in}               },
        0.25_in,
        {{{30_in, 12_in}, 1_in, true}, {{30_in, 50_in}, 1_in, false}}
    });
    field.cover_lines.push_back({
        "Orchard wall", rules::CoverLineKind::Wall, {{44_in, 30_in}, {48_in, 30_in}},
          {}
    });
    auto wire = rules::obstacle_of(rules::ObstacleKind::Wire);
    wire.name = "Wire";
    wire.outline = {
        {50_in, 20_in},
        {55_in, 20_in},
        {55_in, 21_in}
    };
    auto mines = rules::obstacle_of(rules::ObstacleKind::Minefield);
    mines.name = "Mines";
    mines.owner = Side::Blue;
    mines.hit = 6;
    mines.outline = {
        {5_in, 60_in},
        {9_in, 60_in},
        {9_in, 64_in}
    };
    field.obstacles = {wire, mines};
    scenario.formations = {
        {FormationId{1}, Side::Blue, "First Battalion", {}},
        {FormationId{2}, Side::Red,  "Kampfgruppe",     {}}
    };
    scenario.objectives = {
        {"Farm", {36_in, 36_in}, 3_in, 5, 5, Side::Red},
        {"Ford", {30_in, 50_in}, 2_in, 2, 0, {}       }
    };
    scenario.zones = {
        {Side::Blue, "South", {{0_in, 0_in}, {72_in, 0_in}, {72_in, 10_in}}  },
        {Side::Red,  "North", {{0_in, 60_in}, {72_in, 60_in}, {72_in, 72_in}}}
    };
    scenario.cards = {
        {"second_wind",
         "Second wind", "Remove a pin.",
         {"4B", "5A"},
         "", game::CardTarget::OwnStand,
         {},
         {}},
        {"jammed",
         "Jammed",      "One gun does not fire.",
         {"3A"},
         "", game::CardTarget::EnemyStand,
         {},
         {}}
    };
    return scenario;
}

/// Turn 2, step 4B. Names of Red carry the mark "zq", so that a search finds them.
inline Game sample_battle() {
    Game game =
        a_game()
            .in_turn(2)
            .with(a_company(1).in_formation(1).set([](Company& c) {
                c.name = "A Company";
    }))
            .with(a_company(101).in_formation(2).of_morale(8).set(
                [](Company& c) { c.name = "zq Kompanie"; }))
            .with(a_stand(1)
                      .at({24_in, 24_in})
                      .named("Captain Hale")
                      .of("commander")
                      .that_issues_as(rules::Issuer::Commander))
            .with(a_stand(2)
                      .that_moved({{24_in, 26_in}, {24_in, 28_in}, {26_in, 30_in}})
                      .named("1st Platoon")
                      .under(OrderChit::CautiousAdvance)
                      .visible())
            .with(a_stand(3).at({20_in, 20_in}).named("Truck").of("truck").set([](Stand& s) {
                s.moved = true;
            }))
            .with(a_stand(4).aboard(3).named("2nd Platoon"))
            .with(a_stand(5).off_board().named("Battery").of("howitzer"))
            .with(a_stand(1001)
                      .at({36_in, 36_in})
                      .named("zq first")
                      .under(OrderChit::Hold)
                      .visible()
                      .that_is(rules::MoraleState::Pinned))
            .with(a_stand(1002)
                      .at({50_in, 50_in})
                      .named("zq gun")
                      .of("gun")
                      .of_quality(rules::TroopQuality::Elite)
                      .under(OrderChit::Hold))
            .with(a_stand(1003).at({37_in, 38_in}).named("zq hidden"));
    game.scenario = sample_scenario(game.scenario);
    game.objectives = {{Side::Red}, {std::nullopt}};
    game.weather = "Clear";
    game::Order next;
    next.id = OrderId{9};
    next.issuer = StandId{1};
    next.chit = OrderChit::TakeCommand;
    next.marker = {25_in, 25_in};
    next.recipient = StandId{2};
    next.destination = Point{30_in, 30_in};
    next.followers = {StandId{2}};
    game.placed = {next};
    game.named = {
        {StandId{2}, OrderId{9}}
    };
    game.shots = {
        {ShotId{5},     Side::Blue, StandId{2},    0, StandId{1001}, 2, Point{36_in, 36_in},
         rules::Cover::Light                                                                   },
        {ShotId{30001}, Side::Red,  StandId{1002}, 0, StandId{2},    0, {},                  {}}
    };
    game.turns_declared = {
        {StandId{1}, Facing{45000}}
    };
    game.missions = {
        {MissionId{4},
         Side::Blue,
         StandId{1},
         StandId{5},
         rules::MissionKind::HighExplosive,
         {36_in, 36_in}}
    };
    game.templates = {
        {MarkerId{1},
         Side::Red,
         StandId{1002},
         rules::MissionKind::Smoke,
         {40_in, 30_in},
         3_in, 2,
         {}},
        {MarkerId{2},
         Side::Blue,
         StandId{5},
         rules::MissionKind::HighExplosive,
         {36_in, 36_in},
         4_in, 2,
         {}}
    };
    game::Wreck burning;
    burning.id = MarkerId{3};
    burning.at = {12_in, 12_in};
    game.wrecks = {burning};
    game.abandoned_guns = {
        {MarkerId{4}, StandId{1002}, {51_in, 51_in}, {}}
    };
    game.knowledge[0].wrecks_seen = {MarkerId{3}};
    game.knowledge[0].obstacles_seen = {0, 1};
    game.knowledge[1].obstacles_seen = {0};
    game.knowledge[0].guns_seen = game.abandoned_guns;
    game.hands[0] = {
        {"second_wind", "jammed"},
        {"second_wind"},
        {}
    };
    game.hands[1] = {
        {"jammed"},
        {"jammed", "jammed"},
        {}
    };
    game::PlayedCard sealed{CardId{6},    Side::Blue, "second_wind", StandId{2},
                            CompanyId{1}, {},         false,         game::Phase::SetUp};
    game::PlayedCard open{
        CardId{30001},
        Side::Red, "jammed", StandId{2},
        {},
        Point{30_in, 30_in},
        true,
        game::Phase::GeneralFire
    };
    game.played = {sealed, open};
    game.committed = {false, true};
    game.forced_dice = {
        {"t2/4B/hit/2/0/1001/0", 7}
    };
    return game;
}

}  // namespace support
