#include "net/loop.h"

#include <chrono>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace net {

using namespace std::chrono_literals;

Loop::Loop(room::Lobby& lobby, Metrics& metrics)
    : lobby_(lobby), metrics_(metrics),
      rooms_(lobby, [this](std::function<void()> work) { asio::post(context_, std::move(work)); }) {
}

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
    std::erase_if(sessions_, [](const auto& session) { return session.expired(); });
}

void Loop::take(int socket, bool is_v6, Request request, std::string battle) {
    asio::post(context_, [this, socket, is_v6, request = std::move(request),
                          battle = std::move(battle)]() mutable {
        seat(socket, is_v6, std::move(request), std::move(battle));
    });
}

void Loop::seat(int socket, bool is_v6, Request request, std::string battle) {
    tcp::socket ours(context_);
    error_code failed;
    ours.assign(is_v6 ? tcp::v6() : tcp::v4(), socket, failed);
    if (failed) {
        ::close(socket);
        return;
    }
    beast::tcp_stream stream(std::move(ours));
    const auto session =
        std::make_shared<Session>(std::move(stream), rooms_, metrics_, lobby_.clock());
    sessions_.push_back(session);
    asio::co_spawn(context_, session->serve(std::move(request), std::move(battle)),
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
