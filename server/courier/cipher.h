#pragma once
#include <string>
#include <string_view>

#include "courier/curve.h"

/// What seals a message, besides the curve.
namespace courier {

OrFault<std::string> random_bytes(std::size_t count);
/// HKDF with SHA-256. (RFC 5869)
struct Derived {
    std::string_view salt;
    std::string_view from;
    std::string_view info;
    std::size_t bytes;
};
OrFault<std::string> derived(const Derived& what);
/// AES-128-GCM, with its tag at the end.
struct GcmKey {
    std::string key;    ///< 16 bytes
    std::string nonce;  ///< 12 bytes
};
OrFault<std::string> encrypted(const GcmKey& with, std::string_view plain);

}  // namespace courier
