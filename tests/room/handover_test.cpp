#include <catch2/catch.hpp>

#include "room/hall.h"
#include "room/rooms.h"
#include "room/turning_loop.h"
#include "store/journal.h"
#include "support/temporary_folder.h"

/// A substitute takes a seat, and the journal says so.
namespace {

int lines_of(const Guest& guest, const char* kind) {
    int found = 0;
    for (const auto& line : guest.view.at("log")) found += line.at("kind") == kind;
    return found;
}

const std::vector<store::Handover> kRed = {
    {"red", 5}
};

/// A battle in a folder whose rooms are opened as a server opens them.
struct Opened {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    TurningLoop loop;
    room::Lobby lobby{folder, writer, "db",
                      [] { return room::Moment{1'000'000, 1'700'000'000'000}; }, "seed"};
    std::optional<room::Rooms> rooms{std::in_place, lobby, loop.post()};
    std::string battle;

    Opened() {
        std::promise<room::Made> told;
        lobby.make(R"({"scenario":"tutorial"})", "", "http://localhost",
                   [&](room::Made made) { told.set_value(std::move(made)); });
        battle = told.get_future().get().battle;
        store::Batch batch;
        batch.battle = battle;
        batch.also = [&](store::Database& db) { store::insert_handover(db, battle, "red", 5); };
        writer.append(std::move(batch));
        writer.flush();
    }
    ~Opened() {
        rooms.reset();
        writer.flush();
        loop.turn();
    }
    int written() const {
        auto db = store::open_to_read(folder.folder());
        const auto count =
            db.prepare("SELECT count(*) FROM journal WHERE battle = ? AND event LIKE "
                       "'%seat_handed_over%'");
        return count->with(std::string_view(battle)).step() ? static_cast<int>(count->whole(0))
                                                            : -1;
    }
};

}  // namespace

TEST_CASE("S-113 all are told, once, that a leader has a substitute", "[room][S-113][REL-56]") {
    Hall hall;
    const Guest blue(hall, "blue"), red(hall, "red"), referee(hall, "referee");
    hall.room->hand_over(kRed);
    hall.room->hand_over(kRed);  // the disk still works
    hall.commit();
    hall.room->hand_over(kRed);
    hall.commit();
    for (const auto* guest : {&blue, &red, &referee})
        CHECK(lines_of(*guest, "seat_handed_over") == 1);
}

TEST_CASE("S-113 what was passed beforehand ends with a substitute, and nobody else's",
          "[room][S-113][S-107]") {
    Hall hall;
    REQUIRE(set_option(hall, "window_seconds", "600") == room::Heard::Accepted);
    Guest blue(hall, "blue"), red(hall, "red");
    const nlohmann::json pass{
        {"do",   "pass_always"},
        {"step", "1A"         }
    };
    for (auto* guest : {&blue, &red}) REQUIRE(guest->command("p", pass) == room::Heard::Accepted);
    hall.room->hand_over(kRed);
    hall.commit();
    CHECK(blue.view.at("standing_passes").size() == 1);
    CHECK(red.view.at("standing_passes").empty());
    CHECK(lines_of(red, "standing_pass_ended") == 1);
    CHECK(lines_of(blue, "standing_pass_ended") == 0);
}

TEST_CASE("S-113 a substitute is written when the battle is opened the next time, once",
          "[room][S-113]") {
    Opened house;
    const auto open = [&] {
        REQUIRE(house.rooms->open(house.battle));
        house.writer.flush();
        house.loop.turn();
    };
    open();
    CHECK(house.written() == 1);
    house.rooms.emplace(house.lobby, house.loop.post());  // as after a restart
    open();
    open();
    CHECK(house.written() == 1);
}

TEST_CASE("S-113 a battle that is over has no substitutes", "[room][S-113]") {
    Hall hall;
    Guest blue(hall, "blue");
    REQUIRE(blue.command("c", {
                                  {"do", "concede"}
    }) == room::Heard::Accepted);
    hall.commit();
    hall.room->hand_over(kRed);
    CHECK(hall.queued.empty());
    CHECK(lines_of(blue, "seat_handed_over") == 0);
}
