#include "game/movement/movement.h"
#include "game/referee/referee.h"
#include "game/shelling/shelling.h"
#include "support/in_play.h"

/// When fire is declared, what it counts on, and what comes of it later in the turn.
using namespace game;
using namespace support;
using rules::FireKind;

namespace {

/// Two Blue tanks and two Red ones, each under Hold and in sight.
GameBuilder four_tanks(Subphase subphase) {
    return a_game()
        .in(subphase)
        .with(a_stand(1).of("tank").at({24_in, 20_in}).under(OrderChit::Hold).visible())
        .with(a_stand(2).of("tank").at({30_in, 20_in}).under(OrderChit::Hold).visible())
        .with(a_stand(1001).of("tank").at({24_in, 34_in}).under(OrderChit::Hold).visible())
        .with(a_stand(1002).of("tank").at({30_in, 34_in}).under(OrderChit::Hold).visible());
}
const ShotResolved& shot_of(const std::vector<ShotResolved>& shots, std::uint16_t firer) {
    const auto found = std::ranges::find(shots, StandId{firer},
                                         [](const ShotResolved& e) { return e.shot.firer; });
    REQUIRE(found != shots.end());
    return *found;
}
/// Red infantry under a Cautious Advance, a Blue tank that Prep Fires at it, Blue being Side A.
GameBuilder advance_under_prep_fire() {
    return a_game()
        .in(Subphase::PrepFireA)
        .with(a_stand(1).of("tank").at({24_in, 20_in}).under(OrderChit::Hold).visible())
        .with(a_stand(1001)
                  .at({24_in, 40_in})
                  .that_issues_as(rules::Issuer::CompanyJoint)
                  .under(OrderChit::CautiousAdvance)
                  .visible())
        .set([](Game& g) { g.orders.back().revealed = false; });
}

}  // namespace

TEST_CASE("PREP-04 Prep Fire uses the direct-fire charts without the bonus of Op Fire",
          "[fire_steps][PREP-04]") {
    const auto shot_in = [](Subphase subphase, FireKind kind) {
        Game game = tank_and_rifles().in(subphase);
        declared(game, Side::Blue, at(1, 1001, 1));
        auto dice = dice_always_show(10);
        return the<ShotResolved>(resolved(game, dice, kind));
    };
    const auto prep = shot_in(Subphase::PrepFireA, FireKind::Prep);
    const auto op = shot_in(Subphase::OpportunityFire, FireKind::Opportunity);
    CHECK(prep.dice.size() == 2);
    CHECK(value_of(prep.rate, "ROF-03") == 0);
    CHECK(prep.band == rules::Band::Close);
    CHECK(prep.needs == 7);
    CHECK(op.dice.size() == 3);
    CHECK(op.needs == prep.needs);
}

TEST_CASE("PREP-06 who is driven back by Prep Fire does not carry out his order",
          "[fire_steps][PREP-06]") {
    const auto die = GENERATE(1, 5);  // Regular: no effect, forced back
    Game game = advance_under_prep_fire();
    auto dice = blue_begins(10);
    dice.when("hit/", 1).when("result/", die);
    happens(game, Actor::Blue, at(1, 1001, 1), dice);
    commit_until(game, Subphase::SideBMoves, dice);
    const auto move = decide(game, Actor::Red, MoveStand{StandId{1001}, {{24_in, 38_in}}}, dice);
    if (die == 1) {
        CHECK(stand(game, 1001).at == Point{24_in, 40_in});
        CHECK_THAT(move, IsAccepted());
    } else {
        CHECK(stand(game, 1001).at.y > 40_in);
        CHECK_THAT(move, IsRefused("no_order"));
    }
}

TEST_CASE("OPF-02 Op Fire is declared when all have moved, not while anybody moves",
          "[fire_steps][OPF-02]") {
    const auto moving = [](Subphase subphase) {
        return Game(
            a_game()
                .in(subphase)
                .with(a_stand(1)
                          .at({
                              24_in, 20_in
        })
                          .under(OrderChit::Hold))
                .with(a_stand(1001).that_moved({{24_in, 32_in}, {24_in, 26_in}}).visible()));
    };
    for (const auto early : {Subphase::SideAMoves, Subphase::SideBMoves, Subphase::Spotting})
        CHECK_THAT(decide(moving(early), Side::Blue, at(1, 1001)), IsRefused("wrong_subphase"));
    CHECK_THAT(decide(moving(Subphase::OpportunityFire), Side::Blue, at(1, 1001)), IsAccepted());
    CHECK_THAT(decide(moving(Subphase::ChangeFacing), Side::Blue, at(1, 1001)),
               IsRefused("wrong_subphase"));
}

TEST_CASE("OPF-04 a target that did not move is shot at where it stands", "[fire_steps][OPF-04]") {
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1).at({24_in, 20_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).at({24_in, 26_in}).visible());
    CHECK_THAT(decide(game, Side::Blue, along(1, 1001, {24_in, 27_in})), IsRefused("not_on_path"));
    declared(game, Side::Blue, along(1, 1001, {24_in, 26_in}));
    auto dice = dice_always_show(10);
    const auto shot = the<ShotResolved>(resolved(game, dice, FireKind::Opportunity));
    CHECK(shot.target_at == Point{24_in, 26_in});
    CHECK(shot.dice.size() == 3);
    CHECK(value_of(shot.to_hit_working, "HIT-10") == -1);  // it stood still
}

TEST_CASE("R-46 OPF-12 who is suppressed in Op Fire fires worse later, not in the same batch",
          "[fire_steps][OPF-12][R-46]") {
    Game game = four_tanks(Subphase::OpportunityFire);
    auto dice = blue_begins(10);  // all miss
    happens(game, Actor::Red, at(1001, 1, 1), dice);
    happens(game, Actor::Red, at(1002, 2, 1), dice);
    happens(game, Actor::Blue, at(1, 1001), dice);
    happens(game, Actor::Red, Commit{}, dice);
    const auto in_3a = all_of<ShotResolved>(happens(game, Actor::Blue, Commit{}, dice));
    CHECK(stand(game, 1).suppressed);
    CHECK(stand(game, 2).suppressed);
    CHECK(value_of(shot_of(in_3a, 1).to_hit_working, "HIT-16") == 0);

    commit_until(game, Subphase::GeneralFire, dice);
    happens(game, Actor::Blue, at(2, 1001), dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto in_4b = all_of<ShotResolved>(happens(game, Actor::Red, Commit{}, dice));
    CHECK(value_of(shot_of(in_4b, 2).to_hit_working, "HIT-16") == -2);
}

TEST_CASE("R-46 who is suppressed in 3A spots at half the distance in 3B",
          "[spotting][R-46][OPF-12]") {
    const auto shell = GENERATE(0, 1);  // AP suppresses nobody, HE does
    Game game = a_game()
                    .in(Subphase::OpportunityFire)
                    .with(a_stand(1).at({24_in, 24_in}).visible())
                    .with(an_area(rules::Terrain::Woods, {18_in, 54_in}, {40_in, 66_in},
                                  rules::Cover::Medium, rules::Visibility::Dense, 2))
                    .with(a_stand(1001).of("tank").at({24_in, 54.75_in}).under(OrderChit::Hold));
    auto dice = blue_begins(10);
    happens(game, Actor::Red, at(1001, 1, shell), dice);
    commit_until(game, Subphase::ChangeFacing, dice);
    CHECK(stand(game, 1).suppressed == (shell == 1));
    CHECK(stand(game, 1001).visible == (shell == 0));  // 29.5" of 36", of 18"
}

TEST_CASE("R-38 a battery with a mission on the table has fired for this turn",
          "[fire_steps][R-38]") {
    const auto die = GENERATE(5, 6);  // organic: it comes on 5 or less
    Game game = a_game()
                    .in(Subphase::ArtilleryResponse)
                    .with(a_stand(1).at({24_in, 24_in}).that_observes())
                    .with(a_stand(2).of("howitzer").at({24_in, 10_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).at({24_in, 40_in}).visible());
    auto dice = blue_begins(10);
    dice.when("response/", die);
    happens(game, Actor::Blue,
            RequestMission{
                StandId{1},
                {StandId{2}},
                rules::MissionKind::HighExplosive, {24_in, 40_in}
    },
            dice);
    commit_until(game, Subphase::GeneralFire, dice);
    const auto shot = decide(game, Actor::Blue, at(2, 1001, 1), dice);
    if (die == 5)
        CHECK_THAT(shot, IsRefused("has_fired", {"FIRE-03"}));
    else
        CHECK_THAT(shot, IsAccepted());
}

TEST_CASE("FIRE-11 shots at a target that others have destroyed are rolled and wasted",
          "[fire_steps][FIRE-11]") {
    Game game = a_game()
                    .with(a_stand(1).of("tank").at({24_in, 20_in}))
                    .with(a_stand(2).of("tank").at({27_in, 20_in}))
                    .with(a_stand(1001).at({24_in, 30_in}).visible())
                    .with(a_stand(1002).at({26_in, 30_in}).visible());
    declared(game, Side::Blue, at(1, 1001, 1));
    declared(game, Side::Blue, at(2, 1001, 1));
    auto dice = dice_always_show(10);  // every hit eliminates
    dice.when("hit/", 1);
    const auto events = resolved(game, dice, FireKind::General);
    const auto shots = all_of<ShotResolved>(events);
    REQUIRE(shots.size() == 2);
    for (const auto& shot : shots) {
        CHECK(shot.dice.size() == 2);
        for (const auto& hit : shot.results) CHECK(hit.target == StandId{1001});
    }
    CHECK(the<StandEliminated>(events).stand == StandId{1001});
    CHECK(stand(game, 2).fired_in == Subphase::GeneralFire);
    CHECK_FALSE(stand(game, 1002).fired_at);
}

TEST_CASE("FIRE-15 R-35 a stand that turns away from what it has declared withdraws the shot",
          "[fire_steps][FIRE-15][R-35]") {
    const auto facing = GENERATE(20_deg, 270_deg);
    Game game =
        a_game()
            .in(Subphase::PrepFireA)
            .with(a_stand(1)
                      .of("assault_gun")
                      .at({24_in, 20_in})
                      .facing(0_deg)
                      .under(OrderChit::Hold))
            .with(a_stand(2).of("tank").at({30_in, 20_in}).facing(0_deg).under(OrderChit::Hold))
            .with(a_stand(1001).at({24_in, 34_in}).visible());
    auto dice = blue_begins(10);
    happens(game, Actor::Blue, at(1, 1001, 1), dice);
    happens(game, Actor::Blue, at(2, 1001, 1), dice);
    happens(game, Actor::Blue, TurnStand{StandId{1}, facing}, dice);
    happens(game, Actor::Blue, TurnStand{StandId{2}, 180_deg}, dice);  // a turret turns back
    const bool bears = facing == 20_deg;
    CHECK(game.shots.size() == (bears ? 2 : 1));
    CHECK(decide(game, Side::Blue, at(1, 1001, 1)).has_value() == false);
    commit_until(game, Subphase::SideAMoves, dice);
    CHECK(stand(game, 1).fired_in.has_value() == bears);
    CHECK(stand(game, 2).fired_in.has_value());
}

TEST_CASE("FIRE-15 a stand that a ruling turns keeps only the shots that still bear",
          "[fire_steps][FIRE-15][REF-01]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 20_in}).facing(0_deg))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    declared(game, Side::Blue, at(1, 1001, 1));
    const EditStand turned{.stand = StandId{1}, .facing = 270_deg, .reason = "It was nudged."};
    evolve_all(game, *decide(game, turned));
    CHECK(game.shots.empty());
}

TEST_CASE("FIRE-15 a shot at what has left the arc before the dice fall is wasted",
          "[fire_steps][FIRE-15]") {
    Game game = a_game()
                    .with(a_stand(1).of("assault_gun").at({24_in, 20_in}).facing(0_deg))
                    .with(a_stand(1001).at({24_in, 34_in}).visible());
    declared(game, Side::Blue, at(1, 1001, 1));
    find_stand(game, StandId{1001})->at = {40_in, 20_in};  // by a ruling
    auto dice = dice_show({});
    CHECK(the<ShotResolved>(resolved(game, dice, FireKind::General)).wasted == Wasted::OutOfArc);
}
