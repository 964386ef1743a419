#include <array>
#include <numeric>

#include "game/play/commands.h"
#include "game/play/events.h"
#include "scenario/library_in_play.h"
#include "support/in_play.h"

/// The library's cards in play: laid down, sealed, and read from the rolls that they change. Every
/// number here is the one that the card prints. [FOW-14]
using namespace game;
using namespace support;
using rules::MissionKind;

namespace {

/// How a roll differs from the same one without the card.
struct Change {
    int needs = 0, dice = 0, result = 0;
    bool silent = false;
    bool operator==(const Change&) const = default;
};
using Changes = std::array<Change, 3>;
constexpr Change kSilent{.silent = true};
/// Aimed at a stand or at a company, by one side.
struct Played {
    std::string card;
    Actor by = Actor::Blue;
    std::string target = {};
    std::uint16_t company = 0;
};
std::ostream& operator<<(std::ostream& out, const Change& c) {
    return out << "{" << c.needs << ", " << c.dice << ", " << c.result << (c.silent ? ", -" : "")
               << "}";
}

void play_it(Game& game, const Played& played, Dice& dice) {
    INFO(played.card);
    happens(game, played.by,
            PlayCard{
                .card = played.card, .target = played.target, .company = CompanyId{played.company}},
            dice);
}
Events both_commit(Game& game, Dice& dice) {
    auto events = happens(game, Actor::Blue, Commit{}, dice);
    const auto more = happens(game, Actor::Red, Commit{}, dice);
    events.append(more);
    return events;
}
ScriptedDice dice_that_hit() {
    auto dice = blue_begins(5);
    dice.when("hit/", 1).when("response/", 1);
    return dice;
}
/// Blue tanks 1, 2 (company 1) and 3 (company 2) before Red rifles 1001, 1002 (101) and 1003 (102).
Game three_pairs(Subphase step) {
    auto field = a_game().in(step);
    for (const std::uint16_t i : {1, 2, 3}) {
        const Inches x{16000 * i};
        const bool other = i == 3;
        field.with(a_stand(i)
                       .of("tank")
                       .at({x, 20_in})
                       .in_company(other ? 2 : 1)
                       .under(OrderChit::Hold)
                       .visible());
        field.with(a_stand(static_cast<std::uint16_t>(1000 + i))
                       .at({x, 30_in})
                       .in_company(other ? 102 : 101)
                       .visible());
    }
    return field.set(with_the_library);
}
/// What Blue's three shots come to.
Changes shots(Subphase played_in, Subphase fired_in, const Played* played) {
    Game game = three_pairs(played_in);
    auto dice = dice_that_hit();
    if (played) play_it(game, *played, dice);
    commit_until(game, fired_in, dice);
    for (const std::uint16_t i : {1, 2, 3})
        happens(game, Actor::Blue, at(i, static_cast<std::uint16_t>(1000 + i), 1), dice);
    Changes seen;
    seen.fill(kSilent);
    for (const auto& shot : all_of<ShotResolved>(both_commit(game, dice))) {
        REQUIRE_FALSE(shot.results.empty());
        seen[shot.shot.firer.value - 1U] = {.needs = shot.needs,
                                            .dice = static_cast<int>(shot.dice.size()),
                                            .result = shot.results.front().modified};
    }
    return seen;
}
Changes changed(const Changes& with, const Changes& without) {
    Changes found;
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i] = with[i].silent ? kSilent
                                  : Change{.needs = with[i].needs - without[i].needs,
                                           .dice = with[i].dice - without[i].dice,
                                           .result = with[i].result - without[i].result};
    return found;
}
Changes change_of_fire(Subphase played_in, Subphase fired_in, const Played& played) {
    return changed(shots(played_in, fired_in, &played), shots(played_in, fired_in, nullptr));
}

struct OfFire {
    Played played;
    Changes changes;
};
constexpr Change kNone{};
constexpr Change hit(int by) { return {.needs = by}; }
constexpr Change rate(int by) { return {.dice = by}; }
constexpr Change result(int by) { return {.result = by}; }

// clang-format off
/// Cards of 3A and 4B alike.
const std::vector<OfFire> kInBothFires = {
    {{"steady-aim",     Actor::Blue, "",      1},   {hit(1), hit(1), kNone}},
    {{"sun-in-eyes",    Actor::Red},                {hit(-1), hit(-1), hit(-1)}},
    {{"range-card",     Actor::Blue, "s1"},         {hit(2), kNone, kNone}},
    {{"sights-knocked", Actor::Red,  "m1"},         {hit(-2), kNone, kNone}},
    {{"full-belts",     Actor::Blue, "s1"},         {rate(1), kNone, kNone}},
    {{"stoppage",       Actor::Red,  "m1"},         {rate(-1), kNone, kNone}},
    {{"lucky-shot",     Actor::Blue, "m1001"},      {result(2), kNone, kNone}},
    {{"dud",            Actor::Red,  "s1001"},      {result(-2), kNone, kNone}},
    {{"hold-your-fire", Actor::Red,  "m1"},         {kSilent, kNone, kNone}},
};
const std::vector<OfFire> kInOpportunityFire = {
    {{"ambush",         Actor::Blue, "s1"},         {Change{.needs = 1, .dice = 1}, kNone, kNone}},
    {{"cease-fire",     Actor::Red,  "m1"},         {kSilent, kSilent, kNone}},
};
const std::vector<OfFire> kInGeneralFire = {
    {{"crossfire",      Actor::Blue, "",      1},   {rate(1), rate(1), kNone}},
    {{"hold-the-line",  Actor::Red,  "",      101}, {result(-1), result(-1), kNone}},
};
// clang-format on

/// Two observers with a mortar each, Red of two companies far off.
GameBuilder two_batteries() {
    return a_game()
        .in(Subphase::ArtilleryResponse)
        .with(a_stand(1).at({20_in, 24_in}).that_observes())
        .with(a_stand(2).of("mortar").at({20_in, 10_in}))
        .with(a_stand(3).at({50_in, 24_in}).that_observes())
        .with(a_stand(4).of("mortar").at({50_in, 10_in}))
        .with(a_stand(1001).at({20_in, 44_in}).visible())
        .with(a_stand(1003).at({50_in, 44_in}).in_company(102).visible())
        .set(with_the_library);
}
/// Both call for fire on the enemy before them; everything until 2B.
Events missions_with(const Played* played) {
    Game game = two_batteries();
    auto dice = dice_that_hit();
    if (played) play_it(game, *played, dice);
    for (const std::uint16_t observer : {1, 3}) {
        const Point target{observer == 1 ? 20_in : 50_in, 44_in};
        const StandId battery{static_cast<std::uint16_t>(observer + 1)};
        happens(game, Actor::Blue,
                RequestMission{StandId{observer}, {battery}, MissionKind::HighExplosive, target},
                dice);
    }
    return both_commit(game, dice);
}
using Pair = std::array<int, 2>;
template <class Number> Pair changed(const Number& number, const Played& played) {
    const auto with = number(missions_with(&played)), without = number(missions_with(nullptr));
    return {with[0] - without[0], with[1] - without[1]};
}
Pair calls(const Events& events) {
    const auto rolled = all_of<ResponseRolled>(events);
    REQUIRE(rolled.size() == 2);
    return {rolled[0].needs, rolled[1].needs};
}
Pair shells(const Events& events) {
    const auto attacks = all_of<TemplateAttack>(events);
    REQUIRE(attacks.size() == 2);
    return {attacks[0].needs, attacks[1].needs};
}
Pair results_of_shells(const Events& events) {
    const auto attacks = all_of<TemplateAttack>(events);
    REQUIRE(attacks.size() == 2);
    return {attacks[0].results.at(0).modified, attacks[1].results.at(0).modified};
}

}  // namespace

TEST_CASE("FOW-14 cards of the fire phases change these shots as they say, and no others",
          "[cards_played][FOW-14][FOW-13][FOW-02]") {
    for (const auto& [step, further] : {
             std::pair{Subphase::OpportunityFire, kInOpportunityFire},
             std::pair{Subphase::GeneralFire,     kInGeneralFire    }
    }) {
        auto rows = kInBothFires;
        rows.insert(rows.end(), further.begin(), further.end());
        for (const auto& [played, changes] : rows) {
            INFO(played.card << " in " << step_of(step).printed);
            CHECK(change_of_fire(step, step, played) == changes);
        }
    }
    CHECK(change_of_fire(Subphase::ChangeFacing, Subphase::GeneralFire,
                         {"old-sergeant", Actor::Red, "s1001"}) ==
          Changes{result(-1), kNone, kNone});
}

TEST_CASE("FOW-03 a card of Opportunity Fire is over in General Fire",
          "[cards_played][FOW-03][FOW-16]") {
    auto rows = kInBothFires;
    rows.insert(rows.end(), kInOpportunityFire.begin(), kInOpportunityFire.end());
    for (const auto& [played, changes] : rows) {
        INFO(played.card);
        CHECK(change_of_fire(Subphase::OpportunityFire, Subphase::GeneralFire, played) ==
              Changes{});
    }
}

TEST_CASE("FOW-14 cards of 1A change calls, shells and their hits as they say",
          "[cards_played][FOW-14][FOW-13]") {
    CHECK(changed(calls, {"clear-line"}) == Pair{2, 2});
    CHECK(changed(calls, {"clear-line", Actor::Red}) == Pair{0, 0});
    CHECK(changed(calls, {"battery-waiting", Actor::Blue, "s2"}) == Pair{4, 0});
    CHECK(changed(calls, {"cut-wires", Actor::Red}) == Pair{-2, -2});
    CHECK(changed(calls, {"cut-wires", Actor::Blue}) == Pair{0, 0});
    CHECK(changed(shells, {"walking-barrage"}) == Pair{1, 1});
    CHECK(changed(shells, {"walking-barrage", Actor::Red}) == Pair{0, 0});
    CHECK(changed(shells, {"wet-fuzes", Actor::Red}) == Pair{-1, -1});
    CHECK(changed(shells, {"wet-fuzes", Actor::Blue}) == Pair{0, 0});
    CHECK(changed(results_of_shells, {"deep-ditch", Actor::Red, "", 101}) == Pair{-1, 0});
}

TEST_CASE("FOW-14 cards about the initiative make a tie of just the difference they name",
          "[cards_played][FOW-14][SEQ-08]") {
    const auto [card, points] = GENERATE(table<std::string, int>({
        {"early-start",    3},
        {"clear-orders",   2},
        {"late-breakfast", 3}
    }));
    const auto rolled = [&](int blue, int red, Actor by) {
        Game game = two_batteries();
        auto dice = dice_always_show(5);
        dice.when("initiative/0/blue", blue).when("initiative/0/red", red);
        dice.when("initiative/1/blue", 1);
        play_it(game, {card, by}, dice);
        return the<InitiativeRolled>(both_commit(game, dice));
    };
    INFO(card);
    CHECK(rolled(3, 3 + points, Actor::Blue).rolls.size() == 2);
    CHECK(rolled(3, 2 + points, Actor::Blue).rolls.size() == 1);
    CHECK(rolled(3, 2 + points, Actor::Blue).side_a == Side::Blue);
    CHECK(rolled(3 + points, 3, Actor::Red).rolls.size() == 2);
    CHECK(rolled(2 + points, 3, Actor::Red).side_a == Side::Red);
}

TEST_CASE("FOW-14 cards about morale change the checks of these companies as they say",
          "[cards_played][FOW-14][MOR-25]") {
    using Four = std::array<int, 4>;
    const auto numbers = [](const Played* played) {
        auto fired_at = [](std::uint16_t id, Inches x, std::uint16_t company) {
            return a_stand(id)
                .at({x, id < 1001 ? 10_in : 60_in})
                .in_company(company)
                .set([](Stand& s) { s.fired_at = true; });
        };
        Game game = a_game()
                        .in(Subphase::Orders)
                        .with(fired_at(1, 20_in, 1))
                        .with(fired_at(2, 50_in, 2))
                        .with(fired_at(1001, 20_in, 101))
                        .with(fired_at(1002, 50_in, 102))
                        .set(with_the_library);
        auto dice = dice_always_show(1);
        if (played) play_it(game, *played, dice);
        Four found{};
        for (const auto& check : all_of<MoraleChecked>(both_commit(game, dice)))
            found[check.company.value > 100 ? check.company.value - 99U
                                            : check.company.value - 1U] = check.modified;
        return found;
    };
    const auto changes = [&](const Played& played) {
        auto with = numbers(&played);
        const auto without = numbers(nullptr);
        for (std::size_t i = 0; i < with.size(); ++i) with[i] -= without[i];
        return with;
    };
    CHECK(numbers(nullptr) == Four{9, 9, 9, 9});  // nobody near, so in cover [MOR-15]
    CHECK(changes({"stand-fast", Actor::Blue, "", 1}) == Four{2, 0, 0, 0});
    CHECK(changes({"hot-soup", Actor::Red, "", 102}) == Four{0, 0, 0, 1});
    CHECK(changes({"bad-news", Actor::Blue}) == Four{0, 0, -1, -1});
    CHECK(changes({"mail-call", Actor::Red}) == Four{0, 0, 1, 1});
}

TEST_CASE("FOW-14 cards about ammunition running out change the rolls of their side, in this phase",
          "[cards_played][FOW-14][ADV-AMMO-01]") {
    const auto step = GENERATE(Subphase::OpportunityFire, Subphase::GeneralFire);
    const auto numbers = [&](const Played* played) {
        Game game = three_pairs(step);
        game.scenario.options.adv_ammo = true;
        auto dice = dice_that_hit();
        if (played) play_it(game, *played, dice);
        happens(game, Actor::Blue, at(1, 1001, 1), dice);
        return the<AmmunitionUsed>(both_commit(game, dice)).needs;
    };
    const auto change = [&](const Played& played) { return numbers(&played) - numbers(nullptr); };
    CHECK(change({"spare-belts", Actor::Blue}) == -3);
    CHECK(change({"spare-belts", Actor::Red}) == 0);
    CHECK(change({"damp-rounds", Actor::Red}) == 3);
    CHECK(change({"damp-rounds", Actor::Blue}) == 0);
}

TEST_CASE("FOW-14 soft earth helps the diggers of its side by three",
          "[cards_played][FOW-14][ADV-ENT-02]") {
    const auto numbers = [](bool is_played) {
        Game game = a_game()
                        .in(Subphase::PrepFireA)
                        .with(a_stand(1).under(OrderChit::Entrench))
                        .with(a_stand(1001).at({60_in, 60_in}).under(OrderChit::Entrench))
                        .set(with_the_library);
        game.scenario.options.adv_entrench = true;
        auto dice = dice_always_show(10);
        if (is_played) play_it(game, {"soft-earth"}, dice);
        Pair needs{};
        while (game.subphase != Subphase::OpportunityFire) {
            const auto actor = is_deciding(game, Side::Blue) ? Actor::Blue : Actor::Red;
            for (const auto& dug : all_of<Entrenched>(happens(game, actor, Commit{}, dice)))
                needs[dug.stand == StandId{1} ? 0 : 1] = dug.needs;
        }
        return needs;
    };
    CHECK(numbers(true)[0] - numbers(false)[0] == 3);
    CHECK(numbers(true)[1] == numbers(false)[1]);
}
