#include "random_battle.h"

#include <set>

#include "base/refusal_code.h"
#include "fog/view_of.h"
#include "game/cards/cards.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/play/leading.h"
#include "game/play/steps.h"
#include "game/referee/referee.h"
#include "scenario/scenarios.h"

namespace fuzz {
namespace {

using namespace game;

constexpr int kCommandsOfAStep = 4000;
constexpr int kStepsOfABattle = 3000;

void set_by_chance(Scenario& scenario, Chance& chance) {
    static const std::set<std::string_view> not_rules{
        "inch_scale", "step_seconds", "spectator_delay", "window_seconds", "grace_seconds"};
    for (const auto& option : rules::option_table()) {
        if (not_rules.contains(option.name) || !chance.one_in(4)) continue;
        if (const auto value = any_value(option, chance))
            (void)rules::set_option(scenario.options, option.name, *value);
    }
    scenario.turns = std::min(scenario.turns, 3 + static_cast<int>(chance.below(6)));
}

/// Companies for the players 2 to 4 of each side, in every other battle. [S-06]
void share_companies(Scenario& scenario, Chance& chance) {
    if (chance.one_in(2)) return;
    scenario.options.shared_spotting = chance.one_in(2);
    if (chance.one_in(2)) scenario.options.fow_player = rules::FowPlayer::Any;
    for (auto& company : scenario.companies.edit()) {
        company.player.reset();
        if (chance.one_in(2)) company.player = 2 + static_cast<int>(chance.below(3));
    }
}

/// A handle by which the firer knows his target; it may be as new as the command. [S-104]
bool names_handle(const std::string& purpose) {
    for (auto at = purpose.find("/m"); at != std::string::npos; at = purpose.find("/m", at + 1))
        if (at + 2 < purpose.size() && purpose[at + 2] >= '0' && purpose[at + 2] <= '9')
            return true;
    return false;
}

/// What is rolled could have been set by the referee before. [S-98]
void look_at_dice(Battle& battle, const Event& event, bool of_handles) {
    for (const auto& die : event.rolled) {
        if (names_handle(die.purpose) != of_handles) continue;
        if (const auto comes = is_still_to_come(battle.shadow, die.purpose); !comes)
            battle.finding = die.purpose + " could not be set: " + comes.error().reason;
    }
}

/// Each event on the shadow, with what must hold after it.
void follow(Battle& battle, const Events& events) {
    battle.changed = changed_between(battle.shadow, battle.game);
    for (const auto side : {Side::Blue, Side::Red})
        battle.looks[static_cast<std::size_t>(side)].forget(battle.game, battle.changed, side);
    for (const auto& event : events) look_at_dice(battle, event, false);
    for (const auto& event : events) {
        look_at_dice(battle, event, true);
        ++battle.events;
        evolve(battle.shadow, event);
        for (auto& told : battle.told) told.tell(battle.shadow, event);
        if (battle.finding.empty() && !battle.besieged)
            battle.finding = battle.invariants.broken_by(battle.shadow, event);
    }
    if (battle.finding.empty() && !(battle.shadow == battle.game))
        battle.finding = "the events do not make the game";
    if (battle.finding.empty() && !battle.besieged)
        battle.finding = battle.invariants.broken_at_rest(battle.game);
}

/// What follows from where things stand has followed: after what was only declared nobody looks.
void look_whether_settled(Battle& battle) {
    auto settled = battle.game;
    auto dice = battle.dice;
    Course course{settled, dice};
    settle(course);
    if (battle.finding.empty() && !(settled == battle.game)) {
        battle.finding = "it is not settled:";
        for (const auto& event : course.take())
            battle.finding += " " + std::to_string(event.index());
    }
}

std::string name_of(const Command& command) { return "command " + std::to_string(command.index()); }

std::string name_of(Actor actor) {
    if (actor == Actor::Clock) return " clock ";
    for (const auto audience : fog::kSeats)
        if (audience != fog::Audience::Public && fog::actor_of(audience) == actor)
            return " " + std::string(fog::seat_name(audience)) + " ";
    return " nobody ";
}

/// What was accepted names nobody whom its player does not see. [S-90]
bool names_hidden(const Game& game, Actor actor, const Command& command) {
    if (!is_side(actor)) return false;
    if (const auto* fire = get_if<DeclareFire>(&command))
        return is_hidden_from(game, actor, fire->target);
    const auto* card = get_if<PlayCard>(&command);
    const auto* plan = card ? find_card(game, card->card) : nullptr;
    return plan && plan->target == CardTarget::EnemyStand &&
           is_hidden_from(game, actor, card->target);
}

/// Not while a share is waited for. [S-102]
bool is_rolled_or_shuffled(const Events& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return !event.rolled.empty() || holds_alternative<DeckShuffled>(event);
    });
}

void try_to(Battle& battle, Actor actor, const Command& command, bool must_work) {
    const auto before = battle.game.subphase;
    const bool waited = !are_shares_settled(battle.game);
    const bool hidden = names_hidden(battle.game, actor, command);
    battle.last += name_of(actor) + name_of(command) + ":";
    const auto events = play(battle.game, actor, command, battle.dice);
    ++battle.commands;
    if (!events) {
        if (battle.listener) battle.listener(battle, actor, &events.error());
        if (must_work && !battle.besieged)
            battle.finding = name_of(command) + " was offered and refused: " +
                             std::string{word_of(events.error().code)} + ", " +
                             events.error().reason;
        return;
    }
    if (hidden) battle.finding = name_of(command) + " names whom its player does not see";
    for (const auto& event : *events) battle.last += " " + std::to_string(event.index());
    follow(battle, *events);
    look_whether_settled(battle);
    if (waited && !are_shares_settled(battle.game) && is_rolled_or_shuffled(*events))
        battle.finding = "a die is rolled, or a deck shuffled, before the shares are settled";
    if (battle.listener) battle.listener(battle, actor, nullptr);
    if (battle.finding.empty() && battle.last.size() > 400) battle.last.erase(0, 200);
    if (battle.game.subphase != before) {
        battle.in_this_step = 0;
        ++battle.steps;
    }
}

/// Now and then somebody sits down, somebody is gone, and the referee rules or looks at a path.
void come_go_and_judge(Battle& battle) {
    auto& chance = battle.chance;
    const auto actor = fog::actor_of(chance.of(battle.told).audience());
    if (const auto commands = comings_and_goings(battle.game, actor);
        is_side(actor) && !commands.empty() && chance.one_in(20))
        try_to(battle, actor, chance.of(commands), true);
    if (is_side(actor) && battle.finding.empty() && chance.one_in(40))
        if (const auto commands = ahead(battle.game, actor, chance); !commands.empty())
            try_to(battle, actor, chance.of(commands), true);
    if (battle.besieged && chance.one_in(4))
        for (int blows = 1 + static_cast<int>(chance.below(20)); blows > 0; --blows)
            try_to(battle, Actor::Referee, blow(battle.game, chance), false);
    if (battle.finding.empty() && chance.one_in(100))
        try_to(battle, Actor::Referee, ruling(battle.game, chance), false);
    if (battle.game.asked_moves.empty() || !battle.finding.empty() || !chance.one_in(3)) return;
    const auto command = judgement(battle.game, chance);
    try_to(battle, Actor::Referee, command, holds_alternative<DeclineMove>(command));
}

void look_at(Battle& battle, const fog::Chronicle& told) {
    battle.finding = Invariants::unnamed_die(told);
    if (battle.finding.empty())
        battle.finding = Invariants::broken_for(fog::view_of(battle.game, told, {}));
}

/// One decision of a player: something offered, now and then something else, or the end of it.
void decide_something(Battle& battle, Actor actor) {
    auto& chance = battle.chance;
    const auto side = side_of(actor);
    if (chance.one_in(12)) try_to(battle, actor, unheard_of(battle.game, side, chance), false);
    if (!battle.finding.empty() || !is_deciding(battle.game, actor)) return;
    if (chance.one_in(60)) look_at(battle, chance.of(battle.told));
    auto& looks = battle.looks[static_cast<std::size_t>(side)];
    const auto choices = choices_of(battle.game, actor, looks);
    const auto round = chance.one_in(8) ? way_round(choices, chance) : std::nullopt;
    if (round) try_to(battle, actor, *round, false);
    if (round || !battle.finding.empty()) return;
    const auto commands = offered(battle.game, side, choices, chance);
    const bool waits_for_shares = battle.game.subphase == Subphase::DiceContributions;
    const bool goes_on = choices.must_discard > 0 || choices.may_contribute || waits_for_shares ||
                         !chance.one_in(1 + commands.size() / 2);
    if (!commands.empty() && goes_on)
        try_to(battle, actor, chance.of(commands), true);
    else if (choices.may_commit)
        try_to(battle, actor, Commit{}, true);
    else if (!waits_for_shares)
        battle.finding = "a player who decides can do nothing";
}

/// Who has something to decide.
std::vector<Actor> deciding(const Battle& battle) {
    std::vector<Actor> actors;
    for (const auto& told : battle.told)
        if (is_side(told.audience()) && is_deciding(battle.game, fog::actor_of(told.audience())))
            actors.push_back(fog::actor_of(told.audience()));
    return actors;
}

bool is_over(const Game& game) { return game.subphase == Subphase::BattleOver; }

void play_once(Battle& battle) {
    if (battle.game.paused)
        return try_to(battle, battle.chance.one_in(2) ? Actor::Blue : Actor::Red, Resume{}, true);
    const auto actors = deciding(battle);
    if (battle.game.window_runs && (actors.empty() || battle.chance.one_in(20)))
        return try_to(battle, Actor::Clock, EndWindow{}, true);
    if (actors.empty()) battle.finding = "nobody can go on";
    if (++battle.in_this_step > kCommandsOfAStep) battle.finding = "a step does not end";
    if (battle.steps > kStepsOfABattle) battle.finding = "the battle does not end";
    if (!battle.finding.empty()) return;
    const bool late = battle.in_this_step > 400 || battle.chance.one_in(400);
    if (late)
        try_to(battle, Actor::Clock, TimeUp{}, false);
    else
        decide_something(battle, battle.chance.of(actors));
}

void play_on(Battle& battle) {
    const auto ends = [&] { return !battle.finding.empty() || is_over(battle.game); };
    while (!ends()) {
        come_go_and_judge(battle);
        if (!ends()) play_once(battle);
    }
}

}  // namespace

Battle played(const std::vector<Scenario>& scenarios, std::uint64_t seed, Listener listener) {
    Battle battle;
    battle.listener = std::move(listener);
    battle.chance = Chance{seed};
    battle.dice = SeededDice{"random play " + std::to_string(seed)};
    auto scenario = battle.chance.of(scenarios);
    battle.besieged = seed % 8 == 7;
    set_by_chance(scenario, battle.chance);
    share_companies(scenario, battle.chance);
    if (battle.chance.one_in(3)) scenario.options.window_seconds = 600;
    if (seed % 3 == 1) scenario.options.grace_seconds = 3600;
    for (const auto audience : fog::kSeats)
        if (fog::sits_here(scenario, audience)) battle.told.emplace_back(audience);
    try {
        follow(battle, begin(battle.game, scenario, battle.dice));
        if (battle.listener) battle.listener(battle, Actor::Clock, nullptr);
        play_on(battle);
    } catch (const std::exception& broken) {
        battle.finding = std::string("a broken promise: ") + broken.what();
    }
    return battle;
}

std::vector<Scenario> shipped_scenarios() {
    std::vector<Scenario> scenarios;
    const auto library = scenario::read_library("db/data");
    if (!library) return scenarios;
    const auto list = scenario::list_scenarios("db/scenarios", *library);
    if (!list) return scenarios;
    for (const auto& title : list->titles)
        if (auto scenario = scenario::load_scenario("db/scenarios", title.id, *library))
            scenarios.push_back(std::move(*scenario));
    return scenarios;
}

}  // namespace fuzz
