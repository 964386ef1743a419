#include "rules/direct_fire.h"

#include <algorithm>

namespace rules {
namespace {

/// with `afv_only`, an assault on others than AFVs keeps the target column.
bool keeps_target_column(const Shot& shot, const Options& options) {
    if (!ignores_target_column(shot)) return true;
    return shot.effect.letter != EffectLetter::FL && !is_afv(shot.target.kind) &&
           options.ca_ignores_cover == CloseAssaultIgnoresCover::AfvOnly;
}

void add(Working& working, std::string_view rule, int value) {
    working.push_back({std::string{rule}, value});
}

}  // namespace

/// Small arms, AP and HC suffer the target column, assault and flame do not. [HIT-06, HIT-07,
/// HIT-23, PATROL-02, CA-10, ADV-FLAME-03]
Working to_hit_modifiers(const Shot& declared, const Options& options) {
    auto shot = declared;
    shot.target.cover = cover_that_counts(shot.target.kind, shot.target.cover, options);
    Working working;
    if (keeps_target_column(shot, options))
        for (const auto& row : kToHitTarget)
            if (counts(row, shot)) add(working, row.rule, row.value);
    for (const auto& row : kToHitFirer)
        if (counts(row, shot)) add(working, row.rule, row.value);
    if (const int weight = weight_modifier(shot)) add(working, "HIT-19", weight);
    return working;
}

int to_hit(int hit_number, const Working& modifiers) { return hit_number + total(modifiers); }

bool succeeds(int die, int number, const Options& options) {
    return die <= number || (die == 1 && options.natural_one_hits);
}

Cover cover_that_counts(Kind kind, Cover cover, const Options& options) {
    if (cover == Cover::None || kind == Kind::Personnel) return cover;
    if (kind == Kind::SoftVehicle || options.light_cover_afv) return Cover::Light;
    return Cover::None;
}

Cover cover_against_fire(const CoverQuery& query) {
    if (query.rider) return Cover::None;
    if (query.in_motion && query.order != OrderChit::CautiousAdvance) return Cover::None;
    const bool stands_still = query.kind == Kind::Personnel && !query.moved && !query.in_motion;
    return query.ground == Cover::None && stands_still ? Cover::Light : query.ground;
}

RateOfFire dice(const RateQuery& query) {
    RateOfFire rate;
    const auto change = [&rate](std::string_view rule, int value) {
        add(rate.working, rule, value);
        rate.dice += value;
    };
    if (uses_contact_rate(query))
        change("ROF-12", *query.rof_contact);
    else
        change("RNG-07", query.rof);
    for (const auto& row : kRateChart)
        if (row.applies(query)) change(row.rule, row.value);
    for (const auto& cap : kRateCaps)
        if (cap.applies(query) && rate.dice > cap.value) change(cap.rule, cap.value - rate.dice);
    if (rate.dice < 0) change("S-45", -rate.dice);
    return rate;
}

/// The C band, else the closest. [CA-03]
const RangeBand* close_assault_band(const WeaponLine& line) {
    for (const auto& band : line.bands)
        if (band.band == Band::Contact) return &band;
    return line.bands.empty() ? nullptr : &line.bands.front();
}

const RangeBand* band_for(const WeaponLine& line, Engagement engagement, Inches distance) {
    return band_for(line, engagement, [distance](Inches limit) { return distance <= limit; });
}

bool uses_other_line(const OtherLineQuery& query) {
    if (query.heavy_infantry && query.moved && query.order != OrderChit::CautiousAdvance)
        return true;
    const bool unjoint = query.issuer == Issuer::Commander || query.issuer == Issuer::CompanyPure;
    return query.kind == Kind::Personnel && unjoint;
}

}  // namespace rules
