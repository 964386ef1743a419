#pragma once
#include <array>

#include "ask/fields.h"
#include "base/words.h"
#include "rules/sight_line_chart.h"
#include "rules/spotting_chart.h"

/// The words of questions: which values may be asked about, in the order of the form. How a value
/// is spelled is its enumerator's name.
namespace ask::words {

using namespace rules;

template <auto... Values>
inline constexpr std::array kSome = {
    Word{base::text_of(Values), Values}
    ...
};
/// All values, in another order than they are defined.
template <class E, E... Values>
inline constexpr std::enable_if_t<sizeof...(Values) == base::count_of<E>(),
                                  std::array<Word<E>, sizeof...(Values)>>
    kAllAs = kSome<Values...>;
template <class E>
inline constexpr auto kAll = [] {
    std::array<Word<E>, base::count_of<E>()> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = {base::text_of(base::kAll<E>[i]), base::kAll<E>[i]};
    return words;
}();

// clang-format off
inline constexpr auto kQualities = kAllAs<TroopQuality, TroopQuality::Elite, TroopQuality::Veteran, TroopQuality::Experienced,
                                          TroopQuality::Regular, TroopQuality::Trained, TroopQuality::Green>;
inline constexpr auto kMobilities = kAll<Mobility>;
/// The printed ones.
inline constexpr auto kTerrains = kSome<Terrain::Open, Terrain::Woods, Terrain::Forest, Terrain::Bua, Terrain::Broken,
                                        Terrain::Sand, Terrain::Rubble, Terrain::SteepSlope, Terrain::Swamp, Terrain::Cliff,
                                        Terrain::Creek, Terrain::River>;
inline constexpr auto kCovers = kAll<Cover>;
/// From what one digs: the ground, or foxholes.
inline constexpr auto kDugFrom = kSome<Cover::None, Cover::Medium>;
inline constexpr auto kKinds = kAll<Kind>;
inline constexpr auto kOrders = kAll<OrderChit>;
inline constexpr auto kStates = kAll<MoraleState>;
inline constexpr auto kIssuers = kSome<Issuer::Staff, Issuer::Commander, Issuer::CompanyPure, Issuer::CompanyJoint, Issuer::Self>;
inline constexpr auto kSpotClasses = kAll<SpotClass>;
inline constexpr auto kSpotters = kAll<Spotter>;
inline constexpr auto kAssets = kAll<ArtilleryType>;
inline constexpr std::array kMissions = {
    Word<MissionKind>{"observed", MissionKind::HighExplosive}, Word<MissionKind>{"harassing", MissionKind::Harassing},
};
inline constexpr auto kPlatforms = kAll<Platform>;
inline constexpr auto kObstructions = kAllAs<Obstruction, Obstruction::Woods, Obstruction::Town, Obstruction::Rise,
                                             Obstruction::Bush, Obstruction::Hill, Obstruction::Smoke, Obstruction::Wreck,
                                             Obstruction::Stand>;
// clang-format on

}  // namespace ask::words
