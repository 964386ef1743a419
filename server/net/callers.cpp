#include "net/callers.h"

#include <utility>

#include <spdlog/spdlog.h>

#include "net/own_bots.h"
#include "net/own_names.h"

namespace net {

Client Callers::who(const asio::ip::address& peer, const Request& request) {
    if (is_own_bot(request)) return client_at(peer);
    auto client = client_of(peer, request, proxies_);
    const bool is_named = proxies_.have(peer);
    if (!is_named && request.count("X-Forwarded-For") > 0 &&
        !std::exchange(has_warned_of_unnamed_, true))
        spdlog::warn("security: {} speaks for others: if it is a proxy of yours, name it with "
                     "--proxy, or all who come through it share one allowance",
                     client.name);
    if (is_untold(client) && !std::exchange(has_warned_of_untold_, true))
        spdlog::warn("security: the proxy {} does not tell in X-Forwarded-For who asks: all of "
                     "whom it tells no address share one allowance",
                     peer.to_string());
    return client;
}

std::optional<std::string> forgotten_origin(const std::string& origin, const std::string& address,
                                            bool has_proxies) {
    const auto scheme = origin.find("://");
    const auto host = scheme == std::string::npos ? origin : origin.substr(scheme + 3);
    const bool is_v6 = address.find(':') != std::string::npos;
    const auto listens = is_v6 ? "[" + address + "]" : address;
    if (!origin.empty() && !is_this_machine(host)) return std::nullopt;
    if (!has_proxies && is_this_machine(listens)) return std::nullopt;
    const bool is_everywhere = address == "0.0.0.0" || address == "::";
    std::string names = "localhost and 127.0.0.1";
    if (is_everywhere && origin.empty()) names = "localhost and addresses in figures";
    if (!is_everywhere && !is_this_machine(listens)) names = "localhost, 127.0.0.1 and " + address;
    return "this server answers under " + names +
           " only: pass the address that people type with --origin, such as --origin "
           "https://battles.example.org, or they are refused with 421";
}

}  // namespace net
