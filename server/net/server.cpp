#include "net/server.h"

#include <chrono>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "net/callers.h"
#include "net/campaigns.h"
#include "net/dice_door.h"
#include "net/doors.h"
#include "net/http.h"
#include "net/loop.h"
#include "net/own_names.h"
#include "net/posts.h"
#include "net/strangers.h"
#include "net/told.h"

namespace net {

using namespace std::chrono_literals;

/// One connection of a browser: who holds the other end, and its place among that one's sockets.
struct Visit {
    asio::ip::address peer;
    std::shared_ptr<void> place;
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
    asio::steady_timer sweeps{doors};
    std::vector<std::unique_ptr<Loop>> loops;
    Strangers strangers{options.proxies, lobby.clock()};
    OwnNames names{options.origin, options.address};
    Posts posts{doors, lobby, options.ways};
    Tellings tellings{doors, lobby};
    DiceDoor dice{doors, lobby};
    CampaignDoor campaigns{doors, lobby, options.made};
    bool ended_well = true;

    Inside(ServerOptions how, room::Lobby& where) : options(std::move(how)), lobby(where) {}

    [[nodiscard]] std::size_t loop_of(std::string_view battle) const {
        return std::hash<std::string_view>{}(battle) % loops.size();
    }
    [[nodiscard]] std::string origin() const {
        return options.origin.empty() ? url : options.origin;
    }

    using Welcome = void (Inside::*)(tcp::socket);
    Awaitable<void> accept(tcp::acceptor& door, Welcome welcome);
    void welcome_page(tcp::socket socket);
    void welcome_metrics(tcp::socket socket);
    Awaitable<void> converse(tcp::socket socket, Visit visit);
    Awaitable<bool> converse_once(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                  Visit& visit);
    void run();
    Response answer_or_fail(const Request& request);
    Awaitable<Response> answer_get(const Request& request, const Visit& visit);
    Awaitable<Response> tell(const Request& request, const room::AskedPiece& asked,
                             const Client& client);
    Awaitable<Response> tell_dice(const Request& request, const std::string& battle,
                                  const Client& client);
    [[nodiscard]] std::optional<Response> refuse_stranger(const Request& request) const;
    Awaitable<std::optional<Response>> hand_over(beast::tcp_stream& stream, Request& request,
                                                 Visit& visit);
    Awaitable<Response> answer_post(const Request& request, const Client& client);
    Awaitable<Response> do_as_posted(const Request& request, const Client& client,
                                     const std::optional<CampaignPath>& campaign);
    Awaitable<void> wait(std::chrono::milliseconds time);
    void watch_disk();
    void sweep();
    void end(bool well);
};

namespace {

/// At 16 kbit/s: a phone shares 64 with its other requests.
std::chrono::milliseconds time_to_read(std::size_t bytes) {
    return 35s + std::chrono::milliseconds(bytes / 2);
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
    if (const auto warning =
            forgotten_origin(in.options.origin, in.options.address, !in.options.proxies.empty()))
        spdlog::warn(*warning);
    if (!in.options.metrics_address.empty()) {
        const auto url =
            open(in.metrics_acceptor, in.options.metrics_address, in.options.metrics_port);
        spdlog::info("metrics at {}/metrics", url);
    }
    return in.url;
}

bool Server::run() {
    auto& in = *inside_;
    for (std::size_t i = 0; i == 0 || std::cmp_less(i, in.options.threads); ++i)
        in.loops.push_back(
            std::make_unique<Loop>(in.lobby, in.metrics, in.strangers.log(),
                                   [&in, i](std::string_view id) { return in.loop_of(id) == i; }));
    for (auto& loop : in.loops) loop->start();
    in.signals.async_wait([&in](error_code failed, int) {
        if (!failed) in.end(true);
    });
    in.watch_disk();
    in.sweep();
    asio::co_spawn(in.doors, in.accept(in.acceptor, &Inside::welcome_page), asio::detached);
    if (in.metrics_acceptor.is_open())
        asio::co_spawn(in.doors, in.accept(in.metrics_acceptor, &Inside::welcome_metrics),
                       asio::detached);
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
    lobby.keep_up();
    lobby.run_errands();
    strangers.log().look();
    watch.expires_after(200ms);
    watch.async_wait([this](error_code stopped) {
        if (!stopped) watch_disk();
    });
}

/// Battles that nobody has played are kept for a while only.
void Server::Inside::sweep() {
    lobby.expire();
    sweeps.expires_after(10min);
    sweeps.async_wait([this](error_code stopped) {
        if (!stopped) sweep();
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

/// Out of descriptors a door rests instead of burning a core.
Awaitable<void> Server::Inside::accept(tcp::acceptor& door, Welcome welcome) {
    asio::steady_timer pause(doors);
    while (door.is_open()) {
        tcp::socket socket(doors);
        error_code failed;
        auto token = asio::redirect_error(asio::use_awaitable, failed);
        co_await door.async_accept(socket, token);
        if (!failed) {
            (this->*welcome)(std::move(socket));
        } else if (door.is_open()) {
            pause.expires_after(100ms);
            co_await pause.async_wait(token);
        }
    }
}

void Server::Inside::welcome_page(tcp::socket socket) {
    ++metrics.connections;
    error_code failed;
    socket.set_option(tcp::no_delay(true), failed);
    const auto peer = socket.remote_endpoint(failed).address();
    if (failed) return;
    Visit visit{peer, nullptr};
    if (!strangers.is_proxy(peer)) {
        visit.place = strangers.socket(client_at(peer));
        if (!visit.place) return;
    }
    asio::co_spawn(doors, converse(std::move(socket), std::move(visit)), asio::detached);
}

Awaitable<void> Server::Inside::converse(tcp::socket socket, Visit visit) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(kLongestMessage + std::size_t{16} * 1024);
    bool goes_on = true;
    while (goes_on) goes_on = co_await converse_once(stream, buffer, visit);
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

Awaitable<void> Server::Inside::wait(std::chrono::milliseconds time) {
    asio::steady_timer timer(doors);
    error_code ignored;
    auto token = asio::redirect_error(asio::use_awaitable, ignored);
    timer.expires_after(time);
    co_await timer.async_wait(token);
}

/// One request and its answer. False: the connection ends here, or belongs to a battle now.
Awaitable<bool> Server::Inside::converse_once(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                              Visit& visit) {
    stream.expires_after(10s);
    Request request;
    const auto failed = co_await read_request(stream, buffer, request);
    Response response;
    if (failed) {
        auto problem = answer_unreadable(failed);
        if (!problem) co_return false;
        response = std::move(*problem);
    } else if (auto refused = refuse_stranger(request)) {
        response = std::move(*refused);
    } else if (websocket::is_upgrade(request) && buffer.size() == 0) {
        auto unwelcome = co_await hand_over(stream, request, visit);
        if (!unwelcome) co_return false;
        response = std::move(*unwelcome);
    } else if (request.method() == http::verb::post) {
        const auto client = strangers.who(visit.peer, request);
        response = co_await answer_post(request, client);
    } else {
        response = co_await answer_get(request, visit);
    }
    // Whoever asks too much is told so a little later: else he asks again at once.
    if (response.result() == http::status::too_many_requests) co_await wait(250ms);
    const bool goes_on = response.keep_alive();
    stream.expires_after(time_to_read(response.body().size()));
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

Awaitable<Response> Server::Inside::answer_get(const Request& request, const Visit& visit) {
    const bool is_get = request.method() == http::verb::get || request.method() == http::verb::head;
    const auto client = strangers.who(visit.peer, request);
    if (const auto asked = is_get ? asked_piece(request) : std::nullopt)
        co_return co_await tell(request, *asked, client);
    if (const auto path = is_get ? campaign_path(view(request.target())) : std::nullopt) {
        if (!strangers.may(client, Use::View)) co_return too_much(request);
        auto response = co_await campaigns.get(request, *path);
        strangers.answered(client, request, response);
        co_return response;
    }
    if (is_get && !strangers.may_read(client, request)) co_return too_much(request);
    if (is_get && request.target() == "/api/reach") co_return json(request, 200, posts.ways());
    if (const auto battle = is_get ? asked_dice(request) : std::nullopt)
        co_return co_await tell_dice(request, *battle, client);
    co_return answer_or_fail(request);
}

/// What is kept costs nobody anything.
Awaitable<Response> Server::Inside::tell(const Request& request, const room::AskedPiece& asked,
                                         const Client& client) {
    if (!strangers.might(client, Use::Piece)) co_return too_much(request);
    const auto told = co_await tellings.ask(asked);
    if (told.was_made) strangers.may(client, Use::Piece);
    co_return told_response(request, told);
}

Awaitable<Response> Server::Inside::tell_dice(const Request& request, const std::string& battle,
                                              const Client& client) {
    auto response = co_await dice.get(request, battle);
    if (response.result_int() == 429)
        strangers.log().note(Event::Quota, client, "dice, for which others wait");
    co_return response;
}

/// A request that fails gets its answer, and the next one is heard.
Response Server::Inside::answer_or_fail(const Request& request) {
    try {
        return answer(request, lobby, files);
    } catch (const std::exception& problem) {
        return failed_at(request, problem);
    }
}

std::optional<Response> Server::Inside::refuse_stranger(const Request& request) const {
    if (auto malformed = refuse_request(request)) return malformed;
    const auto host = request[http::field::host];
    if (names.have({host.data(), host.size()})) return std::nullopt;
    auto response = plain(request, http::status::misdirected_request,
                          "This server is not reached under that name.\n");
    response.keep_alive(false);
    return response;
}

/// The connection goes to the loop of its battle; or why not.
Awaitable<std::optional<Response>> Server::Inside::hand_over(beast::tcp_stream& stream,
                                                             Request& request, Visit& visit) {
    const auto target = request.target();
    auto battle = battle_of({target.data(), target.size()});
    if (!battle || !names.is_own_page(request))
        co_return plain(request, http::status::forbidden, "That page may not connect here.\n");
    const auto client = strangers.who(visit.peer, request);
    auto place = visit.place ? std::move(visit.place) : strangers.socket(client);
    if (!place || !strangers.may(client, Use::Hello))
        co_return plain(request, http::status::too_many_requests, "Too many connections.\n");
    co_await wait(strangers.until_let_in(client));
    stream.expires_never();
    error_code failed;
    Arrival arrival;
    arrival.is_v6 = stream.socket().local_endpoint(failed).address().is_v6();
    arrival.client = client;
    auto socket = stream.release_socket();
    arrival.socket = socket.release(failed);
    if (failed) co_return std::nullopt;
    arrival.request = std::move(request);
    arrival.battle = std::move(*battle);
    arrival.place = std::move(place);
    auto& loop = *loops[loop_of(arrival.battle)];
    loop.take(std::move(arrival));
    co_return std::nullopt;
}

/// A page of another site may ask for nothing here; a program without a page may.
Awaitable<Response> Server::Inside::answer_post(const Request& request, const Client& client) {
    if (request.count(http::field::origin) > 0 && !names.is_own_page(request))
        co_return plain(request, http::status::forbidden, "That page may not do this.\n");
    const auto target = view(request.target());
    const auto campaign = campaign_path(target);
    const bool is_battle = target == "/api/battles" || (campaign && campaign->id.empty());
    const bool is_question = target == "/api/rules";
    const auto use = is_battle ? Use::NewBattle : is_question ? Use::Question : Use::Post;
    if (!strangers.may(client, use)) co_return too_much(request);
    if (is_question) co_return answer_question(request);
    if (target == "/api/mine") co_return posts.own_battles(request);
    auto response = co_await do_as_posted(request, client, campaign);
    strangers.answered(client, request, response);
    co_return response;
}

Awaitable<Response> Server::Inside::do_as_posted(const Request& request, const Client& client,
                                                 const std::optional<CampaignPath>& campaign) {
    const auto address = origin();
    const auto target = view(request.target());
    if (campaign) co_return co_await campaigns.post(request, *campaign, client, address);
    if (target == "/api/battles")
        co_return co_await posts.make_battle(request, client, address, options.made);
    constexpr std::string_view kReach = "/api/reach/";
    if (target.starts_with(kReach))
        co_return co_await posts.heed_word(request, target.substr(kReach.size()));
    const auto path = battle_path(target);
    if (path) co_return co_await posts.change_battle(request, *path, address);
    co_return not_done_here(request);
}

void Server::Inside::welcome_metrics(tcp::socket socket) {
    asio::co_spawn(doors, tell_metrics(std::move(socket), metrics, lobby), asio::detached);
}

}  // namespace net
