#include "base/sha256.h"

#include <array>

#include <sodium.h>

std::string sha256_of(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                       text.size());
    std::array<char, 2 * crypto_hash_sha256_BYTES + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), digest.data(), digest.size());
    return digits.data();
}
