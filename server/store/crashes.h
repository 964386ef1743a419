#pragma once
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "store/data_folder.h"

/// What a process that dies of a signal leaves behind: the battle that it died of, so that the next
/// one does not die of it again.
namespace store {

enum class Work : std::uint8_t { Opens, Plays };

/// While it lives, this thread works on this battle.
class WorkingOn {
  public:
    WorkingOn(std::string_view battle, Work work);
    WorkingOn(const WorkingOn&) = delete;
    WorkingOn& operator=(const WorkingOn&) = delete;
    ~WorkingOn();

  private:
    std::array<char, 48> before_;
};

/// While it lives, a thread that dies of a signal writes its battle into the data folder first.
class CrashWatch {
  public:
    explicit CrashWatch(const std::filesystem::path& folder);
    CrashWatch(const CrashWatch&) = delete;
    CrashWatch& operator=(const CrashWatch&) = delete;
    ~CrashWatch();
};

/// Sets aside the battles that the last process died of, and names them.
std::vector<std::string> set_aside_crashed(const DataFolder& folder, std::int64_t now);

}  // namespace store
