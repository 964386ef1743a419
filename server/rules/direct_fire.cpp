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
        if (value == 0) return;
        add(rate.working, rule, value);
        rate.dice += value;
    };
    const bool contact = query.close_assault || query.in_contact;
    const bool passenger = query.passenger && query.rides == Rides::None;
    const bool split_contact = contact && query.rof_contact.has_value();
    rate.dice = split_contact ? *query.rof_contact : query.rof;
    add(rate.working, split_contact ? "ROF-12" : "RNG-07", rate.dice);

    change("ROF-02", quality_rate_of_fire(query.quality));
    if (query.op_fire && !passenger) change("ROF-03", kOpFireBonus);
    if (query.human_wave && query.close_assault && !query.personnel_vs_afv)
        change("ROF-09", kHumanWaveBonus);
    if (passenger) change("ROF-04", kPassengerPenalty);
    if (query.multiple_targets && !contact) change("ROF-07", kMultipleTargets);

    const auto cap = [&](std::string_view rule) {
        if (rate.dice > kOneAtMost) change(rule, kOneAtMost - rate.dice);
    };
    if (query.personnel_vs_afv && query.close_assault) cap("ROF-10");
    if (query.battalion_gun) cap("ROF-11");
    if (rate.dice < 0) change("S-45", -rate.dice);
    return rate;
}

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
