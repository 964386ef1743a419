#include <catch2/catch.hpp>

#include "store/away.h"
#include "store/deletion.h"
#include "store/open_seats.h"
#include "store/seat_links.h"

using namespace store;

TEST_CASE("a notice leaves to every open way of a seat, and to no other", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.add("blue", "asked@example.org", ReachState::Asked);
    away.add("blue", "dead@example.org", ReachState::GivenUp);
    away.add("red2", "boris@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    const auto due = away.due();
    REQUIRE(due.size() == 1);
    CHECK(due[0].reach.address == "anna@example.org");
    CHECK(due[0].title == "Sainte-Claire");
    CHECK(due[0].step == "4A");
}

TEST_CASE("what cannot leave yet keeps nothing back", "[store]") {
    Away away;
    for (int i = 0; i < 4; ++i) away.add("blue", "dead@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    away.now += kMinute;
    away.add("red2", "boris@example.org");
    away.tell(NoticeKind::ToDecide, 7, {"red2"});
    CHECK(away.due(2).size() == 2);
    CHECK(away.due(2)[0].reach.address == "dead@example.org");
    const auto others = away.due(2, "dead@example.org");
    REQUIRE(others.size() == 1);
    CHECK(others[0].reach.address == "boris@example.org");
}

TEST_CASE("a notice of a kind is told once a step", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    for (int i = 0; i < 3; ++i) away.tell(NoticeKind::ToDecide, 7);
    CHECK(away.due().size() == 1);
    note_delivery(away.db, away.due()[0].id, Delivery::Arrived, away.now);
    away.tell(NoticeKind::ToDecide, 7);
    CHECK(away.due().empty());
    away.tell(NoticeKind::TimeRuns, 7);
    CHECK(away.due().size() == 1);
}

TEST_CASE("what waited while a battle was paused says how long there is when it goes on",
          "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7, {"blue"}, 1000);
    away.tell(NoticeKind::ToDecide, 7, {"blue"}, 9000);
    REQUIRE(away.due().size() == 1);
    CHECK(away.due()[0].ends == 9000);
    note_delivery(away.db, away.due()[0].id, Delivery::Arrived, away.now);
    away.tell(NoticeKind::ToDecide, 7, {"blue"}, 10'000);
    CHECK(away.due().empty());
}

TEST_CASE("what has not left about a step that is over does not leave any more", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    away.tell(NoticeKind::ToDecide, 8);
    const auto due = away.due();
    REQUIRE(due.size() == 1);
    CHECK(due[0].kind == NoticeKind::ToDecide);
}

TEST_CASE("whoever has decided meanwhile is not called", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    away.db.run("UPDATE progress SET waits = 'red blue2'");
    CHECK(away.due().empty());
    away.tell(NoticeKind::Over, 7);
    CHECK(away.due().size() == 1);
}

TEST_CASE("what is tried again does not call to a step that is over", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    note_delivery(away.db, away.due()[0].id, Delivery::Failed, away.now);
    away.now += kMinute;
    CHECK(away.due().size() == 1);
    const auto* moved = GENERATE("turn = 4", "step = '4B'");
    away.db.run("UPDATE progress SET " +
                std::string(moved));  // he looked at his page when it opened
    CHECK(away.due().empty());
}

TEST_CASE("a notice that does not arrive is tried five times, then dropped", "[store]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    std::vector<std::int64_t> pauses;
    while (!away.due().empty()) {
        const auto began = away.now;
        note_delivery(away.db, away.due()[0].id, Delivery::Failed, away.now);
        while (away.due().empty() && away.now - began < 600 * kMinute) away.now += kMinute;
        pauses.push_back((away.now - began) / kMinute);
    }
    CHECK(pauses == std::vector<std::int64_t>{1, 5, 30, 120, 600});
    CHECK(away.state_of(reach) == ReachState::Open);
}

TEST_CASE("an address that three notices in a row did not reach is given up", "[store]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org");
    const auto fail = [&](std::int64_t opening) {
        away.tell(NoticeKind::ToDecide, opening);
        while (!away.due().empty()) {
            note_delivery(away.db, away.due()[0].id, Delivery::Failed, away.now);
            away.now += 600 * kMinute;
        }
    };
    fail(1);
    fail(2);
    SECTION("and not when one arrived between") {
        away.tell(NoticeKind::ToDecide, 3);
        note_delivery(away.db, away.due()[0].id, Delivery::Arrived, away.now);
        fail(4);
        fail(5);
        CHECK(away.state_of(reach) == ReachState::Open);
    }
    SECTION("at the third") {
        fail(3);
        CHECK(away.state_of(reach) == ReachState::GivenUp);
        away.tell(NoticeKind::ToDecide, 4);
        CHECK(away.due().empty());
    }
}

TEST_CASE("a notice that failed before it was overtaken has not reached its address",
          "[store][REL-54]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org");
    const auto came = [&](Delivery how) {
        REQUIRE(away.due().size() == 1);
        note_delivery(away.db, away.due()[0].id, how, away.now);
    };
    const auto try_thrice = [&](std::int64_t opening) {
        away.tell(NoticeKind::ToDecide, opening);
        for (int i = 0; i < 3; ++i) {
            came(Delivery::Failed);
            away.now += 5 * kMinute;
        }
    };
    SECTION("the third in a row gives it up") {
        for (const std::int64_t opening : {1, 2, 3}) try_thrice(opening);
        CHECK(away.state_of(reach) == ReachState::Open);
        away.tell(NoticeKind::ToDecide, 4);
        CHECK(away.state_of(reach) == ReachState::GivenUp);
        CHECK(away.due().empty());
    }
    SECTION("also where its seat has decided meanwhile") {
        for (const std::int64_t opening : {1, 2, 3}) {
            away.db.run("UPDATE progress SET waits = 'blue red2'");
            try_thrice(opening);
            away.db.run("UPDATE progress SET waits = 'red2'");
            away.now += kMinute;
            CHECK(away.due().empty());
        }
        CHECK(away.state_of(reach) == ReachState::Open);
        away.tell(NoticeKind::ToDecide, 4, {"red2"});
        CHECK(away.state_of(reach) == ReachState::GivenUp);
    }
    SECTION("and not when one arrived between") {
        try_thrice(1);
        try_thrice(2);
        away.tell(NoticeKind::ToDecide, 3);
        came(Delivery::Arrived);
        try_thrice(4);
        try_thrice(5);
        away.tell(NoticeKind::ToDecide, 6);
        CHECK(away.state_of(reach) == ReachState::Open);
        CHECK(away.due().size() == 1);
    }
    SECTION("and not when one arrived while it was overtaken") {
        try_thrice(1);
        try_thrice(2);
        away.tell(NoticeKind::ToDecide, 3);
        const auto under_way = away.due()[0].id;
        away.tell(NoticeKind::ToDecide, 4);
        for (const auto how : {Delivery::Arrived, Delivery::Failed})
            note_delivery(away.db, under_way, how, away.now);
        REQUIRE(away.due().size() == 1);
        CHECK(away.due()[0].id != under_way);
        try_thrice(5);
        away.tell(NoticeKind::ToDecide, 6);
        CHECK(away.state_of(reach) == ReachState::Open);
    }
    SECTION("and one that was never tried, or not for long, counts nothing") {
        for (const std::int64_t opening : {1, 2, 3, 4, 5}) {
            away.tell(NoticeKind::ToDecide, opening);
            if (opening > 1) came(Delivery::Failed);
        }
        away.tell(NoticeKind::ToDecide, 6);
        CHECK(away.state_of(reach) == ReachState::Open);
        CHECK(away.due().size() == 1);
    }
    SECTION("nor has one of a deletion that was taken back") {
        for (int asked = 0; asked < 3; ++asked) {
            CHECK(away.state_of(reach) == ReachState::Open);
            insert_deletion_notice(away.db, away.battle.id, away.now, away.now + kMinute, away.now);
            for (int i = 0; i < 3; ++i) {
                came(Delivery::Failed);
                away.now += 5 * kMinute;
            }
            take_back_deletion(away.db, away.battle.id);
            away.now += kMinute;
        }
        CHECK(away.state_of(reach) == ReachState::GivenUp);
    }
}

TEST_CASE("an address that refuses is given up at once", "[store]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    note_delivery(away.db, away.due()[0].id, Delivery::Refused, away.now);
    CHECK(away.state_of(reach) == ReachState::GivenUp);
    CHECK(away.due().empty());
}

TEST_CASE("an address is asked first, and what it is not asked for within a day is forgotten",
          "[store]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org", ReachState::Asked);
    insert_confirmation(away.db, reach, away.now);
    REQUIRE(away.due().size() == 1);
    CHECK(away.due()[0].kind == NoticeKind::Confirm);
    CHECK(count_asked(away.db, "anna@example.org") == 1);
    SECTION("confirmed") {
        CHECK(confirm_reach(away.db, reach.word)->state == ReachState::Open);
        CHECK(!confirm_reach(away.db, "another word"));
        forget_unconfirmed(away.db, away.now + 2 * 1440 * kMinute);
        CHECK(away.state_of(reach) == ReachState::Open);
    }
    SECTION("forgotten, with what was on its way") {
        forget_unconfirmed(away.db, away.now + 1440 * kMinute + 1);
        CHECK(reaches_of(away.db, away.battle.id, "blue").empty());
        CHECK(away.due().empty());
    }
}

TEST_CASE("who ends it gets nothing more, not even what was on its way", "[store]") {
    Away away;
    const auto reach = away.add("blue", "anna@example.org");
    away.tell(NoticeKind::ToDecide, 7);
    SECTION("by the word of a letter") { CHECK(end_reach(away.db, reach.word)); }
    SECTION("by the seat") {
        CHECK(!end_reach(away.db, away.battle.id, "red", reach.id));
        CHECK(end_reach(away.db, away.battle.id, "blue", reach.id));
    }
    SECTION("by a seat that is given anew") {
        give_seat_anew(away.db, away.battle.id, {"blue", std::string(32, 'x')}, away.now);
    }
    SECTION("by a battle that is deleted") { delete_battle(away.db, away.battle.id, away.now); }
    CHECK(away.due().empty());
    CHECK(reaches_of(away.db, away.battle.id, "blue").empty());
    CHECK(!end_reach(away.db, reach.word));
}

TEST_CASE("who closes his other devices keeps name and letters, and loses pushes to devices",
          "[store]") {
    Away away;
    const auto letter = away.add("blue", "anna@example.org");
    auto push = letter;
    push.id = away.new_id();
    push.word = away.new_id();
    push.kind = ReachKind::Push;
    push.address = "https://push.example.org/1";
    insert_reach(away.db, push);
    REQUIRE(set_name(away.db, away.battle.id, {"blue", "Anna"}));
    away.tell(NoticeKind::ToDecide, 7);
    renew_own_seat(away.db, away.battle.id, {"blue", std::string(32, 'x')}, away.now);
    const auto left = reaches_of(away.db, away.battle.id, "blue");
    REQUIRE(left.size() == 1);
    CHECK(left[0].id == letter.id);
    CHECK(away.due().size() == 1);
    CHECK(names_of(away.db, away.battle.id).size() == 1);
    CHECK(handovers_of(away.db, away.battle.id).empty());
}

TEST_CASE("a name is one seat's in its battle", "[store]") {
    Away away;
    const auto call = [&](const char* role, const char* name) {
        return set_name(away.db, away.battle.id, {role, name});
    };
    CHECK(call("blue", "Anna"));
    CHECK(!call("red", "anna"));
    CHECK(call("blue", "Anna Maria"));
    CHECK(call("red", "Anna"));
    CHECK(names_of(away.db, away.battle.id).size() == 2);
    CHECK(call("red", ""));
    CHECK(names_of(away.db, away.battle.id).size() == 1);
}

TEST_CASE("a notice is written with what it tells, or not at all", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    bool fails = true;
    Writer writer(away.folder, [&] {
        if (std::exchange(fails, false)) throw std::runtime_error("a mistake of ours");
    });
    for (const bool is_there : {false, true}) {
        Batch batch;
        batch.battle = away.battle.id;
        batch.notices.push_back({NoticeKind::ToDecide, {"blue"}, 7, 3, "4A", 0});
        batch.at = away.now;
        writer.append(std::move(batch));
        writer.flush();
        CHECK(away.due().size() == std::size_t{is_there});
    }
}
