#include "game/morale/morale_facts.h"
#include "game/orders/orders.h"
#include "support/results.h"

/// What counts as in cover for a company's morale.
using namespace game;
using namespace support;

namespace {

bool is_in_cover(const Game& game) {
    return morale_query(game, *find_company(game, CompanyId{2})).in_cover;
}
/// Rifles of company 2 in a truck of company 1 at (24, 24), a visible enemy to the north of them.
GameBuilder rifles_in_a_truck(Point enemy) {
    return a_game()
        .in(Subphase::Morale)
        .with(a_stand(1).of("truck").at({24_in, 24_in}))
        .with(a_stand(2).aboard(1).at({24_in, 24_in}).in_company(2))
        .with(a_stand(1001).at(enemy).visible());
}
/// A tank of company 2 an inch behind the crest of a hill, a visible enemy before it.
GameBuilder tank_behind_a_crest() {
    return a_game()
        .in(Subphase::Morale)
        .with(a_stand(1).of("tank").at({24_in, 30_in}).in_company(2).facing(180_deg))
        .with(a_stand(1001).at({24_in, 16_in}).visible())
        .set([](Game& g) {
            Polygon hill{
                {10_in, 29_in},
                {10_in, 50_in},
                {40_in, 50_in},
                {40_in, 29_in}
            };
            g.scenario.field.contours.push_back({1, hill, box_around(hill)});
        });
}

}  // namespace

TEST_CASE("MOR-15 passengers are in cover where their vehicle is", "[morale][MOR-15][S-60]") {
    const auto wood = an_area(rules::Terrain::Orchard, {20_in, 20_in}, {28_in, 28_in},
                              rules::Cover::Light, rules::Visibility::OpenBlocking);
    CHECK_FALSE(is_in_cover(rifles_in_a_truck({24_in, 34_in})));
    CHECK(is_in_cover(rifles_in_a_truck({24_in, 34_in}).with(wood)));
}

TEST_CASE("MOR-16 passengers are out of sight where their vehicle is", "[morale][MOR-16][S-60]") {
    const auto wood = a_copse({10_in, 28_in}, {38_in, 36_in});
    CHECK(is_in_cover(rifles_in_a_truck({24_in, 44_in}).with(wood)));
    CHECK_FALSE(is_in_cover(rifles_in_a_truck({24_in, 44_in})));
}

TEST_CASE("S-60 an AFV is in cover that is hull down to every visible enemy in sight",
          "[morale][MOR-15][S-60]") {
    CHECK(is_in_cover(tank_behind_a_crest()));
    CHECK_FALSE(
        is_in_cover(tank_behind_a_crest().with(a_stand(1002).at({24_in, 44_in}).visible())));
    CHECK(is_in_cover(tank_behind_a_crest().with(a_stand(1002).at({24_in, 44_in}))));
}

TEST_CASE("S-60 an AFV that has moved under another order than Cautious Advance is not hull down",
          "[morale][MOR-15][S-60]") {
    CHECK_FALSE(is_in_cover(
        tank_behind_a_crest().set([](Game& g) { find_stand(g, StandId{1})->moved = true; })));
}

TEST_CASE("S-60 S-47 an AFV that went cautiously is hull down for morale as it is in fire, or not "
          "by option",
          "[morale][MOR-15][S-47][S-60]") {
    const auto moving = GENERATE(rules::HullDownMoving::FireAndMorale, rules::HullDownMoving::Fire);
    const auto chit = GENERATE(OrderChit::CautiousAdvance, OrderChit::HastyAdvance);
    Game game = tank_behind_a_crest().in(Subphase::Orders).set([&](Game& g) {
        g.scenario.options.hull_down_moving = moving;
        find_stand(g, StandId{1})->moved = true;
        Order& order = g.orders.emplace_back();
        order.chit = chit;
        order.followers = {StandId{1}};
    });
    auto dice = dice_show({});
    Course course{game, dice};
    close_orders(course);
    CHECK(is_in_cover(game) ==
          (moving == rules::HullDownMoving::FireAndMorale && chit == OrderChit::CautiousAdvance));
}
