#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/quotas.h"

using nlohmann::json;

namespace {

/// A battle that keeps 10,000 bytes of what a seat writes, and 40,000 of what it sends.
struct Small : Hall {
    Small() {
        most_bytes = 320'000;
        restart();
    }
};

json set_initiative(const std::string& reason) {
    return {
        {"do",      "set_die"               },
        {"purpose", "t1/2A/initiative/0/red"},
        {"face",    7                       },
        {"reason",  reason                  }
    };
}
const json kEndStep{
    {"do",     "end_step"},
    {"reason", "go on"   }
};
const std::string kTo = "all";
const std::string kLine(500, 'x');

bool say(Hall& hall, Guest& guest, const std::string& to) {
    guest.say(R"({"type":"chat","to":")" + to + R"(","words":")" + kLine + "\"}");
    hall.commit();
    return guest.last()["type"] == "chat";
}
/// Lines to the own side, until the next one is refused.
int lines_taken(Hall& hall, Guest& guest) {
    for (int taken = 0; taken < 1000; ++taken)
        if (!say(hall, guest, kTo)) return taken;
    FAIL("there is no bound");
    return 0;
}
/// Without an end: options are rulings, and a pause is none.
bool pauses(Hall& hall, Guest& referee, int n) {
    const bool is_taken =
        referee.command("p" + std::to_string(n), {
                                                     {"do",     n % 2 == 0 ? "pause" : "resume"},
                                                     {"reason", kLine                          }
    }) == room::Heard::Accepted;
    hall.commit();
    return is_taken;
}
}  // namespace

TEST_CASE("a seat that has written much writes no more, and is heard in play", "[room][quotas]") {
    Small hall;
    Guest blue(hall, "blue");
    Guest referee(hall, "referee");
    SECTION("letters and rulings") {
        int taken = 0;
        while (taken < 100 && referee.command("l" + std::to_string(taken), set_initiative(kLine)) ==
                                  room::Heard::Accepted)
            ++taken;
        CHECK(taken > 10);
        CHECK(taken < 20);  // of more than 500 bytes each
        hall.commit();
        CHECK_FALSE(say(hall, referee, "all"));
    }
    SECTION("chat") {
        for (int n = 0; n < 21; ++n) say(hall, referee, "all");
        CHECK(referee.count("chat") == 20);
    }
    CHECK(referee.last()["code"] == "battle_full");
    CHECK(referee.command("e", kEndStep) == room::Heard::Accepted);
    hall.commit();
    CHECK(blue.command("b", kCommit) == room::Heard::Accepted);
}

TEST_CASE("a seat that has sent very much is heard in what ends a step or the battle",
          "[room][quotas]") {
    Small hall;
    Guest blue(hall, "blue");
    Guest referee(hall, "referee");
    int n = 0;
    while (n < 1000 && pauses(hall, referee, n)) ++n;
    if (n % 2 == 1) CHECK(pauses(hall, referee, n));  // a battle always goes on again
    CHECK(n > 50);
    CHECK(referee.last()["code"] != "battle_full");
    CHECK(referee.command("w", set_initiative("so it is")) == room::Heard::Refused);
    CHECK(referee.last()["code"] == "battle_overfull");
    CHECK(referee.command("e", kEndStep) == room::Heard::Accepted);
    hall.commit();
    CHECK(blue.command("b", kCommit) == room::Heard::Accepted);
    CHECK(blue.command("c", {
                                {"do", "concede"}
    }) == room::Heard::Accepted);
}

TEST_CASE("nobody's bound tells what another seat wrote, or what came of it", "[room][quotas]") {
    const auto lines_of_red = [](const std::function<void(Hall&, Guest&, Guest&)>& others_do) {
        Small hall;
        Guest blue(hall, "blue");
        Guest red(hall, "red");
        Guest referee(hall, "referee");
        others_do(hall, blue, referee);
        return lines_taken(hall, red);
    };
    CHECK(lines_of_red([](Hall&, Guest&, Guest&) {}) == 20);
    CHECK(lines_of_red([](Hall& hall, Guest& blue, Guest&) { say(hall, blue, "referee"); }) == 20);
    CHECK(lines_of_red([](Hall& hall, Guest& blue, Guest& referee) {
              lines_taken(hall, blue);
              lines_taken(hall, referee);
          }) == 20);
    CHECK(lines_of_red([](Hall& hall, Guest&, Guest& referee) {
              for (int n = 0; n < 12; ++n) {  // steps are resolved, and that is written
                  referee.command("e" + std::to_string(n), kEndStep);
                  hall.commit();
              }
          }) == 20);
}

TEST_CASE("who fills his own bound takes nothing from the others", "[room][quotas]") {
    Small hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    for (int n = 0; n < 200; ++n) say(hall, blue, "referee");
    CHECK(blue.last()["code"] == "battle_full");
    CHECK(say(hall, red, "all"));
    CHECK(referee.command("r", set_initiative("so it is")) == room::Heard::Accepted);
    hall.commit();
    CHECK(red.command("c", kCommit) == room::Heard::Accepted);
}

TEST_CASE("what a seat has sent is remembered over connections, openings and restarts",
          "[room][quotas]") {
    const auto taken_with = [](const std::function<void(Hall&)>& between) {
        Small hall;
        {
            Guest referee(hall, "referee");
            say(hall, referee, "all");
            for (int n = 0; n < 4; ++n)
                referee.command("r" + std::to_string(n), set_initiative(kLine));
            hall.commit();
        }
        between(hall);
        Guest referee(hall, "referee");
        return lines_taken(hall, referee);
    };
    const int at_once = taken_with([](Hall&) {});
    CHECK(at_once < 20);
    CHECK(at_once == taken_with([](Hall& hall) { hall.reopen(); }));
    CHECK(at_once == taken_with([](Hall& hall) { hall.restart(); }));
}

TEST_CASE("a battle is played once a person's command was accepted, not a bot's or the clock's",
          "[room]") {
    Hall hall{30};
    hall.kept.seats.push_back({"red", store::hash_of_token("the bot's"), true});
    hall.restart();
    Guest bot(hall, "the bot's");
    CHECK_FALSE(hall.room->seats().has_persons());
    Guest blue(hall, "blue");
    CHECK(hall.room->seats().has_persons());
    REQUIRE(bot.command("b1", kCommit) == room::Heard::Accepted);
    CHECK_FALSE(hall.queued.back().by_person);
    hall.now.steady += 31'000;
    hall.now.wall += 31'000;
    hall.room->tick(hall.now);
    CHECK_FALSE(hall.queued.back().by_person);
    REQUIRE(blue.command("p1", kCommit) == room::Heard::Accepted);
    CHECK(hall.queued.back().by_person);
}
