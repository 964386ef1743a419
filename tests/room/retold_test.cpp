#include <catch2/catch.hpp>

#include "fog/retold.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "scenario/scenarios.h"
#include "support/in_play.h"

using namespace support;
using fog::Audience;

namespace {

struct Told {
    explicit Told(Audience audience, const char* scenario_id = "encounter") : retold(audience, "") {
        const auto library = scenario::read_library("db/data");
        auto scenario = scenario::load_scenario("db/scenarios", scenario_id, *library);
        scenario->options.dice_audit = false;
        scenario->options.fow = rules::FowUse::Off;
        follow(game::begin(game, *scenario, dice));
    }
    std::optional<fog::View> happens(game::Actor actor, const game::Command& command) {
        follow(support::happens(game, actor, command, dice));
        return retold.take();
    }
    void follow(const game::Events& events) {
        for (const auto& event : events) retold.happen(event);
    }
    game::Game game;
    ScriptedDice dice = blue_begins(5);
    fog::Retold retold;
};

}  // namespace

TEST_CASE("REL-34 a battle is told again without what the room knows, and without choices",
          "[fog][REL-34]") {
    for (const auto audience : {Audience::Blue, Audience::Referee, Audience::Public}) {
        Told told(audience);
        const auto view = told.retold.known();
        CHECK(view.seats.empty());
        CHECK_FALSE(view.prompt.deadline);
        CHECK(view.choices == fog::Choices{});
        for (const auto& card : view.hand) CHECK(card.hindrance.empty());
    }
}

TEST_CASE("REL-34 a command that an audience does not notice gives it nothing", "[fog][REL-34]") {
    Told red(Audience::Red);
    REQUIRE(red.retold.take());
    CHECK_FALSE(red.retold.take());
    const auto view = red.happens(game::Actor::Blue, game::Commit{});
    CHECK_FALSE(view);
    CHECK(red.happens(game::Actor::Red, game::Commit{}));
}

TEST_CASE("REL-34 what is told again is what is known of the same battle at the same moment",
          "[fog][REL-34]") {
    for (const auto audience :
         {Audience::Blue, Audience::Red, Audience::Referee, Audience::Public}) {
        Told told(audience);
        fog::Chronicle chronicle(audience);
        for (int i = 0; i < 60; ++i)
            for (const auto actor : {game::Actor::Blue, game::Actor::Red})
                if (game::is_deciding(told.game, game::side_of(actor)))
                    told.happens(actor, game::Commit{});
        CHECK(told.retold.game() == told.game);
        auto view = fog::known_to(told.game, told.retold.told(), {});
        for (auto& card : view.hand) card.hindrance.clear();
        if (view.desk)
            for (auto* hand : {&view.desk->hand_blue, &view.desk->hand_red})
                for (auto& card : *hand) card.hindrance.clear();
        CHECK(told.retold.known() == view);
    }
}
