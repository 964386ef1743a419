#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> read_message(WebSocket& socket, beast::flat_buffer& buffer) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    co_await socket.async_read(buffer, token);
    co_return failed;
}

}  // namespace net
