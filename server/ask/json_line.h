#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// One line of JSON as it was written: numbers keep their text, doubled keys and deep nests do not
/// pass.
namespace ask {

inline constexpr std::size_t kLongestLine = std::size_t{1} << 20;
inline constexpr std::size_t kDeepestNest = 16;

enum class Type : std::uint8_t { Object, Array, Text, Whole, Decimal, Truth, Null };

/// A value. The values inside an object or array follow it in `JsonLine::nodes`.
struct Node {
    Type type = Type::Null;
    bool used = false;         ///< somebody has read it
    std::uint32_t parent = 0;  ///< its own number at the top
    std::uint32_t end = 0;     ///< number of the node after all that is inside
    std::uint32_t index = 0;   ///< in an array
    std::uint32_t key_at = 0, key_size = 0;
    std::uint32_t text_at = 0,
                  text_size = 0;  ///< of a text, or of a number with fraction or exponent
    std::int64_t whole = 0;       ///< or the truth value
};

/// Used again for every line, so that reading a line asks for no memory.
class JsonLine {
  public:
    /// False when the line is no JSON object or breaks a limit; `error` then says why.
    bool read(std::string_view line);
    [[nodiscard]] const std::string& error() const { return error_; }

    std::vector<Node>& nodes() { return nodes_; }
    [[nodiscard]] std::string_view key(const Node& node) const {
        return slice(node.key_at, node.key_size);
    }
    [[nodiscard]] std::string_view text(const Node& node) const {
        return slice(node.text_at, node.text_size);
    }
    /// "target.kind", "obstacles[2].polygon"; long names are cut.
    [[nodiscard]] std::string path(std::uint32_t node) const;

  private:
    friend class Sax;
    [[nodiscard]] std::string_view slice(std::uint32_t at, std::uint32_t size) const {
        return std::string_view{characters_}.substr(at, size);
    }
    std::vector<Node> nodes_;
    std::string characters_;
    std::string error_;
};

}  // namespace ask
