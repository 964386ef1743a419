#pragma once
#include "game/core/course.h"

/// What the public is shown: what both sides know that both know, and nothing else. A stand in
/// sight, since its owner is told that it is; a wreck, a gun without its crew or a fieldwork only
/// where such a stand burnt, left it or is inside: neither side is told what the other has found
/// besides. [REL-20, REL-36, S-88]
namespace game {

/// Does the public see what its enemy sees of it? With shared_spotting = false nobody is told which
/// of a side's players see it. [S-90]
bool is_open_to_public(const Game& game, const Stand& stand);
/// Vehicles that burn in sight of the enemy: he and the public know the wreck.
void show_burning(Course& course);
/// That its crew leaves a gun or mans it again is seen by whoever sees the crew; where a gun
/// without a crew is pushed to, by whoever sees the pusher. [ABND-05]
void show_gun(Course& course, StandId crew, MarkerId gun);
void show_pushed_gun(Course& course, StandId pusher, StandId crew);
void show_fieldworks_to_public(Course& course);

}  // namespace game
