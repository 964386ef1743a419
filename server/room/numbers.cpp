#include "room/numbers.h"

#include "fog/audience.h"
#include "store/digest.h"

namespace room {
namespace {

constexpr int kBytes = 6;  // a browser counts to 2^53 exactly

}  // namespace

std::int64_t Numbers::first(std::string_view shown) {
    const auto hash = store::blake2b_keyed(key_, shown);
    std::int64_t number = 0;
    for (int i = 0; i < kBytes; ++i)
        number = number << 8 | static_cast<unsigned char>(hash[static_cast<std::size_t>(i)]);
    for (auto after = used_.upper_bound(number);
         after != used_.begin() && std::prev(after)->second >= number;
         after = used_.upper_bound(number))
        number = std::prev(after)->second + 1;
    opening_ = number;
    return used_[number] = number;
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
