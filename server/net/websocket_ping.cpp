#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> ping_websocket(WebSocket& socket) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    const websocket::ping_data nothing;
    co_await socket.async_ping(nothing, token);
    co_return failed;
}

}  // namespace net
