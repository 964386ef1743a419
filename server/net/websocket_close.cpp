#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> close_websocket(WebSocket& socket, websocket::close_reason reason) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    co_await socket.async_close(reason, token);
    co_return failed;
}

}  // namespace net
