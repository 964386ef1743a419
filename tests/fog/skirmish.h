#pragma once
#include <algorithm>

#include "fog/narrate.h"
#include "fog/view_of.h"
#include "support/builders.h"

/// What each audience hears of one event.
namespace support {

using fog::Audience;
using fog::Saying;
using fog::Told;

inline std::vector<Told> told(const Game& game, const game::Event& event, Audience audience) {
    return fog::narrate(game, event, audience);
}
inline bool is_silent(const Game& game, const game::Event& event, Audience audience) {
    return told(game, event, audience).empty();
}

/// Of an audience that has been told nothing.
inline fog::View view_for(const Game& game, Audience audience) {
    return fog::view_of(game, fog::Chronicle{audience}, {});
}

/// Blue rifles 1 and tank 2, Red rifles 1001 in sight and 1002 hidden. Turn 1, step 4B.
inline GameBuilder a_skirmish() {
    return a_game()
        .with(a_stand(1).at({24_in, 24_in}).visible())
        .with(a_stand(2).at({28_in, 24_in}).of("tank"))
        .with(a_stand(1001).at({24_in, 34_in}).visible())
        .with(a_stand(1002).at({30_in, 34_in}).of("gun").of_quality(rules::TroopQuality::Elite));
}

/// A hit on 1 by Red's hidden gun.
inline game::ShotResolved a_shot_from_nowhere() {
    game::ShotResolved shot;
    shot.shot = {ShotId{30001}, Side::Red, StandId{1002}, 1, StandId{1}, 2, {}, {}};
    shot.weapon = "75mm HE";
    shot.effect = {rules::EffectLetter::H, 0};
    shot.hit_number = 6;
    shot.needs = 7;
    shot.to_hit_working = {
        {"HIT-14", 1}
    };
    shot.dice = {3, 9};
    shot.hits = 1;
    shot.results = {
        {StandId{1}, 8, 9, {{"RES-02", 1}}, rules::HitOutcome::ForcedBack}
    };
    return shot;
}
/// The same, by Blue's rifles at 1001, one hit.
inline game::ShotResolved a_shot_at_a_target_in_sight() {
    game::ShotResolved shot = a_shot_from_nowhere();
    shot.shot = {ShotId{1}, Side::Blue, StandId{2}, 0, StandId{1001}, 2, {}, {}};
    shot.results = {
        {StandId{1001}, 4, 6, {{"RES-02", 2}}, rules::HitOutcome::NoEffect}
    };
    return shot;
}

}  // namespace support
