#pragma once

#include <algorithm>

/// std::ranges::contains of C++23.
template <class Range, class Value>
constexpr bool contains(const Range& range, const Value& value) {
    return std::ranges::find(range, value) != std::ranges::end(range);
}
