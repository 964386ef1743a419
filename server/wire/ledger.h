#pragma once
#include <cstdint>
#include <string>

#include "fog/audience.h"
#include "fog/release.h"
#include "fog/view.h"

/// The ledger of an audience as lines of JSON, and the views to compare it with. For the operator:
/// no client is sent them.
namespace wire {

/// {"configuration"}: what is public from the start, and the own order of battle. [REL-01]
std::string configuration_text(const fog::View& start, fog::Audience audience);
/// {"moment","turn","step","row","kind","subject","payload"}: one release. `moment` counts the
/// commands that released something.
std::string release_text(const fog::Release& release, std::int64_t moment);
/// {"moment","view"}: all of a view but what follows from it: its choices.
std::string known_text(const fog::View& view, std::int64_t moment);

}  // namespace wire
