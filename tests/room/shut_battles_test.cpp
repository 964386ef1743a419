#include "room/battle_house.h"
#include "room/times.h"

/// Battles of a campaign are not there for others while it goes on.

TEST_CASE("REL-45 a battle of a campaign that goes on is not there for anybody else",
          "[room][campaign][REL-45]") {
    BattleHouse house;
    const auto battle = house.make();
    CHECK(json::parse(house.lobby.battles()).at("battles").empty());
    CHECK(house.lobby.battle(battle).text == house.lobby.battle("neverwas").text);
    CHECK(house.lobby.battle(battle, "some key").status == 404);
    CHECK(house.lobby.battle(battle, house.keys["red2"]).status == 200);
    CHECK(house.lobby.battle(battle, house.keys["red"]).status == 200);
    CHECK(house.lobby.dice(battle).text == house.lobby.dice("neverwas").text);
    CHECK(house.said(battle, "public").empty());
    CHECK(house.said(battle, "some key").empty());

    room::Pieces pieces(house.lobby);
    const auto told = [&](const std::string& of, const std::string& audience,
                          const std::string& key) {
        return CampaignHouse::answer<room::ToldPiece>(
            [&](auto done) { pieces.ask({of, audience, key, {}}, std::move(done)); });
    };
    const auto never = told("neverwas", "public", ""), shut = told(battle, "public", "");
    CHECK(shut.status == never.status);
    CHECK(shut.is_public == never.is_public);
    CHECK(told(battle, "public", house.keys["blue"]).status == 200);
    CHECK_FALSE(told(battle, "public", house.keys["blue"]).is_public);
    CHECK(told(battle, "blue", house.keys["blue2"]).status == 200);
    CHECK(told(battle, "red", house.keys["blue2"]).status == 404);
}

TEST_CASE("REL-45 its links are the campaign's, and nobody lifts its fog or reopens it once taken",
          "[room][campaign][REL-45][CAM-12]") {
    BattleHouse house;
    const auto battle = house.make();
    const json key{
        {"key", house.keys["blue2"]}
    };
    const auto link = CampaignHouse::answer<room::Made>([&](auto done) {
        room::links_of_battles(house.lobby)
            .make(battle, key.dump(), "http://localhost", std::move(done));
    });
    CHECK(link.status == 409);
    // Whoever has no key is answered as for an id that never was.
    const auto asked = [&](const std::string& of, const char* words) {
        std::vector<std::string> texts;
        const auto links = room::links_of_battles(house.lobby);
        using Ask = std::function<void(std::function<void(room::Made)>)>;
        for (const auto& ask : std::vector<Ask>{
                 [&](auto done) { room::Links(links).redeem(of, words, std::move(done)); },
                 [&](auto done) { room::Links(links).make(of, words, "", std::move(done)); },
                 [&](auto done) { room::Links(links).renew(of, words, "", std::move(done)); },
                 [&](auto done) { room::Links(links).states(of, words, std::move(done)); },
                 [&](auto done) { house.lobby.unmake(of, words, std::move(done)); }}) {
            const auto made = CampaignHouse::answer<room::Made>(ask);
            texts.push_back(std::to_string(made.status) + made.text);
        }
        return texts;
    };
    for (const auto* words :
         {R"({"token":"a","key":"0123456789abcdef0123456789abcdef"})", R"({"key":"a"})",
          R"({"key":"a","role":"red"})", R"({"tokens":["a"]})"})
        CHECK(asked(battle, words) == asked("neverwas", words));
    house.concede(battle, "blue2");
    CHECK(house.command(R"({"type":"command","cmd_id":"l","command":{"do":"lift_fog"}})") ==
          room::Heard::Refused);
    house.view_when("referee", is_over);
    REQUIRE(house.does("referee", take_of(1), "t").status == 200);
    REQUIRE_FALSE(house.said(battle, house.keys["referee"]).empty());
    house.turn();
    const auto* reopen =
        R"({"type":"command","cmd_id":"o","command":{"do":"reopen_battle","subphase":"first_orders","reason":"x"}})";
    CHECK(house.command(reopen) == room::Heard::Refused);
}

TEST_CASE("REL-45 the other side of a battle is shown as one seat", "[room][campaign][REL-45]") {
    CampaignHouse started;
    TurningLoop loop;
    room::Rooms rooms{started.lobby, loop.post()};
    const json train{
        {"type",      "set_formation"      },
        {"formation", "kg"                 },
        {"place",     "kamenka"            },
        {"reason",    "A train came early."}
    };
    REQUIRE(started.does("referee", train, "s").status == 200);
    REQUIRE(started.does("blue2", march_of("1bn", {"kamenka"}, "attack"), "m").status == 200);
    started.march();
    const auto made = started.does("referee", make_of(1), "make");
    INFO(made.text);
    REQUIRE(made.status == 200);
    const std::string battle = started.view("referee").at("battles").at(0).at("book");
    const auto seats_of = [&](const std::string& role) {
        std::vector<std::string> texts;
        const json hello{
            {"type",     "hello"           },
            {"protocol", 1                 },
            {"token",    started.keys[role]}
        };
        const auto room = rooms.open(battle);
        REQUIRE(room);
        const auto seat = (*room)->enter(
            hello.dump(), [&](const room::Text& text) { texts.push_back(*text); }, [] {});
        REQUIRE(seat);
        std::vector<std::string> names;
        const auto seats = json::parse(texts.at(0)).at("view").at("seats");
        for (const auto& [name, shown] : seats.items()) names.push_back(name);
        return names;
    };
    using Names = std::vector<std::string>;
    CHECK(seats_of("blue2") == Names{"blue", "red", "referee"});
    CHECK(seats_of("red") == Names{"blue", "red", "red2", "referee"});
    CHECK(seats_of("referee") == Names{"blue", "red", "red2", "referee"});
}

TEST_CASE("a seat of a campaign that is given anew is closed in its battles",
          "[room][campaign][REL-45]") {
    BattleHouse house;
    const auto battle = house.make();
    const auto old = house.keys["blue2"];
    CHECK_FALSE(house.said(battle, old).empty());
    house.seat.reset();
    const json request{
        {"key",  house.keys["referee"]},
        {"role", "blue2"              }
    };
    CHECK(CampaignHouse::answer<room::Made>([&](auto done) {
              room::links_of_campaigns(house.lobby)
                  .renew(house.id, request.dump(), "http://localhost", std::move(done));
          }).status == 201);
    house.wall += 2000;
    house.turn();
    CHECK(house.said(battle, old).empty());
}

TEST_CASE("a campaign that is deleted takes its battles along",
          "[room][campaign][CAM-11][REL-57]") {
    BattleHouse house;
    const auto battle = house.make();
    const json key{
        {"key", house.maker_key}
    };
    const auto gone = CampaignHouse::answer<room::Made>(
        [&](auto done) { house.lobby.unmake_campaign(house.id, key.dump(), std::move(done)); });
    REQUIRE(gone.status == 202);
    const auto at = json::parse(gone.text).at("deleted_at").get<std::int64_t>();
    CHECK(house.view("blue").at("deleted_at") == at);
    CHECK_FALSE(house.view("public").contains("deleted_at"));
    house.lobby.keep_up();
    house.wall = at;
    house.lobby.expire();
    house.lobby.flush();
    auto db = store::open_to_read(house.temporary.path);
    CHECK_FALSE(store::find_battle(db, battle));
    CHECK(house.lobby.battle(battle).status == 404);
    CHECK(house.lobby.bots_to_start().empty());
}

TEST_CASE("REL-45 when the campaign has ended its battles open as others do, counted from then",
          "[room][campaign][REL-45]") {
    BattleHouse house;
    const auto battle = house.make();
    house.concede(battle, "blue2");
    house.view_when("referee", is_over);
    REQUIRE(house.does("referee", take_of(1), "t").status == 200);
    house.seat.reset();
    house.wall += 30 * kDay;  // a campaign lasts
    auto db = store::open_to_read(house.temporary.path);
    CHECK(store::standing_of(db, battle).is_shut);
    CHECK(house.lobby.dice(battle).status == 404);
    while (house.view("public").at("step") != "over") house.march();
    const auto standing = store::standing_of(db, battle);
    CHECK_FALSE(standing.is_shut);
    CHECK(standing.opened == house.wall.load());
    CHECK(house.lobby.battle(battle).status == 200);
    CHECK(house.said(battle, house.keys["blue2"]).size() > 0);
    const auto opened = [&] { return json::parse(house.lobby.dice(battle).text).contains("seed"); };
    CHECK_FALSE(opened());
    house.wall += 8 * kDay;
    CHECK(opened());
    const auto list = json::parse(house.lobby.battles()).at("battles");
    CHECK(list.empty());  // it is not listed
}
