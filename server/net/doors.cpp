#include "net/doors.h"

#include <chrono>

#include "net/http.h"

namespace net {

using namespace std::chrono_literals;

std::string open(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port) {
    const tcp::endpoint place(asio::ip::make_address(address), port);
    acceptor.open(place.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(place);
    acceptor.listen(1024);
    const auto bound = std::to_string(acceptor.local_endpoint().port());
    const bool is_v6 = place.address().is_v6();
    return "http://" + (is_v6 ? "[" + address + "]" : address) + ":" + bound;
}

Awaitable<void> tell_metrics(tcp::socket socket, const Metrics& metrics, const room::Lobby& lobby) {
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(std::size_t{16} * 1024);
    stream.expires_after(10s);
    Request request;
    if (co_await read_request(stream, buffer, request)) co_return;
    const bool found = request.target() == "/metrics";
    auto text = found ? text_of(metrics) + lobby.metrics() : std::string("There is /metrics.\n");
    auto response = plain(request, http::status::ok, std::move(text));
    if (!found) response.result(http::status::not_found);
    response.keep_alive(false);
    co_await write_response(stream, response);
}

}  // namespace net
