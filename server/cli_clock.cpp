#include "cli_clock.h"

#include <charconv>
#include <chrono>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include <unistd.h>

namespace cli {
namespace {

/// Milliseconds beyond the clocks of this machine. Whoever looks at both clocks while they are
/// moved sees both moved or neither: else he would see a leap.
struct Moved {
    std::mutex mutex;
    std::int64_t passed = 0;
    std::int64_t leapt = 0;
    std::int64_t stands = 0;  ///< where the wall clock stands; 0: it runs
};

room::Moment now_of(Moved& moved) {
    const std::scoped_lock lock(moved.mutex);
    const auto now = real_time();
    return {now.steady + moved.passed,
            moved.stands != 0 ? moved.stands : now.wall + moved.passed + moved.leapt};
}

/// "pass 86400000": so much time passes; "leap -3600000": the wall clock is set to another time;
/// "stop 1700000000000": the wall clock stands there, until it is moved.
bool obey(Moved& moved, const std::string& line) {
    const auto space = line.find(' ');
    if (space == std::string::npos) return false;
    std::int64_t by = 0;
    const auto* end = line.data() + line.size();
    const auto read = std::from_chars(line.data() + space + 1, end, by);
    if (read.ec != std::errc{} || read.ptr != end) return false;
    const auto word = line.substr(0, space);
    const bool moves = word == "pass" || word == "leap";
    const std::scoped_lock lock(moved.mutex);
    if (word == "pass") moved.passed += by;
    if (word == "leap") moved.leapt += by;
    if (word == "stop") moved.stands = by;
    if (moves && moved.stands != 0) moved.stands += by;
    return moves || word == "stop";
}

/// Without std::cin: a thread that waits in it would hold up the end of the process.
void listen(const std::shared_ptr<Moved>& moved) {
    std::string line;
    for (char c = 0; ::read(STDIN_FILENO, &c, 1) == 1;) {
        if (c != '\n') {
            line += c;
            continue;
        }
        const bool moves = obey(*moved, line);
        std::printf("clock %s%lld\n",
                    moves ? "" : "not moved: ", static_cast<long long>(now_of(*moved).wall));
        std::fflush(stdout);
        line.clear();
    }
}

}  // namespace

room::Moment real_time() {
    using namespace std::chrono;
    const auto steady = duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    const auto wall = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    return {steady, wall};
}

room::Clock test_clock(std::int64_t start) {
    const auto moved = std::make_shared<Moved>();
    moved->leapt = start - real_time().wall;
    std::thread([moved] { listen(moved); }).detach();
    return [moved] { return now_of(*moved); };
}

}  // namespace cli
