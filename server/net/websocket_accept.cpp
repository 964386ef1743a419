#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> accept_websocket(WebSocket& socket, const Request& request) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    co_await socket.async_accept(request, token);
    co_return failed;
}

}  // namespace net
