#include "base/words.h"
#include "rules/fire_results_chart.h"
#include "rules/movement_chart.h"
#include "rules/orders_chart.h"
#include "rules/sight_line_chart.h"
#include "rules/spotting_chart.h"
#include "rules/troop_quality_chart.h"

/// Every chart that is asked by number has a row for each number: one that lacks its last would end
/// the process.
namespace rules {

static_assert(base::is_complete(kOrdersChart, &OrderRow::chit));
static_assert(base::is_complete(kTerrainChart, &TerrainRow::terrain));
static_assert(base::count_of<Mobility>() == std::tuple_size_v<decltype(TerrainRow::cells)>);
static_assert(base::count_of<ObstacleKind>() == kObstacleFactors.size());
static_assert(base::is_complete(kHitResults, &ResultRow::quality));
static_assert(base::count_of<TroopQuality>() == kQualityChart.size(), "best first [QUAL-02]");
static_assert(base::is_complete(kHeights, &HeightRow::what));
static_assert(base::is_complete(kSpottingChart, &SpotRow::shows));

}  // namespace rules
