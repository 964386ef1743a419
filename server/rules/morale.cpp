#include "rules/morale.h"

#include <algorithm>

namespace rules {

bool must_check(const MoraleCauses& causes) {
    const bool cause = causes.fired_at || causes.enemy_near || causes.air_attack_near ||
                       causes.saw_company_eliminated;
    return cause && !causes.checked;
}

bool is_near_cause(Kind enemy, const Options& options) {
    return options.morale_proximity == MoraleProximity::AnyVisible || enemy != Kind::SoftVehicle;
}

Working morale_modifiers(const MoraleQuery& query) {
    Working working;
    for (const auto& row : kMoraleChart)
        if (const int times = row.times(query); times != 0)
            working.push_back({std::string{row.rule}, row.value * times});
    return working;
}

int morale_number(const MoraleQuery& query) { return charted_morale(query); }

MoraleOutcome morale_result(int die, int number) { return charted_morale_result(die, number); }

MoraleState worst_of(std::span<const MoraleState> states) {
    return states.empty() ? MoraleState::Steady : std::ranges::max(states);
}

MoraleState state_after(MoraleState state, MoraleOutcome outcome) {
    switch (outcome) {
    case MoraleOutcome::Pass:
    case MoraleOutcome::Eliminated: return state;
    case MoraleOutcome::Pinned: return worse_of(state, MoraleState::Pinned);
    case MoraleOutcome::Shaken: return worse_of(state, MoraleState::Shaken);
    case MoraleOutcome::Demoralized: return MoraleState::Demoralized;
    }
    return state;
}

bool loses_pin(const PinQuery& query) {
    const bool set_just_now = query.pinned_in_turn == query.turn;
    return query.state == MoraleState::Pinned && !set_just_now && (!query.checked || query.passed);
}

MoraleState rallied(MoraleState state) {
    switch (state) {
    case MoraleState::Demoralized: return MoraleState::Shaken;
    case MoraleState::Shaken: return MoraleState::Pinned;
    case MoraleState::Pinned:
    case MoraleState::Steady: return state;
    }
    return state;
}

Working rally_working(MoraleState state) {
    switch (state) {
    case MoraleState::Demoralized:
        return {
            {"RALLY-03", -1}
        };
    case MoraleState::Shaken:
        return {
            {"RALLY-04", -1}
        };
    case MoraleState::Pinned:
        return {
            {"RALLY-05", 0}
        };
    case MoraleState::Steady: return {};
    }
    return {};
}

bool is_rallied(bool within_reach, bool whole_company_within_reach, const Options& options) {
    return within_reach && (whole_company_within_reach || !options.rally_all_or_nothing);
}

bool is_company_in_cover(CompanyCover company, const Options& options) {
    if (company.stands <= 0) return false;
    switch (options.morale_cover) {
    case MoraleCover::Majority: return company.sheltered * 2 > company.stands;
    case MoraleCover::All: return company.sheltered >= company.stands;
    case MoraleCover::Any: return company.sheltered > 0;
    }
    return false;
}

bool is_eliminated_in_contact(const ContactWithDemoralized& contact) {
    return contact.state == MoraleState::Demoralized && contact.enemy != Kind::SoftVehicle &&
           contact.enemy_state == MoraleState::Steady;
}

}  // namespace rules
