#pragma once
#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/geometry.h"
#include "base/words.h"

/// Reads hand-written JSON strictly: exact keys, ranges and words; whatever is wrong is told with
/// its path.
namespace scenario {

/// What is wrong in a file, and where. Thrown by `Field`, caught once at the edge of
/// scenario/.
struct Malformed {
    std::string path;
    std::string what;
};

/// A word of a file and the value that it stands for.
template <class Value> struct Word {
    std::string_view name;
    Value value;
};

/// A value of the file that knows its path: `blue.forces[0].companies[2].stands[3].quality`.
class Field {
  public:
    Field(const nlohmann::json& value, std::string path) : value_(&value), path_(std::move(path)) {}

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const nlohmann::json& json() const { return *value_; }
    [[noreturn]] void refuse(const std::string& what) const;

    /// An object that has all the required keys, and no key that is neither required nor optional.
    void keys(std::initializer_list<std::string_view> required,
              std::initializer_list<std::string_view> optional = {}) const;
    /// All that is wrong with them.
    [[nodiscard]] std::vector<Malformed>
    wrong_keys(std::initializer_list<std::string_view> required,
               std::initializer_list<std::string_view> optional = {}) const;
    [[nodiscard]] bool has(std::string_view key) const;
    Field operator[](std::string_view key) const;
    [[nodiscard]] std::vector<Field> items(std::size_t least = 0) const;

    [[nodiscard]] bool is_text() const { return value_->is_string(); }
    [[nodiscard]] bool is_number() const { return value_->is_number(); }
    [[nodiscard]] bool is_list() const { return value_->is_array(); }

    [[nodiscard]] std::string text(std::size_t longest = 200) const;
    /// Lower-case letters, digits and hyphens.
    [[nodiscard]] std::string id() const;
    [[nodiscard]] int whole(int low, int high) const;
    [[nodiscard]] bool truth() const;
    /// Inches with at most three decimals, exactly. [SCALE-01]
    [[nodiscard]] Inches inches(Inches low, Inches high) const;
    /// Degrees with at most three decimals, 0 is up the map, clockwise. [FACE-01]
    [[nodiscard]] Facing facing() const;
    /// `[x, y]` from the lower left corner of the table.
    [[nodiscard]] Point point() const;
    [[nodiscard]] std::vector<Point> points(std::size_t least) const;

    template <class Value, std::size_t N>
    [[nodiscard]] Value one_of(const Word<Value> (&words)[N]) const {
        const auto found = text();
        std::string expected;
        for (const auto& word : words) {
            if (word.name == found) return word.value;
            expected += (expected.empty() ? "" : ", ") + std::string(word.name);
        }
        refuse("expected one of " + expected + ", found \"" + found + "\"");
    }
    /// An enumerator: any, or one of these.
    template <base::Enumeration E, std::size_t N = base::count_of<E>()>
    [[nodiscard]] E one_of(const std::array<E, N>& values = base::kAll<E>) const {
        Word<E> words[N];
        for (std::size_t i = 0; i < N; ++i) words[i] = {base::text_of(values[i]), values[i]};
        return one_of(words);
    }

  private:
    [[nodiscard]] std::int32_t thousandths() const;
    [[noreturn]] void expected(std::string_view what) const;

    const nlohmann::json* value_;
    std::string path_;
};

/// The text as JSON; a key that stands twice in an object is refused.
nlohmann::json parse_strictly(std::string_view text);

}  // namespace scenario
