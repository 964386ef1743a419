#include <catch2/catch.hpp>

#include "rules/obstacles.h"
#include "world.h"

/// Two battles that differ only in what Red cannot know: Red and the public must receive the same
/// bytes. [NI]
namespace {

using fog::Audience;
using game::Game;
using game::Side;
using game::Stand;
using twins::Act;
using twins::World;

/// Who fires in these acts: by the end of a turn, no stand shows that it did.
std::set<StandId> firers_in(World world, const std::vector<Act>& acts) {
    std::set<StandId> firers;
    world.hear_only({});
    for (const auto& act : acts) {
        const auto events = world.would_happen(act).value();
        for (const auto& event : events)
            if (const auto* fire = get_if<game::ShotResolved>(&event))
                firers.insert(fire->shot.firer);
        world.play(act);
    }
    return firers;
}

/// Blue stands that Red has not seen at all, and that had no part in anything since `before`.
std::vector<StandId> idle_in_the_dark(const Game& before, const Game& after,
                                      const std::set<StandId>& firers) {
    std::vector<StandId> dark;
    for (const auto& stand : before.stands) {
        const auto& later = *game::find_stand(after, stand.id);
        const auto& known = after.knowledge[static_cast<std::size_t>(game::Watcher::Red)].contacts;
        const bool seen =
            std::ranges::any_of(known, [&](const auto& c) { return c.stand == stand.id; });
        const bool idle = later.at == stand.at && !firers.contains(stand.id) && !later.fired_at &&
                          later.state == stand.state && later.presence == stand.presence &&
                          stand.issuer == rules::Issuer::None && !stand.observer;
        if (stand.side == Side::Blue && !seen && idle) dark.push_back(stand.id);
    }
    return dark;
}

/// What Red and the public received of these acts.
std::vector<std::string> told_red(const World& world, const std::vector<Act>& acts) {
    const auto frames = twins::frames_of(world, acts, Audience::Red);
    REQUIRE(frames);
    return *frames;
}

/// Turn 1 is common history; turn 2 is played twice.
struct Pair {
    World fork;
    std::vector<Act> acts;
    std::vector<std::string> frames;
    std::vector<StandId> dark;
};
const Pair& a_pair() {
    static const Pair pair = [] {
        World world{twins::scenario("demo"), "twin seed 4"};
        twins::play_with_bots(world, 11, 2);
        world.forget_frames();
        World going_on = world;
        auto acts = twins::play_with_bots(going_on, 12, 3);
        auto dark = idle_in_the_dark(world.game(), going_on.game(), firers_in(world, acts));
        auto frames = told_red(world, acts);
        return Pair{std::move(world), std::move(acts), std::move(frames), std::move(dark)};
    }();
    return pair;
}

using Change = std::function<void(Game&)>;

void change_names(Game& game) {
    for (auto& stand : game.stands)
        if (stand.side == Side::Blue) stand.name = "zq7f3a " + stand.name;
    for (auto& company : game.companies)
        if (company.side == Side::Blue) company.name = "zq8g4b " + company.name;
    game.scenario.briefing_blue = "zq9h5c";
}

void change_quality_and_place(Game& game) {
    for (const auto id : a_pair().dark) {
        auto& stand = *game::find_stand(game, id);
        stand.quality = stand.quality == rules::TroopQuality::Elite ? rules::TroopQuality::Green
                                                                    : rules::TroopQuality::Elite;
        if (game::on_table(stand)) stand.at.x += 0.003_in;
        stand.when_forced_back = game::WhenForcedBack::GoOn;
    }
}

void add_an_order_in_the_dark(Game& game) {
    game::Order order;
    order.id = OrderId{999};
    order.issuer = a_pair().dark.front();
    order.followers = {order.issuer};
    game.orders.push_back(order);
    std::ranges::sort(game.orders, {}, &game::Order::id);
}

/// Where Blue stands idle in the dark: Red comes by it only where it would meet Blue. [S-82]
void lay_a_mine_in_the_dark(Game& game) {
    auto mines = rules::obstacle_of(rules::ObstacleKind::Minefield);
    mines.concealment = rules::Concealment::Buried;
    mines.owner = Side::Blue;
    mines.hit = 9;
    const auto at = game::find_stand(game, a_pair().dark.back())->at;
    mines.outline = {
        {at.x - 0.5_in, at.y - 0.5_in},
        {at.x + 0.5_in, at.y - 0.5_in},
        {at.x,          at.y + 0.5_in}
    };
    mines.box = box_around(mines.outline);
    auto& obstacles = game.scenario.field.obstacles;
    game.knowledge[0].obstacles_seen.push_back(static_cast<int>(obstacles.size()));
    obstacles.push_back(std::move(mines));
}

void turn_the_deck(Game& game) { std::ranges::reverse(game.hands[0].deck); }

std::vector<std::string> twin_frames(const Change& change) {
    auto twin = a_pair().fork;
    twin.secretly(change);
    REQUIRE(twin.game() != a_pair().fork.game());
    return told_red(twin, a_pair().acts);
}

void check_same(const char* what, const Change& change) {
    const auto others = twin_frames(change);
    INFO(what);
    twins::check_same(a_pair().frames, others);
}

}  // namespace

TEST_CASE("twins: the pair plays a turn in which Red is told things, while Blue has secrets",
          "[twins]") {
    const auto& pair = a_pair();
    CHECK(pair.acts.size() > 20);
    CHECK(pair.frames.size() > 20);
    REQUIRE(!pair.dark.empty());
}

TEST_CASE("twins: names, quality, place, orders, one more mine, the deck", "[twins][S-82]") {
    const std::pair<const char*, Change> changes[] = {
        {"names",                                 change_names            },
        {"quality and place in the dark",         change_quality_and_place},
        {"an order that nobody in sight follows", add_an_order_in_the_dark},
        {"one more mine",                         lay_a_mine_in_the_dark  },
        {"the deck",                              turn_the_deck           },
    };
    const auto all_at_once = [&](Game& game) {
        for (const auto& [what, change] : changes) change(game);
    };
    const bool together_the_same = twin_frames(all_at_once) == a_pair().frames;
    CHECK(together_the_same);
    if (together_the_same) return;
    for (const auto& [what, change] : changes) check_same(what, change);
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
    const std::vector<Act> few(pair.acts.begin(), pair.acts.begin() + 10);
    CHECK(told_red(one, few) != told_red(other, few));
}
