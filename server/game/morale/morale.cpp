#include "game/morale/morale.h"

#include <algorithm>

#include "base/contains.h"
#include "game/cards/cards_in_force.h"
#include "game/command/order_facts.h"
#include "game/core/bodies.h"
#include "game/core/place_order.h"
#include "game/core/sides.h"
#include "game/effects/company_lost.h"
#include "game/effects/effects.h"
#include "game/effects/forced_back.h"
#include "game/effects/passengers.h"
#include "game/morale/morale_facts.h"

namespace game {
namespace {

/// Why a company checks, as it was at the start of 5B. [S-62]
struct Prospect {
    CompanyId company;
    rules::MoraleCauses causes;
};

std::vector<Prospect> prospects_of(const Game& game) {
    std::vector<Prospect> prospects;
    for (const auto& company : game.companies)
        if (!present_stands(game, company.id).empty())
            prospects.push_back({company.id, causes_of(game, company)});
    return prospects;
}

/// What it checks with, as it was at the start of 5B. [S-62]
rules::Working working_of(const Game& at_start, CompanyId id) {
    const auto& company = the_company(at_start, id);
    auto working = rules::morale_modifiers(morale_query(at_start, company));
    for (auto& line : card_modifiers(at_start, CardTouches::Morale, company.side, {}, company.id))
        working.push_back(std::move(line));
    return working;
}

/// Nothing that the results bring is a cause but a company that was seen to go. [S-62]
void bring_up_to_date(const Game& game, Prospect& prospect) {
    const auto& company = the_company(game, prospect.company);
    prospect.causes.saw_company_eliminated = company.saw_elimination;
    prospect.causes.checked = company.checked;
}

MoraleChecked check(Course& course, const Game& at_start, const Prospect& prospect) {
    const auto& company = the_company(course.game(), prospect.company);
    MoraleChecked checked;
    checked.company = company.id;
    checked.cause = first_cause(prospect.causes);
    checked.morale = company.morale;
    checked.working = working_of(at_start, company.id);
    checked.modified = company.morale + rules::total(checked.working);
    checked.die = course.roll("morale/" + std::to_string(company.id.value));
    checked.outcome = rules::morale_result(checked.die, checked.modified);  // DIE-06
    return checked;
}

std::vector<StandId> ids_of_present(const Game& game, CompanyId company) {
    std::vector<StandId> ids;
    for (const auto* stand : present_stands(game, company)) ids.push_back(stand->id);
    return ids;
}

/// Stands of other companies leave the vehicles of one that is gone. [S-63, PASS-05]
void let_others_out(Course& course, const std::vector<StandId>& gone) {
    std::vector<StandId> forced;
    for (const auto id : gone) {
        const Stand vehicle = the_stand(course.game(), id);
        lose_vehicle_under(course, all_aboard(course.game(), id), vehicle, Cause::Morale, forced);
    }
}

/// Every stand of the companies that break is out, and its ground is vacated. [MOR-31, S-63, S-64]
void end_stands(Course& course, const Game& before, std::vector<StandId> ids) {
    sort_by_place(course.game(), ids);
    for (const auto id : ids) {
        const auto& stand = the_stand(course.game(), id);
        if (is_lost(stand.presence)) continue;
        const bool surrenders = would_surrender(before, the_stand(before, id));
        course.happen(StandEliminated{id, Cause::Morale, surrenders});
        cancel_orders_of(course, id);
        vacate(course, before, the_stand(before, id));
    }
}

/// Its transports off the table are lost with it. [MOR-31, S-63]
void end_company(Course& course, const Game& before, CompanyId company) {
    const auto ids = ids_of_present(before, company);
    const auto last = the_stand(before, ids.back()).at;
    let_others_out(course, ids);
    std::vector<StandId> transports;
    for (const auto& stand : course.game().stands)
        if (stand.company == company && stand.presence == Presence::OffTable)
            transports.push_back(stand.id);
    for (const auto id : transports) course.happen(StandEliminated{id, Cause::Company, false});
    company_is_gone(course, company, last);
}

/// On each stand for itself, until it is rallied. [MOR-27, MOR-29, MOR-30, MOR-32]
void apply_state(Course& course, StandId id, rules::MoraleOutcome outcome) {
    const auto state = rules::state_after(the_stand(course.game(), id).state, outcome);
    const int pinned_in = state == MoraleState::Pinned ? course.game().turn : 0;
    change_state(course, id, state, pinned_in);
}

/// The stands of all companies that checked so: which belong together is their own side's to know.
/// [REL-18]
std::vector<StandId> stands_that(const Game& game, const std::vector<MoraleChecked>& checks,
                                 rules::MoraleOutcome outcome) {
    std::vector<StandId> stands;
    for (const auto& checked : checks)
        if (checked.outcome == outcome)
            for (const auto id : ids_of_present(game, checked.company)) stands.push_back(id);
    sort_by_place(game, stands);
    return stands;
}

/// Whom the results force back is added to `forced`.
void apply_checks(Course& course, const Game& before, const std::vector<MoraleChecked>& checks,
                  std::vector<StandId>& forced) {
    using enum rules::MoraleOutcome;
    end_stands(course, before, stands_that(before, checks, Eliminated));
    for (const auto& checked : checks)
        if (checked.outcome == Eliminated) end_company(course, before, checked.company);
    for (const auto outcome : {Pinned, Shaken, Demoralized}) {
        const auto ids = stands_that(course.game(), checks, outcome);
        for (const auto id : ids) apply_state(course, id, outcome);
        if (rules::is_forced_back(outcome)) forced.insert(forced.end(), ids.begin(), ids.end());
    }
}

/// One wave: all rolls first, then all results together. False when nobody had to check. [S-62]
bool check_wave(Course& course, const Game& at_start, std::vector<Prospect>& prospects,
                std::vector<CompanyId>& failed) {
    std::vector<MoraleChecked> checks;
    for (auto& prospect : prospects) {
        bring_up_to_date(course.game(), prospect);
        if (present_stands(course.game(), prospect.company).empty() ||
            !rules::must_check(prospect.causes))
            continue;
        checks.push_back(check(course, at_start, prospect));
        course.keep_dice();
    }
    for (const auto& checked : checks) course.happen_as_rolled(checked);
    const Game before = course.game();
    std::vector<StandId> forced;
    for (const auto& checked : checks)
        if (checked.outcome != rules::MoraleOutcome::Pass) failed.push_back(checked.company);
    apply_checks(course, before, checks, forced);
    force_back_all(course, before, forced, Cause::Morale);
    return !checks.empty();
}

/// At the end of 5B, for stands whose company need not check or passed. [MOR-28, R-31]
void remove_pins(Course& course, const std::vector<CompanyId>& failed) {
    std::vector<StandId> free;
    for (const auto& stand : course.game().stands) {
        if (is_lost(stand.presence)) continue;
        const bool checked = the_company(course.game(), stand.company).checked;
        const bool passed = std::ranges::find(failed, stand.company) == failed.end();
        if (rules::loses_pin(
                {stand.state, course.game().turn, stand.pinned_in_turn, checked, passed}))
            free.push_back(stand.id);
    }
    sort_by_place(course.game(), free);
    for (const auto id : free) course.happen(StateChanged{id, MoraleState::Steady, 0});
}

bool is_company_reached(const Game& game, const Order& order, CompanyId company) {
    return std::ranges::all_of(present_stands(game, company), [&](const Stand* stand) {
        return std::ranges::find(order.followers, stand->id) != order.followers.end();
    });
}

/// Regroup is a Rally order that brings a stand back as well. [ADV-REG-01]
bool is_rally(OrderChit chit) { return chit == OrderChit::Rally || chit == OrderChit::Regroup; }

}  // namespace

void change_state(Course& course, StandId id, MoraleState state, int pinned_in) {
    course.happen(StateChanged{id, state, pinned_in});
    if (state >= MoraleState::Pinned) cancel_orders_of(course, id);
}

void check_morale(Course& course) {
    const Game at_start = course.game();
    auto prospects = prospects_of(at_start);
    std::vector<CompanyId> failed;
    while (check_wave(course, at_start, prospects, failed)) {
    }
    remove_pins(course, failed);
}

/// A rung for each that the order reaches, but for Overwatch; there is no other way. [ORD-34,
/// RALLY-06, RALLY-09]
void rally(Course& course, Side side) {
    const auto& game = course.game();
    for (const auto id : stands_by_place(game)) {
        const auto& stand = the_stand(game, id);
        const auto order = std::ranges::find_if(game.orders, [&](const Order& o) {
            return o.side == side && is_rally(o.chit) && contains(o.followers, id) &&
                   !contains(o.overwatch, id);
        });
        if (order == game.orders.end()) continue;
        const bool whole = is_company_reached(game, *order, stand.company);
        if (!rules::is_rallied(true, whole, game.scenario.options)) continue;
        const auto state = rules::rallied(stand.state);
        if (state != stand.state) course.happen(Rallied{id, order->id, state});
    }
}

void eliminate_demoralized_in_contact(Course& course) {
    std::vector<StandId> lost;
    const auto& game = course.game();
    for (const auto& stand : game.stands) {
        if (!on_table(stand) || stand.state != MoraleState::Demoralized) continue;
        const bool caught = std::ranges::any_of(game.stands, [&](const Stand& enemy) {
            return enemy.side != stand.side && on_table(enemy) && in_contact(game, stand, enemy) &&
                   rules::is_eliminated_in_contact(
                       {stand.state, line_of(game, enemy).kind, enemy.state});
        });
        if (caught) lost.push_back(stand.id);
    }
    sort_by_place(game, lost);
    for (const auto id : lost) eliminate(course, id, Cause::Contact);
}

}  // namespace game
