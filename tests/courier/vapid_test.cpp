#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <openssl/pem.h>

#include "courier/openssl.h"
#include "courier/vapid.h"
#include "store/data_folder.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}
std::string pem_of(const char* curve, bool has_password) {
    using courier::Owned;
    const Owned<EVP_PKEY> key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", curve));
    const Owned<BIO> into(BIO_new(BIO_s_mem()));
    const unsigned char word[] = "word";
    const auto* cipher = has_password ? EVP_aes_128_cbc() : nullptr;
    PEM_write_bio_PrivateKey(into.get(), key.get(), cipher, has_password ? word : nullptr,
                             has_password ? 4 : 0, nullptr, nullptr);
    char* text = nullptr;
    const auto size = BIO_get_mem_data(into.get(), &text);
    return {text, static_cast<std::size_t>(size)};
}
std::string mistake_in(const fs::path& folder) {
    try {
        static_cast<void>(courier::vapid_key_in(folder));
    } catch (const store::FolderError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("the key of a server is made once, and nobody else reads it", "[courier]") {
    const TemporaryFolder folder;
    const auto made = courier::vapid_key_in(folder.path);
    CHECK(made.point.size() == 65);
    CHECK(made.point.front() == '\x04');
    CHECK(made.secret.size() == 32);
    const auto file = folder.path / "vapid.pem";
    CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    const auto again = courier::vapid_key_in(folder.path);
    CHECK(again.point == made.point);
    CHECK(again.secret == made.secret);
    CHECK(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()) == 1);
    const TemporaryFolder other;
    CHECK(courier::vapid_key_in(other.path).point != made.point);
}

TEST_CASE("a file that holds another key, or none, stops the server with words", "[courier]") {
    const TemporaryFolder folder;
    write(folder.path / "vapid.pem", GENERATE(std::string{}, std::string("no key at all"),
                                              std::string("-----BEGIN PRIVATE KEY-----\nAAAA\n"),
                                              pem_of("P-384", false), pem_of("P-256", true)));
    CHECK(mistake_in(folder.path).find("vapid.pem") != std::string::npos);
}

TEST_CASE("a key is kept as files hold keys", "[courier]") {
    const auto key = courier::new_key_pair();
    REQUIRE(key);
    const auto text = courier::in_pem(*key);
    CHECK(text.starts_with("-----BEGIN PRIVATE KEY-----\n"));
    const auto read = courier::from_pem(text);
    REQUIRE(read);
    CHECK(read->secret == key->secret);
    CHECK(courier::in_pem({}).empty());
}
