#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "room/stream.h"

/// What was answered to each command, so that the same command again changes nothing.
namespace room {

struct Answer {
    Text text;
    std::string command;  ///< what it answers, as the journal keeps it
};

class Answers {
  public:
    /// Null: no command with this id was seen.
    [[nodiscard]] const Answer* find(std::string_view actor, std::string_view cmd_id) const;
    void keep(std::string_view actor, std::string_view cmd_id, Answer answer);
    /// A refusal is remembered for a while only, and not on disk: it had no effect. How many others
    /// are refused shortens nobody's while. [REL-28]
    void keep_refusal(std::string_view actor, std::string_view cmd_id, Answer answer);

  private:
    static std::string key(std::string_view actor, std::string_view cmd_id);
    std::map<std::string, Answer, std::less<>> answers_;
    std::map<std::string, std::deque<std::string>> refusals_;  ///< keys by actor
};

}  // namespace room
