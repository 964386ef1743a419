#pragma once
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "scenario/scenarios.h"

/// The scenarios that a battle can be made of, for all who ask: read again when a file changes.
namespace room {

class ScenarioShelf {
  public:
    ScenarioShelf(std::filesystem::path folder, const scenario::Library& library)
        : folder_(std::move(folder)), library_(library) {}

    /// What is wrong with the others goes to the log, once.
    [[nodiscard]] std::string text() const;

  private:
    using Stamp = std::tuple<std::string, std::filesystem::file_time_type, std::uintmax_t>;
    [[nodiscard]] std::vector<Stamp> stamps() const;
    [[nodiscard]] std::string read() const;

    std::filesystem::path folder_;
    const scenario::Library& library_;
    mutable std::mutex mutex_;
    mutable std::vector<Stamp> seen_;
    mutable std::string text_;
};

}  // namespace room
