#include <algorithm>
#include <charconv>

#include "base/contains.h"
#include "fog/view_parts.h"
#include "fog/words.h"
#include "game/cards/card_windows.h"
#include "game/play/commands.h"
#include "game/spotting/messages.h"
#include "game/turn/quiet_hours.h"
#include "game/turn/shares.h"
#include "rules/cover_lines.h"

namespace fog {
namespace {

constexpr int kMinutesPerTurn = 30;  // SCALE-03

/// "06:00" and two turns later: "07:00".
std::string clock_of(const game::Game& game) {
    const auto& start = game.scenario.first_turn_clock;
    int hours = 0, minutes = 0;
    if (start.size() != 5) return start;
    std::from_chars(start.data(), start.data() + 2, hours);
    std::from_chars(start.data() + 3, start.data() + 5, minutes);
    const int now =
        (hours * 60 + minutes + std::max(0, game.turn - 1) * kMinutesPerTurn) % (24 * 60);
    const auto two_digits = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return two_digits(now / 60) + ":" + two_digits(now % 60);
}

std::string briefing_of(const Eyes& eyes) {
    if (!is_side(eyes.audience())) return {};
    return side_of(eyes.audience()) == Side::Blue ? eyes.game().scenario.briefing_blue
                                                  : eyes.game().scenario.briefing_red;
}

bool is_over(const game::Game& game) { return game.subphase == game::Subphase::BattleOver; }

bool has(const std::vector<MarkerId>& seen, MarkerId id) {
    return std::ranges::find(seen, id) != seen.end();
}

}  // namespace

BattleFacts battle_facts(const Eyes& eyes, const Chronicle& told, const Table& table) {
    const auto& game = eyes.game();
    const auto& scenario = game.scenario;
    const auto& step = game::card_step(game);  // of a window, the step that it stands before
    BattleFacts facts{
        .scenario = scenario.id,
        .title = scenario.title,
        .summary = scenario.summary,
        .briefing = briefing_of(eyes),
        .player = player_looking(eyes),
        .options = {},
        .turn = game.turn,
        .turns = scenario.turns,
        .clock = clock_of(game),
        .step = game.subphase,
        .printed = std::string{step.printed},
        .opening = told.opening(),
        .phase = step.phase,
        .side_a = game.side_a,
        .weather = game.weather,
        .spot_percent = game.spot_percent,
        .max_visibility = game.max_visibility,
        .wheeled_factor = game.wheeled_factor.value_or(1),
        .night = game.night,
        .air_allowed = !game.no_air,
        .paused = game.paused,
        .paused_by_clock = game.paused_by_clock,
        .paused_by_consent = game.paused_by_consent,
        .pause_asked = game.pause_asked,
        .quiet_blue = hours_text(game::quiet_hours_of(game, Side::Blue)),
        .quiet_red = hours_text(game::quiet_hours_of(game, Side::Red)),
        .over = is_over(game),
        .winner = game.winner,
        .ending = game.ending,
        .points_blue = {},
        .points_red = {},
        .lifted = game.fog_lifted,
        .lift_agreed = game.lift_agreed,
        .opens_at = game.fog_lifted ? std::nullopt : table.opens_at,
    };
    for (auto& [name, value] : rules::to_named_values(scenario.options))
        facts.options.emplace(name, value);
    if (told.points()) {
        facts.points_blue = told.points()->first;
        facts.points_red = told.points()->second;
    }
    return facts;
}

DiceSeen dice_seen(const game::Game& game, const Table& table) {
    const auto if_any = [](std::string text) {
        return text.empty() ? std::nullopt : std::optional{std::move(text)};
    };
    return {table.commitment,
            if_any(game::promise_of(game, Side::Blue)),
            if_any(game::promise_of(game, Side::Red)),
            if_any(game::contribution_of(game, Side::Blue)),
            if_any(game::contribution_of(game, Side::Red)),
            game.went_without,
            game.no_shares_agreed};
}

MapFacts map_facts(const Eyes& eyes) {
    const auto& field = eyes.game().scenario.field;
    MapFacts map;
    map.width = field.width;
    map.height = field.height;
    for (const auto& c : field.contours) map.contours.push_back({c.level, c.outline});
    for (const auto& a : field.areas)
        map.areas.push_back({a.name, a.terrain, a.visibility, a.cover, a.height, a.outline});
    for (const auto& r : field.roads) map.roads.push_back({r.name, r.line, r.half_width});
    for (const auto& w : field.waters) {
        auto& water =
            map.waters.emplace_back(WaterSeen{w.name, w.terrain, w.line, w.half_width, {}});
        for (const auto& c : w.crossings) water.crossings.push_back({c.at, c.reach, c.bridge});
    }
    for (const auto& c : field.cover_lines) {
        const auto shelter = rules::shelter_of(c.kind);
        map.cover_lines.push_back({c.name, c.kind, c.line, shelter.cover, shelter.hides_hulls});
    }
    for (const auto& z : eyes.game().scenario.zones)
        if (eyes.owns(z.side)) map.zones.push_back({z.name, z.side, z.outline});
    return map;
}

Keyed<ObjectiveSeen> objectives_seen(const Eyes& eyes, const Chronicle& told) {
    Keyed<ObjectiveSeen> seen;
    const auto& objectives = eyes.game().scenario.objectives;
    for (std::size_t i = 0; i < objectives.size(); ++i) {
        const auto& o = objectives[i];
        const auto held = i < told.held().size() ? told.held()[i] : o.held_at_start;
        seen.emplace(std::to_string(i + 1),
                     ObjectiveSeen{o.name, o.at, o.reach, o.points_blue, o.points_red, held});
    }
    return seen;
}

/// Templates lie open; whose they are, and which battery fired, is the owner's to know. [REL-11]
Keyed<TemplateSeen> templates_seen(const Eyes& eyes) {
    Keyed<TemplateSeen> seen;
    for (const auto& t : eyes.game().templates) {
        TemplateSeen shown{t.kind, t.centre, t.size, t.turn_placed, {}};
        if (eyes.owns(t.side))
            shown.battery = t.battery;
        else
            shown.kind = kind_as_seen(t.kind);
        const auto* kind = t.kind == rules::MissionKind::Smoke ? "smoke@" : "he@";
        seen.emplace(free_key(seen, kind + key_of_place(t.centre)), shown);
    }
    return seen;
}

/// A wreck shows where it burns to those who have seen the place. [REL-20]
Keyed<WreckSeen> wrecks_seen(const Eyes& eyes) {
    Keyed<WreckSeen> seen;
    for (const auto& wreck : eyes.game().wrecks) {
        if (!eyes.is_referee() && !has(eyes.knowledge().wrecks_seen, wreck.id)) continue;
        const auto size = rules::base_dimensions(wreck.base);
        seen.emplace(free_key(seen, key_of_place(wreck.at)),
                     WreckSeen{wreck.at, wreck.facing, size.width, size.depth});
    }
    return seen;
}

namespace {

GunSeen gun_seen(const Eyes& eyes, const game::AbandonedGun& gun) {
    const auto& crew = game::the_stand(eyes.game(), gun.crew);
    const auto& line = game::line_of(eyes.game(), crew);
    const auto size = rules::base_dimensions(crew.base);
    GunSeen shown{line.name,  line.symbol, crew.side,  gun.at,
                  gun.facing, size.width,  size.depth, {}};
    if (eyes.owns(crew.side)) shown.crew = gun.crew;
    return shown;
}

}  // namespace

/// Own ones where they are, those of the enemy where they were last seen. [ABND-05]
Keyed<GunSeen> guns_seen(const Eyes& eyes) {
    Keyed<GunSeen> seen;
    const auto show = [&](const std::vector<game::AbandonedGun>& guns, bool own) {
        for (const auto& gun : guns)
            if (eyes.owns(game::the_stand(eyes.game(), gun.crew).side) == own)
                seen.emplace(free_key(seen, key_of_place(gun.at)), gun_seen(eyes, gun));
    };
    show(eyes.game().abandoned_guns, true);
    if (!eyes.is_referee()) show(eyes.knowledge().guns_seen, false);
    return seen;
}

/// As they were last seen. Keyed by place, like wrecks: a number would count those that are not
/// known. [REL-20, S-88]
Keyed<FieldworkSeen> fieldworks_seen(const Eyes& eyes) {
    Keyed<FieldworkSeen> seen;
    const auto& works = eyes.game().scenario.field.fieldworks;
    for (std::size_t i = 0; i < works.size(); ++i) {
        const auto number = static_cast<int>(i);
        if (!eyes.is_referee() && !contains(eyes.knowledge().fieldworks_seen, number)) continue;
        const auto key = free_key(seen, key_of_place(works[i].outline.front()));
        const auto cover =
            eyes.is_referee() ? works[i].cover
                              : game::cover_known(eyes.game(), watcher_of(eyes.audience()), number);
        seen.emplace(key, FieldworkSeen{cover, works[i].outline});
    }
    return seen;
}

/// What it knows of them, cleared ones too as long as it does not know that; what an attack needs
/// is its owner's to know. [REL-25, S-82]
Keyed<ObstacleSeen> obstacles_seen(const Eyes& eyes) {
    Keyed<ObstacleSeen> seen;
    const auto& obstacles = eyes.game().scenario.field.obstacles;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const auto& o = obstacles[i];
        const auto number = static_cast<int>(i);
        const bool known = contains(eyes.knowledge().obstacles_seen, number);
        if (eyes.is_referee() ? o.gone : !known) continue;
        const auto& [personnel, tracked, wheeled] = o.factors;
        ObstacleSeen shown{
            o.name, o.kind, o.outline, {personnel, tracked, wheeled},
               o.cleared_by, {},
               {},
               {},
               {}
        };
        if (o.owner && eyes.owns(*o.owner)) {
            shown.side = o.owner;
            shown.hit = o.hit;
        }
        if (eyes.is_referee()) {
            shown.hit = o.hit;
            shown.turns_to_clear = o.turns_to_clear;
            shown.number = number;
        }
        seen.emplace(free_key(seen, key_of_place(o.outline.front())), std::move(shown));
    }
    return seen;
}

}  // namespace fog
