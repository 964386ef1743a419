#include "base/simple_polygon.h"

#include <algorithm>

#include "base/exact.h"

namespace {

struct Edge {
    Point from, to;
    std::size_t number = 0;
    Inches low_x, high_x;
};

/// Does the second edge run back along the first?
bool turns_back(const Edge& first, const Edge& second) {
    const auto u = first.to - first.from, v = second.to - second.from;
    return cross(u, v) == 0 && dot(u, v) < 0;
}

bool clash(const Edge& a, const Edge& b, std::size_t edges) {
    if ((a.number + 1) % edges == b.number) return turns_back(a, b);
    if ((b.number + 1) % edges == a.number) return turns_back(b, a);
    return lines_touch(a.from, a.to, b.from, b.to);
}

}  // namespace

bool is_simple(std::span<const Point> polygon) {
    if (polygon.size() < 3) return false;
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto from = polygon[i], to = polygon[(i + 1) % polygon.size()];
        if (from == to) return false;
        edges.push_back({from, to, i, std::min(from.x, to.x), std::max(from.x, to.x)});
    }
    if (edges.size() == 3) return side_of(polygon[0], polygon[1], polygon[2]) != 0;
    std::ranges::sort(edges, {}, &Edge::low_x);
    for (auto a = edges.begin(); a != edges.end(); ++a)
        for (auto b = a + 1; b != edges.end() && b->low_x <= a->high_x; ++b)
            if (clash(*a, *b, edges.size())) return false;
    return true;
}
