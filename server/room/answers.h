#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "room/stream.h"

/// What was answered to each command, so that the same command again changes nothing.
namespace room {

class Answers {
  public:
    /// Null: this command was never seen. An empty text: it waits for the disk.
    [[nodiscard]] const Text* find(std::string_view actor, std::string_view cmd_id) const;
    void keep(std::string_view actor, std::string_view cmd_id, Text answer);
    /// A refusal is remembered for a while only, and not on disk: it had no effect.
    void keep_refusal(std::string_view actor, std::string_view cmd_id, Text answer);

  private:
    static std::string key(std::string_view actor, std::string_view cmd_id);
    std::map<std::string, Text, std::less<>> answers_;
    std::deque<std::string> refusals_;
};

}  // namespace room
