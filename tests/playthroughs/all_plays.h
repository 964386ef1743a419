#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "playthroughs/play_file.h"

namespace playthroughs {

struct Played {
    std::filesystem::path file;
    std::string expected;
    Replay now;
};
/// Every .play file, replayed once. They share nothing, and one after the other they take longer
/// than all other tests: so all at the same time.
const std::vector<Played>& all_plays();

}  // namespace playthroughs
