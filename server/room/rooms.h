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
    Rooms(Lobby& lobby, std::function<void(std::function<void()>)> post);

    /// The room of this battle, read from the disk when nobody was there.
    Result<std::shared_ptr<Room>> open(std::string_view id);
    /// Several times a second: deadlines, presence, rooms that nobody needs.
    void tick();
    [[nodiscard]] std::size_t size() const { return rooms_.size(); }

  private:
    struct Open {
        std::shared_ptr<Room> room;
        std::int64_t idle_since = 0;
        std::int64_t looked = 0;  ///< when its seats were read last
    };
    World world(std::string_view id);
    void look_at_seats(Room& room);
    Result<std::shared_ptr<Room>> read(std::string_view id);
    void take_leave(const Room& room);

    Lobby& lobby_;
    std::function<void(std::function<void()>)> post_;
    store::Database db_;
    std::map<std::string, Open, std::less<>> rooms_;
    std::map<std::string, std::int64_t, std::less<>> openings_;  ///< of each battle in this life
    std::map<std::string, std::int64_t, std::less<>>
        unreadable_;                                 ///< since when, so not tried again
    std::set<std::string, std::less<>> unwritable_;  ///< the disk did not take what they wrote
};

}  // namespace room
