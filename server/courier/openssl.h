#pragma once
#include <memory>
#include <string>
#include <string_view>

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>

/// What OpenSSL makes and wants back.
namespace courier {

struct GiveBack {
    void operator()(BIGNUM* it) const { BN_clear_free(it); }
    void operator()(BIO* it) const { BIO_free(it); }
    void operator()(ECDSA_SIG* it) const { ECDSA_SIG_free(it); }
    void operator()(EVP_CIPHER_CTX* it) const { EVP_CIPHER_CTX_free(it); }
    void operator()(EVP_KDF* it) const { EVP_KDF_free(it); }
    void operator()(EVP_KDF_CTX* it) const { EVP_KDF_CTX_free(it); }
    void operator()(EVP_MD_CTX* it) const { EVP_MD_CTX_free(it); }
    void operator()(EVP_PKEY* it) const { EVP_PKEY_free(it); }
    void operator()(EVP_PKEY_CTX* it) const { EVP_PKEY_CTX_free(it); }
    void operator()(OSSL_PARAM* it) const { OSSL_PARAM_free(it); }
    void operator()(OSSL_PARAM_BLD* it) const { OSSL_PARAM_BLD_free(it); }
};
template <class T> using Owned = std::unique_ptr<T, GiveBack>;

inline const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
inline unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

}  // namespace courier
