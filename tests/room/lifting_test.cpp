#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/times.h"
#include "room/up_time.h"

namespace {

room::Heard says(Guest& guest, const std::string& id, const char* what) {
    return guest.command(id, {
                                 {"do", what}
    });
}
/// Its last message, if it is what another audience sees.
bool was_shown_another_view(const Guest& guest) {
    return nlohmann::json::parse(guest.heard.back())["type"] == "seen_as";
}
void ask_to_see_as(Guest& guest, const char* audience) {
    guest.seat->hear(nlohmann::json{
        {"type",     "view_as"},
        {"audience",
         audience             }
    }.dump());
}

}  // namespace

TEST_CASE("REL-35 the other side's view and the truth open when both leaders agree, not before",
          "[room][REL-35]") {
    Hall hall;
    Guest blue(hall, "blue"), red(hall, "red"), watcher(hall, "the spectators' link");
    REQUIRE(says(blue, "c1", "concede") == room::Heard::Accepted);
    hall.commit();
    for (auto* guest : {&blue, &red, &watcher}) {
        CHECK(guest->view["battle"]["lifted"] == false);
        CHECK(guest->view["battle"]["opens_at"] == hall.now.wall + 7 * kDay);
        ask_to_see_as(*guest, "referee");
        CHECK_FALSE(was_shown_another_view(*guest));
    }
    REQUIRE(says(red, "c2", "lift_fog") == room::Heard::Accepted);
    hall.commit();
    CHECK(blue.view["battle"]["lift_agreed"] == nlohmann::json{"red"});
    REQUIRE(says(blue, "c3", "lift_fog") == room::Heard::Accepted);
    hall.commit();
    for (auto* guest : {&blue, &red, &watcher}) {
        CHECK(guest->view["battle"]["lifted"] == true);
        for (const auto* audience : {"blue", "red", "referee"}) {
            ask_to_see_as(*guest, audience);
            CHECK(was_shown_another_view(*guest));
        }
    }
}

TEST_CASE("REL-35 a leap of the clock opens nothing", "[room][REL-35]") {
    Hall hall;
    room::UpTime up({});
    hall.after = [&](std::int64_t since, std::int64_t left) {
        up.look(hall.now);
        return up.after(since, left);
    };
    hall.restart();
    {
        Guest blue(hall, "blue");
        REQUIRE(says(blue, "c1", "concede") == room::Heard::Accepted);
        hall.commit();
    }
    hall.now.wall += 8 * kDay;
    const Guest red(hall, "red");
    hall.room->tick(hall.now);
    CHECK_FALSE(hall.room->game().fog_lifted);
    CHECK(red.view["battle"]["opens_at"] > hall.now.wall);
    hall.now.wall += 7 * kDay - 1;  // nothing of the leap counts
    hall.now.steady += 7 * kDay - 1;
    hall.room->tick(hall.now);
    CHECK_FALSE(hall.room->game().fog_lifted);
    hall.now.wall += 1;
    hall.room->tick(hall.now);
    CHECK(hall.room->game().fog_lifted);
}

TEST_CASE("REL-35 seven days after the end everything opens by itself, a restart does not delay it",
          "[room][REL-35]") {
    Hall hall;
    {
        Guest blue(hall, "blue");
        REQUIRE(says(blue, "c1", "concede") == room::Heard::Accepted);
        hall.commit();
    }
    hall.now.wall += 7 * kDay - 1;
    hall.room->tick(hall.now);
    CHECK_FALSE(hall.room->game().fog_lifted);
    hall.restart();
    hall.now.wall += 1;
    SECTION("at the clock's next tick") { hall.room->tick(hall.now); }
    std::optional<Guest> red;
    SECTION("or when somebody comes in before it") { red.emplace(hall, "red"); }
    CHECK(hall.room->game().fog_lifted);
    hall.commit();
    CHECK(hall.kept.history.events.back().cause.actor == "clock");
}
