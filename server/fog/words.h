#pragma once
#include <string>

#include "rules/vocabulary.h"

/// Enumerators as words of a log line.
namespace fog {

std::string word(rules::MoraleState state);
std::string word(rules::HitOutcome outcome);
std::string word(rules::MoraleOutcome outcome);
std::string word(rules::OrderChit chit);
std::string word(rules::MissionKind kind);
/// What the other side can tell apart when it falls: shells, smoke, aircraft. [R11]
rules::MissionKind kind_as_seen(rules::MissionKind kind);
std::string word(rules::Cover cover);

}  // namespace fog
