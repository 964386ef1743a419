#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

/// How much one connection and one address may ask of the server.
namespace net {

inline constexpr std::size_t kLongestMessage = std::size_t{64} * 1024;
/// What may come over a socket in all that belongs to no message: the one that is being read, and
/// some that is odd. An empty frame has six bytes at least.
inline constexpr std::size_t kUnclaimed = kLongestMessage + std::size_t{8} * 1024;
inline constexpr std::size_t kFrameHead = 14;            ///< at most
inline constexpr std::size_t kOutboxOfPlayer = 8 << 20;  ///< bytes that wait for a slow reader
inline constexpr std::size_t kOutboxOfSpectator = 2 << 20;

/// So many in twenty seconds, refilled evenly.
class Credits {
  public:
    explicit Credits(std::int64_t per_twenty_seconds)
        : most_(per_twenty_seconds * kWindow), left_(most_), rate_(per_twenty_seconds) {}
    [[nodiscard]] bool has(std::int64_t now, std::int64_t how_many = 1) {
        left_ = std::min(most_, left_ + (now - last_) * rate_);
        last_ = now;
        return left_ >= how_many * kWindow;
    }
    /// False: there were not so many left.
    bool spend(std::int64_t now, std::int64_t how_many = 1) {
        if (!has(now, how_many)) return false;
        left_ -= how_many * kWindow;
        return true;
    }

  private:
    static constexpr std::int64_t kWindow = 20'000;  // milliseconds
    std::int64_t most_;
    std::int64_t left_;
    std::int64_t rate_;
    std::int64_t last_ = 0;
};

/// Commands that were accepted cost little: a whole side may move in a second. Anything else is
/// rationed.
inline constexpr std::int64_t kMessagesOfPlayer = 100;
inline constexpr std::int64_t kMessagesOfSpectator = 30;
inline constexpr std::int64_t kAcceptedOfPlayer = 20'000;
/// Of all spectators of a battle at one address: a club says hardly more than two each.
inline constexpr std::int64_t kMessagesOfSpectators = 600;
/// What it costs them to look through other eyes: a whole view is sent.
inline constexpr std::int64_t kLookOfSpectator = 5;

/// What one address may do in twenty seconds, and how many sockets it may hold.
struct Allowance {
    std::int64_t new_battles;
    std::int64_t posts;
    std::int64_t questions;  ///< of the rulebook
    std::int64_t pieces;  ///< of battles, and lists of them, that are not kept and have to be made
    std::int64_t views;   ///< of campaigns
    std::int64_t reads;   ///< of lists, battles, scenarios and whatever else has to be looked up
    std::int64_t files;   ///< of the client: a page is some thirty
    std::int64_t hellos;  ///< to battles: each is answered by a whole view
    std::int64_t between_hellos;  ///< milliseconds: a crowd of one address does not come in at once
    int sockets;                  ///< connections of pages count as well: a club has one address
};
/// This machine itself is no stranger: bots, tests, a proxy that was not named.
constexpr Allowance allowance_of(bool this_machine) {
    return this_machine
               ? Allowance{100, 1000, 2000, 20'000, 20'000, 100'000, 100'000, 20'000, 0, 20'000}
               : Allowance{20, 100, 400, 200, 2000, 600, 3000, 250, 40, 250};
}
inline constexpr std::size_t kLongestQuestion = std::size_t{32} * 1024;

}  // namespace net
