#include "net/client.h"

#include <charconv>
#include <optional>
#include <stdexcept>

#include <boost/beast/http/field.hpp>

namespace net {
namespace {

constexpr std::string_view kStranger = "a stranger behind ";

/// Every address in 16 bytes; an IPv4 one as IPv6 writes it.
asio::ip::address_v6 long_form(const asio::ip::address& address) {
    if (address.is_v6()) return asio::ip::address_v6(address.to_v6().to_bytes());
    return asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4());
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

std::optional<asio::ip::address> read_address(std::string_view text) {
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    error_code failed;
    auto address = asio::ip::make_address(std::string(text), failed);
    return failed ? std::nullopt : std::optional(address);
}

bool is_port(std::string_view text) {
    return text.empty() || (text.size() > 1 && text.front() == ':' &&
                            text.find_first_not_of("0123456789", 1) == std::string_view::npos);
}

/// What a proxy says of another: some add the port. Nothing: that is no address.
std::optional<asio::ip::address> read_forwarded(std::string_view text) {
    const auto end = text.starts_with('[') ? text.find(']') : std::string_view::npos;
    if (end != std::string_view::npos)
        return is_port(text.substr(end + 1)) ? read_address(text.substr(0, end + 1)) : std::nullopt;
    const auto colon = text.find(':');
    const bool has_port = colon != std::string_view::npos && colon == text.rfind(':');
    if (!has_port) return read_address(text);
    return is_port(text.substr(colon)) ? read_address(text.substr(0, colon)) : std::nullopt;
}

/// Of all X-Forwarded-For lines, first to last.
std::vector<std::string_view> forwarded_for(const Request& request) {
    std::vector<std::string_view> all;
    const auto [first, last] = request.equal_range("X-Forwarded-For");
    for (auto line = first; line != last; ++line) {
        std::string_view rest(line->value().data(), line->value().size());
        while (true) {
            const auto comma = rest.find(',');
            all.push_back(trimmed(rest.substr(0, comma)));
            if (comma == std::string_view::npos) break;
            rest.remove_prefix(comma + 1);
        }
    }
    return all;
}

}  // namespace

Proxies::Network Proxies::network_of(const std::string& named) {
    const auto slash = named.find('/');
    const auto address = read_address(std::string_view(named).substr(0, slash));
    const auto wrong = std::invalid_argument(
        "--proxy is an address or a network, such as 127.0.0.1 or 172.30.0.0/24, not " + named +
        '.');
    if (!address) throw wrong;
    Network network{long_form(*address).to_bytes(), 128};
    if (slash == std::string::npos) return network;
    unsigned bits = 0;
    const char* end = named.data() + named.size();
    const auto [read, failed] = std::from_chars(named.data() + slash + 1, end, bits);
    const unsigned most = address->is_v4() ? 32 : 128;
    if (failed != std::errc{} || read != end || bits > most) throw wrong;
    network.bits = 128 - most + bits;
    return network;
}

Proxies::Proxies(const std::vector<std::string>& named) {
    for (const auto& one : named) networks_.push_back(network_of(one));
}

bool Proxies::have(const asio::ip::address& address) const {
    const auto bytes = long_form(address).to_bytes();
    for (const auto& network : networks_) {
        bool is_in = true;
        for (unsigned bit = 0; is_in && bit < network.bits; ++bit) {
            const auto mask = static_cast<unsigned char>(0x80U >> (bit % 8));
            is_in = (bytes[bit / 8] & mask) == (network.bytes[bit / 8] & mask);
        }
        if (is_in) return true;
    }
    return false;
}

Client client_at(const asio::ip::address& peer) {
    const auto address = long_form(peer);
    if (address.is_v4_mapped()) {
        const auto v4 = asio::ip::make_address_v4(asio::ip::v4_mapped, address);
        return {v4.to_string(), v4.is_loopback(), false};
    }
    auto network = address.to_bytes();
    for (std::size_t i = 8; i < network.size(); ++i) network[i] = 0;
    return {asio::ip::address_v6(network).to_string() + "/64", address.is_loopback(), false};
}

Client client_of(const asio::ip::address& peer, const Request& request, const Proxies& proxies) {
    if (!proxies.have(peer)) {
        auto client = client_at(peer);
        if (!client.is_here || request.count("X-Forwarded-For") == 0) return client;
        // A proxy that the operator has not named speaks for strangers, who share one allowance.
        client.is_here = false;
        client.name += " for others";
        return client;
    }
    std::optional<asio::ip::address> nearest;
    const auto said = forwarded_for(request);
    for (auto one = said.rbegin(); one != said.rend(); ++one) {
        nearest = read_forwarded(*one);
        if (!nearest || !proxies.have(*nearest)) break;
    }
    if (nearest) return {client_at(*nearest).name, false, true};
    return {std::string(kStranger) + client_at(peer).name, false, true};
}

bool is_untold(const Client& client) { return client.name.starts_with(kStranger); }

}  // namespace net
