#pragma once
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/steady_timer.hpp>

#include "net/beast.h"
#include "net/client.h"
#include "net/limits.h"
#include "net/metrics.h"
#include "net/patience.h"
#include "net/security_log.h"
#include "net/talkers.h"
#include "room/rooms.h"

/// One WebSocket of one seat. It lives on the loop of its battle.
namespace net {

/// A connection that wants to become one.
struct Arrival {
    int socket = -1;
    bool is_v6 = false;
    Client client;
    Request request;
    std::string battle;
    std::shared_ptr<void> place;  ///< among the sockets of its address
};

class Session : public std::enable_shared_from_this<Session> {
  public:
    Session(tcp::socket socket, const Arrival& arrival, room::Rooms& rooms, Metrics& metrics,
            room::Clock clock, Talkers& talkers, SecurityLog& log);
    ~Session();

    /// From the upgrade to the end.
    Awaitable<void> serve(Request request, std::string battle);
    /// About once a second: is anybody there?
    void watch();
    /// Says good-bye: the server restarts, or the room has to be read again.
    void leave(websocket::close_code code);

  private:
    Awaitable<void> converse(std::string battle);
    Awaitable<bool> sit_down(std::string battle);
    Awaitable<void> listen();
    Awaitable<void> speak();
    Awaitable<void> ask();
    void note_unknown_key();
    void share_credits(const std::string& battle);
    bool may_say_more(room::Heard heard);
    bool has_word();
    /// `of_all`: words of all at this address.
    bool spend_word(std::int64_t of_all = 1);
    void hear_control(std::size_t bytes);
    void close_as_flood();
    void count_flood();
    void tell(const room::Text& text);
    void fail(const std::exception& problem);
    void drop();

    WebSocket socket_;
    room::Rooms& rooms_;
    Metrics& metrics_;
    room::Clock clock_;
    std::shared_ptr<void> place_;
    Patience patience_;
    asio::steady_timer wakes_;
    beast::flat_buffer buffer_;
    std::optional<room::Seat> seat_;
    std::deque<room::Text> outbox_;
    std::size_t waiting_bytes_ = 0;
    std::size_t most_waiting_ = kOutboxOfSpectator;
    Talkers& talkers_;
    SecurityLog& log_;
    Client client_;
    std::string where_;  ///< his seat, or his battle as long as he has none
    std::shared_ptr<Talk>
        talk_;  ///< of a stranger in his seat; null: not there yet, or no stranger
    Credits credits_{kMessagesOfSpectator};
    Credits accepted_{kAcceptedOfPlayer};
    websocket::close_code goodbye_ = websocket::close_code::none;
    bool open_ = false;
    [[nodiscard]] bool is_leaving() const {
        return over_ || goodbye_ != websocket::close_code::none;
    }
    bool over_ = false;
    bool speaks_ = false;
    bool asking_ = false;
};

}  // namespace net
