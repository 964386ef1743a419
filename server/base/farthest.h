#pragma once
#include "base/length.h"

/// The farthest that can be gone, less than `beyond`, to a thousandth: all that is shorter can be.
/// To look is dear: if something is known of it, only what is nearer to the likely place than
/// rounding may mislead is looked at, once both ends of that have proved it right.
template <class CanGo> Inches farthest(Inches beyond, CanGo can_go, Inches likely = 0_in) {
    constexpr auto kRounding = 0.003_in;
    Inches low, high = beyond;
    const auto near = likely - kRounding, far = likely + kRounding;
    const bool is_right = 0_in < near && far < beyond && can_go(near) && !can_go(far);
    while (low + 0.001_in < high) {
        const auto middle = (low + high) / 2;
        const bool is_known = is_right && (middle <= near || far <= middle);
        ((is_known ? middle <= near : can_go(middle)) ? low : high) = middle;
    }
    return low;
}
