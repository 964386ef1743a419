#pragma once
#include <array>
#include <string_view>

#include "rules/vocabulary.h"

/// Morale Modifiers and Morale Results, as printed. [MOR-14, MOR-26]
namespace rules {

/// What a company's number can be in a scenario. [MOR-02]
inline constexpr std::array kMoraleNumbers = {5, 6, 7, 8, 9, 10};
/// What the referee can make of it: every face of the die. [REF-01, S-95]
inline constexpr std::array kMoraleByRuling = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
struct MoraleQuery {
    int morale = 7;
    MoraleState state = MoraleState::Steady;  ///< the worst of its stands on the table [S-61]
    bool in_cover = false;
    int forced_back = 0;  ///< stands of the company, this turn
    int eliminated = 0;
    bool road_march = false;
    bool tot = false;
    bool enemy_personnel_near = false;
    bool enemy_afv_near = false;
    bool air_attack_near = false;
    bool banzai = false;              ///< the company makes a Human Wave [ADV-BAN-03]
    bool human_wave_contact = false;  ///< an enemy one is in contact with it [ADV-BAN-08]
};

/// How often a row counts: 0 or 1, but for the counted rows. [MOR-13]
struct MoraleRow {
    std::string_view rule;
    int value;
    int (*times)(const MoraleQuery&);
};
// clang-format off
/// The stand column, then the enemy column, then the Human Wave.
inline constexpr std::array kMoraleChart = {
    MoraleRow{"MOR-15",     +2, [](const MoraleQuery& q) { return q.in_cover ? 1 : 0; }},
    MoraleRow{"MOR-17",     -1, [](const MoraleQuery& q) { return q.forced_back; }},
    MoraleRow{"MOR-18",     -2, [](const MoraleQuery& q) { return q.eliminated; }},
    MoraleRow{"MOR-22",     -2, [](const MoraleQuery& q) { return q.road_march ? 1 : 0; }},
    MoraleRow{"MOR-23",     -2, [](const MoraleQuery& q) { return q.tot ? 1 : 0; }},
    MoraleRow{"MOR-24",     -2, [](const MoraleQuery& q) { return q.state == MoraleState::Pinned ? 1 : 0; }},  // one of the three
    MoraleRow{"MOR-24",     -3, [](const MoraleQuery& q) { return q.state == MoraleState::Shaken ? 1 : 0; }},
    MoraleRow{"MOR-24",     -4, [](const MoraleQuery& q) { return q.state == MoraleState::Demoralized ? 1 : 0; }},
    MoraleRow{"MOR-19",     -1, [](const MoraleQuery& q) { return q.enemy_personnel_near ? 1 : 0; }},
    MoraleRow{"MOR-20",     -2, [](const MoraleQuery& q) { return q.enemy_afv_near ? 1 : 0; }},
    MoraleRow{"MOR-21",     -2, [](const MoraleQuery& q) { return q.air_attack_near ? 1 : 0; }},
    MoraleRow{"ADV-BAN-03", +2, [](const MoraleQuery& q) { return q.banzai ? 1 : 0; }},
    MoraleRow{"ADV-BAN-08", -2, [](const MoraleQuery& q) { return q.human_wave_contact ? 1 : 0; }},
};
/// Roll exceeds morale by at least this much. [MOR-26]
struct MoraleResultRow {
    int exceeds_by;
    MoraleOutcome outcome;
};
inline constexpr std::array kMoraleResults = {
    MoraleResultRow{1, MoraleOutcome::Pinned},
    MoraleResultRow{3, MoraleOutcome::Shaken},
    MoraleResultRow{5, MoraleOutcome::Demoralized},
    MoraleResultRow{7, MoraleOutcome::Eliminated},
};
// clang-format on

constexpr int charted_morale(const MoraleQuery& query) {
    int number = query.morale;
    for (const auto& row : kMoraleChart) number += row.value * row.times(query);
    return number;
}
constexpr MoraleOutcome charted_morale_result(int die, int number) {
    auto outcome = MoraleOutcome::Pass;
    for (const auto& row : kMoraleResults)
        if (die - number >= row.exceeds_by) outcome = row.outcome;
    return outcome;
}

inline constexpr MoraleQuery kShakenUnderPressure{.morale = 7,
                                                  .state = MoraleState::Shaken,
                                                  .in_cover = true,
                                                  .eliminated = 1,
                                                  .enemy_personnel_near = true,
                                                  .enemy_afv_near = true};
static_assert(charted_morale(kShakenUnderPressure) == 1, "worked check 22 [MOR-14]");
static_assert(charted_morale_result(6, 1) == MoraleOutcome::Demoralized,
              "worked check 22 [MOR-26]");

}  // namespace rules
