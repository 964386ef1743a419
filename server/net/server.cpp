#include "net/server.h"

#include <chrono>
#include <map>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "net/http.h"
#include "net/loop.h"

namespace net {

using namespace std::chrono_literals;

/// A new battle that its room is still making, and who waits for it.
struct Making {
    explicit Making(asio::io_context& context)
        : timer(context, asio::steady_timer::time_point::max()) {}
    asio::steady_timer timer;
    std::optional<room::Made> made;
};

struct Server::Inside {
    ServerOptions options;
    room::Lobby& lobby;
    StaticFiles files{options.web};
    Metrics metrics;
    std::string url;
    asio::io_context doors{1};  ///< accepts, answers HTTP, hears signals
    tcp::acceptor acceptor{doors};
    tcp::acceptor metrics_acceptor{doors};
    asio::signal_set signals{doors, SIGINT, SIGTERM};
    asio::steady_timer watch{doors};
    std::vector<std::unique_ptr<Loop>> loops;
    Credits new_battles{kNewBattles};
    Credits questions{kQuestions};
    std::map<std::uint64_t, Making> makings;  ///< by the number that the writer's thread is given
    std::uint64_t last_making = 0;
    bool ended_well = true;

    Inside(ServerOptions how, room::Lobby& where) : options(std::move(how)), lobby(where) {}

    Loop& loop_of(const std::string& battle) {
        return *loops[std::hash<std::string>{}(battle) % loops.size()];
    }
    [[nodiscard]] std::string origin() const {
        return options.origin.empty() ? url : options.origin;
    }

    Awaitable<void> accept();
    Awaitable<void> accept_metrics();
    Awaitable<void> converse(tcp::socket socket);
    Awaitable<bool> converse_once(beast::tcp_stream& stream, beast::flat_buffer& buffer);
    Awaitable<void> tell_metrics(tcp::socket socket);
    void run();
    Response answer_or_fail(const Request& request);
    Awaitable<Response> make_battle(const Request& request);
    void hand_over(beast::tcp_stream& stream, Request request, std::string battle);
    void watch_disk();
    void end(bool well);
};

namespace {

std::string open(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port) {
    const tcp::endpoint place(asio::ip::make_address(address), port);
    acceptor.open(place.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(place);
    acceptor.listen(1024);
    const auto bound = std::to_string(acceptor.local_endpoint().port());
    const bool is_v6 = place.address().is_v6();
    return "http://" + (is_v6 ? "[" + address + "]" : address) + ":" + bound;
}

Response failed_at(const Request& request, const std::exception& problem) {
    spdlog::error("a request fails: {}", problem.what());
    return plain(request, http::status::internal_server_error,
                 "The server made a mistake. It is in its log.\n");
}

}  // namespace

Server::Server(ServerOptions options, room::Lobby& lobby)
    : inside_(std::make_unique<Inside>(std::move(options), lobby)) {}

Server::~Server() = default;

std::string Server::listen() {
    auto& in = *inside_;
    in.url = open(in.acceptor, in.options.address, in.options.port);
    if (!in.options.metrics_address.empty()) {
        const auto url =
            open(in.metrics_acceptor, in.options.metrics_address, in.options.metrics_port);
        spdlog::info("metrics at {}/metrics", url);
    }
    return in.url;
}

bool Server::run() {
    auto& in = *inside_;
    for (int i = 0; i < std::max(1, in.options.threads); ++i)
        in.loops.push_back(std::make_unique<Loop>(in.lobby, in.metrics));
    for (auto& loop : in.loops) loop->start();
    in.signals.async_wait([&in](error_code failed, int) {
        if (!failed) in.end(true);
    });
    in.watch_disk();
    asio::co_spawn(in.doors, in.accept(), asio::detached);
    if (in.metrics_acceptor.is_open())
        asio::co_spawn(in.doors, in.accept_metrics(), asio::detached);
    in.run();
    for (auto& loop : in.loops) loop->stop();
    for (auto& loop : in.loops) loop->join();
    in.lobby.flush();  // what it calls back lives until here
    return in.ended_well;
}

void Server::stop() {
    asio::post(inside_->doors, [in = inside_.get()] { in->end(true); });
}

/// After a commit that failed for good nothing more is acknowledged, and the process ends within a
/// second.
void Server::Inside::watch_disk() {
    if (lobby.is_broken()) {
        spdlog::critical("the disk failed: nothing more is acknowledged, the server ends");
        end(false);
        return;
    }
    watch.expires_after(200ms);
    watch.async_wait([this](error_code stopped) {
        if (!stopped) watch_disk();
    });
}

/// Nobody new; everybody is told to come back; then the loops stop.
void Server::Inside::end(bool well) {
    ended_well = well;
    error_code ignored;
    acceptor.close(ignored);
    metrics_acceptor.close(ignored);
    signals.cancel(ignored);
    for (auto& loop : loops) loop->say_goodbye();
    watch.expires_after(600ms);
    watch.async_wait([this](error_code) { doors.stop(); });
}

Awaitable<void> Server::Inside::accept() {
    while (acceptor.is_open()) {
        tcp::socket socket(doors);
        error_code failed;
        auto token = asio::redirect_error(asio::use_awaitable, failed);
        co_await acceptor.async_accept(socket, token);
        if (!failed) {
            ++metrics.connections;
            error_code ignored;
            socket.set_option(tcp::no_delay(true), ignored);
            asio::co_spawn(doors, converse(std::move(socket)), asio::detached);
        } else if (acceptor.is_open()) {  // out of descriptors: wait instead of burning a core
            asio::steady_timer pause(doors, 100ms);
            co_await pause.async_wait(token);
        }
    }
}

Awaitable<void> Server::Inside::converse(tcp::socket socket) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(kLongestMessage + std::size_t{16} * 1024);
    bool goes_on = true;
    while (goes_on) goes_on = co_await converse_once(stream, buffer);
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

/// One request and its answer. False: the connection ends here, or belongs to a battle now.
Awaitable<bool> Server::Inside::converse_once(beast::tcp_stream& stream,
                                              beast::flat_buffer& buffer) {
    stream.expires_after(10s);
    Request request;
    const auto failed = co_await read_request(stream, buffer, request);
    Response response;
    if (failed) {
        auto problem = answer_unreadable(failed);
        if (!problem) co_return false;
        response = std::move(*problem);
    } else if (auto refused = refuse_request(request)) {
        response = std::move(*refused);
    } else if (websocket::is_upgrade(request)) {
        const auto target = request.target();
        auto battle = battle_of({target.data(), target.size()});
        if (battle && comes_from_here(request) && buffer.size() == 0) {
            hand_over(stream, std::move(request), std::move(*battle));
            co_return false;
        }
        response = plain(request, http::status::forbidden, "That page may not connect here.\n");
    } else if (request.method() == http::verb::post && request.target() == "/api/battles") {
        response = co_await make_battle(request);
    } else if (request.method() == http::verb::post && request.target() == "/api/rules") {
        response = answer_question(request, questions, lobby.clock()().steady);
    } else {
        response = answer_or_fail(request);
    }
    const bool goes_on = response.keep_alive();
    stream.expires_after(35s);
    const auto unsent = co_await write_response(stream, response);
    co_return !unsent && goes_on;
}

/// One piece of work that fails does not take the others along.
void Server::Inside::run() {
    while (!doors.stopped()) {
        try {
            doors.run();
        } catch (const std::exception& problem) {
            spdlog::error("work at the door fails: {}", problem.what());
        }
    }
}

/// A request that fails gets its answer, and the next one is heard.
Response Server::Inside::answer_or_fail(const Request& request) {
    try {
        return answer(request, lobby, files);
    } catch (const std::exception& problem) {
        return failed_at(request, problem);
    }
}

/// The connection goes to the loop of its battle.
void Server::Inside::hand_over(beast::tcp_stream& stream, Request request, std::string battle) {
    stream.expires_never();
    error_code failed;
    const bool is_v6 = stream.socket().local_endpoint(failed).address().is_v6();
    auto socket = stream.release_socket();
    const int handle = socket.release(failed);
    if (failed) return;
    auto& loop = loop_of(battle);
    loop.take(handle, is_v6, std::move(request), std::move(battle));
}

/// A page of another site may not make battles here; a program without a page may.
Awaitable<Response> Server::Inside::make_battle(const Request& request) {
    if (request.count(http::field::origin) > 0 && !comes_from_here(request))
        co_return plain(request, http::status::forbidden, "That page may not do this.\n");
    if (!new_battles.spend(lobby.clock()().steady))
        co_return plain(request, http::status::too_many_requests,
                        "Too many new battles at once.\n");
    // The writer's thread holds its callback for a while, so it is given a number and no more.
    const auto number = ++last_making;
    auto& making = makings.try_emplace(number, doors).first->second;
    try {
        lobby.make(request.body(), origin(), [this, number](room::Made made) {
            asio::post(doors, [this, number, made = std::move(made)]() mutable {
                auto& waiting = makings.at(number);
                waiting.made = std::move(made);
                waiting.timer.cancel();
            });
        });
    } catch (const std::exception& problem) {
        makings.erase(number);
        co_return failed_at(request, problem);
    }
    error_code woken;
    auto token = asio::redirect_error(asio::use_awaitable, woken);
    if (!making.made) co_await making.timer.async_wait(token);
    const auto made = std::move(*making.made);
    makings.erase(number);
    if (made.status == 201 && options.made) options.made(made.battle);
    co_return json(request, static_cast<unsigned>(made.status), made.text);
}

Awaitable<void> Server::Inside::accept_metrics() {
    while (metrics_acceptor.is_open()) {
        tcp::socket socket(doors);
        error_code failed;
        auto token = asio::redirect_error(asio::use_awaitable, failed);
        co_await metrics_acceptor.async_accept(socket, token);
        if (!failed) asio::co_spawn(doors, tell_metrics(std::move(socket)), asio::detached);
    }
}

Awaitable<void> Server::Inside::tell_metrics(tcp::socket socket) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer;
    stream.expires_after(10s);
    Request request;
    if (co_await read_request(stream, buffer, request)) co_return;
    const bool found = request.target() == "/metrics";
    auto text = found ? text_of(metrics) + lobby.metrics() : std::string("There is /metrics.\n");
    auto response = plain(request, http::status::ok, std::move(text));
    if (!found) response.result(http::status::not_found);
    response.keep_alive(false);
    co_await write_response(stream, response);
}

}  // namespace net
