#include "net/bot_client.h"

#include <thread>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>

#include "net/beast.h"

namespace net {
namespace {

using namespace std::chrono_literals;

struct Place {
    std::string host;
    std::string port;
    std::string path;
};

Awaitable<void> wait(asio::steady_timer& timer, std::chrono::milliseconds time) {
    error_code ignored;
    auto token = asio::redirect_error(asio::use_awaitable, ignored);
    timer.expires_after(time);
    co_await timer.async_wait(token);
}

Awaitable<bool> say_all(WebSocket& socket, asio::steady_timer& timer,
                        const std::vector<std::string>& texts, std::chrono::milliseconds pace) {
    for (const auto& text : texts) {
        if (pace > 0ms) co_await wait(timer, pace);
        if (co_await write_message(socket, text)) co_return false;
    }
    co_return true;
}

bool rests(const BotTalk& talk) { return talk.rests && talk.rests(); }

/// One connection, from hello to its end. True: it had been welcome.
Awaitable<bool> converse(WebSocket& socket, const Place& place, BotTalk& talk) {
    asio::steady_timer timer(socket.get_executor());
    beast::flat_buffer buffer;
    socket.read_message_max(64 << 20);
    socket.text(true);
    const auto failed = co_await connect_websocket(socket, place.host, place.port, place.path);
    if (failed) co_return false;
    const std::string hello = talk.hello();
    if (co_await write_message(socket, hello)) co_return false;
    auto answers = talk.again();  // at once: where nothing was missed, nothing else is heard
    bool welcome = false;
    while (!talk.is_over() && !rests(talk)) {
        const bool sent = co_await say_all(socket, timer, answers, talk.pace);
        if (!sent) co_return welcome;
        if (co_await read_message(socket, buffer)) co_return welcome;
        welcome = true;
        const std::string text = beast::buffers_to_string(buffer.data());
        buffer.consume(buffer.size());
        answers = talk.hear(text);
    }
    const websocket::close_reason goodbye(websocket::close_code::normal);
    co_await close_websocket(socket, goodbye);
    co_return true;
}

bool is_final(unsigned number) {
    return number == 1008 || number == 4001 || number == 4004 || number == 4005;
}

Awaitable<BotEnd> play(Place place, std::shared_ptr<BotTalk> talk) {
    const auto executor = co_await asio::this_coro::executor;
    asio::steady_timer timer(executor);
    auto last_welcome = std::chrono::steady_clock::now();
    while (!talk->is_over()) {
        if (rests(*talk)) {
            co_await wait(timer, 1s);
            last_welcome = std::chrono::steady_clock::now();
            continue;
        }
        WebSocket socket(executor);
        const bool welcome = co_await converse(socket, place, *talk);
        const auto now = std::chrono::steady_clock::now();
        if (talk->is_over()) break;
        if (is_final(socket.reason().code)) co_return BotEnd::Refused;
        if (welcome) last_welcome = now;
        if (now - last_welcome > talk->patience) co_return BotEnd::Lost;
        co_await wait(timer, 100ms);
    }
    co_return BotEnd::Over;
}

Place place_of(std::string host, std::string port, const std::string& battle) {
    return {std::move(host), std::move(port), "/ws/" + battle};
}

}  // namespace

BotEnd play_as_bot(const std::string& host, const std::string& port, const std::string& battle,
                   BotTalk talk) {
    asio::io_context context{1};
    auto end = BotEnd::Lost;
    auto place = place_of(host, port, battle);
    auto shared = std::make_shared<BotTalk>(std::move(talk));
    asio::co_spawn(context, play(std::move(place), std::move(shared)),
                   [&end](const std::exception_ptr& problem, BotEnd how) {
                       if (!problem) end = how;
                   });
    context.run();
    return end;
}

struct BotHouse::Inside {
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    std::thread thread;
};

BotHouse::BotHouse() : inside_(std::make_unique<Inside>()) {
    inside_->thread = std::thread([in = inside_.get()] { in->context.run(); });
}

BotHouse::~BotHouse() {
    inside_->context.stop();
    inside_->thread.join();
}

void BotHouse::add(std::string host, std::string port, const std::string& battle, BotTalk talk) {
    auto place = place_of(std::move(host), std::move(port), battle);
    auto shared = std::make_shared<BotTalk>(std::move(talk));
    auto& context = inside_->context;
    asio::post(context, [&context, place = std::move(place), shared = std::move(shared)]() mutable {
        asio::co_spawn(context, play(std::move(place), std::move(shared)),
                       [](const std::exception_ptr&, BotEnd) {});
    });
}

}  // namespace net
