#pragma once
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <boost/asio.hpp>

#include "net/running_server.h"

/// A WebSocket written by hand, for what no browser sends.
class RawSocket {
  public:
    enum Kind : std::uint8_t { More = 0, Text = 1, Close = 8, Ping = 9, Pong = 10 };

    RawSocket(const RunningServer& server, const std::string& battle,
              const std::string& headers = {}) {
        namespace ip = boost::asio::ip;
        socket_.open(ip::tcp::v4());
        socket_.set_option(boost::asio::socket_base::receive_buffer_size(16 * 1024));
        socket_.connect(
            {ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(std::stoi(server.port()))});
        send("GET /ws/" + battle + " HTTP/1.1\r\nHost: " + server.host() +
             "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://" +
             server.host() + "\r\n" + headers + "\r\n");
        while (answer_.find("\r\n\r\n") == std::string::npos && take(4096, 20'000)) {
        }
        const auto end = answer_.find("\r\n\r\n");
        if (end != std::string::npos) frames_ = answer_.substr(end + 4);
    }
    /// The head of the answer to the upgrade.
    [[nodiscard]] const std::string& answer() const { return answer_; }

    void say(const std::string& text) { send(frame(Text, true, text)); }
    void hello(const std::string& token) {
        say(R"({"type":"hello","protocol":1,"token":")" + token + "\"}");
    }
    /// Its mask is nothing but zeros.
    static std::string frame(Kind kind, bool is_last, const std::string& payload) {
        std::string bytes(1, static_cast<char>(kind | (is_last ? 0x80 : 0)));
        const auto size = payload.size();
        if (size < 126) {
            bytes += static_cast<char>(0x80 | size);
        } else {
            bytes += static_cast<char>(0x80 | 126);
            bytes += static_cast<char>(size >> 8);
            bytes += static_cast<char>(size & 0xff);
        }
        return bytes + std::string(4, '\0') + payload;
    }
    /// False: the other end is gone.
    bool send(const std::string& bytes) {
        boost::system::error_code failed;
        boost::asio::write(socket_, boost::asio::buffer(bytes), failed);
        return !failed;
    }
    /// Takes what is there, up to so many bytes. False: it is over, or nothing came in that time.
    bool take(std::size_t most, int milliseconds) {
        boost::system::error_code failed;
        std::string bytes(most, '\0');
        std::size_t got = 0;
        socket_.async_read_some(boost::asio::buffer(bytes), [&](auto how, std::size_t n) {
            failed = how;
            got = n;
        });
        context_.restart();
        if (context_.run_for(std::chrono::milliseconds(milliseconds)) == 0) {
            socket_.cancel();
            context_.run();
        }
        is_over_ = is_over_ || (failed && failed != boost::asio::error::operation_aborted);
        (answer_.find("\r\n\r\n") == std::string::npos ? answer_ : frames_) += bytes.substr(0, got);
        taken_ += got;
        return got > 0;
    }
    /// Whole frames that came; pings are answered.
    std::vector<std::pair<Kind, std::string>> frames() {
        std::vector<std::pair<Kind, std::string>> all;
        for (std::size_t head = 2; frames_.size() >= 2; head = 2) {
            std::size_t size = byte(1) & 0x7f;
            if (size >= 126) head += size == 126 ? 2 : 8;
            if (frames_.size() < head) break;
            if (head > 2) {
                size = 0;
                for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
            }
            if (frames_.size() < head + size) break;
            all.emplace_back(static_cast<Kind>(byte(0) & 0x0f), frames_.substr(head, size));
            frames_.erase(0, head + size);
            if (all.back().first == Ping) send(frame(Pong, true, all.back().second));
        }
        return all;
    }
    /// Reads on until the server says good-bye, and why. 0: it did not.
    unsigned close_code() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!is_over_ && std::chrono::steady_clock::now() < end) {
            take(1 << 20, 100);
            for (const auto& [kind, text] : frames())
                if (kind == Close && text.size() >= 2)
                    return static_cast<unsigned char>(text[0]) * 256U +
                           static_cast<unsigned char>(text[1]);
        }
        return 0;
    }
    /// Reads on until the server ends it. False: it did not in that time.
    bool ends_within(int milliseconds) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
        while (!is_over_ && std::chrono::steady_clock::now() < end) take(1 << 20, 50);
        return is_over_;
    }
    [[nodiscard]] bool is_over() const { return is_over_; }
    [[nodiscard]] std::size_t taken() const { return taken_; }

  private:
    [[nodiscard]] std::size_t byte(std::size_t i) const {
        return static_cast<unsigned char>(frames_[i]);
    }

    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
    std::string answer_;
    std::string frames_;
    std::size_t taken_ = 0;
    bool is_over_ = false;
};
