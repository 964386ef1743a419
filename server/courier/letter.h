#pragma once
#include <string>

#include "store/outbox.h"

/// What a notice says, in the reader's language. Nothing in it is secret from anybody at the table.
namespace courier {

struct Letter {
    std::string subject;
    std::string text;  ///< lines
    std::string more;  ///< of these lines what the subject does not say, without links
    std::string link;  ///< to the battle, or to what confirms the address
    std::string end;   ///< one click ends it: to be posted to, or opened
};
/// `origin`: how people reach the server, https://host.
Letter letter_of(const store::Sending& sending, const std::string& origin);
/// RFC 5322, with all that a mailer needs but the envelope.
std::string mail_of(const store::Sending& sending, const Letter& letter, const std::string& from);
/// JSON: `text` and `content` for chat services, the rest for programs.
std::string post_of(const store::Sending& sending, const Letter& letter);

}  // namespace courier
