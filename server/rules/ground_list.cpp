#include "rules/ground_list.h"

namespace rules {
namespace {

constexpr std::size_t kWordBits = 64;

}  // namespace

PlaceIndex::PlaceIndex(std::span<const Box> boxes)
    : words_((boxes.size() + kWordBits - 1) / kWordBits), begins_by_x_(kStrips * words_),
      ends_from_x_(begins_by_x_), begins_by_y_(begins_by_x_), ends_from_y_(begins_by_x_) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const auto& [low, high] = boxes[i];
        note(begins_by_x_, strip_of(low.x), kStrips, i);
        note(ends_from_x_, 0, strip_of(high.x) + 1, i);
        note(begins_by_y_, strip_of(low.y), kStrips, i);
        note(ends_from_y_, 0, strip_of(high.y) + 1, i);
    }
}

void PlaceIndex::note(Strips& strips, std::size_t from, std::size_t end, std::size_t i) const {
    for (std::size_t strip = from; strip < end; ++strip)
        strips[strip * words_ + i / kWordBits] |= std::uint64_t{1} << (i % kWordBits);
}

}  // namespace rules
