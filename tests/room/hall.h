#pragma once
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "game/play/decide.h"
#include "room/room.h"
#include "scenario/scenarios.h"
#include "store/digest.h"
#include "store/events_json.h"

/// A room with a disk that writes when it is told to, a clock that stands still, and no socket.
struct Hall {
    room::Moment now{1'000'000, 1'700'000'000'000};
    std::deque<store::Batch> queued;
    std::vector<store::Notice> notices;  ///< of those who are away
    store::Outcome health = store::Outcome::Written;
    room::Kept kept;
    std::shared_ptr<room::Room> room;
    int life = 1;
    std::shared_ptr<room::NumbersOfBattle> numbers;
    std::int64_t most_bytes = room::kUnbounded;
    std::vector<store::Outage> outages;
    std::function<std::int64_t(std::int64_t, std::int64_t)> after;  ///< none: by the clock
    std::function<void()> before_time = [] {};  ///< when the room looks at the clock

    explicit Hall(int step_seconds = 0, bool audits_dice = false,
                  const std::filesystem::path& folder = "db/scenarios",
                  const std::string& scenario_id = "tutorial") {
        const auto library = scenario::read_library("db/data");
        auto scenario = scenario::load_scenario(folder, scenario_id, *library);
        scenario->options.step_seconds.every = step_seconds;
        scenario->options.dice_audit = audits_dice;
        scenario->options.spectator_delay = rules::SpectatorDelay::None;  // watched by a socket
        kept.battle = store::new_battle("tutorial", "Tutorial", now.wall, "seed");
        for (const auto* role : {"blue", "red", "referee"})
            kept.seats.push_back({role, store::hash_of_token(role)});
        kept.seats.push_back({"public", store::hash_of_token("the spectators' link")});
        game::Game game;
        SeededDice dice(kept.battle.seed);
        const auto events = game::begin(game, *scenario, dice);
        kept.history.head = store::empty_journal(kept.battle.id, kept.battle.commitment);
        for (auto& row : store::seal(kept.history.head, now.wall, {}, events)) keep(row);
        open();
    }
    void open() {
        room::World world;
        world.append = [this](store::Batch batch) { queued.push_back(std::move(batch)); };
        world.health = [this] { return health; };
        world.post = [](const std::function<void()>& work) { work(); };
        world.clock = [this] {
            std::exchange(before_time, [] {})();
            return now;
        };
        if (!numbers) numbers = room::numbers_of_battle(kept.battle.salt, life);
        world.numbers = numbers;
        world.most_bytes = most_bytes;
        world.outages = outages;
        if (after) world.after = after;
        room = std::make_shared<room::Room>(kept, world);
    }
    void keep(const store::Row& row) {
        kept.history.events.push_back({row.seq, row.at, row.cause, *store::read_event(row.event)});
        kept.history.head = {row.seq, row.hash};
    }
    /// The disk does its work.
    void commit(store::Outcome outcome = store::Outcome::Written) {
        while (!queued.empty()) {
            auto batch = std::move(queued.front());
            queued.pop_front();
            if (outcome == store::Outcome::Written) {
                for (const auto& row : batch.rows) keep(row);
                if (batch.reply) kept.replies.push_back(*batch.reply);
                if (batch.aside) kept.aside = batch.aside;
                if (batch.chat) kept.chat.push_back(*batch.chat);
                for (const auto& notice : batch.notices) notices.push_back(notice);
            }
            if (batch.done) batch.done(outcome);
        }
    }
    /// Nobody looked for long: it was left, and is opened again.
    void reopen() {
        room.reset();
        open();
    }
    /// The server is killed and started again.
    void restart() {
        queued.clear();
        ++life;
        numbers.reset();
        reopen();
    }
};

/// A connection and what it was told.
struct Guest {
    std::vector<std::string> heard;
    bool dropped = false;
    nlohmann::json view;
    std::int64_t n = -1;
    bool gap = false;
    bool watches = false;  ///< of whom updates are not numbered
    std::optional<room::Seat> seat;

    Guest(Hall& hall, const std::string& token, std::optional<std::int64_t> last = {}) {
        nlohmann::json hello{
            {"type",     "hello"},
            {"protocol", 1      },
            {"token",    token  }
        };
        watches = token == "public";
        if (last) {
            hello["last"] = *last;
            n = *last;
        }
        seat = hall.room->enter(
            hello.dump(), [this](const room::Text& text) { hear(*text); },
            [this] { dropped = true; });
    }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    void hear(const std::string& text) {
        heard.push_back(text);
        const auto message = nlohmann::json::parse(text);
        if (message["type"] == "view") {
            view = message["view"];
            n = message["n"];
        } else if (message["type"] == "update") {
            gap |= message["n"] != (watches ? n : n + 1);
            n = message["n"];
            view.merge_patch(message["patch"]);
        }
    }
    room::Heard say(const std::string& text) { return seat->hear(text); }
    room::Heard command(const std::string& id, const nlohmann::json& what) {
        return say(nlohmann::json{
            {"type",    "command"},
            {"cmd_id",  id       },
            {"command", what     }
        }
                       .dump());
    }
    /// How many messages of this type it heard.
    [[nodiscard]] int count(const std::string& type) const {
        int found = 0;
        for (const auto& text : heard) found += nlohmann::json::parse(text)["type"] == type;
        return found;
    }
    [[nodiscard]] nlohmann::json last() const { return nlohmann::json::parse(heard.back()); }
};

/// By the referee, before anything else.
[[nodiscard]] inline room::Heard set_option(Hall& hall, const char* option, const char* value) {
    Guest referee(hall, "referee");
    const auto heard = referee.command(
        "option",
        {
            {"do",     "set_option"},
            {"option", option      },
            {"value",  value       },
            {"reason", "days"      }
    });
    hall.commit();
    return heard;
}

inline const nlohmann::json kCommit{
    {"do", "commit"}
};
