#include <catch2/catch.hpp>

#include "effects.h"
#include "rules/direct_fire.h"

using namespace rules;

namespace {

int modified(int number, const Shot& shot, const Options& options = default_options()) {
    return to_hit(number, to_hit_modifiers(shot, options));
}
/// A personnel target with everything against it.
Target in_the_worst_place(Cover cover) { return {.patrol = true, .pinned = true, .cover = cover}; }

}  // namespace

TEST_CASE("HIT-03 small arms suffer every target modifier that fits",
          "[direct_fire][HIT-02][HIT-03][HIT-07][HIT-08][HIT-09][HIT-10]") {
    const Shot shot{.effect = kSmallArms, .target = in_the_worst_place(Cover::Light)};
    CHECK(modified(5, shot) == 2);  // worked check 1
    CHECK(to_hit_modifiers(shot) == Working{
                                        {"HIT-08", -1},
                                        {"HIT-09", -1},
                                        {"HIT-10", -1}
    });
}

TEST_CASE("HIT-04 HE ignores patrol, pinned, light cover and hull down, no better cover",
          "[direct_fire][HIT-04]") {
    const auto he = GENERATE(kH, kW);
    CHECK(modified(5, {.effect = he, .target = in_the_worst_place(Cover::Light)}) ==
          5);  // worked check 2
    CHECK(modified(5, {.effect = he, .target = in_the_worst_place(Cover::Medium)}) == 3);
    CHECK(modified(5, {.effect = he, .target = in_the_worst_place(Cover::Hard)}) == 2);
    CHECK(modified(5, {.effect = he, .target = in_the_worst_place(Cover::Fortification)}) == 0);
    CHECK(modified(6,
                   {
                       .effect = he, .target = {.kind = Kind::StrongAfv, .hull_down = true}
    }) == 6);
}

TEST_CASE("HIT-05 close assault and flame ignore the whole target column",
          "[direct_fire][HIT-05][CA-10][R-44][ADV-FLAME-03]") {
    const auto target = in_the_worst_place(Cover::Fortification);
    const Firer tired{.quality = TroopQuality::Green, .suppressed = true, .pinned = true};
    CHECK(modified(6, {.effect = kSmallArms, .close_assault = true, .target = target}) == 6);
    CHECK(modified(6, {.effect = kAp, .close_assault = true, .target = target}) == 6);
    CHECK(modified(6, {.effect = kFlame, .target = target}) == 6);
    CHECK(modified(
              6, {.effect = kSmallArms, .close_assault = true, .firer = tired, .target = target}) ==
          1);
    CHECK(modified(6, {.effect = kA, .target = {.cover = Cover::Medium}}) ==
          4);  // A at range keeps it
}

TEST_CASE("R-44 with afv_only an assault on personnel keeps the target column",
          "[direct_fire][R-44]") {
    Options options;
    options.ca_ignores_cover = CloseAssaultIgnoresCover::AfvOnly;
    const Shot personnel{
        .effect = kSmallArms, .close_assault = true, .target = {.cover = Cover::Hard}};
    const Shot afv{
        .effect = kA, .close_assault = true, .target = {.kind = Kind::WeakAfv, .hull_down = true}
    };
    const Shot flame{.effect = kFlame, .close_assault = true, .target = {.cover = Cover::Hard}};
    CHECK(modified(6, personnel) == 6);
    CHECK(modified(6, personnel, options) == 3);
    CHECK(modified(6, afv, options) == 6);
    CHECK(modified(6, flame, options) == 6);
}

TEST_CASE("HIT-06 HC suffers all target modifiers and no class modifier", "[direct_fire][HIT-06]") {
    CHECK(modified(6, {.effect = kHc, .target = in_the_worst_place(Cover::Light)}) == 3);
    CHECK(modified(6, {
                          .effect = kHc,
                          .target = {
                                     .kind = Kind::WeakAfv, .weight_class = 3, .hull_down = true}
    }) == 4);
}

TEST_CASE("HIT-08 a patrol of any kind, HIT-09 pinned personnel only",
          "[direct_fire][HIT-08][HIT-09][PATROL-02]") {
    CHECK(modified(5, {
                          .effect = kAp, .target = {.kind = Kind::WeakAfv, .patrol = true}
    }) == 4);
    CHECK(modified(5, {
                          .effect = kAp, .target = {.kind = Kind::WeakAfv, .pinned = true}
    }) == 5);
    CHECK(modified(5,
                   {
                       .effect = kAp, .target = {.kind = Kind::SoftVehicle, .pinned = true}
    }) == 5);
}

TEST_CASE("HIT-10 any cover is light to a soft vehicle and none to an AFV",
          "[direct_fire][HIT-10][S-47]") {
    const auto cover = GENERATE(Cover::Light, Cover::Medium, Cover::Hard, Cover::Fortification);
    CHECK(modified(5, {
                          .effect = kSmallArms,
                          .target = {.kind = Kind::SoftVehicle, .cover = cover}
    }) == 4);
    CHECK(
        modified(5, {
                        .effect = kH, .target = {.kind = Kind::SoftVehicle, .cover = cover}
    }) == 5);
    CHECK(
        modified(5, {
                        .effect = kAp, .target = {.kind = Kind::StrongAfv, .cover = cover}
    }) == 5);
    Options options;
    options.light_cover_afv = true;
    CHECK(modified(5,
                   {
                       .effect = kAp, .target = {.kind = Kind::StrongAfv, .cover = cover}
    },
                   options) == 4);
}

TEST_CASE("HIT-11 personnel that stand still in the open have light cover",
          "[direct_fire][HIT-11][R-42][OPF-07]") {
    CHECK(cover_against_fire({}) == Cover::Light);
    CHECK(cover_against_fire({.moved = true}) == Cover::None);
    CHECK(cover_against_fire({.ground = Cover::Medium}) == Cover::Medium);
    CHECK(cover_against_fire({.ground = Cover::Medium, .moved = true}) == Cover::Medium);
    CHECK(cover_against_fire({.kind = Kind::SoftVehicle}) == Cover::None);
    CHECK(cover_against_fire({.rider = true}) == Cover::None);
    CHECK(cover_against_fire({.in_motion = true}) == Cover::None);
}

TEST_CASE("OPF-07 cover in motion counts under Cautious Advance only", "[direct_fire][OPF-07]") {
    CoverQuery query{.ground = Cover::Hard, .moved = true, .in_motion = true};
    query.order = OrderChit::CautiousAdvance;
    CHECK(cover_against_fire(query) == Cover::Hard);
    query.order = GENERATE(OrderChit::HastyAdvance, OrderChit::Disengage, OrderChit::RoadMarch,
                           OrderChit::Banzai);
    CHECK(cover_against_fire(query) == Cover::None);
}

TEST_CASE("HIT-12 hull down and in a built-up area count once, for AFVs", "[direct_fire][HIT-12]") {
    CHECK(modified(6,
                   {
                       .effect = kAp,
                       .target = {.kind = Kind::StrongAfv, .hull_down = true, .in_bua = true}
    }) ==
          4);  // worked check 5
    CHECK(modified(6, {
                          .effect = kAp, .target = {.kind = Kind::WeakAfv, .in_bua = true}
    }) == 4);
    CHECK(modified(6, {
                          .effect = kAp,
                          .target = {.kind = Kind::SoftVehicle, .hull_down = true}
    }) == 6);
    CHECK(
        modified(6, {
                        .effect = kSmallArms, .target = {.hull_down = true, .in_bua = true}
    }) == 6);
}

TEST_CASE("HIT-13 cover of personnel by grade", "[direct_fire][HIT-13]") {
    CHECK(modified(6, {.effect = kSmallArms, .target = {.cover = Cover::Medium}}) == 4);
    CHECK(modified(6, {.effect = kSmallArms, .target = {.cover = Cover::Hard}}) == 3);
    CHECK(modified(6, {.effect = kSmallArms, .target = {.cover = Cover::Fortification}}) == 1);
    const Firer veteran{.quality = TroopQuality::Veteran, .suppressed = true};
    CHECK(modified(6, {.effect = kH, .firer = veteran, .target = {.cover = Cover::Hard}}) ==
          2);  // worked check 3
}

TEST_CASE("HIT-14 to HIT-18 the firer's column",
          "[direct_fire][HIT-14][HIT-15][HIT-16][HIT-17][HIT-18]") {
    const auto with = [](Firer firer) {
        return modified(5, {.effect = kSmallArms, .firer = firer});
    };
    CHECK(with({.quality = TroopQuality::Elite}) == 6);
    CHECK(with({.quality = TroopQuality::Experienced}) == 5);
    CHECK(with({.quality = TroopQuality::Trained}) == 4);
    CHECK(with({.suppressed = true}) == 3);
    CHECK(with({.pinned = true}) == 3);
    CHECK(with({.suppressed = true, .pinned = true}) == 1);  // both: -4
    CHECK(with({.order = OrderChit::HastyAdvance}) == 3);
}

TEST_CASE("HIT-17 which orders cost the -2", "[direct_fire][HIT-17][R-19][ADV-BAN-05][R-20]") {
    const auto under = [](OrderChit order, bool close_assault = false) {
        return modified(
            5, {.effect = kSmallArms, .close_assault = close_assault, .firer = {.order = order}});
    };
    CHECK(under(OrderChit::Hold) == 5);
    CHECK(under(OrderChit::CautiousAdvance) == 5);
    const auto costly =
        GENERATE(OrderChit::HastyAdvance, OrderChit::Disengage, OrderChit::TakeCommand,
                 OrderChit::Rally, OrderChit::Regroup, OrderChit::RoadMarch, OrderChit::Entrench);
    CHECK(under(costly) == 3);
    CHECK(under(costly, true) == 3);
    CHECK(under(OrderChit::Banzai) == 3);
    CHECK(under(OrderChit::Banzai, true) == 5);
}

TEST_CASE("ADV-BAN-05 a Green Human Wave on a fortification", "[direct_fire][ADV-BAN-05][HIT-05]") {
    const Firer wave{.quality = TroopQuality::Green, .order = OrderChit::Banzai};
    CHECK(modified(6, {.effect = kSmallArms,
                       .close_assault = true,
                       .firer = wave,
                       .target = {.cover = Cover::Fortification}}) == 5);  // worked check 8
}

TEST_CASE("HIT-19 H class pays the weight of any AFV, HIT-20 gains on a weak one",
          "[direct_fire][HIT-19][HIT-20]") {
    const auto at = [](Kind kind, int weight) {
        return modified(
            7,
            {
                .effect = kH, .target = {.kind = kind, .weight_class = weight, .hull_down = true}
        });
    };
    CHECK(at(Kind::WeakAfv, 2) == 6);  // worked check 4
    CHECK(at(Kind::WeakAfv, 0) == 8);
    CHECK(at(Kind::StrongAfv, 3) == 4);
    CHECK(at(Kind::StrongAfv, -4) == 7);
    CHECK(at(Kind::SoftVehicle, 3) == 7);
    CHECK(at(Kind::Personnel, 3) == 7);
}

TEST_CASE("HIT-21 A class and flame against a strong AFV", "[direct_fire][HIT-21][CA-07]") {
    const auto effect = GENERATE(kA, kFlame);
    CHECK(modified(
              5, {.effect = effect, .close_assault = true, .target = {.kind = Kind::StrongAfv}}) ==
          3);
    CHECK(modified(5, {.effect = effect, .target = {.kind = Kind::StrongAfv}}) == 3);
    CHECK(
        modified(5, {.effect = effect, .close_assault = true, .target = {.kind = Kind::WeakAfv}}) ==
        5);
    const Firer elite{.quality = TroopQuality::Elite};
    CHECK(modified(5, {.effect = kA,
                       .close_assault = true,
                       .firer = elite,
                       .target = {.kind = Kind::StrongAfv}}) == 4);  // worked check 7
}

TEST_CASE("HIT-22 W against a weak AFV, HIT-23 AP has no class modifier",
          "[direct_fire][HIT-22][HIT-23]") {
    CHECK(modified(6,
                   {
                       .effect = kW, .target = {.kind = Kind::WeakAfv, .weight_class = 4}
    }) ==
          3);  // worked check 6
    CHECK(modified(6,
                   {
                       .effect = kW, .target = {.kind = Kind::StrongAfv, .weight_class = 4}
    }) == 6);
    CHECK(
        modified(6, {
                        .effect = kAp, .target = {.kind = Kind::WeakAfv, .weight_class = 4}
    }) == 6);
    CHECK(modified(
              6, {
                     .effect = kAp, .target = {.kind = Kind::StrongAfv, .weight_class = 4}
    }) == 6);
}

TEST_CASE("S-44 below 1 cannot succeed, 10 always does, a natural 1 only by option",
          "[direct_fire][S-44][DIE-03][HIT-01]") {
    for (int die = 1; die <= 10; ++die) {
        CHECK_FALSE(succeeds(die, 0));
        CHECK(succeeds(die, 10));
        CHECK(succeeds(die, 4) == (die <= 4));
    }
    Options options;
    options.natural_one_hits = true;
    CHECK(succeeds(1, -3, options));
    CHECK_FALSE(succeeds(2, -3, options));
}
