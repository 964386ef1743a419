#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "courier/curve.h"
#include "courier/slots.h"
#include "store/outbox.h"

/// What an operator allows, and how letters leave.
namespace courier {

struct Ways {
    std::string origin;     ///< how people reach the server, https://host
    std::string mail_from;  ///< empty: no mail
    std::string spool;      ///< folder of a mailer that takes it from there; empty: none
    std::string smtp;       ///< smtp://host:port; empty: none
    bool hooks = false;
    bool push = false;
    KeyPair vapid;  ///< by which push services know this server
    /// For tests: hooks and pushes lead to this machine and nowhere else, and this authority is
    /// believed.
    std::string test_authority;

    [[nodiscard]] bool has_mail() const {
        return !mail_from.empty() && !(spool.empty() && smtp.empty());
    }
    [[nodiscard]] bool has_any() const { return has_mail() || hooks || push; }
    [[nodiscard]] bool has(store::ReachKind kind) const;
};

/// Many at once; nothing waits for one that does not answer.
class Carrier {
  public:
    explicit Carrier(Ways ways);
    Carrier(const Carrier&) = delete;
    Carrier& operator=(const Carrier&) = delete;
    ~Carrier();

    /// False: it is on its way, or has to wait until another has arrived. `now`: milliseconds since
    /// 1970.
    bool send(const store::Sending& sending, std::int64_t now);
    /// Waits for at most so long; who has arrived, and who has not.
    std::vector<std::pair<std::string, store::Delivery>> wait(int milliseconds);

  private:
    struct Trip;
    void spool(const store::Sending& sending);
    void mail(Trip& trip, const store::Sending& sending);
    void post(Trip& trip, const store::Sending& sending);
    /// Nothing can be posted: how it ends.
    std::optional<store::Delivery> push(Trip& trip, const store::Sending& sending,
                                        std::int64_t now) const;
    void to_https(Trip& trip, const std::string& address) const;

    Ways ways_;
    Slots slots_;
    void* multi_;  ///< CURLM
    std::map<std::string, std::unique_ptr<Trip>> under_way_;
    std::vector<std::pair<std::string, store::Delivery>> ended_;
};

}  // namespace courier
