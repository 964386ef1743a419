#include "courier/curve.h"

#include <openssl/core_names.h>
#include <openssl/pem.h>

#include "courier/openssl.h"

namespace courier {
namespace {

constexpr const char* kCurve = "prime256v1";

/// OpenSSL refuses a point that is not on the curve. An empty secret: the point alone.
Owned<EVP_PKEY> key_of(const std::string& point, const std::string& secret) {
    const Owned<OSSL_PARAM_BLD> build(OSSL_PARAM_BLD_new());
    const Owned<BIGNUM> number(
        BN_bin2bn(bytes_of(secret), static_cast<int>(secret.size()), nullptr));
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    const bool is_built =
        build && number && context &&
        OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) == 1 &&
        OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                         point.size()) == 1 &&
        (secret.empty() ||
         OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1);
    const Owned<OSSL_PARAM> params(is_built ? OSSL_PARAM_BLD_to_param(build.get()) : nullptr);
    EVP_PKEY* key = nullptr;
    if (!params || EVP_PKEY_fromdata_init(context.get()) != 1) return nullptr;
    EVP_PKEY_fromdata(context.get(), &key, secret.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
                      params.get());
    return Owned<EVP_PKEY>(key);
}

std::optional<KeyPair> pair_of(EVP_PKEY* key) {
    KeyPair pair{std::string(kPoint, '\0'), std::string(kSecret, '\0')};
    std::size_t size = 0;
    BIGNUM* number = nullptr;
    const bool is_point = EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY,
                                                          bytes_of(pair.point), kPoint, &size) == 1;
    EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number);
    const Owned<BIGNUM> owned(number);
    const bool is_secret =
        owned && BN_bn2binpad(number, bytes_of(pair.secret), int{kSecret}) == int{kSecret};
    if (!is_point || size != kPoint || !is_secret) return std::nullopt;
    return pair;
}

std::string raw_signature(const std::string& der) {
    const auto* at = bytes_of(der);
    const Owned<ECDSA_SIG> both(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(der.size())));
    std::string raw(2 * kSecret, '\0');
    const bool is_good =
        both &&
        BN_bn2binpad(ECDSA_SIG_get0_r(both.get()), bytes_of(raw), int{kSecret}) == int{kSecret} &&
        BN_bn2binpad(ECDSA_SIG_get0_s(both.get()), bytes_of(raw) + kSecret, int{kSecret}) ==
            int{kSecret};
    return is_good ? raw : std::string{};
}

/// Nobody sits here who could type one.
int no_password(char*, int, int, void*) { return -1; }

}  // namespace

OrFault<KeyPair> new_key_pair() {
    const Owned<EVP_PKEY> key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", kCurve));
    auto pair = key ? pair_of(key.get()) : std::nullopt;
    if (!pair) return tl::unexpected(PushFault::NoCrypto);
    return *std::move(pair);
}

OrFault<std::string> agreed(const KeyPair& mine, const std::string& point) {
    if (point.size() != kPoint) return tl::unexpected(PushFault::WrongLength);
    const auto other = key_of(point, {});
    if (!other) return tl::unexpected(PushFault::NotOnCurve);
    const auto own = key_of(mine.point, mine.secret);
    const Owned<EVP_PKEY_CTX> context(own ? EVP_PKEY_CTX_new_from_pkey(nullptr, own.get(), nullptr)
                                          : nullptr);
    std::string both(kSecret, '\0');
    auto size = both.size();
    const bool is_good = context && EVP_PKEY_derive_init(context.get()) == 1 &&
                         EVP_PKEY_derive_set_peer(context.get(), other.get()) == 1 &&
                         EVP_PKEY_derive(context.get(), bytes_of(both), &size) == 1 &&
                         size == kSecret;
    if (!is_good) return tl::unexpected(PushFault::NoCrypto);
    return both;
}

OrFault<std::string> signature_of(const KeyPair& key, std::string_view text) {
    const auto own = key_of(key.point, key.secret);
    const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
    std::string der(80, '\0');  // more than the longest
    auto size = der.size();
    const bool is_signed =
        own && context &&
        EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, own.get()) == 1 &&
        EVP_DigestSign(context.get(), bytes_of(der), &size, bytes_of(text), text.size()) == 1;
    der.resize(is_signed ? size : 0);
    auto raw = raw_signature(der);
    if (raw.empty()) return tl::unexpected(PushFault::NoCrypto);
    return raw;
}

std::string in_pem(const KeyPair& key) {
    const auto own = key_of(key.point, key.secret);
    const Owned<BIO> into(BIO_new(BIO_s_secmem()));
    const bool is_written =
        own && into &&
        PEM_write_bio_PrivateKey(into.get(), own.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1;
    char* text = nullptr;
    const auto size = is_written ? BIO_get_mem_data(into.get(), &text) : 0;
    return size > 0 ? std::string(text, static_cast<std::size_t>(size)) : std::string{};
}

std::optional<KeyPair> from_pem(std::string_view text) {
    const Owned<BIO> from(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    const Owned<EVP_PKEY> key(
        from ? PEM_read_bio_PrivateKey(from.get(), nullptr, no_password, nullptr) : nullptr);
    std::string curve(32, '\0');
    std::size_t size = 0;
    const bool is_ours = key && EVP_PKEY_is_a(key.get(), "EC") == 1 &&
                         EVP_PKEY_get_group_name(key.get(), curve.data(), curve.size(), &size) == 1;
    curve.resize(is_ours ? size : 0);
    return curve == kCurve ? pair_of(key.get()) : std::nullopt;
}

}  // namespace courier
