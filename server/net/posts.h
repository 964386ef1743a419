#pragma once
#include <functional>
#include <string>
#include <utility>

#include "net/client.h"
#include "net/http.h"
#include "net/waits.h"
#include "room/links.h"
#include "room/open_seats.h"
#include "room/people.h"

/// What is posted to the server. The writer's thread gives the answer; a coroutine of the door
/// waits for it.
namespace net {

class Posts {
  public:
    Posts(asio::io_context& doors, room::Lobby& lobby, wire::WaysToReach ways)
        : lobby_(lobby), people_(lobby, std::move(ways)), open_seats_(lobby), waits_(doors) {}

    /// A battle is made for this client. `made` hears of it.
    Awaitable<Response> make_battle(const Request& request, const Client& client,
                                    const std::string& origin,
                                    const std::function<void(const std::string&)>& made);
    /// Links are opened, made, renewed and asked after; people are called and reached; a battle is
    /// deleted.
    Awaitable<Response> change_battle(const Request& request, const BattlePath& path,
                                      const std::string& origin);
    /// /api/reach/<what>: by the word that the owner of an address was sent.
    Awaitable<Response> heed_word(const Request& request, std::string_view what);
    /// /api/mine
    [[nodiscard]] Response own_battles(const Request& request) const;
    [[nodiscard]] std::string ways() const { return people_.ways(); }

  private:
    using Done = std::function<void(room::Made)>;
    Awaitable<Response> answer(const Request& request, const std::function<void(Done)>& start);

    room::Lobby& lobby_;
    room::Links links_{room::links_of_battles(lobby_)};
    room::People people_;
    room::OpenSeats open_seats_;
    Waits<room::Made> waits_;  ///< for the writer's thread
};

}  // namespace net
