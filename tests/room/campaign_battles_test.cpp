#include <thread>

#include "room/campaign_house.h"
#include "room/pieces.h"
#include "room/rooms.h"
#include "room/turning_loop.h"
#include "store/campaigns.h"
#include "store/children.h"
#include "store/expect.h"
#include "store/seat_links.h"

/// Battles of a campaign: made, played, shut to others, taken in once.
namespace {

json make_of(int battle, const json& bots = json::array(), const json& edits = json::object()) {
    return {
        {"type",   "make_battle"},
        {"battle", battle       },
        {"bots",   bots         },
        {"edits",  edits        }
    };
}
json take_of(int battle) {
    return {
        {"type",   "take_in_battle"},
        {"battle", battle          }
    };
}

/// 1st Battalion has come to Kamenka, which the enemy holds.
struct BattleHouse : CampaignHouse {
    TurningLoop loop;
    room::Rooms rooms{lobby, loop.post()};

    BattleHouse() {
        REQUIRE(does("blue2", march_of("1bn", {"kamenka"}, "attack"), "m").status == 200);
        march();
        REQUIRE(view("referee").at("battles").size() == 1);
    }
    ~BattleHouse() {
        lobby.flush();
        loop.turn();
    }
    std::string make(const json& bots = json::array(), const json& edits = json::object()) {
        const auto made = does("referee", make_of(1, bots, edits), "make");
        INFO(made.text);
        REQUIRE(made.status == 200);
        return view("referee").at("battles").at(0).at("book");
    }
    /// What whoever says this hello is told, text by text; empty: he has no seat.
    std::vector<std::string> said(const std::string& battle, const std::string& token) {
        texts.clear();
        const json hello{
            {"type",     "hello"},
            {"protocol", 1      },
            {"token",    token  }
        };
        const auto room = rooms.open(battle);
        REQUIRE(room);
        if ((*room)->is_shut_to(hello.dump())) return {};
        seat.emplace(*(*room)->enter(
            hello.dump(), [this](const room::Text& text) { texts.push_back(*text); }, [] {}));
        turn();
        return texts;
    }
    void turn() {
        rooms.tick();
        writer.flush();
        loop.turn();
    }
    /// Whoever sits in it concedes.
    void concede(const std::string& battle, const std::string& role) {
        REQUIRE_FALSE(said(battle, keys[role]).empty());
        command(R"({"type":"command","cmd_id":"x","command":{"do":"concede"}})");
    }
    room::Heard command(const std::string& text) {
        const auto heard = seat->hear(text);
        turn();
        return heard;
    }
    /// The keeper looks once a second.
    json view_when(const std::string& role, const std::function<bool(const json&)>& is_so) {
        for (int i = 0; i < 400; ++i) {
            wall += 1000;
            auto seen = view(role);
            if (is_so(seen)) return seen;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        FAIL("it never came");
        return {};
    }
    std::vector<std::string> texts;
    std::optional<room::Seat> seat;
};

bool is_over(const json& view) { return view.at("battles").at(0).at("over"); }

}  // namespace

TEST_CASE("CAM-11 a battle is made by the staff, and its players sit in it with their own keys",
          "[room][campaign][CAM-11][REL-45]") {
    BattleHouse house;
    const auto battle = house.make();
    const auto of = [&](const char* role) { return house.view(role).at("battles"); };
    CHECK(of("blue2").at(0).at("seat") == "blue");
    CHECK(of("blue").at(0).at("seat") == "blue");  // the commander in chief has nothing there
    CHECK(of("red2").at(0).at("book") == battle);
    CHECK(of("public").empty());
    for (const auto* role : {"blue2", "blue", "red2", "referee"}) {
        INFO(role);
        CHECK_FALSE(house.said(battle, house.keys[role]).empty());
    }
}

TEST_CASE("CAM-11 a battle is made with bots and edits, or refused with all its mistakes",
          "[room][campaign][CAM-11]") {
    BattleHouse house;
    int count = 0;
    const auto refused = [&](const json& command) {
        return json::parse(house.does("referee", command, "r" + std::to_string(++count)).text)
            .at("error");
    };
    const json wrong{
        {"turns",    0        },
        {"left_out", {"tanks"}}
    };
    const auto why = refused(make_of(1, json::array(), wrong));
    CHECK(why.at("code") == "bad_battle");
    CHECK_THAT(why.at("reason").get<std::string>(), Catch::Contains("turns"));
    CHECK_THAT(why.at("reason").get<std::string>(), Catch::Contains("tanks"));
    const json nobody{
        {"left_out", {"1bn"}}
    };
    CHECK_THAT(refused(make_of(1, json::array(), nobody)).at("reason").get<std::string>(),
               Catch::Contains("no stands"));
    CHECK(refused(make_of(7)).at("code") == "no_such_battle");
    CHECK(house.view("referee").at("battles").at(0).at("state") == "proposed");
    const json edits{
        {"turns", 2}
    };
    const auto battle = house.make({"red"}, edits);
    auto db = store::open_to_read(house.temporary.path);
    CHECK(store::find_battle(db, battle)->bots == "red");
    CHECK(store::progress_of(db, battle)->stage.turns == 2);
    CHECK(house.lobby.start_bots(battle).size() == 1);
    CHECK_FALSE(house.lobby.bots_rest(battle));
    CHECK(house.does("referee", make_of(1), "again").status == 409);
}

TEST_CASE("CAM-11 CAM-12 what the disk does not take has not happened, and is done when it does",
          "[room][campaign][CAM-11][CAM-12]") {
    BattleHouse house;
    const auto on_a_bad_disk = [&](const json& command) {
        house.disk_fails = true;
        const auto answer = house.does("referee", command, "bad");
        house.disk_fails = false;
        return answer.status;
    };
    CHECK(on_a_bad_disk(make_of(1)) == 503);
    CHECK(house.view("referee").at("battles").at(0).at("state") == "proposed");
    const auto battle = house.make();
    house.concede(battle, "blue2");
    house.view_when("referee", is_over);
    CHECK(on_a_bad_disk(take_of(1)) == 503);
    CHECK(house.view("referee").at("battles").at(0).at("state") == "made");
    CHECK(house.does("referee", take_of(1), "t").status == 200);
}

TEST_CASE("CAM-11 bots have their fill, and a campaign that many battles",
          "[room][campaign][CAM-11]") {
    BattleHouse house;
    room::Quotas quotas;
    quotas.bot_battles = 0;
    house.lobby.limit(quotas);
    const auto refused = house.does("referee", make_of(1, {"red"}), "b");
    CHECK(refused.status == 429);
    CHECK(CampaignHouse::code(refused) == "too_many_bots");
    CHECK(house.does("referee", make_of(1), "p").status == 200);
}

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

TEST_CASE("CAM-12 a battle comes back exactly once, and what was lost is lost",
          "[room][campaign][CAM-12][REL-46]") {
    BattleHouse house;
    const auto battle = house.make();
    CHECK(CampaignHouse::code(house.does("referee", take_of(1), "early")) == "battle_goes_on");
    house.concede(battle, "blue2");
    const auto seen = house.view_when("referee", is_over);
    CHECK(seen.at("battles").at(0).at("field") == "red");
    CHECK(is_over(house.view("blue2")));  // he sits in it, and has seen its end
    CHECK_FALSE(house.view("blue2").at("battles").at(0).contains("field"));
    CHECK(house.does("red", take_of(1), "r").status == 409);
    const auto taken = house.does("referee", take_of(1), "t");
    CHECK(taken.status == 200);
    CHECK(house.does("referee", take_of(1), "t").text == taken.text);
    CHECK(CampaignHouse::code(house.does("referee", take_of(1), "t2")) == "battle_taken");
    auto db = store::open_to_read(house.temporary.path);
    CHECK(store::taken_of(db, battle)->seq == store::progress_of(db, battle)->seq);
    CHECK(store::finished_battles(db).empty());
    const auto book = store::find_campaign(db, house.id);
    CHECK(store::verify_campaign(db, *book).damage.empty());
    const auto after = house.view("blue2");
    CHECK(after.at("step") == "orders");
    CHECK(after.at("phase") == 1);
    CHECK(after.at("formations").at(0).at("place") == "zarechye");
}

TEST_CASE("verify holds each taking against the battle's own journal", "[room][campaign][CAM-12]") {
    BattleHouse house;
    const auto battle = house.make();
    house.concede(battle, "blue2");
    house.view_when("referee", is_over);
    REQUIRE(house.does("referee", take_of(1), "t").status == 200);
    const auto verdict = [&] {
        auto db = store::open_to_read(house.temporary.path);
        return store::verify_campaign(db, *store::find_campaign(db, house.id)).damage;
    };
    CHECK(verdict().empty());
    const auto spoil = [&](const std::string& sql) {
        store::Batch batch;
        batch.also = [&](store::Database& db) { db.run(sql); };
        house.writer.append(std::move(batch));
        house.writer.flush();
    };
    spoil("UPDATE taken SET seq = seq - 1");
    CHECK_THAT(verdict(), Catch::Contains("not taken in as its journal"));
    spoil("DELETE FROM taken");
    CHECK_THAT(verdict(), Catch::Contains("not taken in as its journal"));
}

TEST_CASE("CAM-12 a battle that is reopened before it is taken in waits no more",
          "[room][campaign][CAM-12]") {
    BattleHouse house;
    const auto battle = house.make();
    house.concede(battle, "blue2");
    house.view_when("referee", is_over);
    REQUIRE_FALSE(house.said(battle, house.keys["referee"]).empty());
    const auto* reopen =
        R"({"type":"command","cmd_id":"o","command":{"do":"reopen_battle","subphase":"deployment","reason":"x"}})";
    REQUIRE(house.command(reopen) == room::Heard::Accepted);
    house.view_when("referee", [](const json& view) { return !is_over(view); });
    CHECK(CampaignHouse::code(house.does("referee", take_of(1), "t")) == "battle_goes_on");
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

TEST_CASE("a campaign that is deleted takes its battles along", "[room][campaign][CAM-11]") {
    BattleHouse house;
    const auto battle = house.make();
    const json key{
        {"key", house.maker_key}
    };
    const auto gone = CampaignHouse::answer<room::Made>(
        [&](auto done) { house.lobby.unmake_campaign(house.id, key.dump(), std::move(done)); });
    CHECK(gone.status == 200);
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
    constexpr std::int64_t kDay = std::int64_t{24} * 3600 * 1000;
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
