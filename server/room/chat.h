#pragma once
#include <array>
#include <deque>

#include "fog/audience.h"
#include "room/stream.h"
#include "store/battles.h"

/// What people write to each other. Each audience counts only the lines that it was told. [REL-29]
namespace room {

class Chat {
  public:
    /// Who reads a line from this seat. Empty: it may not write there.
    static std::vector<fog::Audience> readers(fog::Audience from, wire::ChatTo to);
    /// The line as this audience is told it; it counts.
    Text tell(fog::Audience reader, fog::Audience from, wire::ChatTo to, const std::string& words);
    /// What an audience was told before, for somebody who sits down.
    [[nodiscard]] const std::deque<Text>& lines(fog::Audience reader) const;

    /// The same for the store.
    store::ChatRow row(std::int64_t at, fog::Audience from, wire::ChatTo to, std::string words);
    void remember(const store::ChatRow& row);

  private:
    struct Channel {
        std::int64_t told = 0;
        std::deque<Text> lines;
    };
    std::array<Channel, fog::kSeats.size()> channels_;
    std::int64_t rows_ = 0;
};

}  // namespace room
