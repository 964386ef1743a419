#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "base/result.h"
#include "room/lobby.h"
#include "room/room.h"

/// The rooms that live on one event loop. Only that loop touches them.
namespace room {

/// As a client is told it.
Text error_text(const Refusal& refusal);
/// Whoever comes back to it is told so.
Refusal deleted();

class Rooms {
  public:
    /// `is_ours`: whose battles live on this loop.
    Rooms(
        Lobby& lobby, std::function<void(std::function<void()>)> post,
        std::function<bool(std::string_view)> is_ours = [](std::string_view) { return true; });

    /// The room of this battle, read from the disk when nobody was there.
    Result<std::shared_ptr<Room>> open(std::string_view id);
    /// Several times a second: deadlines, also of battles that nobody looks at, presence, rooms
    /// that nobody needs.
    void tick();
    [[nodiscard]] std::size_t size() const { return rooms_.size(); }

  private:
    struct Open {
        std::shared_ptr<Room> room;
        std::int64_t idle_since = 0;
        std::int64_t looked = 0;  ///< when its seats were read last
    };
    World world(const store::Battle& battle);
    void look_at_seats(Room& room);
    void correct_stage(const Room& room);
    Result<std::shared_ptr<Room>> read(std::string_view id);
    void take_leave(const Room& room);
    void watch_clock(Moment now);
    void wake_due(std::int64_t until);

    Lobby& lobby_;
    std::function<void(std::function<void()>)> post_;
    std::function<bool(std::string_view)> is_ours_;
    store::Database db_;
    std::map<std::string, Open, std::less<>> rooms_;
    /// Of each battle that was opened by this process.
    std::map<std::string, std::shared_ptr<NumbersOfBattle>, std::less<>> numbers_;
    std::map<std::string, std::int64_t, std::less<>>
        unreadable_;  ///< since when, so not tried again
    std::int64_t looked_for_due_ = 0;
    std::optional<std::int64_t> ahead_;                  ///< the wall clock of the steady one
    std::set<std::string, std::less<>> cannot_play_on_;  ///< though they are due
    std::set<std::string, std::less<>> unwritable_;      ///< the disk did not take what they wrote
};

}  // namespace room
