#include <boost/asio/redirect_error.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> write_message(WebSocket& socket, const std::string& text) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    const auto bytes = asio::buffer(text);
    co_await socket.async_write(bytes, token);
    co_return failed;
}

}  // namespace net
