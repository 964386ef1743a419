#include "invariants.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/contains.h"
#include "base/words.h"
#include "game/play/events.h"
#include "game/play/leading.h"
#include "game/turn/shares.h"

namespace fuzz {
namespace {

using namespace game;

std::string name_of(StandId id) { return "s" + std::to_string(id.value); }

std::string at(const Stand& stand) {
    return " at (" + std::to_string(stand.at.x.thousandths) + ", " +
           std::to_string(stand.at.y.thousandths) + ")";
}

/// A stand is in one place: on the table, aboard something that is in play, or nowhere.
std::string misplaced(const Game& game, const Stand& stand) {
    if (on_table(stand) && stand.aboard) return name_of(stand.id) + " is on the table and aboard";
    if (stand.presence != Presence::Aboard) return {};
    const auto* carrier = find_stand(game, stand.aboard);
    if (!carrier) return name_of(stand.id) + " is aboard nothing";
    if (is_lost(carrier->presence)) return name_of(stand.id) + " is aboard what is lost";
    return {};
}

std::string impossible(const Stand& stand) {
    if (stand.spent.road < 0 || stand.spent.cross_country < 0 || stand.halves_spent < 0)
        return name_of(stand.id) + " has spent less than nothing";
    if (stand.smoke_missions < 0) return name_of(stand.id) + " has less than no smoke";
    for (const auto& used : stand.ammunition)
        if (used.fired < 0 || used.empty_since < 0 || used.resupplies < 0)
            return name_of(stand.id) + " has less than no ammunition";
    return {};
}

std::string off_table(const Game& game, const Stand& stand) {
    const auto& field = game.scenario.field;
    const bool inside = 0_in <= stand.at.x && stand.at.x <= field.width && 0_in <= stand.at.y &&
                        stand.at.y <= field.height;
    return !on_table(stand) || inside ? "" : name_of(stand.id) + " is beyond the table's edge";
}

/// What is lost is no longer seen. [SPOT-02]
std::string seen_by_half(const Game& game, const Stand& stand) {
    const auto* by_enemy = contact_of(game, watcher_of(rules::enemy_of(stand.side)), stand.id);
    const bool in_sight = by_enemy && by_enemy->in_sight;
    return in_sight && is_lost(stand.presence) ? name_of(stand.id) + " is lost and in sight" : "";
}

std::string lost_cards(const Game& game) {
    for (const auto side : {Side::Blue, Side::Red}) {
        const auto& hand = game.hands[static_cast<std::size_t>(side)];
        const auto& deck = side == Side::Blue ? game.scenario.deck_blue : game.scenario.deck_red;
        const auto waiting = std::ranges::count_if(
            game.played, [&](const PlayedCard& p) { return p.side == side && !p.open; });
        const auto all = hand.deck.size() + hand.cards.size() + hand.discards.size() +
                         static_cast<std::size_t>(waiting);
        if (all != 0 && all > deck.size()) return "there are more cards than the deck had";
    }
    return {};
}

/// What is mixed into the dice is what was promised. [S-102]
std::string unpromised_share(const Game& game) {
    for (const auto& [side, share] : game.contributions)
        if (promise_of(game, side) != promise_for(side, share))
            return "a share counts that was not promised";
    return {};
}

/// All of its base is farther from the border than the edge is deep. [S-31]
bool is_deep_inside(const Corners& base, const Polygon& outline, Inches edge) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const std::array border{outline[i], outline[(i + 1) % outline.size()]};
        if (polygons_within(base, border, edge)) return false;
    }
    return std::ranges::all_of(base, [&](Point p) { return strictly_inside(p, outline); });
}

/// After 2F nobody is in sight who stood still deep in dense terrain, with no enemy near. [LOS-07,
/// LOS-08, S-36]
std::string seen_through_woods(const Game& game, const Stand& stand) {
    if (!on_table(stand) || !stand.visible || stand.path.size() > 1 || stand.forced_path.size() > 1)
        return {};
    const auto base = base_of(game, stand);
    const auto& options = game.scenario.options;
    const bool is_deep = std::ranges::any_of(game.scenario.field.areas, [&](const auto& area) {
        return area.visibility == rules::Visibility::Dense &&
               is_deep_inside(base, area.outline, options.edge_depth);
    });
    const bool is_met = std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side != stand.side && is_placed(other) &&
               polygons_within(base, base_of(game, other), 2_in);
    });
    return is_deep && !is_met ? name_of(stand.id) + at(stand) + " is seen through woods" : "";
}

/// The enemies whom this audience may fire at, or play a card on, and whose orders it is shown.
std::vector<std::string> enemies_named(const fog::View& view) {
    std::vector<std::string> handles;
    for (const auto& [key, fire] : view.choices.fires)
        for (const auto& weapon : fire.weapons)
            for (const auto& target : weapon.targets) handles.push_back(target.target);
    for (const auto& [key, card] : view.choices.cards)
        handles.insert(handles.end(), card.enemies.begin(), card.enemies.end());
    for (const auto& [key, order] : view.orders)
        std::ranges::copy_if(order.members, std::back_inserter(handles),
                             [&](const auto& member) { return !view.stands.contains(member); });
    return handles;
}

constexpr Actor kPlayers[] = {Actor::Blue, Actor::Blue2, Actor::Blue3, Actor::Blue4,
                              Actor::Red,  Actor::Red2,  Actor::Red3,  Actor::Red4};

/// Every stand is led by one player, who is there. [S-06, S-90]
std::string led_by_nobody(const Game& game, const Stand& stand) {
    int leaders = 0;
    for (const auto actor : kPlayers) {
        if (!leads(game, actor, stand.id)) continue;
        ++leaders;
        const Player player{side_of(actor), player_of(actor)};
        if (player.number != kLeader && !contains(game.players_up, player))
            return name_of(stand.id) + " is led by somebody who is away";
    }
    return leaders == 1 ? "" : name_of(stand.id) + " has " + std::to_string(leaders) + " leaders";
}

}  // namespace

std::string Invariants::unnamed_die(const fog::Chronicle& told) {
    if (is_side(told.audience()) && fog::player_of(told.audience()) != kLeader) return {};
    for (const auto& line : told.lines())
        for (const auto& die : line.dice)
            if (!die.purpose && line.kind != fog::Saying::DieSet)
                return "a die of " + std::string(base::text_of(line.kind)) +
                       " is told without what it is for";
    return {};
}

std::string Invariants::broken_for(const fog::View& view) {
    const auto sees = [&](const std::string& handle) {
        const auto contact = view.contacts.find(handle);
        return contact != view.contacts.end() && contact->second.in_sight;
    };
    for (const auto& handle : enemies_named(view))
        if (!sees(handle)) return handle + " is named to a player who does not see it";
    for (const auto& [key, mission] : view.choices.missions)
        for (const auto& target : mission.targets)
            if (!view.contacts.contains(target.target)) return target.target + " is unknown to him";
    return {};
}

/// One fire a turn: all that a stand fires, it fires in one step. [FIRE-05, S-54]
std::string Invariants::fire_twice(const Game& game) {
    for (const auto& firing : game.firings) {
        const auto [known, fresh] = fired_in_.try_emplace({game.turn, firing.stand}, firing.step);
        if (!fresh && known->second != firing.step)
            return name_of(firing.stand) + " fired in two steps of one turn";
    }
    return {};
}

/// An order lasts a turn. [ORD-04]
std::string Invariants::old_order(const Game& game) {
    for (const auto& order : game.orders) {
        const auto since = in_force_since_.try_emplace(order.id, game.turn).first->second;
        if (game.turn > since + 1) return "an order is in force for a second turn";
    }
    return {};
}

/// A handle means one stand for ever, and a stand keeps it as long as it is in sight. [REL-05,
/// S-36]
std::string Invariants::unstable_handle(const Game& game, const Event& event) {
    const auto* lost = get_if<ContactLost>(&event);
    if (lost)
        std::erase_if(in_sight_, [&](const auto& seen) {
            return seen.first.first == lost->watcher && seen.second == lost->handle;
        });
    for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
        for (const auto& contact : knowledge_of(game, watcher).contacts) {
            const auto name = named_.try_emplace({watcher, contact.handle}, contact.stand).first;
            if (name->second != contact.stand) return contact.handle + " names another stand";
            if (!contact.in_sight) continue;
            const auto seen = in_sight_.try_emplace({watcher, contact.stand}, contact.handle).first;
            if (seen->second != contact.handle)
                return name_of(contact.stand) + " was renamed in sight";
        }
    return {};
}

std::string Invariants::broken_by(const Game& game, const Event& event) {
    for (const auto& stand : game.stands)
        for (auto wrong : {impossible(stand), off_table(game, stand)})
            if (!wrong.empty()) return wrong;
    for (auto wrong : {fire_twice(game), old_order(game), unstable_handle(game, event),
                       lost_cards(game), unpromised_share(game)})
        if (!wrong.empty()) return wrong;
    const auto* opened = get_if<StepOpened>(&event);
    if (!opened || opened->subphase != Subphase::OpportunityFire ||
        game.scenario.options.rehide == rules::Rehide::Never)
        return {};
    for (const auto& stand : game.stands)
        if (auto wrong = seen_through_woods(game, stand); !wrong.empty()) return wrong;
    return {};
}

std::string Invariants::broken_at_rest(const Game& game) {
    for (const auto& stand : game.stands)
        for (auto wrong :
             {seen_by_half(game, stand), misplaced(game, stand), led_by_nobody(game, stand)})
            if (!wrong.empty()) return wrong;
    const auto stood_there = [&](const Stand& stand) {
        const auto was = at_rest_.find(stand.id);
        return was != at_rest_.end() && was->second.first == stand.at;
    };
    const auto turned = [&](const Stand& stand) {
        return stood_there(stand) && at_rest_.at(stand.id).second != stand.facing;
    };
    for (const auto& one : game.stands) {
        if (!on_table(one) || stood_there(one)) continue;
        for (const auto& other : game.stands)
            if (one.id != other.id && on_table(other) && !turned(other) &&
                polygons_overlap(base_of(game, one), base_of(game, other)))
                return name_of(one.id) + at(one) + " stands on " + name_of(other.id) + at(other);
    }
    at_rest_.clear();
    for (const auto& stand : game.stands)
        if (on_table(stand)) at_rest_[stand.id] = {stand.at, stand.facing};
    return {};
}

}  // namespace fuzz
