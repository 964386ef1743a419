#include "store/crashes.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstring>
#include <fstream>
#include <memory>

#include <fcntl.h>
#include <unistd.h>

#include "store/set_aside.h"

namespace store {
namespace {

constexpr std::array kDeadly{SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL};
constexpr std::size_t kStack = std::size_t{64} * 1024;
constexpr std::string_view kOpens = "opens ";
constexpr std::string_view kPlays = "plays ";

// Read by the handler, which may touch nothing that allocates or locks.
constinit thread_local std::array<char, 48> worked_on{};
constinit std::atomic<int> crash_file{-1};
static_assert(std::atomic<int>::is_always_lock_free);

std::filesystem::path file_in(const std::filesystem::path& folder) { return folder / "crashed"; }

/// The handler has a stack of its own: the thread may have died of having none left.
class SignalStack {
  public:
    SignalStack() {
        stack_t present{};
        if (::sigaltstack(nullptr, &present) != 0 || (present.ss_flags & SS_DISABLE) == 0) return;
        memory_ = std::make_unique<char[]>(kStack);
        present = {};
        present.ss_sp = memory_.get();
        present.ss_size = kStack;
        ::sigaltstack(&present, nullptr);
    }
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;
    ~SignalStack() {
        stack_t none{};
        none.ss_flags = SS_DISABLE;
        if (memory_) ::sigaltstack(&none, nullptr);
    }

  private:
    std::unique_ptr<char[]> memory_;
};

extern "C" void note_and_die(int signal) {
    const int file = crash_file.load();
    if (file >= 0 && worked_on[0] != '\0') {
        std::array<char, worked_on.size() + 1> line{};
        std::size_t length = 0;
        while (length < worked_on.size() && worked_on[length] != '\0') {
            line[length] = worked_on[length];
            ++length;
        }
        line[length++] = '\n';
        if (::write(file, line.data(), length) < 0) length = 0;
    }
    ::raise(signal);  // SA_RESETHAND has put back what the system does of itself
}

}  // namespace

WorkingOn::WorkingOn(std::string_view battle, Work work) : before_(worked_on) {
    [[maybe_unused]] thread_local const SignalStack stack;
    const auto what = work == Work::Opens ? kOpens : kPlays;
    worked_on = {};
    std::ranges::copy(what, worked_on.begin());
    std::ranges::copy(battle.substr(0, worked_on.size() - what.size() - 1),
                      worked_on.begin() + what.size());
}

WorkingOn::~WorkingOn() { worked_on = before_; }

CrashWatch::CrashWatch(const std::filesystem::path& folder) {
    crash_file = ::open(file_in(folder).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (crash_file < 0) throw FolderError(file_in(folder).string() + " cannot be written.");
    struct sigaction action{};
    action.sa_handler = note_and_die;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK | SA_NODEFER);
    for (const int signal : kDeadly) ::sigaction(signal, &action, nullptr);
}

CrashWatch::~CrashWatch() {
    for (const int signal : kDeadly) std::signal(signal, SIG_DFL);
    ::close(crash_file.exchange(-1));
}

std::vector<std::string> set_aside_crashed(const DataFolder& folder, std::int64_t now) {
    std::vector<std::string> battles;
    const auto file = file_in(folder.folder());
    std::ifstream in(file);
    Database db(folder.file(), Access::ReadWrite);
    for (std::string what, battle; in >> what >> battle;) try {
            const bool opens = what + ' ' == kPlays && !aside_of(db, battle);
            set_aside(db, battle, {now, "the server died while it was worked on", opens});
            battles.push_back(battle);
        } catch (const DatabaseError&) {
            continue;  // a ruined file: it is not written to for this
        }
    in.close();
    std::error_code ignored;
    std::filesystem::resize_file(file, 0, ignored);
    return battles;
}

}  // namespace store
