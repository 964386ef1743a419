#pragma once
#include <functional>
#include <future>
#include <optional>

#include "room/rooms.h"
#include "room/turning_loop.h"
#include "support/temporary_folder.h"

/// A server's lobby and rooms, whose clock goes as it is told to.
struct TimedLobby {
    TemporaryFolder temporary;
    store::DataFolder folder{temporary.path, "db"};
    store::Writer writer{folder};
    TurningLoop loop;
    room::Moment now{1'000'000, 1'700'000'000'000};
    room::Lobby lobby{folder, writer, "db", [this] { return now; }, "seed"};
    std::optional<room::Rooms> rooms{std::in_place, lobby, loop.post()};

    TimedLobby() = default;
    TimedLobby(const TimedLobby&) = delete;
    TimedLobby& operator=(const TimedLobby&) = delete;
    ~TimedLobby() {
        rooms.reset();
        lobby.flush();
        loop.turn();
    }
    void pass(std::int64_t time) {
        now.steady += time;
        now.wall += time;
        lobby.keep_up();
        lobby.expire();
        writer.flush();
    }
    static room::Made answer(const std::function<void(room::Lobby::Done)>& ask) {
        std::promise<room::Made> made;
        ask([&](room::Made answer) { made.set_value(std::move(answer)); });
        return made.get_future().get();
    }
};
