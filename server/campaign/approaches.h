#pragma once
#include <array>
#include <optional>
#include <string>

#include "campaign/state.h"

/// From where each side comes to the table of a battle. [CAM-11]
namespace campaign {

/// How a formation is on the table.
struct Standing {
    const Approach* entry = nullptr;  ///< null: it is there from the start
    int turn = 0;                     ///< in which it comes in
    Facing facing;
};
struct Fronts {
    std::vector<game::Zone> zones;
    std::optional<Side> holder;  ///< of the ground, when it begins
};

class Approaches {
  public:
    Approaches(const Campaign& campaign, const Battle& battle);
    [[nodiscard]] Fronts fronts() const;
    [[nodiscard]] Standing standing(const Force& force) const;
    /// By which road; null: it was there, or nobody knows.
    [[nodiscard]] const Approach* of(const std::string& formation) const;

  private:
    [[nodiscard]] const Approach* first_of(Side side) const;
    [[nodiscard]] bool is_beside(const Approach& approach) const;

    const Campaign& campaign_;
    const Battle& battle_;
    const Table& table_;
    std::optional<Side> comer_;                 ///< none: both come
    std::array<const Approach*, 2> by_side_{};  ///< the comer's, or each side's own
};

}  // namespace campaign
