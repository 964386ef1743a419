#include "net/own_bots.h"

#include <random>
#include <string>

namespace net {

std::string_view bot_key() {
    static const std::string key = [] {
        constexpr std::string_view kLetters = "0123456789abcdef";
        std::random_device chance;
        std::string text;
        for (int i = 0; i < 32; ++i) text += kLetters[chance() % kLetters.size()];
        return text;
    }();
    return key;
}

bool is_own_bot(const Request& request) {
    const auto said = request[beast::string_view(kBotHeader.data(), kBotHeader.size())];
    return std::string_view(said.data(), said.size()) == bot_key();
}

}  // namespace net
