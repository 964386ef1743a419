#include "room/scenario_shelf.h"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "wire/lobby.h"

namespace room {

namespace fs = std::filesystem;

/// What tells whether a file is the one that was read.
std::vector<ScenarioShelf::Stamp> ScenarioShelf::stamps() const {
    std::vector<Stamp> stamps;
    std::error_code failed;
    for (fs::directory_iterator entry(folder_, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        std::error_code unread;
        stamps.emplace_back(entry->path().string(), entry->last_write_time(unread),
                            entry->file_size(unread));
    }
    std::ranges::sort(stamps);
    return stamps;
}

std::string ScenarioShelf::read() const {
    std::vector<wire::ListedScenario> all;
    const auto list = scenario::list_scenarios(folder_, library_);
    if (!list) {
        spdlog::error("no scenario can be listed: {}", list.error().reason);
        return wire::scenarios_text(all);
    }
    for (const auto& wrong : list->left_out)
        spdlog::error("a scenario is not listed: {}", wrong.reason);
    for (const auto& title : list->titles)
        all.push_back(
            {title.id, title.title, title.summary, title.turns, title.width, title.height});
    return wire::scenarios_text(all);
}

std::string ScenarioShelf::text() const {
    const std::lock_guard lock(mutex_);
    auto now = stamps();
    if (text_.empty() || now != seen_) text_ = read();
    seen_ = std::move(now);
    return text_;
}

}  // namespace room
