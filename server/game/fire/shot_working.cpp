#include "game/fire/shot_working.h"

#include <algorithm>

#include "game/cards/cards_in_force.h"
#include "game/command/orders_in_force.h"
#include "game/command/weapon_lines.h"
#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/fire/lines_of_fire.h"
#include "game/fire/target_area.h"
#include "game/hits/hit_rolls.h"
#include "rules/facing.h"
#include "rules/suppression.h"

namespace game {
namespace {

using rules::FireKind;

/// All that a shot rests on, looked up once.
struct ShotFacts {
    const Stand& firer;
    const Stand& target;
    const rules::WeaponLine& line;
    ShotPlace place;
    bool contact = false;
};

ShotFacts facts_of(const Game& game, FireKind kind, const Shot& shot) {
    const auto& firer = the_stand(game, shot.firer);
    const auto& target = the_stand(game, shot.target);
    const auto& lines = weapon_lines_of(game, firer);
    const auto place = place_of_target(game, target, kind, shot.path_point);
    return {firer, target, lines[static_cast<std::size_t>(shot.line)], place,
            in_contact_at(game, firer, target, place)};
}

/// Is the target still there, still in line and in arc? Nothing: it is. Who is gone is no more to
/// be seen along the line, and no more is told. [FIRE-15]
std::optional<Wasted> missed_target(const Game& game, const ShotFacts& facts) {
    if (is_lost(facts.target.presence)) return Wasted::NoLine;
    const auto arc = arcs_of_fire(game, facts.firer).towards(facts.place.base);
    if (!bears_on(game, facts.firer, facts.line, arc, facts.contact)) return Wasted::OutOfArc;
    if (!has_line_of_fire(game, sight_obstacles(game), facts.firer, facts.place.base))
        return Wasted::NoLine;
    return std::nullopt;
}

/// The band, where the shot can have an effect: in range, and the right ammunition.
/// [RNG-02, PREP-02]
const rules::RangeBand* band_of(const Game& game, FireKind kind, const ShotFacts& facts,
                                bool assault) {
    const auto from = base_of(game, body_of(game, facts.firer));
    const auto* band = rules::band_for(
        facts.line, assault ? rules::Engagement::CloseAssault : rules::Engagement::AtRange,
        [&](Inches range) { return polygons_within(from, facts.place.base, range); });
    const bool wrong =
        kind == FireKind::Prep && band && !rules::is_h_or_hc(facts.line, band->effect);
    return wrong ? nullptr : band;
}

rules::Shot to_hit_query(const Game& game, const ShotFacts& facts, const ShotResolved& e,
                         const rules::CoverSeen& aimed_at) {
    const auto& body = body_of(game, facts.firer);
    const auto& lender = the_stand(game, aimed_at.stand);
    const auto& target = line_of(game, lender);
    const auto state = std::max(facts.firer.state, body.state);
    rules::Shot query;
    query.effect = e.effect;
    query.close_assault = e.close_assault;
    query.firer = {.quality = facts.firer.quality,
                   .suppressed = facts.firer.suppressed || body.suppressed,  // OPF-12
                   .pinned = state == MoraleState::Pinned || state == MoraleState::Shaken,
                   .order = order_for_fire(game, facts.firer).value_or(OrderChit::Hold)};
    query.target = {.kind = target.kind,
                    .weight_class = target.weight_class,
                    .patrol = target.patrol,
                    .pinned = lender.state != MoraleState::Steady,
                    .cover = aimed_at.cover,
                    .hull_down = is_hull_down(game, facts.target, facts.place, facts.firer),
                    .in_bua = rules::in_built_up_area(game.scenario.field, facts.place.base)};
    return query;
}

void append(rules::Working& working, const rules::Working& more) {
    working.insert(working.end(), more.begin(), more.end());
}

rules::Working cards_of(const Game& game, CardTouches touches, const Stand& firer) {
    return card_modifiers(game, touches, firer.side, firer.id, firer.company);
}

/// The dice that a divided weapon has named for its targets: for those before this one, and for
/// all.
struct NamedDice {
    int before = 0;
    int all = 0;
};

NamedDice named_dice(const Game& game, const Shot& shot) {
    NamedDice named;
    for (const auto& other : game.shots) {
        if (other.firer != shot.firer || other.line != shot.line) continue;
        named.all += other.dice;
        if (other.id < shot.id) named.before += other.dice;
    }
    return named;
}

/// Named dice, but never more than the rate. Cards raise or lower the rate: of a divided weapon the
/// first target gets more, the last ones get less. [FIRE-10, FIRE-12, S-94]
int rate_into(const Game& game, FireKind kind, const ShotFacts& facts, const Shot& shot,
              ShotResolved& e) {
    auto rate = rate_of_fire(game, facts.firer, facts.line, kind, facts.target, facts.contact,
                             other_targets(game, facts.firer, facts.line, kind, facts.target.id));
    const auto cards = cards_of(game, CardTouches::RateOfFire, facts.firer);
    append(rate.working, cards);
    e.rate = rate.working;
    const int more = rules::total(cards);
    const int full = std::max(0, rate.dice + more);
    if (shot.dice == 0) return full;
    const auto named = named_dice(game, shot);
    if (more > 0 && named.before == 0 && named.all >= rate.dice) return shot.dice + more;
    return std::clamp(full - named.before, 0, shot.dice);
}

std::string purpose_of(std::string_view kind, StandId a, StandId b) {
    return std::string{kind} + "/" + std::to_string(a.value) + "/" + std::to_string(b.value);
}

/// Dice as they fall, each against the modified number. [DIE-04, DIE-07]
void roll_to_hit(Course& course, const ShotFacts& facts, const Shot& shot, int dice,
                 ShotResolved& e) {
    const auto& game = course.game();
    const auto by = "hit/" + std::to_string(shot.firer.value) + "/" + std::to_string(shot.line);
    const auto at = by + "/" + name_in_dice(game, shot.side, facts.target) + "/";
    const auto to_referee = by + "/" + std::to_string(facts.target.id.value) + "/";
    for (int i = 0; i < dice; ++i) {
        const auto nth = std::to_string(i);
        e.dice.push_back(course.roll(at + nth, to_referee + nth));
        if (rules::succeeds(e.dice.back(), e.needs, game.scenario.options)) ++e.hits;
    }
}

/// The target alone is hit.
void roll_direct_hits(Course& course, const ShotFacts& facts, const Shot& shot, ShotResolved& e) {
    const auto& game = course.game();
    const auto& target = line_of(game, facts.target);
    const auto& firer = line_of(game, facts.firer);
    const auto from = base_of(game, body_of(game, facts.firer));
    const auto face =
        rules::arc_towards(target.kind, target.gun_class, facts.place.facing, facts.place.at, from);
    e.results = roll_results(course, facts.target,
                             {
                                 .purpose = purpose_of("result", facts.target.id, facts.firer.id) +
                                            "/" + std::to_string(shot.line),
                                 .hits = e.hits,
                                 .facts = {.target = {.armor = rules::armor_met(target, face)},
                                           .effect = e.effect,
                                           .close_range = rules::is_close(e.band),
                                           .close_assault = e.close_assault,
                                           .firer_is_engineer = firer.engineer,
                                           .firer_is_infantry_at = firer.infantry_anti_tank}
    });
}

}  // namespace

rules::CoverSeen aimed_at(const Game& game, FireKind kind, const Shot& shot, rules::Effect effect) {
    const auto facts = facts_of(game, kind, shot);
    const auto cover = cover_at(game, facts.target, facts.place, body_of(game, facts.firer).at);
    const rules::CoverSeen own{
        facts.target.id,
        rules::cover_that_counts(line_of(game, facts.target).kind, cover, game.scenario.options),
        {},
        true};
    if (!facts.line.small_arms || is_assault(game, facts.firer, facts.line, facts.contact))
        return own;
    const auto harms = [&](rules::Kind target) { return rules::can_harm(effect, target, false); };
    const auto has_line = [&, obstacles = sight_obstacles(game)](const Corners& base) {
        return has_line_of_fire(game, obstacles, facts.firer, base);
    };
    const auto area = enemies_in_area(game, facts.target, facts.place, kind);
    const auto seen = covers_seen(game, facts.firer, area, {harms, has_line});
    return rules::cover_fired_at(shot.cover_category, seen).value_or(own);
}

ShotResolved roll_shot(Course& course, FireKind kind, const Shot& shot) {
    const auto& game = course.game();
    const auto facts = facts_of(game, kind, shot);
    ShotResolved e;
    e.shot = shot;
    e.kind = kind;
    e.weapon = facts.line.name;
    e.weapon_number = facts.line.weapon;
    e.small_arms = facts.line.small_arms;
    e.other_line = &weapon_lines_of(game, facts.firer) != &line_of(game, facts.firer).weapons;
    e.target_at = facts.place.at;
    e.close_assault = is_assault(game, facts.firer, facts.line, facts.contact);
    e.wasted = missed_target(game, facts);
    const auto* band = e.wasted ? nullptr : band_of(game, kind, facts, e.close_assault);
    e.in_range = band != nullptr;
    if (!band) {
        if (game.scenario.options.out_of_range_morale && !e.wasted)
            e.fired_at = fired_at_with(game, facts.target);  // S-51
        if (!e.wasted) e.wasted = Wasted::OutOfRange;
        return e;
    }
    e.band = band->band;
    e.effect = band->effect;
    e.hit_number = band->hit;
    e.suppresses = rules::suppresses(kind, facts.line, band->effect);
    e.fired_at = fired_at_with(game, facts.target);  // harmless or not [MOR-07]
    e.to_hit_working = rules::to_hit_modifiers(
        to_hit_query(game, facts, e, aimed_at(game, kind, shot, e.effect)), game.scenario.options);
    append(e.to_hit_working, cards_of(game, CardTouches::ToHit, facts.firer));
    e.needs = rules::to_hit(e.hit_number, e.to_hit_working);
    roll_to_hit(course, facts, shot, rate_into(game, kind, facts, shot, e), e);
    if (!is_spread(e)) roll_direct_hits(course, facts, shot, e);
    return e;
}

}  // namespace game
