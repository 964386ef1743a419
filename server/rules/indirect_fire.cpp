#include "rules/indirect_fire.h"

#include <algorithm>

#include "base/refusal_code.h"

namespace rules {

int response_base(const ResponseQuery& query) { return base_response(query); }

Working response_modifiers(const ResponseQuery& query) {
    Working working;
    for (const auto& row : kResponseChart)
        if (row.applies(query)) working.push_back({std::string{row.rule}, row.value});
    return working;
}

Working response_working(const ResponseQuery& query) {
    const bool harassing = query.mission == MissionKind::Harassing;
    Working working{
        {harassing ? "IDF-11" : "IDF-05", response_base(query)}
    };
    for (auto& modifier : response_modifiers(query)) working.push_back(std::move(modifier));
    if (const int below = total(working); below < 0) working.push_back({"S-44", -below});
    return working;
}

int response_number(const ResponseQuery& query) { return std::max(0, charted_response(query)); }

Working indirect_modifiers(const IndirectShot& shot) {
    Working working;
    for (const auto& row : kIndirectChart)
        if (row.applies(shot)) working.push_back({std::string{row.rule}, row.value});
    if (const int weight = indirect_weight(shot)) working.push_back({"IDF-19", weight});
    return working;
}

int idf_to_hit(int he_number, const Working& modifiers) { return he_number + total(modifiers); }

std::array<Point, 4> burst_area(Point centre, Inches size) {
    const Inches low = size / 2, high = size - low;
    return {
        {{centre.x - low, centre.y - low},
         {centre.x - low, centre.y + high},
         {centre.x + high, centre.y + high},
         {centre.x + high, centre.y - low}}
    };
}

bool is_in_burst(const Corners& base, Point centre, Inches size) {
    return polygons_within(base, burst_area(centre, size), 0_in);
}

Result<void> may_observe(const ObserverQuery& query) {
    const bool commands = query.issuer == Issuer::Staff || query.issuer == Issuer::Commander ||
                          query.issuer == Issuer::CompanyPure ||
                          query.issuer == Issuer::CompanyJoint;
    if (query.barred_from_observing || (!commands && !query.observer))
        return refuse(RefusalCode::NoObserver,
                      "Only commanders, staff and observers call for fire.", {"IDF-02", "S-55"});
    if (query.state == MoraleState::Demoralized)
        return refuse(RefusalCode::Demoralized, "A Demoralized observer calls for no fire.",
                      {"S-55"});
    if (query.request_made)
        return refuse(RefusalCode::RequestMade, "That observer has made its request this turn.",
                      {"S-55"});
    return {};
}

bool feels_air_attack(const Corners& base, Point target_point) {
    return polygons_within(base, {&target_point, 1}, kAirAttackReach);
}

namespace {

/// Aircraft fly strikes and nothing else; nothing else flies them. [S-59]
Result<void> may_fly(const BatteryQuery& query, const Options& options) {
    const bool strike = query.mission == MissionKind::AirStrike;
    if (strike != query.aircraft) return refuse(RefusalCode::NoIndirectFire);
    if (!strike) return {};
    if (!options.air) return refuse(RefusalCode::NotInPlay);
    if (!query.air_allowed) return refuse(RefusalCode::NoAir);
    if (query.sorties <= 0) return refuse(RefusalCode::NoSorties);
    return {};
}

}  // namespace

Result<void> may_fire_mission(const BatteryQuery& query, const Options& options) {
    const bool harassing = query.mission == MissionKind::Harassing;
    const bool smoke = query.mission == MissionKind::Smoke;
    if (!query.has_indirect_entry)
        return refuse(RefusalCode::NoIndirectFire, "That stand has no indirect fire.", {"RNG-10"});
    if (query.state == MoraleState::Demoralized)
        return refuse(RefusalCode::Demoralized, "A Demoralized battery does not fire.",
                      {"FIRE-05", "R-25"});
    if (query.limbered)
        return refuse(RefusalCode::Limbered, "A limbered weapon cannot fire.", {"FIRE-18", "S-55"});
    if (query.request_made)
        return refuse(RefusalCode::RequestMade, "That battery has had its request this turn.",
                      {"S-55"});
    if (!query.in_range) return refuse(RefusalCode::OutOfRange);
    if (auto may = may_fly(query, options); !may) return may;
    if (harassing && !options.hi_fire)
        return refuse(RefusalCode::NotInPlay, "There is no harassing fire in this battle.",
                      {"S-58"});
    if (query.mission == MissionKind::TimeOnTarget && !(options.tot && query.tot_allowed))
        return refuse(RefusalCode::NotInPlay, "There is no TOT in this battle.", {"S-58"});
    if (smoke && query.smoke_missions <= 0) return refuse(RefusalCode::NoSmoke);
    const bool needs_target = smoke ? options.smoke_needs_target : !harassing;
    if (needs_target && !query.target_spotted) return refuse(RefusalCode::NoSpottedTarget);
    return {};
}

}  // namespace rules
