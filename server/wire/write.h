#pragma once
#include <cstdint>
#include <string>

#include "base/describe.h"
#include "base/result.h"
#include "fog/projector.h"
#include "wire/messages.h"

/// What clients are told, as text, and commands for the journal. The only other things that can be
/// written are views, answers and chat.
namespace wire {

/// {"type":"view"}: everything anew. `n` is the number of the last update that is in it.
std::string view_text(const fog::View& view, fog::Audience audience, std::int64_t n);
/// {"type":"update"}: the merge patch from one view to the next; empty when nothing changed.
std::string update_text(const fog::View& before, const fog::View& after, std::int64_t n);
/// The same, of a view that follows this change.
std::string update_text(fog::Projector& view, const fog::Scene& scene, const game::Changed& changed,
                        std::int64_t n);
/// {"type":"seen_as"}: to the referee who looks through another audience's eyes.
std::string seen_as_text(const fog::View& view, fog::Audience audience);
/// {"type":"command"}: what was understood of it and nothing else, so that the same command is
/// always the same text.
std::string command_text(const CommandMessage& message);
/// {"type":"answer"}
std::string accepted_text(std::string_view cmd_id);
/// {"type":"refused"}
std::string refused_text(std::string_view cmd_id, const Refusal& refusal);
/// {"type":"error"}: about something that was no command.
std::string error_text(const Refusal& refusal);
/// {"type":"chat"}
std::string chat_text(const ChatLine& line);
/// {"type":"pages"}: to every page of a seat, how many of it are open.
std::string pages_text(int open);
/// When its battle is deleted; nothing: it is not.
std::string deletion_text(std::optional<std::int64_t> at);
struct ShownHead {
    int turn = 0;
    std::string head;  ///< in hexadecimal
};
DESCRIBE(ShownHead, turn, head)
/// {"type":"heads"}: over all dice up to the end of each turn. [S-103, REL-37]
std::string heads_text(const std::vector<ShownHead>& heads);
/// {"type":"pong"}
std::string pong_text();

}  // namespace wire
