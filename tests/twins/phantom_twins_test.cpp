#include <catch2/catch.hpp>

#include "world.h"

/// A phantom that nobody has seen through, a hidden stand in its place, the same phantom elsewhere:
/// the other side and the public must receive the same bytes. [S-74, NI]
namespace {

using fog::Audience;
using game::Game;
using game::Presence;
using game::Side;
using game::Stand;
using twins::Act;
using twins::World;

/// Set-up is common history; turn 1 is played twice, without and with a change in its beginning.
/// Only one side has phantoms: a stand in the place of one would see through those of the other.
struct Deceived {
    World fork;
    std::vector<Act> acts;
    std::vector<std::string> frames;
    std::vector<StandId> moved;  ///< phantoms of one side that nobody has seen through
    std::vector<StandId> idle;
};

Audience watcher_against(Side hides) { return fog::audience_of(rules::enemy_of(hides)); }

/// With these seeds some phantoms are not seen through.
Deceived deceived_by(Side hides, std::uint64_t seed) {
    auto scenario = twins::scenario("mirrors");
    std::erase_if(scenario.stands, [&](const auto& s) { return s.phantom && s.side != hides; });
    World world{scenario, "twin seed " + std::to_string(seed)};
    twins::play_with_bots(world, seed, 1);
    world.forget_frames();
    World going_on = world;
    Deceived pair{world, twins::play_with_bots(going_on, seed + 1, 2), {}, {}, {}};
    for (const auto& stand : world.game().stands) {
        const auto& later = *game::find_stand(going_on.game(), stand.id);
        if (stand.side != hides || later.presence != Presence::Phantom) continue;
        (later.at == stand.at ? pair.idle : pair.moved).push_back(stand.id);
    }
    const auto frames = twins::frames_of(world, pair.acts, watcher_against(hides));
    REQUIRE(frames);
    pair.frames = *frames;
    return pair;
}

const Deceived& by_dummies_of(Side hides) {
    static const Deceived by_blue = deceived_by(Side::Blue, 39);
    static const Deceived by_red = deceived_by(Side::Red, 36);
    return hides == Side::Blue ? by_blue : by_red;
}

void check_twin(Side hides, const std::function<void(Stand&)>& change,
                const std::vector<StandId>& changed) {
    const auto& pair = by_dummies_of(hides);
    auto twin = pair.fork;
    twin.secretly([&](Game& game) {
        for (const auto id : changed) change(*game::find_stand(game, id));
    });
    const auto others = twins::frames_of(twin, pair.acts, watcher_against(hides));
    REQUIRE(others);
    twins::check_same(pair.frames, *others);
}

void become_real(Stand& stand) {
    stand.phantom = false;
    stand.presence = Presence::OnTable;
}

}  // namespace

TEST_CASE("twins: hidden phantoms, still and moving, and hidden stands in their places that see "
          "nobody, either",
          "[twins][S-74]") {
    const auto& pair = by_dummies_of(Side::Blue);
    REQUIRE(pair.frames.size() > 20);
    check_twin(Side::Blue, become_real, pair.idle);
    check_twin(Side::Blue, become_real, pair.moved);
}

TEST_CASE("twins: hidden phantoms in other places", "[twins][S-74]") {
    const auto hides = GENERATE(Side::Blue, Side::Red);
    check_twin(hides, [](Stand& stand) { stand.at.y += 0.25_in; }, by_dummies_of(hides).idle);
}

TEST_CASE("twins, what the pairs of phantoms are: some stand still, some move, on both sides",
          "[twins][S-74]") {
    CHECK_FALSE(by_dummies_of(Side::Blue).idle.empty());
    CHECK_FALSE(by_dummies_of(Side::Blue).moved.empty());
    CHECK_FALSE(by_dummies_of(Side::Red).idle.empty());
}

TEST_CASE("twins, the control that must fail: a projector that counts phantoms is found out",
          "[twins][S-74]") {
    const auto& pair = by_dummies_of(Side::Blue);
    REQUIRE_FALSE(pair.idle.empty());
    const twins::Projector leaky = [](const Game& game, const fog::Chronicle& told) {
        auto view = twins::honest(game, told);
        view.battle.spot_percent +=
            static_cast<int>(std::ranges::count(game.stands, Presence::Phantom, &Stand::presence));
        return view;
    };
    auto one = pair.fork, other = pair.fork;
    one.look_through(leaky);
    other.look_through(leaky);
    other.secretly([&](Game& game) { become_real(*game::find_stand(game, pair.idle.front())); });
    const std::vector<Act> few(pair.acts.begin(), pair.acts.begin() + 10);
    CHECK(twins::frames_of(one, few, Audience::Red) != twins::frames_of(other, few, Audience::Red));
}
