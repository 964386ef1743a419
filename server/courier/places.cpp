#include "courier/places.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include <netinet/in.h>

namespace courier {
namespace {

struct Network {
    std::uint32_t begin;
    int bits;
};
constexpr std::uint32_t net(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
    return (a << 24U) | (b << 16U) | (c << 8U);
}
/// IANA's registry of special IPv4 addresses.
constexpr Network kSpecial[] = {
    {net(0, 0), 8},
    {net(10, 0), 8},
    {net(100, 64), 10},
    {net(127, 0), 8},
    {net(169, 254), 16},
    {net(172, 16), 12},
    {net(192, 0), 24},
    {net(192, 0, 2), 24},
    {net(192, 88, 99), 24},
    {net(192, 168), 16},
    {net(198, 18), 15},
    {net(198, 51, 100), 24},
    {net(203, 0, 113), 24},
    {net(224, 0), 4},
    {net(240, 0), 4},
};

bool is_public(std::uint32_t address) {
    return std::ranges::none_of(kSpecial, [&](const Network& special) {
        return (address ^ special.begin) >> (32 - static_cast<unsigned>(special.bits)) == 0;
    });
}

std::uint32_t four_bytes(const std::uint8_t* bytes) {
    return (std::uint32_t{bytes[0]} << 24U) | (std::uint32_t{bytes[1]} << 16U) |
           (std::uint32_t{bytes[2]} << 8U) | bytes[3];
}

/// Global unicast is 2000::/3; what stands for an IPv4 address is as public as that is.
bool is_public(const std::array<std::uint8_t, 16>& address) {
    const bool is_global = (address[0] & 0xE0U) == 0x20U;
    const bool is_documentation =
        (address[0] == 0x20 && address[1] == 0x01 && address[2] == 0x0D && address[3] == 0xB8) ||
        (address[0] == 0x3F && address[1] == 0xFF && address[2] < 0x10);
    const bool is_teredo_or_special = address[0] == 0x20 && address[1] == 0x01 && address[2] < 0x02;
    const bool is_6to4 = address[0] == 0x20 && address[1] == 0x02;
    if (is_6to4) return is_public(four_bytes(&address[2]));
    return is_global && !is_documentation && !is_teredo_or_special;
}

std::uint32_t v4_of(const sockaddr& address) {
    sockaddr_in in{};
    std::memcpy(&in, &address, sizeof in);
    return ntohl(in.sin_addr.s_addr);
}
std::array<std::uint8_t, 16> v6_of(const sockaddr& address) {
    sockaddr_in6 in{};
    std::memcpy(&in, &address, sizeof in);
    std::array<std::uint8_t, 16> bytes{};
    std::ranges::copy(in.sin6_addr.s6_addr, bytes.begin());
    return bytes;
}

}  // namespace

bool is_public_place(const sockaddr& address) {
    if (address.sa_family == AF_INET) return is_public(v4_of(address));
    return address.sa_family == AF_INET6 && is_public(v6_of(address));
}

bool is_this_machine(const sockaddr& address) {
    if (address.sa_family == AF_INET) return v4_of(address) >> 24U == 127;
    if (address.sa_family != AF_INET6) return false;
    std::array<std::uint8_t, 16> loopback{};
    loopback.back() = 1;
    return v6_of(address) == loopback;
}

}  // namespace courier
