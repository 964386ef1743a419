#include <catch2/catch.hpp>

#include "fog/chronicle.h"
#include "game/effects/effects.h"
#include "game/morale/morale.h"
#include "game/play/evolve.h"
#include "game/shelling/shelling.h"
#include "support/results.h"

/// What a side is told of several enemies comes in the order of their places: the order of their
/// numbers would tell something of the numbers. (invariant 6)
using namespace game;
using namespace support;
using rules::HitOutcome;

namespace {

/// Red's rifles at the left and engineers at the right, in sight, of two companies. Their numbers,
/// or their companies' numbers, the one way round or the other.
struct World {
    bool swapped = false;
    StandBuilder change(StandBuilder stand, OrderChit chit, MoraleState state) const {
        return stand.visible().that_is(state).under(chit).set([](Stand& s) { s.fired_at = true; });
    }
    Game game(Subphase step, OrderChit chit = OrderChit::Hold,
              MoraleState state = MoraleState::Steady) const {
        const auto left = a_stand(swapped ? 1002 : 1001).at({22_in, 30_in});
        const auto right = a_stand(swapped ? 1001 : 1002).at({26_in, 30_in}).of("engineers");
        return a_game()
            .in(step)
            .in_turn(3)
            .with(change(left, chit, state).in_company(swapped ? 102 : 101))
            .with(change(right, chit, state).in_company(swapped ? 101 : 102))
            .with(a_stand(1).at({24_in, 4_in}).of("howitzer").visible());
    }
};

/// Whom the lines of this kind are about, as Blue calls them.
std::vector<std::string> told_of(Game before, fog::Saying kind,
                                 const std::function<void(Course&)>& happens) {
    Game game = before;
    auto dice = dice_always_show(10);
    Course course{game, dice};
    happens(course);
    fog::Chronicle blue{fog::Audience::Blue};
    for (const auto& event : course.take()) {
        evolve(before, event);
        blue.tell(before, event);
    }
    std::vector<std::string> types;
    for (const auto& line : blue.lines())
        if (line.kind == kind)
            types.push_back(
                (line.kind == fog::Saying::TemplateAttack ? line.target : line.actor)->label);
    return types;
}
std::vector<std::string> left_then_right() {
    const Game game = World{}.game(Subphase::GeneralFire);
    return {line_of(game, stand(game, 1001)).name, line_of(game, stand(game, 1002)).name};
}

}  // namespace

TEST_CASE("REL-18 who is forced back or eliminated is told from left to right, not by number",
          "[fog][REL-18][REL-20]") {
    const World world{GENERATE(false, true)};
    const auto outcome = GENERATE(HitOutcome::ForcedBack, HitOutcome::Eliminated);
    const auto kind =
        outcome == HitOutcome::ForcedBack ? fog::Saying::ForcedBack : fog::Saying::Eliminated;
    const auto moving = OrderChit::CautiousAdvance;
    CHECK(told_of(world.game(Subphase::GeneralFire, moving), kind, [&](Course& course) {
              apply_results(course, {result(1001, outcome), result(1002, outcome)}, Cause::Fire);
          }) == left_then_right());
}

TEST_CASE("REL-18 markers of several companies are told from left to right, not by company",
          "[fog][REL-18]") {
    const World world{GENERATE(false, true)};
    CHECK(told_of(world.game(Subphase::Morale), fog::Saying::StateChanged, check_morale) ==
          left_then_right());
}

TEST_CASE("REL-19 who rallies, and whose pin comes off, is told from left to right",
          "[fog][REL-19]") {
    const World world{GENERATE(false, true)};
    const auto rallying = world.game(Subphase::SideBMoves, OrderChit::Rally, MoraleState::Shaken);
    CHECK(told_of(rallying, fog::Saying::StateChanged,
                  [](Course& course) { rally(course, Side::Red); }) == left_then_right());
    auto pinned = world.game(Subphase::Morale, OrderChit::Hold, MoraleState::Pinned);
    for (auto& stand : pinned.stands) {
        stand.fired_at = false;
        stand.pinned_in_turn = 1;
    }
    CHECK(told_of(pinned, fog::Saying::StateChanged, check_morale) == left_then_right());
}

TEST_CASE("REL-11 who is in a template is told from left to right", "[fog][REL-09][REL-11]") {
    const World world{GENERATE(false, true)};
    auto shelled = world.game(Subphase::HeAttacks);
    shelled.templates = {
        {.id = MarkerId{1},
         .side = Side::Blue,
         .battery = StandId{1},
         .centre = {24_in, 30_in},
         .size = 6_in,
         .turn_placed = shelled.turn,
         .attacked = {}}
    };
    CHECK(told_of(shelled, fog::Saying::TemplateAttack, resolve_templates) == left_then_right());
}
