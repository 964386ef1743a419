#include "playthroughs/all_plays.h"

#include <fstream>
#include <future>
#include <iterator>
#include <utility>

namespace playthroughs {
namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<Played> replay_all() {
    std::vector<std::future<Played>> playing;
    for (const auto& entry : std::filesystem::directory_iterator("tests/playthroughs")) {
        if (entry.path().extension() != ".play") continue;
        playing.push_back(std::async(std::launch::async, [file = entry.path()] {
            auto expected = text_of(file);
            auto now = replay(expected);
            return Played{file, std::move(expected), std::move(now)};
        }));
    }
    std::vector<Played> all;
    for (auto& play : playing) all.push_back(play.get());
    return all;
}

}  // namespace

const std::vector<Played>& all_plays() {
    static const auto all = replay_all();
    return all;
}

}  // namespace playthroughs
