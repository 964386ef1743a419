#pragma once
#include <span>
#include <vector>

#include "base/stretch.h"
#include "rules/sight_line.h"

/// What may lie between two ends: gathered once for a pair, then asked for each of its lines.
namespace rules {

/// How terrain treats an end of the line that lies in it. [LOS-06, LOS-07, S-34]
enum class Within : std::uint8_t {
    SeesOut,   ///< a dune, a wreck: no matter
    FromEdge,  ///< dense terrain
    Never,     ///< smoke
};

class SightScene {
  public:
    SightScene(const Battlefield& field, const SightEnd& a, const SightEnd& b,
               std::span<const SightObstacle> obstacles, Inches edge_depth);

    bool is_empty() const { return blockers_.empty() && hills_.empty(); }
    bool may_hinder() const { return may_hinder_; }
    /// Is the line clear? From a point of the lower end to one of the higher.
    bool clear(Point low, Point high);

    const SightEnd& low() const { return low_; }
    const SightEnd& high() const { return high_; }

  private:
    struct Blocker {
        std::span<const Point> outline;
        Box box;
        int height;
        Within within;
    };
    struct Hill {
        std::span<const Point> outline;
        Box box;
        int level;
    };
    /// A hill on the line in question.
    struct HillPortion {
        Portion portion;
        int level;
    };

    void gather(const Battlefield& field, std::span<const SightObstacle> obstacles);
    void find_hills(Point low, Point high, const Box& line);
    bool hill_blocks(const HillPortion& hill, LineEnd low, LineEnd high) const;
    bool blocked_by(const Blocker& blocker, LineEnd low, LineEnd high);
    bool portion_blocks(const Blocker& blocker, LineEnd low, LineEnd high, const Portion& portion);
    bool share_area(const Blocker& blocker, Point low, Point high) const;
    bool stands_over(const Blocker& blocker, LineEnd low, LineEnd high,
                     const Portion& portion) const;
    bool leaves_by_edge(const Blocker& blocker, Point inside, Point exit) const;
    int ground_at(const Ratio& place) const;

    const SightEnd& low_;
    const SightEnd& high_;
    Inches edge_depth_;
    bool close_ = false;  ///< within the sight that dense terrain allows [LOS-08]
    bool may_hinder_ = false;
    std::vector<Blocker> blockers_;
    std::vector<Hill> hills_;
    std::vector<HillPortion> on_line_;
    std::vector<Portion> inside_;
};

}  // namespace rules
