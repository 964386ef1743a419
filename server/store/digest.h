#pragma once
#include <string>
#include <string_view>

#include "game/core/state.h"

/// Hashes of what is kept, and the random names and tokens that are given out.
namespace store {

/// BLAKE2b-256, 32 bytes.
std::string blake2b(std::string_view bytes);
/// The same with a key of at most 64 bytes: nobody without it can make it.
std::string blake2b_keyed(std::string_view key, std::string_view bytes);
std::string hex(std::string_view bytes);
/// Lower-case base32 without padding (RFC 4648's letters).
std::string base32(std::string_view bytes);
std::string random_bytes(std::size_t count);

/// 80 random bits: the name of a battle.
std::string new_battle_id();
/// 128 random bits: a seat's token. It is kept as its hash only.
std::string new_token();
std::string hash_of_token(std::string_view token);

/// The true state in 32 hexadecimal digits. Equal states have equal digests on every machine.
std::string digest_of(const game::Game& game);
std::string digest_of_text(std::string_view state_text);

}  // namespace store
