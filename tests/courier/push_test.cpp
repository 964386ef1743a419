#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <openssl/core_names.h>

#include "base/base64url.h"
#include "courier/openssl.h"
#include "courier/push.h"

using courier::PushFault;

namespace {

std::string bytes(std::string_view text) { return base::from_base64url(text).value(); }

/// The example of RFC 8291, section 5 and appendix A.
const std::string kPlain = "When I grow up, I want to be a watermelon";
const store::PushKeys kBrowser{
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg"};
const courier::KeyPair kOnce{
    bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
    bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")};
const std::string kSalt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
const char* const kBody =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN";

/// The example of RFC 8292, section 2.4.
const char* const kToken =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
    "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQG"
    "V4YW1wbGUuY29tIn0."
    "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
const char* const kVoucher =
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
const courier::Vouching kVouching{"https://push.example.net", 1'453'523'768,
                                  "mailto:push@example.com"};

std::string signed_part(const std::string& token) { return token.substr(0, token.rfind('.')); }

/// As a push service looks at a token, without any code of ours but the letters.
bool is_vouched(const std::string& token, const std::string& point) {
    using courier::Owned;
    const auto raw = bytes(token.substr(token.rfind('.') + 1));
    const auto text = signed_part(token);
    const auto number = [&](std::size_t at) {
        return BN_bin2bn(courier::bytes_of(raw) + at, 32, nullptr);
    };
    const Owned<ECDSA_SIG> both(ECDSA_SIG_new());
    ECDSA_SIG_set0(both.get(), number(0), number(32));
    unsigned char* der = nullptr;
    const auto size = i2d_ECDSA_SIG(both.get(), &der);
    const Owned<OSSL_PARAM_BLD> build(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
    OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                     point.size());
    const Owned<OSSL_PARAM> params(OSSL_PARAM_BLD_to_param(build.get()));
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* key = nullptr;
    EVP_PKEY_fromdata_init(context.get());
    EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, params.get());
    const Owned<EVP_PKEY> owned(key);
    const Owned<EVP_MD_CTX> check(EVP_MD_CTX_new());
    const bool is_good =
        raw.size() == 64 && key &&
        EVP_DigestVerifyInit(check.get(), nullptr, EVP_sha256(), nullptr, key) == 1 &&
        EVP_DigestVerify(check.get(), der, static_cast<std::size_t>(size), courier::bytes_of(text),
                         text.size()) == 1;
    OPENSSL_free(der);
    return is_good;
}

std::string token_in(const std::string& authorization) {
    return authorization.substr(8, authorization.find(", k=") - 8);
}

}  // namespace

TEST_CASE("bytes are written in letters, and each text stands for other bytes", "[courier]") {
    const std::pair<std::string, std::string> both[] = {
        {"", ""},
        {"\xff", "_w"},
        {"\xfb\xff", "-_8"},
        {"Man", "TWFu"},
        {std::string(4, '\0'), "AAAAAA"}
    };
    for (const auto& [raw, text] : both) {
        CHECK(base::in_base64url(raw) == text);
        CHECK(base::from_base64url(text) == raw);
    }
    for (const auto* bad : {"A", "AB", "_w==", "+w", "/w", "_ w", "_w\n", "AAAAA", "ä"}) {
        INFO(bad);
        CHECK(!base::from_base64url(bad));
    }
}

TEST_CASE("a message is sealed as RFC 8291 has it", "[courier]") {
    const auto sealed = courier::sealed_for(kBrowser, kPlain, kSalt, kOnce);
    REQUIRE(sealed);
    CHECK(base::in_base64url(*sealed) == kBody);
}

TEST_CASE("no two messages are sealed with the same salt or key", "[courier]") {
    const auto one = courier::sealed_for(kBrowser, kPlain);
    const auto other = courier::sealed_for(kBrowser, kPlain);
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one->size() == bytes(kBody).size());
    CHECK(one->substr(0, 16) != other->substr(0, 16));
    CHECK(one->substr(21, 65) != other->substr(21, 65));
    CHECK(one->substr(86) != other->substr(86));
}

TEST_CASE("keys that seal nothing are an answer", "[courier]") {
    const auto fault = [](const std::string& p256dh, const std::string& auth) {
        const auto sealed = courier::sealed_for({p256dh, auth}, kPlain, kSalt, kOnce);
        REQUIRE(!sealed);
        return sealed.error();
    };
    auto beside = bytes(kBrowser.p256dh);
    beside.back() = static_cast<char>(beside.back() ^ 1);
    const auto nowhere = std::string(1, '\x04') + std::string(64, '\0');
    CHECK(fault(base::in_base64url(beside), kBrowser.auth) == PushFault::NotOnCurve);
    CHECK(fault(base::in_base64url(nowhere), kBrowser.auth) == PushFault::NotOnCurve);
    CHECK(fault(base::in_base64url(std::string(65, '\xff')), kBrowser.auth) ==
          PushFault::NotOnCurve);
    CHECK(fault(base::in_base64url(std::string(33, '\x02')), kBrowser.auth) ==
          PushFault::WrongLength);
    CHECK(fault(kBrowser.p256dh, "AAAA") == PushFault::WrongLength);
    CHECK(fault("", "") == PushFault::WrongLength);
    CHECK(fault(kBrowser.p256dh + "=", kBrowser.auth) == PushFault::NotBase64url);
    CHECK(fault(kBrowser.p256dh, "a+b/") == PushFault::NotBase64url);
    const auto is_long = courier::sealed_for(kBrowser, std::string(3994, 'x'), kSalt, kOnce);
    REQUIRE(!is_long);
    CHECK(is_long.error() == PushFault::TooLong);
    const auto longest = courier::sealed_for(kBrowser, std::string(3993, 'x'), kSalt, kOnce);
    REQUIRE(longest);
    CHECK(longest->size() == 4096);
}

TEST_CASE("a server is vouched for as RFC 8292 has it", "[courier]") {
    REQUIRE(is_vouched(kToken, bytes(kVoucher)));
    CHECK(!is_vouched(kToken, kOnce.point));
    const auto authorization = courier::vapid_authorization(kOnce, kVouching);
    REQUIRE(authorization);
    CHECK(authorization->starts_with("vapid t="));
    CHECK(authorization->ends_with(", k=" + base::in_base64url(kOnce.point)));
    const auto token = token_in(*authorization);
    CHECK(signed_part(token) == signed_part(kToken));
    CHECK(is_vouched(token, kOnce.point));
    CHECK(!is_vouched(token, bytes(kVoucher)));
}

TEST_CASE("a signature has 64 bytes, however small its numbers", "[courier]") {
    const auto key = courier::new_key_pair();
    REQUIRE(key);
    for (std::int64_t expiry = 0; expiry < 600; ++expiry) {
        const auto authorization =
            courier::vapid_authorization(*key, {"https://a.org", expiry, "b"});
        REQUIRE(authorization);
        REQUIRE(is_vouched(token_in(*authorization), key->point));
    }
}

TEST_CASE("a key that is no key signs nothing", "[courier]") {
    for (const auto& bad : {
             courier::KeyPair{},
             courier::KeyPair{kOnce.point, {}},
             courier::KeyPair{std::string(65, '\x04'), kOnce.secret}
    }) {
        const auto authorization = courier::vapid_authorization(bad, kVouching);
        REQUIRE(!authorization);
        CHECK(authorization.error() == PushFault::NoCrypto);
    }
}
