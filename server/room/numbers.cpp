#include "room/numbers.h"

#include "fog/audience.h"
#include "store/digest.h"

namespace room {
namespace {

constexpr int kBytes = 6;  // a browser counts to 2^53 exactly

}  // namespace

/// Does it follow the first number of an opening? Or it is one, and more was told there.
bool Numbers::is_used(std::int64_t number) const {
    const auto after = used_.upper_bound(number);
    if (after == used_.begin()) return false;
    const auto& [first, last] = *std::prev(after);
    return number <= last && first < last;
}

std::int64_t Numbers::first(std::string_view shown) {
    auto number = number_of(shown);
    for (int again = 1; is_used(number); ++again)
        number = number_of(std::string(shown) + std::to_string(again));
    opening_ = number;
    return used_[number] = number;
}

std::int64_t Numbers::number_of(std::string_view text) const {
    const auto hash = store::blake2b_keyed(key_, text);
    std::int64_t number = 0;
    for (int i = 0; i < kBytes; ++i)
        number = number << 8 | static_cast<unsigned char>(hash[static_cast<std::size_t>(i)]);
    return number;
}

std::int64_t Numbers::next() { return ++used_[opening_]; }

std::shared_ptr<NumbersOfBattle> numbers_of_battle(std::string_view secret, std::int64_t life) {
    auto numbers = std::make_shared<NumbersOfBattle>();
    for (const auto audience : fog::kSeats)
        numbers->emplace_back(store::blake2b_keyed(secret, std::string(fog::seat_name(audience)) +
                                                               '/' + std::to_string(life)));
    return numbers;
}

}  // namespace room
