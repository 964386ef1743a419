#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "fog/audience.h"
#include "game/play/commands.h"

/// What a client may send, and the small things it is told. The texts are those of protocol/schema.
namespace wire {

inline constexpr int kProtocol = 1;
inline constexpr std::size_t kLongestMessage = std::size_t{64} * 1024;
inline constexpr int kDeepest = 16;

/// The first message of a connection.
struct Hello {
    int protocol = 0;
    std::string token;                 ///< of the seat
    std::optional<std::int64_t> last;  ///< number of the last update that was applied
};
struct CommandMessage {
    std::string cmd_id;  ///< made by the client, 1 to 64 letters, digits or hyphens; the same id
                         ///< takes effect once
    game::Command command;
};
enum class ChatTo : std::uint8_t { Side, All, Referee };
struct Chat {
    ChatTo to = ChatTo::All;
    std::string words;
};
/// The referee's look through another audience's eyes.
struct ViewAs {
    fog::Audience audience = fog::Audience::Public;
};
struct Ping {
    std::optional<bool> in_sight;  ///< does somebody look at the page?
};
using ClientMessage = std::variant<Hello, CommandMessage, Chat, ViewAs, Ping>;

/// Why a text is no message; `cmd_id` when it was a command that had one, so that it can be
/// answered.
struct Unreadable {
    Refusal refusal;
    std::string cmd_id;
};

/// A line of chat as it is passed on; `n` counts what this channel has been told. [REL-29]
struct ChatLine {
    std::int64_t n = 0;
    std::string from;  ///< a role
    std::string name;  ///< of the person
    ChatTo to = ChatTo::All;
    std::string words;
};

}  // namespace wire
