#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/quotas.h"

using nlohmann::json;

namespace {

constexpr std::int64_t kBound = 1'000'000;

/// A battle of so many bytes where a million are the bound.
struct Large : Hall {
    explicit Large(std::int64_t bytes) {
        kept.bytes = bytes;
        most_bytes = kBound;
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
const std::string kChat = R"({"type":"chat","to":"all","words":"Good day."})";

}  // namespace

TEST_CASE("a battle below its bound takes rulings, chat and play", "[room][quotas]") {
    Large hall{kBound - 2000};
    Guest blue(hall, "blue");
    Guest referee(hall, "referee");
    CHECK(referee.command("r1", set_initiative("so it is")) == room::Heard::Accepted);
    blue.say(kChat);
    hall.commit();
    CHECK(blue.count("chat") == 1);
    CHECK(blue.command("b1", kCommit) == room::Heard::Accepted);
}

TEST_CASE("a battle that has reached its bound takes no chat and no rulings, and is played on",
          "[room][quotas]") {
    Large hall{kBound};
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    CHECK(referee.command("r1", set_initiative("so it is")) == room::Heard::Refused);
    CHECK(referee.last()["code"] == "battle_full");
    blue.say(kChat);
    CHECK(blue.count("chat") == 0);
    CHECK(blue.last()["code"] == "battle_full");
    CHECK(
        blue.command("b1", {
                               {"do",    "withdraw_order"},
                               {"order", "o1"            }
    }) == room::Heard::Refused);
    CHECK(blue.last()["code"] == "wrong_subphase");
    CHECK(blue.command("b2", kCommit) == room::Heard::Accepted);
    CHECK(referee.command("r2",
                          {
                              {"do",     "end_step"},
                              {"reason", "go on"   }
    }) == room::Heard::Accepted);
}

TEST_CASE("a battle of twice its bound takes what ends a step or the battle", "[room][quotas]") {
    Large hall{2 * kBound};
    Guest blue(hall, "blue");
    Guest referee(hall, "referee");
    CHECK(
        blue.command("b1", {
                               {"do",    "withdraw_order"},
                               {"order", "o1"            }
    }) == room::Heard::Refused);
    CHECK(blue.last()["code"] == "battle_overfull");
    CHECK(referee.command("r1", {
                                    {"do",     "pause"},
                                    {"reason", "tea"  }
    }) == room::Heard::Refused);
    CHECK(blue.command("b2", kCommit) == room::Heard::Accepted);
    CHECK(referee.command("r2",
                          {
                              {"do",     "end_step"},
                              {"reason", "go on"   }
    }) == room::Heard::Accepted);
    CHECK(blue.command("b3", {
                                 {"do", "concede"}
    }) == room::Heard::Accepted);
}

TEST_CASE("a battle grows by what is written and what is said", "[room][quotas]") {
    Large hall{kBound - 3000};
    Guest referee(hall, "referee");
    const std::string words(400, 'x');
    SECTION("by rulings") {
        int taken = 0;
        while (referee.command("r" + std::to_string(taken), set_initiative(words)) ==
               room::Heard::Accepted)
            ++taken;
        CHECK(taken >= 1);
        CHECK(taken < 5);
    }
    SECTION("by chat") {
        for (int i = 0; i < 9; ++i) {
            referee.say(R"({"type":"chat","to":"all","words":")" + words + "\"}");
            hall.commit();
        }
        CHECK(referee.count("chat") == 8);
    }
    CHECK(referee.last()["code"] == "battle_full");
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
