#include "rules/ammunition.h"

#include <algorithm>

#include "rules/flame.h"

namespace rules {

Platform platform_of(const DataLine& line, const WeaponLine& weapon) {
    if (weapon.flame_trailer) return Platform::FlameTrailer;
    if (weapon.flame)
        return is_vehicle(line.kind) ? Platform::FlameVehicle : Platform::FlameCarried;
    if (weapon.rocket_launcher) return Platform::RocketLauncher;
    if (line.armored_car) return Platform::ArmoredCar;
    if (line.tank) return Platform::Tank;
    return line.indirect ? Platform::Artillery : Platform::Other;
}

Working depletion_working(const DepletionQuery& query) {
    if (query.harassing)
        return {
            {"ADV-AMMO-06", 0}
        };
    if (query.special_ammo)
        return {
            {"ADV-AMMO-10", 1}
        };
    if (query.platform == Platform::RocketLauncher)
        return {
            {"ADV-AMMO-08", 1}
        };
    if (is_flame(query.platform))
        return {
            {"ADV-FLAME-01", query.fires}
        };
    if (!needs_depletion_roll(query))
        return {
            {"ADV-AMMO-01", 0}
        };
    Working working{
        {"ADV-AMMO-02", query.caliber_mm / kMillimetresAPoint}
    };
    const int platform = platform_depletion(query.platform);
    if (platform > 0) working.push_back({"ADV-AMMO-03", platform});
    if (platform < 0) working.push_back({"ADV-AMMO-04", platform});
    return working;
}

int depletion_number(const DepletionQuery& query) {
    return charted_depletion(query.caliber_mm, query.platform);
}

bool depletes_by_firing(const DepletionQuery& query) {
    if (query.harassing) return false;
    if (query.special_ammo) return std::max(1, query.fires) >= query.rounds;
    return query.platform == Platform::RocketLauncher ||
           is_flame_spent(query.platform, query.fires);
}

bool needs_depletion_roll(const DepletionQuery& query) {
    const bool fixed = query.special_ammo || query.platform == Platform::RocketLauncher ||
                       is_flame(query.platform);
    return !query.harassing && !fixed && query.to_hit_die == kCallsForRoll &&
           query.caliber_mm >= kDepletionCalibre;
}

bool is_depleted(const DepletionQuery& query, std::optional<int> die) {
    if (!needs_depletion_roll(query)) return depletes_by_firing(query);
    return die && *die <= depletion_number(query);
}

bool is_resupplied(const ResupplyQuery& query) {
    if (!query.supply_within_reach || query.turn <= query.depleted_in_turn) return false;
    if (query.special_ammo || is_flame(query.platform)) return false;
    return query.platform != Platform::RocketLauncher || query.resupplies < kRocketResupplies;
}

}  // namespace rules
