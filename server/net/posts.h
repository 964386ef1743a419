#pragma once
#include <functional>
#include <string>

#include "net/client.h"
#include "net/http.h"
#include "net/waits.h"
#include "room/links.h"

/// What is posted to the server. The writer's thread gives the answer; a coroutine of the door
/// waits for it.
namespace net {

class Posts {
  public:
    Posts(asio::io_context& doors, room::Lobby& lobby) : lobby_(lobby), waits_(doors) {}

    /// A battle is made for this client. `made` hears of it.
    Awaitable<Response> make_battle(const Request& request, const Client& client,
                                    const std::string& origin,
                                    const std::function<void(const std::string&)>& made);
    /// Links are opened, made, renewed and asked after; a battle is deleted.
    Awaitable<Response> change_battle(const Request& request, const BattlePath& path,
                                      const std::string& origin);

  private:
    using Done = std::function<void(room::Made)>;

    room::Lobby& lobby_;
    room::Links links_{room::links_of_battles(lobby_)};
    Waits<room::Made> waits_;  ///< for the writer's thread
};

}  // namespace net
