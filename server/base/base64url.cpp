#include "base/base64url.h"

#include <sodium.h>

namespace base {
namespace {

constexpr int kLetters = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string in_base64url(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), kLetters), '\0');
    sodium_bin2base64(text.data(), text.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), kLetters);
    text.pop_back();  // its end, as C has it
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes(text.size() + 1, '\0');
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed =
        sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &size, &end, kLetters);
    if (failed != 0 || end != text.data() + text.size()) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

}  // namespace base
