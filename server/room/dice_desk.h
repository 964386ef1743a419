#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "room/lobby.h"

/// The dice of battles, looked for on a thread of their own: each time that is a whole journal, and
/// no door waits for it. [S-05]
namespace room {

inline constexpr std::size_t kMostWaitForDice = 20;

class DiceDesk {
  public:
    /// `read` is called on the desk's thread.
    using Read = std::function<LobbyAnswer(const std::string& battle)>;
    explicit DiceDesk(Read read);
    DiceDesk(const DiceDesk&) = delete;
    DiceDesk& operator=(const DiceDesk&) = delete;
    ~DiceDesk();

    using Done = std::function<void(LobbyAnswer)>;
    /// `done` is called once, from the desk's thread, or at once with 429: too many wait already.
    /// Whoever still waits when the desk ends hears nothing.
    void ask(std::string battle, Done done);

  private:
    void work();

    Read read_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::pair<std::string, Done>> asked_;
    bool ends_ = false;
    std::thread thread_;
};

}  // namespace room
