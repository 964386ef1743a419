#include <cstring>

#include <arpa/inet.h>
#include <catch2/catch.hpp>
#include <netinet/in.h>

#include "courier/places.h"

namespace {

bool is_public(const char* address) {
    sockaddr_storage place{};
    sockaddr_in v4{};
    sockaddr_in6 v6{};
    v4.sin_family = AF_INET;
    v6.sin6_family = AF_INET6;
    if (inet_pton(AF_INET, address, &v4.sin_addr) == 1)
        std::memcpy(&place, &v4, sizeof v4);
    else if (inet_pton(AF_INET6, address, &v6.sin6_addr) == 1)
        std::memcpy(&place, &v6, sizeof v6);
    else
        FAIL("no address: " << address);
    return courier::is_public_place(reinterpret_cast<const sockaddr&>(place));
}

}  // namespace

TEST_CASE("a hook leads into the open only", "[courier]") {
    for (const auto* open :
         {"8.8.8.8", "93.184.216.34", "172.15.255.255", "172.32.0.1", "100.63.255.255",
          "100.128.0.1", "169.253.1.1", "192.169.0.1", "2606:4700::1111", "2a00:1450::8a",
          "2002:808:808::1", "2001:200::1", "3fff:1000::1"}) {
        INFO(open);
        CHECK(is_public(open));
    }
    for (const auto* shut : {"127.0.0.1",
                             "127.255.255.254",
                             "0.0.0.0",
                             "10.1.2.3",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.168.1.1",
                             "169.254.169.254",
                             "100.64.0.1",
                             "100.127.255.255",
                             "192.0.0.8",
                             "192.0.2.1",
                             "198.18.0.1",
                             "198.51.100.7",
                             "203.0.113.9",
                             "224.0.0.1",
                             "255.255.255.255",
                             "240.0.0.1",
                             "::",
                             "::1",
                             "fe80::1",
                             "fc00::1",
                             "fd12::1",
                             "ff02::1",
                             "::ffff:8.8.8.8",
                             "::ffff:127.0.0.1",
                             "64:ff9b::7f00:1",
                             "2001:db8::1",
                             "3fff::1",
                             "3fff:fff:ffff::1",
                             "5f00::1",
                             "2001:1ff::1",
                             "64:ff9b:1::1",
                             "100:0:0:1::1",
                             "2001:0:1::1",
                             "2002:7f00:1::1",
                             "2002:a00:1::",
                             "100::1"}) {
        INFO(shut);
        CHECK(!is_public(shut));
    }
}
