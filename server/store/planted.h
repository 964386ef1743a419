#pragma once
#include <cstdlib>

/// Faults that a test plants, to see that it would notice them. Only a build that asks for it has
/// them; what is shipped does not.
namespace store {

inline bool is_planted([[maybe_unused]] const char* fault) {
#ifdef ORDERCAP_FAULTS
    return std::getenv(fault) != nullptr;
#else
    return false;
#endif
}

}  // namespace store
