#include "room/told_house.h"
#include "store/deletion.h"
#include "store/dice_heads.h"
#include "wire/ledger.h"

using nlohmann::json;
using Place = room::PlaceOfPiece;

namespace {

/// As `ordercap views` has it, less the number of the moment.
json known(const fog::View& view) { return json::parse(wire::known_text(view, 0)).at("view"); }
/// What a page knows has no choices to compare.
json without_choices(json view) {
    view.erase("choices");
    for (auto& card : view.at("hand")) card.erase("hindrance");
    return view;
}
void play_a_bit(ToldHouse& house) {
    house.commit_until(2, game::Subphase::GeneralFire);
    house.happens(game::Actor::Referee, game::Pause{.reason = "tea"});
    house.happens(game::Actor::Referee, game::Resume{.reason = "on"});
    house.commit_until(3, game::Subphase::Orders);
}

}  // namespace

TEST_CASE("S-106 pieces put together are what the audience knew when each was closed",
          "[room][S-106][REL-34]") {
    ToldHouse house("step", "encounter");
    play_a_bit(house);
    auto db = store::open_to_read(house.temporary.path);
    const auto battle = store::find_battle(db, house.battle);
    for (const auto* role : {"public", "blue", "red", "referee"}) {
        const auto audience = *fog::seat_named(role);
        room::PieceMaker maker(*battle, audience);
        maker.read_on(db);
        REQUIRE(maker.reel().cuts().size() > 20);
        json view;
        int whole = 0;
        for (const auto& cut : maker.reel().cuts()) {
            const auto piece = json::parse(house.piece(role, house.keys[role], cut.n));
            CHECK(piece.at("n") == cut.n);
            if (piece.contains("whole")) {
                if (whole++ > 0) CHECK(piece.at("whole") == view);
                view = piece.at("whole");
            }
            for (const auto& frame : piece.at("frames")) view.merge_patch(frame.at("patch"));
            fog::Retold retold(audience, house.commitment);
            for (const auto& recorded :
                 store::read_history(db, house.battle, battle->commitment, cut.last).events)
                retold.happen(recorded.event);
            CHECK(without_choices(view) == known(retold.known()));
        }
        CHECK(whole >= 3);
    }
}

TEST_CASE("S-106 pieces made while a battle is followed are those made afterwards, to the byte",
          "[room][S-106]") {
    ToldHouse house;
    std::vector<std::string> followed;
    for (int turn = 1; turn <= 2; ++turn)
        for (const auto step : {game::Subphase::GeneralFire, game::Subphase::Orders}) {
            house.commit_until(turn, step);
            const auto listed = house.list("public").at("pieces").size();
            for (auto n = followed.size() + 1; n <= listed; ++n)
                followed.push_back(house.piece("public", {}, static_cast<int>(n)));
        }
    house.restart();
    CHECK(house.all("public") == followed);
    house.restart();
    const auto last = static_cast<int>(followed.size());
    CHECK(house.piece("public", {}, last) == followed.back());  // from the middle of a battle
    CHECK(house.piece("public", {}, 1) == followed.front());
}

TEST_CASE("S-106 no piece tells of the step that is open", "[room][S-106]") {
    ToldHouse house;
    house.commit_until(1, game::Subphase::Orders);
    const auto before = house.list("blue", house.keys["blue"]);
    house.happens(game::Actor::Blue, game::Commit{});
    CHECK(house.list("blue", house.keys["blue"]) == before);
    CHECK(house.list("referee", house.keys["referee"]).at("pieces") ==
          house.list("referee", house.keys["referee"]).at("pieces"));
}

TEST_CASE("REL-40 each key opens its own pieces, the referee's all, nothing opens another's",
          "[room][REL-40]") {
    ToldHouse house("end");
    house.commit_until(2, game::Subphase::Orders);
    const Place first{house.edition(), 1};
    const auto status = [&](const char* audience, const std::string& key) {
        const auto list = house.ask(audience, key).status;
        CHECK(house.ask(audience, key, first).status == list);
        return list;
    };
    auto& keys = house.keys;
    CHECK(status("blue", keys["blue"]) == 200);
    CHECK(status("red", keys["red"]) == 200);
    for (const auto* audience : {"blue", "red", "referee"})
        CHECK(status(audience, keys["referee"]) == 200);
    for (const auto& key : {std::string{}, std::string{"public"}, std::string{"a guess"},
                            keys["red"], store::new_token()}) {
        CHECK(status("blue", key) == 404);
        CHECK(status("referee", key) == 404);
    }
    CHECK(status("blue2", keys["referee"]) == 404);  // there is no such player
    CHECK(status("green", keys["referee"]) == 404);
}

TEST_CASE("REL-40 a key that is closed reads nothing more", "[room][REL-40]") {
    ToldHouse house;
    house.commit_until(1, game::Subphase::Orders);
    REQUIRE(house.ask("blue", house.keys["blue"]).status == 200);
    store::Batch batch;
    batch.also = [&](store::Database& db) { db.run("DELETE FROM seat WHERE role = 'blue'"); };
    house.write(std::move(batch));
    CHECK(house.ask("blue", house.keys["blue"]).status == 404);
}

TEST_CASE("REL-40 what is late, of another edition, or never was is answered alike",
          "[room][REL-40]") {
    ToldHouse house("turn");
    house.commit_until(2, game::Subphase::Orders);
    const auto edition = house.edition();
    const auto released = static_cast<int>(house.list("public").at("pieces").size());
    REQUIRE(released > 0);
    REQUIRE(house.ask("public", {}, Place{edition, released}).status == 200);
    for (const auto& place : {
             Place{edition,   released + 1},
             Place{edition,   9999        },
             Place{edition,   0           },
             Place{edition,   -1          },
             Place{"another", 1           }
    }) {
        const auto told = house.ask("public", {}, place);
        CHECK(told.status == 404);
        CHECK(told.is_public);
        CHECK_FALSE(told.gzip);
    }
    CHECK(house.ask("public", {}, {}, "nosuchbattle").status == 404);
}

TEST_CASE("REL-35 when the fog has lifted everybody may have everything", "[room][REL-35]") {
    ToldHouse house("end");
    house.commit_until(1, game::Subphase::Orders);
    house.happens(game::Actor::Red, game::Concede{});
    CHECK(house.ask("public").status == 200);
    CHECK(house.ask("red").status == 404);
    for (const auto actor : {game::Actor::Blue, game::Actor::Red})
        house.happens(actor, game::LiftFog{});
    for (const auto* audience : {"public", "blue", "red", "referee"}) {
        const auto list = house.list(audience);
        CHECK(list.at("lifted") == true);
        CHECK_FALSE(list.at("pieces").empty());
        CHECK(house.all(audience).size() == list.at("pieces").size());
    }
}

TEST_CASE("REL-37 who watches later has the head of each turn whose end he was told, and no other",
          "[room][REL-37][S-103][S-106]") {
    ToldHouse house("2_turns", "tutorial", true);
    for (int i = 0; i < 4 && house.game.subphase != game::Subphase::DiceContributions; ++i)
        for (const auto actor : {game::Actor::Blue, game::Actor::Red})
            if (game::is_deciding(house.game, game::side_of(actor)))
                house.happens(actor, game::Commit{});
    for (const auto actor : {game::Actor::Blue, game::Actor::Red})
        house.happens(actor, game::AgreeToNoShares{});
    CHECK(house.list("public").at("heads").empty());
    house.commit_until(3, game::Subphase::Orders);
    auto db = store::open_to_read(house.temporary.path);
    const auto battle = *store::find_battle(db, house.battle);
    store::DiceHeads own(battle);
    for (const auto& recorded : store::read_history(db, battle.id, battle.commitment).events)
        own.follow(recorded.event);
    REQUIRE(own.all().size() == 2);
    const auto shown = house.list("blue", house.keys["blue"]).at("heads");
    REQUIRE(shown.size() == 2);
    for (std::size_t i = 0; i < 2; ++i)
        CHECK(shown[i] == json{
                              {"turn", own.all()[i].turn},
                              {"head", own.all()[i].head}
        });
    const auto late = house.list("public");
    CHECK(late.at("pieces").back().at("turn") == 1);
    CHECK(late.at("heads") == json::array({shown[0]}));
}

TEST_CASE("S-106 a battle that was deleted is told so", "[room][deletion]") {
    ToldHouse house;
    REQUIRE(house.ask("public").status == 200);
    store::Batch batch;
    batch.also = [&](store::Database& db) { store::delete_battle(db, house.battle, 1); };
    house.write(std::move(batch));
    CHECK(house.ask("public").status == 410);
    CHECK(house.ask("blue", house.keys["blue"]).status == 410);
}

TEST_CASE("S-106 a damaged journal is told up to its last good piece", "[room][S-106]") {
    ToldHouse house;
    house.commit_until(2, game::Subphase::Orders);
    const auto sound = house.all("public");
    auto db = store::open_to_read(house.temporary.path);
    room::PieceMaker maker(*store::find_battle(db, house.battle), fog::Audience::Public);
    maker.read_on(db);
    const auto last = maker.reel().cuts()[sound.size() / 2].last;
    store::Batch batch;
    batch.also = [&](store::Database& spoiled) {
        spoiled.run("DROP TRIGGER journal_is_append_only");
        spoiled.run("UPDATE journal SET event = '{}' WHERE seq = " + std::to_string(last));
    };
    house.write(std::move(batch));
    house.restart();
    const auto told = house.all("public");
    CHECK(told.size() == sound.size() / 2);
    CHECK(std::ranges::equal(told, std::span(sound).first(told.size())));
}

TEST_CASE("S-106 bots do not rest while somebody is told of their battle", "[room][bots]") {
    ToldHouse house;
    const auto made = [&] {
        std::promise<room::Made> promise;
        house.lobby.make(R"({"scenario":"tutorial","bot":"both"})", "", "http://localhost",
                         [&](room::Made answer) { promise.set_value(std::move(answer)); });
        return promise.get_future().get();
    }();
    CHECK(house.lobby.bots_rest(made.battle));
    CHECK(house.ask("public", {}, {}, made.battle).status == 200);
    CHECK_FALSE(house.lobby.bots_rest(made.battle));
}
