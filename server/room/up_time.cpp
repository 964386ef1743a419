#include "room/up_time.h"

#include <algorithm>
#include <utility>

namespace room {
namespace {

constexpr std::int64_t kLeapsFrom = 600'000;

}  // namespace

UpTime::UpTime(const std::vector<store::Outage>& outages) {
    for (const auto& outage : outages) add(outage);
}

void UpTime::add(store::Outage outage) {
    outages_.push_back(outage);
    if (!outage.is_leap) outage.from += kCountedOfOutage;
    if (outage.from < outage.to) beyond_.push_back(outage);
}

std::optional<store::Outage> UpTime::look(Moment now) {
    const std::lock_guard lock(mutex_);
    const auto before = std::exchange(last_, now);
    if (!before) return std::nullopt;
    const auto expected = before->wall + std::max<std::int64_t>(now.steady - before->steady, 0);
    if (now.wall - expected < kLeapsFrom) return std::nullopt;
    const store::Outage leap{expected, now.wall, true};
    add(leap);
    return leap;
}

std::int64_t UpTime::after(std::int64_t since, std::int64_t left) const {
    const std::lock_guard lock(mutex_);
    return store::time_after(beyond_, since, left);
}

std::int64_t UpTime::while_up(std::int64_t since, std::int64_t left) const {
    const std::lock_guard lock(mutex_);
    return store::time_after(outages_, since, left);
}

}  // namespace room
