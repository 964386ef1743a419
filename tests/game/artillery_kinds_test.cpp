#include "game/shelling/shelling.h"
#include "support/in_play.h"

/// Whose artillery it is, and how its shells act.
using namespace game;
using namespace support;

TEST_CASE("IDF-01 organic artillery is at hand, supporting artillery less so",
          "[indirect_fire][IDF-01]") {
    using rules::ArtilleryType;
    const auto type = GENERATE(ArtilleryType::Organic, ArtilleryType::Supporting);
    Game game =
        a_game()
            .in(Subphase::ArtilleryResponse)
            .with(a_stand(1).at({24_in, 24_in}).that_observes())
            .with(a_stand(2).of("howitzer").off_board().set([=](Stand& s) { s.artillery = type; }))
            .with(a_stand(1001).at({24_in, 40_in}).visible());
    auto dice = blue_begins(10);
    dice.when("response/", 4);
    happens(game, Actor::Blue,
            RequestMission{
                StandId{1},
                {StandId{2}},
                rules::MissionKind::HighExplosive, {24_in, 40_in}
    },
            dice);
    happens(game, Actor::Blue, Commit{}, dice);
    const auto answer = the<ResponseRolled>(happens(game, Actor::Red, Commit{}, dice));
    CHECK(answer.needs == (type == ArtilleryType::Organic ? 5 : 3));
    CHECK(answer.success == (type == ArtilleryType::Organic));
}

TEST_CASE("IDF-15 indirect fire attacks with its burst, not with the bands of the gun",
          "[indirect_fire][IDF-15]") {
    Game game = a_game()
                    .in(Subphase::HeAttacks)
                    .with(a_stand(1).of("howitzer").at({24_in, 30_in}).under(OrderChit::Hold))
                    .with(a_stand(1001).of("tank").at({24_in, 40_in}).visible())
                    .with(a_stand(1002).at({24_in, 44_in}).visible());
    Template burst;
    burst.id = MarkerId{game.next_marker++};
    burst.battery = StandId{1};
    burst.centre = {24_in, 40_in};
    burst.size = 3_in;
    burst.turn_placed = game.turn;
    game.templates.push_back(burst);
    auto dice = dice_always_show(4);
    dice.when("hit/", 3);
    Course course{game, dice};
    resolve_templates(course);
    const auto attack = the<TemplateAttack>(course.take());  // at whom it touches, nobody else
    CHECK(attack.target == StandId{1001});
    CHECK(attack.hit_number == 5);  // the gun itself has 7 at that range
    REQUIRE_FALSE(attack.results.empty());
    for (const auto& hit : attack.results) CHECK(hit.modified == hit.die);  // no penetration
}
