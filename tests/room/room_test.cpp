#include <catch2/catch.hpp>

#include "room/hall.h"

using room::Heard;

TEST_CASE("a seat is taken with its token only", "[room]") {
    Hall hall;
    CHECK(Guest(hall, "blue").seat);
    const Guest stranger(hall, "a guess");
    CHECK_FALSE(stranger.seat);
    CHECK(stranger.last()["code"] == "no_seat");
    CHECK(hall.room->seats().empty());
}

TEST_CASE("anybody may watch a listed battle as the public does", "[room]") {
    Hall hall;
    const Guest with_link(hall, "the spectators' link"), from_lobby(hall, "public");
    CHECK(with_link.seat);
    REQUIRE(from_lobby.seat);
    CHECK(from_lobby.view == with_link.view);
}

TEST_CASE("the first message is hello, of this protocol", "[room]") {
    Hall hall;
    std::string told;
    const auto tell = [&](const room::Text& text) { told = *text; };
    for (const auto* hello :
         {"", "{", "{}", R"({"type":"ping"})", R"({"type":"hello","protocol":99,"token":"blue"})"})
        CHECK_FALSE(hall.room->enter(hello, tell, [] {}));
    CHECK(told.find("other_protocol") != std::string::npos);
}

TEST_CASE("nobody is told anything before the commit", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest referee(hall, "referee");
    const auto heard = blue.heard.size();
    REQUIRE(blue.command("c1", kCommit) == Heard::Accepted);
    CHECK(hall.queued.size() == 1);
    CHECK(blue.heard.size() == heard);
    CHECK(referee.count("update") == 0);
    hall.commit();
    CHECK(blue.count("answer") == 1);
    CHECK(blue.count("update") == 1);
    CHECK(referee.count("update") == 1);
}

TEST_CASE("whoever sits down while the disk works is told after it", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    blue.command("c1", kCommit);
    const Guest late(hall, "blue");
    CHECK(late.heard.empty());
    hall.commit();
    CHECK(late.count("view") == 1);
    CHECK(late.view == blue.view);
}

TEST_CASE("whoever sits down while the disk works hears no update before the view", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    blue.command("c1", kCommit);
    Guest late(hall, "blue");
    Guest came_back(hall, "blue", blue.n);
    Guest red(hall, "red");
    red.command("c2", kCommit);
    hall.commit();
    REQUIRE(blue.count("update") == 2);
    CHECK(nlohmann::json::parse(late.heard.front())["type"] == "view");
    for (const auto* guest : {&late, &came_back}) CHECK_FALSE(guest->gap);
    CHECK(late.view == blue.view);
    CHECK(came_back.n == blue.n);
}

TEST_CASE("a failed commit tells nobody anything, and the room stops", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    const auto heard = blue.heard.size();
    blue.command("c1", kCommit);
    hall.commit(store::Outcome::Broken);
    CHECK(blue.heard.size() == heard);
    CHECK(blue.dropped);
    CHECK(hall.room->has_stopped());
    blue.command("c2", kCommit);
    CHECK(hall.queued.empty());

    SECTION("read again from the disk, the same command takes effect once") {
        blue.seat.reset();
        hall.restart();
        Guest again(hall, "blue");
        CHECK(again.command("c1", kCommit) == Heard::Accepted);
        hall.commit();
        CHECK(again.count("answer") == 1);
    }
}

TEST_CASE("a disk that is full refuses with one code and changes nothing", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    hall.health = store::Outcome::DiskFull;
    blue.command("c1", kCommit);
    CHECK(blue.last()["code"] == "cannot_write");
    hall.health = store::Outcome::Written;
    CHECK(blue.command("c1", kCommit) == Heard::Accepted);
}

TEST_CASE("the same command again takes no second effect and gets the same answer", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    blue.command("c1", kCommit);
    blue.command("c1", kCommit);
    CHECK(hall.queued.size() == 1);
    hall.commit();
    CHECK(blue.count("answer") == 2);
    blue.command("c1", kCommit);
    CHECK(blue.count("answer") == 3);
    CHECK(hall.queued.empty());

    SECTION("after a restart too") {
        blue.seat.reset();
        hall.restart();
        Guest again(hall, "blue");
        again.command("c1", kCommit);
        CHECK(hall.queued.empty());
        CHECK(again.count("answer") == 1);
    }
    SECTION("another seat's command may have the same id") {
        Guest red(hall, "red");
        CHECK(red.command("c1", kCommit) == Heard::Accepted);
    }
}

TEST_CASE("the journal keeps what was understood of a command, not the text that came", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    const std::string spaces(60'000, ' ');
    REQUIRE(
        blue.say("{" + spaces + R"("type":"command","command":{"do":"commit"},"cmd_id":"c1"})") ==
        Heard::Accepted);
    REQUIRE(hall.queued.size() == 1);
    CHECK(hall.queued.front().rows.front().cause.text ==
          R"({"cmd_id":"c1","command":{"do":"commit"},"type":"command"})");
}

TEST_CASE("another command with the same id is refused, and the first one answered as before",
          "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    const nlohmann::json concede{
        {"do", "concede"}
    };
    const auto answers_to_each = [&](Guest& guest) {
        CHECK(guest.command("c1", concede) == Heard::Refused);
        CHECK(guest.last()["code"] == "id_used");
        guest.say(R"({ "cmd_id": "c1", "command": {"do": "commit"}, "type": "command" })");
        CHECK(guest.last()["type"] == "answer");
        CHECK(hall.queued.empty());
    };
    blue.command("c1", kCommit);
    CHECK(blue.command("c1", concede) == Heard::Refused);
    hall.commit();
    answers_to_each(blue);

    SECTION("after a restart too") {
        blue.seat.reset();
        hall.restart();
        Guest again(hall, "blue");
        answers_to_each(again);
    }
    SECTION("of a journal that keeps commands as they were received too") {
        blue.seat.reset();
        for (auto& recorded : hall.kept.history.events)
            if (!recorded.cause.text.empty())
                recorded.cause.text =
                    R"({"type": "command", "cmd_id": "c1", "command": {"do": "commit"}})";
        hall.restart();
        Guest again(hall, "blue");
        answers_to_each(again);
    }
}

TEST_CASE("the id of a refused command is not another's, as long as the refusal is remembered",
          "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    const nlohmann::json wrong{
        {"do",    "withdraw_order"},
        {"order", "o99"           }
    };
    blue.command("c1", wrong);
    const auto refusal = blue.heard.back();
    CHECK(blue.command("c1", kCommit) == Heard::Refused);
    CHECK(blue.last()["code"] == "id_used");
    blue.command("c1", wrong);
    CHECK(blue.heard.back() == refusal);
    blue.seat.reset();
    hall.restart();
    CHECK(Guest(hall, "blue").command("c1", kCommit) == Heard::Accepted);
}

TEST_CASE("a refusal goes to its sender only, and writes nothing", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    const auto heard = red.heard.size();
    CHECK(blue.command("c1", {
                                 {"do",    "withdraw_order"},
                                 {"order", "o99"           }
    }) == Heard::Refused);
    CHECK(blue.last()["type"] == "refused");
    CHECK(red.heard.size() == heard);
    CHECK(hall.queued.empty());
}

TEST_CASE("bad input is answered and the seat is kept", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    const auto before = store::digest_of(hall.room->game());
    for (const auto* text : {"", "x", "[]", "{}", R"({"type":"command"})",
                             R"({"type":"hello","protocol":1,"token":"red"})",
                             R"({"type":"command","cmd_id":"a","command":{"do":"fly"}})"}) {
        blue.say(text);
        CHECK((blue.last()["type"] == "error" || blue.last()["type"] == "refused"));
    }
    CHECK(hall.queued.empty());
    CHECK(store::digest_of(hall.room->game()) == before);
    CHECK(blue.command("c1", kCommit) == Heard::Accepted);
}

TEST_CASE("spectators only watch", "[room]") {
    Hall hall;
    Guest watcher(hall, "public");
    watcher.command("c1", kCommit);
    CHECK(watcher.last()["code"] == "spectators_watch");
    watcher.say(R"({"type":"chat","to":"all","words":"hello"})");
    CHECK(watcher.last()["code"] == "spectators_watch");
    CHECK(hall.queued.empty());
}

TEST_CASE("updates are numbered without gaps, and add up to the view", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    for (int i = 0; i < 12; ++i) {
        blue.command("b" + std::to_string(i), kCommit);
        red.command("r" + std::to_string(i), kCommit);
        hall.commit();
    }
    CHECK_FALSE(blue.gap);
    CHECK_FALSE(red.gap);
    REQUIRE(blue.count("update") > 5);
    CHECK(Guest(hall, "blue").view == blue.view);
    CHECK(Guest(hall, "red").view == red.view);
    CHECK(hall.room->game().turn >= 1);
}

TEST_CASE("what one side commits in secret is no message to the other", "[room][REL-16]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    const Guest watcher(hall, "public");
    const auto heard = red.heard.size();
    blue.command("c1", kCommit);
    hall.commit();
    CHECK(red.heard.size() == heard);
    CHECK(watcher.heard.size() == 1);
}

TEST_CASE("coming back gets what was missed, or everything anew", "[room]") {
    Hall hall;
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    const auto then = blue.n;
    const auto view_then = blue.view;
    for (int i = 0; i < 4; ++i) {
        blue.command("b" + std::to_string(i), kCommit);
        red.command("r" + std::to_string(i), kCommit);
        hall.commit();
    }
    blue.seat.reset();
    Guest resumed(hall, "blue", then);
    CHECK(resumed.count("view") == 0);
    CHECK(resumed.count("update") == blue.n - then);
    CHECK_FALSE(resumed.gap);
    resumed.view = view_then;
    for (const auto& text : std::vector(resumed.heard)) {
        const auto message = nlohmann::json::parse(text);
        if (message["type"] == "update") resumed.view.merge_patch(message["patch"]);
    }
    CHECK(resumed.view == blue.view);
    CHECK(Guest(hall, "blue", blue.n + 1).count("view") == 1);

    SECTION("a number from before a restart means everything anew") {
        const auto n = blue.n;
        resumed.seat.reset();
        red.seat.reset();
        hall.restart();
        const Guest after(hall, "blue", n);
        CHECK(after.count("view") == 1);
        CHECK(after.n != n);
        CHECK(after.view["stands"] == blue.view["stands"]);
        CHECK(after.view["log"] == blue.view["log"]);
    }
}

TEST_CASE("a damaged battle can be looked at and not played on", "[room]") {
    Hall hall;
    hall.kept.history.damage = "event 9 is not what was written";
    hall.open();
    Guest blue(hall, "blue");
    CHECK(blue.count("view") == 1);
    blue.command("c1", kCommit);
    CHECK(blue.last()["code"] == "set_aside");
}

TEST_CASE("the referee sees through another audience's eyes, and nobody else does", "[room]") {
    Hall hall;
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    referee.say(R"({"type":"view_as","audience":"red"})");
    REQUIRE(referee.last()["type"] == "seen_as");
    CHECK(referee.last()["view"] == red.view);
    red.say(R"({"type":"view_as","audience":"blue"})");
    CHECK(red.last()["code"] == "referee_only");
}

TEST_CASE("what the referee sees through other eyes is made once, until it changes", "[room]") {
    Hall hall;
    std::vector<room::Text> seen;
    auto referee = hall.room->enter(
        R"({"type":"hello","protocol":1,"token":"referee"})",
        [&](const room::Text& text) {
            if (text->find(R"("seen_as")") != std::string::npos) seen.push_back(text);
        },
        [] {});
    const auto looks = [&] {
        referee->hear(R"({"type":"view_as","audience":"red"})");
        return seen.back();
    };
    const auto first = looks();
    CHECK(looks() == first);  // the very same text
    Guest blue(hall, "blue");
    REQUIRE(blue.command("c", kCommit) == room::Heard::Accepted);
    hall.commit();
    const auto second = looks();
    CHECK(second != first);
    CHECK(looks() == second);
    Guest red(hall, "red");
    hall.now.steady += 60'000;
    hall.now.wall += 60'000;
    hall.room->tick(hall.now);
    CHECK(nlohmann::json::parse(*looks()).at("view") == red.view);
}
