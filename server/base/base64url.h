#pragma once
#include <optional>
#include <string>
#include <string_view>

/// Bytes in letters that may stand in an address and in a header, without padding. (RFC 4648, 5)
namespace base {

std::string in_base64url(std::string_view bytes);
/// Nothing: it is no such text, or more than one text would stand for these bytes.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace base
