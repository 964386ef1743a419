#pragma once
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask {

/// A field as a question reads it: what a form needs to ask for it.
struct Described {
    enum class Kind : std::uint8_t { Truth, Whole, Decimal, Word, Effect, Object, Objects, Points };
    std::string name = {};
    Kind kind = Kind::Truth;
    bool required = false;
    /// As JSON; empty where leaving it out means something else than any value.
    std::string otherwise = {};
    std::vector<std::string_view> words = {};
    /// As JSON; of a number, or of the coordinates of points.
    std::string least = {}, most = {};
    bool without_least = false, without_most = false;
    /// Of a list.
    std::optional<std::size_t> fewest_items = {}, most_items = {};
    /// Inside an object, or inside each object of a list. Lists keep their places while they grow.
    std::list<Described> fields = {};
};

}  // namespace ask
