#pragma once
#include <cstdint>
#include <optional>

/// Whether the other end still takes part. What counts is the time without progress: a slow phone
/// may take minutes for a view, and whoever reads nothing is gone within twenty seconds, though its
/// system may take some of it for as long as nine.
namespace net {

class Patience {
  public:
    /// `is_relayed`: a proxy takes the bytes first, and they go on at a pace that is not seen.
    Patience(std::int64_t now, bool is_relayed)
        : heard_(now), moved_(now), is_relayed_(is_relayed) {}

    enum class Verdict : std::uint8_t { Wait, Ask, Over };
    /// All bytes that came, that were handed to the system, and that have not arrived yet.
    Verdict look(std::int64_t now, std::uint64_t in, std::uint64_t out, std::uint64_t unread);
    /// A question was asked, and it left as the last of `out` bytes.
    void asked(std::uint64_t out) {
        if (asks_) question_ends_ = out;
    }

  private:
    std::int64_t heard_;
    std::int64_t moved_;
    bool is_relayed_;
    std::uint64_t in_ = 0;
    std::uint64_t arrived_ = 0;       ///< when it moved last
    std::uint64_t out_at_heard_ = 0;  ///< what had left when something came last
    bool asks_ = false;
    std::optional<std::uint64_t> question_ends_;
    std::optional<std::int64_t> delivered_;  ///< when the question arrived
};

}  // namespace net
