#pragma once
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "net/client.h"
#include "net/limits.h"

/// What each address may do, so that nobody spends what belongs to others.
namespace net {

enum class Use : std::uint8_t { NewBattle, Post, Question, Piece, View, Read, File, Hello };
std::string_view word_of(Use use);

class Purses {
  public:
    explicit Purses(std::size_t most = 20'000) : most_(most) {}

    /// False: this address has to wait.
    bool spend(const Client& client, Use use, std::int64_t now);
    /// Would `spend` be true?
    bool can_spend(const Client& client, Use use, std::int64_t now);
    /// Milliseconds that this hello waits for those before it from the same address.
    std::int64_t until_let_in(const Client& client, std::int64_t now);
    /// One socket of this address, until it is let go, from any thread. Null: it has too many.
    std::shared_ptr<void> socket(const Client& client);
    [[nodiscard]] std::size_t size() const { return young_.size() + old_.size(); }

  private:
    struct Purse {
        explicit Purse(const Allowance& a)
            : new_battles(a.new_battles), posts(a.posts), questions(a.questions), pieces(a.pieces),
              views(a.views), reads(a.reads), files(a.files), hellos(a.hellos) {}
        Credits new_battles;
        Credits posts;
        Credits questions;
        Credits pieces;
        Credits views;
        Credits reads;
        Credits files;
        Credits hellos;
        std::int64_t next_hello = 0;  ///< steady
        std::shared_ptr<std::atomic<int>> sockets = std::make_shared<std::atomic<int>>(0);
    };
    using Book = std::map<std::string, Purse>;
    static Credits& credits(Purse& purse, Use use);
    Purse& purse_of(const Client& client);
    void forget();

    std::size_t most_;
    Book young_;  ///< used since the last forgetting
    Book old_;
};

}  // namespace net
