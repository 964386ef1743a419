#include <algorithm>

#include <boost/container/small_vector.hpp>

#include "base/contains.h"
#include "game/command/firers.h"
#include "game/command/weapon_lines.h"
#include "game/fire/choices.h"
#include "game/fire/fire_declaration.h"
#include "game/fire/target_area.h"

/// Whom a side may fire at now: enemies in sight, in line and in arc; never by range. [MEAS-01,
/// MEAS-04]
namespace game {
namespace {

using rules::FireKind;

/// Numbers of lines: no stand has many.
using Lines = boost::container::small_vector<int, 6>;

/// One firer, one place, and the lines that may be fired there.
struct Aimed {
    Aim aim;
    TargetPlace* place = nullptr;
    Lines lines;
};
/// All that one firer may do to one target.
struct AimedAt {
    const TargetSeen* target = nullptr;
    std::vector<Aimed> aims;
};

const Contact& contact_of(const Targets& known, const TargetSeen& target) {
    return knowledge_of(known.game, watcher_of(known.side)).contacts[target.contact];
}

/// Most that may not bear elsewhere.
Lines lines_that_may(const Targets& known, const Aim& aim, const Lines& lines) {
    Lines found;
    for (const int line : lines)
        if (bears(aim, line) && may_declare(known.game, aim, line, known.kind))
            found.push_back(line);
    return found;
}

/// Every aim at one target. Whether something is in the way is asked last, since it is dear.
AimedAt aims_at(const Targets& known, const Firer& firer, const Lines& left, TargetSeen& target) {
    AimedAt found{&target, {}};
    for (auto& place : target.places) {
        const auto aim = take_aim(known.game, firer, place.at);
        auto lines = lines_that_may(known, aim, left);
        if (lines.empty()) continue;
        if (known.lines_of_fire.has(known.game, *firer.stand, place.at.place.base))
            found.aims.push_back({aim, &place, std::move(lines)});
    }
    return found;
}

/// A cover is offered when it can be declared at every point that is offered. [S-48]
void keep_common(std::vector<rules::Cover>& covers, const std::vector<rules::Cover>& here,
                 bool others) {
    if (!others) covers = here;
    std::erase_if(covers, [&](rules::Cover cover) { return !contains(here, cover); });
}

std::vector<rules::Cover> covers_at(const Targets& known, const Aimed& aimed,
                                    const rules::WeaponLine& line) {
    const auto& at = aimed.place->at;
    auto& area = aimed.place->area;
    if (!area)
        area = enemies_in_area(known.game, the_stand(known.game, at.target), at.place, known.kind);
    return covers_in_area(known.game, aimed.aim, line, *area, [&](const Corners& base) {
        return known.lines_of_fire.has(known.game, *aimed.aim.firer->stand, base);
    });
}

/// The target with the points and covers that this line may be aimed at; nothing if there are none.
std::optional<TargetChoice> target_choice(const Targets& known, const AimedAt& aimed, int number,
                                          const rules::WeaponLine& line) {
    TargetChoice choice;
    bool any = false;
    for (const auto& one : aimed.aims) {
        if (!contains(one.lines, number)) continue;
        if (one.aim.at->path_point) choice.path_points.push_back(*one.aim.at->path_point);
        if (line.small_arms) keep_common(choice.covers, covers_at(known, one, line), any);
        any = true;
    }
    if (!any) return std::nullopt;
    choice.target = contact_of(known, *aimed.target).handle;
    return choice;
}

/// Without targets: it may not be fired.
WeaponChoice weapon_choice(const Targets& known, const Firer& firer,
                           const std::vector<AimedAt>& aimed, int number) {
    const auto& line = (*firer.lines)[static_cast<std::size_t>(number)];
    WeaponChoice weapon{number, line.name, 0, {}};
    for (const auto& at : aimed) {
        const auto& first = at.aims.front().aim;
        const int dice = rate_of_fire(known.game, *firer.stand, line, known.kind,
                                      the_stand(known.game, first.at->target), first.contact, {})
                             .dice;
        auto target = dice < 1 ? std::nullopt : target_choice(known, at, number, line);
        if (!target) continue;
        weapon.dice = std::max(weapon.dice, dice);
        weapon.targets.push_back(std::move(*target));
    }
    return weapon;
}

/// The lines whose weapons it has not declared yet.
Lines lines_left(const Firer& firer) {
    const auto weapon = [&](int line) {
        return (*firer.lines)[static_cast<std::size_t>(line)].weapon;
    };
    Lines left;
    for (int number = 0; number < static_cast<int>(firer.lines->size()); ++number)
        if (std::ranges::none_of(firer.declared, [&](const Shot* shot) {
                return weapon(shot->line) == weapon(number);
            }))
            left.push_back(number);
    return left;
}

bool may_fire_at_all(const Targets& known, const Stand& firer) {
    const bool there = on_table(firer) || firer.presence == Presence::Aboard;
    return firer.side == known.side && there && !weapon_lines_of(known.game, firer).empty() &&
           may_take_part_in_fire(known.game, firer, known.kind).has_value();
}

/// Where it stands, and in Op Fire the points at which it was seen moving. [OPF-03, OPF-04]
std::vector<TargetPlace> places_of(const Game& game, const Contact& contact, FireKind kind) {
    std::vector<TargetPlace> places;
    const auto& seen = contact.shown.path;
    if (kind == FireKind::Opportunity && !seen.empty()) {
        for (const auto point : seen)
            places.push_back({aim_point(game, contact, kind, point), std::nullopt});
    } else if (on_table(the_stand(game, contact.stand))) {
        places.push_back({aim_point(game, contact, kind, std::nullopt), std::nullopt});
    }
    return places;
}

std::vector<TargetSeen> look_for_targets(const Game& game, Side side, FireKind kind) {
    std::vector<TargetSeen> seen;
    const auto& contacts = knowledge_of(game, watcher_of(side)).contacts;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const auto* target = find_stand(game, contacts[i].stand);
        if (contacts[i].in_sight && target && can_be_target(game, *target, kind))
            seen.push_back({i, places_of(game, contacts[i], kind)});
    }
    return seen;
}

}  // namespace

std::optional<Targets> targets_of(const Game& game, Side side, LinesOfFire& lines,
                                  TargetsSeen& seen) {
    const auto kind = fire_declared_in(game.subphase);
    if (!kind) return std::nullopt;
    if (!seen) seen = look_for_targets(game, side, *kind);
    return Targets{game, side, *kind, lines, *seen};
}

std::optional<FireChoice> fire_choice(Targets& targets, const Stand& stand) {
    const auto& game = targets.game;
    if (targets.seen.empty() || !may_fire_at_all(targets, stand)) return std::nullopt;
    FireChoice choice{stand.id, {}};
    const auto firer = firer_of(game, stand, targets.kind);
    const auto left = lines_left(firer);
    std::vector<AimedAt> aimed;
    for (auto& target : targets.seen)
        if (auto at = aims_at(targets, firer, left, target); !at.aims.empty())
            aimed.push_back(std::move(at));
    for (const int number : left)
        if (auto weapon = weapon_choice(targets, firer, aimed, number); !weapon.targets.empty())
            choice.weapons.push_back(std::move(weapon));
    if (choice.weapons.empty()) return std::nullopt;
    return choice;
}

std::vector<StandId> whom_it_could_assault(const Targets& targets, const Stand& firer) {
    const auto& game = targets.game;
    const auto touches = [&](const Contact& contact, std::optional<Point> path_point, Point at) {
        if (!within(firer.at, at, kBeyondContact)) return false;
        const auto& target = the_stand(game, contact.stand);
        return in_contact_at(game, firer, target,
                             place_of_target(game, target, targets.kind, path_point));
    };
    std::vector<StandId> touched;
    for (const auto& target : targets.seen) {
        const auto& contact = contact_of(targets, target);
        if (touches(contact, std::nullopt, contact.shown.at) ||
            std::ranges::any_of(contact.shown.path,
                                [&](Point at) { return touches(contact, at, at); }))
            touched.push_back(contact.stand);
    }
    return touched;
}

}  // namespace game
