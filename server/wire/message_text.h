#pragma once
#include <string>
#include <string_view>

#include "base/result.h"
#include "wire/json_read.h"

/// A message before anything is made of it. Only wire/*.cpp includes it.
namespace wire {

/// As JSON, or why it is none. Too long, too deep, a key that stands twice.
Result<Json> message_of(std::string_view text);
/// Letters, digits, - and _, at most 64.
bool is_cmd_id(const std::string& text);
std::string sentence_of(const Malformed& wrong);

}  // namespace wire
