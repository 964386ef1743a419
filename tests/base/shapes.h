#pragma once

#include "base/geometry.h"

/// In whole inches.
constexpr Point at(int x, int y) { return {{x * 1000}, {y * 1000}}; }
/// In thousandths of an inch.
constexpr Point fine(int x, int y) { return {{x}, {y}}; }
inline Polygon square_of(int x, int y, int size) {
    return {at(x, y), at(x + size, y), at(x + size, y + size), at(x, y + size)};
}
