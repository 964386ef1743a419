#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

/// Keys on the curve P-256, as plain bytes.
namespace courier {

/// Why nothing was sealed or signed. All but the last are the other's fault, and stay so.
enum class PushFault : std::uint8_t { NotBase64url, WrongLength, NotOnCurve, TooLong, NoCrypto };
template <class T> using OrFault = tl::expected<T, PushFault>;

constexpr std::size_t kPoint = 65;   ///< bytes, uncompressed: 4, x and y
constexpr std::size_t kSecret = 32;  ///< bytes

struct KeyPair {
    std::string point;   ///< that everybody may know
    std::string secret;  ///< that nobody may
};
OrFault<KeyPair> new_key_pair();

/// What both can make who know one secret and the other's point. (ECDH)
OrFault<std::string> agreed(const KeyPair& mine, const std::string& point);
/// r and s, 32 bytes each. (ES256)
OrFault<std::string> signature_of(const KeyPair& key, std::string_view text);

/// As files hold keys; nothing: it is no private key on this curve, or one behind a password.
std::string in_pem(const KeyPair& key);
std::optional<KeyPair> from_pem(std::string_view text);

}  // namespace courier
