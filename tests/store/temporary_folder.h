#pragma once
#include <filesystem>
#include <string>

#include "store/digest.h"

/// A folder that is gone at the end of the test.
struct TemporaryFolder {
    std::filesystem::path path = std::filesystem::temp_directory_path() /
                                 ("ordercap-test-" + store::hex(store::random_bytes(8)));
    TemporaryFolder() { std::filesystem::create_directories(path); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() { std::filesystem::remove_all(path); }
};
