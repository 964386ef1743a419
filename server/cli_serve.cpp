#include <cstdio>

#include <sodium.h>
#include <spdlog/spdlog.h>

#include "base/base64url.h"
#include "bot/player.h"
#include "cli.h"
#include "cli_clock.h"
#include "cli_errors.h"
#include "courier/courier.h"
#include "courier/vapid.h"
#include "net/bot_client.h"
#include "net/own_names.h"
#include "net/server.h"
#include "store/crashes.h"

namespace cli {
namespace {

net::BotTalk talk_of(const room::BotSeat& seat, std::function<bool()> rests) {
    const auto name = "bot" + std::to_string(real_time().wall);
    const auto player =
        std::make_shared<bot::Player>(std::hash<std::string>{}(seat.battle + seat.role), name);
    net::BotTalk talk;
    talk.hello = [player, token = seat.token] { return player->hello(token); };
    talk.again = [player] { return player->again(); };
    talk.hear = [player](std::string_view text) { return player->hear(text); };
    talk.rests = std::move(rests);
    talk.is_over = [player] { return player->tally().over; };
    talk.pace = std::chrono::milliseconds(60);
    talk.patience = std::chrono::minutes(5);
    return talk;
}

void print_links(const std::vector<wire::SeatLink>& seats) {
    for (const auto& seat : seats) std::printf("%-8s %s\n", seat.role.c_str(), seat.link.c_str());
}

/// What makes a battle easy to enter or to foresee is for whoever sits at this machine.
void refuse_to_strangers(const Serve& options, const std::string& host) {
    const auto here = [](std::string_view place) { return net::is_this_machine(place); };
    const auto at = options.origin.find("://");
    const bool is_here = here(host.find(':') == std::string::npos ? host : "[" + host + "]") &&
                         (options.origin.empty() ||
                          (at != std::string::npos && here(options.origin.substr(at + 3))));
    const std::pair<bool, const char*> only_here[] = {
        {options.demo,                         "--demo"           },
        {options.reusable_links,               "--reusable-links" },
        {options.bots_play_alone,              "--bots-play-alone"},
        {options.test_clock.has_value(),       "--test-clock"     },
        {!options.test_seed.empty(),           "--test-seed"      },
        {!options.ways.test_authority.empty(), "--test-authority" },
    };
    for (const auto& [is_asked, name] : only_here)
        if (is_asked && !is_here)
            throw UsageError(std::string(name) + " is for a server that listens on 127.0.0.1 and "
                                                 "is reached there.");
}

room::Clock clock_of(const Serve& options) {
    return options.test_clock ? test_clock(*options.test_clock) : room::Clock{real_time};
}

net::ServerOptions sockets_of(const Serve& options, const std::string& host,
                              const std::string& port) {
    net::ServerOptions sockets;
    sockets.address = host;
    sockets.port = static_cast<std::uint16_t>(std::stoi(port));
    sockets.web = options.web;
    sockets.origin = options.origin;
    sockets.proxies = options.proxies;
    sockets.threads = options.threads;
    if (!options.metrics.empty()) {
        const auto metrics = parse_address(options.metrics);
        sockets.metrics_address = metrics.host;
        sockets.metrics_port = static_cast<std::uint16_t>(std::stoi(metrics.port));
    }
    return sockets;
}

/// With the key of this folder, where pushes are allowed.
courier::Ways ways_of(const Serve& options, const store::DataFolder& folder) {
    auto ways = options.ways;
    if (ways.push) ways.vapid = courier::vapid_key_in(folder.folder());
    return ways;
}

int serve_folder(const Serve& options) {
    const auto [host, port] = parse_address(options.listen);
    refuse_to_strangers(options, host);
    const auto db = find_db(options.db);
    const store::DataFolder folder(options.data, db);
    const auto clock = clock_of(options);
    for (const auto& battle : store::set_aside_crashed(folder, clock().wall))
        spdlog::error("security: battle {} is set aside: the server died while it was worked on",
                      battle);
    const store::CrashWatch watch(folder.folder());
    store::Writer writer(folder);
    room::Lobby lobby(folder, writer, db, clock, options.test_seed);
    net::BotHouse bots;
    if (options.reusable_links) lobby.reuse_links();
    lobby.limit(options.quotas);

    auto ways = ways_of(options, folder);
    auto sockets = sockets_of(options, host, port);
    sockets.ways = {ways.has_mail(), ways.hooks, base::in_base64url(ways.vapid.point)};
    std::string bound;
    const auto let_in = [&](const std::vector<room::BotSeat>& seats) {
        const std::string local = host == "0.0.0.0" ? "127.0.0.1" : host == "::" ? "::1" : host;
        for (const auto& seat : seats) {
            const auto rests = [&lobby, alone = options.bots_play_alone, battle = seat.battle] {
                return !alone && lobby.bots_rest(battle);
            };
            bots.add(local, bound, seat.battle, talk_of(seat, rests));
        }
    };
    sockets.made = [&](const std::string& battle) { let_in(lobby.start_bots(battle)); };

    net::Server server(sockets, lobby);
    const auto url = server.listen();
    ways.origin = options.origin.empty() ? url : options.origin;
    const courier::Courier courier(folder, writer, ways, [clock] { return clock().wall; });
    bound = url.substr(url.find_last_of(':') + 1);
    std::printf("listening on %s\n", url.c_str());
    if (options.demo) print_links(lobby.demo(options.origin.empty() ? url : options.origin));
    std::printf("ready\n");
    std::fflush(stdout);
    let_in(lobby.bots_to_start());
    return server.run() ? Exit::Well : Exit::Disk;
}

}  // namespace

int serve(const Serve& options) {
    return with_errors_told([&]() -> int {
        log_as_json();
        if (sodium_init() < 0) return Exit::Failed;
        return serve_folder(options);
    });
}

}  // namespace cli
