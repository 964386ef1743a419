#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/address.hpp>

#include "net/beast.h"

/// Who asks: the address that limits are counted by.
namespace net {

/// Proxies of the operator. Only what they say of others is believed.
class Proxies {
  public:
    Proxies() = default;
    /// Addresses or networks: "127.0.0.1", "172.30.0.0/24". Throws std::invalid_argument with a
    /// sentence.
    explicit Proxies(const std::vector<std::string>& named);
    [[nodiscard]] bool have(const asio::ip::address& address) const;

  private:
    using Bytes = std::array<unsigned char, 16>;
    struct Network {
        Bytes bytes{};
        unsigned bits = 128;
    };
    static Network network_of(const std::string& named);
    std::vector<Network> networks_;
};

struct Client {
    std::string name;      ///< an IPv4 address, or the /64 of an IPv6 one: who has one has them all
    bool is_here = false;  ///< on this very machine, and no proxy's word
    bool is_relayed = false;  ///< behind a proxy, which takes bytes before the client has them

    bool operator==(const Client&) const = default;
};

Client client_at(const asio::ip::address& peer);
/// Behind a proxy of ours the last address in X-Forwarded-For that is none of our proxies. All of
/// whom it does not tell the address share one allowance, as a stranger does.
Client client_of(const asio::ip::address& peer, const Request& request, const Proxies& proxies);
/// A proxy of ours did not tell who this is.
bool is_untold(const Client& client);

}  // namespace net
