#include <map>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/battle_house.h"
#include "room/links.h"
#include "room/people.h"
#include "room/timed_lobby.h"
#include "store/outbox.h"

/// How people are called, how they are reached, and what the list of their battles tells them.
namespace {

using nlohmann::json;

const wire::WaysToReach kHooks{false, true, ""};

/// A server with one battle, in which Blue sits.
struct PeopleHouse : TimedLobby {
    room::People people{lobby, kHooks};
    std::string battle;
    std::map<std::string, std::string> keys;

    explicit PeopleHouse(const std::string& delay = "none") {
        const json request{
            {"scenario", "tutorial"                  },
            {"options",  {{"spectator_delay", delay}}}
        };
        const auto made = answer([&](auto done) {
            lobby.make(request.dump(), "", "http://localhost", std::move(done));
        });
        const auto body = json::parse(made.text);
        battle = body.at("battle");
        for (const auto& seat : body.at("seats")) keys[seat.at("role")] = seat.at("token");
        keys["blue"] = redeem(keys.at("blue"), std::string(26, 'b'));
    }
    void write(const std::function<void(store::Database&)>& work) {
        store::Batch batch;
        batch.battle = battle;
        batch.also = work;
        writer.append(std::move(batch));
        writer.flush();
    }
    json mine(const std::string& role) {
        const json seat{
            {"battle", battle       },
            {"key",    keys.at(role)}
        };
        json request;
        request["seats"].push_back(seat);
        const auto told = people.own_battles(request.dump());
        REQUIRE(told.status == 200);
        return json::parse(told.text).at("battles").at(0);
    }
    room::Made reach(const char* address) {
        const json request{
            {"key",     keys.at("blue")},
            {"kind",    "hook"         },
            {"address", address        }
        };
        return answer([&](auto done) { people.reach(battle, request.dump(), std::move(done)); });
    }
    std::vector<store::Sending> due() {
        auto db = store::open_to_read(folder.folder());
        std::vector<store::Sending> taken;
        store::hand_on_due(db, now.wall, 10, [&](const store::Sending& one) {
            taken.push_back(one);
            return true;
        });
        return taken;
    }

  private:
    std::string redeem(const std::string& token, const std::string& key) {
        const json request{
            {"token", token},
            {"key",   key  }
        };
        REQUIRE(answer([&](auto done) {
                    room::links_of_battles(lobby).redeem(battle, request.dump(), std::move(done));
                }).status == 201);
        return key;
    }
};

int called(room::Lobby& lobby, const std::string& battle, const std::string& key,
           const char* name) {
    room::People people(lobby, kHooks);
    const json request{
        {"key",  key },
        {"name", name}
    };
    return TimedLobby::answer(
               [&](auto done) { people.call(battle, request.dump(), std::move(done)); })
        .status;
}

}  // namespace

TEST_CASE("S-106 who only watches reads the open step and its time as late as the table is told",
          "[room][S-106][REL-40]") {
    const std::string delay = GENERATE("none", "step", "2_turns", "end");
    INFO(delay);
    PeopleHouse server(delay);
    const auto stands = [&](const char* over) {
        server.write([over](store::Database& db) {
            db.run(std::string("UPDATE progress SET turn = 3, step = '4A', ends = 9000, over = ") +
                   over);
        });
    };
    stands("0");
    CHECK(server.mine("blue").at("step") == "4A");
    CHECK(server.mine("blue").at("ends") == 9000);
    const auto watched = server.mine("public");
    CHECK(watched.at("turn") == 3);
    CHECK(watched.contains("step") == (delay == "none"));
    CHECK(watched.contains("ends") == (delay == "none"));
    stands("1");
    CHECK(server.mine("public").at("over") == true);
    CHECK(server.mine("public").at("step") == "");
}

TEST_CASE("REL-54 an address that was given up is asked anew when it is entered again",
          "[room][REL-54]") {
    PeopleHouse server;
    const auto* address = "https://chat.example.org/hooks/1";
    const auto state = [&] {
        const auto made = server.reach(address);
        REQUIRE(made.status == 200);
        const auto list = json::parse(made.text).at("reaches");
        REQUIRE(list.size() == 1);
        return list.at(0).at("state").get<std::string>();
    };
    CHECK(state() == "asked");
    const auto first = server.due();
    REQUIRE(first.size() == 1);
    CHECK(state() == "asked");  // and not twice
    REQUIRE(server.due().size() == 1);
    CHECK(server.due()[0].id == first[0].id);
    server.write([&](store::Database& db) {
        store::note_delivery(db, first[0].id, store::Delivery::Refused, server.now.wall);
    });
    REQUIRE(server.due().empty());
    CHECK(state() == "asked");
    const auto again = server.due();
    REQUIRE(again.size() == 1);
    CHECK(again[0].kind == store::NoticeKind::Confirm);
    CHECK(again[0].reach.word != first[0].reach.word);
}

TEST_CASE("REL-54 a name of the other side is taken where everybody reads it", "[room][REL-54]") {
    PeopleHouse server;
    server.write([&](store::Database& db) {
        static_cast<void>(store::set_name(db, server.battle, {"red", "Anna"}));
    });
    CHECK(called(server.lobby, server.battle, server.keys.at("blue"), "anna") == 409);
    CHECK(called(server.lobby, server.battle, server.keys.at("blue"), "Boris") == 200);
}

TEST_CASE("REL-45 whether a name is taken says nothing of the other side in a campaign",
          "[room][campaign][REL-45]") {
    BattleHouse house;
    const auto battle = house.make();
    const auto call = [&](const char* role, const char* name) {
        return called(house.lobby, battle, house.keys.at(role), name);
    };
    CHECK(call("red2", "Anna") == 200);
    CHECK(call("blue2", "anna") == 200);
    CHECK(call("referee", "Anna") == 409);  // who reads both
    CHECK(call("referee", "Clara") == 200);
    CHECK(call("blue2", "Clara") == 409);
}
