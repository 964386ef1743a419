#include <catch2/catch.hpp>

#include "base/sha256.h"

TEST_CASE("S-102 a promise is the SHA-256 that everybody else makes", "[dice][S-102]") {
    CHECK(sha256_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(sha256_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
