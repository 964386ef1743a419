#include <catch2/catch.hpp>

#include "fog/reel.h"
#include "game/play/decide.h"
#include "scenario/scenarios.h"
#include "support/in_play.h"

using namespace support;
using fog::Audience;
using rules::SpectatorDelay;

namespace {

/// The tutorial, told to somebody command by command; the dice are always fives.
class Watched {
  public:
    explicit Watched(SpectatorDelay delay, Audience audience = Audience::Public) : reel(audience) {
        const auto library = scenario::read_library("db/data");
        auto scenario = scenario::load_scenario("db/scenarios", "tutorial", *library);
        scenario->options.spectator_delay = delay;
        scenario->options.dice_audit = false;
        scenario->options.fow = rules::FowUse::Off;
        follow(game::begin(game, *scenario, dice));
    }
    void happens(game::Actor actor, const game::Command& command) {
        follow(support::happens(game, actor, command, dice));
    }
    /// Nobody does anything but commit until the battle has come there.
    void commit_until(int turn, Subphase step) {
        for (int i = 0; i < 400 && (game.turn != turn || game.subphase != step); ++i)
            for (const auto actor : {game::Actor::Blue, game::Actor::Red})
                if ((game.turn != turn || game.subphase != step) &&
                    game::is_deciding(game, game::side_of(actor)))
                    happens(actor, game::Commit{});
        REQUIRE(game.turn == turn);
        REQUIRE(game.subphase == step);
    }
    void set_delay(const char* delay) {
        happens(game::Actor::Referee, game::SetOption{"spectator_delay", delay, "as agreed"});
    }
    [[nodiscard]] int closed() const { return static_cast<int>(reel.cuts().size()); }
    /// How many pieces began in earlier turns than this.
    [[nodiscard]] int before_turn(int turn) const {
        return static_cast<int>(std::ranges::count_if(
            reel.cuts(), [turn](const fog::Cut& cut) { return cut.turn < turn; }));
    }

    game::Game game;
    ScriptedDice dice = blue_begins(5);
    fog::Reel reel;

  private:
    void follow(const game::Events& events) {
        std::vector<const game::Event*> command;
        for (const auto& event : events) command.push_back(&event);
        last_ += static_cast<std::int64_t>(events.size());
        reel.follow(command, ++at_, last_);
    }
    std::int64_t at_ = 0;
    std::int64_t last_ = 0;
};

}  // namespace

TEST_CASE("S-106 a piece ends with the command that opens a step, and not within a step",
          "[fog][S-106]") {
    Watched battle(SpectatorDelay::Step);
    const auto before = battle.closed();
    battle.happens(game::Actor::Blue, game::Commit{});
    CHECK(battle.closed() == before);  // Red still decides
    const auto step = battle.game.subphase;
    battle.happens(game::Actor::Red, game::Commit{});
    REQUIRE(battle.closed() == before + 1);
    const auto& cut = battle.reel.cuts().back();
    CHECK(cut.step == step);
    REQUIRE_FALSE(cut.passed.empty());
    CHECK(cut.passed.back() == battle.game.subphase);
}

TEST_CASE("S-106 the first piece and the first of each turn carry everything", "[fog][S-106]") {
    Watched battle(SpectatorDelay::Step);
    battle.commit_until(3, Subphase::Orders);
    int turns = 0;
    for (const auto& cut : battle.reel.cuts()) turns += cut.begins_turn;
    CHECK(battle.reel.cuts().front().begins_turn);
    CHECK(turns >= 3);
    for (std::size_t i = 1; i < battle.reel.cuts().size(); ++i) {
        const auto& [before, cut] = std::pair(battle.reel.cuts()[i - 1], battle.reel.cuts()[i]);
        CHECK(cut.begins_turn == (cut.turn != before.turn));
        CHECK(cut.n == before.n + 1);
        CHECK(cut.last > before.last);
    }
}

TEST_CASE("S-106 by the step every piece that is closed is released", "[fog][S-106]") {
    for (const auto delay : {SpectatorDelay::None, SpectatorDelay::Step}) {
        Watched battle(delay);
        battle.commit_until(2, Subphase::Orders);
        CHECK(battle.closed() > 0);
        CHECK(battle.reel.released() == battle.closed());
    }
}

TEST_CASE("S-106 by turns the last turns that have begun are kept back", "[fog][S-106]") {
    for (const auto& [delay, turns] :
         {std::pair(SpectatorDelay::Turn, 1), std::pair(SpectatorDelay::TwoTurns, 2),
          std::pair(SpectatorDelay::ThreeTurns, 3)}) {
        Watched battle(delay);
        for (int turn = 1; turn <= 5; ++turn) {
            battle.commit_until(turn, Subphase::Orders);
            CHECK(battle.reel.released() == battle.before_turn(turn - turns + 1));
        }
    }
}

TEST_CASE("S-106 until the end nothing is released, then all", "[fog][S-106]") {
    Watched battle(SpectatorDelay::End);
    battle.commit_until(2, Subphase::Orders);
    CHECK(battle.reel.released() == 0);
    battle.happens(game::Actor::Red, game::Concede{});
    CHECK(battle.reel.released() == battle.closed());
}

TEST_CASE("S-106 a delay that is lowered releases at once, one that is raised takes nothing back",
          "[fog][S-106]") {
    Watched battle(SpectatorDelay::End);
    battle.commit_until(2, Subphase::Orders);
    battle.set_delay("turn");
    CHECK(battle.reel.released() == battle.before_turn(2));
    battle.set_delay("step");
    const auto released = battle.closed();
    CHECK(battle.reel.released() == released);
    battle.set_delay("3_turns");
    CHECK(battle.reel.released() == released);
    battle.commit_until(3, Subphase::Orders);
    CHECK(battle.reel.released() == released);
    battle.commit_until(5, Subphase::Orders);
    CHECK(battle.reel.released() == battle.before_turn(3));
}

TEST_CASE("S-106 what the end has released stays so when the battle is reopened", "[fog][S-106]") {
    Watched battle(SpectatorDelay::End);
    battle.commit_until(2, Subphase::Orders);
    battle.happens(game::Actor::Red, game::Concede{});
    const auto released = battle.reel.released();
    battle.happens(game::Actor::Referee, game::ReopenBattle{.reason = "a slip of the hand"});
    battle.commit_until(3, Subphase::Orders);
    CHECK(battle.closed() > released);
    CHECK(battle.reel.released() == released);
}

TEST_CASE("S-106 cuts and releases are the same for everybody", "[fog][S-106]") {
    Watched all(SpectatorDelay::Turn, Audience::Referee), none(SpectatorDelay::Turn);
    for (auto* battle : {&all, &none}) battle->commit_until(3, Subphase::Orders);
    REQUIRE(all.closed() == none.closed());
    CHECK(all.reel.released() == none.reel.released());
    for (std::size_t i = 0; i < all.reel.cuts().size(); ++i) {
        auto cut = all.reel.cuts()[i];
        cut.marks = none.reel.cuts()[i].marks;
        CHECK(cut == none.reel.cuts()[i]);
    }
}
