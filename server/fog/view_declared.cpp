#include <algorithm>

#include "base/contains.h"
#include "fog/view_parts.h"
#include "game/cards/cards.h"
#include "game/hands/card_effects.h"
#include "game/hands/fow_cards.h"
#include "game/orders/orders.h"
#include "game/play/leading.h"
#include "game/referee/referee.h"
#include "game/turn/turn.h"
#include "rules/morale_chart.h"

namespace fog {
namespace {

using game::Acts;

std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// A shot's target as the declaring side names it; the referee by its id.
std::string target_name(const Eyes& eyes, StandId target) {
    const auto who = eyes.who_or_ghost(target);
    return who ? who->id : std::string();
}

const game::CardPlan& plan_of(const game::Game& game, const std::string& card) {
    static const game::CardPlan unknown;
    const auto found = std::ranges::find(game.scenario.cards, card, &game::CardPlan::id);
    return found == game.scenario.cards.end() ? unknown : *found;
}

/// Why it cannot be played now; whether there is a target, by what this player sees. [S-90]
std::string hindrance_of(const Eyes& eyes, Side side, const game::CardPlan& plan) {
    std::string hindrance{game::hindrance_of(eyes.game(), side, plan)};
    const bool aims_at_enemy = plan.target == game::CardTarget::EnemyStand;
    if (!hindrance.empty() || !aims_at_enemy || eyes.is_referee()) return hindrance;
    const bool sees_one = std::ranges::any_of(eyes.contacts(), &game::Contact::in_sight);
    return sees_one ? hindrance : "no_target";
}

std::vector<CardSeen> cards_in_hand(const Eyes& eyes, Side side) {
    const auto& game = eyes.game();
    std::vector<CardSeen> seen;
    for (const auto& card : game.hands[index(side)].cards) {
        const auto& plan = plan_of(game, card);
        seen.push_back({.card = card,
                        .title = plan.title,
                        .text = plan.text,
                        .windows = plan.windows,
                        .steps = game::steps_to_play(plan),
                        .acts_in = game::step_of_effect(plan),
                        .ends_with = game::phases_of_effect(plan),
                        .lasts = game::lasts(plan),
                        .target = plan.target,
                        .hindrance = hindrance_of(eyes, side, plan)});
    }
    return seen;
}

std::vector<std::string> titles_in_deck(const game::Game& game, Side side) {
    std::vector<std::string> titles;
    for (const auto& card : game.hands[index(side)].deck)
        titles.push_back(plan_of(game, card).title);
    return titles;
}

int sealed_cards(const game::Game& game, Side side) {
    return static_cast<int>(std::ranges::count_if(
        game.played, [&](const game::PlayedCard& p) { return p.side == side && !p.open; }));
}

template <class Items> int count_of(const Items& items, Side side) {
    return static_cast<int>(std::ranges::count(items, side, [](const auto& i) { return i.side; }));
}

Seals seals_of(const game::Game& game, Side side) {
    Seals seals;
    seals.cards = sealed_cards(game, side);
    if (game.card_window) return seals;  // nothing else is left open in it [S-65]
    seals.undeployed =
        static_cast<int>(std::ranges::count_if(game.stands, [&](const game::Stand& s) {
            return s.side == side && s.presence == game::Presence::Undeployed;
        }));
    seals.orders = count_of(game.placed, side);
    seals.shots = count_of(game.shots, side);
    seals.missions = count_of(game.missions, side);
    seals.facings =
        static_cast<int>(std::ranges::count_if(game.turns_declared, [&](const auto& turn) {
            return game::the_stand(game, turn.first).side == side;
        }));
    return seals;
}

WaitsFor name_of(Side side) { return side == Side::Blue ? WaitsFor::Blue : WaitsFor::Red; }

/// Who acts now: this player, or others of his side, or the other side. [S-06]
WaitsFor waits_for_side(const Eyes& eyes) {
    const auto& game = eyes.game();
    const auto actor = actor_of(eyes.audience());
    if (game::is_deciding(game, actor)) return WaitsFor::You;
    return game::is_deciding(game, side_of(eyes.audience())) ? WaitsFor::Side : WaitsFor::Other;
}

/// A side is told of its own commit only; the public, of none. [REL-16, REL-31]
WaitsFor waits_for(const Eyes& eyes) {
    const auto& game = eyes.game();
    const auto acts = game::step_of(game.subphase).acts;
    if (game.paused || acts == Acts::Server || acts == Acts::Nobody) return WaitsFor::Nobody;
    if (is_side(eyes.audience())) return waits_for_side(eyes);
    if (acts != Acts::BothInSecret) return name_of(game::side_of(game, acts));
    const auto [blue, red] = std::pair{game.committed[0], game.committed[1]};
    if (!eyes.is_referee() || blue == red) return WaitsFor::Both;
    return blue ? WaitsFor::Red : WaitsFor::Blue;
}

PromptCode prompt_code(const Eyes& eyes) {
    const auto& game = eyes.game();
    if (game.subphase == game::Subphase::BattleOver) return PromptCode::Over;
    if (game.paused) return PromptCode::Paused;
    if (!is_side(eyes.audience())) return PromptCode::Watch;
    const auto actor = actor_of(eyes.audience());
    if (game::is_deciding(game, actor)) return PromptCode::Decide;
    return game::has_committed(game, game::player_at(actor)) ? PromptCode::Committed
                                                             : PromptCode::Wait;
}

ShotSeen shot_seen(const Eyes& eyes, const game::Shot& s) {
    const auto& weapons = game::line_of(eyes.game(), game::the_stand(eyes.game(), s.firer)).weapons;
    const auto line = static_cast<std::size_t>(s.line);
    return {s.side,
            s.firer,
            s.line,
            line < weapons.size() ? weapons[line].name : "",
            target_name(eyes, s.target),
            s.dice,
            s.path_point,
            s.cover_category};
}

template <class Test> Keyed<ShotSeen> shots_where(const Eyes& eyes, Test test) {
    Keyed<ShotSeen> seen;
    for (const auto& s : eyes.game().shots)
        if (eyes.owns(s.side) && test(s))
            seen.emplace("d" + std::to_string(s.id.value), shot_seen(eyes, s));
    return seen;
}

std::string key_of_played(const game::PlayedCard& played, bool own) {
    if (own) return "p" + std::to_string(played.id.value);
    return (played.side == Side::Blue ? "blue/" : "red/") + played.card;
}

}  // namespace

Keyed<ShotSeen> shots_seen(const Eyes& eyes) {
    return shots_where(eyes, [](const game::Shot&) { return true; });
}

Keyed<ShotSeen> shots_seen(const Eyes& eyes, const std::vector<StandId>& firers) {
    return shots_where(eyes, [&](const game::Shot& s) { return contains(firers, s.firer); });
}

Keyed<MissionSeen> missions_seen(const Eyes& eyes) {
    Keyed<MissionSeen> seen;
    for (const auto& m : eyes.game().missions) {
        if (!eyes.owns(m.side)) continue;
        MissionSeen mission{m.side, {}, m.battery, m.kind, m.target};
        if (m.observer) mission.observer = m.observer;
        seen.emplace("m" + std::to_string(m.id.value), mission);
    }
    return seen;
}

Keyed<Facing> facings_seen(const Eyes& eyes) {
    Keyed<Facing> seen;
    for (const auto& [id, facing] : eyes.game().turns_declared)
        if (eyes.owns(game::the_stand(eyes.game(), id).side)) seen.emplace(id_text(id), facing);
    return seen;
}

std::vector<CardSeen> hand_seen(const Eyes& eyes) {
    if (!is_side(eyes.audience())) return {};
    return cards_in_hand(eyes, side_of(eyes.audience()));
}

Counts hands_seen(const game::Game& game) {
    return {game::hand_shown(game, Side::Blue), game::hand_shown(game, Side::Red)};
}

Counts decks_seen(const game::Game& game) {
    const auto left = [&](Side side) {
        return static_cast<int>(game.hands[index(side)].deck.size());
    };
    return {left(Side::Blue), left(Side::Red)};
}

Keyed<PlayedSeen> cards_played_seen(const Eyes& eyes) {
    Keyed<PlayedSeen> seen;
    for (const auto& p : eyes.game().played) {
        const bool own = eyes.owns(p.side);
        if (!own && !p.open) continue;
        const auto& plan = plan_of(eyes.game(), p.card);
        PlayedSeen shown;
        shown.side = p.side;
        shown.card = p.card;
        shown.title = plan.title;
        shown.text = plan.text;
        shown.open = p.open;
        if (const auto who = eyes.who(p.stand)) shown.stand = who->id;
        if (own && p.company) shown.company = p.company;
        shown.place = p.place;
        if (p.open) shown.ends_with = p.ends_with;
        seen.emplace(free_key(seen, key_of_played(p, own)), std::move(shown));
    }
    return seen;
}

Prompt prompt_for(const Eyes& eyes, const Table& table) {
    Prompt prompt{prompt_code(eyes),
                  waits_for(eyes),
                  table.deadline,
                  table.deadline_stopped,
                  table.window_ends,
                  late_seats(eyes),
                  {}};
    if (is_side(eyes.audience())) prompt.seals = seals_of(eyes.game(), side_of(eyes.audience()));
    return prompt;
}

std::optional<Desk> desk_for(const Eyes& eyes) {
    if (!eyes.is_referee()) return std::nullopt;
    const auto& game = eyes.game();
    Desk desk;
    constexpr std::pair<game::Watcher, const char*> watchers[] = {
        {game::Watcher::Blue,   "blue/"  },
        {game::Watcher::Red,    "red/"   },
        {game::Watcher::Public, "public/"}
    };
    for (const auto& [watcher, name] : watchers)
        for (const auto& contact : game::knowledge_of(game, watcher).contacts)
            desk.contacts.emplace(name + contact.handle,
                                  KnownContact{watcher, contact.stand, contact_seen(contact)});
    for (const auto& [purpose, face] : game.forced_dice)
        if (game::is_still_to_come(game, purpose)) desk.forced_dice.emplace(purpose, face);
    for (const auto& row : game::weather_table(game)) desk.weathers.push_back(row.name);
    const auto orders = game::orders_by_ruling();
    desk.orders.assign(orders.begin(), orders.end());
    desk.morale_numbers.assign(rules::kMoraleByRuling.begin(), rules::kMoraleByRuling.end());
    desk.steps = game::steps_to_open(game);
    desk.committed = {game.committed[0] ? 1 : 0, game.committed[1] ? 1 : 0};
    desk.briefing_blue = game.scenario.briefing_blue;
    desk.briefing_red = game.scenario.briefing_red;
    desk.hand_blue = cards_in_hand(eyes, Side::Blue);
    desk.hand_red = cards_in_hand(eyes, Side::Red);
    desk.deck_blue = titles_in_deck(game, Side::Blue);
    desk.deck_red = titles_in_deck(game, Side::Red);
    return desk;
}

}  // namespace fog
