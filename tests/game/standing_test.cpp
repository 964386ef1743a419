#include "base/contains.h"
#include "game/hands/card_effects.h"
#include "game/hands/hands.h"
#include "game/play/leading.h"
#include "game/play/standing.h"
#include "game/referee/referee.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"
#include "support/in_play.h"

/// What is decided beforehand, and what is taken back.
using namespace game;
using namespace support;

namespace {

/// A stand a side, far apart; windows last ten minutes.
GameBuilder slow_battle(Subphase step) {
    return a_game()
        .in(step)
        .with(a_stand(1))
        .with(a_stand(1001).at({60_in, 60_in}))
        .set([step](Game& game) {
            game.scenario.options.window_seconds = 600;
            game.window_runs = lasts(game, step);
        });
}

/// Steps that are opened from here on while only the windows end.
std::string steps_without_players(Game& game, Dice& dice) {
    std::string steps;
    for (int i = 0; i < 20 && game.window_runs; ++i)
        for (const auto& opened :
             all_of<StepOpened>(happens(game, Actor::Clock, EndWindow{}, dice)))
            steps += std::string{step_of(opened.subphase).printed} + " ";
    return steps;
}

void pass_all(Game& game, Actor actor, Dice& dice) {
    for (const auto* step : {"1A", "2B", "3A", "4A", "4B"})
        happens(game, actor, PassAlways{.step = step}, dice);
}

}  // namespace

TEST_CASE("S-107 who has passed a step beforehand is not waited for", "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::SideBMoves);
    pass_all(game, Actor::Blue, dice);
    pass_all(game, Actor::Red, dice);
    happens(game, side_of(game, Acts::SideB) == Side::Blue ? Actor::Blue : Actor::Red, Commit{},
            dice);
    CHECK(game.subphase == Subphase::OpportunityFire);
    CHECK(steps_without_players(game, dice) == "3B 4A 4B 4D 5A ");
}

TEST_CASE("S-107 a window lasts as long whether it was answered beforehand, now, or never",
          "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::GeneralFire);
    SECTION("both have decided: it still goes on") {
        happens(game, Actor::Blue, Commit{}, dice);
        happens(game, Actor::Red, PassAlways{.step = "4B"}, dice);
        CHECK(game.subphase == Subphase::GeneralFire);
        happens(game, Actor::Clock, EndWindow{}, dice);
        CHECK(game.subphase == Subphase::Orders);
    }
    SECTION("its time is over first: whoever comes last closes it") {
        happens(game, Actor::Blue, Commit{}, dice);
        happens(game, Actor::Clock, EndWindow{}, dice);
        CHECK(game.subphase == Subphase::GeneralFire);
        happens(game, Actor::Red, Commit{}, dice);
        CHECK(game.subphase == Subphase::Orders);
    }
    SECTION("the clock and the referee end it at once") {
        happens(game, Actor::Blue, Commit{}, dice);
        happens(game, Actor::Red, Commit{}, dice);
        const bool by_clock = GENERATE(true, false);
        if (by_clock)
            happens(game, Actor::Referee, EndStep{"we are all here"}, dice);
        else {
            happens(game, Actor::Red, TakeBackCommit{}, dice);
            happens(game, Actor::Clock, TimeUp{}, dice);
        }
        CHECK(game.subphase == Subphase::Orders);
    }
    SECTION("orders and moves are no windows") {
        game = slow_battle(Subphase::Orders);
        happens(game, Actor::Blue, Commit{}, dice);
        happens(game, Actor::Red, Commit{}, dice);
        CHECK(game.subphase != Subphase::Orders);
    }
    SECTION("nobody but the clock ends one, and only one that lasts") {
        CHECK_THAT(decide(game, Actor::Blue, EndWindow{}, dice), IsRefused("clock_only"));
        happens(game, Actor::Clock, EndWindow{}, dice);
        CHECK_THAT(decide(game, Actor::Clock, EndWindow{}, dice), IsRefused("not_deciding"));
    }
}

TEST_CASE("S-107 in live play nothing is passed beforehand", "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    CHECK(steps_to_pass(game, {Side::Blue, kLeader}).size() == 9);
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "5A"}, dice),
               IsRefused("not_passable"));
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "2D"}, dice),
               IsRefused("not_passable"));
    CHECK_THAT(decide(game, Actor::Referee, PassAlways{.step = "3A"}, dice),
               IsRefused("not_a_side"));
    CHECK_THAT(decide(game, Actor::Blue2, PassAlways{.step = "3A"}, dice),
               IsRefused("leaders_own"));
    CHECK_THAT(decide(game, Actor::Blue, PassNoMore{"3A"}, dice), IsRefused("no_standing_pass"));
    game.scenario.options.window_seconds = 0;
    CHECK(steps_to_pass(game, {Side::Blue, kLeader}).empty());
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "3A"}, dice), IsRefused("no_windows"));
}

TEST_CASE("S-107 a standing pass ends by its owner and by nothing that happens",
          "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    happens(game, Actor::Blue, PassAlways{.step = "3A"}, dice);
    happens(game, Actor::Blue, PassAlways{.step = "3A"}, dice);  // said twice, it stands once
    CHECK(game.standing_passes.size() == 1);
    happens(game, Actor::Blue, PassNoMore{"3A"}, dice);
    CHECK(game.standing_passes.empty());
}

TEST_CASE("S-107 a standing pass ends when the referee opens its step", "[standing][S-107][S-96]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::GeneralFire);
    for (const auto* step : {"3A", "4A"})
        happens(game, Actor::Blue, PassAlways{.step = step}, dice);
    const auto events =
        happens(game, Actor::Referee, OpenStep{Subphase::OpportunityFire, "once more"}, dice);
    CHECK(the<StandingPassEnded>(events).why == PassEnds::Reopened);
    CHECK(game.subphase == Subphase::OpportunityFire);
    CHECK(is_deciding(game, Side::Blue));
    CHECK(game.standing_passes.size() == 1);
}

TEST_CASE("S-107 a pass until a new contact ends with it", "[standing][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    happens(game, Actor::Blue, PassAlways{.step = "4B", .until_contact = true}, dice);
    happens(game, Actor::Blue, PassAlways{.step = "3A"}, dice);
    happens(game, Actor::Red, PassAlways{.step = "4B", .until_contact = true}, dice);
    const auto events =
        happens(game, Actor::Referee,
                EditStand{.stand = StandId{1001}, .visible = true, .reason = "seen"}, dice);
    CHECK(the<StandingPassEnded>(events).player == Player{Side::Blue, kLeader});
    CHECK(the<StandingPassEnded>(events).why == PassEnds::Contact);
    CHECK(game.standing_passes.size() == 2);
    game.scenario.options.shared_spotting = false;
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "4B", .until_contact = true}, dice),
               IsRefused("no_shared_spotting"));
}

TEST_CASE("S-109 a commit is taken back while the step is open", "[standing][S-109]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    const auto before = game;
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Blue, TakeBackCommit{}, dice);
    CHECK(game == before);
    happens(game, Actor::Red, Commit{}, dice);
    happens(game, Actor::Blue, Commit{}, dice);  // the step is closed
    CHECK_THAT(decide(game, Actor::Blue, TakeBackCommit{}, dice), IsRefused("too_late"));
}

TEST_CASE("S-109 too late has one refusal, whatever the other side has done", "[standing][S-109]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    const auto refused = [&](Actor actor) { return decide(game, actor, TakeBackCommit{}, dice); };
    CHECK_THAT(refused(Actor::Blue), IsRefused("too_late"));
    happens(game, Actor::Red, Commit{}, dice);
    CHECK_THAT(refused(Actor::Blue), IsRefused("too_late"));
    CHECK_THAT(refused(Actor::Referee), IsRefused("not_a_side"));
}

TEST_CASE("S-109 a standing pass whose commit is taken back ends", "[standing][S-107][S-109]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::ChangeFacing);
    happens(game, Actor::Blue, PassAlways{.step = "4A"}, dice);
    CHECK_FALSE(is_deciding(game, Side::Blue));
    happens(game, Actor::Blue, TakeBackCommit{}, dice);
    CHECK(is_deciding(game, Side::Blue));
    CHECK(game.standing_passes.empty());
}

TEST_CASE("S-109 of several players each takes back his own", "[standing][S-90][S-109]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::ChangeFacing);
    game.players_up = {
        {Side::Blue, 2},
        {Side::Blue, 3}
    };
    for (const auto actor : {Actor::Blue2, Actor::Blue, Actor::Blue3})
        happens(game, actor, Commit{}, dice);
    CHECK_FALSE(is_deciding(game, Side::Blue));
    happens(game, Actor::Blue2, TakeBackCommit{}, dice);
    CHECK(is_deciding(game, Actor::Blue2));
    for (const auto actor : {Actor::Blue, Actor::Blue3}) CHECK_FALSE(is_deciding(game, actor));
    happens(game, Actor::Blue2, Commit{}, dice);
    CHECK_FALSE(is_deciding(game, Side::Blue));
}

TEST_CASE("S-109 who had nothing to decide in a step takes nothing back", "[standing][S-109]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::FogOfWar);
    game.players_up = {
        {Side::Blue, 2}
    };
    game.opened_by_referee = true;
    happens(game, Actor::Blue, Commit{}, dice);
    CHECK_THAT(decide(game, Actor::Blue2, TakeBackCommit{}, dice), IsRefused("too_late"));
    CHECK_FALSE(may_take_back_commit(game, {Side::Blue, 2}));
    CHECK_THAT(decide(game, Actor::Blue, TakeBackCommit{}, dice), IsAccepted());
}

TEST_CASE("S-107 each player of a side passes for himself; who is taken over passes no more",
          "[standing][S-90][S-107]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::ChangeFacing);
    game.players_up = {
        {Side::Blue, 2}
    };
    happens(game, Actor::Blue2, PassAlways{.step = "4A"}, dice);
    CHECK(is_deciding(game, Actor::Blue));
    happens(game, Actor::Blue, PassAlways{.step = "4A"}, dice);
    CHECK_FALSE(is_deciding(game, Side::Blue));
    happens(game, Actor::Blue, TakeOverCompanies{2}, dice);
    CHECK(game.standing_passes.size() == 1);
}

TEST_CASE("S-108 5C is opened when ground was left in contact, or when a card may be played in it",
          "[standing][S-64][S-108]") {
    auto dice = dice_always_show(5);
    Game game = slow_battle(Subphase::Orders);
    SECTION("no ground: the turn goes on") {}
    SECTION("left ground") {
        game.vacated.push_back({
            {10_in, 10_in},
            {StandId{1}}
        });
    }
    SECTION("players see for themselves: it is always opened") {
        game.scenario.options.shared_spotting = false;
    }
    const bool opens = !game.vacated.empty() || !game.scenario.options.shared_spotting;
    Events events = happens(game, Actor::Blue, Commit{}, dice);
    events.append(happens(game, Actor::Red, Commit{}, dice));
    CHECK((game.subphase == Subphase::AbandonedGroundA) == opens);
}

namespace {

/// Blue holds so many cards and draws so many in 5D; others lie sealed until the next 1A.
GameBuilder with_hands(int blue, int drawn, int sealed) {
    return slow_battle(Subphase::Orders).set([=](Game& game) {
        game.scenario.cards = {
            {.id = "sergeant",
             .title = "Card",
             .text = "A card.",
             .windows = {"5A"},
             .acts_in = "1A",
             .target = CardTarget::Side,
             .effects = {},
             .negates = {}}
        };
        game.scenario.deck_blue = game.scenario.deck_red = {"sergeant"};
        game.hands[0].cards.assign(static_cast<std::size_t>(blue), "sergeant");
        game.hands[0].deck.assign(static_cast<std::size_t>(drawn), "sergeant");
        for (int i = 0; i < sealed; ++i)
            game.played.push_back({.id = CardId{static_cast<std::uint16_t>(i + 1)},
                                   .side = Side::Blue,
                                   .card = "sergeant",
                                   .stand = {},
                                   .company = {},
                                   .place = {}});
        game.turn = 1;
        game.scenario.turns = 8;
    });
}

/// The step in which the battle stands when both have given their orders.
Subphase after_orders(Game& game, Dice& dice) {
    happens(game, Actor::Blue, Commit{}, dice);
    happens(game, Actor::Red, Commit{}, dice);
    return game.subphase;
}

}  // namespace

TEST_CASE("S-108 5D waits when a hand that is shown is beyond the limit, and else for nobody",
          "[standing][FOW-09][S-108]") {
    auto dice = dice_always_show(5);
    SECTION("both within it") {
        Game game = with_hands(2, 1, 0);
        CHECK(after_orders(game, dice) != Subphase::FogOfWar);
        CHECK(game.turn == 2);
    }
    SECTION("one beyond it") {
        Game game = with_hands(3, 1, 0);
        CHECK(after_orders(game, dice) == Subphase::FogOfWar);
    }
    SECTION("a sealed card counts as held, though it need not be discarded") {
        Game game = with_hands(2, 1, 1);
        CHECK(after_orders(game, dice) == Subphase::FogOfWar);
        CHECK(must_discard(game, Side::Blue) == 0);
    }
    SECTION("players see for themselves: it always waits") {
        Game game = with_hands(0, 0, 0);
        game.scenario.options.shared_spotting = false;
        CHECK(after_orders(game, dice) == Subphase::AbandonedGroundA);
        CHECK(waits_for_discards(game));
    }
    SECTION("a card can be played in it: it always waits") {
        Game game = with_hands(0, 0, 0);
        game.scenario.cards.edit()[0].windows = {"5D"};
        CHECK(after_orders(game, dice) == Subphase::FogOfWar);
    }
    SECTION("the referee opens it") {
        Game game = with_hands(0, 0, 0);
        happens(game, Actor::Referee, OpenStep{Subphase::FogOfWar, "a word"}, dice);
        CHECK(game.subphase == Subphase::FogOfWar);
    }
}

TEST_CASE("S-107 a leader says beforehand which cards he will discard",
          "[standing][S-107][FOW-09]") {
    auto dice = dice_always_show(5);
    Game game = with_hands(0, 0, 0);
    game.hands[0].cards = {"a", "b", "c"};
    game.hands[0].deck = {"e", "d"};  // one is drawn, the top one last
    for (const auto* card : {"b", "x"}) game.scenario.cards.edit().emplace_back().id = card;
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "5D", .discards = {"nonsense"}}, dice),
               IsRefused("no_such_card", {"S-107"}));
    happens(game, Actor::Blue,
            PassAlways{
                .step = "5D", .discards = {"x", "b"}
    },
            dice);
    CHECK_THAT(decide(game, Actor::Blue, PassAlways{.step = "3A", .discards = {"b"}}, dice),
               IsRefused("no_surplus"));
    CHECK(after_orders(game, dice) == Subphase::FogOfWar);
    CHECK_FALSE(is_deciding(game, Side::Blue));
    CHECK(game.hands[0].cards.size() == 4);  // until the step closes nobody is told
    happens(game, Actor::Red, Commit{}, dice);
    CHECK(game.hands[0].cards.size() == 4);
    SECTION("and they go when the step closes") {
        happens(game, Actor::Clock, EndWindow{}, dice);
        CHECK(game.hands[0].cards == std::vector<std::string>{"a", "c", "d"});
    }
    SECTION("also when the referee goes on to the next step") {
        game.scenario.options.adv_entrench = true;  // so that there is 5E
        happens(game, Actor::Referee, OpenStep{Subphase::DeclarationsA, "on"}, dice);
        CHECK(game.hands[0].cards == std::vector<std::string>{"a", "c", "d"});
    }
    SECTION("or he takes it back, and nothing goes that he has not named") {
        happens(game, Actor::Blue, PassNoMore{"5D"}, dice);
        CHECK(game.standing_passes.empty());
        CHECK(is_deciding(game, Side::Blue));
        CHECK(game.hands[0].cards.size() == 4);
    }
    SECTION("where no card would go what he has decided stays") {
        game.hands[0].cards = {"a", "b", "c"};
        happens(game, Actor::Blue, PassNoMore{"5D"}, dice);
        CHECK(game.standing_passes.empty());
        CHECK_FALSE(is_deciding(game, Side::Blue));
    }
    SECTION("in grace what was given in time stays") {
        game.in_grace = true;
        CHECK_THAT(decide(game, Actor::Blue, PassNoMore{"5D"}, dice), IsRefused("too_late"));
    }
}
