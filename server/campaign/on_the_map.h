#pragma once
#include "campaign/state.h"

/// What a formation is like on the map: how fast it marches, where to, what is seen of it. [CAM-04]
namespace campaign {

/// Points in an impulse on such a road: those of its slowest piece that cannot ride. 0: not there.
int pace_of(const Campaign& campaign, std::string_view formation, RoadKind kind);
/// Impulses that this road takes it from end to end; 0: it cannot go there.
int impulses_of(const Campaign& campaign, std::string_view formation, const RoadPlan& road);
/// The place that its march leads to next; empty: it is where it is to be.
std::string next_place(const Campaign& campaign, const Formation& formation);
/// Has it a reconnaissance piece or a patrol? [CAM-06]
bool has_scouts(const Campaign& campaign, std::string_view formation);
/// What it looks like from afar. [CAM-06]
SeenKind seen_kind(const Campaign& campaign, std::string_view formation);
SeenSize seen_size(const Campaign& campaign, std::string_view formation);
bool is_base_of_enemy(const Plan& plan, std::string_view place, Side side);

}  // namespace campaign
