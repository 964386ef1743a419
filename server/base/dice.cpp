#include "base/dice.h"

#include <array>
#include <cstdint>

#include <sodium.h>

#include "base/result.h"

namespace {

constexpr std::size_t kDrawBytes = 8;
constexpr unsigned kFaces = 10;
using Digest = std::array<unsigned char, crypto_generichash_BYTES_MAX>;

/// 64 bytes for this purpose: BLAKE2b keyed with the seed, over the number of the block and the
/// purpose. The seed is hashed to the length of a key first, so that it may have any length.
Digest digest_for(const std::string& seed, std::string_view purpose, std::uint8_t block) {
    std::array<unsigned char, crypto_generichash_KEYBYTES> key{};
    Digest digest{};
    const auto* seed_bytes = reinterpret_cast<const unsigned char*>(seed.data());
    const auto* purpose_bytes = reinterpret_cast<const unsigned char*>(purpose.data());
    crypto_generichash(key.data(), key.size(), seed_bytes, seed.size(), nullptr, 0);
    crypto_generichash_state state;
    crypto_generichash_init(&state, key.data(), key.size(), digest.size());
    crypto_generichash_update(&state, &block, sizeof block);
    crypto_generichash_update(&state, purpose_bytes, purpose.size());
    crypto_generichash_final(&state, digest.data(), digest.size());
    return digest;
}

std::uint64_t number_at(const Digest& digest, std::size_t from) {
    std::uint64_t number = 0;
    for (std::size_t i = from; i < from + kDrawBytes; ++i) number = number << 8 | digest[i];
    return number;
}

}  // namespace

unsigned draw_below(const std::string& seed, std::string_view purpose, unsigned bound) {
    ensure(bound > 0, "a draw needs something to draw from");
    // What lies above the greatest multiple of `bound` would favour the low numbers: drawn again.
    const std::uint64_t surplus = (~std::uint64_t{0} % bound + 1) % bound;
    for (std::uint8_t block = 0;; ++block) {
        const auto digest = digest_for(seed, purpose, block);
        for (std::size_t from = 0; from < digest.size(); from += kDrawBytes) {
            const auto number = number_at(digest, from);
            if (number <= ~std::uint64_t{0} - surplus) return static_cast<unsigned>(number % bound);
        }
        ensure(block < 255, "a draw ends");
    }
}

int SeededDice::d10(std::string_view purpose) {
    return static_cast<int>(draw_below(seed_, purpose, kFaces)) + 1;
}
