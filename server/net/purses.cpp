#include "net/purses.h"

#include <algorithm>
#include <utility>

namespace net {

std::string_view word_of(Use use) {
    switch (use) {
    case Use::NewBattle: return "new battles";
    case Use::Post: return "posts";
    case Use::Question: return "questions";
    case Use::View: return "views";
    case Use::Read: return "reads";
    case Use::File: return "files";
    case Use::Hello: return "hellos";
    case Use::Piece: break;
    }
    return "pieces";
}

/// Who was not seen while half of the book was filled is forgotten, unless a socket of his is open.
void Purses::forget() {
    auto old = std::exchange(old_, std::exchange(young_, {}));
    for (auto& [name, purse] : old)
        if (*purse.sockets > 0) old_.try_emplace(name, std::move(purse));
}

Purses::Purse& Purses::purse_of(const Client& client) {
    if (const auto found = young_.find(client.name); found != young_.end()) return found->second;
    if (young_.size() >= most_ / 2) forget();
    if (auto known = old_.extract(client.name))
        return young_.insert(std::move(known)).position->second;
    return young_.try_emplace(client.name, allowance_of(client.is_here)).first->second;
}

Credits& Purses::credits(Purse& purse, Use use) {
    switch (use) {
    case Use::NewBattle: return purse.new_battles;
    case Use::Post: return purse.posts;
    case Use::Question: return purse.questions;
    case Use::View: return purse.views;
    case Use::Read: return purse.reads;
    case Use::File: return purse.files;
    case Use::Hello: return purse.hellos;
    case Use::Piece: break;
    }
    return purse.pieces;
}

bool Purses::can_spend(const Client& client, Use use, std::int64_t now) {
    auto credits = Purses::credits(purse_of(client), use);  // a copy
    return credits.spend(now);
}

bool Purses::spend(const Client& client, Use use, std::int64_t now) {
    return credits(purse_of(client), use).spend(now);
}

std::int64_t Purses::until_let_in(const Client& client, std::int64_t now) {
    auto& next = purse_of(client).next_hello;
    const auto turn = std::max(now, next);
    next = turn + allowance_of(client.is_here).between_hellos;
    return turn - now;
}

std::shared_ptr<void> Purses::socket(const Client& client) {
    auto sockets = purse_of(client).sockets;
    if (*sockets >= allowance_of(client.is_here).sockets) return nullptr;
    ++*sockets;
    return {sockets.get(), [sockets](void*) { --*sockets; }};
}

}  // namespace net
