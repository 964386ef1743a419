#pragma once
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The socket of a bot: a client like any other. What it says is the business of whoever gives
/// these functions.
namespace net {

struct BotTalk {
    std::function<std::string()> hello;
    std::function<std::vector<std::string>()> again;  ///< after coming back: what was not answered
    std::function<std::vector<std::string>(std::string_view)> hear;
    std::function<bool()> is_over;
    std::function<bool()>
        rests;  ///< it leaves, and comes back when it does not; none: it never does
    std::chrono::milliseconds pace{0};          ///< between two commands
    std::chrono::milliseconds patience{15000};  ///< how long it tries to come back
};
enum class BotEnd : std::uint8_t { Over, Refused, Lost };

/// The key that a link's token becomes; the token itself when it can be used again and again.
/// Empty: that link opens no seat any more.
std::string open_link(const std::string& host, const std::string& port, const std::string& battle,
                      const std::string& token, const std::string& key);

/// Plays until it is over; comes back when the connection is lost.
BotEnd play_as_bot(const std::string& host, const std::string& port, const std::string& battle,
                   BotTalk talk);

/// Bots of the server itself, all on one thread of their own.
class BotHouse {
  public:
    BotHouse();
    BotHouse(const BotHouse&) = delete;
    BotHouse& operator=(const BotHouse&) = delete;
    ~BotHouse();
    /// From any thread.
    void add(std::string host, std::string port, const std::string& battle, BotTalk talk);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace net
