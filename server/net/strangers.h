#pragma once
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "net/callers.h"
#include "net/http.h"
#include "net/purses.h"
#include "net/security_log.h"

/// Who comes, what he may still do, and what the operator is told of it. For the door's thread; the
/// log for any.
namespace net {

class Strangers {
  public:
    Strangers(const std::vector<std::string>& proxies, const room::Clock& clock)
        : callers_(proxies), clock_(clock), log_(clock) {}

    Client who(const asio::ip::address& peer, const Request& request) {
        return callers_.who(peer, request);
    }
    [[nodiscard]] bool is_proxy(const asio::ip::address& peer) const {
        return callers_.proxies().have(peer);
    }
    /// False: this client has to wait.
    bool may(const Client& client, Use use);
    /// The same, and nothing is spent.
    bool might(const Client& client, Use use);
    /// How long this hello waits for those before it from the same address.
    std::chrono::milliseconds until_let_in(const Client& client);
    /// Is it answered what this client asks to read?
    bool may_read(const Client& client, const Request& request);
    /// One socket of this client, until it is let go. Null: it has too many.
    std::shared_ptr<void> socket(const Client& client);
    /// What became of a request about a battle or a campaign.
    void answered(const Client& client, const Request& request, const Response& response);
    SecurityLog& log() { return log_; }

  private:
    bool noted(bool may, const Client& client, std::string_view what);

    Callers callers_;
    Purses purses_;
    room::Clock clock_;
    SecurityLog log_;
};

}  // namespace net
