#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "rules/options.h"
#include "rules/troop_quality.h"
#include "rules/vocabulary.h"

/// Direct Fire To-Hit Modifiers and Rate of Fire, as printed. [HIT-03, ROF-01]
namespace rules {

/// Facts of the firer that the to-hit chart asks for. Overwatch and "no order" are `Hold` here.
/// [HIT-14 .. HIT-18]
struct Firer {
    TroopQuality quality = TroopQuality::Regular;
    bool suppressed = false;
    bool pinned = false;  ///< Pinned or Shaken
    OrderChit order = OrderChit::Hold;
};
/// Facts of the target that the to-hit chart asks for. [HIT-08 .. HIT-13]
struct Target {
    Kind kind = Kind::Personnel;
    int weight_class = 0;
    bool patrol = false;
    bool pinned = false;  ///< Pinned, Shaken or Demoralized
    Cover cover = Cover::None;
    bool hull_down = false;
    bool in_bua = false;
};
struct Shot {
    Effect effect = {};  ///< of the band used
    bool close_assault = false;
    Firer firer = {};
    Target target = {};
};

/// HE fire: the effect at that range is H or W. [HIT-04]
constexpr bool is_he(Effect effect) {
    return effect.letter == EffectLetter::H || effect.letter == EffectLetter::W;
}
/// A, and FL as A. [HIT-21, S-43]
constexpr bool is_a_class(Effect effect) {
    return effect.letter == EffectLetter::A || effect.letter == EffectLetter::FL;
}

/// Orders that cost the -2 of the Hasty Advance; a Human Wave in close assault is spared it.
/// [HIT-17, ADV-BAN-05, R-19]
constexpr bool is_hasty_fire(OrderChit order, bool close_assault) {
    switch (order) {
    case OrderChit::Hold:
    case OrderChit::CautiousAdvance: return false;
    case OrderChit::Banzai: return !close_assault;
    case OrderChit::HastyAdvance:
    case OrderChit::Disengage:
    case OrderChit::TakeCommand:
    case OrderChit::Rally:
    case OrderChit::RoadMarch:
    case OrderChit::Entrench:
    case OrderChit::Regroup: return true;
    }
    return true;
}

enum class Star : std::uint8_t { None, HeIgnores };  ///< `*` [HIT-04]
/// The cover of a `Shot` is the one that counts already.
struct ToHitRow {
    std::string_view rule;
    int value = 0;
    Star star = Star::None;
    bool (*applies)(const Shot&) = nullptr;
};

// clang-format off
/// `+`: close assault and flame ignore this column. `*`: HE ignores the row. [HIT-04, HIT-05]
inline constexpr std::array kToHitTarget = {
    ToHitRow{"HIT-08", -1, Star::HeIgnores, [](const Shot& s) { return s.target.patrol; }},
    ToHitRow{"HIT-09", -1, Star::HeIgnores, [](const Shot& s) { return s.target.pinned && s.target.kind == Kind::Personnel; }},
    ToHitRow{"HIT-10", -1, Star::HeIgnores, [](const Shot& s) { return s.target.cover == Cover::Light; }},
    ToHitRow{"HIT-12", -2, Star::HeIgnores, [](const Shot& s) { return is_afv(s.target.kind) && (s.target.hull_down || s.target.in_bua); }},
    ToHitRow{"HIT-13", -2, Star::None,      [](const Shot& s) { return s.target.cover == Cover::Medium; }},
    ToHitRow{"HIT-13", -3, Star::None,      [](const Shot& s) { return s.target.cover == Cover::Hard; }},
    ToHitRow{"HIT-13", -5, Star::None,      [](const Shot& s) { return s.target.cover == Cover::Fortification; }},
};
/// The last line of the column, minus the weight class, is `weight_modifier`. [HIT-19]
inline constexpr std::array kToHitFirer = {
    ToHitRow{"HIT-20", +1, Star::None, [](const Shot& s) { return s.effect.letter == EffectLetter::H && s.target.kind == Kind::WeakAfv; }},
    ToHitRow{"HIT-14", +1, Star::None, [](const Shot& s) { return quality_to_hit(s.firer.quality) > 0; }},
    ToHitRow{"HIT-15", -1, Star::None, [](const Shot& s) { return quality_to_hit(s.firer.quality) < 0; }},
    ToHitRow{"HIT-16", -2, Star::None, [](const Shot& s) { return s.firer.suppressed; }},
    ToHitRow{"HIT-17", -2, Star::None, [](const Shot& s) { return is_hasty_fire(s.firer.order, s.close_assault); }},
    ToHitRow{"HIT-18", -2, Star::None, [](const Shot& s) { return s.firer.pinned; }},
    ToHitRow{"HIT-21", -2, Star::None, [](const Shot& s) { return is_a_class(s.effect) && s.target.kind == Kind::StrongAfv; }},
    ToHitRow{"HIT-22", -3, Star::None, [](const Shot& s) { return s.effect.letter == EffectLetter::W && s.target.kind == Kind::WeakAfv; }},
};
// clang-format on

/// H class against any AFV. [HIT-19]
constexpr int weight_modifier(const Shot& shot) {
    if (shot.effect.letter != EffectLetter::H || !is_afv(shot.target.kind)) return 0;
    return -std::max(shot.target.weight_class, 0);
}
/// Whom a mark exempts. `cover_ignored`: this close assault ignores the column. [HIT-04, HIT-05]
constexpr bool counts(const ToHitRow& row, const Shot& shot) {
    return row.applies(shot) && !(row.star == Star::HeIgnores && is_he(shot.effect));
}
constexpr bool ignores_target_column(const Shot& shot) {
    return shot.close_assault || shot.effect.letter == EffectLetter::FL;
}

/// Everything added up, with default options and a cover that counts: for the checks below.
constexpr int charted_to_hit(int number, const Shot& shot) {
    if (!ignores_target_column(shot))
        for (const auto& row : kToHitTarget) number += counts(row, shot) ? row.value : 0;
    for (const auto& row : kToHitFirer) number += counts(row, shot) ? row.value : 0;
    return number + weight_modifier(shot);
}

// clang-format off
inline constexpr Target kPinnedPatrol{.patrol = true, .pinned = true, .cover = Cover::Light};
static_assert(charted_to_hit(5, Shot{.target = kPinnedPatrol}) == 2, "worked check 1 [HIT-08, HIT-09, HIT-10]");
static_assert(charted_to_hit(5, {.effect = {EffectLetter::H}, .target = kPinnedPatrol}) == 5, "worked check 2 [HIT-04]");
static_assert(charted_to_hit(6, {.effect = {EffectLetter::H},
                                 .firer = {.quality = TroopQuality::Veteran, .suppressed = true},
                                 .target = {.cover = Cover::Hard}}) == 2, "worked check 3 [HIT-13, HIT-14, HIT-16]");
static_assert(charted_to_hit(7, {.effect = {EffectLetter::H},
                                 .target = {.kind = Kind::WeakAfv, .weight_class = 2, .hull_down = true}}) == 6,
              "worked check 4 [HIT-04, HIT-19, HIT-20]");
static_assert(charted_to_hit(6, {.effect = {EffectLetter::Penetration, 5},
                                 .target = {.kind = Kind::StrongAfv, .hull_down = true, .in_bua = true}}) == 4,
              "worked check 5 [HIT-12]");
static_assert(charted_to_hit(6, {.effect = {EffectLetter::W}, .target = {.kind = Kind::WeakAfv}}) == 3, "worked check 6 [HIT-22]");
static_assert(charted_to_hit(5, {.effect = {EffectLetter::A}, .close_assault = true,
                                 .firer = {.quality = TroopQuality::Elite}, .target = {.kind = Kind::StrongAfv}}) == 4,
              "worked check 7 [HIT-21]");
static_assert(charted_to_hit(6, {.close_assault = true,
                                 .firer = {.quality = TroopQuality::Green, .order = OrderChit::Banzai},
                                 .target = {.cover = Cover::Fortification}}) == 5,
              "worked check 8 [HIT-05, ADV-BAN-05]");
// clang-format on

enum class Rides : std::uint8_t { None, Mounted };  ///< cavalry, bicycle, motorcycle [ROF-06]
struct RateQuery {
    int rof = 1;  ///< the plain rate, or the second half of a split one [RNG-07]
    std::optional<int> rof_contact = {};  ///< the first half of a split rate [RNG-08]
    bool close_assault = false;           ///< implies in_contact
    bool op_fire = false;
    TroopQuality quality = TroopQuality::Regular;
    bool human_wave = false;
    bool passenger = false;
    Rides rides = Rides::None;
    bool multiple_targets = false;
    bool other_out_of_contact = false;  ///< another of those targets [S-46]
    bool in_contact = false;            ///< with this target
    bool firer_in_contact = false;      ///< with any enemy [ROF-08]
    SplitInContact split_in_contact = SplitInContact::Free;
    bool personnel_vs_afv = false;
    bool battalion_gun = false;
};
constexpr bool is_in_contact(const RateQuery& query) {
    return query.close_assault || query.in_contact;
}
/// Mounted troops are no passengers. [ROF-06, R-40]
constexpr bool is_passenger(const RateQuery& query) {
    return query.passenger && query.rides == Rides::None;
}
/// In contact the first half of a split rate. [ROF-12]
constexpr bool uses_contact_rate(const RateQuery& query) {
    return is_in_contact(query) && query.rof_contact.has_value();
}

/// `#`: in contact dice are divided for nothing, or only if all targets are in contact. [ROF-08,
/// S-46]
constexpr bool splits_freely(const RateQuery& query) {
    if (query.split_in_contact == SplitInContact::AllInContact)
        return is_in_contact(query) && !query.other_out_of_contact;
    return is_in_contact(query) || query.firer_in_contact;
}

struct RateRow {
    std::string_view rule;
    int value;
    bool (*applies)(const RateQuery&);
};
// clang-format off
/// Bonuses, then penalties. [ROF-01]
inline constexpr std::array kRateChart = {
    RateRow{"ROF-02", +1, [](const RateQuery& q) { return quality_rate_of_fire(q.quality) > 0; }},
    RateRow{"ROF-03", +1, [](const RateQuery& q) { return q.op_fire && !is_passenger(q); }},  // not for passengers [ROF-05]
    RateRow{"ROF-09", +1, [](const RateQuery& q) { return q.human_wave && q.close_assault && !q.personnel_vs_afv; }},
    RateRow{"ROF-04", -1, [](const RateQuery& q) { return is_passenger(q); }},
    RateRow{"ROF-07", -1, [](const RateQuery& q) { return q.multiple_targets && !splits_freely(q); }},
};
/// So many dice at most, after everything else. [ROF-10, ROF-11, S-45]
inline constexpr std::array kRateCaps = {
    RateRow{"ROF-10", 1, [](const RateQuery& q) { return q.personnel_vs_afv && q.close_assault; }},
    RateRow{"ROF-11", 1, [](const RateQuery& q) { return q.battalion_gun; }},
};
// clang-format on

constexpr int charted_dice(const RateQuery& query) {
    int dice = uses_contact_rate(query) ? *query.rof_contact : query.rof;
    for (const auto& row : kRateChart) dice += row.applies(query) ? row.value : 0;
    for (const auto& cap : kRateCaps) dice = cap.applies(query) ? std::min(dice, cap.value) : dice;
    return std::max(dice, 0);
}

// clang-format off
inline constexpr auto kElite = TroopQuality::Elite;
static_assert(charted_dice({.rof = 2, .rof_contact = 3, .close_assault = true, .op_fire = true, .quality = kElite,
                            .personnel_vs_afv = true}) == 1, "worked check 7 [ROF-10]");
static_assert(charted_dice({.rof = 3, .op_fire = true, .quality = kElite, .passenger = true}) == 3, "worked check 12 [ROF-05]");
static_assert(charted_dice({.rof = 2, .op_fire = true, .quality = kElite, .multiple_targets = true}) == 3, "worked check 13 [ROF-07]");
static_assert(charted_dice({.rof = 1, .op_fire = true, .quality = kElite, .battalion_gun = true}) == 1, "worked check 14 [ROF-11]");
// clang-format on

}  // namespace rules
