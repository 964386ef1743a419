#pragma once
#include <future>
#include <map>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "room/gzip.h"
#include "room/pieces.h"
#include "store/digest.h"
#include "store/writer.h"
#include "support/in_play.h"
#include "support/temporary_folder.h"

/// A battle on a disk that commands are written to, and that is told from there.
struct ToldHouse {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    room::Clock clock = [] { return room::Moment{1'000'000, 1'700'000'000'000}; };
    room::Lobby lobby{folder, writer, "db", clock, "seed"};
    std::optional<room::Pieces> pieces;
    std::string battle;
    std::string commitment;
    std::map<std::string, std::string> keys;  ///< by role
    game::Game game;
    store::Head head;
    std::int64_t at = 1'700'000'000'000;
    support::ScriptedDice dice = support::blue_begins(5);

    explicit ToldHouse(const std::string& delay = "step", const std::string& scenario = "tutorial",
                       bool audits_dice = false) {
        const nlohmann::json options{
            {"spectator_delay", delay                         },
            {"dice_audit",      audits_dice ? "true" : "false"},
            {"fow",             "off"                         }
        };
        const nlohmann::json request{
            {"scenario", scenario},
            {"options",  options }
        };
        const auto made = answered<room::Made>([&](auto done) {
            lobby.make(request.dump(), "", "http://localhost", std::move(done));
        });
        REQUIRE(made.status == 201);
        battle = made.battle;
        auto db = store::open_to_read(temporary.path);
        const auto kept = store::find_battle(db, battle);
        commitment = store::hex(kept->commitment);
        const auto history = store::read_history(db, battle, kept->commitment);
        head = history.head;
        game = store::replayed(history.events);
        for (const auto& role : {"blue", "red", "referee"}) give_key(role);
        pieces.emplace(lobby);
    }
    /// Plays it, and waits until the disk has it.
    void happens(game::Actor actor, const game::Command& command) {
        const auto events = support::happens(game, actor, command, dice);
        const auto name = actor == game::Actor::Blue  ? "blue"
                          : actor == game::Actor::Red ? "red"
                                                      : "referee";
        store::Batch batch;
        ++at;
        batch.rows = store::seal(head, at, {name, std::to_string(at), "{}"}, events);
        write(std::move(batch));
    }
    void commit_until(int turn, game::Subphase step) {
        for (int i = 0; i < 400 && (game.turn != turn || game.subphase != step); ++i)
            for (const auto actor : {game::Actor::Blue, game::Actor::Red})
                if ((game.turn != turn || game.subphase != step) &&
                    game::is_deciding(game, game::side_of(actor)))
                    happens(actor, game::Commit{});
        REQUIRE(game.turn == turn);
        REQUIRE(game.subphase == step);
    }
    void write(store::Batch batch) {
        batch.battle = battle;
        const auto outcome = answered<store::Outcome>([&](auto done) {
            batch.done = std::move(done);
            writer.append(std::move(batch));
        });
        REQUIRE(outcome == store::Outcome::Written);
    }
    void give_key(const std::string& role) {
        keys[role] = store::new_token();
        store::Batch batch;
        batch.also = [&, role](store::Database& db) {
            db.prepare("INSERT INTO seat VALUES (?, ?, ?)")
                ->with(std::string_view(battle), std::string_view(role),
                       store::Blob{store::hash_of_token(keys[role])})
                .run();
        };
        write(std::move(batch));
    }
    void restart() {
        pieces.reset();
        pieces.emplace(lobby);
    }

    room::ToldPiece ask(const std::string& audience, const std::string& key = {},
                        std::optional<room::PlaceOfPiece> place = {}, const std::string& of = {}) {
        room::AskedPiece asked{of.empty() ? battle : of, audience, key, std::move(place)};
        return answered<room::ToldPiece>(
            [&](auto done) { pieces->ask(std::move(asked), std::move(done)); });
    }
    nlohmann::json list(const std::string& audience, const std::string& key = {}) {
        const auto told = ask(audience, key);
        REQUIRE(told.status == 200);
        return nlohmann::json::parse(room::gunzipped(*told.gzip));
    }
    std::string edition() { return list("public").at("edition"); }
    std::string piece(const std::string& audience, const std::string& key, int n) {
        const auto told = ask(audience, key, room::PlaceOfPiece{edition(), n});
        REQUIRE(told.status == 200);
        return room::gunzipped(*told.gzip);
    }
    std::vector<std::string> all(const std::string& audience, const std::string& key = {}) {
        std::vector<std::string> texts;
        const auto listing = list(audience, key);
        for (const auto& listed : listing.at("pieces"))
            texts.push_back(piece(audience, key, listed.at("n")));
        return texts;
    }

  private:
    template <class Answer, class Ask> static Answer answered(Ask ask) {
        std::promise<Answer> promise;
        ask([&](Answer answer) { promise.set_value(std::move(answer)); });
        return promise.get_future().get();
    }
};
