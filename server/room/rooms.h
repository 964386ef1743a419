#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "room/lobby.h"
#include "room/room.h"

/// The rooms that live on one event loop. Only that loop touches them.
namespace room {

class Rooms {
  public:
    Rooms(Lobby& lobby, std::function<void(std::function<void()>)> post);

    /// The room of this battle, read from the disk when nobody was there. Null: there is no such
    /// battle.
    std::shared_ptr<Room> open(std::string_view id);
    /// Several times a second: deadlines, presence, rooms that nobody needs.
    void tick();
    [[nodiscard]] std::size_t size() const { return rooms_.size(); }

  private:
    struct Open {
        std::shared_ptr<Room> room;
        std::int64_t idle_since = 0;
    };
    World world(std::string_view id);

    Lobby& lobby_;
    std::function<void(std::function<void()>)> post_;
    store::Database db_;
    std::map<std::string, Open, std::less<>> rooms_;
    std::map<std::string, std::int64_t, std::less<>> openings_;  ///< of each battle in this life
};

}  // namespace room
