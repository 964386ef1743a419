#include "game/fire/fire.h"
#include "game/play/choices.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "support/builders.h"
#include "support/matchers.h"
#include "support/scripted_dice.h"

using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

RequestMission mission(Point target, MissionKind kind = MissionKind::HighExplosive) {
    return {StandId{1}, {StandId{2}}, kind, target};
}
void requested(Game& game, const RequestMission& command) {
    const auto events = decide(game, Side::Blue, command);
    REQUIRE_THAT(events, IsAccepted());
    evolve_all(game, *events);
}
template <class Rule> Events played(Game& game, Dice& dice, Rule rule) {
    Course course{game, dice};
    rule(course);
    return course.take();
}
const Stand& stand_in(const Game& game, std::uint16_t id) { return *find_stand(game, StandId{id}); }

/// An observer, its mortar, and a spotted enemy at (24, 40), in 1A.
GameBuilder observer_and_mortar() {
    return a_game()
        .in(Subphase::ArtilleryResponse)
        .with(a_stand(1).at({24_in, 24_in}).that_observes())
        .with(a_stand(2).of("mortar").at({24_in, 10_in}))
        .with(a_stand(1001).at({24_in, 40_in}).visible());
}
/// A howitzer's 3" template at (24, 40), placed this turn.
GameBuilder under_a_template(Subphase subphase) {
    return a_game()
        .in(subphase)
        .with(a_stand(2).of("howitzer").at({24_in, 10_in}))
        .set([](Game& g) {
            Template placed;
            placed.id = MarkerId{g.next_marker++};
            placed.side = Side::Blue;
            placed.battery = StandId{2};
            placed.centre = {24_in, 40_in};
            placed.size = 3_in;
            placed.turn_placed = g.turn;
            g.templates.push_back(placed);
        });
}

}  // namespace

TEST_CASE(
    "IDF-13 a mission needs a spotted enemy within an inch of its point, seen by the observer",
    "[indirect_fire][IDF-04][IDF-13][S-55]") {
    const Game game = observer_and_mortar().with(a_stand(1002).at({30_in, 40_in}));
    CHECK_THAT(decide(game, Side::Blue, mission({24_in, 41_in})), IsAccepted());
    CHECK_THAT(decide(game, Side::Blue, mission({24_in, 43_in})),
               IsRefused("no_spotted_target", {"IDF-04"}));
    CHECK_THAT(decide(game, Side::Blue, mission({30_in, 40_in})), IsRefused("no_spotted_target"));
}

TEST_CASE("S-55 one request for an observer and for a battery in a turn, failed ones included",
          "[indirect_fire][S-55][IDF-02]") {
    Game game = observer_and_mortar().with(a_stand(3).at({26_in, 24_in}).that_observes());
    requested(game, mission({24_in, 40_in}));
    CHECK_THAT(decide(game, Side::Blue, mission({24_in, 40_in})), IsRefused("request_made"));
    CHECK_THAT(decide(game, Side::Blue,
                      RequestMission{
                          StandId{3},
                          {StandId{2}},
                          {},
                          {24_in, 40_in}
    }),
               IsRefused("request_made"));
    auto dice = dice_show({10});
    played(game, dice, resolve_requests);
    CHECK_THAT(decide(game, Side::Blue, mission({24_in, 40_in})), IsRefused("request_made"));
    CHECK_THAT(decide(game, Side::Blue, RequestMission{StandId{2}, {StandId{3}}, {}, {}}),
               IsRefused("no_observer"));
}

TEST_CASE("IDF-05 organic artillery answers on 5 or less and places its template",
          "[indirect_fire][IDF-05][IDF-09]") {
    Game game = observer_and_mortar();
    requested(game, mission({24_in, 40_in}));
    auto dice = dice_show({5});
    const auto events = played(game, dice, resolve_requests);
    CHECK(dice.asked() == std::vector<std::string>{"t1/1A/response/1/2"});
    CHECK(the<ResponseRolled>(events).needs == 5);
    const auto placed = the<TemplatePlaced>(events).placed;
    CHECK(placed.size == 2_in);
    CHECK(placed.turn_placed == 1);
    CHECK(stand_in(game, 2).fired_in == Subphase::ArtilleryResponse);
    CHECK(stand_in(game, 2).may_not_move);
}

TEST_CASE("IDF-06 IDF-07 IDF-08 the battery's dedication, quality and suppression count",
          "[indirect_fire][IDF-06][IDF-07][IDF-08]") {
    Game game = observer_and_mortar().with(a_company(1).in_formation(5)).set([](Game& g) {
        g.scenario.formations = {
            {FormationId{7}, Side::Blue, "Regiment",  {}            },
            {FormationId{5}, Side::Blue, "Battalion", FormationId{7}}
        };
        auto& battery = *find_stand(g, StandId{2});
        battery.dedicated_to = FormationId{7};
        battery.quality = rules::TroopQuality::Veteran;
        battery.suppressed = true;
    });
    requested(game, mission({24_in, 40_in}));
    auto dice = dice_show({7});
    const auto e = the<ResponseRolled>(played(game, dice, resolve_requests));
    CHECK(e.needs == 6);
    CHECK_FALSE(e.success);
}

TEST_CASE("IDF-03 who observes for itself needs no roll", "[indirect_fire][IDF-03]") {
    Game game =
        observer_and_mortar().set([](Game& g) { find_stand(g, StandId{2})->observer = true; });
    requested(game, {
                        StandId{2},
                        {StandId{2}},
                        MissionKind::HighExplosive, {24_in, 40_in}
    });
    auto dice = dice_show({});
    const auto events = played(game, dice, resolve_requests);
    CHECK(the<ResponseRolled>(events).self_observed);
    CHECK(dice.asked().empty());
    CHECK(count<TemplatePlaced>(events) == 1);
}

TEST_CASE("S-55 a point beyond the range is not refused, which would measure it; nothing arrives",
          "[indirect_fire][S-55][MEAS-01]") {
    Game game = observer_and_mortar()
                    .set([](Game& g) { find_stand(g, StandId{2})->at = {2_in, 2_in}; })
                    .with(a_stand(1003).at({70_in, 24_in}).visible());
    requested(game, mission({70_in, 24_in}));
    auto dice = dice_show({1});
    CHECK(count<TemplatePlaced>(played(game, dice, resolve_requests)) == 0);
}

TEST_CASE("IDF-11 harassing fire needs neither observer nor target and comes on 3",
          "[indirect_fire][IDF-11][S-58]") {
    Game game = observer_and_mortar();
    requested(game, {
                        {},
                        {StandId{2}},
                        MissionKind::Harassing, {60_in, 30_in}
    });
    auto dice = dice_show({3});
    CHECK(the<ResponseRolled>(played(game, dice, resolve_requests)).success);
}

TEST_CASE("IDF-30 smoke is used up by firing it", "[indirect_fire][IDF-28][IDF-30][S-34]") {
    Game game = observer_and_mortar();
    game.scenario.options.smoke_needs_target = false;
    CHECK_THAT(decide(game, Side::Blue, mission({30_in, 30_in}, MissionKind::Smoke)),
               IsRefused("no_smoke", {"IDF-30"}));
    find_stand(game, StandId{2})->smoke_missions = 1;
    requested(game, mission({30_in, 30_in}, MissionKind::Smoke));
    auto dice = dice_show({1});
    played(game, dice, resolve_requests);
    CHECK(stand_in(game, 2).smoke_missions == 0);
    CHECK(game.templates.size() == 1);
}

TEST_CASE("FIRE-19 a howitzer that moved last turn takes no mission", "[indirect_fire][FIRE-19]") {
    Game game = a_game()
                    .in(Subphase::ArtilleryResponse)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(2).of("howitzer").set([](Stand& s) { s.moved_last_turn = true; }))
                    .with(a_stand(1001).at({24_in, 40_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, mission({24_in, 40_in})),
               IsRefused("stationary_weapon", {"FIRE-19"}));
}

TEST_CASE("IDF-10 templates stay until 1B of the next turn", "[indirect_fire][IDF-10]") {
    Game game = under_a_template(Subphase::Clearing);
    auto dice = dice_show({});
    CHECK(count<TemplateRemoved>(played(game, dice, clear_markers)) == 0);
    game.turn = 2;
    CHECK(count<TemplateRemoved>(played(game, dice, clear_markers)) == 1);
    CHECK(game.templates.empty());
}

TEST_CASE("IDF-22 in 1C every stand touched is attacked at full rate and suppressed, friends too",
          "[indirect_fire][IDF-14][IDF-22][IDF-25][IDF-27][S-56][S-57]") {
    Game game = under_a_template(Subphase::HeAttacks)
                    .with(a_stand(3).at({22.5_in, 40_in}))
                    .with(a_stand(1001).at({24_in, 40_in}).visible())
                    .with(a_stand(1002).at({25.5_in, 40_in}))
                    .with(a_stand(1003).at({30_in, 40_in}));
    auto dice = dice_always_show(10);
    const auto attacks = all_of<TemplateAttack>(played(game, dice, resolve_templates));
    REQUIRE(attacks.size() == 3);
    for (const auto& attack : attacks) {
        CHECK(attack.dice.size() == 2);
        CHECK(attack.needs == 5);
        CHECK(stand_in(game, attack.target.value).suppressed);
        CHECK(stand_in(game, attack.target.value).fired_at);
    }
    CHECK_FALSE(stand_in(game, 1003).suppressed);
}

TEST_CASE("IDF-24 indirect hits roll on the results chart", "[indirect_fire][IDF-24][R-27]") {
    Game game =
        under_a_template(Subphase::HeAttacks).with(a_stand(1001).at({24_in, 40_in}).visible());
    auto dice = dice_show({1, 10, 7});
    const auto attack = the<TemplateAttack>(played(game, dice, resolve_templates));
    CHECK(attack.hits == 1);
    REQUIRE(attack.results.size() == 1);
    CHECK(stand_in(game, 1001).presence == Presence::Eliminated);
}

TEST_CASE("IDF-21 a pinned battery fires at -2", "[indirect_fire][IDF-21][R-25]") {
    Game game = under_a_template(Subphase::HeAttacks)
                    .with(a_stand(1001).at({24_in, 40_in}))
                    .set([](Game& g) { find_stand(g, StandId{2})->state = MoraleState::Pinned; });
    auto dice = dice_always_show(10);
    CHECK(the<TemplateAttack>(played(game, dice, resolve_templates)).needs == 3);
}

TEST_CASE("IDF-23 a stand that moved into a template takes one die in 3A and is suppressed",
          "[indirect_fire][IDF-23][IDF-26][R-24][S-57]") {
    const auto mover = [](bool attacked) {
        return Game(under_a_template(Subphase::OpportunityFire)
                        .with(a_stand(1001)
                                  .that_moved({
                                      {24_in, 46_in},
                                      {24_in, 40_in}
        })
                                  .set([](Stand& s) {
                                      s.templates_entered = {
                                          {MarkerId{1}, {24_in, 42_in}}
                                      };
                                  }))
                        .set([&](Game& g) {
                            if (attacked) g.templates[0].attacked = {StandId{1001}};
                        }));
    };
    auto dice = dice_always_show(10);
    dice.when("hit/", 1);
    Game fresh = mover(false), again = mover(true);
    const auto events =
        played(fresh, dice, [](Course& c) { resolve_fire(c, rules::FireKind::Opportunity); });
    const auto attack = the<TemplateAttack>(events);
    CHECK(attack.moving);
    CHECK(attack.dice.size() == 1);
    CHECK(the<StandStoppedAt>(events).at == Point{24_in, 42_in});
    CHECK(count<TemplateAttack>(played(
              again, dice, [](Course& c) { resolve_fire(c, rules::FireKind::Opportunity); })) == 0);
}

TEST_CASE("S-28 riders are in the burst with their AFV, passengers are not",
          "[indirect_fire][S-28][PASS-01]") {
    Game game = under_a_template(Subphase::HeAttacks)
                    .with(a_stand(1001).of("tank").at({24_in, 40_in}))
                    .with(a_stand(1002).aboard(1001).at({24_in, 40_in}))
                    .with(a_stand(1003).of("truck").at({25.5_in, 40_in}))
                    .with(a_stand(1004).aboard(1003).at({25.5_in, 40_in}));
    auto dice = dice_always_show(10);
    const auto attacks = all_of<TemplateAttack>(played(game, dice, resolve_templates));
    REQUIRE(attacks.size() == 3);
    CHECK(attacks[1].target == StandId{1002});
    CHECK(stand_in(game, 1004).fired_at);  // S-51
}

TEST_CASE("REL-27 the offer of missions names what the observer sees, and is legal",
          "[indirect_fire][IDF-13]") {
    const Game game = observer_and_mortar().with(a_stand(1002).at({30_in, 40_in}));
    Choices choices;
    ObserversSight sight;
    add_mission_choices(game, Side::Blue, sight, choices.missions);
    REQUIRE_FALSE(choices.missions.empty());
    const auto& choice = choices.missions[0];
    CHECK(choice.observer == StandId{1});
    CHECK(choice.batteries == std::vector{StandId{2}});
    REQUIRE(choice.targets.size() == 1);
    CHECK(choice.targets[0].target == "m1001");
    CHECK_THAT(decide(game, Side::Blue, mission(choice.targets[0].point, choice.kind)),
               IsAccepted());
}

TEST_CASE("IDF-03 a request can be withdrawn by its own side until the commit",
          "[indirect_fire][IDF-03]") {
    Game game = observer_and_mortar();
    requested(game, mission({24_in, 40_in}));
    const auto id = game.missions[0].id;
    CHECK_THAT(decide(game, Side::Red, WithdrawMission{id}), IsRefused("no_such_mission"));
    CHECK_THAT(decide(game, Side::Blue, WithdrawMission{id}), IsAccepted());
}

TEST_CASE("REL-16 missions are answered in an order that does not tell which side asked first",
          "[indirect_fire][REL-16]") {
    const Game before = observer_and_mortar()
                            .with(a_stand(3).at({24_in, 26_in}).visible())
                            .with(a_stand(1003).at({24_in, 44_in}).that_observes())
                            .with(a_stand(1004).of("mortar").at({24_in, 60_in}));
    const RequestMission of_red{
        StandId{1003},
        {StandId{1004}},
        MissionKind::HighExplosive, {24_in, 26_in}
    };
    std::vector<std::vector<std::string>> asked;
    for (const bool red_first : {false, true}) {
        Game game = before;
        const auto blue = decide(game, Side::Blue, mission({24_in, 40_in}));
        const auto red = decide(game, Side::Red, of_red);
        REQUIRE_THAT(blue, IsAccepted());
        REQUIRE_THAT(red, IsAccepted());
        evolve_all(game, red_first ? *red : *blue);
        evolve_all(game, red_first ? *blue : *red);
        auto dice = dice_show({}).otherwise(5);
        played(game, dice, resolve_requests);
        asked.push_back(dice.asked());
    }
    CHECK(asked[0].size() == 2);
    CHECK(asked[0] == asked[1]);
}
