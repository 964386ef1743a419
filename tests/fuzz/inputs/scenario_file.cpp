#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "scenario/scenarios.h"

/// A scenario, as somebody may send it: read, or refused with its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto library = scenario::read_library("db/data");
    if (!library) std::abort();
    const auto scenario =
        scenario::read_scenario({reinterpret_cast<const char*>(data), size}, *library);
    if (!scenario && scenario.error().reason.empty()) std::abort();
    return 0;
}
