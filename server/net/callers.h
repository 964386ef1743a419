#pragma once
#include <optional>
#include <string>
#include <vector>

#include "net/client.h"

/// Who calls, as the operator's words about his proxies have it, and what he may have forgotten.
namespace net {

class Callers {
  public:
    /// Throws std::invalid_argument with a sentence, as Proxies does.
    explicit Callers(const std::vector<std::string>& proxies) : proxies_(proxies) {}
    /// A proxy that tells too little is named in the log, once.
    Client who(const asio::ip::address& peer, const Request& request);
    [[nodiscard]] const Proxies& proxies() const { return proxies_; }

  private:
    Proxies proxies_;
    bool has_warned_of_unnamed_ = false;
    bool has_warned_of_untold_ = false;
};

/// Strangers are to come, but the origin is none that they could ask for: a sentence for the log.
std::optional<std::string> forgotten_origin(const std::string& origin, const std::string& address,
                                            bool has_proxies);

}  // namespace net
