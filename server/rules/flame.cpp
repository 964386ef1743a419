#include "rules/flame.h"

#include "rules/flame_chart.h"

namespace rules {

int flame_firings(Platform platform) {
    for (const auto& row : kFlameChart)
        if (row.platform == platform) return row.firings;
    return 0;
}

bool is_flame(Platform platform) { return flame_firings(platform) > 0; }

bool is_flame_spent(Platform platform, int fires) {
    return is_flame(platform) && fires >= flame_firings(platform);
}

}  // namespace rules
