#include <algorithm>

#include <catch2/catch.hpp>

#include "world.h"

/// A phantom that nobody has seen through, a hidden stand in its place, the same phantom elsewhere:
/// the other side and the public must receive the same bytes. [S-74, NI]
namespace {

using fog::Audience;
using game::Actor;
using game::Game;
using game::Presence;
using game::Stand;
using game::Subphase;
using twins::Act;
using twins::World;

constexpr StandId kCommander{1}, kStrawMen{2};

/// Blue's commander and straw men behind the copse, where no enemy sees them.
World behind_the_copse() {
    auto scenario = twins::scenario("phantoms", "tests/playthroughs/scenarios");
    for (auto& plan : scenario.stands.edit()) {
        if (plan.id == kCommander) plan.at = Point{6_in, 11_in};
        if (plan.id == kStrawMen) plan.at = Point{6_in, 9_in};
    }
    return World{scenario, "twin seed 2"};
}

/// What Blue does next: the straw men come forward where `moving`; nothing else is done.
game::Command next_of_blue(const Game& game, bool moving) {
    const auto& men = *game::find_stand(game, kStrawMen);
    const bool movement =
        game.subphase == Subphase::SideAMoves || game.subphase == Subphase::SideBMoves;
    if (moving && game.subphase == Subphase::FirstOrders && game.placed.empty())
        return game::PlaceOrder{
            .issuer = kCommander,
            .chit = rules::OrderChit::CautiousAdvance,
            .marker = {6_in, 11_in},
            .arrow = 90_deg
        };
    if (moving && movement && game.turn == 1 && !men.moved)
        return game::MoveStand{kStrawMen, {{9_in, 9_in}}};
    return game::Commit{};
}

/// Two turns of this.
std::vector<Act> two_turns(World world, bool moving) {
    std::vector<Act> acts;
    while (world.game().turn < 3)
        for (const auto actor : {Actor::Blue, Actor::Red}) {
            if (!game::is_deciding(world.game(), game::side_of(actor))) continue;
            const auto command = actor == Actor::Blue ? next_of_blue(world.game(), moving)
                                                      : game::Command{game::Commit{}};
            acts.push_back({actor, command});
            REQUIRE(world.play(acts.back()));
        }
    const auto& men = *game::find_stand(world.game(), kStrawMen);
    REQUIRE(men.presence == Presence::Phantom);
    REQUIRE((men.at == Point{9_in, 9_in}) == moving);
    return acts;
}

void check_twin(const World& world, const std::vector<Act>& acts,
                const std::function<void(Stand&)>& change) {
    auto twin = world;
    twin.secretly([&](Game& game) { change(*game::find_stand(game, kStrawMen)); });
    const auto frames = twins::frames_of(world, acts, Audience::Red);
    const auto others = twins::frames_of(twin, acts, Audience::Red);
    REQUIRE(frames);
    REQUIRE(others);
    REQUIRE(frames->size() > 20);
    twins::check_same(*frames, *others);
}

void become_real(Stand& stand) {
    stand.phantom = false;
    stand.presence = Presence::OnTable;
}

}  // namespace

TEST_CASE("twins: a hidden phantom, and a hidden stand in its place that sees nobody, either",
          "[twins][S-74]") {
    const bool moving = GENERATE(false, true);
    const auto world = behind_the_copse();
    check_twin(world, two_turns(world, moving), become_real);
}

TEST_CASE("twins: a hidden phantom here and there", "[twins][S-74]") {
    const bool moving = GENERATE(false, true);
    const auto world = behind_the_copse();
    check_twin(world, two_turns(world, moving), [](Stand& stand) { stand.at.x -= 2_in; });
}

TEST_CASE("twins, the control that must fail: a projector that counts phantoms is found out",
          "[twins][S-74]") {
    const twins::Projector leaky = [](const Game& game, const fog::Chronicle& told) {
        auto view = twins::honest(game, told);
        view.battle.spot_percent +=
            static_cast<int>(std::ranges::count(game.stands, Presence::Phantom, &Stand::presence));
        return view;
    };
    auto one = behind_the_copse();
    const auto acts = two_turns(one, false);
    one.look_through(leaky);
    auto other = one;
    other.secretly([](Game& game) { become_real(*game::find_stand(game, kStrawMen)); });
    CHECK(twins::frames_of(one, acts, Audience::Red) !=
          twins::frames_of(other, acts, Audience::Red));
}
