#pragma once
#include <array>

#include "ask/fields.h"
#include "rules/sight_line_chart.h"
#include "rules/spotting_chart.h"

/// The words of questions and answers.
namespace ask::words {

using namespace rules;

// clang-format off
inline constexpr std::array kQualities = {
    Word<TroopQuality>{"elite", TroopQuality::Elite}, Word<TroopQuality>{"veteran", TroopQuality::Veteran},
    Word<TroopQuality>{"experienced", TroopQuality::Experienced}, Word<TroopQuality>{"regular", TroopQuality::Regular},
    Word<TroopQuality>{"trained", TroopQuality::Trained}, Word<TroopQuality>{"green", TroopQuality::Green},
};
inline constexpr std::array kMobilities = {
    Word<Mobility>{"personnel", Mobility::Personnel}, Word<Mobility>{"tracked", Mobility::Tracked},
    Word<Mobility>{"wheeled", Mobility::Wheeled},
};
inline constexpr std::array kTerrains = {
    Word<Terrain>{"open", Terrain::Open}, Word<Terrain>{"woods", Terrain::Woods}, Word<Terrain>{"forest", Terrain::Forest},
    Word<Terrain>{"bua", Terrain::Bua}, Word<Terrain>{"broken", Terrain::Broken}, Word<Terrain>{"sand", Terrain::Sand},
    Word<Terrain>{"rubble", Terrain::Rubble}, Word<Terrain>{"steep_slope", Terrain::SteepSlope},
    Word<Terrain>{"swamp", Terrain::Swamp}, Word<Terrain>{"cliff", Terrain::Cliff}, Word<Terrain>{"creek", Terrain::Creek},
    Word<Terrain>{"river", Terrain::River},
};
inline constexpr std::array kCovers = {
    Word<Cover>{"none", Cover::None}, Word<Cover>{"light", Cover::Light}, Word<Cover>{"medium", Cover::Medium},
    Word<Cover>{"hard", Cover::Hard}, Word<Cover>{"fortification", Cover::Fortification},
};
/// From what one digs: the ground, or foxholes.
inline constexpr std::array kDugFrom = {Word<Cover>{"none", Cover::None}, Word<Cover>{"medium", Cover::Medium}};
inline constexpr std::array kKinds = {
    Word<Kind>{"personnel", Kind::Personnel}, Word<Kind>{"soft_vehicle", Kind::SoftVehicle},
    Word<Kind>{"weak_afv", Kind::WeakAfv}, Word<Kind>{"strong_afv", Kind::StrongAfv},
};
inline constexpr std::array kOrders = {
    Word<OrderChit>{"cautious_advance", OrderChit::CautiousAdvance}, Word<OrderChit>{"hasty_advance", OrderChit::HastyAdvance},
    Word<OrderChit>{"disengage", OrderChit::Disengage}, Word<OrderChit>{"hold", OrderChit::Hold},
    Word<OrderChit>{"take_command", OrderChit::TakeCommand}, Word<OrderChit>{"rally", OrderChit::Rally},
    Word<OrderChit>{"road_march", OrderChit::RoadMarch}, Word<OrderChit>{"entrench", OrderChit::Entrench},
    Word<OrderChit>{"banzai", OrderChit::Banzai}, Word<OrderChit>{"regroup", OrderChit::Regroup},
};
inline constexpr std::array kStates = {
    Word<MoraleState>{"steady", MoraleState::Steady}, Word<MoraleState>{"pinned", MoraleState::Pinned},
    Word<MoraleState>{"shaken", MoraleState::Shaken}, Word<MoraleState>{"demoralized", MoraleState::Demoralized},
};
inline constexpr std::array kIssuers = {
    Word<Issuer>{"staff", Issuer::Staff}, Word<Issuer>{"commander", Issuer::Commander},
    Word<Issuer>{"company_pure", Issuer::CompanyPure}, Word<Issuer>{"company_joint", Issuer::CompanyJoint},
    Word<Issuer>{"self", Issuer::Self},
};
inline constexpr std::array kMayFire = {
    Word<MayFire>{"yes", MayFire::Yes}, Word<MayFire>{"contact", MayFire::Contact}, Word<MayFire>{"no", MayFire::No},
};
inline constexpr std::array kHitOutcomes = {
    Word<HitOutcome>{"no_effect", HitOutcome::NoEffect}, Word<HitOutcome>{"forced_back", HitOutcome::ForcedBack},
    Word<HitOutcome>{"eliminated", HitOutcome::Eliminated},
};
inline constexpr std::array kMoraleOutcomes = {
    Word<MoraleOutcome>{"pass", MoraleOutcome::Pass}, Word<MoraleOutcome>{"pinned", MoraleOutcome::Pinned},
    Word<MoraleOutcome>{"shaken", MoraleOutcome::Shaken}, Word<MoraleOutcome>{"demoralized", MoraleOutcome::Demoralized},
    Word<MoraleOutcome>{"eliminated", MoraleOutcome::Eliminated},
};
inline constexpr std::array kSpotClasses = {
    Word<SpotClass>{"personnel", SpotClass::Personnel}, Word<SpotClass>{"vehicle", SpotClass::Vehicle},
};
inline constexpr std::array kSpotters = {
    Word<Spotter>{"personnel", Spotter::Personnel}, Word<Spotter>{"vehicle", Spotter::Vehicle},
    Word<Spotter>{"recon_vehicle", Spotter::ReconVehicle},
};
inline constexpr std::array kAssets = {
    Word<ArtilleryType>{"organic", ArtilleryType::Organic}, Word<ArtilleryType>{"supporting", ArtilleryType::Supporting},
};
inline constexpr std::array kMissions = {
    Word<MissionKind>{"observed", MissionKind::HighExplosive}, Word<MissionKind>{"harassing", MissionKind::Harassing},
};
inline constexpr std::array kPlatforms = {
    Word<Platform>{"armored_car", Platform::ArmoredCar}, Word<Platform>{"tank", Platform::Tank},
    Word<Platform>{"artillery", Platform::Artillery}, Word<Platform>{"other", Platform::Other},
    Word<Platform>{"flame_carried", Platform::FlameCarried}, Word<Platform>{"flame_vehicle", Platform::FlameVehicle},
    Word<Platform>{"flame_trailer", Platform::FlameTrailer}, Word<Platform>{"rocket_launcher", Platform::RocketLauncher},
};
inline constexpr std::array kObstructions = {
    Word<Obstruction>{"woods", Obstruction::Woods}, Word<Obstruction>{"town", Obstruction::Town},
    Word<Obstruction>{"rise", Obstruction::Rise}, Word<Obstruction>{"bush", Obstruction::Bush},
    Word<Obstruction>{"hill", Obstruction::Hill}, Word<Obstruction>{"smoke", Obstruction::Smoke},
    Word<Obstruction>{"wreck", Obstruction::Wreck}, Word<Obstruction>{"stand", Obstruction::Stand},
};
// clang-format on

}  // namespace ask::words
