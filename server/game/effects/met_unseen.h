#pragma once
#include "game/core/course.h"

/// Who is put where somebody or something unseen is meets it. [SPOT-04, S-23, S-32, S-53]
namespace game {

/// Who was put where somebody or something unseen is meets it: both are seen, and it stands on the
/// nearest free place instead. [SPOT-04, S-32]
void meet_unseen(Course& course, StandId stand);

}  // namespace game
