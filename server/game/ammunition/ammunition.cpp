#include "game/ammunition/ammunition.h"

#include <algorithm>

#include "game/cards/cards_in_force.h"
#include "game/command/order_facts.h"
#include "game/command/weapon_lines.h"
#include "game/core/bodies.h"
#include "rules/ammunition.h"
#include "rules/flame.h"
#include "rules/indirect_fire.h"

namespace game {
namespace {

using rules::WeaponLine;

Ammunition ammunition_of(const Stand& stand, std::size_t line) {
    const auto number = static_cast<int>(line);
    const auto found = std::ranges::find(stand.ammunition, number, &Ammunition::line);
    return found == stand.ammunition.end() ? Ammunition{.line = number} : *found;
}

/// Is it one of its own weapons, for which there is a rule in play? [ADV-AMMO-01, ADV-FLAME-01]
bool is_in_play(const Game& game, const WeaponLine& weapon) {
    const auto& options = game.scenario.options;
    return weapon.flame ? options.adv_flame : options.adv_ammo;
}

/// From now on; in set-up, from the first turn.
void empty(Ammunition& entry, const Game& game) {
    if (entry.empty_since == 0) entry.empty_since = std::max(1, game.turn);
}

bool is_counted(const WeaponLine& weapon) {
    return weapon.flame || weapon.rocket_launcher || weapon.limited;
}

/// The whole weapon with all its shells; flame and limited ammunition alone. [S-70, S-84]
std::vector<Ammunition> emptied_with(const Game& game, const Stand& stand, std::size_t line) {
    const auto& weapons = line_of(game, stand).weapons;
    const auto& fired = weapons[line];
    std::vector<Ammunition> left;
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        const bool shares =
            weapons[i].weapon == fired.weapon && !weapons[i].small_arms && !weapons[i].flame;
        if (i != line && (fired.limited || fired.flame || !shares)) continue;
        auto entry = ammunition_of(stand, i);
        if (i == line && is_counted(fired)) ++entry.fired;
        empty(entry, game);
        left.push_back(entry);
    }
    return left;
}

/// Fire with one line of one stand in one step, at whatever number of targets. [S-84]
struct Use {
    StandId stand;
    std::size_t line = 0;
    std::vector<int> to_hit;
    bool counts = true;  ///< as a firing
};

/// The rolls for natural 1s, and what is empty by the firing itself. [ADV-AMMO-01, ADV-AMMO-08,
/// ADV-AMMO-10, ADV-AMMO-12, ADV-FLAME-01]
void use_up(Course& course, const Use& use) {
    const auto& game = course.game();
    const auto& stand = the_stand(game, use.stand);
    const auto& type = line_of(game, stand);
    const auto& weapon = type.weapons[use.line];
    auto entry = ammunition_of(stand, use.line);
    if (is_lost(stand.presence) || !is_in_play(game, weapon) || entry.empty_since > 0) return;
    if (is_counted(weapon) && !use.counts) return;
    AmmunitionUsed e;
    e.stand = use.stand;
    e.line = static_cast<int>(use.line);
    e.weapon = weapon.name;
    rules::DepletionQuery query{.caliber_mm = weapon.calibre_mm,
                                .platform = rules::platform_of(type, weapon),
                                .special_ammo = weapon.limited,
                                .fires = entry.fired + 1,
                                .rounds = weapon.rounds.value_or(1)};
    if (is_counted(weapon)) {
        e.depleted = rules::depletes_by_firing(query);
        e.working = rules::depletion_working(query);
    }
    const auto base =
        "ammunition/" + std::to_string(use.stand.value) + "/" + std::to_string(use.line) + "/";
    const auto cards =
        card_modifiers(game, CardTouches::Depletion, stand.side, stand.id, stand.company);
    for (const int die : use.to_hit) {
        query.to_hit_die = die;
        if (!rules::needs_depletion_roll(query)) continue;
        e.working = rules::depletion_working(query);
        e.needs = rules::depletion_number(query) + rules::total(cards);
        e.working.insert(e.working.end(), cards.begin(), cards.end());
        e.dice.push_back(course.roll(base + std::to_string(e.dice.size())));
        e.depleted = e.depleted || e.dice.back() <= e.needs;
    }
    if (e.dice.empty() && !is_counted(weapon)) return;
    if (const auto left = rounds_left(game, stand, use.line)) e.rounds_left = *left - 1;
    if (e.depleted) {
        e.left = emptied_with(game, stand, use.line);
    } else if (is_counted(weapon)) {
        ++entry.fired;
        e.left = {entry};
    }
    course.happen(e);
}

/// Direct fire of this step, divided dice put together again. [S-46, S-84]
std::vector<Use> uses_in(const Game& game, Subphase step) {
    std::vector<Use> uses;
    for (const auto& firing : game.firings) {
        if (firing.step != step || firing.other_line) continue;
        const auto line = static_cast<std::size_t>(firing.line);
        auto use = std::ranges::find_if(
            uses, [&](const Use& u) { return u.stand == firing.stand && u.line == line; });
        if (use == uses.end()) use = uses.insert(uses.end(), {firing.stand, line, {}, true});
        use->to_hit.insert(use->to_hit.end(), firing.dice.begin(), firing.dice.end());
    }
    std::ranges::sort(uses, {}, [](const Use& u) { return std::pair{u.stand, u.line}; });
    return uses;
}

/// One die of a template counts, the first at its first target; harassing fire never depletes.
/// [ADV-AMMO-05, ADV-AMMO-06, S-84]
std::vector<Use> shells_of(const Game& game, const std::vector<TemplateAttack>& rolled) {
    std::vector<Use> uses;
    for (const auto& marker : game.templates) {
        const auto* battery = find_stand(game, marker.battery);
        if (!battery || marker.turn_placed != game.turn || !rules::takes_ammunition(marker.kind) ||
            line_of(game, *battery).weapons.empty())
            continue;
        const auto first = std::ranges::find(rolled, marker.id, &TemplateAttack::marker);
        const auto in_this_step = std::ranges::count(rolled, marker.id, &TemplateAttack::marker);
        const bool earlier = in_this_step < std::ssize(marker.attacked);
        Use use{marker.battery, rules::shell_line(line_of(game, *battery)), {}, true};
        use.counts = game.subphase == Subphase::HeAttacks || battery->fired_in == game.subphase;
        if (first != rolled.end() && !earlier && !first->dice.empty())
            use.to_hit = {first->dice.front()};
        uses.push_back(std::move(use));
    }
    std::ranges::sort(uses, {}, &Use::stand);
    return uses;
}

/// The line of the greatest calibre that is not empty; of equals, the first.
std::optional<std::size_t> heaviest_line(const Game& game, const Stand& stand) {
    const auto& weapons = line_of(game, stand).weapons;
    std::optional<std::size_t> heaviest;
    for (std::size_t line = 0; line < weapons.size(); ++line) {
        if (weapons[line].small_arms || is_out_of_ammunition(game, stand, line)) continue;
        if (!heaviest || weapons[line].calibre_mm > weapons[*heaviest].calibre_mm) heaviest = line;
    }
    return heaviest;
}

/// The supply of its own formation, or of one above it. [4C, ADV-AMMO-07]
bool supplies(const Game& game, const Stand& supply, const Stand& stand) {
    if (supply.side != stand.side || !on_table(supply) || !line_of(game, supply).supply)
        return false;
    const auto own = the_company(game, stand.company).formation;
    const auto its = the_company(game, supply.company).formation;
    return own == its || belongs_to(game, own, its);
}

bool has_supply_near(const Game& game, const Stand& stand) {
    if (stand.presence == Presence::OffBoard) return true;  // S-85
    if (!on_table(stand) && stand.presence != Presence::Aboard) return false;
    const auto base = base_of(game, body_of(game, stand));
    return std::ranges::any_of(game.stands, [&](const Stand& supply) {
        return supplies(game, supply, stand) &&
               polygons_within(base, base_of(game, supply), rules::kResupplyReach);
    });
}

/// What a supply within reach fills. [ADV-AMMO-07]
Resupplied filled(const Game& game, const Stand& stand) {
    const auto& type = line_of(game, stand);
    Resupplied e{stand.id, {}};
    for (auto entry : stand.ammunition) {
        const auto& weapon = type.weapons[static_cast<std::size_t>(entry.line)];
        const rules::ResupplyQuery query{.supply_within_reach = true,
                                         .turn = game.turn,
                                         .depleted_in_turn = entry.empty_since,
                                         .platform = rules::platform_of(type, weapon),
                                         .special_ammo = weapon.limited &&
                                                         entry.fired >= weapon.rounds.value_or(1),
                                         .resupplies = entry.resupplies};
        if (entry.empty_since == 0 || !rules::is_resupplied(query)) continue;
        entry.empty_since = 0;
        ++entry.resupplies;
        e.left.push_back(entry);
    }
    return e;
}

}  // namespace

bool is_out_of_ammunition(const Game& game, const Stand& stand, std::size_t line) {
    const auto& type = line_of(game, stand);
    if (line >= type.weapons.size() || &weapon_lines_of(game, stand) != &type.weapons) return false;
    if (ammunition_of(stand, line).empty_since > 0) return true;
    return !game.scenario.options.adv_ammo && rules::is_special_ammunition(type, line);
}

std::optional<int> rounds_left(const Game& game, const Stand& stand, std::size_t line) {
    const auto& type = line_of(game, stand);
    const auto& weapon = type.weapons[line];
    if (!is_in_play(game, weapon)) return std::nullopt;
    const int fired = ammunition_of(stand, line).fired;
    if (weapon.flame)
        return std::max(0, rules::flame_firings(rules::platform_of(type, weapon)) - fired);
    if (!weapon.limited) return std::nullopt;
    return std::max(0, weapon.rounds.value_or(1) - fired);
}

std::vector<Ammunition> emptied(const Game& game, const Stand& stand) {
    const auto& weapons = line_of(game, stand).weapons;
    std::vector<Ammunition> left;
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        if (weapons[i].small_arms) continue;
        auto entry = ammunition_of(stand, i);
        empty(entry, game);
        left.push_back(entry);
    }
    return left;
}

void use_ammunition(Course& course, Subphase fired_in) {
    for (const auto& use : uses_in(course.game(), fired_in)) use_up(course, use);
}

void use_shells(Course& course, const std::vector<TemplateAttack>& rolled) {
    for (const auto& use : shells_of(course.game(), rolled)) use_up(course, use);
}

/// Within 6" of a supply stand, not in the turn of depletion; rocket launchers once, special
/// ammunition and flame never. [ADV-AMMO-07, ADV-AMMO-09, ADV-AMMO-11, ADV-FLAME-02]
void resupply(Course& course) {
    const auto& game = course.game();
    if (!game.scenario.options.adv_ammo) return;
    std::vector<Resupplied> resupplied;
    for (const auto& stand : game.stands)
        if (!stand.ammunition.empty() && !is_lost(stand.presence) && has_supply_near(game, stand))
            resupplied.push_back(filled(game, stand));
    for (auto& e : resupplied)
        if (!e.left.empty()) course.happen(e);
}

void resupply_by_card(Course& course, StandId id) {
    if (!course.game().scenario.options.adv_ammo) return;
    auto e = filled(course.game(), the_stand(course.game(), id));
    if (!e.left.empty()) course.happen(e);
}

void deplete_by_card(Course& course, StandId id) {
    const auto& game = course.game();
    const auto& stand = the_stand(game, id);
    const auto& weapons = line_of(game, stand).weapons;
    const auto line = heaviest_line(game, stand);
    if (!line || !game.scenario.options.adv_ammo) return;
    AmmunitionUsed e;
    e.stand = id;
    e.line = static_cast<int>(*line);
    e.weapon = weapons[*line].name;
    e.working = {
        {"FOW-01", 0}
    };
    e.depleted = true;
    e.left = emptied_with(game, stand, *line);
    course.happen(e);
}

}  // namespace game
