#include <catch2/catch.hpp>

#include "store/children.h"
#include "store/digest.h"
#include "store/open_seats.h"
#include "store/seat_links.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

/// A battle with one link to each side, on a disk of its own.
struct Desk {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path / "data", "db"};
    Battle battle = new_battle("tutorial", "Tutorial", 1'700'000'000'000);

    Desk() {
        Writer writer(folder);
        Batch batch;
        batch.battle = battle.id;
        batch.begins = battle;
        batch.seats = {
            {"public",  hash_of_token("watch")   },
            {"referee", hash_of_token("old link")}
        };
        batch.links = {
            {"blue", hash_of_token("link")    },
            {"red",  hash_of_token("red link")}
        };
        writer.append(std::move(batch));
        writer.flush();
    }
    Redemption redeem(const char* link, const char* key) {
        Transaction transaction(db);
        const auto redeemed = redeem_link(db, battle.id, hash_of_token(link), hash_of_token(key));
        transaction.commit();
        return redeemed;
    }
    std::optional<std::string> role(const char* key) {
        return role_of_key(db, battle.id, hash_of_token(key));
    }
    LinkState state(const char* link) { return state_of_link(db, battle.id, hash_of_token(link)); }

    Database db{folder.file(), Access::ReadWrite};
};

}  // namespace

TEST_CASE("a link becomes one key and is spent", "[seat_links]") {
    Desk desk;
    CHECK_FALSE(desk.role("link"));
    CHECK(desk.state("link") == LinkState::Open);
    const auto given = desk.redeem("link", "key");
    CHECK(given.how == Redeemed::Given);
    CHECK(given.role == "blue");
    CHECK(desk.role("key") == "blue");
    CHECK_FALSE(desk.role("link"));
    CHECK(desk.state("link") == LinkState::Taken);
    CHECK(desk.redeem("link", "another").how == Redeemed::Spent);
    CHECK_FALSE(desk.role("another"));
    CHECK(desk.redeem("link", "key").how == Redeemed::Already);
    CHECK(desk.redeem("no link", "third").how == Redeemed::Unknown);
    CHECK(desk.redeem("red link", "key").how == Redeemed::Unknown);
    CHECK(redeem_link(desk.db, "elsewhere", hash_of_token("red link"), hash_of_token("k")).how ==
          Redeemed::Unknown);
}

TEST_CASE("a link of the old kind is a key and stays one", "[seat_links]") {
    Desk desk;
    CHECK(desk.redeem("old link", "key").how == Redeemed::Reusable);
    CHECK(desk.redeem("old link", "key").role == "referee");
    CHECK(desk.role("old link") == "referee");
    CHECK_FALSE(desk.role("key"));
}

TEST_CASE("a seat given anew has one link and no key", "[seat_links]") {
    Desk desk;
    desk.redeem("link", "key");
    insert_link(desk.db, desk.battle.id, {"blue", hash_of_token("phone")}, 0);
    CHECK(count_of_seat(desk.db, desk.battle.id, "blue") == 2);
    give_seat_anew(desk.db, desk.battle.id, {"blue", hash_of_token("new link")}, 0);
    CHECK_FALSE(desk.role("key"));
    CHECK(desk.redeem("link", "key").how == Redeemed::Unknown);
    CHECK(desk.redeem("phone", "late").how == Redeemed::Unknown);
    CHECK(desk.state("phone") == LinkState::Closed);
    CHECK(desk.redeem("new link", "new key").how == Redeemed::Given);
    CHECK(desk.state("red link") == LinkState::Open);
    CHECK(desk.role("old link") == "referee");
}

TEST_CASE("S-113 a seat that is given anew has changed hands if somebody sat there",
          "[seat_links][S-113]") {
    Desk desk;
    const auto give_blue = [&](const char* link) {
        give_seat_anew(desk.db, desk.battle.id, {"blue", hash_of_token(link)}, 5);
    };
    give_blue("second link");
    CHECK(handovers_of(desk.db, desk.battle.id).empty());
    desk.redeem("second link", "key");
    renew_own_seat(desk.db, desk.battle.id, {"blue", hash_of_token("third link")}, 6);
    CHECK(handovers_of(desk.db, desk.battle.id).empty());
    desk.redeem("third link", "key");
    give_blue("fourth link");
    CHECK(handovers_of(desk.db, desk.battle.id) == std::vector<Handover>{
                                                       {"blue", 5}
    });
}

TEST_CASE("S-113 who gets a commander's seat in a campaign plays his battles, too",
          "[seat_links][S-113]") {
    Desk desk;
    auto campaign = new_battle("campaign", "Campaign", 1);
    campaign.kind = BookKind::Campaign;
    insert_battle(desk.db, campaign,
                  {
                      {"blue2", hash_of_token("key")}
    });
    auto child = new_battle("tutorial", "Its battle", 2);
    child.parent = campaign.id;
    insert_battle(desk.db, child, {});
    insert_stands_for(desk.db, child.id,
                      {
                          {"blue", "blue2"},
                          {"red",  "red"  }
    });
    give_seat_anew(desk.db, campaign.id, {"blue2", hash_of_token("link")}, 5);
    CHECK(handovers_of(desk.db, child.id) == std::vector<Handover>{
                                                 {"blue", 5}
    });
    CHECK(handovers_of(desk.db, campaign.id).empty());
}

TEST_CASE("a seat that nobody has opened is a seat, and no key fits it", "[seat_links]") {
    Desk desk;
    const auto seats = seats_of(desk.db, desk.battle.id);
    const auto blue = [](const Seat& seat) { return seat.role == "blue"; };
    REQUIRE(std::ranges::count_if(seats, blue) == 1);
    CHECK(std::ranges::find_if(seats, blue)->token_hash.empty());
    CHECK(has_seat(desk.db, desk.battle.id, "blue"));
    CHECK_FALSE(has_seat(desk.db, desk.battle.id, "blue2"));
}

TEST_CASE("no token is kept as it is", "[seat_links]") {
    Desk desk;
    desk.redeem("link", "the very key");
    const auto all =
        desk.db.prepare("SELECT token_hash FROM link UNION SELECT key_hash FROM link "
                        "WHERE key_hash IS NOT NULL UNION SELECT token_hash FROM seat");
    int rows = 0;
    for (; all->step(); ++rows) {
        CHECK(all->text(0).size() == 32);
        CHECK(all->text(0).find("key") == std::string_view::npos);
    }
    CHECK(rows == 5);
}
