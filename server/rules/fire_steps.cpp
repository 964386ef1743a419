#include "rules/fire_steps.h"

#include "base/refusal_code.h"
#include "rules/orders_chart.h"

namespace rules {
namespace {

/// Prep and Op Fire: Good, and under Hold or Overwatch. [PREP-01, OPF-01]
bool is_held_fire(FireKind kind) { return kind == FireKind::Prep || kind == FireKind::Opportunity; }

/// The order that decides: Overwatch is Hold, no order is what the option says. [ORD-36, S-09]
std::optional<OrderChit> order_for_fire(const FireQuery& query, const Options& options) {
    if (query.overwatch) return OrderChit::Hold;
    if (!query.order && options.no_order == NoOrder::Hold) return OrderChit::Hold;
    return query.order;
}

/// The order decides in which step a stand fires, some let it only in contact. [ORD-43, ORD-54,
/// ORD-58, ORD-62, GENF-02]
Result<void> order_allows(const FireQuery& query, const Options& options, bool contact) {
    if (query.kind == FireKind::Indirect) return {};  // needs no order [S-55]
    const auto order = order_for_fire(query, options);
    if (is_held_fire(query.kind)) {
        if (!order)
            return refuse(RefusalCode::NoOrder, "Without an order it holds no fire.", {"S-09"});
        if (!allows(*order).prep_or_op_fire)
            return refuse(RefusalCode::OrderForbids, "Only Hold or Overwatch allows that fire.",
                          {"ORD-56"});
        return {};
    }
    if (!order) {
        if (options.no_order != NoOrder::NoFire) return {};
        return refuse(RefusalCode::NoOrder, "Without an order it does not fire.", {"S-09"});
    }
    const auto general = allows(*order).general_fire;
    if (general == MayFire::No)  // ADV-RM-07, ADV-ENT-05
        return refuse(RefusalCode::OrderForbids, "Its order allows no fire at all.", {"R-20"});
    if (general == MayFire::Contact && !contact)
        return refuse(RefusalCode::ContactOnly,
                      "Under its order it fires only at stands in contact.",
                      {*order == OrderChit::Banzai ? "ADV-BAN-06" : "R-19"});
    return {};
}

Result<void> state_allows(const FireQuery& query) {
    if (query.state == MoraleState::Demoralized)
        return refuse(RefusalCode::Demoralized, "A Demoralized stand never fires.", {"FIRE-05"});
    if (is_held_fire(query.kind) && query.state != MoraleState::Steady)
        return refuse(RefusalCode::Pinned, "A pinned stand fires only in General Fire.",
                      {"FIRE-04"});
    if (query.fired_in_other_step) return refuse(RefusalCode::HasFired);
    return {};
}

tl::unexpected<Refusal> out_of_ammunition(bool flame) {
    return refuse(RefusalCode::Depleted, "It is out of ammunition.",
                  {flame ? "ADV-FLAME-01" : "S-70"});
}

Result<void> weapon_allows(const FireQuery& query, const Options& options) {
    if (query.weapon_fired) return refuse(RefusalCode::WeaponUsed);
    if (query.abandoned) return refuse(RefusalCode::Abandoned);
    if (query.limbered) return refuse(RefusalCode::Limbered);
    if (query.rof_star && query.kind == FireKind::Opportunity)
        return refuse(RefusalCode::StationaryWeapon, "That weapon has no Opportunity Fire.",
                      {"FIRE-20"});
    if (query.rof_star && query.moved) return refuse(RefusalCode::StationaryWeapon);
    if (query.depleted) return out_of_ammunition(query.flame);
    if (query.passenger && !query.carrier_lets_fire) return refuse(RefusalCode::Passenger);
    if (query.rider && !options.tank_riders_fire) return refuse(RefusalCode::Rider);
    if (query.kind == FireKind::Prep && !query.h_or_hc) return refuse(RefusalCode::NotHOrHc);
    return {};
}

Result<void> target_allows(const FireQuery& query) {
    if (query.kind == FireKind::Indirect) return {};
    if (query.target_is_passenger) return refuse(RefusalCode::PassengerTarget);
    if (query.personnel && query.in_contact && !query.target_in_contact)
        return refuse(RefusalCode::OnlyInContact);
    if (!query.target_visible) return refuse(RefusalCode::NotVisible);
    if (!query.line_of_fire) return refuse(RefusalCode::NoLineOfFire);
    if (facing_matters(query.personnel, query.target_in_contact) && !query.in_arc)
        return refuse(RefusalCode::OutOfArc);
    const bool protected_by_order = query.target_disengages && !query.target_came_closer;
    if (query.kind == FireKind::Opportunity && protected_by_order)  // in 4B it may [GENF-05]
        return refuse(RefusalCode::Disengaging);
    return {};
}

/// A turret's main weapon, not the machine gun beside it. [FIRE-22]
bool is_turret_main(const WeaponUse& use) { return use.mount == Mount::Turret && !use.small_arms; }
bool is_in_turret(const WeaponUse& use) {
    return use.mount == Mount::Turret || use.mount == Mount::RearMg;
}

}  // namespace

/// Who held his fire in an earlier step may fire in this one. [FIRE-02, GENF-03]
Result<void> may_take_part(const FireQuery& query, const Options& options) {
    if (auto state = state_allows(query); !state) return state;
    return order_allows(query, options, query.in_contact || query.target_in_contact);
}

Result<void> may_fire(const FireQuery& query, const Options& options) {
    if (auto state = state_allows(query); !state) return state;
    if (auto order = order_allows(query, options, query.target_in_contact); !order) return order;
    if (auto weapon = weapon_allows(query, options); !weapon) return weapon;
    return target_allows(query);
}

Result<void> may_use_both(const WeaponUse& a, const WeaponUse& b) {
    const bool aa = a.mount == Mount::AaMg || b.mount == Mount::AaMg;
    if (aa && (is_in_turret(a) || is_in_turret(b))) return refuse(RefusalCode::AaMachineGun);
    if (a.step != b.step)
        return refuse(RefusalCode::HasFired, "All weapons of a stand fire in one step.",
                      {"FIRE-03", "S-54"});
    const bool rear = a.mount == Mount::RearMg || b.mount == Mount::RearMg;
    if (rear && (is_turret_main(a) || is_turret_main(b)))
        return refuse(RefusalCode::RearMachineGun);
    if (is_in_turret(a) && is_in_turret(b) && a.target != b.target)
        return refuse(RefusalCode::OneTurretTarget);
    return {};
}

Result<int> declared_dice(std::optional<int> named, int rate) {
    if (rate <= 0) return refuse(RefusalCode::NoDice);
    const int dice = named.value_or(rate);
    if (dice < 1 || dice > rate) return refuse(RefusalCode::DiceOutOfRange);
    return dice;
}

}  // namespace rules
