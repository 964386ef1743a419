#pragma once
#include <iosfwd>
#include <string>
#include <string_view>

/// `ordercap rules`: JSON Lines in, JSON Lines out, by the very functions that the server calls.
namespace ask {

/// One answer for each line, in order. 0, or 1 if a line was no valid question.
/// What has been read is answered before more is waited for.
int ask(std::istream& questions, std::ostream& answers);

/// The answer to a single line, without its end; a mistake is an answer, too.
std::string answer_to(std::string_view question);

}  // namespace ask
