#pragma once
#include <span>

#include "base/geometry.h"

/// At least three corners, no two edges that touch but neighbours at their common corner: a simple
/// polygon with an area, concave allowed, either sense, closed by itself. Exact.
bool is_simple(std::span<const Point> polygon);
