#pragma once
#include <cstdint>
#include <functional>

/// A room has no clock of its own: time is handed in.
namespace room {

struct Moment {
    std::int64_t steady = 0;  ///< milliseconds that only go forward: for waiting
    std::int64_t wall = 0;    ///< milliseconds since 1970: for people and for the journal
};
using Clock = std::function<Moment()>;

}  // namespace room
