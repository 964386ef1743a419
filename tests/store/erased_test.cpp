#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "store/away.h"
#include "store/open_seats.h"
#include "store/seat_links.h"

/// Who is forgotten, and with him all ways to reach him. [REL-54]
using namespace store;

namespace {

/// Of the file and of its log.
std::string bytes_of(const DataFolder& folder) {
    std::string bytes;
    for (const auto* end : {"", "-wal"}) {
        std::ifstream in(folder.file().string() + end, std::ios::binary);
        bytes.append(std::istreambuf_iterator<char>(in), {});
    }
    return bytes;
}

}  // namespace

TEST_CASE("a person is erased by address or by name, and nobody else", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    away.add("red2", "boris@example.org");
    static_cast<void>(set_name(away.db, away.battle.id, {"blue", "Anna"}));
    static_cast<void>(set_name(away.db, away.battle.id, {"red2", "Boris"}));
    away.tell(NoticeKind::ToDecide, 7, {"blue", "red2"});
    const auto* who = GENERATE("anna@example.org", "Anna", "ANNA", "Anna@Example.org");
    CHECK(erase_person(away.db, who) == 2);
    CHECK(erase_person(away.db, who) == 0);
    REQUIRE(names_of(away.db, away.battle.id).size() == 1);
    CHECK(names_of(away.db, away.battle.id)[0].name == "Boris");
    REQUIRE(away.due().size() == 1);
    CHECK(away.due()[0].reach.address == "boris@example.org");
}

TEST_CASE("a push goes with its keys when its seat is given anew, or its person is forgotten",
          "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    static_cast<void>(set_name(away.db, away.battle.id, {"blue", "Anna"}));
    for (const auto* role : {"blue", "red2"}) {
        const auto endpoint = std::string("https://push.example.net/p/") + role;
        insert_reach(away.db, {
                                  away.new_id(),
                                  away.battle.id,
                                  role,
                                  ReachKind::Push,
                                  endpoint,
                                  "en",
                                  away.new_id(),
                                  ReachState::Open,
                                  away.now + 1,
                                  {"point", "secret"}
        });
    }
    away.tell(NoticeKind::ToDecide, 7, {"blue", "red2"});
    REQUIRE(away.due().size() == 3);
    const auto kept = reaches_of(away.db, away.battle.id, "blue").at(1);
    CHECK(kept.kind == ReachKind::Push);
    CHECK(kept.keys.p256dh == "point");
    CHECK(kept.keys.auth == "secret");
    CHECK(host_of(kept) == "push.example.net");
    SECTION("its seat") { forget_seat(away.db, away.battle.id, "blue"); }
    SECTION("by a name") { CHECK(erase_person(away.db, "anna") == 3); }
    SECTION("by the mail address of the same seat") {
        CHECK(erase_person(away.db, "anna@example.org") == 3);
    }
    SECTION("by its address") {
        CHECK(erase_person(away.db, "https://push.example.net/p/blue") == 2);
        CHECK(erase_person(away.db, "anna@example.org") == 1);
    }
    REQUIRE(away.due().size() == 1);
    CHECK(away.due()[0].reach.role == "red2");
    CHECK(away.due()[0].reach.keys.p256dh == "point");
    CHECK(away.db.one_number("SELECT count(*) FROM reach") == 1);
}

TEST_CASE("what is sought at an open seat is erased where it names who is erased", "[store]") {
    Away away;
    insert_open_seats(away.db, away.battle.id,
                      {
                          {"blue", "red2"},
                          "Join „ANNA“ on Sundays", "0"
    },
                      1);
    CHECK(erase_person(away.db, "Ann") == 0);
    CHECK(erase_person(away.db, "") == 0);
    CHECK(open_seats_of(away.db, away.battle.id).words == "Join „ANNA“ on Sundays");
    CHECK(erase_person(away.db, "Anna") == 2);
    CHECK(open_seats_of(away.db, away.battle.id).words.empty());
    CHECK(open_seats_of(away.db, away.battle.id).roles.size() == 2);
}

TEST_CASE("nothing of who is erased is left in the file or its log", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    static_cast<void>(set_name(away.db, away.battle.id, {"blue", "Annabella"}));
    away.tell(NoticeKind::ToDecide, 7);
    REQUIRE(bytes_of(away.folder).find("anna@example.org") != std::string::npos);
    const auto erased = erase_from_file(away.db, "anna@example.org");
    CHECK(erased.count == 2);
    CHECK(erased.is_log_empty);
    for (const auto* word : {"anna@example.org", "Annabella"})
        CHECK(bytes_of(away.folder).find(word) == std::string::npos);
}

TEST_CASE("it is said when the log cannot be emptied, since somebody reads", "[store]") {
    Away away;
    away.add("blue", "anna@example.org");
    auto reader = open_to_read(away.folder.folder());
    reader.run("BEGIN");
    REQUIRE(reader.one_number("SELECT count(*) FROM reach") == 1);
    away.db.run("PRAGMA busy_timeout = 1");
    const auto erased = erase_from_file(away.db, "anna@example.org");
    CHECK(erased.count == 1);
    CHECK_FALSE(erased.is_log_empty);
    reader.run("COMMIT");
    CHECK(erase_from_file(away.db, "anna@example.org").is_log_empty);
}
