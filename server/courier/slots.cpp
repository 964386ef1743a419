#include "courier/slots.h"

#include <algorithm>
#include <vector>

namespace courier {
namespace {

struct Limit {
    std::string of;
    int most;
};

/// As it was written, whatever address it has: a mail's is its domain, which makes a relay wait
/// that looks it up.
std::string host_to_reach(const store::Reach& reach) {
    constexpr std::string_view kPort = ":443";
    const bool is_mail = reach.kind == store::ReachKind::Mail;
    auto host = is_mail ? reach.address.substr(reach.address.find('@') + 1) : store::host_of(reach);
    std::ranges::transform(host, host.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    if (host.ends_with(kPort)) host.resize(host.size() - kPort.size());
    if (host.ends_with('.')) host.pop_back();
    return host;
}

/// Addresses that are not confirmed cost nothing to make: they have slots of their own, and only
/// half of those of a host and of a battle.
std::vector<Limit> limits_of(const store::Reach& to) {
    const auto host = "host " + host_to_reach(to);
    const auto battle = "battle " + to.battle;
    std::vector<Limit> limits = {
        {host,   4},
        {battle, 4}
    };
    if (to.state == store::ReachState::Open) {
        limits.push_back({"confirmed", 32});
    } else {
        limits.push_back({"asked " + host, 2});
        limits.push_back({"asked " + battle, 2});
        limits.push_back({"asked by " + std::string(base::text_of(to.kind)), 8});
    }
    return limits;
}

}  // namespace

bool Slots::take(const store::Reach& to) {
    const auto limits = limits_of(to);
    const bool is_free = std::ranges::all_of(limits, [&](const Limit& limit) {
        const auto taken = taken_.find(limit.of);
        return taken == taken_.end() || taken->second < limit.most;
    });
    if (is_free)
        for (const auto& limit : limits) ++taken_[limit.of];
    return is_free;
}

void Slots::give_back(const store::Reach& to) {
    for (const auto& limit : limits_of(to))
        if (--taken_[limit.of] == 0) taken_.erase(limit.of);
}

}  // namespace courier
