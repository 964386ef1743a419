#include <algorithm>
#include <future>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/links.h"
#include "room/open_seats.h"
#include "store/battles.h"
#include "store/digest.h"
#include "store/open_seats.h"
#include "support/temporary_folder.h"

using nlohmann::json;

namespace {

constexpr const char* kOrigin = "http://localhost";
const std::string kKeyOfRed(26, 'r');

/// A lobby in which a table was begun with Red left open.
struct OpenTable {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    room::Clock clock = [] { return room::Moment{1'000'000, 1'700'000'000'000}; };
    room::Lobby lobby{folder, writer, "db", clock, "seed"};
    room::OpenSeats open{lobby};
    room::Links links{room::links_of_battles(lobby)};
    json made;
    std::string battle, maker;

    OpenTable() {
        made = body(make({"red"}), 201);
        battle = made.at("battle");
        maker = made.at("maker_key");
    }
    room::Made make(const json& roles, const json& words = "evenings", const char* bot = "") {
        const json request{
            {"scenario", "tutorial"                          },
            {"options",  {{"step_seconds", "86400"}}         },
            {"bot",      bot                                 },
            {"seek",     {{"roles", roles}, {"words", words}}}
        };
        return answer([&](auto done) { lobby.make(request.dump(), "", kOrigin, done); });
    }
    room::Made join(const char* role, const json& held = json::array()) {
        const json request{
            {"role", role},
            {"held", held}
        };
        return answer([&](auto done) { open.join(battle, request.dump(), kOrigin, done); });
    }
    room::Made seek(const std::string& key, const char* role) {
        return answer([&](auto done) { open.seek(battle, asked(key, role), done); });
    }
    room::Made withdraw(const std::string& key, const char* role) {
        return answer([&](auto done) { open.withdraw(battle, asked(key, role), kOrigin, done); });
    }
    [[nodiscard]] std::string token_of(const char* role) const {
        for (const auto& seat : made.at("seats"))
            if (seat.at("role") == role) return seat.at("token");
        return {};
    }
    [[nodiscard]] std::vector<store::Seat> seats() const {
        auto db = store::open_to_read(folder.folder());
        return store::seats_of(db, battle);
    }
    [[nodiscard]] std::size_t handed_over() const {
        auto db = store::open_to_read(folder.folder());
        return store::handovers_of(db, battle).size();
    }
    /// His key sits there from now on.
    void opens(const std::string& token, const std::string& key = kKeyOfRed) {
        const json request{
            {"token", token},
            {"key",   key  }
        };
        REQUIRE(answer([&](auto done) { links.redeem(battle, request.dump(), done); }).status ==
                201);
    }
    [[nodiscard]] json shown() const { return json::parse(lobby.battle(battle).text); }
    static json body(const room::Made& made, int status) {
        REQUIRE(made.status == status);
        return json::parse(made.text);
    }
    static std::string code(const room::Made& made) {
        return json::parse(made.text).at("error").at("code");
    }

  private:
    static std::string asked(const std::string& key, const char* role) {
        return json{
            {"key",   key   },
            {"role",  role  },
            {"words", "soon"}
        }
            .dump();
    }
    static room::Made answer(const std::function<void(room::Lobby::Done)>& ask) {
        std::promise<room::Made> made;
        ask([&](room::Made answer) { made.set_value(std::move(answer)); });
        return made.get_future().get();
    }
};

}  // namespace

TEST_CASE("REL-56 nobody has a link to a seat that is left open, and all see that it is",
          "[room][open_seats][REL-56]") {
    const OpenTable table;
    CHECK(table.made.at("sought") == json{"red"});
    for (const auto& seat : table.made.at("seats")) CHECK(seat.at("role") != "red");
    CHECK(table.shown().at("sought") == json{"red"});
    CHECK(table.shown().at("words") == "evenings");
    CHECK(table.shown().at("pace") == "86400");
}

TEST_CASE("an open seat is given to whoever comes first, and to nobody else",
          "[room][open_seats]") {
    OpenTable table;
    const auto given = OpenTable::body(table.join("red"), 201);
    CHECK(table.handed_over() == 0);  // nobody sat there
    CHECK(given.at("role") == "red");
    CHECK(OpenTable::code(table.join("red")) == "not_sought");
    CHECK(OpenTable::code(table.join("blue")) == "not_sought");
    CHECK(table.shown().at("sought").empty());
    table.opens(given.at("token"));
}

TEST_CASE("after a restart a table is as open as before", "[room][open_seats]") {
    OpenTable table;
    table.writer.flush();
    const room::Lobby again{table.folder, table.writer, "db", table.clock, "seed"};
    CHECK(json::parse(again.battle(table.battle).text) == table.shown());
    REQUIRE(table.join("red").status == 201);
    const room::Lobby later{table.folder, table.writer, "db", table.clock, "seed"};
    CHECK(json::parse(later.battle(table.battle).text).at("sought").empty());
}

TEST_CASE("whoever made a table has the link of a seat that he seeks nobody for any more",
          "[room][open_seats]") {
    OpenTable table;
    CHECK(table.withdraw("another", "red").status == 403);
    const auto link = OpenTable::body(table.withdraw(table.maker, "red"), 201);
    CHECK(OpenTable::code(table.withdraw(table.maker, "red")) == "not_sought");
    CHECK(OpenTable::code(table.join("red")) == "not_sought");
    table.opens(link.at("token"));
}

TEST_CASE("a seat that nobody has taken is sought anew, and its links are closed",
          "[room][open_seats]") {
    OpenTable table;
    const auto lost = OpenTable::body(table.join("red"), 201);  // whoever took it never came
    CHECK(table.seek("another", "red").status == 403);
    CHECK(OpenTable::body(table.seek(table.maker, "red"), 201).at("sought") == json{"red"});
    CHECK(table.shown().at("words") == "soon");
    const auto found = OpenTable::body(table.join("red"), 201);
    CHECK(found.at("token") != lost.at("token"));
    table.opens(found.at("token"));
    CHECK(OpenTable::code(table.seek(table.maker, "red")) == "seat_taken");
    CHECK(OpenTable::code(table.seek(table.maker, "public")) == "no_seat");
    CHECK(OpenTable::code(table.seek(table.maker, "red2")) == "no_seat");
}

TEST_CASE("an open seat is one of the battle's seats, to which nobody has a key",
          "[room][open_seats]") {
    const OpenTable table;
    const auto is_red = [](const store::Seat& seat) { return seat.role == "red"; };
    const auto seats = table.seats();
    REQUIRE(std::ranges::count_if(seats, is_red) == 1);
    CHECK(std::ranges::find_if(seats, is_red)->token_hash.empty());
}

TEST_CASE("whoever sits there seeks a substitute, goes on until one comes, and is out then",
          "[room][open_seats]") {
    OpenTable table;
    table.opens(OpenTable::body(table.join("red"), 201).at("token"));
    CHECK(table.seek(kKeyOfRed, "blue").status == 403);
    CHECK(OpenTable::body(table.seek(kKeyOfRed, "red"), 201).at("sought") == json{"red"});
    const auto has_key = [&](const std::string& key) {
        const auto hash = store::hash_of_token(key);
        return std::ranges::any_of(table.seats(),
                                   [&](const auto& s) { return s.token_hash == hash; });
    };
    CHECK(has_key(kKeyOfRed));
    CHECK(table.withdraw(table.maker, "red").status == 403);  // it is not his
    CHECK(OpenTable::body(table.withdraw(kKeyOfRed, "red"), 201).at("sought").empty());
    CHECK(has_key(kKeyOfRed));
    REQUIRE(table.seek(kKeyOfRed, "red").status == 201);
    const auto link = OpenTable::body(table.join("red"), 201);
    CHECK_FALSE(has_key(kKeyOfRed));
    CHECK(table.handed_over() == 1);
    CHECK(OpenTable::code(table.join("red")) == "not_sought");
    table.opens(link.at("token"), std::string(26, 's'));
    CHECK(has_key(std::string(26, 's')));
}

TEST_CASE(
    "REL-56 whoever has sat on one side takes no seat of the other, also with a key that is dead",
    "[room][open_seats][REL-56]") {
    OpenTable table;
    table.opens(OpenTable::body(table.join("red"), 201).at("token"));
    REQUIRE(table.seek(kKeyOfRed, "red").status == 201);
    REQUIRE(table.join("red").status == 201);  // his key is dead now
    REQUIRE(table.seek(table.maker, "blue").status == 201);
    CHECK(table.join("blue", {kKeyOfRed}).status == 409);
    CHECK(table.join("blue", {std::string(26, 'x')}).status == 201);
}

TEST_CASE("REL-56 whoever has sat there may come back", "[room][open_seats][REL-56]") {
    OpenTable table;
    table.opens(OpenTable::body(table.join("red"), 201).at("token"));
    REQUIRE(table.seek(kKeyOfRed, "red").status == 201);
    const auto link = OpenTable::body(table.join("red"), 201);
    table.opens(link.at("token"), std::string(26, 's'));
    REQUIRE(table.seek(std::string(26, 's'), "red").status == 201);
    CHECK(table.join("red", {kKeyOfRed}).status == 201);
}

TEST_CASE("REL-56 a seat is sought at the pace that its battle has", "[room][open_seats][REL-56]") {
    OpenTable table;
    const auto made = OpenTable::body(table.make(json::array()), 201);
    table.battle = made.at("battle");
    table.maker = made.at("maker_key");
    CHECK(table.shown().at("pace") == "");
    CHECK(table.shown().at("words") == "");
    REQUIRE(table.seek(table.maker, "red").status == 201);
    CHECK(table.shown().at("pace") == "86400");
    CHECK(table.shown().at("words") == "soon");
}

TEST_CASE("the referee seeks a substitute for whoever does not come any more",
          "[room][open_seats]") {
    OpenTable table;
    const std::string referee(26, 'j');
    table.opens(table.token_of("referee"), referee);
    table.opens(OpenTable::body(table.join("red"), 201).at("token"));
    CHECK(table.seek(referee, "red").status == 201);
    CHECK(table.join("red").status == 201);
}

TEST_CASE("who has seen the battle through other eyes takes no seat of it", "[room][open_seats]") {
    OpenTable table;
    const std::string blue(26, 'b');
    table.opens(table.token_of("blue"), blue);
    CHECK(table.join("red", {"unknown", blue}).status == 409);
    CHECK(table.shown().at("sought") == json{"red"});
    CHECK(table.join("red", "text").status == 400);
    CHECK(table.join("red", {"unknown"}).status == 201);
}

TEST_CASE("only seats of people are left open, each once, with words that hide nothing",
          "[room][open_seats]") {
    OpenTable table;
    for (const json& roles : {
             json{"public"},
             json{"blue2"},
             json{"green"},
             json{"red", "red"}
    })
        CHECK(table.make(roles).status == 422);
    CHECK(table.make({"red"}, "", "red").status == 422);
    CHECK(table.make({"blue", "red", "referee"}).status == 201);
    CHECK(table.make("red").status == 400);
    CHECK(table.make({1}).status == 400);
    CHECK(table.make({"red"}, std::string(121, 'x')).status == 400);
    CHECK(table.make({"red"}, "\u202Eturned").status == 400);
}
