#pragma once
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "game/play/choices.h"
#include "game/play/commands.h"

/// What one player may do, from command to command. Whoever holds his choices is told which of them
/// may be others now, and asks those stands again whose answer rests on what is another now.
namespace game {

/// Choices of single stands.
template <class Choice> struct MadeAnew {
    bool all = true;  ///< they take the place of all that were offered before
    std::vector<std::pair<StandId, std::optional<Choice>>> choices;
};
struct Offered {
    bool decides = false;         ///< otherwise there is nothing that he may do
    std::optional<Choices> rest;  ///< what is not made stand by stand; nothing: as it was
    /// All of them; nothing: as they were.
    std::optional<std::vector<TransportChoice>> transport = std::vector<TransportChoice>{};
    MadeAnew<OrderChoice> orders;
    MadeAnew<MoveChoice> moves;
    MadeAnew<FireChoice> fires;
};

class Offers {
  public:
    explicit Offers(Actor actor) : actor_(actor) {}
    /// `game` is the battle after this change.
    Offered follow(const Game& game, const Changed& changed);

  private:
    /// Stands that have to be asked: those that are named, or all.
    struct ToAsk {
        bool all = true;
        std::set<StandId> stands;

        [[nodiscard]] bool any() const { return all || !stands.empty(); }
        /// Nobody has to be asked when this has been done.
        std::vector<const Stand*> take(const Game& game, Side side);
    };
    /// Where a stand's move and its transport, or its want of them, were looked for.
    struct Moving {
        LookedAt looked_at;
        std::vector<TransportChoice> transport;
    };

    void forget_orders(const Changed& changed);
    void forget_moves(const Game& game, const Changed& changed);
    void forget_fires(const Game& game, const Changed& changed,
                      const std::vector<StandId>& whose_lines);
    MadeAnew<OrderChoice> orders_of(const Game& game);
    MadeAnew<MoveChoice> moves_of(const Game& game);
    [[nodiscard]] std::vector<TransportChoice> transport() const;
    MadeAnew<FireChoice> fires_of(const Game& game);

    Actor actor_;
    bool decides_ = false;
    Looks looks_;
    ToAsk orders_, moves_, fires_;
    std::map<StandId, Moving> moving_;                  ///< those that were asked for moves
    std::map<StandId, std::vector<StandId>> assaults_;  ///< whom firers could assault [S-52]
};

}  // namespace game
