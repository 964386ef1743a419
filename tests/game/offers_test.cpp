#include <algorithm>

#include <catch2/catch.hpp>

#include "game/play/offers.h"
#include "support/builders.h"

/// What is offered from command to command is what is offered from nothing; here, that it is asked
/// for again when it has to be, and not when nothing has changed.

using namespace game;
using namespace support;

namespace {

template <class Choice> bool is_remade(const MadeAnew<Choice>& made, int stand) {
    return made.all || std::ranges::any_of(made.choices, [&](const auto& one) {
               return one.first == StandId{static_cast<std::uint16_t>(stand)};
           });
}

struct Follower {
    Game now;
    Offers offers{Actor::Blue};

    explicit Follower(Game game) : now(std::move(game)) { offers.follow(now, Changed::all()); }
    Offered after(auto change) {
        const auto before = now;
        change(now);
        return offers.follow(now, changed_between(before, now));
    }
};

Game two_movers_far_apart() {
    return a_game()
        .in(Subphase::SideAMoves)
        .with(a_stand(1).at({8_in, 8_in}).under(OrderChit::CautiousAdvance))
        .with(a_stand(2).at({60_in, 40_in}).under(OrderChit::CautiousAdvance));
}

}  // namespace

TEST_CASE("REL-27 a move is offered anew to whoever could meet the mover", "[offers][REL-27]") {
    Follower blue(two_movers_far_apart());
    const auto moved = blue.after([](Game& game) { find_stand(game, StandId{1})->at.y += 1_in; });
    CHECK(moved.decides);
    CHECK(is_remade(moved.moves, 1));
    CHECK_FALSE(is_remade(moved.moves, 2));
}

TEST_CASE("S-82 an obstacle that is found is in the prices of all", "[offers][S-82]") {
    Follower blue(two_movers_far_apart());
    const auto found = blue.after([](Game& game) {
        find_stand(game, StandId{1})->at.y += 1_in;
        game.knowledge[0].obstacles_seen = {0};
    });
    CHECK(is_remade(found.moves, 2));
}

TEST_CASE("S-32 a wreck that is found is in the way of all", "[offers][S-32]") {
    Follower blue(two_movers_far_apart());
    const auto found =
        blue.after([](Game& game) { game.knowledge[0].wrecks_seen = {MarkerId{1}}; });
    CHECK(is_remade(found.moves, 2));
}

TEST_CASE("S-52 who could assault is asked again when another declares", "[offers][S-52]") {
    const bool passes_both = GENERATE(true, false);
    const auto at = passes_both ? 26_in : 40_in;
    Game game =
        a_game()
            .in(Subphase::OpportunityFire)
            .with(a_stand(1)
                      .at({
                          24_in, 20_in
    })
                      .under(OrderChit::Hold))
            .with(a_stand(2).at({24_in, at}).under(OrderChit::Hold))
            .with(a_stand(1001).of("tank").that_moved({{25_in, 12_in}, {25_in, 34_in}}).visible());
    auto& shown = knowledge_of(game, Watcher::Blue).contacts.front().shown;
    shown.path = {
        {25_in, 20_in},
        {25_in, 26_in},
        {25_in, 34_in}
    };
    Follower blue(game);
    const auto declared = blue.after([](Game& now) {
        Shot shot;
        shot.id = ShotId{1};
        shot.firer = StandId{1};
        shot.target = StandId{1001};
        now.shots.push_back(shot);
    });
    CHECK(is_remade(declared.fires, 1));
    CHECK(is_remade(declared.fires, 2) == passes_both);
}
