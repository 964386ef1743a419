#pragma once
#include <functional>
#include <future>
#include <optional>
#include <string>

#include "game/play/evolve.h"
#include "store/digest.h"
#include "store/events_json.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

namespace store {

inline game::Events some_events(int turn) {
    return {
        game::TurnBegun{turn},
        game::StepOpened{game::Subphase::Orders},
        game::Written{{}, "turn \"" + std::to_string(turn) + "\"\n"}
    };
}

inline std::string answer_to(const std::string& cmd_id) {
    return R"({"cmd_id":")" + cmd_id + R"(","ok":true,"type":"answer"})";
}

/// A battle on the disk that commands are added to.
struct Keeper {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    std::optional<Writer> writer;
    Battle battle = new_battle("demo", "A test", 1000, "seed");
    Head head = empty_journal(battle.id, battle.commitment);
    game::Game game;

    explicit Keeper(std::function<void()> before_commit = {}) {
        writer.emplace(folder, std::move(before_commit));
    }
    Outcome write(Batch batch) {
        std::promise<Outcome> told;
        batch.battle = battle.id;
        batch.done = [&](Outcome outcome) { told.set_value(outcome); };
        writer->append(std::move(batch));
        return told.get_future().get();
    }
    Outcome begin() {
        Batch batch;
        batch.begins = battle;
        batch.seats = {
            {"blue", hash_of_token("a token")}
        };
        return write(std::move(batch));
    }
    Outcome act(int turn, const std::string& cmd_id) {
        const auto events = some_events(turn);
        Batch batch;
        game::evolve_all(game, events);
        batch.rows = seal(head, 1000 + turn, {"blue", cmd_id, "{}"}, events);
        batch.reply = Reply{"blue", cmd_id, head.seq, answer_to(cmd_id)};
        batch.snapshot = snapshot_of(game, head.seq);
        return write(std::move(batch));
    }
    /// What is found wrong once these are written, chained as they should be.
    std::string damage_of(const Cause& cause, const game::Events& events) {
        Batch batch;
        batch.rows = seal(head, 1000, cause, events);
        if (write(std::move(batch)) != Outcome::Written) return "it was not written";
        auto db = open_to_read(temporary.path);
        return verify_battle(db, battle).damage;
    }
    History read() {
        auto db = open_to_read(temporary.path);
        return read_history(db, battle.id, battle.commitment);
    }
    void damage(const std::string& sql) {
        Database db(folder.file(), Access::ReadWrite);
        db.run("DROP TRIGGER journal_is_append_only; DROP TRIGGER journal_is_kept;"
               "DROP TRIGGER reply_is_append_only; DROP TRIGGER reply_is_kept;");
        db.run(sql);
    }
};

}  // namespace store
