#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "room/lobby.h"

/// Seats that anybody may take. [REL-56] Each is one transaction of the writer's thread, which
/// calls `done`; what is malformed is answered at once.
namespace room {

class OpenSeats {
  public:
    explicit OpenSeats(Lobby& lobby) : lobby_(lobby) {}
    using Done = std::function<void(Made)>;

    /// Whoever comes first gets a link to it; then it is open no more, and who sat there before is
    /// out.
    void join(const std::string& battle, std::string_view request, const std::string& origin,
              Done done);
    /// Nobody is sought for it any more. A seat that nobody has taken: its link.
    void withdraw(const std::string& battle, std::string_view request, const std::string& origin,
                  Done done);
    /// For a seat that nobody has taken, by whoever made the battle; for his own seat, by whoever
    /// wants a substitute; for any, by the referee. Its links that were not opened are closed.
    void seek(const std::string& battle, std::string_view request, Done done);

  private:
    using Work = std::function<Made(store::Database&)>;
    void in_turn(const std::string& battle, Work work, Done done);

    Lobby& lobby_;
};

}  // namespace room
