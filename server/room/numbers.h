#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace room {

/// Numbers of one audience's updates. The first after it looks in anew follows from what it is
/// shown then, so that it tells nothing else: not how often others looked in meanwhile. An opening
/// that went on from that view has used it up; the next that begins so has another, which cannot be
/// foreseen. As long as this process lives no number means two things; another process has other
/// numbers. [ADR 47]
class Numbers {
  public:
    explicit Numbers(std::string key) : key_(std::move(key)) {}

    std::int64_t first(std::string_view shown);
    /// The one after it.
    std::int64_t next();

  private:
    [[nodiscard]] bool is_used(std::int64_t number) const;
    [[nodiscard]] std::int64_t number_of(std::string_view text) const;

    std::string key_;
    std::map<std::int64_t, std::int64_t> used_;  ///< by the first of each opening, the last
    std::int64_t opening_ = 0;                   ///< its first
};

using NumbersOfBattle = std::vector<Numbers>;  ///< by audience

/// From a secret of the battle and what is another for each process.
std::shared_ptr<NumbersOfBattle> numbers_of_battle(std::string_view secret, std::int64_t life);

}  // namespace room
