#pragma once

#include "rules/vocabulary.h"

inline constexpr rules::Effect kH{rules::EffectLetter::H}, kW{rules::EffectLetter::W},
    kA{rules::EffectLetter::A}, kHc{rules::EffectLetter::HC}, kFlame{rules::EffectLetter::FL},
    kBlank{rules::EffectLetter::Blank}, kSmallArms{rules::EffectLetter::Blank},
    kAp{rules::EffectLetter::Penetration, 5};
