#include "room/counted_time.h"

#include <algorithm>
#include <bit>

namespace room {
namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr int kHours = 24;

bool is_quiet(int quiet, int hour) { return (quiet >> hour & 1) != 0; }

std::int64_t loud_day(int quiet) {
    return (kHours - std::popcount(static_cast<unsigned>(quiet))) * kHour;
}

/// All since 1970 but the quiet hours.
std::int64_t loud_until(int quiet, std::int64_t at) {
    auto loud = at / (kHours * kHour) * loud_day(quiet);
    auto of_day = at % (kHours * kHour);
    for (int hour = 0; of_day > 0; ++hour, of_day -= kHour)
        if (!is_quiet(quiet, hour)) loud += std::min(of_day, kHour);
    return loud;
}

/// The first moment at which so much of it has been.
std::int64_t when_loud(int quiet, std::int64_t loud) {
    const auto days = (loud - 1) / loud_day(quiet);
    auto of_day = loud - days * loud_day(quiet);
    int hour = 0;
    for (; is_quiet(quiet, hour) || of_day > kHour; ++hour)
        if (!is_quiet(quiet, hour)) of_day -= kHour;
    return (days * kHours + hour) * kHour + of_day;
}

std::int64_t loud_between(int quiet, std::int64_t from, std::int64_t to) {
    return loud_until(quiet, to) - loud_until(quiet, from);
}

}  // namespace

std::int64_t counted_between(const std::vector<store::Outage>& outages, int quiet,
                             std::int64_t from, std::int64_t to) {
    if (to <= from) return to - from;
    std::int64_t counted = 0;
    for (const auto& outage : outages) {
        if (outage.to <= from || outage.from >= to) continue;
        if (outage.from > from) counted += loud_between(quiet, from, outage.from);
        from = std::min(outage.to, to);
    }
    return counted + loud_between(quiet, from, to);
}

std::int64_t when_counted(const std::vector<store::Outage>& outages, int quiet, std::int64_t from,
                          std::int64_t left) {
    if (left <= 0) return from + left;
    for (const auto& outage : outages) {
        if (outage.to <= from) continue;
        const auto before =
            outage.from > from ? loud_between(quiet, from, outage.from) : std::int64_t{0};
        if (before >= left) break;
        left -= before;
        from = outage.to;
    }
    return when_loud(quiet, loud_until(quiet, from) + left);
}

}  // namespace room
