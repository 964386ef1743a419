#pragma once
#include <array>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fog/view.h"
#include "room/stream.h"
#include "store/battles.h"
#include "store/reach.h"

/// Who sits in a battle now, and who may. A connection is one function: tell.
namespace room {

/// Passes a text on; never blocks.
using Tell = std::function<void(const Text&)>;

/// One connection that has said hello.
struct Sitting {
    fog::Audience audience = fog::Audience::Public;
    Tell tell;
    std::function<void()> drop;  ///< ends the connection: the room has stopped
    std::string token_hash;      ///< of its key; empty: it watches
    bool is_bot = false;         ///< of this server
    bool is_in_sight = true;     ///< somebody looks at the page, as far as it says
    std::shared_ptr<bool> has_view = std::make_shared<bool>(false);  ///< updates mean something
};

class Seats {
  public:
    explicit Seats(std::vector<store::Seat> seats) : allowed_(std::move(seats)) {}

    /// Battles are listed for all to watch: for the public its name is token enough. [REL-36]
    [[nodiscard]] std::optional<fog::Audience> admits(std::string_view token) const;
    /// Links are redeemed and seats given anew while others sit. Whose key is closed is dropped.
    void allow_only(std::vector<store::Seat> seats);
    /// How they are called is looked up as often as who may sit.
    void call(std::vector<store::SeatName> names) { names_ = std::move(names); }
    /// Empty: by no name.
    [[nodiscard]] std::string name_of(fog::Audience audience) const;

    using Place = std::list<Sitting>::iterator;
    Place sit(Sitting sitting);
    void leave(Place place);
    /// Is there a key or a link for it?
    [[nodiscard]] bool has(fog::Audience audience) const;
    [[nodiscard]] std::size_t sitting(fog::Audience audience) const;
    /// Of persons.
    [[nodiscard]] int pages(fog::Audience audience) const;
    [[nodiscard]] bool empty() const;
    /// Does anybody look at a page of this seat?
    [[nodiscard]] bool is_in_sight(fog::Audience audience) const;
    /// Does anybody sit here who is no bot of this server?
    [[nodiscard]] bool has_persons() const;
    [[nodiscard]] bool is_bot(std::string_view token_hash) const;
    /// Players first, then the referee, then those who only watch.
    void tell(fog::Audience audience, const Text& text) const;
    void tell_all(const Text& text) const;
    void drop(fog::Audience audience);
    void drop_all();

  private:
    std::vector<store::Seat> allowed_;
    std::vector<store::SeatName> names_;
    std::array<std::list<Sitting>, fog::kSeats.size()> sitting_;
};

/// Presence as it is shown: it follows the truth at most every ten seconds. [REL-30]
class Presence {
  public:
    explicit Presence(const Seats& seats);
    /// Does what is shown change now?
    bool follow(const Seats& seats, std::int64_t steady);
    [[nodiscard]] const fog::Keyed<fog::SeatSeen>& seen() const { return shown_; }

  private:
    fog::Keyed<fog::SeatSeen> shown_;  ///< by seat, of players and the referee
    std::int64_t last_ = 0;
    bool began_ = false;
};

}  // namespace room
