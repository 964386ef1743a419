#pragma once
#include <atomic>
#include <chrono>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include <boost/asio.hpp>

#include "net/server.h"
#include "support/temporary_folder.h"

/// A server on a free port, in this process, until the end of the test.
struct RunningServer {
    /// Time of this server, so many times as fast as ours. 0: it stands, and is put on by hand.
    explicit RunningServer(const std::function<void(net::ServerOptions&)>& how = {},
                           std::int64_t speed = 1)
        : clock{[this, speed] { return now(speed); }}, chosen{options(how)} {}

    TemporaryFolder temporary;
    std::atomic<std::int64_t> put_on = 0;  ///< milliseconds
    room::Clock clock;
    store::DataFolder folder{temporary.path / "data", "db"};
    store::Writer writer{folder};
    room::Lobby lobby{folder, writer, "db", clock, "seed"};
    net::ServerOptions chosen;
    net::Server server{chosen, lobby};
    std::string url = server.listen();
    std::thread thread{[this] { server.run(); }};

    ~RunningServer() {
        server.stop();
        thread.join();
    }
    [[nodiscard]] std::string port() const { return url.substr(url.find_last_of(':') + 1); }
    [[nodiscard]] std::string host() const { return "127.0.0.1:" + port(); }

    /// Sends these bytes and reads until the server closes.
    [[nodiscard]] std::string ask(const std::string& bytes) const {
        namespace asio = boost::asio;
        asio::io_context context;
        asio::ip::tcp::socket socket(context);
        socket.connect(
            {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(std::stoi(port()))});
        boost::system::error_code ended;
        asio::write(socket, asio::buffer(bytes), ended);
        std::string answer;
        asio::read(socket, asio::dynamic_buffer(answer), ended);
        return answer;
    }
    [[nodiscard]] std::string get(const std::string& target, const std::string& more = {}) const {
        return ask("GET " + target + " HTTP/1.1\r\nHost: " + host() + "\r\nConnection: close\r\n" +
                   more + "\r\n");
    }
    [[nodiscard]] std::string post_to(const std::string& target, const std::string& body,
                                      const std::string& more = {}) const {
        return ask("POST " + target + " HTTP/1.1\r\nHost: " + host() +
                   "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
                   "\r\n" + more + "\r\n" + body);
    }
    [[nodiscard]] std::string post(const std::string& body, const std::string& more = {}) const {
        return post_to("/api/battles", body, more);
    }

  private:
    [[nodiscard]] room::Moment now(std::int64_t speed) const {
        const auto ms = put_on + std::chrono::duration_cast<std::chrono::milliseconds>(
                                     std::chrono::steady_clock::now().time_since_epoch())
                                         .count() *
                                     speed;
        return {ms, 1'700'000'000'000 + ms};
    }
    [[nodiscard]] net::ServerOptions
    options(const std::function<void(net::ServerOptions&)>& how) const {
        const auto web = temporary.path / "web";
        std::filesystem::create_directories(web / "assets");
        std::ofstream(web / "index.html") << "<!doctype html><title>ordercap</title>";
        std::ofstream(web / "assets" / "a.js") << "let a = 1;";
        std::ofstream(web / "assets" / "a.js.gz") << "squeezed";
        std::ofstream(temporary.path / "secret.txt") << "zq7f3a";
        net::ServerOptions asked;
        asked.port = 0;
        asked.web = web.string();
        if (how) how(asked);
        return asked;
    }
};

/// The value of "key":"…" in a text.
inline std::string value_of(const std::string& text, const std::string& key, std::size_t from = 0) {
    const auto at = text.find("\"" + key + "\":\"", from);
    if (at == std::string::npos) return {};
    const auto begin = at + key.size() + 4;
    return text.substr(begin, text.find('"', begin) - begin);
}
