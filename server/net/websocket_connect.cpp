#include <boost/asio/connect.hpp>
#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"
#include "net/own_bots.h"

namespace net {

/// A connection of our own bots. Origin is what a page of that server would send.
Awaitable<error_code> connect_websocket(WebSocket& socket, const std::string& host,
                                        const std::string& port, const std::string& path) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    tcp::resolver resolver(socket.get_executor());
    const auto places = co_await resolver.async_resolve(host, port, token);
    if (failed) co_return failed;
    co_await beast::get_lowest_layer(socket).async_connect(places, token);
    if (failed) co_return failed;
    beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true));
    const bool is_v6 = host.find(':') != std::string::npos;
    const std::string authority = (is_v6 ? "[" + host + "]" : host) + ":" + port;
    socket.set_option(
        websocket::stream_base::decorator([authority](websocket::request_type& request) {
            request.set(http::field::origin, "http://" + authority);
            request.set(beast::string_view(kBotHeader.data(), kBotHeader.size()),
                        beast::string_view(bot_key().data(), bot_key().size()));
        }));
    co_await socket.async_handshake(authority, path, token);
    co_return failed;
}

}  // namespace net
