#pragma once
#include <cstdint>
#include <optional>

#include "game/play/events.h"
#include "store/children.h"

/// When everything of a battle that is over is opened. [REL-35]
namespace room {

class Lifting {
  public:
    /// `at`: when it happened, milliseconds since 1970.
    void follow(const game::Event& event, std::int64_t at);
    /// Without its leaders it opens some days after this, milliseconds since 1970.
    [[nodiscard]] std::optional<std::int64_t> since() const;
    /// Of a campaign: not while that goes on, and then counted from its end.
    void stand(const store::Standing& standing) { standing_ = standing; }

  private:
    store::Standing standing_;
    std::optional<std::int64_t> ended_;
};

}  // namespace room
