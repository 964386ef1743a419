#include <array>
#include <set>

#include "game/command/orders_in_force.h"
#include "game/hands/hands.h"
#include "game/play/choices.h"
#include "game/play/commands.h"
#include "game/play/events.h"
#include "scenario/library_in_play.h"
#include "support/in_play.h"

/// The library's cards in play: those that act at once or on movement, and how long each lies open.
/// [FOW-14]
using namespace game;
using namespace support;
using enum MoraleState;

namespace {

/// Rifles of Blue, 1 and 2 of company 1 and 3 of company 2, known to the enemy; one of Red far off.
Game three_stands(Subphase step, MoraleState state = Steady, bool is_suppressed = false) {
    auto field = a_game().in(step);
    for (const std::uint16_t i : {1, 2, 3}) {
        auto built = a_stand(i)
                         .at({Inches{10000 * i}, 20_in})
                         .in_company(i == 3 ? 2 : 1)
                         .under(OrderChit::CautiousAdvance)
                         .that_is(state)
                         .set([](Stand& s) { s.pinned_in_turn = 1; })
                         .visible();
        field.with(is_suppressed ? built.suppressed() : built);
    }
    return field.with(a_stand(1001).at({60_in, 70_in})).set(with_the_library);
}
/// Lays the card down for Blue's stand 1 or its company, whoever plays it, and seals it. In 2B its
/// side begins.
void open(Game& game, const std::string& id, std::string_view printed, Dice& dice) {
    const auto& card = *scenario::find_card(scenario::library(), id);
    const bool is_enemys = card.target == CardTarget::EnemyStand;
    PlayCard command{.card = id};
    if (is_enemys) command.target = "m1";
    if (card.target == CardTarget::OwnStand) command.target = "s1";
    if (card.target == CardTarget::OwnCompany) command.company = CompanyId{1};
    if (card.target == CardTarget::Place) command.place = Point{30_in, 40_in};
    const auto by = is_enemys ? Actor::Red : Actor::Blue;
    game.side_a = is_enemys ? Side::Red : Side::Blue;
    happens(game, by, command, dice);
    happens(game, by, Commit{}, dice);
    const bool waits_for_both =  // the cards of both halves of 2B are opened together [S-93]
        step_of(step_printed(printed)).acts == Acts::BothInSecret || printed == "2B";
    if (!waits_for_both) return;
    happens(game, is_enemys ? Actor::Blue : Actor::Red, Commit{}, dice);
}

/// What becomes of each state, of a suppressed stand and of one that is not.
struct OfState {
    std::string card;
    std::vector<std::string> steps;
    bool whole_company = false;
    std::array<MoraleState, 4> becomes = {Steady, Pinned, Shaken, Demoralized};
    bool frees = false, suppresses = false;
};
constexpr std::array<MoraleState, 4> kAsItWas = {Steady, Pinned, Shaken, Demoralized};
constexpr std::array<MoraleState, 4> kNoPin = {Steady, Steady, Shaken, Demoralized};
constexpr std::array<MoraleState, 4> kPin = {Pinned, Pinned, Shaken, Demoralized};
// clang-format off
const std::vector<OfState> kOfState = {
    {"chaplain",     {"1A"},       false, {Steady, Pinned, Pinned, Shaken}},
    {"chaplain",     {"5A"},       false, {Steady, Pinned, Steady, Shaken}},  // the new pin goes in 5B
    {"back-in-line", {"5A"},       true,  {Steady, Steady, Steady, Demoralized}},  // here too
    {"on-your-feet", {"1A", "2B"}, true,  kNoPin},
    {"second-wind",  {"2B", "4A"}, false, kNoPin,   true},
    {"old-sergeant", {"4A"},       false, kNoPin},
    {"sniper",       {"4A", "5A"}, false, kPin},
    {"stray-salvo",  {"2B"},       false, kPin,     false, true},
    {"heads-down",   {"2B", "4A"}, false, kAsItWas, false, true},
    {"thrown-track", {"2B"},       false, kAsItWas, false, true},
    {"shake-it-off", {"2B", "4A"}, true,  kAsItWas, true},
    {"clear-signal", {"2B"},       true,  kAsItWas, true},
    {"hot-soup",     {"5A"},       true,  kAsItWas, true},
};
// clang-format on
void check_states(const OfState& row, const std::string& printed, bool is_suppressed) {
    for (const auto before : {Steady, Pinned, Shaken, Demoralized}) {
        Game game = three_stands(step_printed(printed), before, is_suppressed);
        auto dice = blue_begins(5);
        open(game, row.card, printed, dice);
        const auto after = row.becomes[static_cast<std::size_t>(before)];
        CHECK(stand(game, 1).state == after);
        CHECK(stand(game, 2).state == (row.whole_company ? after : before));
        CHECK(stand(game, 3).state == before);
        if (printed == "1A") continue;  // all suppression ends in 1B [SUPP-09]
        const bool after_all = row.suppresses || (is_suppressed && !row.frees);
        CHECK(stand(game, 1).suppressed == after_all);
        CHECK(stand(game, 2).suppressed == (row.whole_company ? after_all : is_suppressed));
        CHECK(stand(game, 3).suppressed == is_suppressed);
    }
}

/// How far 1, 2 and 3 may still go in 2D, and what their orders are.
struct OfMovement {
    std::string card;
    std::array<Inches, 3> reach;
    std::optional<OrderChit> order = OrderChit::CautiousAdvance;
};
// clang-format off
const std::vector<OfMovement> kOfMovement = {
    {"good-going",   {9_in, 9_in, 6_in}},
    {"short-cut",    {12_in, 6_in, 6_in}},
    {"clear-signal", {7.5_in, 7.5_in, 6_in}},
    {"bogged",       {0_in, 6_in, 6_in}},
    {"thrown-track", {0_in, 6_in, 6_in}},
    {"traffic-jam",  {0_in, 0_in, 6_in}},
    {"soft-going",   {3_in, 6_in, 6_in}},
    {"late-orders",  {3_in, 3_in, 6_in}},
    {"garbled",      {0_in, 6_in, 6_in}, std::nullopt},
    {"not-yet",      {0_in, 6_in, 6_in}, OrderChit::Hold},
    {"wait-there",   {0_in, 0_in, 6_in}, OrderChit::Hold},
};
// clang-format on
std::array<Inches, 3> reach_of(const Game& game) {
    std::array<Inches, 3> reach{};
    for (const auto& choice : choices_of(game, Side::Blue).moves)
        reach[choice.stand.value - 1U] = choice.most;
    return reach;
}

std::vector<StandId> seen_by_blue(const Game& game) {
    std::vector<StandId> seen;
    for (const auto& contact : knowledge_of(game, Watcher::Blue).contacts)
        if (contact.in_sight) seen.push_back(contact.stand);
    return seen;
}
/// Two Red companies that nobody sees, 101 nearer than 102, with its second stand farthest of all.
Game two_hidden_companies(Subphase step) {
    return a_game()
        .in(step)
        .with(a_stand(1).at({20_in, 10_in}))
        .with(a_stand(1001).at({20_in, 50_in}).in_company(102))
        .with(a_stand(1002).at({40_in, 40_in}))
        .with(a_stand(1003).at({60_in, 70_in}))
        .set(with_the_library);
}

/// How many contacts the card makes where nobody is hidden.
std::size_t seen_by_blue_when_all_are_seen(const std::string& card, const std::string& printed) {
    Game game = a_game()
                    .in(step_printed(printed))
                    .with(a_stand(1).at({20_in, 10_in}))
                    .with(a_stand(1001).at({20_in, 50_in}).visible())
                    .set(with_the_library);
    auto dice = blue_begins(5);
    const auto before = seen_by_blue(game).size();
    open(game, card, printed, dice);
    return seen_by_blue(game).size() - before;
}

/// All that happens until both have sealed every step up to this one.
Events play_on_until(Game& game, Subphase subphase, Dice& dice) {
    Events all;
    for (int i = 0; i < 60 && game.subphase != subphase; ++i) {
        const auto actor = is_deciding(game, Side::Blue) ? Actor::Blue : Actor::Red;
        const auto events = happens(game, actor, Commit{}, dice);
        all.append(events);
    }
    REQUIRE(game.subphase == subphase);
    return all;
}
/// The step in which the card was opened, and the one that began after it had run out.
struct Life {
    std::string opened_in = {};
    Phase first = Phase::Over, last = Phase::Over, next = Phase::Over;
};
Life life_of_card(Subphase played_in, const Events& events) {
    Life life;
    auto step = played_in;
    bool has_run_out = false;
    for (const auto& event : events) {
        if (const auto* opened = get_if<StepOpened>(&event)) {
            step = opened->subphase;
            if (has_run_out && life.next == Phase::Over) life.next = step_of(step).phase;
        }
        if (holds_alternative<CardOpened>(event)) {
            life.opened_in = step_of(step).printed;
            life.first = step_of(step).phase;
        }
        if (holds_alternative<CardExpired>(event)) {
            life.last = step_of(step).phase;
            has_run_out = true;
        }
    }
    return life;
}
/// Somebody for every card: a commander, a battery, an enemy in sight.
Game everybody(Subphase step) {
    return a_game()
        .in(step)
        .with(a_stand(1).that_issues_as(rules::Issuer::CompanyJoint))
        .with(a_stand(4).of("mortar").at({30_in, 10_in}))
        .with(a_stand(1001).at({60_in, 60_in}).visible())
        .set(with_the_library);
}
PlayCard aimed(const CardPlan& card) {
    PlayCard command{.card = card.id};
    if (card.target == CardTarget::OwnStand)
        command.target = card.id == "battery-waiting" ? "s4" : "s1";
    if (card.target == CardTarget::EnemyStand) command.target = "m1001";
    if (card.target == CardTarget::OwnCompany) command.company = CompanyId{1};
    if (card.target == CardTarget::Place) command.place = Point{30_in, 40_in};
    return command;
}

}  // namespace

TEST_CASE("FOW-14 cards of states and suppression do to these stands what they say, and no more",
          "[cards_played][FOW-14][FOW-02]") {
    for (const auto& row : kOfState)
        for (const auto& printed : row.steps)
            for (const bool is_suppressed : {false, true}) {
                INFO(row.card << " in " << printed);
                check_states(row, printed, is_suppressed);
            }
}

TEST_CASE("FOW-14 cards of 2B let these stands move as far as they say, and no others",
          "[cards_played][FOW-14][FOW-01]") {
    for (const auto& row : kOfMovement) {
        INFO(row.card);
        Game game = three_stands(Subphase::PrepFireA);
        auto dice = dice_always_show(5);
        open(game, row.card, "2B", dice);
        commit_until(game, game.side_a == Side::Blue ? Subphase::SideAMoves : Subphase::SideBMoves,
                     dice);
        CHECK(reach_of(game) == row.reach);
        CHECK(effective_order(game, stand(game, 1)) == row.order);
        CHECK(effective_order(game, stand(game, 3)) == OrderChit::CautiousAdvance);
    }
}

TEST_CASE("FOW-14 the nearest company that is not seen is spotted, and no other",
          "[cards_played][FOW-14][FOW-01]") {
    const auto [card, printed, drawn] = GENERATE(table<std::string, std::string, int>({
        {"loose-talk", "1A", 0},
        {"loose-talk", "5A", 0},
        {"farm-boy",   "2B", 0},
        {"farm-boy",   "5A", 0},
        {"prisoner",   "5A", 1}
    }));
    INFO(card << " in " << printed);
    Game game = two_hidden_companies(step_printed(printed));
    game.hands[0].deck = {"dud", "dud", "dud"};
    const auto held = static_cast<int>(game.hands[0].cards.size());
    auto dice = blue_begins(5);
    open(game, card, printed, dice);
    CHECK(seen_by_blue(game) == std::vector{StandId{1002}, StandId{1003}});
    CHECK(seen_by_blue_when_all_are_seen(card, printed) == 0);
    CHECK(static_cast<int>(game.hands[0].cards.size()) == held - 1 + drawn);
}

TEST_CASE("FOW-14 who slips away is hidden from the enemy and the public, and its comrades are not",
          "[cards_played][FOW-14][SPOT-04]") {
    const std::string printed = GENERATE("4A", "5A");
    Game game = three_stands(step_printed(printed));
    auto dice = blue_begins(5);
    open(game, "slip-away", printed, dice);
    for (const auto watcher : {Watcher::Red, Watcher::Public}) {
        const auto* lost = contact_of(game, watcher, StandId{1});
        CHECK((!lost || !lost->in_sight));
        CHECK(contact_of(game, watcher, StandId{2})->in_sight);
    }
}

TEST_CASE("FOW-14 smoke of a card is two inches square and lies until the next turn's 1B",
          "[cards_played][FOW-14][IDF-10]") {
    const auto [card, printed] = GENERATE(table<std::string, std::string>({
        {"smoke-candles", "1A"},
        {"barn-on-fire",  "4A"}
    }));
    INFO(card);
    Game game = three_stands(step_printed(printed));
    auto dice = blue_begins(5);
    open(game, card, printed, dice);
    commit_until(game, Subphase::ArtilleryResponse, dice);
    REQUIRE(game.templates.size() == 1);
    CHECK(game.templates.front().kind == rules::MissionKind::Smoke);
    CHECK(game.templates.front().centre == Point{30_in, 40_in});
    CHECK(game.templates.front().size == 2_in);
    commit_until(game, Subphase::PrepFireA, dice);
    CHECK(game.templates.empty());
}

TEST_CASE("FOW-14 a dispatch rider brings two cards", "[cards_played][FOW-14]") {
    Game game = three_stands(Subphase::Orders);
    game.hands[0].deck = {"dud", "dud", "dud"};
    const auto held = game.hands[0].cards.size();
    auto dice = blue_begins(5);
    open(game, "dispatch-rider", "5A", dice);
    CHECK(game.hands[0].cards.size() == held + 1);
}

TEST_CASE("FOW-14 wrong crates leave a gun without shells, a carrying party brings them",
          "[cards_played][FOW-14][ADV-AMMO-01]") {
    Game game = a_game()
                    .in(Subphase::ChangeFacing)
                    .with(a_stand(1).of("tank").at({20_in, 20_in}).visible())
                    .with(a_stand(2).of("tank").at({40_in, 20_in}).visible())
                    .with(a_stand(1001).at({20_in, 30_in}).visible())
                    .with(a_stand(1002).at({40_in, 30_in}).visible())
                    .set(with_the_library)
                    .set([](Game& g) { g.scenario.options.adv_ammo = true; });
    auto dice = dice_always_show(5);
    open(game, "wrong-crates", "4A", dice);
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsRefused("depleted"));
    CHECK_THAT(decide(game, Side::Blue, at(2, 1002, 1)), IsAccepted());
    game.subphase = Subphase::ChangeFacing;
    game.committed = {};
    game.turn = 2;  // not in the turn in which it ran out
    open(game, "carrying-party", "4A", dice);
    CHECK_THAT(decide(game, Side::Blue, at(1, 1001, 1)), IsAccepted());
}

TEST_CASE("FOW-12 FOW-13 FOW-03 each card is opened in its step, and none outlives its phase",
          "[cards_played][FOW-12][FOW-13][FOW-03]") {
    for (const auto& card : scenario::library().cards)
        for (const auto& printed : card.windows) {
            if (card.effects.front().touches == CardTouches::Cancel)
                continue;  // goes with its pair
            INFO(card.id << " in " << printed);
            const auto step = printed == "0" ? Subphase::FirstOrders : step_printed(printed);
            Game game = everybody(step);
            auto dice = blue_begins(5);
            happens(game, Actor::Blue, aimed(card), dice);
            const auto until = printed == "1A" ? Subphase::Orders : Subphase::ArtilleryResponse;
            const auto life = life_of_card(step, play_on_until(game, until, dice));
            CHECK(life.opened_in == (card.acts_in.empty() ? printed : card.acts_in));
            CHECK(game.played.empty());
            if (life.last == Phase::Over) continue;
            CHECK(life.first == life.last);
            CHECK(life.next != life.last);
        }
}

TEST_CASE("S-101 R-31 a pin by a card stays when its phase ends, until 5B of the next turn",
          "[cards_played][S-101][FOW-03][R-31]") {
    Game game = three_stands(Subphase::PrepFireA);
    auto dice = dice_always_show(5);
    open(game, "stray-salvo", "2B", dice);
    commit_until(game, Subphase::ArtilleryResponse, dice);
    CHECK(stand(game, 1).state == Pinned);
    CHECK(stand(game, 1).suppressed);
    commit_until(game, Subphase::PrepFireA, dice);
    CHECK_FALSE(stand(game, 1).suppressed);
    commit_until(game, Subphase::ArtilleryResponse, dice);
    CHECK(stand(game, 1).state == Steady);
}
