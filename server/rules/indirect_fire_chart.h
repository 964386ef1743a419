#pragma once
#include <array>
#include <string_view>

#include "rules/troop_quality.h"
#include "rules/vocabulary.h"

/// Artillery Response and Indirect Fire To-Hit, as printed. [IDF-05, IDF-17]
namespace rules {

struct ResponseQuery {
    ArtilleryType asset = ArtilleryType::Organic;
    bool dedicated = false;
    TroopQuality quality = TroopQuality::Regular;  ///< of the battery
    bool suppressed = false;                       ///< last turn's markers count [IDF-08]
    MissionKind mission = MissionKind::HighExplosive;
};
struct IndirectShot {
    struct Target {
        Kind kind = Kind::Personnel;
        int weight_class = 0;
        Cover cover = Cover::None;
    } target = {};
    struct Firer {
        bool pinned = false;  ///< Pinned or Shaken [R-25]
    } firer = {};
};

inline constexpr int kOrganicResponse = 5;        ///< IDF-05
inline constexpr int kSupportingResponse = 3;     ///< IDF-05
inline constexpr int kHarassingResponse = 3;      ///< IDF-11
inline constexpr Inches kAirAttackReach = 12_in;  ///< AIR-03

struct ResponseRow {
    std::string_view rule;
    int value;
    bool (*applies)(const ResponseQuery&);
};
struct IndirectRow {
    std::string_view rule;
    int value;
    bool (*applies)(const IndirectShot&);
};
// clang-format off
/// Modifiers of the firing unit. [IDF-05 .. IDF-08]
inline constexpr std::array kResponseChart = {
    ResponseRow{"IDF-06", +2, [](const ResponseQuery& q) { return q.dedicated; }},
    ResponseRow{"IDF-07", +1, [](const ResponseQuery& q) { return quality_response(q.quality) > 0; }},
    ResponseRow{"IDF-07", -1, [](const ResponseQuery& q) { return quality_response(q.quality) < 0; }},
    ResponseRow{"IDF-08", -2, [](const ResponseQuery& q) { return q.suppressed; }},
};
/// Target is personnel in cover; then the firer. The last line, minus the weight, is `indirect_weight`. [IDF-17]
inline constexpr std::array kIndirectChart = {
    IndirectRow{"IDF-17", -2, [](const IndirectShot& s) { return s.target.kind == Kind::Personnel && s.target.cover == Cover::Medium; }},
    IndirectRow{"IDF-17", -3, [](const IndirectShot& s) { return s.target.kind == Kind::Personnel && s.target.cover == Cover::Hard; }},
    IndirectRow{"IDF-17", -5, [](const IndirectShot& s) { return s.target.kind == Kind::Personnel && s.target.cover == Cover::Fortification; }},
    IndirectRow{"IDF-21", -2, [](const IndirectShot& s) { return s.firer.pinned; }},
    IndirectRow{"IDF-19", +1, [](const IndirectShot& s) { return s.target.kind == Kind::WeakAfv; }},
};
// clang-format on

/// Against any AFV. [IDF-17, IDF-19]
constexpr int indirect_weight(const IndirectShot& shot) {
    if (!is_afv(shot.target.kind)) return 0;
    return shot.target.weight_class > 0 ? -shot.target.weight_class : 0;
}

/// An air strike answers as supporting artillery. [IDF-05, IDF-11, S-59]
constexpr int base_response(const ResponseQuery& query) {
    if (query.mission == MissionKind::Harassing) return kHarassingResponse;
    const bool supporting =
        query.asset == ArtilleryType::Supporting || query.mission == MissionKind::AirStrike;
    return supporting ? kSupportingResponse : kOrganicResponse;
}
constexpr int charted_response(const ResponseQuery& query) {
    int number = base_response(query);
    for (const auto& row : kResponseChart) number += row.applies(query) ? row.value : 0;
    return number;
}
constexpr int charted_indirect(int number, const IndirectShot& shot) {
    for (const auto& row : kIndirectChart) number += row.applies(shot) ? row.value : 0;
    return number + indirect_weight(shot);
}

// clang-format off
static_assert(charted_response({.dedicated = true, .quality = TroopQuality::Veteran, .suppressed = true}) == 6,
              "worked check 20 [IDF-05, IDF-06, IDF-07, IDF-08]");
static_assert(charted_indirect(4, {.target = {.cover = Cover::Light}}) == 4, "worked check 21 [IDF-18]");
static_assert(charted_indirect(4, {.target = {.cover = Cover::Medium}}) == 2, "worked check 21 [IDF-17]");
static_assert(charted_indirect(4, {.target = {.cover = Cover::Hard}}) == 1, "worked check 21 [IDF-17]");
static_assert(charted_indirect(4, {.target = {.kind = Kind::WeakAfv, .weight_class = 1}}) == 4, "worked check 21 [IDF-19]");
static_assert(charted_indirect(4, {.firer = {.pinned = true}}) == 2, "worked check 21 [IDF-21]");
// clang-format on

}  // namespace rules
