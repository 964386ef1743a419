#pragma once
#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "net/limits.h"

/// What may be said in a seat from one address, by all its sockets together: a new socket brings no
/// new credits.
namespace net {

struct Talk {
    Credits said;      ///< anything but commands that were accepted
    Credits accepted;  ///< commands
};

/// Of the battles of one loop; for its thread only.
class Talkers {
  public:
    explicit Talkers(std::size_t most = 20'000) : most_(most) {}

    /// `seat`: an address, a battle and a seat in it. Never null.
    std::shared_ptr<Talk> of(const std::string& seat, bool plays);
    [[nodiscard]] std::size_t size() const { return young_.size() + old_.size(); }

  private:
    using Book = std::map<std::string, std::shared_ptr<Talk>>;
    void forget();

    std::size_t most_;
    Book young_;  ///< used since the last forgetting
    Book old_;
};

}  // namespace net
