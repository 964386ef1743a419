#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "net/client.h"
#include "net/http.h"
#include "room/links.h"

/// What is posted to the server. The writer's thread gives the answer; a coroutine of the door
/// waits for it.
namespace net {

class Posts {
  public:
    Posts(asio::io_context& doors, room::Lobby& lobby) : doors_(doors), lobby_(lobby) {}

    /// A battle is made for this client. `made` hears of it.
    Awaitable<Response> make_battle(const Request& request, const Client& client,
                                    const std::string& origin,
                                    const std::function<void(const std::string&)>& made);
    /// Links are opened, made, renewed and asked after; a battle is deleted.
    Awaitable<Response> change_battle(const Request& request, const BattlePath& path,
                                      const std::string& origin);

  private:
    /// An answer that the writer's thread will give, and who waits for it.
    struct Making {
        explicit Making(asio::io_context& context)
            : timer(context, asio::steady_timer::time_point::max()) {}
        asio::steady_timer timer;
        std::optional<room::Made> made;
    };
    using Done = std::function<void(room::Made)>;
    Awaitable<room::Made> wait_for(const std::function<void(Done)>& start);

    asio::io_context& doors_;
    room::Lobby& lobby_;
    room::Links links_{lobby_.writer(), lobby_.clock()};
    std::map<std::uint64_t, Making> makings_;  ///< by the number that the writer's thread is given
    std::uint64_t last_making_ = 0;
};

}  // namespace net
