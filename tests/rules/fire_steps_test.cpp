#include <catch2/catch.hpp>

#include "refused.h"
#include "rules/fire_steps.h"

using namespace rules;

namespace {

/// A stand that may fire in this step, as far as order and state go.
FireQuery holding(FireKind kind) {
    return {.kind = kind, .order = OrderChit::Hold, .h_or_hc = true};
}
std::string why_not(const FireQuery& query, const Options& options = default_options()) {
    return refused_by(may_fire(query, options));
}
template <class Change> std::string changed(FireQuery query, Change change) {
    change(query);
    return why_not(query);
}

}  // namespace

TEST_CASE("ORD-56 Prep and Op Fire only under Hold or Overwatch",
          "[fire_steps][ORD-56][ORD-36][FIRE-01][PREP-01][OPF-01]") {
    const auto kind = GENERATE(FireKind::Prep, FireKind::Opportunity);
    CHECK(why_not(holding(kind)) == "allowed");
    const auto order =
        GENERATE(OrderChit::CautiousAdvance, OrderChit::HastyAdvance, OrderChit::Disengage,
                 OrderChit::TakeCommand, OrderChit::Rally, OrderChit::RoadMarch,
                 OrderChit::Entrench, OrderChit::Banzai, OrderChit::Regroup);
    CHECK(changed(holding(kind), [&](FireQuery& q) { q.order = order; }) == "ORD-56");
    CHECK(changed(holding(kind), [&](FireQuery& q) { q.order = order, q.overwatch = true; }) ==
          "allowed");
}

TEST_CASE("GENF-02 what each order allows in General Fire",
          "[fire_steps][GENF-01][GENF-02][GENF-03][R-19][R-20][ADV-BAN-06][ADV-RM-07][ADV-ENT-05]["
          "ORD-54][ORD-58][ORD-62]") {
    const auto at_range = [](OrderChit order) { return why_not({.order = order}); };
    const auto in_contact = [](OrderChit order) {
        return why_not({.order = order, .in_contact = true, .target_in_contact = true});
    };
    const auto free =
        GENERATE(OrderChit::Hold, OrderChit::CautiousAdvance, OrderChit::HastyAdvance);
    CHECK(at_range(free) == "allowed");
    const auto contact = GENERATE(OrderChit::Disengage, OrderChit::TakeCommand, OrderChit::Rally,
                                  OrderChit::Regroup);
    CHECK(at_range(contact) == "R-19");
    CHECK(in_contact(contact) == "allowed");
    CHECK(at_range(OrderChit::Banzai) == "ADV-BAN-06");
    CHECK(in_contact(OrderChit::Banzai) == "allowed");
    const auto none = GENERATE(OrderChit::RoadMarch, OrderChit::Entrench);
    CHECK(in_contact(none) == "R-20");
}

TEST_CASE("ORD-43 the order decides in which steps a stand fires", "[fire_steps][ORD-43]") {
    struct Row {
        OrderChit order;
        bool prep, op, general, general_in_contact;
    };
    const auto row = GENERATE(Row{OrderChit::Hold, true, true, true, true},
                              Row{OrderChit::CautiousAdvance, false, false, true, true},
                              Row{OrderChit::HastyAdvance, false, false, true, true},
                              Row{OrderChit::Disengage, false, false, false, true},
                              Row{OrderChit::TakeCommand, false, false, false, true},
                              Row{OrderChit::Rally, false, false, false, true},
                              Row{OrderChit::RoadMarch, false, false, false, false});
    const auto may = [&](FireKind kind, bool contact) {
        return may_take_part({.kind = kind, .order = row.order, .in_contact = contact}).has_value();
    };
    CHECK(may(FireKind::Prep, false) == row.prep);
    CHECK(may(FireKind::Opportunity, false) == row.op);
    CHECK(may(FireKind::General, false) == row.general);
    CHECK(may(FireKind::General, true) == row.general_in_contact);
}

TEST_CASE("R-19 contact with another enemy does not help", "[fire_steps][R-19]") {
    const FireQuery query{.order = OrderChit::Disengage, .in_contact = true};
    CHECK(why_not(query) == "R-19");
    CHECK(refused_by(may_take_part(query)) == "allowed");
    CHECK(refused_by(may_take_part({.order = OrderChit::Disengage})) == "R-19");
}

TEST_CASE("S-09 a stand without an order", "[fire_steps][S-09]") {
    Options options;
    CHECK(why_not({}) == "allowed");
    CHECK(why_not({.kind = FireKind::Opportunity}) == "S-09");
    CHECK(why_not({.kind = FireKind::Prep, .h_or_hc = true}) == "S-09");
    CHECK(why_not({.kind = FireKind::Opportunity, .overwatch = true}) == "allowed");
    options.no_order = NoOrder::Hold;
    CHECK(why_not({}, options) == "allowed");
    CHECK(why_not({.kind = FireKind::Opportunity}, options) == "allowed");
    options.no_order = NoOrder::NoFire;
    CHECK(why_not({}, options) == "S-09");
    CHECK(why_not({.kind = FireKind::Opportunity}, options) == "S-09");
}

TEST_CASE("FIRE-03 one fire step a turn, S-54 each weapon once",
          "[fire_steps][FIRE-02][FIRE-03][S-54]") {
    const auto kind =
        GENERATE(FireKind::Indirect, FireKind::Prep, FireKind::Opportunity, FireKind::General);
    CHECK(changed(holding(kind), [](FireQuery& q) { q.fired_in_other_step = true; }) == "FIRE-03");
    CHECK(changed(holding(kind), [](FireQuery& q) { q.weapon_fired = true; }) == "S-54");
}

TEST_CASE("FIRE-04 Pinned and Shaken fire in General Fire only, FIRE-05 Demoralized never",
          "[fire_steps][FIRE-04][FIRE-05][R-25][MOR-27]") {
    const auto state = GENERATE(MoraleState::Pinned, MoraleState::Shaken);
    const auto in = [](FireKind kind, MoraleState s) {
        return changed(holding(kind), [&](FireQuery& q) { q.state = s; });
    };
    CHECK(in(FireKind::Prep, state) == "FIRE-04");
    CHECK(in(FireKind::Opportunity, state) == "FIRE-04");
    CHECK(in(FireKind::General, state) == "allowed");
    CHECK(in(FireKind::Indirect, state) == "allowed");
    const auto kind =
        GENERATE(FireKind::Indirect, FireKind::Prep, FireKind::Opportunity, FireKind::General);
    CHECK(in(kind, MoraleState::Demoralized) == "FIRE-05");
}

TEST_CASE("PREP-02 Prep Fire uses H or HC only", "[fire_steps][PREP-02][PREP-07]") {
    CHECK(changed(holding(FireKind::Prep), [](FireQuery& q) { q.h_or_hc = false; }) == "PREP-02");
    CHECK(changed(holding(FireKind::Opportunity), [](FireQuery& q) { q.h_or_hc = false; }) ==
          "allowed");
}

TEST_CASE("FIRE-13 to FIRE-15 visible, in line of fire, in the arc",
          "[fire_steps][FIRE-13][FIRE-14][FIRE-15][S-52]") {
    const auto kind = GENERATE(FireKind::Prep, FireKind::Opportunity, FireKind::General);
    CHECK(changed(holding(kind), [](FireQuery& q) { q.target_visible = false; }) == "FIRE-13");
    CHECK(changed(holding(kind), [](FireQuery& q) { q.line_of_fire = false; }) == "FIRE-14");
    CHECK(changed(holding(kind), [](FireQuery& q) { q.in_arc = false; }) == "FIRE-15");
    CHECK(changed(holding(kind), [](FireQuery& q) {
              q.in_arc = false, q.personnel = true, q.in_contact = true, q.target_in_contact = true;
          }) == "allowed");
    CHECK(changed(holding(kind), [](FireQuery& q) { q.personnel = true, q.in_contact = true; }) ==
          "S-52");
    CHECK(changed(holding(kind), [](FireQuery& q) { q.in_contact = true; }) ==
          "allowed");  // a vehicle
}

TEST_CASE("FIRE-18 to FIRE-20 towed and stationary weapons",
          "[fire_steps][FIRE-18][FIRE-19][FIRE-20][ABND-01][S-70]") {
    CHECK(why_not({.limbered = true}) == "FIRE-18");
    CHECK(why_not({.abandoned = true}) == "ABND-01");
    CHECK(why_not({.depleted = true}) == "S-70");
    CHECK(why_not({.depleted = true, .flame = true}) == "ADV-FLAME-01");
    CHECK(why_not({.rof_star = true, .moved = true}) == "FIRE-19");
    CHECK(why_not({.rof_star = true}) == "allowed");
    CHECK(why_not({.moved = true}) == "allowed");
    CHECK(changed(holding(FireKind::Opportunity), [](FireQuery& q) { q.rof_star = true; }) ==
          "FIRE-20");
    CHECK(changed(holding(FireKind::Prep), [](FireQuery& q) { q.rof_star = true; }) == "allowed");
    CHECK(changed(holding(FireKind::Indirect),
                  [](FireQuery& q) { q.rof_star = true, q.moved = true; }) == "FIRE-19");
}

TEST_CASE("PASS-08 passengers fire if the vehicle lets them, S-28 riders by option",
          "[fire_steps][PASS-01][PASS-08][S-28]") {
    CHECK(why_not({.passenger = true}) == "PASS-08");
    CHECK(why_not({.passenger = true, .carrier_lets_fire = true}) == "allowed");
    CHECK(why_not({.rider = true}) == "S-28");
    Options options;
    options.tank_riders_fire = true;
    CHECK(why_not({.rider = true}, options) == "allowed");
    CHECK(why_not({.target_is_passenger = true}) == "PASS-01");
}

TEST_CASE("OPF-08 no Op Fire at a disengaging stand unless it came closer",
          "[fire_steps][OPF-08][R-18][ORD-53][GENF-05]") {
    const auto at = [](FireKind kind, bool closer) {
        return changed(holding(kind), [&](FireQuery& q) {
            q.target_disengages = true, q.target_came_closer = closer;
        });
    };
    CHECK(at(FireKind::Opportunity, false) == "OPF-08");
    CHECK(at(FireKind::Opportunity, true) == "allowed");
    CHECK(at(FireKind::General, false) == "allowed");
}

TEST_CASE("S-55 indirect fire needs no order and no line of fire", "[fire_steps][S-55]") {
    CHECK(why_not({.kind = FireKind::Indirect,
                   .target_visible = false,
                   .line_of_fire = false,
                   .in_arc = false}) == "allowed");
    CHECK(why_not({.kind = FireKind::Indirect, .limbered = true}) == "FIRE-18");
}

TEST_CASE("FIRE-21 to FIRE-23 weapons of one turret",
          "[fire_steps][FIRE-21][FIRE-22][FIRE-23][FIRE-03]") {
    const WeaponUse gun{.mount = Mount::Turret, .target = {5}};
    const WeaponUse coaxial{.mount = Mount::Turret, .small_arms = true, .target = {5}};
    const WeaponUse hull{.mount = Mount::Fixed, .target = {6}};
    const WeaponUse rear{.mount = Mount::RearMg, .small_arms = true, .target = {6}};
    const WeaponUse aa{.mount = Mount::AaMg, .small_arms = true, .target = {5}};
    CHECK(refused_by(may_use_both(gun, coaxial)) == "allowed");
    auto elsewhere = coaxial;
    elsewhere.target = {6};
    CHECK(refused_by(may_use_both(gun, elsewhere)) == "FIRE-21");
    CHECK(refused_by(may_use_both(gun, hull)) == "allowed");
    CHECK(refused_by(may_use_both(gun, rear)) == "FIRE-22");
    CHECK(refused_by(may_use_both(coaxial, rear)) == "FIRE-21");
    CHECK(refused_by(may_use_both(elsewhere, rear)) == "allowed");
    CHECK(refused_by(may_use_both(aa, coaxial)) == "FIRE-23");
    CHECK(refused_by(may_use_both(rear, aa)) == "FIRE-23");
    CHECK(refused_by(may_use_both(hull, aa)) == "allowed");
    auto later = hull;
    later.step = FireKind::Opportunity;
    CHECK(refused_by(may_use_both(gun, later)) == "FIRE-03");
}

TEST_CASE("FIRE-10 fewer dice may be declared, never more", "[fire_steps][FIRE-10][S-45]") {
    CHECK(declared_dice(std::nullopt, 3).value() == 3);
    CHECK(declared_dice(2, 3).value() == 2);
    CHECK(refused_by(declared_dice(4, 3)) == "FIRE-10");
    CHECK(refused_by(declared_dice(0, 3)) == "FIRE-10");
    CHECK(refused_by(declared_dice(std::nullopt, 0)) == "S-45");
}
