#include <thread>

#include "room/campaign_house.h"
#include "room/times.h"

TEST_CASE("a campaign is begun, with a link for each of its commanders", "[room][campaign]") {
    CampaignHouse house;
    CHECK(house.keys.size() == 5);  // two a side, and the staff
    CHECK(house.view("blue").at("formations").size() == 3);
    CHECK(house.view("red").at("formations").size() == 3);
    CHECK(house.view("referee").at("formations").size() == 6);
    CHECK(house.view("public").at("formations").empty());
    CHECK(house
              .begin({
                  {"campaign", "none"}
    })
              .status == 422);
    CHECK(house
              .begin({
                  {"fleet", 1}
    })
              .status == 400);
}

TEST_CASE("the same command again gets its old answer, and is done once", "[room][campaign]") {
    CampaignHouse house;
    const auto order = march_of("1bn", {"kamenka"}, "attack");
    const auto first = house.does("blue2", order, "one");
    CHECK(first.status == 200);
    CHECK(house.does("blue2", order, "one").text == first.text);
    CHECK(CampaignHouse::code(house.does("blue2", march_of("2bn", {}), "one")) == "id_used");
}

TEST_CASE("bad orders get a sentence each, and nothing is lost", "[room][campaign]") {
    CampaignHouse house;
    int count = 0;
    const auto code = [&](const std::string& role, const json& command) {
        return CampaignHouse::code(house.does(role, command, "c" + std::to_string(++count)));
    };
    CHECK(code("blue", march_of("1bn", {"olshanka"})) == "no_road");
    CHECK(code("blue", march_of("ii487", {"olshanka"})) == "no_such_formation");
    CHECK(code("blue", march_of("3bn", {"olshanka"})) == "no_such_formation");
    CHECK(code("blue", march_of("tanks", {"verkhnyaya"})) == "not_arrived");
    CHECK(code("blue", march_of("1bn", {"kamenka", "olshanka", "rogachi"})) == "base_of_enemy");
    CHECK(code("blue", march_of("1bn", {"kamenka"}, "dance")) == "malformed");
    CHECK(code("blue", {
                           {"type", "dance"}
    }) == "malformed");
    CHECK(code("blue", {
                           {"type",    "commit"},
                           {"opening", 7       }
    }) == "step_changed");
    CHECK(code("blue", {
                           {"type",   "end_step"},
                           {"reason", "x"       }
    }) == "referee_only");
    house.keys["nobody"] = "abc";
    CHECK(house.does("nobody", march_of("1bn", {}), "n").status == 401);
    CHECK(house.ask("abc").status == 401);
    CHECK(house.does("blue", march_of("1bn", {"kamenka"}), "good").status == 200);
}

TEST_CASE("a tag is a hash of what was told: an unseen act changes none",
          "[room][campaign][REL-42][REL-50]") {
    CampaignHouse house;
    const auto before = house.seen("blue").etag, anybody = house.seen("public").etag;
    REQUIRE(house.does("red", march_of("ii487", {"olshanka"}), "r").status == 200);
    REQUIRE(house
                .does("red2",
                      {
                          {"type",    "commit"},
                          {"opening", 1       }
    },
                      "rc")
                .status == 200);
    CHECK(house.seen("blue").etag == before);
    CHECK(house.seen("public").etag == anybody);
    const auto ready = house.campaigns->ready({house.id, house.keys["blue"], ""});
    REQUIRE(ready);
    CHECK(ready->etag == before);
    REQUIRE(house.does("blue", march_of("1bn", {"kamenka"}), "b").status == 200);
    CHECK(house.campaigns->ready({house.id, house.keys["blue"], ""})->etag != before);
}

TEST_CASE("the staff looks as any commander, and nobody else does", "[room][campaign]") {
    CampaignHouse house;
    REQUIRE(house.does("blue2", march_of("1bn", {"kamenka"}), "b").status == 200);
    const auto told = house.ask(house.keys["referee"], "blue2");
    REQUIRE(told.status == 200);
    CHECK(told.etag == house.seen("blue2").etag);
    CHECK(house.ask(house.keys["blue"], "red").status == 404);
    CHECK(house.ask(house.keys["referee"], "green").status == 404);
}

TEST_CASE("after a restart a campaign goes on where it was, its journal replayed to its digest",
          "[room][campaign][CAM-01]") {
    CampaignHouse house;
    REQUIRE(house.does("blue", march_of("1bn", {"kamenka"}, "attack"), "b").status == 200);
    house.march();
    CHECK(house.view("blue").at("step") == "battles");
    const auto before = house.view("blue");
    auto db = store::open_to_read(house.temporary.path);
    const auto book = store::find_campaign(db, house.id);
    REQUIRE(book);
    const auto history = store::read_campaign(db, house.id, book->commitment);
    CHECK(history.damage.empty());
    const room::CampaignBook again(db, *book);
    CHECK(store::digest_of(again.state()) == store::digest_of(store::replayed(history.events)));
    house.campaigns.reset();
    house.campaigns.emplace(house.lobby);
    CHECK(house.view("blue") == before);
    const auto answer = house.does("blue", march_of("1bn", {"kamenka"}, "attack"), "b");
    CHECK(answer.status == 200);  // the old one
}

TEST_CASE("a seat that is given anew: its old key sees nothing within two seconds",
          "[room][campaign]") {
    CampaignHouse house;
    const auto old = house.keys["blue2"];
    REQUIRE(house.ask(old).status == 200);
    const json request{
        {"key",  house.keys["referee"]},
        {"role", "blue2"              }
    };
    const auto renewed = CampaignHouse::answer<room::Made>([&](auto done) {
        room::links_of_campaigns(house.lobby)
            .renew(house.id, request.dump(), "http://localhost", std::move(done));
    });
    REQUIRE(renewed.status == 201);
    CHECK(json::parse(renewed.text).at("link").get<std::string>().find("/campaign/") !=
          std::string::npos);
    CHECK(house.ask(old).status == 401);
    house.wall += 2000;
    for (int i = 0; i < 200 && house.campaigns->ready({house.id, old, ""}); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    CHECK_FALSE(house.campaigns->ready({house.id, old, ""}));
    CHECK(house.does("blue2", march_of("1bn", {}), "x").status == 401);
}

TEST_CASE("a campaign is no battle, and whoever made it deletes it", "[room][campaign]") {
    CampaignHouse house;
    CHECK(json::parse(house.lobby.battles()).at("battles").empty());
    CHECK(house.lobby.battle(house.id).status == 404);
    const json key{
        {"key", house.maker_key}
    };
    const auto as_battle = CampaignHouse::answer<room::Made>(
        [&](auto done) { house.lobby.unmake(house.id, key.dump(), std::move(done)); });
    CHECK(as_battle.status == 404);
    const auto gone = CampaignHouse::answer<room::Made>(
        [&](auto done) { house.lobby.unmake_campaign(house.id, key.dump(), std::move(done)); });
    CHECK(gone.status == 200);
    house.campaigns->forget(house.id);
    CHECK(house.seen("public").status == 410);
}

TEST_CASE("orders end by the clock, and time in which the server was down costs nobody his",
          "[room][campaign][CAM-02]") {
    CampaignHouse house;
    const json options{
        {"order_seconds", 3600     },
        {"take_in",       "at_once"}
    };
    const auto made = house.begin({
        {"campaign", "ryasna-day"},
        {"options",  options     }
    });
    REQUIRE(made.status == 201);
    auto db = store::open_to_read(house.temporary.path);
    const auto book = store::find_campaign(db, made.battle);
    const auto begun = book->created;
    room::CampaignBook up(db, *book);
    CHECK(up.view(fog::Audience::Blue).due == begun + kHour);
    CHECK(up.view(fog::Audience::Blue).take_in == campaign::TakeIn::AtOnce);
    CHECK_FALSE(up.watch_clock(begun + kHour)->rows.empty());

    room::CampaignBook was_down(db, *book,
                                {
                                    {begun + 1000, begun + 1000 + 2 * kHour}
    });
    const auto later = was_down.watch_clock(begun + kHour);
    REQUIRE(later);
    CHECK(later->rows.empty());
    CHECK(later->stage->due == begun + 3 * kHour);
    CHECK_FALSE(was_down.watch_clock(begun + 3 * kHour)->rows.empty());
}
