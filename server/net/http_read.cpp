#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>

#include "net/beast.h"

namespace net {

constexpr std::uint32_t kHeaderLimit = std::uint32_t{8} * 1024;
constexpr std::uint64_t kBodyLimit = std::uint64_t{64} * 1024;

Awaitable<error_code> read_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                   Request& request) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kHeaderLimit);
    parser.body_limit(kBodyLimit);
    error_code failed;
    auto token = asio::redirect_error(asio::use_awaitable, failed);
    co_await http::async_read(stream, buffer, parser, token);
    if (!failed) request = parser.release();
    co_return failed;
}

}  // namespace net
