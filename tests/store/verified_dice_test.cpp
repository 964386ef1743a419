#include <catch2/catch.hpp>

#include "base/dice.h"
#include "game/hands/hands.h"
#include "game/spotting/spotting.h"
#include "store/keeper.h"

/// What `ordercap verify` finds of dice, and of what they were rolled for.
using namespace store;

namespace {
const std::string kBlue(32, 'a'), kRed(32, 'c');
}

TEST_CASE("S-103 dice of a shuffle that were left out are found by the order of the cards",
          "[snapshots][S-103][FOW-04]") {
    Keeper keeper;
    keeper.begin();
    SeededDice dice(keeper.battle.seed);
    game::Game start;
    start.scenario.deck_blue = {"aim", "nerve", "panic"};
    std::vector<game::RolledDie> rolled;
    std::vector<int> faces;
    for (int card = 0; card < 3; ++card)
        for (int digit = 0; digit < 7; ++digit) {
            const auto purpose =
                "t1/0S/deck/blue/" + std::to_string(card) + '/' + std::to_string(digit);
            faces.push_back(dice.d10(purpose));
            rolled.push_back({purpose, faces.back()});
        }
    auto order = game::by_rank(start.scenario.deck_blue, faces);
    std::string damage = "a deck is not as rolled at event 2";
    SECTION("all are there") { damage.clear(); }
    SECTION("none is") { rolled.clear(); }
    SECTION("one is left out") { rolled.pop_back(); }
    SECTION("the cards lie in another order") { std::swap(order.front(), order.back()); }
    game::Event event = game::DeckShuffled{game::Side::Blue, order};
    event.rolled = rolled;
    CHECK(keeper.damage_of({}, {game::BattleBegun{start}, event}) == damage);
}

TEST_CASE("S-05 a die that the seed does not roll is found, unless the referee set it",
          "[snapshots][S-05]") {
    Keeper keeper;
    keeper.begin();
    const std::string purpose = "t1/0W/weather";
    const auto honest = SeededDice(keeper.battle.seed).d10(kBlue + ":" + kRed + ":" + purpose);
    const auto verdict_on = [&](game::RolledDie die, std::string set = {}) {
        game::Event rolled = game::StepOpened{game::Subphase::Weather};
        rolled.rolled = {std::move(die)};
        Batch batch;
        batch.rows = seal(keeper.head, 1000,
                          {
        },
                          {game::ContributionGiven{game::Side::Blue, kBlue},
                           game::ContributionGiven{game::Side::Red, kRed},
                           game::DieSet{std::move(set), honest % 10 + 1, "a word"}, rolled});
        REQUIRE(keeper.write(std::move(batch)) == Outcome::Written);
        auto db = open_to_read(keeper.temporary.path);
        return verify_battle(db, keeper.battle);
    };
    SECTION("as rolled") {
        const auto verdict = verdict_on({purpose, honest, false});
        CHECK(verdict.damage.empty());
        CHECK(verdict.dice == 1);
        CHECK(verdict.set_dice == 0);
    }
    SECTION("another face") {
        CHECK(verdict_on({purpose, honest % 10 + 1, false}).damage == "a die differs at event 4");
    }
    SECTION("another face, as if the referee had set it") {
        CHECK(verdict_on({purpose, honest % 10 + 1, true}).damage == "a die differs at event 4");
    }
    SECTION("set by the referee, to another face") {
        CHECK(verdict_on({purpose, (honest + 1) % 10 + 1, true}, purpose).damage ==
              "a die differs at event 4");
    }
    SECTION("as rolled, though the referee set it to another face") {
        CHECK(verdict_on({purpose, honest, false}, purpose).damage == "a die differs at event 4");
    }
    SECTION("another face, set by the referee") {
        const auto verdict = verdict_on({purpose, honest % 10 + 1, true}, purpose);
        CHECK(verdict.damage.empty());
        CHECK(verdict.set_dice == 1);
    }
}

TEST_CASE("S-104 dice are rolled for handles: one that was not drawn is found",
          "[snapshots][S-104]") {
    Keeper keeper;
    keeper.begin();
    SeededDice dice(keeper.battle.seed);
    game::Game start;
    start.stands.emplace_back().id = StandId{5};
    const auto draw = [&](const std::string& kind) { return dice.d10(game::purpose(start, kind)); };
    game::ContactMade made{game::Watcher::Blue, {}, "SPOT-03"};
    made.contact.stand = StandId{5};
    made.contact.handle = game::handle_drawn(start, game::Watcher::Blue, StandId{5}, draw);
    std::string damage;
    SECTION("as drawn") {}
    SECTION("of another watcher") {
        made.watcher = game::Watcher::Red;
        damage = "a handle is not as drawn at event 2";
    }
    SECTION("chosen") {
        made.contact.handle = made.contact.handle == "m123456" ? "m123457" : "m123456";
        damage = "a handle is not as drawn at event 2";
    }
    CHECK(keeper.damage_of({}, {game::BattleBegun{start}, made}) == damage);
}

TEST_CASE("S-05 a seed that is not the promised one is found", "[snapshots][S-05]") {
    Keeper keeper;
    keeper.begin();
    keeper.act(1, "c1");
    auto db = open_to_read(keeper.temporary.path);
    auto other = keeper.battle;
    SECTION("another one") { other.seed[0] = static_cast<char>(other.seed[0] + 1); }
    SECTION("the same bytes of salt and seed, cut elsewhere") {
        other.salt += other.seed[0];
        other.seed.erase(0, 1);
    }
    CHECK(verify_battle(db, other).damage == "the seed is not the committed one");
}

TEST_CASE("S-102 a share or a promise that no server takes is found", "[snapshots][S-102]") {
    const auto* text =
        GENERATE("", "ab", "ABCDEFABCDEFABCDEFABCDEFABCDEFAB", "abcdefabcdefabcdefabcdefabcdefabc");
    Keeper keeper;
    keeper.begin();
    CHECK(keeper.damage_of(
              {
    },
              {game::SharePromised{game::Side::Blue, text}}) == "a share is malformed at event 1");
    Keeper other;
    other.begin();
    CHECK(other.damage_of(
              {
    },
              {game::ContributionGiven{game::Side::Blue, text}}) ==
          "a share is malformed at event 1");
}
