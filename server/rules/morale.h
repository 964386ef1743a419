#pragma once
#include <span>

#include "rules/morale_chart.h"
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Morale: who checks, the number, the result, pins and Rally. [MOR, RALLY]
namespace rules {

/// Why a company checks; one cause is enough, and one check a turn is the most. [MOR-06 .. MOR-11]
struct MoraleCauses {
    bool fired_at = false;
    bool enemy_near = false;  ///< see `is_near_cause`
    bool air_attack_near = false;
    bool saw_company_eliminated = false;
    bool checked = false;
};
bool must_check(const MoraleCauses& causes);
/// Does a visible enemy of this kind within 12" and LOS cause a check? [MOR-08, R-30]
bool is_near_cause(Kind enemy, const Options& options = default_options());

/// In chart order, stand column then enemy column. [MOR-13, MOR-14]
Working morale_modifiers(const MoraleQuery& query);
/// The number rolled against. Also below 1 and above 10. [MOR-12]
int morale_number(const MoraleQuery& query);
/// What the roll alone says. [MOR-25, MOR-26]
MoraleOutcome morale_result(int die, int number);

/// 3 and more over: the stands go back at once. [MOR-26, FB-13]
constexpr bool is_forced_back(MoraleOutcome outcome) {
    return outcome == MoraleOutcome::Shaken || outcome == MoraleOutcome::Demoralized;
}
constexpr MoraleState worse_of(MoraleState a, MoraleState b) { return a < b ? b : a; }
/// The worst state of a company's stands; Steady when there are none. [S-61]
MoraleState worst_of(std::span<const MoraleState> states);
/// The worse of the old state and the result; a pass improves nothing. Eliminated is the caller's.
/// [S-61]
MoraleState state_after(MoraleState state, MoraleOutcome outcome);

struct PinQuery {
    MoraleState state = MoraleState::Steady;
    int turn = 1;
    int pinned_in_turn = 0;  ///< by a morale check; 0 for a pin reached by Rally [R-31]
    bool checked = false;
    bool passed = false;
};
/// At the end of 5B: no check, or a pass, and not pinned in this same step. [MOR-28, R-31]
bool loses_pin(const PinQuery& query);

/// One Rally order: Demoralized to Shaken, Shaken to Pinned, no further. [RALLY-03 .. RALLY-05,
///
MoraleState rallied(MoraleState state);
/// The rung of the ladder: -1 one step better, 0 none.
Working rally_working(MoraleState state);
/// Does this stand recover? Each within 6", or with `rally_all_or_nothing` only if all are.
/// [RALLY-08, R-22]
bool is_rallied(bool within_reach, bool whole_company_within_reach,
                const Options& options = default_options());

/// S-60: does the company have the +2?
struct CompanyCover {
    int stands = 0;  ///< on the table
    int sheltered =
        0;  ///< in cover, hull down, aboard an AFV, or out of LOS of every visible enemy [MOR-16]
};
bool is_company_in_cover(CompanyCover company, const Options& options = default_options());

/// An enemy in contact with a Demoralized stand at the end of 2E and of 5B. [MOR-33, MOR-34, R-32]
struct ContactWithDemoralized {
    MoraleState state = MoraleState::Steady;
    Kind enemy = Kind::Personnel;
    MoraleState enemy_state = MoraleState::Steady;
};
bool is_eliminated_in_contact(const ContactWithDemoralized& contact);

}  // namespace rules
