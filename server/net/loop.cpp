#include "net/loop.h"

#include <chrono>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace net {

using namespace std::chrono_literals;

Loop::Loop(room::Lobby& lobby, Metrics& metrics, SecurityLog& log,
           std::function<bool(std::string_view)> is_ours)
    : lobby_(lobby), metrics_(metrics), log_(log),
      rooms_(
          lobby, [this](std::function<void()> work) { asio::post(context_, std::move(work)); },
          std::move(is_ours)) {}

Loop::~Loop() {
    stop();
    join();
}

void Loop::start() {
    tick();
    thread_ = std::thread([this] { run(); });
}

/// One piece of work that fails does not take the loop along.
void Loop::run() {
    while (!context_.stopped()) {
        try {
            context_.run();
        } catch (const std::exception& problem) {
            spdlog::error("work on a loop fails: {}", problem.what());
        }
    }
}

void Loop::stop() {
    work_.reset();
    context_.stop();
}

void Loop::join() {
    if (thread_.joinable()) thread_.join();
}

void Loop::tick() {
    ticks_.expires_after(100ms);
    ticks_.async_wait([this](error_code stopped) {
        if (!stopped) tick();
    });
    rooms_.tick();
    metrics_.rooms = static_cast<std::int64_t>(rooms_.size());
    watch_sessions();
}

void Loop::watch_sessions() {
    const auto now = lobby_.clock()().steady;
    if (now - watched_ < 1000) return;
    watched_ = now;
    std::erase_if(sessions_, [](const auto& session) { return session.expired(); });
    for (const auto& known : sessions_)
        if (const auto session = known.lock()) session->watch();
}

void Loop::take(Arrival arrival) {
    asio::post(context_,
               [this, arrival = std::move(arrival)]() mutable { seat(std::move(arrival)); });
}

void Loop::seat(Arrival arrival) {
    tcp::socket ours(context_);
    error_code failed;
    ours.assign(arrival.is_v6 ? tcp::v6() : tcp::v4(), arrival.socket, failed);
    if (failed) {
        ::close(arrival.socket);
        return;
    }
    const auto session = std::make_shared<Session>(std::move(ours), arrival, rooms_, metrics_,
                                                   lobby_.clock(), talkers_, log_);
    sessions_.push_back(session);
    asio::co_spawn(context_, session->serve(std::move(arrival.request), std::move(arrival.battle)),
                   [session](const std::exception_ptr&) {});
}

void Loop::say_goodbye() {
    asio::post(context_, [this] {
        for (const auto& known : sessions_)
            if (const auto session = known.lock())
                session->leave(websocket::close_code::service_restart);
    });
}

}  // namespace net
