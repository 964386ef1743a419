#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "ask/ask.h"

/// A question about the rules: its answer is one object of JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto answer = ask::answer_to({reinterpret_cast<const char*>(data), size});
    if (!nlohmann::json::parse(answer, nullptr, false).is_object()) std::abort();
    return 0;
}
