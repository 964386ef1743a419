#include <algorithm>

#include <nlohmann/json.hpp>
#include <sodium.h>

#include "courier/letter.h"
#include "courier/utc.h"

namespace courier {
namespace {

std::string in_base64(std::string_view bytes) {
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(),
                      reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    text.resize(text.size() - 1);
    return text;
}

/// A header's words by RFC 2047, in parts that never cut a letter in two.
std::string header_words(std::string_view text) {
    constexpr std::size_t kPart = 42;
    std::string parts;
    while (!text.empty()) {
        auto size = std::min(kPart, text.size());
        while (size < text.size() && size > 0 &&
               (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
            --size;
        parts +=
            (parts.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") + in_base64(text.substr(0, size));
        parts += "?=";
        text.remove_prefix(size);
    }
    return parts;
}

std::string host_of(const std::string& from) {
    const auto at = from.rfind('@');
    const auto host =
        at == std::string::npos ? std::string("ordercap.invalid") : from.substr(at + 1);
    return host.substr(0, host.find('>'));
}

std::string in_lines(std::string_view text) {
    constexpr std::size_t kLine = 76;
    const auto encoded = in_base64(text);
    std::string lines;
    for (std::size_t at = 0; at < encoded.size(); at += kLine)
        lines += encoded.substr(at, kLine) + "\r\n";
    return lines;
}

}  // namespace

std::string mail_of(const store::Sending& sending, const Letter& letter, const std::string& from) {
    std::string text = "From: ordercap <" + from + ">\r\nTo: <" + sending.reach.address + ">\r\n";
    text += "Subject: " + header_words(letter.subject) + "\r\n";
    text += "Date: " + utc(sending.made, "%a, %d %b %Y %H:%M:%S +0000") + "\r\n";
    text += "Message-ID: <" + sending.id + "@" + host_of(from) + ">\r\n";
    text += "List-Unsubscribe: <" + letter.end + ">\r\n";
    text += "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
    text += "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n";
    text += "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
    return text + in_lines(letter.text);
}

std::string post_of(const store::Sending& sending, const Letter& letter) {
    const nlohmann::json post = {
        {"id",      sending.id                 },
        {"kind",    base::text_of(sending.kind)},
        {"text",    letter.text                },
        {"content", letter.text                },
        {"battle",  sending.reach.battle       },
        {"title",   sending.title              },
        {"turn",    sending.turn               },
        {"step",    sending.step               },
        {"ends",    sending.ends               },
        {"link",    letter.link                }
    };
    return post.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace courier
