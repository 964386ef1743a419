#include <catch2/catch.hpp>

#include "store/dice_heads.h"

using namespace store;

namespace {

Battle battle() {
    Battle battle;
    battle.id = "abc";
    battle.commitment = "\x01\x02";
    battle.salt = "salt";
    return battle;
}
game::BattleBegun begun(bool dice_audit = true) {
    game::Game start;
    start.scenario.options.dice_audit = dice_audit;
    return game::BattleBegun{start};
}
game::Event with_dice(game::Event event, std::vector<game::RolledDie> dice) {
    event.rolled = std::move(dice);
    return event;
}
std::vector<DiceHead> heads_after(const game::Events& events) {
    DiceHeads heads(battle());
    for (const auto& event : events) heads.follow(event);
    return heads.all();
}
const game::RolledDie kWeather{"t1/0W/weather", 4, false};
const game::RolledDie kMorale{"t1/5B/morale/1", 10, true};
const game::RolledDie kNext{"t2/0W/weather", 7, false};
const game::Event kSomething = game::WeatherRolled{};

game::Events two_turns(std::vector<game::RolledDie> first) {
    return {begun(),
            game::TurnBegun{1},
            with_dice(kSomething, std::move(first)),
            game::TurnBegun{2},
            with_dice(kSomething, {kNext}),
            game::BattleEnded{}};
}

}  // namespace

TEST_CASE("S-103 a head at the end of each turn and of the battle, as check-dice.py makes it",
          "[journal][S-103]") {
    const auto heads = heads_after(two_turns({kWeather, kMorale}));
    CHECK(heads == std::vector<DiceHead>{
                       {1, 2, "bb4078df94dd25a4ce31d803e0608c7f2b8771cf3e09243b51f26a7756e7cf69"},
                       {2, 3, "469934f9264e175ef91feeed7d1c8610f210712daf820c6aeb828e8a9acc0474"}
    });
}

TEST_CASE("S-103 a die that was dropped, changed or put elsewhere makes another head from then on",
          "[journal][S-103]") {
    const auto whole = heads_after(two_turns({kWeather, kMorale}));
    const std::vector<std::vector<game::RolledDie>> others{
        {kWeather},
        {kMorale},
        {kMorale, kWeather},
        {kWeather, {kMorale.purpose, 9, true}},
        {kWeather, {kMorale.purpose, 10, false}},
        {kWeather, kMorale, kMorale}
    };
    for (const auto& other : others) {
        const auto heads = heads_after(two_turns(other));
        CHECK(heads[0].head != whole[0].head);
        CHECK(heads[1].head != whole[1].head);
    }
}

TEST_CASE("S-103 no head before a turn has ended, nor where dice are not checked",
          "[journal][S-103]") {
    CHECK(heads_after({begun(), game::TurnBegun{1}, with_dice(kSomething, {kWeather})}).empty());
    CHECK(heads_after({begun(false), game::TurnBegun{1}, game::TurnBegun{2}, game::BattleEnded{}})
              .empty());
}

TEST_CASE("S-103 a head of the same dice under another secret is another", "[journal][S-103]") {
    auto other = battle();
    other.salt = "pepper";
    DiceHeads heads(other);
    for (const auto& event : two_turns({kWeather, kMorale})) heads.follow(event);
    CHECK(heads.all()[0].head != heads_after(two_turns({kWeather, kMorale}))[0].head);
}
