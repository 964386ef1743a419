#include <catch2/catch.hpp>

#include "game/turn/shares.h"
#include "hall.h"

/// The step in which shares are opened, when a server is started anew or a substitute comes: the
/// table of S-102, its other cells are in tests/game/shares_test.cpp.
namespace {

using game::Side;

const std::string kShareOfBlue = "0f5c1e9a77b2d4086613ca5be9f2a418";
const std::string kShareOfRed = "b7d04c1135aa90ee42f8a6c05d1b7e93";

nlohmann::json promising(Side side, const std::string& share) {
    return {
        {"do", "promise_share"},
        {"promise", game::promise_for(side, share)}
    };
}
nlohmann::json opening(const std::string& share) {
    return {
        {"do",           "contribute_to_dice"},
        {"contribution", share               }
    };
}

enum class State : std::uint8_t { NonePromised, OnePromised, BothPromised, OneOpened };

/// Both have deployed; then so much has happened.
struct ShareStep {
    Hall hall{0, true};
    State state;
    std::optional<Guest> blue, red;
    int commands = 0;

    explicit ShareStep(State until) : state(until) {
        enter();
        for (int i = 0; i < 4 && !waits(); ++i)
            for (auto* guest : {&*blue, &*red}) tells(*guest, kCommit);
        REQUIRE(waits());
        if (state >= State::OnePromised)
            REQUIRE(tells(*blue, promising(Side::Blue, kShareOfBlue)) == "");
        if (state >= State::BothPromised)
            REQUIRE(tells(*red, promising(Side::Red, kShareOfRed)) == "");
        if (state >= State::OneOpened) REQUIRE(tells(*blue, opening(kShareOfBlue)) == "");
    }
    void enter() {
        blue.emplace(hall, "blue");
        red.emplace(hall, "red");
    }
    void restart() {
        blue.reset();
        red.reset();
        hall.restart();
        enter();
    }
    /// The refusal's code; empty: it is accepted.
    std::string tells(Guest& guest, const nlohmann::json& command) {
        const auto heard = guest.command("c" + std::to_string(++commands), command);
        hall.commit();
        if (heard == room::Heard::Accepted) return {};
        return guest.last().at("code");
    }
    [[nodiscard]] bool waits() const {
        return hall.room->game().subphase == game::Subphase::DiceContributions;
    }
    [[nodiscard]] std::size_t dice() const {
        std::size_t rolled = 0;
        for (const auto& recorded : hall.kept.history.events)
            rolled += recorded.event.rolled.size();
        return rolled;
    }
};

}  // namespace

TEST_CASE("S-102 after a restart and with a substitute the step waits for the same shares",
          "[room][S-102][S-113]") {
    const auto state =
        GENERATE(State::NonePromised, State::OnePromised, State::BothPromised, State::OneOpened);
    ShareStep step(state);
    const bool is_restart = GENERATE(true, false);
    if (is_restart)
        step.restart();
    else
        step.hall.room->hand_over({
            {"red", 5}
        });
    step.hall.commit();
    REQUIRE(step.waits());
    CHECK(step.dice() == 0);
    const bool is_open = state == State::OneOpened;  // who has opened his has decided
    CHECK(step.tells(*step.blue, kCommit) == (is_open ? "not_deciding" : "shares_wanting"));
    CHECK(step.tells(*step.red, kCommit) == "shares_wanting");
    const auto own = promising(Side::Red, kShareOfBlue);  // of a second device, or a substitute
    CHECK(step.tells(*step.red, own) == (is_open ? "no_promise_wanted" : ""));
    if (is_open) {
        CHECK(step.tells(*step.red, opening(kShareOfBlue)) == "not_as_promised");
        CHECK(step.tells(*step.red, opening(kShareOfRed)) == "");  // the first device is there, too
    } else {
        step.tells(*step.blue, promising(Side::Blue, kShareOfBlue));
        CHECK(step.tells(*step.blue, opening(kShareOfBlue)) == "");
        CHECK(step.tells(*step.red, opening(kShareOfBlue)) == "");
    }
    CHECK_FALSE(step.waits());
}

TEST_CASE("S-102 where the share of a seat is lost the other leader goes on without it",
          "[room][S-102][S-113]") {
    ShareStep step(State::OneOpened);
    step.hall.room->hand_over({
        {"red", 5}
    });
    step.hall.commit();
    CHECK(step.tells(*step.red, {
                                    {"do", "go_without_share"}
    }) == "not_without_share");
    CHECK(step.tells(*step.blue, {
                                     {"do", "go_without_share"}
    }) == "");
    CHECK_FALSE(step.waits());
}
