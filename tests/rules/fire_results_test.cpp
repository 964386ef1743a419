#include <catch2/catch.hpp>

#include "effects.h"
#include "rules/fire_results.h"

using namespace rules;

namespace {

constexpr Effect ap(int penetration) { return {EffectLetter::Penetration, penetration}; }

ResultQuery at_afv(int die, Effect effect, int armor = 0) {
    return {
        .die = die, .target = {.kind = Kind::StrongAfv, .armor = armor},
             .effect = effect
    };
}

}  // namespace

TEST_CASE("RES-01 each quality has its row",
          "[fire_results][RES-01][RES-11][RES-12][RES-13][RES-14][DIE-05]") {
    struct Row {
        TroopQuality quality;
        int no_effect, forced_back;
    };
    const auto row =
        GENERATE(Row{TroopQuality::Green, 1, 5}, Row{TroopQuality::Trained, 2, 6},
                 Row{TroopQuality::Regular, 3, 6}, Row{TroopQuality::Experienced, 4, 7},
                 Row{TroopQuality::Veteran, 5, 7}, Row{TroopQuality::Elite, 6, 8});
    for (int die = 1; die <= 10; ++die) {
        const auto expected = die <= row.no_effect     ? HitOutcome::NoEffect
                              : die <= row.forced_back ? HitOutcome::ForcedBack
                                                       : HitOutcome::Eliminated;
        CHECK(hit_result({.die = die, .target = {.quality = row.quality}}) == expected);
    }
}

TEST_CASE("RES-02 below 1 counts as 1, above 10 as Eliminated", "[fire_results][RES-02]") {
    CHECK(hit_result(at_afv(1, ap(-100), 100)) == HitOutcome::NoEffect);
    CHECK(hit_result(at_afv(2, ap(100))) == HitOutcome::Eliminated);
    CHECK(charted_result(TroopQuality::Elite, 11) == HitOutcome::Eliminated);
    CHECK(charted_result(TroopQuality::Green, 0) == HitOutcome::NoEffect);
}

TEST_CASE("RES-03 soft vehicles use the Green row", "[fire_results][RES-03][R-28]") {
    const ResultQuery truck{
        .die = 2, .target = {.quality = TroopQuality::Elite, .kind = Kind::SoftVehicle}
    };
    CHECK(hit_result(truck) == HitOutcome::ForcedBack);  // worked check 11
    CHECK(resolve_hit(truck).working == Working{
                                            {"RES-01", 2},
                                            {"RES-03", 0}
    });
}

TEST_CASE("RES-05 penetration and armour change the die against AFVs only",
          "[fire_results][RES-04][RES-05][RES-06][RES-07]") {
    const auto hit = resolve_hit(at_afv(9, ap(5), 8));
    CHECK(hit.outcome == HitOutcome::ForcedBack);  // worked check 9
    CHECK(hit.modified == 6);
    CHECK(hit.working == Working{
                             {"RES-01", 9 },
                             {"RES-05", 5 },
                             {"RES-05", -8}
    });
    CHECK(resolve_hit(at_afv(9, kH, 8)).modified == 9);
    CHECK(resolve_hit(
              {
                  .die = 4, .target = {.kind = Kind::SoftVehicle, .armor = 3},
                       .effect = ap(5)
    })
              .modified == 4);
}

TEST_CASE("RES-08 a natural 10 on penetration eliminates close by, RES-09 forces back elsewhere",
          "[fire_results][RES-08][RES-09][RES-10][R-29]") {
    auto query = at_afv(10, ap(2), 9);
    CHECK(hit_result(query) == HitOutcome::ForcedBack);  // worked check 10
    query.close_range = true;
    CHECK(hit_result(query) == HitOutcome::Eliminated);
    query.close_range = false;
    query.close_assault = true;
    CHECK(hit_result(query) == HitOutcome::Eliminated);
    query.close_assault = false;
    query.effect = ap(12);
    CHECK(hit_result(query) == HitOutcome::Eliminated);  // the worse of both
    query.effect = ap(-20);
    query.target.quality = TroopQuality::Elite;
    CHECK(hit_result(query) == HitOutcome::ForcedBack);
    query.die = 9;
    CHECK(hit_result(query) == HitOutcome::NoEffect);
}

TEST_CASE("S-43 what cannot harm whom", "[fire_results][S-43]") {
    for (int die = 1; die <= 10; ++die) {
        CHECK(hit_result({.die = die, .effect = ap(9)}) == HitOutcome::NoEffect);
        CHECK(hit_result({.die = die, .effect = ap(9), .close_assault = true}) ==
              HitOutcome::NoEffect);
        CHECK(hit_result(at_afv(die, kW)) == HitOutcome::NoEffect);  // worked check 6
        CHECK(hit_result(at_afv(die, kA)) == HitOutcome::NoEffect);
        CHECK(hit_result(at_afv(die, kBlank)) == HitOutcome::NoEffect);
    }
    auto assault = at_afv(10, kW);
    assault.close_assault = true;
    CHECK(hit_result(assault) == HitOutcome::NoEffect);
    assault.effect = kBlank;
    CHECK(hit_result(assault) == HitOutcome::NoEffect);
    assault.effect = kA;
    CHECK(hit_result(assault) == HitOutcome::Eliminated);
    const auto plain = GENERATE(kH, kHc, kFlame);
    CHECK(hit_result(at_afv(10, plain)) == HitOutcome::Eliminated);
    CHECK(hit_result(at_afv(3, plain)) == HitOutcome::NoEffect);
    CHECK(hit_result({.die = 10, .target = {.kind = Kind::WeakAfv}, .effect = kW}) ==
          HitOutcome::Eliminated);
    CHECK(can_harm(ap(1), Kind::SoftVehicle, false));
    CHECK(can_harm(kBlank, Kind::SoftVehicle, false));
    CHECK(can_harm(kBlank, Kind::Personnel, false));
}

TEST_CASE("CA-05 engineers and infantry anti-tank destroy the AFV, CA-06 others roll",
          "[fire_results][CA-05][CA-06]") {
    ResultQuery query = at_afv(1, kA);
    query.close_assault = true;
    CHECK(hit_result(query) == HitOutcome::NoEffect);
    query.firer_is_engineer = true;
    CHECK(hit_result(query) == HitOutcome::Eliminated);
    CHECK(resolve_hit(query).working.back() == Contribution{"CA-05", 0});
    query.firer_is_engineer = false;
    query.firer_is_infantry_at = true;
    CHECK(hit_result(query) == HitOutcome::Eliminated);
    query.close_assault = false;
    query.effect = kH;
    CHECK(hit_result(query) == HitOutcome::NoEffect);
    query.close_assault = true;
    query.effect = kW;  // cannot harm a strong AFV
    CHECK(hit_result(query) == HitOutcome::NoEffect);
    query.effect = kBlank;
    query.target.kind = Kind::Personnel;
    CHECK(hit_result(query) == HitOutcome::NoEffect);  // die 1, no AFV
}

TEST_CASE("S-49 the worst of several results, RES-16 vehicles leave wrecks",
          "[fire_results][RES-16][RES-17][S-49][PASS-04][DIE-08][ADV-BAN-07]") {
    CHECK(worse_of(HitOutcome::ForcedBack, HitOutcome::Eliminated) == HitOutcome::Eliminated);
    CHECK(worse_of(HitOutcome::ForcedBack, HitOutcome::NoEffect) == HitOutcome::ForcedBack);
    CHECK(leaves_wreck(Kind::SoftVehicle));
    CHECK_FALSE(leaves_wreck(Kind::Personnel));
    CHECK(passenger_result(7, TroopQuality::Elite) == HitOutcome::ForcedBack);
    CHECK(passenger_result(7, TroopQuality::Regular) == HitOutcome::Eliminated);
    CHECK(results_per_hit(false) == 1);
    CHECK(results_per_hit(true) == 2);
}

namespace {

SmallArmsCandidate candidate(std::uint16_t id, Inches distance, Cover cover = Cover::None) {
    return {.stand = {id}, .distance = distance, .cover = cover};
}
using Hits = std::vector<int>;

}  // namespace

TEST_CASE("SA-02 the closest stands are hit first, SA-07 nobody twice before all once",
          "[fire_results][SA-01][SA-02][SA-07][SA-08]") {
    const std::vector<SmallArmsCandidate> area{candidate(1, 6_in), candidate(2, 4_in),
                                               candidate(3, 5_in)};
    CHECK(distribute(SmallArmsPool{Cover::None, 1}, area) == Hits{0, 1, 0});
    CHECK(distribute(SmallArmsPool{Cover::None, 2}, area) == Hits{0, 1, 1});
    CHECK(distribute(SmallArmsPool{Cover::None, 3}, area) == Hits{1, 1, 1});
    CHECK(distribute(SmallArmsPool{Cover::None, 5}, area) == Hits{1, 2, 2});
    CHECK(distribute(SmallArmsPool{Cover::None, 0}, area) == Hits{0, 0, 0});
}

TEST_CASE("SA-02 ties go by the firer's choice, then by id", "[fire_results][SA-02]") {
    std::vector<SmallArmsCandidate> area{candidate(9, 4_in), candidate(3, 4_in)};
    CHECK(distribute(SmallArmsPool{Cover::None, 1}, area) == Hits{0, 1});
    area[1].choice = 1;
    CHECK(distribute(SmallArmsPool{Cover::None, 1}, area) == Hits{1, 0});
}

TEST_CASE("SA-03 the cover that was fired at, then the open, SA-05 then the rest",
          "[fire_results][SA-03][SA-05][SA-08]") {
    const std::vector<SmallArmsCandidate> area{
        candidate(1, 2_in), candidate(2, 6_in, Cover::Medium), candidate(3, 5_in, Cover::Medium),
        candidate(4, 1_in, Cover::Hard), candidate(5, 3_in, Cover::Light)};
    const auto deal = [&](int hits) {
        return distribute(SmallArmsPool{Cover::Medium, hits}, area);
    };
    CHECK(deal(1) == Hits{0, 0, 1, 0, 0});
    CHECK(deal(2) == Hits{0, 1, 1, 0, 0});
    CHECK(deal(3) == Hits{1, 1, 1, 0, 0});
    CHECK(deal(4) == Hits{1, 1, 1, 1, 0});
    CHECK(deal(5) == Hits{1, 1, 1, 1, 1});
    CHECK(deal(7) == Hits{1, 2, 2, 1, 1});
}

TEST_CASE("SA-04 each cover modifier is a pool of its own, SA-06 added up before",
          "[fire_results][SA-04][SA-06]") {
    const std::vector<SmallArmsCandidate> area{candidate(1, 2_in), candidate(2, 3_in, Cover::Hard)};
    const std::vector<SmallArmsPool> pools{
        {Cover::None, 1},
        {Cover::Hard, 2}
    };
    CHECK(distribute(pools, area) == Hits{2, 1});
}

TEST_CASE("SA-09 a stand without a line of fire is not hit", "[fire_results][SA-09][SA-10]") {
    std::vector<SmallArmsCandidate> area{candidate(1, 2_in), candidate(2, 3_in)};
    area[0].line_of_fire = false;
    CHECK(distribute(SmallArmsPool{Cover::None, 3}, area) == Hits{0, 3});
    area[1].line_of_fire = false;
    CHECK(distribute(SmallArmsPool{Cover::None, 3}, area) == Hits{0, 0});
    CHECK(distribute(SmallArmsPool{Cover::None, 3}, {}).empty());
}

TEST_CASE("FB-02 it flees the nearest visible enemy, then the firer, then the lowest id",
          "[fire_results][FB-02]") {
    std::vector<EnemySeen> enemies{
        {StandId{7}, 5_in},
        {StandId{4}, 6_in, true},
        {StandId{5}, 5_in}
    };
    CHECK(flees_from(enemies) == StandId{5});
    enemies[0].fired_at_it = true;
    CHECK(flees_from(enemies) == StandId{7});
    CHECK_FALSE(flees_from({}));
}

TEST_CASE("FB-03 straight away from the enemy", "[fire_results][FB-03]") {
    CHECK(away_from({0_in, 0_in}, {0_in, 3_in}) == 0_deg);
    CHECK(away_from({5_in, 1_in}, {2_in, 1_in}) == 270_deg);
}

TEST_CASE("FB-07 the cross-country allowance; what binds the move",
          "[fire_results][FB-01][FB-06][FB-07][FB-08][FB-09][FB-11][FB-12][FB-13][ADV-BAN-02]") {
    const auto steady = forced_back({.cross_country = 8_in, .visible_enemy = true});
    CHECK(steady.moves);
    CHECK(steady.distance == 8_in);
    CHECK(steady.may_stop_in_cover);
    CHECK(steady.may_go_deeper);
    CHECK_FALSE(steady.to_nearest_cover);
    CHECK(forced_back({.cross_country = 8_in}).to_nearest_cover);
    const ForcedBackQuery flight{.cross_country = 8_in,
                                 .state = MoraleState::Demoralized,
                                 .visible_enemy = true,
                                 .visible_enemy_within_12 = true};
    CHECK_FALSE(forced_back(flight).may_stop_in_cover);
    CHECK_FALSE(forced_back(flight).may_go_deeper);
    auto far = flight;
    far.visible_enemy_within_12 = false;
    CHECK(forced_back(far).may_stop_in_cover);
    CHECK_FALSE(forced_back({.cross_country = 6_in, .human_wave = true}).moves);
}

TEST_CASE("S-48 the cover fired at is the declared one, else the target's, else the nearest there",
          "[fire_results][S-48][SA-03]") {
    const std::array<CoverSeen, 3> seen{
        {{StandId{1}, Cover::Hard, 2_in, false},
         {StandId{2}, Cover::Medium, 0_in, true},
         {StandId{3}, Cover::None, 1_in, false}}
    };
    CHECK(cover_fired_at(Cover::Hard, seen)->stand == StandId{1});
    CHECK(cover_fired_at(Cover::Light, seen)->stand == StandId{2});
    CHECK(cover_fired_at({}, seen)->stand == StandId{2});
    const std::array without_target{seen[0], seen[2]};
    CHECK(cover_fired_at({}, without_target)->cover == Cover::None);
    CHECK_FALSE(cover_fired_at(Cover::None, {}));
}
