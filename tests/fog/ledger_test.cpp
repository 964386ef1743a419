#include <catch2/catch.hpp>

#include "fog/ledger.h"
#include "fog/values.h"
#include "game/play/evolve.h"
#include "game/turn/turn.h"
#include "skirmish.h"

using namespace support;
using fog::Fields;
using fog::Release;

namespace {

/// What the event itself releases; what is said of it, told_test and its like look at.
std::vector<Release> released(Game game, const game::Event& event, Audience audience) {
    fog::Ledger ledger(audience);
    game::evolve(game, event);
    auto releases = ledger.note(game, event);
    std::erase_if(releases, [](const Release& release) { return release.kind == "told"; });
    return releases;
}

std::vector<std::string> names_of(const Fields& fields) {
    std::vector<std::string> names;
    for (const auto& field : fields) names.push_back(field.name);
    return names;
}

using Names = std::vector<std::string>;

game::TemplatePlaced smoke_of(StandId battery, MarkerId marker) {
    return {
        {marker,
         battery.value > 1000 ? Side::Red : Side::Blue,
         battery, rules::MissionKind::Smoke,
         {20_in, 20_in},
         4_in, 1,
         {}},
        1,
        false
    };
}

}  // namespace

TEST_CASE("REL-01 the set-up gives a side its own stands, and nobody else's", "[fog][REL-01]") {
    const Game game = a_skirmish();
    const game::Event begun = game::BattleBegun{game};
    const auto blue = released(game, begun, Audience::Blue);
    REQUIRE(blue.size() == 2);
    CHECK(blue.front().row == "REL-01");
    CHECK(blue.front().subject == "s1");
    CHECK(blue.back().subject == "s2");
    CHECK(released(game, begun, Audience::Public).empty());
}

TEST_CASE("REL-06 of fire from a hidden stand the ledger names who was fired at, and no firer",
          "[fog][REL-06]") {
    auto shot = a_shot_from_nowhere();
    shot.fired_at = {StandId{1}};
    const auto felt = released(a_skirmish(), shot, Audience::Blue);
    REQUIRE(felt.size() == 1);
    CHECK(felt.front().row == "REL-06");
    CHECK(felt.front().kind == "fired_at");
    CHECK(felt.front().subject == "s1");
    CHECK(felt.front().payload.empty());
    const auto fired = released(a_skirmish(), shot, Audience::Red);
    REQUIRE(fired.size() == 1);
    CHECK(fired.front().row == "REL-08");
    CHECK(names_of(fired.front().payload) == Names{"firer"});
    CHECK(released(a_skirmish(), shot, Audience::Public).empty());
}

TEST_CASE("REL-11 a template is released to all, its battery to its side", "[fog][REL-11]") {
    const auto placed = smoke_of(StandId{1002}, MarkerId{7});
    const auto blue = released(a_skirmish(), placed, Audience::Blue);
    REQUIRE(blue.size() == 1);
    CHECK(names_of(blue.front().payload) == Names{"centre", "size", "turn_placed", "kind"});
    const auto red = released(a_skirmish(), placed, Audience::Red);
    CHECK(names_of(red.front().payload) ==
          Names{"centre", "size", "turn_placed", "side", "kind", "battery", "smoke_used"});
}

TEST_CASE("REL-12 a template that is removed has the name that this audience was told of",
          "[fog][REL-12][NI]") {
    Game few = a_skirmish(), many = a_skirmish();
    many.next_marker = 40;  // wrecks that nobody has seen were counted, too
    const auto name_in = [](Game game, MarkerId marker) {
        fog::Ledger ledger(Audience::Blue);
        const game::Event placed = smoke_of(StandId{1002}, marker);
        const game::Event removed = game::TemplateRemoved{marker};
        game::evolve(game, placed);
        const auto first = ledger.note(game, placed).front().subject;
        game::evolve(game, removed);
        const auto gone = ledger.note(game, removed).front();
        CHECK(gone.row == "REL-12");
        CHECK(gone.subject == first);
        return first;
    };
    CHECK(name_in(few, MarkerId{1}) == name_in(many, MarkerId{40}));
}

TEST_CASE("REL-13 an order is released to its side alone, its number to nobody else",
          "[fog][REL-13]") {
    game::Order order;
    order.id = OrderId{30001};
    order.side = Side::Red;
    order.issuer = StandId{1001};
    for (const game::Event& event :
         {game::Event(game::OrderPlaced{order}), game::Event(game::OrderWithdrawn{order.id}),
          game::Event(game::OrderCancelled{order.id})}) {
        CHECK(released(a_skirmish(), event, Audience::Red).size() == 1);
        CHECK(released(a_skirmish(), event, Audience::Blue).empty());
        CHECK(released(a_skirmish(), event, Audience::Public).empty());
    }
}

TEST_CASE("REL-14 an open order is released for as long as a stand that follows it is in sight",
          "[fog][REL-14]") {
    Game game = a_skirmish();
    game::Order order;
    order.id = OrderId{30001};
    order.side = Side::Red;
    order.chit = OrderChit::HastyAdvance;
    order.followers = {StandId{1001}, StandId{1002}};
    order.revealed = true;
    const game::Event revealed = game::OrdersRevealed{Side::Red, {order}};
    fog::Ledger ledger(Audience::Blue);
    game::evolve(game, revealed);
    const auto seen = ledger.note(game, revealed);
    REQUIRE(seen.back().kind == "orders_in_sight");
    CHECK(seen.back().row == "REL-14");
    const auto handle = game.knowledge[0].contacts.front().handle;
    Fields shown;
    fog::add(shown, "side", Side::Red);
    fog::add(shown, "chit", OrderChit::HastyAdvance);
    fog::add(shown, "arrow", order.arrow);
    fog::add(shown, "members", Names{handle});
    CHECK(seen.back().payload == Fields{
                                     {"orders", {std::vector{fog::value(shown)}}}
    });

    const game::Event lost = game::ContactLost{game::Watcher::Blue, handle, false};
    game::evolve(game, lost);
    const auto hidden = ledger.note(game, lost);
    CHECK(hidden.back().kind == "orders_in_sight");
    CHECK(hidden.back().payload.empty());
}

TEST_CASE("REL-22 a card is released to its side, that one was drawn to all", "[fog][REL-22]") {
    Game game = a_skirmish();
    game.scenario.cards = {
        {"jammed", "Jammed", "", {"4B"}, "", {}, {}, {}}
    };
    game.hands[1].deck = {"jammed"};
    const game::Event drawn = game::CardDrawn{Side::Red, "jammed"};
    CHECK(names_of(released(game, drawn, Audience::Blue).front().payload) == Names{"side"});
    CHECK(names_of(released(game, drawn, Audience::Red).front().payload).front() == "card");
}

TEST_CASE("REL-36 that a stand is seen, its owner is told, and not by whom", "[fog][REL-36]") {
    Game game = a_skirmish();
    game::ContactMade made{game::Watcher::Red, {}, "SPOT-03"};
    made.contact.handle = "m77";
    made.contact.stand = StandId{2};
    const auto blue = released(game, made, Audience::Blue);
    REQUIRE(blue.size() == 1);
    CHECK(blue.front().row == "REL-36");
    CHECK(blue.front().subject == "s2");
    CHECK(blue.front().payload.empty());
    const auto red = released(game, made, Audience::Red);
    REQUIRE(red.size() == 1);
    CHECK(red.front().row == "REL-02");
    CHECK(red.front().subject == "m77");
    CHECK(released(game, made, Audience::Public).empty());
}

TEST_CASE("REL-38 the weather is released to all, and what it does", "[fog][REL-38][WX-01]") {
    const game::WeatherRow night{.name = "Night", .max_visibility = 6_in, .night = true};
    for (const auto audience : {Audience::Blue, Audience::Red, Audience::Public})
        for (const game::Event& event : {game::Event(game::weather_of(night, 9)),
                                         game::Event(game::WeatherSet{night, "dusk", {}})}) {
            const auto weather = released(a_skirmish(), event, audience);
            REQUIRE(weather.size() == 1);
            CHECK(weather.front().row == "REL-38");
            CHECK(std::ranges::count(names_of(weather.front().payload), "max_visibility") == 1);
        }
}
