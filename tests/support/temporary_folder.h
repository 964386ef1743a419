#pragma once
#include <cstdlib>
#include <filesystem>
#include <string>

/// A folder that is gone at the end of the test.
struct TemporaryFolder {
    std::filesystem::path path;
    TemporaryFolder() {
        auto name = (std::filesystem::temp_directory_path() / "ordercap-test-XXXXXX").string();
        path = ::mkdtemp(name.data());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() { std::filesystem::remove_all(path); }
};
