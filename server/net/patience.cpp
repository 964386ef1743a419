#include "net/patience.h"

namespace net {
namespace {

constexpr std::int64_t kQuiet = 9'000;           // then it is asked
constexpr std::int64_t kForTheAnswer = 9'000;    // after the question arrived
constexpr std::int64_t kWithoutMoving = 18'000;  // while something waits to arrive
constexpr std::uint64_t kMoved = 4096;           // less than that in that time is no reading
constexpr std::uint64_t kSlowest = 8;            // bytes a millisecond: 64 kbit/s, behind a proxy

}  // namespace

Patience::Verdict Patience::look(std::int64_t now, std::uint64_t in, std::uint64_t out,
                                 std::uint64_t unread) {
    const auto arrived = out - unread;
    if (unread == 0 || arrived >= arrived_ + kMoved) {
        arrived_ = arrived;
        moved_ = now;
    }
    if (in != in_) {
        in_ = in;
        heard_ = now;
        out_at_heard_ = out;
        asks_ = false;
        question_ends_.reset();
        delivered_.reset();
    }
    const bool is_dumb = now - heard_ > kWithoutMoving && now - moved_ > kQuiet;
    if (is_dumb || now - moved_ > kWithoutMoving) return Verdict::Over;
    if (!asks_) {
        asks_ = now - heard_ >= kQuiet;
        return asks_ ? Verdict::Ask : Verdict::Wait;
    }
    if (!delivered_ && question_ends_ && arrived >= *question_ends_) delivered_ = now;
    if (!delivered_) return Verdict::Wait;
    const auto on_its_way = static_cast<std::int64_t>((out - out_at_heard_) / kSlowest);
    const auto patience = kForTheAnswer + (is_relayed_ ? on_its_way : 0);
    return now - *delivered_ > patience ? Verdict::Over : Verdict::Wait;
}

}  // namespace net
