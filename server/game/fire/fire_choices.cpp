#include <algorithm>

#include "base/contains.h"
#include "game/command/firers.h"
#include "game/command/weapon_lines.h"
#include "game/fire/choices.h"
#include "game/fire/fire_declaration.h"

/// Whom a side may fire at now: enemies in sight, in line and in arc; never by range. [MEAS-01,
/// MEAS-04]
namespace game {
namespace {

using rules::FireKind;

/// Could any of these lines be fired there, if nothing were in the way?
bool is_worth_a_look(const Targets& known, Aim aim, const std::vector<int>& lines) {
    aim.line_of_fire = true;
    return std::ranges::any_of(lines, [&](int line) {
        return may_declare(known.game, aim, line, known.kind).has_value();
    });
}

/// Every aim at one target: where it stands, and in Op Fire the points at which it was seen moving.
std::vector<Aim> aims_at(const Targets& known, const Aim& own, const std::vector<int>& lines,
                         const Contact& contact) {
    std::vector<Aim> aims;
    const auto add = [&](std::optional<Point> point) {
        auto aim = take_aim(known.game, own, contact, point);
        if (!is_worth_a_look(known, aim, lines)) return;
        aim.line_of_fire = known.lines_of_fire.has(known.game, *own.firer, aim.place.base);
        if (aim.line_of_fire) aims.push_back(aim);
    };
    const auto& seen = contact.shown.path;
    if (known.kind != FireKind::Opportunity || seen.empty()) {
        if (on_table(the_stand(known.game, contact.stand))) add(std::nullopt);
        return aims;
    }
    for (const auto point : seen) add(point);
    return aims;
}

/// A cover is offered when it can be declared at every point that is offered. [S-48]
void keep_common(std::vector<rules::Cover>& covers, const std::vector<rules::Cover>& here,
                 bool others) {
    if (!others) covers = here;
    std::erase_if(covers, [&](rules::Cover cover) { return !contains(here, cover); });
}

std::vector<rules::Cover> covers_at(const Targets& known, const Aim& aim,
                                    const rules::WeaponLine& line) {
    return covers_in_area(known.game, aim, line, known.kind, [&](const Corners& base) {
        return known.lines_of_fire.has(known.game, *aim.firer, base);
    });
}

/// The target with the points and covers that this line may be aimed at; nothing if there are none.
std::optional<TargetChoice> target_choice(const Targets& known, const Contact& contact,
                                          const std::vector<Aim>& aims, int number,
                                          const rules::WeaponLine& line) {
    TargetChoice choice;
    choice.target = contact.handle;
    bool any = false;
    for (const auto& aim : aims) {
        if (!may_declare(known.game, aim, number, known.kind)) continue;
        if (aim.path_point) choice.path_points.push_back(*aim.path_point);
        if (line.small_arms) keep_common(choice.covers, covers_at(known, aim, line), any);
        any = true;
    }
    return any ? std::optional{choice} : std::nullopt;
}

bool is_declared(const Game& game, const Stand& firer, const rules::WeaponLine& line) {
    const auto& lines = weapon_lines_of(game, firer);
    return std::ranges::any_of(game.shots, [&](const Shot& shot) {
        return shot.firer == firer.id &&
               lines[static_cast<std::size_t>(shot.line)].weapon == line.weapon;
    });
}

/// The lines that it has not declared yet.
std::vector<int> lines_left(const Game& game, const Stand& firer) {
    const auto& lines = weapon_lines_of(game, firer);
    std::vector<int> left;
    for (int number = 0; number < static_cast<int>(lines.size()); ++number)
        if (!is_declared(game, firer, lines[static_cast<std::size_t>(number)]))
            left.push_back(number);
    return left;
}

bool may_fire_at_all(const Targets& known, const Stand& firer) {
    const bool there = on_table(firer) || firer.presence == Presence::Aboard;
    return firer.side == known.side && there && !weapon_lines_of(known.game, firer).empty() &&
           may_take_part_in_fire(known.game, firer, known.kind).has_value();
}

}  // namespace

std::optional<Targets> targets_of(const Game& game, Side side, LinesOfFire& lines) {
    const auto kind = fire_declared_in(game.subphase);
    if (!kind) return std::nullopt;
    lines.follow(game, side);
    Targets targets{game, side, *kind, lines, {}};
    for (const auto& contact : knowledge_of(game, watcher_of(side)).contacts) {
        const auto* target = find_stand(game, contact.stand);
        if (contact.in_sight && target && can_be_target(game, *target, *kind))
            targets.contacts.push_back(&contact);
    }
    return targets;
}

std::optional<FireChoice> fire_choice(const Targets& targets, const Stand& firer) {
    const auto& game = targets.game;
    if (targets.contacts.empty() || !may_fire_at_all(targets, firer)) return std::nullopt;
    FireChoice choice{firer.id, {}};
    const auto left = lines_left(game, firer);
    const auto own = aim_of(game, firer);
    std::vector<std::pair<const Contact*, std::vector<Aim>>> aimed;
    for (const auto* contact : targets.contacts)
        if (auto aims = aims_at(targets, own, left, *contact); !aims.empty())
            aimed.emplace_back(contact, std::move(aims));
    const auto& lines = weapon_lines_of(game, firer);
    for (const int number : left) {
        const auto& line = lines[static_cast<std::size_t>(number)];
        WeaponChoice weapon{number, line.name, 0, {}};
        for (const auto& [contact, aims] : aimed) {
            auto target = target_choice(targets, *contact, aims, number, line);
            const int dice = rate_of_fire(game, firer, line, targets.kind, *aims.front().target,
                                          aims.front().contact, {})
                                 .dice;
            if (!target || dice < 1) continue;
            weapon.dice = std::max(weapon.dice, dice);
            weapon.targets.push_back(std::move(*target));
        }
        if (!weapon.targets.empty()) choice.weapons.push_back(std::move(weapon));
    }
    if (choice.weapons.empty()) return std::nullopt;
    return choice;
}

bool could_assault(const Targets& targets, const Stand& firer) {
    const auto& game = targets.game;
    const auto touches = [&](const Contact& contact, std::optional<Point> path_point, Point at) {
        if (!within(firer.at, at, kBeyondContact)) return false;
        const auto& target = the_stand(game, contact.stand);
        return in_contact_at(game, firer, target,
                             place_of_target(game, target, targets.kind, path_point));
    };
    return std::ranges::any_of(targets.contacts, [&](const Contact* contact) {
        return touches(*contact, std::nullopt, contact->shown.at) ||
               std::ranges::any_of(contact->shown.path,
                                   [&](Point at) { return touches(*contact, at, at); });
    });
}

}  // namespace game
