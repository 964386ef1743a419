#include "courier/cipher.h"

#include <openssl/core_names.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include "courier/openssl.h"

namespace courier {
namespace {

constexpr int kTag = 16;  // bytes

/// OpenSSL only reads what it is given here.
OSSL_PARAM octets(const char* name, std::string_view bytes) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
}

}  // namespace

OrFault<std::string> random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    if (RAND_bytes(bytes_of(bytes), static_cast<int>(count)) != 1)
        return tl::unexpected(PushFault::NoCrypto);
    return bytes;
}

OrFault<std::string> derived(const Derived& what) {
    const Owned<EVP_KDF> hkdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const Owned<EVP_KDF_CTX> context(hkdf ? EVP_KDF_CTX_new(hkdf.get()) : nullptr);
    std::string digest = "SHA256";
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        octets(OSSL_KDF_PARAM_SALT, what.salt), octets(OSSL_KDF_PARAM_KEY, what.from),
        octets(OSSL_KDF_PARAM_INFO, what.info), OSSL_PARAM_construct_end()};
    std::string bytes(what.bytes, '\0');
    if (!context || EVP_KDF_derive(context.get(), bytes_of(bytes), bytes.size(), params) != 1)
        return tl::unexpected(PushFault::NoCrypto);
    return bytes;
}

OrFault<std::string> encrypted(const GcmKey& with, std::string_view plain) {
    const Owned<EVP_CIPHER_CTX> context(EVP_CIPHER_CTX_new());
    std::string bytes(plain.size() + kTag, '\0');
    int size = 0, rest = 0;
    const bool is_good = context &&
                         EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_of(with.key),
                                             bytes_of(with.nonce), nullptr) == 1 &&
                         EVP_EncryptUpdate(context.get(), bytes_of(bytes), &size, bytes_of(plain),
                                           static_cast<int>(plain.size())) == 1 &&
                         EVP_EncryptFinal_ex(context.get(), bytes_of(bytes) + size, &rest) == 1 &&
                         EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag,
                                             bytes_of(bytes) + plain.size()) == 1;
    if (!is_good) return tl::unexpected(PushFault::NoCrypto);
    return bytes;
}

}  // namespace courier
