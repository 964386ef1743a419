#include "net/talkers.h"

#include <utility>

namespace net {

/// Who was not seen while half of the book was filled is forgotten, unless a socket of his is open.
void Talkers::forget() {
    auto old = std::exchange(old_, std::exchange(young_, {}));
    for (auto& [seat, talk] : old)
        if (talk.use_count() > 1) old_.try_emplace(seat, std::move(talk));
}

std::shared_ptr<Talk> Talkers::of(const std::string& seat, bool plays) {
    if (const auto found = young_.find(seat); found != young_.end()) return found->second;
    if (young_.size() >= most_ / 2) forget();
    if (auto known = old_.extract(seat)) return young_.insert(std::move(known)).position->second;
    const auto said = plays ? kMessagesOfPlayer : kMessagesOfSpectators;
    const Talk talk{Credits(said), Credits(kAcceptedOfPlayer)};
    return young_.try_emplace(seat, std::make_shared<Talk>(talk)).first->second;
}

}  // namespace net
