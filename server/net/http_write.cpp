#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/write.hpp>

#include "net/beast.h"

namespace net {

Awaitable<error_code> write_response(beast::tcp_stream& stream, const Response& response) {
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    co_await http::async_write(stream, response, token);
    co_return failed;
}

}  // namespace net
