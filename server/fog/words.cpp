#include "fog/words.h"

namespace fog {

std::string word(rules::MoraleState state) {
    switch (state) {
    case rules::MoraleState::Steady: return "steady";
    case rules::MoraleState::Pinned: return "pinned";
    case rules::MoraleState::Shaken: return "shaken";
    case rules::MoraleState::Demoralized: return "demoralized";
    }
    return "";
}

std::string word(rules::HitOutcome outcome) {
    switch (outcome) {
    case rules::HitOutcome::NoEffect: return "no_effect";
    case rules::HitOutcome::ForcedBack: return "forced_back";
    case rules::HitOutcome::Eliminated: return "eliminated";
    }
    return "";
}

std::string word(rules::MoraleOutcome outcome) {
    switch (outcome) {
    case rules::MoraleOutcome::Pass: return "pass";
    case rules::MoraleOutcome::Pinned: return "pinned";
    case rules::MoraleOutcome::Shaken: return "shaken";
    case rules::MoraleOutcome::Demoralized: return "demoralized";
    case rules::MoraleOutcome::Eliminated: return "eliminated";
    }
    return "";
}

std::string word(rules::OrderChit chit) {
    switch (chit) {
    case rules::OrderChit::CautiousAdvance: return "cautious_advance";
    case rules::OrderChit::HastyAdvance: return "hasty_advance";
    case rules::OrderChit::Disengage: return "disengage";
    case rules::OrderChit::Hold: return "hold";
    case rules::OrderChit::TakeCommand: return "take_command";
    case rules::OrderChit::Rally: return "rally";
    case rules::OrderChit::RoadMarch: return "road_march";
    case rules::OrderChit::Entrench: return "entrench";
    case rules::OrderChit::Banzai: return "banzai";
    case rules::OrderChit::Regroup: return "regroup";
    }
    return "";
}

rules::MissionKind kind_as_seen(rules::MissionKind kind) {
    using rules::MissionKind;
    const bool shells = kind == MissionKind::Harassing || kind == MissionKind::TimeOnTarget;
    return shells ? MissionKind::HighExplosive : kind;
}

std::string word(rules::MissionKind kind) {
    switch (kind) {
    case rules::MissionKind::HighExplosive: return "high_explosive";
    case rules::MissionKind::Smoke: return "smoke";
    case rules::MissionKind::Harassing: return "harassing";
    case rules::MissionKind::AirStrike: return "air_strike";
    case rules::MissionKind::TimeOnTarget: return "time_on_target";
    }
    return "";
}

std::string word(rules::Cover cover) {
    switch (cover) {
    case rules::Cover::None: return "none";
    case rules::Cover::Light: return "light";
    case rules::Cover::Medium: return "medium";
    case rules::Cover::Hard: return "hard";
    case rules::Cover::Fortification: return "fortification";
    }
    return "";
}

}  // namespace fog
