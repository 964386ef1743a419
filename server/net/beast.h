#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/beast/websocket/stream_fwd.hpp>

/// Beast's operations behind plain functions, one to a file, so that only that file pays for
/// compiling it. Arguments are names: g++ 12 destroys temporaries of an awaited call twice.
namespace net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;  // NOLINT(readability-identifier-naming): Asio's own name
using boost::system::error_code;
template <class T> using Awaitable = asio::awaitable<T>;

/// Counts what comes and goes. Beast hears no empty fragment and tells of none: bytes that belong
/// to no message show them, and after too many nothing more is read.
class ByteCount {
  public:
    std::uint64_t in = 0;
    std::uint64_t out = 0;
    std::uint64_t most_unclaimed = UINT64_MAX;

    void claim(std::uint64_t bytes) { claimed_ += bytes; }
    [[nodiscard]] bool is_used_up() const { return left() == 0; }

  private:
    friend class beast::rate_policy_access;
    static constexpr std::size_t kAll = SIZE_MAX;
    [[nodiscard]] std::uint64_t left() const {
        const auto unclaimed = in > claimed_ ? in - claimed_ : 0;
        return most_unclaimed > unclaimed ? most_unclaimed - unclaimed : 0;
    }
    [[nodiscard]] std::size_t available_read_bytes() const { return left(); }
    [[nodiscard]] static std::size_t available_write_bytes() { return kAll; }
    void transfer_read_bytes(std::size_t n) { in += n; }
    void transfer_write_bytes(std::size_t n) { out += n; }
    static void on_timer() {}

    std::uint64_t claimed_ = 0;
};

using CountedStream = beast::basic_stream<tcp, asio::any_io_executor, ByteCount>;
using WebSocket = websocket::stream<CountedStream>;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

/// What a request may weigh: 8 KiB of headers, 64 KiB of body.
Awaitable<error_code> read_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                   Request& request);
Awaitable<error_code> write_response(beast::tcp_stream& stream, const Response& response);
Awaitable<error_code> accept_websocket(WebSocket& socket, const Request& request);
Awaitable<error_code> connect_websocket(WebSocket& socket, const std::string& host,
                                        const std::string& port, const std::string& path);
Awaitable<error_code> read_message(WebSocket& socket, beast::flat_buffer& buffer);
Awaitable<error_code> write_message(WebSocket& socket, const std::string& text);
Awaitable<error_code> ping_websocket(WebSocket& socket);
Awaitable<error_code> close_websocket(WebSocket& socket, websocket::close_reason reason);

}  // namespace net
