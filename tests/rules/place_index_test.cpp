#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "rules/ground_list.h"

using rules::PlaceIndex;

namespace {

struct Boxes {
    std::mt19937 random;
    Inches between(int low, int high) {
        return {low + static_cast<int>(random() % static_cast<unsigned>(high - low))};
    }
    /// Some of them lie beyond the widest table, on either side.
    Box box(int most) {
        const Point low{between(-30'000, 280'000), between(-30'000, 280'000)};
        return {
            low, low + Point{between(0, most), between(0, most)}
        };
    }
};

std::vector<std::size_t> all_near(const PlaceIndex& index, const Box& box) {
    std::vector<std::size_t> found;
    static_cast<void>(index.any_near(box, [&](std::size_t i) {
        found.push_back(i);
        return false;
    }));
    return found;
}

}  // namespace

TEST_CASE("Whatever touches a box is found, in order, and nothing far from it", "[rules][ground]") {
    Boxes boxes_at{std::mt19937(7)};
    const std::size_t count = GENERATE(0, 1, 64, 65, 300);
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < count; ++i) boxes.push_back(boxes_at.box(40'000));
    const PlaceIndex index(boxes);
    std::size_t touched = 0, looked_at = 0;
    for (int i = 0; i < 400; ++i) {
        const auto box = boxes_at.box(i % 2 == 0 ? 1 : 60'000);
        const auto found = all_near(index, box);
        CHECK(std::ranges::is_sorted(found));
        looked_at += found.size();
        for (std::size_t n = 0; n < count; ++n) {
            if (!boxes_touch(boxes[n], box)) continue;
            ++touched;
            REQUIRE(std::ranges::find(found, n) != found.end());
        }
    }
    CHECK((count == 0 || touched > 0));
    CHECK(looked_at <= 2 * touched + count * 20);
}

TEST_CASE("Boxes that only touch are near, at the ends of strips, too", "[rules][ground]") {
    const auto box = [](int low, int high) {
        return Box{
            {{low},  {low} },
            {{high}, {high}}
        };
    };
    const PlaceIndex index(std::vector{box(8'000, 16'000), box(239'999, 240'000)});
    CHECK(all_near(index, box(16'000, 17'000)) == std::vector<std::size_t>{0});
    CHECK(all_near(index, box(0, 8'000)) == std::vector<std::size_t>{0});
    CHECK(all_near(index, box(240'000, 250'000)) == std::vector<std::size_t>{1});
    CHECK(all_near(index, box(100'000, 110'000)).empty());
}

TEST_CASE("Nobody looks on behind the first that will do", "[rules][ground]") {
    const Box everywhere{
        {0_in,   0_in  },
        {240_in, 240_in}
    };
    const PlaceIndex index(std::vector<Box>(100, everywhere));
    std::size_t asked = 0;
    CHECK(index.any_near(everywhere, [&](std::size_t i) {
        ++asked;
        return i == 70;
    }));
    CHECK(asked == 71);
}
