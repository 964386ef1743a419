#include "game/shelling/templates.h"

#include <algorithm>

#include "game/ammunition/ammunition.h"
#include "game/cards/cards_in_force.h"
#include "game/command/orders_in_force.h"
#include "game/core/bodies.h"
#include "game/core/place_order.h"
#include "game/effects/effects.h"
#include "game/hits/hit_rolls.h"
#include "game/shelling/shelling.h"
#include "rules/direct_fire.h"
#include "rules/indirect_fire.h"

namespace game {
namespace {

using rules::FireKind;

bool attacks(const Game& game, const Template& marker) {
    return rules::is_he_mission(marker.kind) && marker.turn_placed == game.turn;
}

/// The rate of the weapon that throws the shells. [IDF-22]
int rate_of(const rules::DataLine& line) {
    return line.weapons.empty() ? 1 : line.weapons[rules::shell_line(line)].rof;
}

/// In 3A who has moved has it only under Cautious Advance, as against direct fire. [OPF-07, S-57]
rules::Cover cover_from_shells(const Game& game, const Stand& target, FireKind step, Point at) {
    const auto& body = body_of(game, target);
    const bool in_motion = step == FireKind::Opportunity && body.path.size() > 1;
    const bool exposed = in_motion && effective_order(game, target) != OrderChit::CautiousAdvance;
    if (exposed || is_rider(game, target)) return rules::Cover::None;
    return rules::cover_of(game.scenario.field, base_at(body, at, body.facing));
}

rules::IndirectShot query_of(const Game& game, const Stand& battery, const Stand& target,
                             rules::Cover cover) {
    const auto& line = line_of(game, target);
    const bool pinned =
        battery.state == MoraleState::Pinned || battery.state == MoraleState::Shaken;
    return {
        .target = {.kind = line.kind, .weight_class = line.weight_class, .cover = cover},
        .firer = {.pinned = pinned}
    };
}

std::string purpose_of_burst(std::string_view kind, StandId a, const std::string& b) {
    return std::string{kind} + "/" + std::to_string(a.value) + "/he/" + b;
}

/// One firing stand against one stand in its template. [IDF-15, IDF-16, IDF-24, RES-11, R-27,
///
TemplateAttack roll_attack(Course& course, const Template& marker, const Stand& target,
                           FireKind step, Point at) {
    const auto& game = course.game();
    const auto& battery = the_stand(game, marker.battery);
    const auto& line = line_of(game, battery);
    TemplateAttack e;
    e.marker = marker.id;
    e.battery = marker.battery;
    e.target = target.id;
    e.at = at;
    e.moving = step == FireKind::Opportunity;
    e.hit_number = line.indirect ? line.indirect->hit : 0;
    e.working = rules::indirect_modifiers(
        query_of(game, battery, target, cover_from_shells(game, target, step, at)));
    const auto cards =
        card_modifiers(game, CardTouches::ToHit, battery.side, battery.id, battery.company);
    e.working.insert(e.working.end(), cards.begin(), cards.end());
    e.needs = rules::idf_to_hit(e.hit_number, e.working);
    const int dice = rules::indirect_dice(step, rate_of(line));
    const auto hit =
        purpose_of_burst("hit", battery.id, name_in_dice(game, battery.side, target)) + "/";
    const auto to_referee =
        purpose_of_burst("hit", battery.id, std::to_string(target.id.value)) + "/";
    for (int i = 0; i < dice; ++i) {
        e.dice.push_back(course.roll(hit + std::to_string(i), to_referee + std::to_string(i)));
        if (rules::succeeds(e.dice.back(), e.needs, game.scenario.options)) ++e.hits;
    }
    e.results = roll_results(
        course, target,
        {.purpose = purpose_of_burst("result", target.id, std::to_string(marker.battery.value)),
         .hits = e.hits,
         .facts = {.effect = {rules::EffectLetter::H, 0}}});
    course.keep_dice();
    return e;
}

bool touches(const Game& game, const Template& marker, const Stand& stand) {
    return (on_table(stand) || is_rider(game, stand)) &&
           rules::is_in_burst(base_of(game, body_of(game, stand)), marker.centre, marker.size);
}

/// Where a mover came into a template; in one that was called in 3A, where it stands. [R-24, S-87]
std::optional<Point> place_in(const Game& game, const Template& marker, const Stand& stand) {
    if (find_stand(game, marker.battery) &&
        the_stand(game, marker.battery).fired_in == Subphase::OpportunityFire)
        return touches(game, marker, stand) ? std::optional{body_of(game, stand).at} : std::nullopt;
    const auto visit =
        std::ranges::find(stand.templates_entered, marker.id, &TemplateVisit::marker);
    return visit == stand.templates_entered.end() ? std::nullopt : std::optional{visit->at};
}

bool was_attacked(const Template& marker, StandId stand) {
    return std::ranges::find(marker.attacked, stand) != marker.attacked.end();
}

bool stands_on_table_or_in_vehicle(const Stand& stand) {
    return stand.presence == Presence::OnTable || stand.presence == Presence::Aboard;
}

/// Does this attack count for the morale of the stand's company: a TOT that it is under, an enemy
/// air attack near it? [AIR-03, MOR-21, MOR-23, S-81, S-83]
bool is_felt_by(const Game& game, const Template& marker, const Stand& stand) {
    if (!stands_on_table_or_in_vehicle(stand)) return false;
    const auto base = base_of(game, body_of(game, stand));
    if (marker.kind == rules::MissionKind::TimeOnTarget)
        return rules::is_in_burst(base, marker.centre, marker.size);
    return marker.kind == rules::MissionKind::AirStrike && marker.side != stand.side &&
           rules::feels_air_attack(base, marker.centre);
}

/// Once for each company and kind. [MOR-13]
void mark_companies(Course& course) {
    std::vector<std::pair<CompanyId, rules::MissionKind>> marked;
    for (const auto& marker : course.game().templates)
        if (attacks(course.game(), marker))
            for (const auto& stand : course.game().stands)
                if (is_felt_by(course.game(), marker, stand))
                    marked.emplace_back(stand.company, marker.kind);
    std::ranges::sort(marked);
    const auto rest = std::ranges::unique(marked);
    marked.erase(rest.begin(), rest.end());
    for (const auto& [company, kind] : marked) course.happen(BombardmentFelt{company, kind});
}

}  // namespace

/// Everybody touched is attacked and suppressed, friends and hidden stands too. [IDF-14, IDF-25,
/// S-56]
void resolve_templates(Course& course) {
    const auto& game = course.game();
    std::vector<TemplateAttack> attacks_rolled;
    for (const auto& marker : game.templates) {
        if (!attacks(game, marker)) continue;
        for (const auto id : stands_by_place(game)) {
            const auto& stand = the_stand(game, id);
            if (!touches(game, marker, stand)) continue;
            attacks_rolled.push_back(
                roll_attack(course, marker, stand, FireKind::Indirect, body_of(game, stand).at));
        }
    }
    mark_companies(course);
    std::vector<ResultRoll> results;
    for (const auto& e : attacks_rolled) {
        results.insert(results.end(), e.results.begin(), e.results.end());
        course.happen_as_rolled(e);
    }
    for (const auto& e : attacks_rolled)
        suppress(course, e.target, SuppressedBy::Template);
    apply_results(course, results, Cause::IndirectFire);
    use_shells(course, attacks_rolled);
}

std::vector<TemplateAttack> roll_attacks_on_movers(Course& course) {
    const auto& game = course.game();
    std::vector<TemplateAttack> rolled;
    for (const auto& marker : game.templates) {
        if (!attacks(game, marker)) continue;
        for (const auto id : stands_by_place(game)) {
            const auto& stand = the_stand(game, id);
            if (is_lost(stand.presence) || was_attacked(marker, stand.id)) continue;
            if (const auto at = place_in(game, marker, stand))
                rolled.push_back(roll_attack(course, marker, stand, FireKind::Opportunity, *at));
        }
    }
    return rolled;
}

}  // namespace game
