#pragma once
#include <concepts>
#include <optional>

#include "rules/direct_fire_chart.h"
#include "rules/equipment.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Direct fire: range bands, the number to hit, the number of dice. [RNG, HIT, ROF]
namespace rules {

/// To-hit modifiers of this shot, target column then firer column, in chart order. [HIT-02, HIT-03]
Working to_hit_modifiers(const Shot& shot, const Options& options = default_options());
/// The modified number: a die hits when it is at most this. Also below 1 and above 10. [HIT-01,
/// DIE-03]
int to_hit(int hit_number, const Working& modifiers);
/// Does this natural die succeed? With `natural_one_hits` a 1 always does. [DIE-03, S-44]
bool succeeds(int die, int number, const Options& options = default_options());

/// The grade that counts for this kind of target: a soft vehicle has light cover in any, an AFV
/// none. [HIT-10, HIT-13, S-47]
Cover cover_that_counts(Kind kind, Cover cover, const Options& options = default_options());

/// What cover a stand has against direct fire, before `cover_that_counts`.
struct CoverQuery {
    Kind kind = Kind::Personnel;
    Cover ground = Cover::None;  ///< terrain or fieldwork at the place where it is shot at
    bool moved = false;          ///< this turn, forced moves included [R-42]
    bool in_motion = false;      ///< Op Fire at a point of its path [OPF-07]
    OrderChit order = OrderChit::Hold;
    bool rider = false;  ///< on an AFV [S-28]
};
/// Light cover by standing still in the open; no cover in motion but for Cautious Advance. [HIT-11,
/// OPF-07]
Cover cover_against_fire(const CoverQuery& query);

/// `working` begins with the rate itself and adds up to `dice`.
struct RateOfFire {
    int dice = 0;
    Working working = {};
};
/// Bonuses, penalties, caps, then not below 0. [ROF-01, S-45]
RateOfFire dice(const RateQuery& query);

/// How a line is fired: at range, or in close assault, which alone uses a C band. [RNG-05]
enum class Engagement : std::uint8_t { AtRange, CloseAssault };

/// The C band, or the closest band when there is none; null for a line without bands. [RNG-05,
/// RNG-06]
const RangeBand* close_assault_band(const WeaponLine& line);
/// The first band whose limit `reaches` accepts, C bands left out; null when out of range. [RNG-01,
/// RNG-02]
template <std::predicate<Inches> Reaches>
const RangeBand* band_at_range(const WeaponLine& line, Reaches reaches) {
    for (const auto& band : line.bands)
        if (band.band != Band::Contact && reaches(band.range)) return &band;
    return nullptr;
}
template <std::predicate<Inches> Reaches>
const RangeBand* band_for(const WeaponLine& line, Engagement engagement, Reaches reaches) {
    return engagement == Engagement::CloseAssault ? close_assault_band(line)
                                                  : band_at_range(line, reaches);
}
/// The same with a distance rounded up to the thousandth, which loses nothing. [RNG-02]
const RangeBand* band_for(const WeaponLine& line, Engagement engagement, Inches distance);
/// Natural tens eliminate here. [RES-08]
constexpr bool is_close(Band band) { return band == Band::Contact || band == Band::Close; }

/// Facts for the choice between a stand's own lines and its nation's "other" line. [RNG-09,
/// FIRE-16, FIRE-17, ORD-27]
struct OtherLineQuery {
    Kind kind = Kind::Personnel;
    bool heavy_infantry = false;
    bool moved = false;
    std::optional<OrderChit> order = {};
    Issuer issuer = Issuer::None;
};
bool uses_other_line(const OtherLineQuery& query);

}  // namespace rules
