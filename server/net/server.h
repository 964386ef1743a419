#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "room/people.h"

/// `ordercap serve`: loops, sockets, signals.
namespace net {

struct ServerOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string metrics_address;  ///< empty: no metrics
    std::uint16_t metrics_port = 0;
    std::string web;     ///< folder of the client
    std::string origin;  ///< where people reach it from outside; empty: the address itself
    std::vector<std::string> proxies;  ///< addresses or networks whose X-Forwarded-For is believed
    int threads = 1;
    wire::WaysToReach ways;                        ///< how players are reached while they are away
    std::function<void(const std::string&)> made;  ///< a battle was made: its bots may come
};

class Server {
  public:
    Server(ServerOptions options, room::Lobby& lobby);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    /// "http://127.0.0.1:8080", with the real port. Throws when the address cannot be had.
    [[nodiscard]] std::string listen();
    /// Until SIGTERM, SIGINT or a disk that fails. True: it ended well.
    bool run();
    /// Ends `run` as a signal would; from any thread.
    void stop();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace net
