#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/links.h"
#include "room/timed_lobby.h"
#include "room/times.h"
#include "store/seat_links.h"

/// What people have played goes a day after whoever made it has asked for that.
namespace {

using nlohmann::json;

const std::string kDeletersBlue(26, 'b'), kDeletersRed(26, 'r');

/// A server with one battle, whose clock goes as it is told to.
struct DeletingHouse : TimedLobby {
    room::Links links{room::links_of_battles(lobby)};
    std::string battle, maker;
    json tokens;
    std::vector<std::string> heard;
    std::optional<room::Seat> red;

    DeletingHouse() {
        const auto made = answer([&](auto done) {
            lobby.make(R"({"scenario":"tutorial","options":{"spectator_delay":"none"}})",
                       "somebody", "http://localhost", std::move(done));
        });
        const auto body = json::parse(made.text);
        battle = body.at("battle");
        maker = body.at("maker_key");
        for (const auto& seat : body.at("seats"))
            tokens[seat.at("role").get<std::string>()] = seat.at("token");
    }
    void takes(const char* role, const std::string& key) {
        const json request{
            {"token", tokens.at(role)},
            {"key",   key            }
        };
        REQUIRE(answer([&](auto done) {
                    links.redeem(battle, request.dump(), std::move(done));
                }).status == 201);
    }
    /// Red sits down and plays a command.
    void red_plays() {
        takes("red", kDeletersRed);
        red_enters();
        red->hear(R"({"type":"command","cmd_id":"c","command":{"do":"commit"}})");
        turn();
    }
    void red_enters() {
        const json hello{
            {"type",     "hello"     },
            {"protocol", 1           },
            {"token",    kDeletersRed}
        };
        red = (*rooms->open(battle))
                  ->enter(
                      hello.dump(), [&](const room::Text& text) { heard.push_back(*text); }, [] {});
        turn();
    }
    void turn() {
        now.steady += 1000;
        now.wall += 1000;
        rooms->tick();
        writer.flush();
        loop.turn();
    }
    room::Made remove() {
        return answer([&](auto done) { lobby.unmake(battle, key(maker), std::move(done)); });
    }
    /// By the link of whoever judges it: who made a battle has that, too.
    void renew(const char* role) {
        const json request{
            {"key",  tokens.at("referee")},
            {"role", role                }
        };
        REQUIRE(answer([&](auto done) {
                    links.renew(battle, request.dump(), "http://localhost", std::move(done));
                }).status == 201);
    }
    room::Made keep(const std::string& of) {
        return answer([&](auto done) { lobby.keep(battle, key(of), std::move(done)); });
    }
    [[nodiscard]] bool is_there() const { return lobby.battle(battle).status == 200; }
    [[nodiscard]] json shown() const { return json::parse(lobby.battle(battle).text); }
    /// What Red was told of it, one after the other.
    [[nodiscard]] std::vector<std::int64_t> told() const {
        std::vector<std::int64_t> times;
        for (const auto& text : heard)
            if (const auto message = json::parse(text); message.at("type") == "deletion")
                times.push_back(message.value("at", std::int64_t{0}));
        return times;
    }

  private:
    static std::string key(const std::string& of) {
        return json{
            {"key", of}
        }
            .dump();
    }
};

}  // namespace

TEST_CASE("REL-57 what nobody has played goes at once", "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.takes("red", kDeletersRed);
    CHECK(server.remove().status == 200);
    CHECK_FALSE(server.is_there());
}

TEST_CASE("REL-57 what one person alone has played goes at once", "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.red_plays();
    CHECK(server.remove().status == 200);
    CHECK_FALSE(server.is_there());
}

TEST_CASE("REL-57 what two have sat down to goes a day after it was asked for",
          "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    const auto asked = server.now.wall;
    const auto answer = server.remove();
    REQUIRE(answer.status == 202);
    CHECK(json::parse(answer.text).at("deleted_at") == asked + kDay);
    CHECK(server.shown().at("deleted_at") == asked + kDay);

    server.pass(kDay / 2);
    CHECK(json::parse(server.remove().text).at("deleted_at") == asked + kDay);  // asked again
    server.pass(kDay / 2 - 1000);
    CHECK(server.is_there());
    server.pass(1000);
    CHECK_FALSE(server.is_there());
}

TEST_CASE("REL-57 any seat takes that back, and nobody else", "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    REQUIRE(server.remove().status == 202);
    CHECK(server.keep("somebody else's").status == 403);
    CHECK(server.keep("").status == 403);
    CHECK(server.keep(server.tokens.at("red")).status == 403);  // a link that is spent
    const auto who = GENERATE(0, 1, 2);
    CHECK(server.keep(who == 0   ? kDeletersRed
                      : who == 1 ? kDeletersBlue
                                 : server.maker)
              .status == 200);
    CHECK_FALSE(server.shown().contains("deleted_at"));
    server.pass(2 * kDay);
    CHECK(server.is_there());
    CHECK(server.keep(kDeletersRed).status == 200);  // nothing waits: nothing to do
}

TEST_CASE("REL-57 a day is not passed by renewing the seats of those who have played",
          "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("referee", std::string(26, 'j'));
    server.tokens["referee"] = std::string(26, 'j');
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    const bool is_asked_before = GENERATE(true, false);
    if (is_asked_before) REQUIRE(server.remove().status == 202);
    server.renew("blue");
    server.renew("red");
    server.renew("referee");
    CHECK(server.remove().status == 202);
    CHECK(server.is_there());
    const auto who = GENERATE(0, 1, 2);
    CHECK(server.keep("somebody else's").status == 403);
    CHECK(server.keep(who == 0   ? kDeletersRed
                      : who == 1 ? kDeletersBlue
                                 : std::string(26, 'j'))
              .status == 200);
    server.pass(2 * kDay);
    CHECK(server.is_there());
}

TEST_CASE("REL-57 whoever sits there is told, and whoever comes later",
          "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    const auto at = server.now.wall + kDay;
    server.remove();
    server.turn();
    CHECK(server.told() == std::vector{at});
    server.red.reset();
    server.heard.clear();
    server.red_enters();
    CHECK(server.told() == std::vector{at});
    server.keep(kDeletersBlue);
    server.turn();
    server.turn();
    CHECK(server.told() == std::vector<std::int64_t>{at, 0});
}

TEST_CASE("REL-57 every address of a seat is told once, and no more once that is taken back",
          "[room][deletion][REL-57][REL-54]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    store::Batch batch;
    batch.battle = server.battle;
    batch.also = [&](store::Database& db) {
        db.run("INSERT INTO reach (id, battle, role, kind, address, language, word, state, made) "
               "SELECT 'r1', id, 'red', 'mail', 'r@example.org', 'en', 'w1', 'open', 1 FROM battle "
               "UNION ALL SELECT 'b1', id, 'blue', 'mail', 'b@example.org', 'en', 'w2', 'asked', 1 "
               "FROM battle");
    };
    server.writer.append(std::move(batch));
    const auto due = [&] {
        auto db = store::open_to_read(server.folder.folder());
        std::vector<store::Sending> taken;
        store::hand_on_due(db, server.now.wall, 10, [&](const store::Sending& one) {
            taken.push_back(one);
            return true;
        });
        return taken;
    };
    server.remove();
    server.remove();
    const auto notices = due();
    REQUIRE(notices.size() == 1);
    CHECK(notices[0].kind == store::NoticeKind::Deletion);
    CHECK(notices[0].reach.role == "red");
    CHECK(notices[0].ends == server.now.wall + kDay);
    server.keep(kDeletersRed);
    CHECK(due().empty());
}

TEST_CASE("REL-57 a leap of the clock deletes nothing before its day", "[room][deletion][REL-57]") {
    DeletingHouse server;
    server.takes("blue", kDeletersBlue);
    server.red_plays();
    server.remove();
    server.lobby.keep_up();
    server.now.wall += 40 * kDay;
    server.pass(kDay - 1000);
    CHECK(server.is_there());
    server.pass(1000);
    CHECK_FALSE(server.is_there());
}
