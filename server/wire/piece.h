#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "fog/audience.h"
#include "fog/reel.h"
#include "fog/view.h"
#include "wire/write.h"

/// A battle told in pieces, as protocol/schema/told_pieces has it.
namespace wire {

struct PieceList {
    fog::Audience audience = fog::Audience::Public;
    std::string edition;  ///< of the program that makes the pieces
    std::vector<fog::Cut> pieces;
    std::vector<ShownHead> heads;  ///< of each turn whose end these pieces tell [REL-37]
};
/// `game`: the battle as it is, of which nothing but what is public from the start or told by its
/// cuts is written.
std::string piece_list_text(const PieceList& list, const game::Game& game);

/// A piece, frame by frame. It keeps differences: views are large.
class PieceWriter {
  public:
    /// All that is known when the piece begins.
    void begin(const fog::View& whole);
    /// What a command changed.
    void add(std::int64_t at, const fog::View& before, const fog::View& after);
    /// Ends it, and begins the next.
    std::string take(const fog::Cut& cut);

  private:
    std::string whole_;  ///< empty: it has none
    std::string frames_;
};

}  // namespace wire
