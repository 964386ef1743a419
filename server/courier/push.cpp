#include "courier/push.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "base/base64url.h"
#include "courier/cipher.h"

namespace courier {
namespace {

using namespace std::string_literals;

constexpr std::size_t kSalt = 16, kAuth = 16, kKey = 16, kNonce = 12;  // bytes
constexpr std::size_t kRecord = 4096;  // bytes, the most that every service takes
constexpr std::size_t kLongestPlain = kRecord - kSalt - 4 - 1 - kPoint - 1 - 16;

OrFault<std::string> bytes_of_text(std::string_view text, std::size_t size) {
    auto bytes = base::from_base64url(text);
    if (!bytes) return tl::unexpected(PushFault::NotBase64url);
    if (bytes->size() != size) return tl::unexpected(PushFault::WrongLength);
    return *std::move(bytes);
}

/// Of a letter of more than one byte, nothing is left when it does not fit.
std::string clipped(std::string text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
    text.resize(most);
    return text + "…";
}

std::string header_of(const std::string& salt, const std::string& point) {
    std::string header = salt;
    for (const int shift : {24, 16, 8, 0})
        header += static_cast<char>((kRecord >> static_cast<unsigned>(shift)) & 0xFFU);
    header += static_cast<char>(point.size());
    return header + point;
}

}  // namespace

OrFault<std::string> sealed_for(const store::PushKeys& keys, std::string_view plain,
                                const std::string& salt, const KeyPair& once) {
    if (plain.size() > kLongestPlain) return tl::unexpected(PushFault::TooLong);
    if (salt.size() != kSalt) return tl::unexpected(PushFault::WrongLength);
    const auto theirs = bytes_of_text(keys.p256dh, kPoint);
    const auto auth = bytes_of_text(keys.auth, kAuth);
    if (!theirs || !auth) return tl::unexpected(theirs ? auth.error() : theirs.error());
    auto both = agreed(once, *theirs);
    if (!both) return both;
    const auto info = "WebPush: info\0"s + *theirs + once.point;
    auto material = derived({*auth, *both, info, 32});
    if (!material) return material;
    const auto key = derived({salt, *material, "Content-Encoding: aes128gcm\0"s, kKey});
    const auto nonce = derived({salt, *material, "Content-Encoding: nonce\0"s, kNonce});
    if (!key || !nonce) return tl::unexpected(PushFault::NoCrypto);
    constexpr char kLastRecord = 2;
    auto record = encrypted({*key, *nonce}, std::string(plain) + kLastRecord);
    if (!record) return record;
    return header_of(salt, once.point) + *record;
}

OrFault<std::string> sealed_for(const store::PushKeys& keys, std::string_view plain) {
    const auto once = new_key_pair();
    const auto salt = random_bytes(kSalt);
    if (!once || !salt) return tl::unexpected(PushFault::NoCrypto);
    return sealed_for(keys, plain, *salt, *once);
}

OrFault<std::string> vapid_authorization(const KeyPair& key, const Vouching& vouching) {
    const nlohmann::json claims = {
        {"aud", vouching.origin },
        {"exp", vouching.expiry },
        {"sub", vouching.subject}
    };
    const auto told =
        base::in_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." +
        base::in_base64url(claims.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    auto signature = signature_of(key, told);
    if (!signature) return signature;
    return "vapid t=" + told + "." + base::in_base64url(*signature) +
           ", k=" + base::in_base64url(key.point);
}

std::string push_of(const store::Sending& sending, const Letter& letter) {
    constexpr std::size_t kLongestTitle = 300, kLongestText = 700;  // half of what escapes make
    nlohmann::json push = {
        {"id", sending.id},
        {"kind", base::text_of(sending.kind)},
        {"title", clipped(letter.subject, kLongestTitle)},
        {"text", clipped(letter.more, kLongestText)},
        {"link", letter.link},
        {"tag", sending.reach.battle}
    };
    if (sending.kind == store::NoticeKind::Confirm) push["word"] = sending.reach.word;
    return push.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace courier
