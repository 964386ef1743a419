#include "game/fire/fire.h"
#include "game/movement/movement.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting.h"
#include "support/in_play.h"

/// Steps that the server plays by itself, and those that both sides decide in secret.
using namespace game;
using namespace support;

namespace {

/// Observers and mortars of both sides, within sight of each other, in 1A.
GameBuilder both_may_ask_for_fire() {
    return a_game()
        .in(Subphase::ArtilleryResponse)
        .with(a_stand(1).at({24_in, 24_in}).that_observes().visible())
        .with(a_stand(2).of("mortar").at({24_in, 10_in}))
        .with(a_stand(3).at({30_in, 24_in}))
        .with(a_stand(1001).at({24_in, 40_in}).that_observes().visible())
        .with(a_stand(1002).of("mortar").at({24_in, 60_in}));
}
const RequestMission kBlueAsks{
    StandId{1},
    {StandId{2}},
    rules::MissionKind::HighExplosive, {24_in, 40_in}
};
const RequestMission kRedAsks{
    StandId{1001},
    {StandId{1002}},
    rules::MissionKind::HighExplosive, {24_in, 24_in}
};

Template a_smoke(Point centre, int turn) {
    Template smoke;
    smoke.id = MarkerId{77};
    smoke.kind = rules::MissionKind::Smoke;
    smoke.centre = centre;
    smoke.size = 2_in;
    smoke.turn_placed = turn;
    return smoke;
}

/// Two tanks 10" apart, and a lorry near infantry in an orchard.
GameBuilder tanks_face_to_face(Subphase subphase) {
    return a_game()
        .in(subphase)
        .with(an_area(rules::Terrain::Orchard, {40_in, 28_in}, {44_in, 32_in}, rules::Cover::Light,
                      rules::Visibility::OpenBlocking, 1))
        .with(a_stand(1).of("tank").at({24_in, 20_in}).under(OrderChit::Hold).visible())
        .with(a_stand(2).of("truck").at({42_in, 22_in}))
        .with(a_stand(1001).of("tank").at({24_in, 32_in}).under(OrderChit::Hold).visible())
        .with(a_stand(1002).at({42_in, 30_in}).visible());
}
/// All hit, every hit eliminates.
ScriptedDice deadly() {
    auto dice = blue_begins(10);
    dice.when("hit/", 1);
    return dice;
}
/// Both tanks are gone, but both fired first; then the infantry pins down the lorry.
void check_one_batch(const Events& events) {
    CHECK(count<ShotResolved>(events) == 2);
    CHECK(count<StandEliminated>(events) == 2);
    Events before;
    for (std::size_t i = 0; i < first<StandEliminated>(events); ++i) before.push_back(events[i]);
    CHECK(count<ShotResolved>(before) == 2);
    const auto suppressed = all_of<StandSuppressed>(events);
    REQUIRE(suppressed.size() == 3);
    CHECK(suppressed[0].by == SuppressedBy::DirectFire);
    CHECK(suppressed[1].by == SuppressedBy::DirectFire);
    CHECK(suppressed[2].stand == StandId{2});
    CHECK(suppressed[2].by == SuppressedBy::Proximity);
}

}  // namespace

TEST_CASE("SEQ-05 in 1A both sides ask in secret; what answers lies on the table together",
          "[sequence_of_play][SEQ-05]") {
    Game game = both_may_ask_for_fire();
    auto dice = blue_begins(1);
    happens(game, Actor::Blue, kBlueAsks, dice);
    happens(game, Actor::Red, kRedAsks, dice);
    const auto waiting = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(count<ResponseRolled>(waiting) == 0);
    CHECK(game.templates.empty());
    const auto opened = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<ResponseRolled>(opened) == 2);
    CHECK(count<TemplatePlaced>(opened) == 2);
    CHECK(first<TemplatePlaced>(opened) < first<StepOpened>(opened));
    CHECK(game.templates.size() == 2);
}

TEST_CASE("SEQ-05 a mission without a spotted target is not asked for",
          "[sequence_of_play][SEQ-05]") {
    const Game game = both_may_ask_for_fire();
    auto at_nobody = kBlueAsks;
    at_nobody.target = {24_in, 60_in};
    CHECK_THAT(decide(game, Side::Blue, at_nobody), IsRefused("no_spotted_target"));
}

TEST_CASE("SEQ-06 smoke and suppression of last turn count in 1A and are gone after 1B",
          "[sequence_of_play][SEQ-06]") {
    auto built = both_may_ask_for_fire().in_turn(2).set([](Game& g) {
        find_stand(g, StandId{2})->suppressed = true;
        g.templates.push_back(a_smoke({50_in, 50_in}, 1));
    });
    Game game = built;
    auto dice = blue_begins(1);
    happens(game, Actor::Blue, kBlueAsks, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(value_of(the<ResponseRolled>(events).working, "IDF-08") == -2);
    CHECK(during<TemplateRemoved>(events, Subphase::Clearing) == 1);
    CHECK(the<SuppressionRemoved>(events).stand == StandId{2});
    CHECK(first<ResponseRolled>(events) < first<SuppressionRemoved>(events));
    CHECK_FALSE(stand(game, 2).suppressed);
    REQUIRE(game.templates.size() == 1);  // this turn's
    CHECK(game.templates.front().turn_placed == 2);

    const Game smoked =
        built.set([](Game& g) { g.templates.push_back(a_smoke({24_in, 32_in}, 1)); });
    CHECK_THAT(decide(smoked, Side::Blue, kBlueAsks), IsRefused("no_spotted_target"));
}

TEST_CASE("SEQ-07 in 1C the templates attack and suppress by themselves, whoever they touch",
          "[sequence_of_play][SEQ-07]") {
    Game game = both_may_ask_for_fire();
    auto dice = blue_begins(1);
    happens(game, Actor::Blue, kBlueAsks, dice);
    happens(game, Actor::Red, kRedAsks, dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(during<TemplateAttack>(events, Subphase::HeAttacks) == 2);
    CHECK(count<TemplateAttack>(events) == 2);
    CHECK(stand(game, 1).suppressed);
    CHECK(stand(game, 1001).suppressed);
    CHECK_FALSE(stand(game, 3).suppressed);
    CHECK(game.subphase == Subphase::PrepFireA);
}

TEST_CASE("SEQ-10 in 2C the Prep Fire of both sides is one batch, then vehicles near cover suffer",
          "[sequence_of_play][SEQ-10]") {
    Game game = tanks_face_to_face(Subphase::PrepFireA);
    auto dice = deadly();
    happens(game, Actor::Blue, at(1, 1001, 1), dice);
    const auto declared_by_a = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(count<ShotResolved>(declared_by_a) == 0);
    happens(game, Actor::Red, at(1001, 1, 1), dice);
    check_one_batch(happens(game, Actor::Red, Commit{}, dice));
    CHECK(game.subphase == Subphase::SideAMoves);
}

TEST_CASE("SEQ-15 in 3A both sides declare in secret and all Op Fire is one batch",
          "[sequence_of_play][SEQ-15]") {
    Game game = tanks_face_to_face(Subphase::OpportunityFire);
    auto dice = deadly();
    happens(game, Actor::Red, at(1001, 1, 1), dice);
    const auto sealed = happens(game, Actor::Red, Commit{}, dice);
    CHECK(count<ShotResolved>(sealed) == 0);
    CHECK_FALSE(stand(game, 1).fired_at);
    happens(game, Actor::Blue, at(1, 1001, 1), dice);
    check_one_batch(happens(game, Actor::Blue, Commit{}, dice));
    CHECK(game.subphase == Subphase::ChangeFacing);
}

TEST_CASE("PREP-03 Side A declares its Prep Fire, finally, before Side B",
          "[sequence_of_play][PREP-03]") {
    Game game = tanks_face_to_face(Subphase::PrepFireA);
    auto dice = deadly();
    CHECK_THAT(decide(game, Actor::Red, at(1001, 1, 1), dice), IsRefused("not_deciding"));
    happens(game, Actor::Blue, at(1, 1001, 1), dice);
    const auto shot = game.shots.front().id;
    CHECK_THAT(decide(game, Actor::Blue, WithdrawFire{shot}, dice), IsAccepted());
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK(game.subphase == Subphase::PrepFireB);
    CHECK_THAT(decide(game, Actor::Blue, WithdrawFire{shot}, dice), IsRefused("not_deciding"));
    CHECK_THAT(decide(game, Actor::Blue, at(1, 1002, 2), dice), IsRefused("not_deciding"));
    CHECK_THAT(decide(game, Actor::Red, at(1001, 1, 1), dice), IsAccepted());
}

TEST_CASE("SEQ-12 Side B's orders are opened and its Rally acts when Side A has moved",
          "[sequence_of_play][SEQ-12]") {
    using rules::Issuer;
    const auto sealed = [](Game& g) {
        for (auto& order : g.orders)
            if (order.side == Side::Red) order.revealed = false;
    };
    Game game = a_game()
                    .in(Subphase::SideAMoves)
                    .with(a_stand(1).at({24_in, 24_in}).under(OrderChit::CautiousAdvance))
                    .with(a_stand(1001).at({60_in, 60_in}).that_is(MoraleState::Shaken))
                    .with(a_stand(1002)
                              .at({60_in, 63_in})
                              .that_issues_as(Issuer::CompanyJoint)
                              .under(OrderChit::Rally))
                    .with(a_stand(1003)
                              .at({30_in, 50_in})
                              .in_company(102)
                              .that_issues_as(Issuer::CompanyJoint)
                              .under(OrderChit::CautiousAdvance))
                    .set([&](Game& g) {
                        g.orders[1].followers.push_back(StandId{1001});
                        sealed(g);
                    });
    auto dice = blue_begins(5);
    const MoveStand red_move{StandId{1003}, {{30_in, 48_in}}};
    happens(game, Actor::Blue, MoveStand{StandId{1}, {{24_in, 26_in}}}, dice);
    const auto* seen = contact_of(game, Watcher::Red, StandId{1});
    REQUIRE(seen);
    CHECK(seen->shown.at == Point{24_in, 26_in});
    CHECK(stand(game, 1001).state == MoraleState::Shaken);
    CHECK_THAT(decide(game, Actor::Red, red_move, dice), IsRefused("not_deciding"));

    const auto events = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(the<OrdersRevealed>(events).side == Side::Red);
    CHECK(first<OrdersRevealed>(events) < first<Rallied>(events));
    CHECK(stand(game, 1001).state == MoraleState::Pinned);
    CHECK(game.subphase == Subphase::SideBMoves);
    CHECK_THAT(decide(game, Actor::Red, red_move, dice), IsAccepted());
}

TEST_CASE("SEQ-14 2F spots for both sides at once; nobody decides and nothing is rolled",
          "[sequence_of_play][SEQ-14]") {
    const auto apart = GENERATE(13_in, 13.001_in);  // 12" from base to base, and more
    Game game = a_game()
                    .in(Subphase::SideBMoves)
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 24_in + apart}));
    auto dice = blue_begins(5);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK_FALSE(rolled_anything(events));
    CHECK(game.subphase == Subphase::OpportunityFire);
    CHECK(stand(game, 1).visible == (apart == 13_in));
    CHECK(stand(game, 1001).visible == stand(game, 1).visible);
    CHECK(during<ContactMade>(events, Subphase::Spotting) ==
          static_cast<int>(count<ContactMade>(events)));
}

TEST_CASE("SEQ-16 SEQ-20 R-34 after each fire step those who fired are spotted, and nobody else",
          "[sequence_of_play][SEQ-16][SEQ-20][R-34]") {
    struct Row {
        Subphase fire, spotting, next;
    };
    const auto row =
        GENERATE(Row{Subphase::OpportunityFire, Subphase::SpottingOfOpportunityFirers,
                     Subphase::ChangeFacing},
                 Row{Subphase::GeneralFire, Subphase::SpottingOfGeneralFirers, Subphase::Orders});
    const auto hidden_tank = [](std::uint16_t id, Inches x) {
        return a_stand(id).of("tank").at({x, 54.75_in}).under(OrderChit::Hold);
    };
    Game game = a_game()
                    .in(row.fire)
                    .with(an_area(rules::Terrain::Woods, {18_in, 54_in}, {40_in, 66_in},
                                  rules::Cover::Medium, rules::Visibility::Dense, 2))
                    .with(a_stand(1).at({24_in, 24_in}).visible())
                    .with(hidden_tank(1001, 24_in))
                    .with(a_stand(1002).at({30_in, 32_in}));  // near enough to be spotted in 2F
    auto dice = blue_begins(10);
    happens(game, Actor::Red, at(1001, 1), dice);  // AP shot: it suppresses nobody
    CHECK_FALSE(stand(game, 1001).visible);
    happens(game, Actor::Red, Commit{}, dice);
    const auto events = happens(game, Actor::Blue, Commit{}, dice);
    CHECK(during<ContactMade>(events, row.spotting) == 2);  // for Blue and the public
    CHECK(count<ContactMade>(events) == 2);
    CHECK(stand(game, 1001).visible);
    CHECK_FALSE(stand(game, 1002).visible);
    CHECK(game.subphase == row.next);
    Course course{game, dice};
    spot_all(course);
    CHECK(stand(game, 1002).visible);  // as in 2F
}

TEST_CASE("SEQ-22 in 5B companies check and old pins go; nobody is asked",
          "[sequence_of_play][SEQ-22]") {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .in_turn(2)
                    .with(a_stand(1).at({24_in, 24_in}).set([](Stand& s) { s.fired_at = true; }))
                    .with(a_stand(2)
                              .at({40_in, 24_in})
                              .in_company(2)
                              .that_is(MoraleState::Pinned)
                              .set([](Stand& s) { s.pinned_in_turn = 1; }))
                    .with(a_stand(1001).at({60_in, 60_in}));
    auto dice = blue_begins(5).when("morale/1", 10);  // 7, and 2 for nobody in sight: one over
    happens(game, Actor::Blue, Commit{}, dice);
    const auto events = happens(game, Actor::Red, Commit{}, dice);
    CHECK(the<MoraleChecked>(events).company == CompanyId{1});
    CHECK(during<StateChanged>(events, Subphase::Morale) == 2);
    CHECK(stand(game, 1).state == MoraleState::Pinned);
    CHECK(stand(game, 2).state == MoraleState::Steady);
    CHECK(during<TurnBegun>(events, Subphase::EndOfTurn) == 1);
}
