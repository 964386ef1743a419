#pragma once
#include <span>

#include "base/geometry.h"
#include "base/sine.h"
#include "rules/equipment.h"
#include "rules/vocabulary.h"

/// Front and flank. [FACE]
namespace rules {

enum class Arc : std::uint8_t { Front, Flank };

/// Half of the front: 90 degrees for personnel, 45 for vehicles and towed guns. [FACE-06, FACE-07]
std::int32_t half_front(Kind kind, GunClass gun_class);
/// The two arcs of a stand that stands and faces so: made once, asked for many others. From its
/// centre to the closest point of the other base, to a thousandth of a degree; exactly on the line
/// is front. [FACE-08]
class Arcs {
  public:
    Arcs(Kind kind, GunClass gun_class, Facing facing, Point centre);
    [[nodiscard]] Arc towards(std::span<const Point> other) const;

  private:
    Point centre_;
    bool half_round_;          ///< the front is half of all directions or more
    SineCosine left_, right_;  ///< the first directions beyond the front
};
Arc arc_towards(Kind kind, GunClass gun_class, Facing facing, Point centre,
                std::span<const Point> other);
/// May this weapon fire into that arc? Turrets turn, the rest looks ahead. Passengers ask nobody.
/// [FACE-09, FACE-10, FACE-11]
bool bears_on(Mount mount, Arc arc);
/// The armour that fire from that arc meets. [FACE-12, FACE-13]
int armor_met(const DataLine& line, Arc from);

}  // namespace rules
