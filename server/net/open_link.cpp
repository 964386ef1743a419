#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "net/beast.h"
#include "net/bot_client.h"

namespace net {

std::string open_link(const std::string& host, const std::string& port, const std::string& battle,
                      const std::string& token, const std::string& key) {
    asio::io_context context{1};
    beast::tcp_stream stream(context);
    tcp::resolver resolver(context);
    stream.connect(resolver.resolve(host, port));
    Request request(http::verb::post, "/api/battles/" + battle + "/seats", 11);
    const bool is_v6 = host.find(':') != std::string::npos;
    request.set(http::field::host, (is_v6 ? "[" + host + "]" : host) + ":" + port);
    request.body() = R"({"token":")" + token + R"(","key":")" + key + R"("})";
    request.prepare_payload();
    request.keep_alive(false);
    http::write(stream, request);
    beast::flat_buffer buffer;
    Response response;
    http::read(stream, buffer, response);
    const auto status = response.result_int();
    if (status != 200 && status != 201) return {};
    return response.body().find("\"reusable\":true") != std::string::npos ? token : key;
}

}  // namespace net
