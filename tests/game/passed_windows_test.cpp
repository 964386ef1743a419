#include "game/play/standing.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// Which steps are passed beforehand, each where it opens.
using namespace game;
using namespace support;

namespace {

/// All have passed everything that can be passed, and give their orders; a card in the decks may be
/// played in these steps.
Game all_passed(std::vector<std::string> windows, Dice& dice) {
    Game game = a_game()
                    .in(Subphase::Orders)
                    .with(a_stand(1))
                    .with(a_stand(1001).at({60_in, 60_in}))
                    .set([&](Game& g) {
                        g.scenario.options.window_seconds = 600;
                        g.scenario.turns = 8;
                        g.scenario.cards = {
                            {.id = "sergeant",
                             .title = "Card",
                             .text = "A card.",
                             .windows = std::move(windows),
                             .acts_in = "1A",
                             .target = CardTarget::Side,
                             .effects = {},
                             .negates = {}}
                        };
                        g.scenario.deck_blue = g.scenario.deck_red = {"sergeant"};
                    });
    for (const auto actor : {Actor::Blue, Actor::Red})
        for (const auto& step : steps_to_pass(game, {side_of(actor), kLeader}))
            happens(game, actor, PassAlways{.step = std::string(step)}, dice);
    return game;
}

/// Those that open after the orders while only windows end, in order; "FW" is a window for cards.
std::string opened_by_clock(Game& game, Dice& dice) {
    std::string steps;
    auto events = happens(game, Actor::Blue, Commit{}, dice);
    events.append(happens(game, Actor::Red, Commit{}, dice));
    for (int i = 0; i < 8; ++i) {
        for (const auto& event : events) {
            if (const auto* opened = boost::variant2::get_if<StepOpened>(&event))
                steps += std::string{step_of(opened->subphase).printed} + " ";
            if (boost::variant2::holds_alternative<CardWindowOpened>(event)) steps += "FW ";
        }
        if (!game.window_runs) break;
        events = happens(game, Actor::Clock, EndWindow{}, dice);
    }
    return steps;
}

}  // namespace

TEST_CASE("S-107 left ground is passed beforehand by each side", "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = all_passed({"1A"}, dice);
    game.vacated.push_back({
        {10_in, 10_in},
        {StandId{1}}
    });
    CHECK(opened_by_clock(game, dice).starts_with("5B 5C 5C 5D "));
    CHECK(game.turn == 2);
}

TEST_CASE("S-108 5C is opened where a card of a deck may be played in it", "[standing][S-108]") {
    auto dice = dice_always_show(5);
    const bool named = GENERATE(true, false);
    Game game = all_passed({named ? "5C" : "1A"}, dice);
    CHECK((opened_by_clock(game, dice).find("5C") != std::string::npos) == named);
}

TEST_CASE("S-107 declarations are passed beforehand", "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = all_passed({"1A"}, dice);
    game.scenario.options.adv_entrench = true;
    CHECK(opened_by_clock(game, dice).find("5E 5E ") != std::string::npos);
    CHECK(game.turn == 2);
}

TEST_CASE("S-107 windows for cards are passed beforehand", "[standing][S-107][S-65]") {
    auto dice = dice_always_show(5);
    Game game = all_passed({"5B"}, dice);
    game.scenario.options.fow_windows = rules::FowWindows::EveryStep;
    CHECK(opened_by_clock(game, dice).starts_with("FW 5B "));
    CHECK(game.turn == 2);
}
