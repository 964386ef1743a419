#include "rules/fire_steps.h"

#include <algorithm>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/cards/card_windows.h"
#include "game/command/weapon_lines.h"
#include "game/core/refusals.h"
#include "game/core/sight.h"
#include "game/fire/fire.h"
#include "game/fire/fire_declaration.h"
#include "game/fire/lines_of_fire.h"
#include "game/fire/target_area.h"

namespace game {
namespace {

using rules::FireKind;

/// One answer for what is not there and for what is not seen. [REL-28]
tl::unexpected<Refusal> no_such_target() { return refuse(RefusalCode::NoSuchTarget); }

bool is_there_to_fire(const Stand& stand) {
    return on_table(stand) || stand.presence == Presence::Aboard;
}

/// The points of the path at which it was seen are what may be fired at. [OPF-03, OPF-04, S-50]
Result<void> may_aim_at(const DeclareFire& command, const Contact& contact, const Stand& target,
                        FireKind kind) {
    if (!command.path_point) {
        if (on_table(target) || target.presence == Presence::Aboard) return {};
        return refuse(RefusalCode::NotOnPath);
    }
    if (kind != FireKind::Opportunity)
        return refuse(RefusalCode::NotOnPath, "Only Opportunity Fire aims at a path.", {"GENF-04"});
    const auto& seen = contact.shown.path;
    if (*command.path_point == contact.shown.at || contains(seen, *command.path_point)) return {};
    return refuse(RefusalCode::NotOnPath, "It was not seen at that point.", {"OPF-03", "S-50"});
}

Result<void> may_choose_cover(const Game& game, const DeclareFire& command, const Aim& aim,
                              const rules::WeaponLine& line, FireKind kind,
                              const std::vector<rules::SightObstacle>& obstacles) {
    if (!command.cover_category) return {};
    const auto has_line = [&](const Corners& base) {
        return has_line_of_fire(game, obstacles, *aim.firer->stand, base);
    };
    const auto area = enemies_in_area(game, the_stand(game, aim.at->target), aim.at->place, kind);
    if (line.small_arms &&
        contains(covers_in_area(game, aim, line, area, has_line), *command.cover_category))
        return {};
    return refuse(RefusalCode::NoSuchCover);
}

/// Full rate for one target; named dice, together within the rate, for several. [FIRE-10, S-46]
Result<int> dice_of(const Game& game, const DeclareFire& command, const Aim& aim,
                    const rules::WeaponLine& line, FireKind kind) {
    const auto& lines = *aim.firer->lines;
    const auto& firer = *aim.firer->stand;
    const auto& target = the_stand(game, aim.at->target);
    int others = 0;
    for (const auto& shot : game.shots) {
        if (shot.firer != command.firer) continue;
        if (lines[static_cast<std::size_t>(shot.line)].weapon != line.weapon) continue;
        const bool divides = shot.line == command.line && shot.target != target.id &&
                             shot.dice > 0 && command.dice > 0;
        if (!divides || (line.small_arms && !aim.contact))
            return refuse(RefusalCode::AlreadyDeclared);
        others += shot.dice;
    }
    const auto rate = rate_of_fire(game, firer, line, kind, target, aim.contact,
                                   other_targets(game, firer, line, kind, target.id));
    const auto named = command.dice == 0 ? std::nullopt : std::optional{command.dice + others};
    if (auto dice = rules::declared_dice(named, rate.dice); !dice) return dice;
    return command.dice;
}

}  // namespace

/// A declaration is sealed until its step is resolved; out of range it is wasted. [FIRE-09,
/// MEAS-04]
Result<Events> decide(const Game& game, Side side, const DeclareFire& command) {
    const auto kind = fire_declared_in(game.subphase);
    if (!kind)
        return wrong_subphase(
            game, {Subphase::PrepFireA, Subphase::OpportunityFire, Subphase::GeneralFire});
    const auto* firer = own_stand(game, side, command.firer);
    if (!firer || !is_there_to_fire(*firer)) return no_such_stand_of_yours();
    const auto& lines = weapon_lines_of(game, *firer);
    if (command.line < 0 || static_cast<std::size_t>(command.line) >= lines.size())
        return refuse(RefusalCode::NoSuchWeapon);
    const auto& line = lines[static_cast<std::size_t>(command.line)];
    const auto* contact = find_contact(game, watcher_of(side), command.target);
    if (!contact || !contact->in_sight) return no_such_target();
    const auto& target = the_stand(game, contact->stand);
    if (target.side == side || !can_be_target(game, target, *kind)) return no_such_target();
    if (auto may = may_aim_at(command, *contact, target, *kind); !may)
        return tl::unexpected(may.error());

    const auto obstacles = known_obstacles(game, side);
    const auto gunner = firer_of(game, *firer, *kind);
    const auto at = aim_point(game, *contact, *kind, command.path_point);
    auto aim = take_aim(game, gunner, at);
    aim.line_of_fire = has_line_of_fire(game, obstacles, *firer, at.place.base);
    if (auto may = may_declare(game, aim, command.line, *kind); !may)
        return tl::unexpected(may.error());
    if (auto may = may_choose_cover(game, command, aim, line, *kind, obstacles); !may)
        return tl::unexpected(may.error());
    const auto dice = dice_of(game, command, aim, line, *kind);
    if (!dice) return tl::unexpected(dice.error());
    return Events{
        FireDeclared{.shot = {.id = ShotId{game.next_shot[static_cast<std::size_t>(side)]},
                              .side = side,
                              .firer = command.firer,
                              .line = command.line,
                              .target = target.id,
                              .dice = *dice,
                              .path_point = command.path_point,
                              .cover_category = command.cover_category}}};
}

Result<Events> decide(const Game& game, Side side, const WithdrawFire& command) {
    const auto found = std::ranges::find(game.shots, command.shot, &Shot::id);
    if (found == game.shots.end() || found->side != side) return refuse(RefusalCode::NoSuchShot);
    if (game.card_window) return wrong_subphase(game, {card_step(game).subphase});
    return Events{FireWithdrawn{command.shot}};
}

}  // namespace game
