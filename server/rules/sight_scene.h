#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <boost/container/small_vector.hpp>

#include "base/stretch.h"
#include "rules/sight_line.h"
#include "rules/sight_proof.h"

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

    /// One more thing that may lie between them.
    void add(const SightObstacle& obstacle);
    /// Is any line clear, and how? Soonest told of ends that are not screened.
    bool any_clear();
    Sight best_clear();
    /// Does one obstacle hide every place in `places`, which is one of the ends, from the other?
    [[nodiscard]] bool hides_all(const SightEnd& from, const SightEnd& places) const;
    /// Is every line between them hindered by one open blocking terrain?
    [[nodiscard]] bool hinders_all(const SightEnd& from, const SightEnd& places) const;

  private:
    /// So many lie between two ends at most times.
    template <class T> using Few = boost::container::small_vector<T, 9>;
    struct Blocker {
        std::span<const Point> outline;
        Box box;
        int height;
        Within within;
        /// Whoever looks across it sees nothing, wherever it is crossed; found when it is asked.
        std::optional<bool> stops_all_across = std::nullopt;
        std::optional<bool> casts_shadows = std::nullopt;  ///< stops all across, bays hide nobody
    };
    struct Hill {
        std::span<const Point> outline;
        Box box;
        int level;
    };
    struct Hinderer {
        std::span<const Point> outline;
        Box box;
    };
    /// A hill on the line in question.
    struct HillPortion {
        Portion portion;
        int level;
    };

    /// A line on which hills are looked for when they matter.
    struct Line {
        LineEnd low, high;
        SightLane lane;
        bool hills_found = false;
    };

    void gather(const TerrainArea& area);
    void gather(const Battlefield& field);
    void add(const Blocker& blocker);
    template <class GoodEnough> bool any_line(GoodEnough good_enough);
    [[nodiscard]] Line line_of(Point low, Point high) const;
    bool clear(Point low, Point high);
    bool hill_stops(Line& line);
    [[nodiscard]] bool hindered(Point low, Point high) const;
    void find_hills(Line& line);
    [[nodiscard]] bool hill_blocks(const HillPortion& hill, const Line& line) const;
    bool blocked_by(Blocker& blocker, Line& line);
    [[nodiscard]] bool stops_all_across(Blocker& blocker) const;
    [[nodiscard]] bool is_apart(const Box& box) const;
    [[nodiscard]] bool casts_shadows(Blocker& blocker) const;
    /// The shadows of all that casts them, as seen from this point.
    void find_shadows(Point from);
    [[nodiscard]] bool is_in_shadow(Point p) const;
    bool portion_blocks(const Blocker& blocker, Line& line, const Portion& portion);
    [[nodiscard]] bool share_area(const Blocker& blocker, Point low, Point high) const;
    bool stands_over(const Blocker& blocker, Line& line, const Portion& portion);
    [[nodiscard]] bool leaves_by_edge(const Blocker& blocker, Point inside, Point exit) const;
    [[nodiscard]] bool near_edge(const Blocker& blocker, Point p, std::size_t edge) const;
    [[nodiscard]] int ground_at(const Ratio& place) const;

    /// Does what blocked the first line block all of them?
    [[nodiscard]] bool proven_blocked() const;
    [[nodiscard]] bool proven_hindered() const;
    [[nodiscard]] bool stands_across(const Blocker& blocker) const;
    [[nodiscard]] bool stands_across(const Hill& hill) const;
    [[nodiscard]] bool holds_deep(const Blocker& blocker, const SightEnd& end) const;
    [[nodiscard]] bool near_any_edge(const Blocker& blocker, Point p) const;
    [[nodiscard]] Few<Point> points_not_deep(const SightEnd& end) const;

    const SightEnd& low_;
    const SightEnd& high_;
    Inches edge_depth_;
    bool close_ = false;  ///< within the sight that dense terrain allows [LOS-08]
    SightLane lane_;
    Few<Blocker> blockers_;
    std::size_t of_ground_ = 0;  ///< so many of them are areas, the first
    Few<Hill> hills_;
    Few<Hinderer> hinderers_;
    std::size_t last_blocker_ = SIZE_MAX;  ///< what stopped one line often stops the next
    Few<HillPortion> on_line_;
    std::vector<Portion> inside_;
    Few<SightShadow> shadows_;
};

}  // namespace rules
