#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <catch2/catch.hpp>

#include "authority/cells.h"
#include "base/words.h"
#include "game/play/leading.h"

using authority::Cell;
using game::Actor;

namespace {

constexpr const char* kTable = "tests/authority/authority.table";

const std::vector<Cell>& cells() {
    static const auto all = authority::every_cell();
    return all;
}
std::string described(const Cell& cell) {
    return std::string(base::text_of(cell.actor)) + " " + std::string(cell.command) + " of " +
           std::string(cell.whose) + " in " + std::string(base::text_of(cell.step)) + ": " +
           cell.answer;
}
/// The referee's: some ruling is answered by nobody else with anything but that it is his.
bool is_ruling(std::string_view command) {
    static const auto rulings = [] {
        std::set<std::string_view> found;
        for (const auto& cell : cells())
            if (cell.answer == "referee_only") found.insert(cell.command);
        return found;
    }();
    return rulings.contains(command);
}

/// A command without a stand of its own is answered alike whosever it is.
bool names_nothing(const Cell& cell) {
    static const std::set<std::string_view> plain{"commit",
                                                  "concede",
                                                  "promise_share",
                                                  "contribute_to_dice",
                                                  "go_without_share",
                                                  "agree_to_no_shares",
                                                  "take_up_companies",
                                                  "take_over_companies",
                                                  "take_back_commit",
                                                  "pass_always",
                                                  "pass_no_more",
                                                  "ask_for_pause",
                                                  "withdraw_pause",
                                                  "set_quiet_hours",
                                                  "lift_fog"};
    return plain.contains(cell.command);
}

}  // namespace

TEST_CASE("who may do what, when, and to whose, is what the table says", "[authority][REL-28]") {
    const auto now = authority::table_of(cells());
    if (std::getenv("ORDERCAP_UPDATE_GOLDEN")) std::ofstream(kTable) << now;
    std::ifstream file(kTable);
    const std::string kept{std::istreambuf_iterator<char>(file), {}};
    CHECK(now == kept);
}

TEST_CASE("a ruling is refused to everybody but the referee, in every step",
          "[authority][REF-01]") {
    for (const auto& cell : cells()) {
        if (!is_ruling(cell.command) || cell.actor == Actor::Referee) continue;
        if (cell.command == "pause" && cell.actor == Actor::Clock) continue;  // S-99
        INFO(described(cell));
        CHECK((cell.answer == "referee_only" || cell.answer == "battle_over"));
    }
}

TEST_CASE("what is a side's is refused to the referee and the clock", "[authority][REL-28]") {
    for (const auto& cell : cells()) {
        if (is_ruling(cell.command) || is_side(cell.actor)) continue;
        const bool is_clocks = cell.command == "time_up" || cell.command == "stop_deadline" ||
                               cell.command == "end_window" || cell.command == "hand_over_seat" ||
                               cell.command == "lift_fog";
        if (is_clocks && cell.actor == Actor::Clock) continue;
        INFO(described(cell));
        CHECK(cell.answer != "ok");
    }
}

TEST_CASE("what belongs to the enemy is refused like what does not exist", "[authority][REL-28]") {
    const Cell* enemys = nullptr;
    for (const auto& cell : cells()) {
        if (cell.whose == "enemy's") enemys = &cell;
        if (cell.whose != "none" || !is_side(cell.actor)) continue;
        INFO(described(*enemys));
        INFO(described(cell));
        CHECK(enemys->answer == cell.answer);
    }
}

TEST_CASE("nobody commands what is a partner's, the enemy's or nobody's", "[authority][S-90]") {
    for (const auto& cell : cells()) {
        if (cell.whose == "own" || !is_side(cell.actor) || cell.answer != "ok") continue;
        INFO(described(cell));
        CHECK(names_nothing(cell));
    }
}

TEST_CASE("who has nothing to decide does nothing but sit down, take over, concede and open",
          "[authority][SEQ-02]") {
    const std::set<std::string_view> any_time{
        "take_up_companies", "take_over_companies", "concede",      "lift_fog",
        "take_back_commit",  "pass_always",         "pass_no_more", "ask_for_pause",
        "withdraw_pause",    "set_quiet_hours"};
    for (const auto& cell : cells()) {
        if (cell.decides || !is_side(cell.actor) || any_time.contains(cell.command)) continue;
        INFO(described(cell));
        CHECK(cell.answer != "ok");
    }
}
