#pragma once
#include <string>
#include <string_view>

/// SHA-256 of a text, in 64 hexadecimal digits.
std::string sha256_of(std::string_view text);
