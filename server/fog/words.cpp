#include "fog/words.h"

namespace fog {

rules::MissionKind kind_as_seen(rules::MissionKind kind) {
    using rules::MissionKind;
    const bool shells = kind == MissionKind::Harassing || kind == MissionKind::TimeOnTarget;
    return shells ? MissionKind::HighExplosive : kind;
}

std::string hours_text(int hours) {
    constexpr int kHours = 24;
    const auto has = [&](int hour) { return (hours >> (hour % kHours) & 1) != 0; };
    std::string text;
    for (int from = 0; from < kHours; ++from) {
        if (!has(from) || has(from + kHours - 1)) continue;
        int to = from;
        while (has(to)) ++to;
        text +=
            (text.empty() ? "" : " ") + std::to_string(from) + "-" + std::to_string(to % kHours);
    }
    return text;
}

}  // namespace fog
