#include "fog/words.h"

namespace fog {

rules::MissionKind kind_as_seen(rules::MissionKind kind) {
    using rules::MissionKind;
    const bool shells = kind == MissionKind::Harassing || kind == MissionKind::TimeOnTarget;
    return shells ? MissionKind::HighExplosive : kind;
}

}  // namespace fog
