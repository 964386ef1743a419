#include <future>
#include <random>
#include <set>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "room/rooms.h"
#include "room/turning_loop.h"
#include "store/ruined_file.h"
#include "support/temporary_folder.h"

using nlohmann::json;

namespace {

room::Moment always() { return {1'000'000, 1'700'000'000'000}; }

struct Made {
    std::string id;
    std::string referee;
};

/// A server without sockets: its lobby, its writer, and the rooms of one loop.
struct House {
    explicit House(const std::filesystem::path& path) : folder(path, "db") { lobby.reuse_links(); }
    store::DataFolder folder;
    store::Writer writer{folder};
    room::Lobby lobby{folder, writer, "db", always, "seed"};
    TurningLoop loop;
    room::Rooms rooms{lobby, loop.post()};

    Made make() {
        std::promise<room::Made> told;
        lobby.make(R"({"scenario":"tutorial"})", "", "http://localhost",
                   [&](room::Made answer) { told.set_value(std::move(answer)); });
        const auto made = told.get_future().get();
        REQUIRE(made.status == 201);
        const auto seats = json::parse(made.text).at("seats");
        return {made.battle, seats.at(2).at("token")};
    }
    /// The loop's turn: what the writer has said.
    void work() {
        writer.flush();
        loop.turn();
        rooms.tick();
    }
    std::set<std::string> listed() const {
        std::set<std::string> ids;
        const auto all = json::parse(lobby.battles());
        for (const auto& battle : all.at("battles")) ids.insert(battle.at("id"));
        return ids;
    }
    /// Sits down as referee and writes a letter: the code of what he was told, "accepted", or
    /// "dropped".
    std::string play(const Made& battle, const std::string& cmd_id) {
        const auto room = rooms.open(battle.id);
        if (!room) return std::string{word_of(room.error().code)};
        std::string told;
        const json hello{
            {"type",     "hello"       },
            {"protocol", 1             },
            {"token",    battle.referee}
        };
        auto seat = (*room)->enter(
            hello.dump(),
            [&](const room::Text& text) {
                const auto message = json::parse(*text);
                if (message.at("type") == "answer") told = "accepted";
                if (message.contains("code")) told = message.at("code");
            },
            [&] { told = "dropped"; });
        if (!seat) return told;
        const json letter{
            {"do",    "write_to_side"},
            {"words", cmd_id         }
        };
        seat->hear(json{
            {"type",    "command"},
            {"cmd_id",  cmd_id   },
            {"command", letter   }
        }
                       .dump());
        work();
        return told;
    }
};

/// Two battles in a closed folder, and a copy of it to ruin.
struct Ruins {
    TemporaryFolder original;
    Made one, other;
    Ruins() {
        House house(original.path);
        one = house.make();
        other = house.make();
        CHECK(house.play(one, "first") == "accepted");
    }
    [[nodiscard]] std::filesystem::path copy_to(const TemporaryFolder& folder) const {
        const auto file = store::DataFolder::file_of(folder.path);
        std::filesystem::copy_file(store::DataFolder::file_of(original.path), file);
        return file;
    }
};

}  // namespace

TEST_CASE("a bit flipped in a battle's first event harms no other battle", "[room][damage]") {
    const Ruins ruins;
    const TemporaryFolder copy;
    const auto file = ruins.copy_to(copy);
    {
        store::Database db(file, store::Access::ReadWrite);
        db.run("DROP TRIGGER journal_is_append_only");
        db.run("UPDATE journal SET event = replace(event, '{\"battle_begun\":', "
               "'{\"battle_begun\"*') WHERE seq = 1 AND battle = '" +
               ruins.one.id + "'");
    }
    House house(copy.path);
    CHECK(house.listed() == std::set{ruins.one.id, ruins.other.id});
    CHECK(house.play(ruins.one, "again") == "cannot_read");
    CHECK(house.lobby.dice(ruins.one.id).status == 200);
    CHECK(house.play(ruins.other, "c") == "accepted");
}

TEST_CASE("a ruined table or index is answered for by the request that meets it",
          "[room][damage]") {
    const auto* ruined = GENERATE("journal", "seat", "reply", "chat", "progress",
                                  "sqlite_autoindex_seat_1", "snapshot", "battle");
    const Ruins ruins;
    const TemporaryFolder copy;
    const auto file = ruins.copy_to(copy);
    const auto root = ruin::root_of(file, ruined);
    INFO(ruined);
    if (root == 0) return;
    ruin::page(file, root);
    House house(copy.path);
    for (const auto* cmd_id : {"c", "d"})
        for (const auto& battle : {ruins.one, ruins.other})
            CHECK_FALSE(house.play(battle, cmd_id).empty());
    const auto dice = house.lobby.dice(ruins.one.id).status;
    CHECK((dice == 200 || dice == 404 || dice == 500));
    CHECK(house.writer.health() == store::Outcome::Written);
}

TEST_CASE("whichever bit of what is kept is flipped, requests are answered and the server goes on",
          "[room][damage]") {
    const Ruins ruins;
    std::mt19937 random(20261);
    const auto size = std::filesystem::file_size(store::DataFolder::file_of(ruins.original.path));
    int started = 0;
    for (int i = 0; i < 60; ++i) {
        const TemporaryFolder copy;
        const auto file = ruins.copy_to(copy);
        std::uintmax_t byte = 0;
        do byte = std::uniform_int_distribution<std::uintmax_t>(ruin::kPage, size - 1)(random);
        while (ruin::is_of_schema(file, byte));
        ruin::flip_bit(file, byte, static_cast<unsigned>(random() % 8));
        INFO("byte " << byte);
        House house(copy.path);
        ++started;
        for (const auto& battle : {ruins.one, ruins.other})
            CHECK_FALSE(house.play(battle, "c").empty());
        CHECK(house.writer.health() == store::Outcome::Written);
    }
    CHECK(started == 60);
}

TEST_CASE("a battle that cannot be written to is set aside, and played by nobody until a restart",
          "[room][damage]") {
    const Ruins ruins;
    const TemporaryFolder copy;
    CHECK(std::filesystem::exists(ruins.copy_to(copy)));
    House house(copy.path);
    CHECK(house.play(ruins.one, "c1") == "accepted");
    {
        store::Database db(house.folder.file(), store::Access::ReadWrite);
        db.run("INSERT INTO reply VALUES ('" + ruins.one.id + "', 'referee', 'c2', 1, '')");
    }
    CHECK(house.play(ruins.one, "c2") == "dropped");
    CHECK(house.play(ruins.one, "c3") == "set_aside");
    CHECK(house.play(ruins.other, "c") == "accepted");
}

TEST_CASE("a battle that verify protests against is looked at and not played on, others are played",
          "[room][damage]") {
    const Ruins ruins;
    const TemporaryFolder copy;
    const auto file = ruins.copy_to(copy);
    {
        store::Database db(file, store::Access::ReadWrite);
        db.run("INSERT INTO chat VALUES ('" + ruins.one.id + "', 1, 1, 'public', 'all', 'hello')");
        CHECK_FALSE(store::verify_battle(db, *store::find_battle(db, ruins.one.id)).damage.empty());
    }
    House house(copy.path);
    CHECK(house.play(ruins.one, "c") == "set_aside");
    CHECK((*house.rooms.open(ruins.one.id))->damage() == "a line of chat is not what was written");
    CHECK(house.play(ruins.other, "c") == "accepted");
}

TEST_CASE("a battle is listed after its commit and not before", "[room][lobby]") {
    const TemporaryFolder temporary;
    const store::DataFolder folder{temporary.path, "db"};
    bool fails = true;
    store::Writer writer{folder, [&] {
                             if (fails) throw store::DatabaseError(13, "disk is full");
                         }};
    room::Lobby lobby{folder, writer, "db", always, "seed"};
    std::promise<room::Made> told;
    lobby.make(R"({"scenario":"tutorial"})", "", "http://localhost",
               [&](room::Made answer) { told.set_value(std::move(answer)); });
    CHECK(told.get_future().get().status == 503);
    CHECK(json::parse(lobby.battles()).at("battles").empty());
}
