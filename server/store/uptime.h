#pragma once
#include <cstdint>
#include <filesystem>
#include <vector>

#include "store/database.h"

/// When a server was up here: what it was not costs nobody his time. [S-99]
namespace store {

/// Milliseconds since 1970.
struct Outage {
    std::int64_t from = 0;
    std::int64_t to = 0;
    bool is_leap = false;  ///< of the clock, while a server was up
    bool operator==(const Outage&) const = default;
};
/// So much time after `from`, in which the server was up.
std::int64_t time_after(const std::vector<Outage>& outages, std::int64_t from, std::int64_t left);
struct Downtime {
    std::vector<Outage> outages;   ///< between the lives of servers, oldest first; all time before
                                   ///< the first that wrote when it was up
    bool clock_went_back = false;  ///< this life begins before the last one was seen
};
/// This life begins; what was before it.
Downtime begin_uptime(const std::filesystem::path& file, std::int64_t life, std::int64_t now);
/// It is still up.
void keep_up(Database& db, std::int64_t now);
/// The wall clock leapt: for those who come later that is a life of its own.
void leap(Database& db, const Outage& over);

}  // namespace store
