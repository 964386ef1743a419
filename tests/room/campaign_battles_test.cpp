#include "room/battle_house.h"

/// Battles of a campaign: made, played, taken in once.

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
