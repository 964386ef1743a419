#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <unistd.h>

#include "store/backup.h"
#include "store/battles.h"
#include "store/data_folder.h"
#include "store/events_json.h"
#include "store/snapshots.h"

namespace {

namespace fs = std::filesystem;

/// Put back, opened by a server, and looked through; what is wrong with it is told.
void restore(std::string_view bytes) {
    const auto folder = fs::temp_directory_path() / ("ordercap-fuzz-" + std::to_string(::getpid()));
    const auto file = folder / "backup";
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<long>(bytes.size()));
    try {
        static_cast<void>(store::restore(file, folder / "data", "db"));
        const store::DataFolder data(folder / "data", "db");
        auto db = store::open_to_read(folder / "data");
        for (const auto& battle : store::all_battles(db).battles)
            static_cast<void>(store::verify_battle(db, battle));
    } catch (const store::FolderError&) {
    } catch (const store::DatabaseError&) {
    }
    fs::remove_all(folder);
}

}  // namespace

/// A backup, or one event of a journal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.starts_with("SQLite"))
        restore(text);
    else
        static_cast<void>(store::read_event(text));
    return 0;
}
