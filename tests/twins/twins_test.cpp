#include <catch2/catch.hpp>

#include "store/scenarios.h"
#include "world.h"

/// Two battles that differ only in what Red cannot know: Red and the public must receive the same
/// bytes. [fog.md, NI]
namespace {

using fog::Audience;
using game::Game;
using game::Side;
using game::Stand;
using twins::Act;
using twins::World;

game::Scenario scenario(const char* id) {
    const auto library = store::read_library("db/data");
    REQUIRE(library);
    auto found = store::load_scenario("db/scenarios", id, *library);
    REQUIRE(found);
    return *found;
}

/// Blue stands that Red has not seen at all, and that had no part in anything since `before`.
std::vector<StandId> idle_in_the_dark(const Game& before, const Game& after) {
    std::vector<StandId> dark;
    for (const auto& stand : before.stands) {
        const auto& later = *game::find_stand(after, stand.id);
        const auto& known = after.knowledge[static_cast<std::size_t>(game::Watcher::Red)].contacts;
        const bool seen =
            std::ranges::any_of(known, [&](const auto& c) { return c.stand == stand.id; });
        const bool idle = later.at == stand.at && !later.fired_in && !later.fired_at &&
                          later.state == stand.state && later.presence == stand.presence &&
                          stand.issuer == rules::Issuer::None && !stand.observer;
        if (stand.side == Side::Blue && !seen && idle) dark.push_back(stand.id);
    }
    return dark;
}

/// What Red and the public received of these acts.
std::vector<std::string> frames_of(World world, const std::vector<Act>& acts) {
    for (const auto& act : acts) REQUIRE(world.play(act));
    auto frames = world.of(Audience::Red).frames;
    const auto& open = world.of(Audience::Public).frames;
    frames.insert(frames.end(), open.begin(), open.end());
    frames.push_back(world.first_view(Audience::Red));
    frames.push_back(world.first_view(Audience::Public));
    return frames;
}

std::size_t first_difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    const auto [one, other] = std::ranges::mismatch(a, b);
    return static_cast<std::size_t>(one - a.begin());
}

/// Turn 1 is common history; turn 2 is played twice.
struct Pair {
    World fork;
    std::vector<Act> acts;
    std::vector<StandId> dark;
};
const Pair& a_pair() {
    static const Pair pair = [] {
        World world{scenario("demo"), "twin seed 1"};
        twins::play_with_bots(world, 11, 2);
        world.forget_frames();
        World going_on = world;
        auto acts = twins::play_with_bots(going_on, 12, 3);
        auto dark = idle_in_the_dark(world.game(), going_on.game());
        return Pair{std::move(world), std::move(acts), std::move(dark)};
    }();
    return pair;
}

void check_same(const std::function<void(Game&)>& change) {
    const auto& pair = a_pair();
    auto twin = pair.fork;
    twin.secretly(change);
    REQUIRE(twin.game() != pair.fork.game());
    const auto frames = frames_of(pair.fork, pair.acts);
    const auto others = frames_of(twin, pair.acts);
    const auto at = first_difference(frames, others);
    INFO("frame " << at << " of " << frames.size());
    if (at < std::min(frames.size(), others.size())) {
        INFO(frames[at]);
        INFO(others[at]);
        CHECK(frames[at] == others[at]);
    }
    CHECK(frames == others);
}

}  // namespace

TEST_CASE("twins: the pair plays a turn in which Red is told things, while Blue has secrets",
          "[twins]") {
    const auto& pair = a_pair();
    CHECK(pair.acts.size() > 20);
    CHECK(frames_of(pair.fork, pair.acts).size() > 20);
    REQUIRE(!pair.dark.empty());
}

TEST_CASE("twins: names", "[twins]") {
    check_same([](Game& game) {
        for (auto& stand : game.stands)
            if (stand.side == Side::Blue) stand.name = "zq7f3a " + stand.name;
        for (auto& company : game.companies)
            if (company.side == Side::Blue) company.name = "zq8g4b " + company.name;
        game.scenario.briefing_blue = "zq9h5c";
    });
}

TEST_CASE("twins: quality and place of stands that stay in the dark", "[twins]") {
    check_same([](Game& game) {
        for (const auto id : a_pair().dark) {
            auto& stand = *game::find_stand(game, id);
            stand.quality = stand.quality == rules::TroopQuality::Elite
                                ? rules::TroopQuality::Green
                                : rules::TroopQuality::Elite;
            if (game::on_table(stand)) stand.at.x += 0.003_in;
            stand.when_forced_back = game::WhenForcedBack::GoOn;
        }
    });
}

TEST_CASE("twins: an order that nobody in sight follows", "[twins]") {
    check_same([](Game& game) {
        game::Order order;
        order.id = OrderId{999};
        REQUIRE(!a_pair().dark.empty());
        order.issuer = a_pair().dark.front();
        order.chit = rules::OrderChit::Hold;
        order.followers = {a_pair().dark.front()};
        game.orders.push_back(order);
        std::ranges::sort(game.orders, {}, &game::Order::id);
    });
}

TEST_CASE("twins: the deck and its order", "[twins]") {
    check_same([](Game& game) {
        auto& deck = game.hands[0].deck;
        REQUIRE(deck.size() > 1);
        std::ranges::reverse(deck);
    });
}

TEST_CASE("twins, the control that must fail: a projector that counts hidden stands is found out",
          "[twins]") {
    const auto& pair = a_pair();
    REQUIRE(!pair.dark.empty());
    const twins::Projector leaky = [](const Game& game, const fog::Chronicle& told) {
        auto view = twins::honest(game, told);
        for (const auto& stand : game.stands)
            if (stand.side == Side::Blue && !stand.visible)
                view.battle.spot_percent += static_cast<int>(stand.quality);
        return view;
    };
    auto one = pair.fork, other = pair.fork;
    one.look_through(leaky);
    other.look_through(leaky);
    other.secretly([&](Game& game) {
        auto& stand = *game::find_stand(game, pair.dark.front());
        stand.quality = stand.quality == rules::TroopQuality::Elite ? rules::TroopQuality::Green
                                                                    : rules::TroopQuality::Elite;
    });
    CHECK(frames_of(one, pair.acts) != frames_of(other, pair.acts));
}
