#include <vector>

#include <catch2/catch.hpp>

#include "rules/morale.h"

using namespace rules;

TEST_CASE("MOR-06 to MOR-11 who checks", "[morale][MOR-06][MOR-08][MOR-09][MOR-11]") {
    CHECK_FALSE(must_check({}));
    CHECK(must_check({.fired_at = true}));
    CHECK(must_check({.enemy_near = true}));
    CHECK(must_check({.air_attack_near = true}));
    CHECK(must_check({.saw_company_eliminated = true}));
    CHECK_FALSE(must_check({.fired_at = true, .enemy_near = true, .checked = true}));
}

TEST_CASE("R-30 personnel and AFVs cause a check, soft vehicles only by option",
          "[morale][R-30][MOR-08]") {
    CHECK(is_near_cause(Kind::Personnel));
    CHECK(is_near_cause(Kind::WeakAfv));
    CHECK_FALSE(is_near_cause(Kind::SoftVehicle));
    Options options;
    options.morale_proximity = MoraleProximity::AnyVisible;
    CHECK(is_near_cause(Kind::SoftVehicle, options));
}

TEST_CASE("MOR-14 the modifiers, each for itself",
          "[morale][MOR-12][MOR-13][MOR-14][MOR-15][MOR-17][MOR-18][MOR-19][MOR-20][MOR-21][MOR-22]"
          "[MOR-23][ADV-RM-06]") {
    CHECK(morale_number({}) == 7);
    CHECK(morale_number({.in_cover = true}) == 9);
    CHECK(morale_number({.forced_back = 3}) == 4);
    CHECK(morale_number({.eliminated = 2}) == 3);
    CHECK(morale_number({.road_march = true}) == 5);
    CHECK(morale_number({.tot = true}) == 5);
    CHECK(morale_number({.enemy_personnel_near = true}) == 6);
    CHECK(morale_number({.enemy_afv_near = true}) == 5);
    CHECK(morale_number({.enemy_personnel_near = true, .enemy_afv_near = true}) == 4);
    CHECK(morale_number({.air_attack_near = true}) == 5);
}

TEST_CASE("R-08 Pinned -2, Shaken -3, Demoralized -4, never added",
          "[morale][R-08][MOR-24][MOR-27]") {
    CHECK(morale_number({.state = MoraleState::Steady}) == 7);
    CHECK(morale_number({.state = MoraleState::Pinned}) == 5);
    CHECK(morale_number({.state = MoraleState::Shaken}) == 4);
    CHECK(morale_number({.state = MoraleState::Demoralized}) == 3);
}

TEST_CASE("ADV-BAN-03 the Human Wave, ADV-BAN-08 and whom it touches",
          "[morale][ADV-BAN-03][ADV-BAN-08]") {
    CHECK(morale_number({.banzai = true}) == 9);
    CHECK(morale_number({.human_wave_contact = true}) == 5);
}

TEST_CASE("MOR-14 a shaken company under pressure", "[morale][MOR-14][MOR-26]") {
    CHECK(morale_number(kShakenUnderPressure) == 1);  // worked check 22
    CHECK(morale_result(6, 1) == MoraleOutcome::Demoralized);
    CHECK(is_forced_back(morale_result(6, 1)));
    CHECK(morale_modifiers(kShakenUnderPressure) ==
          Working{
              {"MOR-15", 2 },
              {"MOR-18", -2},
              {"MOR-24", -3},
              {"MOR-19", -1},
              {"MOR-20", -2}
    });
}

TEST_CASE("MOR-26 the excess decides", "[morale][MOR-25][MOR-26][MOR-29][MOR-30][MOR-31][DIE-06]") {
    const auto over = [](int excess) { return morale_result(10, 10 - excess); };
    CHECK(over(-5) == MoraleOutcome::Pass);
    CHECK(over(0) == MoraleOutcome::Pass);
    CHECK(over(1) == MoraleOutcome::Pinned);
    CHECK(over(2) == MoraleOutcome::Pinned);
    CHECK(over(3) == MoraleOutcome::Shaken);
    CHECK(over(4) == MoraleOutcome::Shaken);
    CHECK(over(5) == MoraleOutcome::Demoralized);
    CHECK(over(6) == MoraleOutcome::Demoralized);
    CHECK(over(7) == MoraleOutcome::Eliminated);
    CHECK(over(40) == MoraleOutcome::Eliminated);
    CHECK_FALSE(is_forced_back(over(2)));
    CHECK(is_forced_back(over(3)));
    CHECK_FALSE(is_forced_back(over(7)));
}

TEST_CASE("S-61 the worse of old state and result", "[morale][S-61]") {
    CHECK(state_after(MoraleState::Steady, MoraleOutcome::Pinned) == MoraleState::Pinned);
    CHECK(state_after(MoraleState::Shaken, MoraleOutcome::Pinned) == MoraleState::Shaken);
    CHECK(state_after(MoraleState::Demoralized, MoraleOutcome::Shaken) == MoraleState::Demoralized);
    CHECK(state_after(MoraleState::Pinned, MoraleOutcome::Demoralized) == MoraleState::Demoralized);
    CHECK(state_after(MoraleState::Shaken, MoraleOutcome::Pass) == MoraleState::Shaken);
    CHECK(state_after(MoraleState::Pinned, MoraleOutcome::Pass) == MoraleState::Pinned);
    const std::vector states{MoraleState::Pinned, MoraleState::Shaken, MoraleState::Steady};
    CHECK(worst_of(states) == MoraleState::Shaken);
    CHECK(worst_of({}) == MoraleState::Steady);
}

TEST_CASE("MOR-28 a pin goes in a later step without a check or with a pass",
          "[morale][MOR-28][R-31]") {
    const PinQuery pinned{.state = MoraleState::Pinned, .turn = 3, .pinned_in_turn = 2};
    CHECK(loses_pin(pinned));
    auto query = pinned;
    query.checked = true;
    CHECK_FALSE(loses_pin(query));
    query.passed = true;
    CHECK(loses_pin(query));
    query.pinned_in_turn = 3;
    CHECK_FALSE(loses_pin(query));
    query = pinned;
    query.pinned_in_turn = 0;  // by Rally, in this very turn
    CHECK(loses_pin(query));
    query.state = MoraleState::Shaken;
    CHECK_FALSE(loses_pin(query));
}

TEST_CASE("RALLY-03 to RALLY-05 the ladder",
          "[morale][RALLY-03][RALLY-04][RALLY-05][RALLY-09][R-23]") {
    CHECK(rallied(MoraleState::Demoralized) == MoraleState::Shaken);
    CHECK(rallied(MoraleState::Shaken) == MoraleState::Pinned);
    CHECK(rallied(MoraleState::Pinned) == MoraleState::Pinned);
    CHECK(rallied(MoraleState::Steady) == MoraleState::Steady);
    CHECK(rally_working(MoraleState::Demoralized) == Working{
                                                         {"RALLY-03", -1}
    });
    CHECK(rally_working(MoraleState::Shaken) == Working{
                                                    {"RALLY-04", -1}
    });
    CHECK(rally_working(MoraleState::Pinned) == Working{
                                                    {"RALLY-05", 0}
    });
    CHECK(rally_working(MoraleState::Steady).empty());
}

TEST_CASE("RALLY-06 two orders, then the pin", "[morale][RALLY-06][R-31]") {
    const auto first = rallied(MoraleState::Demoralized);
    CHECK(first == MoraleState::Shaken);  // worked check 25
    const auto second = rallied(first);
    CHECK(second == MoraleState::Pinned);
    CHECK(loses_pin({.state = second, .turn = 2, .pinned_in_turn = 0}));
}

TEST_CASE("RALLY-08 each stand in reach, or all or nothing", "[morale][RALLY-08][R-22]") {
    CHECK(is_rallied(true, false));
    CHECK_FALSE(is_rallied(false, false));
    Options options;
    options.rally_all_or_nothing = true;
    CHECK_FALSE(is_rallied(true, false, options));
    CHECK(is_rallied(true, true, options));
}

TEST_CASE("S-60 a company in cover", "[morale][S-60][MOR-15][MOR-16]") {
    CHECK(is_company_in_cover({.stands = 3, .sheltered = 2}));
    CHECK_FALSE(is_company_in_cover({.stands = 4, .sheltered = 2}));
    CHECK_FALSE(is_company_in_cover({}));
    Options options;
    options.morale_cover = MoraleCover::All;
    CHECK_FALSE(is_company_in_cover({.stands = 3, .sheltered = 2}, options));
    CHECK(is_company_in_cover({.stands = 3, .sheltered = 3}, options));
    options.morale_cover = MoraleCover::Any;
    CHECK(is_company_in_cover({.stands = 3, .sheltered = 1}, options));
    CHECK_FALSE(is_company_in_cover({.stands = 3}, options));
}

TEST_CASE("MOR-33 Demoralized in contact with unpinned personnel or AFV",
          "[morale][MOR-33][MOR-34][R-32]") {
    const auto touches = [](Kind enemy, MoraleState state) {
        return is_eliminated_in_contact(
            {.state = MoraleState::Demoralized, .enemy = enemy, .enemy_state = state});
    };
    CHECK(touches(Kind::Personnel, MoraleState::Steady));
    CHECK(touches(Kind::StrongAfv, MoraleState::Steady));
    CHECK_FALSE(touches(Kind::SoftVehicle, MoraleState::Steady));
    CHECK_FALSE(touches(Kind::Personnel, MoraleState::Pinned));
    CHECK_FALSE(is_eliminated_in_contact({.state = MoraleState::Shaken}));
}
