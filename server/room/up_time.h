#pragma once
#include <mutex>
#include <optional>
#include <vector>

#include "room/moment.h"
#include "store/uptime.h"

/// How long ago something was, for what is kept or opened for some days only: as long as a server
/// was up here, and at most three days of each time that none was. Nothing of a
/// leap of the wall clock counts: nothing is deleted or opened by it. Locked. [REL-35]
namespace room {

inline constexpr std::int64_t kCountedOfOutage = std::int64_t{3} * 24 * 3600 * 1000;

class UpTime {
  public:
    explicit UpTime(const std::vector<store::Outage>& outages);

    /// The clock as it is now. The time that it leapt over, if it did, once.
    std::optional<store::Outage> look(Moment now);
    /// When so much has passed since. Milliseconds since 1970.
    [[nodiscard]] std::int64_t after(std::int64_t since, std::int64_t left) const;
    /// The same of the time alone in which a server was up: somebody had so long to say no.
    [[nodiscard]] std::int64_t while_up(std::int64_t since, std::int64_t left) const;

  private:
    void add(store::Outage outage);

    mutable std::mutex mutex_;
    std::vector<store::Outage> outages_;
    std::vector<store::Outage> beyond_;  ///< of each outage what does not count
    std::optional<Moment> last_;
};

}  // namespace room
