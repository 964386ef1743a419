#include "game/referee/referee.h"
#include "support/in_play.h"

/// By what names dice are rolled.
using namespace game;
using namespace support;

namespace {

/// Rifles 1 shoot at rifles 1001, whom Blue knows by this handle.
Game at_a_contact(const std::string& handle) {
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 27_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    game.knowledge[0].contacts.front().handle = handle;
    return game;
}
std::vector<RolledDie> dice_of(Game game, Dice& dice) {
    Course course{game, dice};
    resolve_fire(course, rules::FireKind::General);
    for (const auto& event : course.take())
        if (holds_alternative<ShotResolved>(event)) return event.rolled;
    return {};
}

}  // namespace

TEST_CASE("S-104 a die against an enemy is rolled for his handle, not for what he is",
          "[direct_fire][S-104][S-05]") {
    auto dice = dice_always_show(10);
    const auto rolled = dice_of(at_a_contact("m4711"), dice);
    REQUIRE(rolled.size() == 2);
    CHECK(rolled[0].purpose == "t1/4B/hit/1/0/m4711/0");
    CHECK(rolled[1].purpose == "t1/4B/hit/1/0/m4711/1");
}

TEST_CASE("S-104 who knows the same of two enemies has the same dice", "[direct_fire][S-104]") {
    SeededDice dice("seed");
    const auto first = dice_of(at_a_contact("m4711"), dice);
    auto other = at_a_contact("m4711");
    auto& stand = *find_stand(other, StandId{1001});
    stand.id = other.shots.front().target = other.knowledge[0].contacts.front().stand =
        StandId{1007};
    const auto second = dice_of(other, dice);
    REQUIRE(first.size() >= 2);
    CHECK(std::vector(first.begin(), first.begin() + 2) ==
          std::vector(second.begin(), second.begin() + 2));
    CHECK(dice_of(at_a_contact("m4712"), dice)[0].purpose != first[0].purpose);
}

TEST_CASE("S-104 the referee sets it by the stand's id, or by the handle",
          "[set_dice][S-104][S-98][REF-01]") {
    auto dice = dice_always_show(10);
    auto game = at_a_contact("m4711");
    const auto* purpose = GENERATE("t1/4B/hit/1/0/1001/0", "t1/4B/hit/1/0/m4711/0");
    happens(game, Actor::Referee, SetDie{purpose, 3, "teaching"}, dice);
    const auto rolled = dice_of(game, dice);
    CHECK(rolled[0] == RolledDie{"t1/4B/hit/1/0/m4711/0", 3, true});
    CHECK_FALSE(rolled[1].is_set);
    CHECK_THAT(decide(game, Actor::Referee, SetDie{"t1/4B/hit/1/0/m9/0", 3, "no"}, dice),
               IsRefused("no_such_die"));
}

TEST_CASE("S-104 each event has the dice that made it, though all of a step are rolled first",
          "[direct_fire][S-104][S-05]") {
    auto dice = dice_always_show(10);
    Game game = a_game()
                    .with(a_stand(1).at({24_in, 24_in}))
                    .with(a_stand(2).at({28_in, 24_in}))
                    .with(a_stand(1001).at({24_in, 27_in}).visible());
    declared(game, Side::Blue, at(1, 1001));
    declared(game, Side::Blue, at(2, 1001));
    Course course{game, dice};
    resolve_fire(course, rules::FireKind::General);
    for (const auto& event : course.take()) {
        const auto* shot = get_if<ShotResolved>(&event);
        if (!shot) continue;
        REQUIRE(event.rolled.size() == shot->dice.size());
        const auto firer = "hit/" + std::to_string(shot->shot.firer.value) + "/";
        for (const auto& die : event.rolled) CHECK(die.purpose.find(firer) != std::string::npos);
    }
}
