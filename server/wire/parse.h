#pragma once
#include <string_view>

#include "base/result.h"
#include "wire/messages.h"

namespace wire {

class [[nodiscard]] Reading : public tl::expected<ClientMessage, Unreadable> {
  public:
    using tl::expected<ClientMessage, Unreadable>::expected;
};
/// Exactly a message of the schema, or why not: keys, ranges, words, depth and length. Never
/// throws.
Reading parse(std::string_view text);

}  // namespace wire
