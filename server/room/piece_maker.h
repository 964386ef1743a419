#pragma once
#include <memory>
#include <string>
#include <vector>

#include "fog/reel.h"
#include "fog/retold.h"
#include "store/battles.h"
#include "store/dice_heads.h"
#include "store/journal.h"
#include "wire/piece.h"

/// The pieces of one battle as one audience was told it, out of the journal.
namespace room {

struct MadePiece {
    int n = 0;
    std::string text;
};

class PieceMaker {
  public:
    PieceMaker(store::Battle battle, fog::Audience audience);
    /// Folds what is new in the journal; a damaged one as far as it is sound. No view is made.
    void read_on(store::Database& db);
    [[nodiscard]] const fog::Reel& reel() const { return reel_; }
    [[nodiscard]] const store::Battle& battle() const { return battle_; }
    /// Of each turn that ends in the first `count` pieces. [REL-37]
    [[nodiscard]] std::vector<store::DiceHead> heads(int count) const;
    /// This piece and those of its turn behind it that are closed; those before it, too, unless
    /// they were made last.
    std::vector<MadePiece> make(store::Database& db, int n);

  private:
    struct Telling {
        fog::Retold retold;
        store::Head head;
        int made = 0;  ///< the last piece it has gone through
        std::optional<fog::View> last;
    };
    [[nodiscard]] const fog::Cut& cut(int n) const {
        return reel_.cuts()[static_cast<std::size_t>(n) - 1];
    }
    [[nodiscard]] int first_of_turn(int n) const;
    [[nodiscard]] int last_of_turn(int n) const;
    void begin_telling();
    store::History events_to(store::Database& db, std::int64_t last);
    void pass_over(store::Database& db, int n);
    std::string tell(store::Database& db, const fog::Cut& cut);

    store::Battle battle_;
    fog::Audience audience_;
    fog::Reel reel_;
    store::Head head_;  ///< of what the reel has folded
    store::DiceHeads heads_;
    std::vector<std::int64_t> shown_;  ///< by which event each head was
    bool is_broken_ = false;
    std::optional<Telling> telling_;
};

}  // namespace room
