#pragma once
#include <memory>
#include <optional>
#include <set>
#include <thread>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "net/session.h"
#include "room/rooms.h"

/// One event loop with one thread, and the battles that live on it.
namespace net {

class Loop {
  public:
    /// `is_ours`: whose battles live here.
    Loop(room::Lobby& lobby, Metrics& metrics, SecurityLog& log,
         std::function<bool(std::string_view)> is_ours);
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    void start();
    void stop();
    void join();
    asio::io_context& context() { return context_; }
    /// A connection of one of this loop's battles; from any thread.
    void take(Arrival arrival);
    /// All sessions are told that the server restarts; from any thread.
    void say_goodbye();

  private:
    void run();
    void tick();
    void seat(Arrival arrival);
    void watch_sessions();

    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    room::Lobby& lobby_;
    Metrics& metrics_;
    SecurityLog& log_;
    room::Rooms rooms_;
    Talkers talkers_;
    asio::steady_timer ticks_{context_};
    std::vector<std::weak_ptr<Session>> sessions_;
    std::int64_t watched_ = 0;
    std::thread thread_;
};

}  // namespace net
