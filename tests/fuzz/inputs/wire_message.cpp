#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "wire/parse.h"

/// A message of a client: read, or refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = wire::parse({reinterpret_cast<const char*>(data), size});
    if (!read && read.error().refusal.reason.empty()) std::abort();
    return 0;
}
