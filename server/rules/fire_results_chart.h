#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "rules/vocabulary.h"

/// Hit Results, as printed. [RES-01]
namespace rules {

struct HitTarget {
    TroopQuality quality = TroopQuality::Regular;
    Kind kind = Kind::Personnel;
    int armor = 0;  ///< of the face that was hit [FACE-13]
};
struct ResultQuery {
    int die = 1;  ///< natural
    HitTarget target = {};
    Effect effect = {};
    bool close_range = false;
    bool close_assault = false;  ///< implies close_range
    bool firer_is_engineer = false;
    bool firer_is_infantry_at = false;
};

/// No Effect up to the first figure, Forced Back up to the second, Eliminated above.
struct ResultRow {
    TroopQuality quality;
    int no_effect;
    int forced_back;
};
// clang-format off
inline constexpr std::array kHitResults = {
    //        target quality                 no effect  forced back   eliminated above; `*`: natural 10 on penetration
    ResultRow{TroopQuality::Green,           1,         5},  // and all soft vehicles [RES-03, R-28]
    ResultRow{TroopQuality::Trained,         2,         6},
    ResultRow{TroopQuality::Regular,         3,         6},
    ResultRow{TroopQuality::Experienced,     4,         7},
    ResultRow{TroopQuality::Veteran,         5,         7},
    ResultRow{TroopQuality::Elite,           6,         8},
};
// clang-format on
inline constexpr int kLowestDie = 1, kHighestDie = 10;

constexpr const ResultRow& result_row(TroopQuality quality) {
    return kHitResults[static_cast<std::size_t>(quality)];
}
/// A modified die, clamped, in the row of that quality. [RES-01, RES-02]
constexpr HitOutcome charted_result(TroopQuality quality, int modified) {
    const int die = std::clamp(modified, kLowestDie, kHighestDie);
    if (die <= result_row(quality).no_effect) return HitOutcome::NoEffect;
    return die <= result_row(quality).forced_back ? HitOutcome::ForcedBack : HitOutcome::Eliminated;
}

/// Can this effect harm this kind at all? [CA-04, S-43, S-52]
constexpr bool can_harm(Effect effect, Kind kind, bool close_assault) {
    const bool ap = effect.letter == EffectLetter::Penetration;
    if (kind == Kind::Personnel) return !ap;
    if (kind == Kind::SoftVehicle) return true;
    switch (effect.letter) {
    case EffectLetter::Blank: return false;
    case EffectLetter::A: return close_assault;
    case EffectLetter::W: return kind == Kind::WeakAfv;
    case EffectLetter::H:
    case EffectLetter::HC:
    case EffectLetter::FL:
    case EffectLetter::Penetration: return true;
    }
    return false;
}
/// Does the hit destroy the AFV without a results roll? [CA-05]
constexpr bool destroys_without_roll(const ResultQuery& query) {
    return query.close_assault && is_afv(query.target.kind) &&
           (query.firer_is_engineer || query.firer_is_infantry_at) &&
           can_harm(query.effect, query.target.kind, query.close_assault);
}
/// Only penetration on an AFV changes the die. [RES-04, RES-07]
constexpr bool is_penetration_roll(const ResultQuery& query) {
    return query.effect.letter == EffectLetter::Penetration && is_afv(query.target.kind);
}
/// Die + penetration - armour, elsewhere the natural die. [RES-05, RES-06, CA-06]
constexpr int modified_die(const ResultQuery& query) {
    if (!is_penetration_roll(query)) return query.die;
    return query.die + query.effect.penetration - query.target.armor;
}
/// Several results on one stand: the worst only. [RES-17, S-49]
constexpr HitOutcome worse_of(HitOutcome a, HitOutcome b) { return a < b ? b : a; }

/// The outcome and the rule that decided it.
struct Decided {
    HitOutcome outcome;
    std::string_view rule;
};
/// One hit, in the row of the target's own quality. [RES-01 .. RES-10, CA-05, S-43, QUAL-03, R-29]
constexpr Decided decided_result(const ResultQuery& query) {
    const bool soft = query.target.kind == Kind::SoftVehicle;
    if (!can_harm(query.effect, query.target.kind, query.close_assault))
        return {HitOutcome::NoEffect, "S-43"};
    if (destroys_without_roll(query)) return {HitOutcome::Eliminated, "CA-05"};
    const TroopQuality quality = soft ? TroopQuality::Green : query.target.quality;
    const auto charted = charted_result(quality, modified_die(query));
    if (!is_penetration_roll(query) || query.die != kHighestDie)
        return {charted, soft ? "RES-03" : "RES-01"};
    if (query.close_range || query.close_assault) return {HitOutcome::Eliminated, "RES-08"};
    return {worse_of(charted, HitOutcome::ForcedBack), "RES-09"};
}

namespace detail {
constexpr bool better_quality_is_milder() {
    for (int die = kLowestDie; die <= kHighestDie; ++die)
        for (const auto& better : kHitResults)
            for (const auto& worse : kHitResults)
                if (better.quality > worse.quality &&
                    charted_result(better.quality, die) > charted_result(worse.quality, die))
                    return false;
    return true;
}
constexpr ResultQuery penetrates(int die, int penetration, int armor, bool close_range) {
    return {
        .die = die,
        .target = {.kind = Kind::StrongAfv,   .armor = armor},
        .effect = {EffectLetter::Penetration, penetration   },
        .close_range = close_range
    };
}
}  // namespace detail
static_assert(detail::better_quality_is_milder(), "QUAL-05");
static_assert(decided_result(detail::penetrates(9, 5, 8, false)).outcome == HitOutcome::ForcedBack,
              "worked check 9 [RES-05]");
static_assert(decided_result(detail::penetrates(10, 2, 9, false)).outcome == HitOutcome::ForcedBack,
              "worked check 10 [RES-09]");
static_assert(decided_result(detail::penetrates(10, 2, 9, true)).outcome == HitOutcome::Eliminated,
              "worked check 10 [RES-08]");
static_assert(decided_result({
                                 .die = 2,
                                 .target = {.quality = TroopQuality::Elite,
                                            .kind = Kind::SoftVehicle}
})
                      .outcome == HitOutcome::ForcedBack,
              "worked check 11 [RES-03]");

}  // namespace rules
