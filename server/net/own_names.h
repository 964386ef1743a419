#pragma once
#include <string>
#include <string_view>

#include "net/beast.h"

/// Under which names this server is reached. A page of another name that was made to point here is
/// nobody we know.
namespace net {

class OwnNames {
  public:
    /// `origin`: how people reach it from outside, or empty; `address`: what it listens on.
    OwnNames(std::string_view origin, const std::string& address);
    /// The Host of a request: the origin's, this very address, or this machine in figures.
    [[nodiscard]] bool have(std::string_view host) const;
    /// Does the page that asks come from this very server?
    [[nodiscard]] bool is_own_page(const Request& request) const;

  private:
    [[nodiscard]] bool is_origin_host(std::string_view host) const;

    std::string origin_;
    std::string address_;
    bool listens_everywhere_ = false;
};

/// 127.0.0.1, ::1 and the like, or localhost.
bool is_this_machine(std::string_view host);

}  // namespace net
