#pragma once
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/steady_timer.hpp>

#include "net/beast.h"
#include "net/limits.h"
#include "net/metrics.h"
#include "room/rooms.h"

/// One WebSocket of one seat. It lives on the loop of its battle.
namespace net {

class Session : public std::enable_shared_from_this<Session> {
  public:
    Session(beast::tcp_stream stream, room::Rooms& rooms, Metrics& metrics, room::Clock clock);
    ~Session();

    /// From the upgrade to the end.
    Awaitable<void> serve(Request request, std::string battle);
    /// Says good-bye: the server restarts, or the room has to be read again.
    void leave(websocket::close_code code);

  private:
    Awaitable<void> converse(std::string battle);
    Awaitable<bool> sit_down(std::string battle);
    Awaitable<void> listen();
    Awaitable<void> speak();
    bool may_say_more(room::Heard heard);
    void tell(const room::Text& text);
    void fail(const std::exception& problem);
    void drop();

    WebSocket socket_;
    room::Rooms& rooms_;
    Metrics& metrics_;
    room::Clock clock_;
    asio::steady_timer wakes_;
    beast::flat_buffer buffer_;
    std::optional<room::Seat> seat_;
    std::deque<room::Text> outbox_;
    std::size_t waiting_bytes_ = 0;
    std::size_t most_waiting_ = kOutboxOfSpectator;
    Credits credits_{kMessagesOfSpectator};
    Credits accepted_{kAcceptedOfPlayer};
    websocket::close_code goodbye_ = websocket::close_code::none;
    bool over_ = false;
    bool speaks_ = false;
};

}  // namespace net
