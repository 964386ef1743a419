#pragma once
#include <string>
#include <utility>
#include <vector>

#include "base/dice.h"

/// Dice whose faces a test has laid out.
namespace support {

/// Faces of purposes come first, then the faces in order, then `otherwise` for ever.
class ScriptedDice final : public Dice {
  public:
    explicit ScriptedDice(std::vector<int> faces) : faces_(std::move(faces)) {}
    /// This face for every purpose that holds these words: `when("result/1001", 7)`.
    ScriptedDice& when(std::string words, int face) {
        by_purpose_.emplace_back(std::move(words), face);
        return *this;
    }
    ScriptedDice& otherwise(int face) {
        otherwise_ = face;
        return *this;
    }
    int d10(std::string_view purpose) override {
        asked_.emplace_back(purpose);
        for (const auto& [words, face] : by_purpose_)
            if (purpose.find(words) != std::string_view::npos) return face;
        return next_ < faces_.size() ? faces_[next_++] : otherwise_;
    }
    /// What dice were rolled for, in order.
    const std::vector<std::string>& asked() const { return asked_; }
    std::size_t faces_left() const { return faces_.size() - next_; }

  private:
    std::vector<int> faces_;
    std::size_t next_ = 0;
    int otherwise_ = 10;
    std::vector<std::pair<std::string, int>> by_purpose_;
    std::vector<std::string> asked_;
};

inline ScriptedDice dice_show(std::vector<int> faces) { return ScriptedDice{std::move(faces)}; }
inline ScriptedDice dice_always_show(int face) { return ScriptedDice{{}}.otherwise(face); }

}  // namespace support
