#pragma once
#include "base/length.h"

/// The farthest that can be gone, less than `beyond`, to a thousandth: all that is shorter can be.
/// Where that `likely` is, if something is known of it, is tried first, since to look is dear.
template <class CanGo> Inches farthest(Inches beyond, CanGo can_go, Inches likely = 0_in) {
    Inches low, high = beyond;
    for (const auto guess : {likely, likely + 0.001_in})
        if (likely > 0_in && low < guess && guess < high) (can_go(guess) ? low : high) = guess;
    while (low + 0.001_in < high) {
        const auto middle = (low + high) / 2;
        (can_go(middle) ? low : high) = middle;
    }
    return low;
}
