#include <algorithm>
#include <random>

#include <catch2/catch.hpp>

#include "world.h"

/// The public is told what both sides know that both know, and nothing else: worlds that are equal
/// to Red are equal to the public, worlds that are equal to Blue likewise. [REL-36]
namespace {

using fog::Audience;
using game::Game;
using game::Side;
using game::Stand;
using twins::Act;
using twins::World;

/// A move of the common history, and the world just before it.
struct Moment {
    World before;
    Act act;
};
bool moves(const Act& act) {
    return holds_alternative<game::MoveStand>(act.command) ||
           holds_alternative<game::ManHandle>(act.command) ||
           holds_alternative<game::Commit>(act.command);
}
/// Two turns that bots have played, at every act that moves somebody or closes a step.
const std::vector<Moment>& moments() {
    static const auto all = [] {
        World world{twins::scenario("demo"), "twin seed 1"};
        World as_played = world;
        const auto acts = twins::play_with_bots(as_played, 11, 3);
        std::vector<Moment> found;
        for (const auto& act : acts) {
            world.forget_frames();
            if (moves(act)) found.push_back({world, act});
            REQUIRE(world.play(act));
        }
        return found;
    }();
    return all;
}

/// Every stand that the audience does not see is somewhere else, by up to 8".
void scatter_unseen(Game& game, Audience audience, std::mt19937& chance) {
    const auto shift = [&] { return Inches{static_cast<std::int32_t>(chance() % 16001) - 8000}; };
    for (auto& stand : game.stands) {
        if (stand.side == fog::side_of(audience) || stand.visible || !game::on_table(stand))
            continue;
        const Point there{stand.at.x + shift(), stand.at.y + shift()};
        if (rules::on_table(game.scenario.field, game::base_at(stand, there, stand.facing)))
            stand.at = there;
    }
}

struct Count {
    int equal = 0;      ///< pairs that are equal to the side
    int told = 0;       ///< of those, in which the public heard something
    int different = 0;  ///< of those, in which the public heard two things
};

/// Plays one act in twin worlds; counts those that a side cannot tell apart and the public can.
void compare(const Moment& moment, Audience audience, std::mt19937& chance, Count& count) {
    auto one = moment.before, other = moment.before;
    other.secretly([&](Game& game) { scatter_unseen(game, audience, chance); });
    if (!one.play(moment.act) || !other.play(moment.act)) return;
    if (one.of(audience).frames != other.of(audience).frames) return;
    ++count.equal;
    const auto& open = one.of(Audience::Public).frames;
    const auto& others = other.of(Audience::Public).frames;
    if (!open.empty()) ++count.told;
    if (open == others) return;
    ++count.different;
    if (count.different == 1) twins::check_same(open, others);
}

Count count_pairs(Audience audience, twins::Projector projector = twins::honest) {
    std::mt19937 chance{7};
    Count count;
    for (auto moment : moments()) {
        moment.before.look_through(projector);
        compare(moment, audience, chance, count);
    }
    return count;
}

}  // namespace

TEST_CASE("REL-36 worlds that are equal to a side are equal to the public", "[twins][REL-36][NI]") {
    const auto audience = GENERATE(Audience::Blue, Audience::Red);
    const auto count = count_pairs(audience);
    CAPTURE(count.equal, count.told);
    CHECK(count.equal > 30);
    CHECK(count.told > 10);
    CHECK(count.different == 0);
}
