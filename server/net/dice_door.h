#pragma once
#include <optional>
#include <string>

#include "net/http.h"
#include "net/waits.h"
#include "room/dice_desk.h"

/// GET /api/battles/<battle>/dice: a coroutine of the door waits until they have been looked for.
namespace net {

/// The battle whose dice are asked for.
std::optional<std::string> asked_dice(const Request& request);

class DiceDoor {
  public:
    DiceDoor(asio::io_context& doors, const room::Lobby& lobby)
        : waits_(doors), desk_([&lobby](const std::string& battle) { return lobby.dice(battle); }) {
    }
    Awaitable<Response> get(const Request& request, const std::string& battle);

  private:
    Waits<room::LobbyAnswer> waits_;
    room::DiceDesk desk_;  ///< its thread ends before those who wait for it
};

}  // namespace net
