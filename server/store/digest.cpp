#include "store/digest.h"

#include <array>

#include <sodium.h>

#include "base/result.h"
#include "store/state_json.h"

namespace store {
namespace {

void start_sodium() {
    static const bool kReady = sodium_init() >= 0;
    ensure(kReady, "libsodium starts");
}

}  // namespace

std::string blake2b(std::string_view bytes) { return blake2b_keyed({}, bytes); }

std::string blake2b_keyed(std::string_view key, std::string_view bytes) {
    start_sodium();
    std::string hash(32, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                       reinterpret_cast<const unsigned char*>(key.data()), key.size());
    return hash;
}

std::string hex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        text += kDigits[static_cast<unsigned char>(byte) >> 4];
        text += kDigits[static_cast<unsigned char>(byte) & 15];
    }
    return text;
}

std::string base32(std::string_view bytes) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
    std::string text;
    unsigned held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << 8 | static_cast<unsigned char>(byte)) & 0xffff;
        for (bits += 8; bits >= 5; bits -= 5) text += kLetters[held >> (bits - 5) & 31];
    }
    if (bits > 0) text += kLetters[held << (5 - bits) & 31];
    return text;
}

std::string random_bytes(std::size_t count) {
    start_sodium();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), count);
    return bytes;
}

std::string new_battle_id() { return base32(random_bytes(10)); }
std::string new_token() { return base32(random_bytes(16)); }
std::string hash_of_token(std::string_view token) {
    return blake2b("ordercap seat " + std::string(token));
}

std::string digest_of_text(std::string_view state_text) {
    return hex(blake2b(state_text)).substr(0, 32);
}
std::string digest_of(const game::Game& game) { return digest_of_text(write_state(game)); }

}  // namespace store
