#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "net/client.h"
#include "room/moment.h"

/// What the operator is told of those who come: "security: <kind> from <address>: <what>". No line
/// has a token, a key, a link or the hash of one.
namespace net {

enum class Event : std::uint8_t { Link, Renewal, Deletion, Refusal, Quota, Flood };

/// From any thread.
class SecurityLog {
  public:
    explicit SecurityLog(room::Clock clock, std::size_t most = 500)
        : clock_(std::move(clock)), most_(most) {}
    SecurityLog(const SecurityLog&) = delete;
    SecurityLog& operator=(const SecurityLog&) = delete;
    /// Says what is still to be said.
    ~SecurityLog();

    /// A line. Of refusals, quotas and floods one in ten seconds for each address and kind; the
    /// others are counted.
    void note(Event event, const Client& client, const std::string& what);
    /// What became of a post: `what` about `book`, a battle or a campaign, was answered so.
    void answered(const Client& client, std::string_view what, std::string_view book,
                  unsigned status, std::string_view text);
    /// Now and then: how many lines were left out.
    void look();

  private:
    struct Silence {
        std::int64_t since = 0;
        std::int64_t held = 0;  ///< lines
    };
    using Of = std::pair<Event, std::string>;
    static void say_held(const Of& of, const Silence& silence);
    void look_at(std::int64_t now);

    room::Clock clock_;
    std::size_t most_;
    std::mutex mutex_;  ///< of all below
    std::map<Of, Silence> book_;
    Silence others_;  ///< for whom the book had no room
    std::int64_t looked_ = 0;
};

/// The value of "field":"…" in a text of ours; empty: it has none.
std::string_view word_in(std::string_view text, std::string_view field);

}  // namespace net
