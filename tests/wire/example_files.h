#pragma once
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// The files of protocol/examples. Tests run in the root of the repository.
namespace example {

inline const std::filesystem::path kFolder = "protocol/examples";

inline std::vector<std::filesystem::path> files(const std::string& beginning) {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
        if (entry.path().filename().string().starts_with(beginning)) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

inline std::string contents(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// `./dev golden --update` rewrites what is expected.
inline bool updating() { return std::getenv("ORDERCAP_UPDATE_GOLDEN") != nullptr; }

}  // namespace example
