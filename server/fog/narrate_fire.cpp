#include <algorithm>
#include <map>

#include "fog/narrate_arms.h"
#include "fog/words.h"
#include "game/core/bodies.h"
#include "game/play/commands.h"

namespace fog {
namespace {

using rules::HitOutcome;

HitOutcome worst(const std::vector<game::ResultRoll>& results) {
    auto outcome = HitOutcome::NoEffect;
    for (const auto& result : results) outcome = std::max(outcome, result.outcome);
    return outcome;
}

std::map<StandId, HitOutcome> worst_by_stand(const std::vector<game::ResultRoll>& results) {
    std::map<StandId, HitOutcome> outcomes;
    for (const auto& result : results) {
        auto& outcome = outcomes[result.target];
        outcome = std::max(outcome, result.outcome);
    }
    return outcomes;
}

/// The kinds of fire that a victim can tell apart. [S-40]
std::string kind_of_fire(const game::ShotResolved& e) {
    if (e.small_arms) return "small_arms";
    switch (e.effect.letter) {
    case rules::EffectLetter::H:
    case rules::EffectLetter::W: return "high_explosive";
    case rules::EffectLetter::FL: return "flame";
    case rules::EffectLetter::Blank:
    case rules::EffectLetter::A:
    case rules::EffectLetter::HC:
    case rules::EffectLetter::Penetration: return "armour_piercing";
    }
    return "";
}

void add_dice(Told& told, const std::vector<int>& faces, int needs) {
    for (const auto face : faces) told.dice.push_back({face, needs});
}

/// Result dice and their rows tell the target's quality: the referee's only. [REL-08]
void add_results(const Voice& voice, const std::vector<game::ResultRoll>& results, Lines& lines) {
    if (!voice.is_referee()) return;
    for (const auto& result : results) {
        auto told = voice.line(Saying::HitsDistributed);
        told.target = voice.who(result.target);
        if (result.die > 0) told.dice.push_back({result.die, {}});  // destroyed without a roll
        told.working = result.working;
        told.count = result.modified;
        told.outcome = word(result.outcome);
        lines.push_back(std::move(told));
    }
}

/// Small arms but for close assault are spread over an area: HitsDistributed tells how it ends.
bool spreads(const game::ShotResolved& e) { return e.small_arms && !e.close_assault; }

std::string outcome_for_firer(const game::ShotResolved& e) {
    if (!e.in_range) return word(e.wasted.value_or(game::Wasted::OutOfRange));
    if (e.hits == 0) return "miss";
    return spreads(e) ? "hit" : word(worst(e.results));
}

/// Own dice, own modifiers, and what shows on the table. [REL-08]
Lines fire_resolved(const Voice& voice, const game::ShotResolved& e) {
    auto told = voice.line(Saying::FireResolved);
    told.side = e.shot.side;
    told.actor = voice.who(e.shot.firer);
    told.target = voice.who_or_ghost(e.shot.target);
    told.what = e.weapon;
    add_dice(told, e.dice, e.needs);
    told.working = e.to_hit_working;
    told.count = e.hits;
    told.outcome = outcome_for_firer(e);
    Lines lines{told};
    add_results(voice, e.results, lines);
    return lines;
}

/// Where the shot came from, to the side of the victim alone. [S-40]
std::optional<Facing> muzzle_hint(const Voice& voice, const game::ShotResolved& e) {
    const bool hints = voice.game().scenario.options.muzzle_hint == rules::MuzzleHint::Direction;
    if (!hints || !is_side(voice.audience())) return std::nullopt;
    constexpr int kEighth = 45000;
    const auto& firer = game::body_of(voice.game(), game::the_stand(voice.game(), e.shot.firer));
    const auto exact = bearing(e.target_at, firer.at).millidegrees;
    return turned(std::int64_t{(exact + kEighth / 2) / kEighth} * kEighth);
}

/// Which stand was fired at, by what kind of fire, and the result; the firer only if it is in
/// sight. [REL-06, S-40]
Lines fire_felt(const Voice& voice, const game::ShotResolved& e) {
    auto target = voice.who(e.shot.target);
    if (!target || (!e.in_range && e.fired_at.empty())) return {};  // S-51
    auto told = voice.line(Saying::FireFelt);
    told.actor = voice.who(e.shot.firer);
    told.target = std::move(target);
    if (e.shot.path_point) told.place = e.target_at;  // REL-17
    if (!told.actor) told.from = muzzle_hint(voice, e);
    if (e.in_range) told.what = kind_of_fire(e);
    told.outcome = spreads(e) ? "" : word(worst(e.results));
    return {told};
}

/// To the firing side: what it aimed at, and what befell other stands that it sees. [REL-09]
Lines hits_seen(const Voice& voice, const game::HitsDistributed& e) {
    auto outcomes = worst_by_stand(e.results);
    outcomes.try_emplace(e.aimed_at, HitOutcome::NoEffect);
    Lines lines;
    for (const auto& [id, outcome] : outcomes) {
        const bool shows = id == e.aimed_at || outcome != HitOutcome::NoEffect;
        auto target = voice.who(id);
        if (!shows || !target) continue;
        auto told = voice.line(Saying::HitsDistributed);
        told.side = e.side;
        told.target = std::move(target);
        told.outcome = word(outcome);
        lines.push_back(std::move(told));
    }
    std::ranges::sort(lines, {}, [](const Told& told) { return told.target->id; });
    return lines;
}

Lines hits_felt(const Voice& voice, const game::HitsDistributed& e) {
    Lines lines;
    for (const auto& [id, outcome] : worst_by_stand(e.results)) {
        auto target = voice.who(id);
        if (outcome == HitOutcome::NoEffect || !target) continue;
        auto told = voice.line(Saying::HitsFelt);
        told.target = std::move(target);
        told.what = "small_arms";
        told.outcome = word(outcome);
        lines.push_back(std::move(told));
    }
    std::ranges::sort(lines, {}, [](const Told& told) { return told.target->id; });
    return lines;
}

Lines to_referee(const Voice& voice, Told told) {
    return voice.is_referee() ? Lines{std::move(told)} : Lines{};
}

}  // namespace

Lines tell(const Voice& voice, const game::FireDeclared& e) {
    auto told = voice.line(Saying::FireDeclared);
    told.side = e.shot.side;
    told.actor = voice.who(e.shot.firer);
    told.target = voice.who(e.shot.target);
    return to_referee(voice, std::move(told));
}
Lines tell(const Voice& voice, const game::FireWithdrawn& e) {
    auto told = voice.line(Saying::FireWithdrawn);
    told.what = "d" + std::to_string(e.shot.value);
    return to_referee(voice, std::move(told));
}

Lines tell(const Voice& voice, const game::ShotResolved& e) {
    return voice.owns(e.shot.side) ? fire_resolved(voice, e) : fire_felt(voice, e);
}

Lines tell(const Voice& voice, const game::HitsDistributed& e) {
    if (voice.is_referee()) {
        Lines lines;
        add_results(voice, e.results, lines);
        return lines;
    }
    return voice.owns(e.side) ? hits_seen(voice, e) : hits_felt(voice, e);
}

Lines tell(const Voice& voice, const game::MissionRequested& e) {
    auto told = voice.line(Saying::MissionRequested);
    told.side = e.mission.side;
    told.actor = voice.who(e.mission.battery);
    told.place = e.mission.target;
    told.what = word(e.mission.kind);
    return to_referee(voice, std::move(told));
}
Lines tell(const Voice& voice, const game::MissionWithdrawn& e) {
    auto told = voice.line(Saying::MissionWithdrawn);
    told.what = "m" + std::to_string(e.mission.value);
    return to_referee(voice, std::move(told));
}

/// To the side that asked; to the other side nothing, whether it failed or not. [REL-10]
Lines tell(const Voice& voice, const game::ResponseRolled& e) {
    if (!voice.owns(e.mission.side)) return {};
    auto told = voice.line(Saying::ResponseRolled);
    told.side = e.mission.side;
    told.actor = voice.who(e.mission.battery);
    told.place = e.mission.target;
    told.what = word(e.mission.kind);
    if (!e.self_observed) told.dice.push_back({e.die, e.needs});
    told.working = e.working;
    told.outcome = e.success ? "success" : "failure";
    return {told};
}

/// Place and kind to all; whose battery it was, to its own side. [REL-11]
Lines tell(const Voice& voice, const game::TemplatePlaced& e) {
    auto told = voice.line(Saying::TemplatePlaced);
    told.place = e.placed.centre;
    told.what = word(kind_as_seen(e.placed.kind));
    if (voice.owns(e.placed.side)) {
        told.what = word(e.placed.kind);
        told.side = e.placed.side;
        told.actor = voice.who(e.placed.battery);
    }
    return {told};
}
Lines tell(const Voice&, const game::TemplateRemoved&) { return {}; }

/// Everybody can tell aircraft from shells. [REL-11]
static bool comes_from_the_air(const game::Game& game, const game::TemplateAttack& e) {
    const auto found = std::ranges::find(game.templates, e.marker, &game::Template::id);
    return found != game.templates.end() && found->kind == rules::MissionKind::AirStrike;
}

/// The firing side sees its dice against stands in sight, and nothing at all of hidden ones; the
/// owner sees what befell its stand. [REL-09]
Lines tell(const Voice& voice, const game::TemplateAttack& e) {
    auto target = voice.who(e.target);
    if (!target) return {};
    const bool fires = voice.owns_stand(e.battery);
    auto told = voice.line(fires ? Saying::TemplateAttack : Saying::TemplateFelt);
    told.target = std::move(target);
    told.what = comes_from_the_air(voice.game(), e) ? "air_strike" : "indirect";
    told.outcome = word(worst(e.results));
    if (e.moving) told.place = e.at;
    if (fires) {
        told.actor = voice.who(e.battery);
        add_dice(told, e.dice, e.needs);
        told.working = e.working;
        told.count = e.hits;
    }
    Lines lines{told};
    add_results(voice, e.results, lines);
    return lines;
}

}  // namespace fog
