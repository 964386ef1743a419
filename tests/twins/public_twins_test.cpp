#include <algorithm>
#include <map>
#include <random>

#include <catch2/catch.hpp>

#include "rules/movement.h"
#include "world.h"

/// The public is told what both sides know that both know, and nothing else: worlds that are equal
/// to Red are equal to the public, worlds that are equal to Blue likewise. [REL-36]
namespace {

using fog::Audience;
using game::Game;
using game::Stand;
using twins::Act;
using twins::World;

/// An act of the common history, and the world just before it.
struct Moment {
    World before;
    Act act;
};
/// A turn that bots have played, at every act by which somebody may come into sight.
const std::vector<Moment>& moments() {
    static const auto all = [] {
        World world{twins::scenario("demo"), "twin seed 1"};
        World as_played = world;
        const auto acts = twins::play_with_bots(as_played, 11, 2);
        std::vector<Moment> found;
        for (const auto& act : acts) {
            world.forget_frames();
            if (holds_alternative<game::MoveStand>(act.command) ||
                holds_alternative<game::Commit>(act.command))
                found.push_back({world, act});
            REQUIRE(world.play(act));
        }
        return found;
    }();
    return all;
}

/// Half of the stands that the audience does not see are anywhere else on the table.
void scatter_unseen(Game& game, Audience audience, std::mt19937& chance) {
    const auto& field = game.scenario.field;
    const auto within = [&](Inches most) {
        return Inches{
            static_cast<std::int32_t>(chance() % static_cast<unsigned>(most.thousandths))};
    };
    for (auto& stand : game.stands) {
        if (stand.side == fog::side_of(audience) || stand.visible || !game::on_table(stand))
            continue;
        if (chance() % 2 == 0) continue;
        const Point there{within(field.width), within(field.height)};
        if (rules::on_table(field, game::base_at(stand, there, stand.facing))) stand.at = there;
    }
}

bool is_told_of_a_contact(const game::Events& events) {
    return std::ranges::any_of(events, [](const game::Event& event) {
        const auto* made = get_if<game::ContactMade>(&event);
        return made && made->watcher == game::Watcher::Public;
    });
}

struct Count {
    int equal = 0;      ///< worlds that are equal to another one for the side
    int contacts = 0;   ///< of those, in which the public heard of a stand that came into sight
    int different = 0;  ///< of those, in which the public heard two things
};

/// An enemy who moves unseen moves from elsewhere in the other world: those are two acts.
bool is_his_own(const Moment& moment, Audience audience) {
    return holds_alternative<game::Commit>(moment.act.command) ||
           (moment.act.actor == game::Actor::Blue) == (audience == Audience::Blue);
}

/// Plays one act in many worlds. Whatever a side cannot tell apart the public cannot, either.
void compare(const Moment& moment, Audience audience, std::mt19937& chance, Count& count) {
    constexpr int kWorlds = 5, kWithoutContact = 2;
    std::map<std::vector<std::string>, std::vector<std::string>>
        told;  // to the side, to the public
    int without = 0;
    for (int n = 0; n < kWorlds; ++n) {
        auto world = moment.before;
        if (n > 0) world.secretly([&](Game& game) { scatter_unseen(game, audience, chance); });
        const auto events = world.would_happen(moment.act);
        if (!events) continue;
        const bool contact = is_told_of_a_contact(*events);
        if (!contact && ++without > kWithoutContact) continue;
        REQUIRE(world.play(moment.act));
        const auto& open = world.of(Audience::Public).frames;
        const auto [first, is_first] = told.try_emplace(world.of(audience).frames, open);
        if (is_first) continue;
        ++count.equal;
        if (contact) ++count.contacts;
        if (first->second == open) continue;
        if (++count.different == 1) twins::check_same(first->second, open);
    }
}

}  // namespace

TEST_CASE("REL-36 worlds that are equal to a side are equal to the public", "[twins][REL-36][NI]") {
    const auto audience = GENERATE(Audience::Blue, Audience::Red);
    std::mt19937 chance{7};
    Count count;
    for (auto moment : moments()) {
        if (!is_his_own(moment, audience)) continue;
        moment.before.hear_only({audience, Audience::Public});
        compare(moment, audience, chance, count);
    }
    CAPTURE(count.equal, count.contacts);
    CHECK(count.equal > 30);
    CHECK(count.contacts > 10);
    CHECK(count.different == 0);
}
