#include "game/play/standing.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/cards/cards.h"
#include "game/hands/card_effects.h"
#include "game/hands/fow_cards.h"
#include "game/hands/messages.h"
#include "game/play/leading.h"
#include "game/turn/takes_place.h"

namespace game {
namespace {

std::string_view open_step_of(const Game& game) { return step_of(game.subphase).printed; }

const StandingPass* pass_for(const Game& game, const Player& player, std::string_view step) {
    const auto found = std::ranges::find_if(game.standing_passes, [&](const StandingPass& pass) {
        return pass.player == player && pass.step == step;
    });
    return found == game.standing_passes.end() ? nullptr : &*found;
}

int contacts_made(const Game& game, Side side) {
    return knowledge_of(game, watcher_of(side)).contacts_made;
}

Events ended(const StandingPass& pass, PassEnds why) {
    return Events{
        StandingPassEnded{pass.player, pass.step, why}
    };
}

void end_passes_on_contact(Course& course) {
    const auto passes = course.game().standing_passes;
    for (const auto& pass : passes)
        if (pass.until_contact &&
            contacts_made(course.game(), pass.player.side) > *pass.until_contact)
            course.happen_all(ended(pass, PassEnds::Contact));
}

void commit(Course& course, const StandingPass& pass) {
    if (decides_alone(course.game(), pass.player))
        course.happen(SideCommitted{.side = pass.player.side, .by_standing = true});
    else
        course.happen(PlayerCommitted{pass.player, true});
}

}  // namespace

std::vector<std::string> steps_to_pass(const Game& game, Player player) {
    std::vector<std::string> steps;
    if (game.scenario.options.window_seconds == 0 || game.subphase == Subphase::BattleOver)
        return steps;
    for (const auto step : kPassable)
        if (step != step_of(Subphase::FogOfWar).printed || player.number == kLeader)
            steps.emplace_back(step);
    return steps;
}

Result<Events> decide(const Game& game, Player player, const PassAlways& command) {
    if (!can_be_passed(command.step)) return refuse(RefusalCode::NotPassable);
    if (game.scenario.options.window_seconds == 0) return refuse(RefusalCode::NoWindows);
    const bool discards = command.step == step_of(Subphase::FogOfWar).printed;
    if (discards && player.number != kLeader) return refuse(RefusalCode::LeadersOwn);
    if (!discards && !command.discards.empty()) return refuse(RefusalCode::NoSurplus);
    for (const auto& card : command.discards)
        if (!find_card(game, card))
            return refuse(RefusalCode::NoSuchCard, "There is no card " + card + " here.",
                          {"S-107"});
    if (command.until_contact && !game.scenario.options.shared_spotting)
        return refuse(RefusalCode::NoSharedSpotting);
    StandingPass pass{player, command.step, {}, command.discards};
    if (command.until_contact) pass.until_contact = contacts_made(game, player.side);
    return Events{StandingPassSet{std::move(pass)}};
}

bool takes_discard_back(const Game& game, const PassNoMore& command) {
    return game.subphase == Subphase::FogOfWar && command.step == open_step_of(game);
}

/// A discard that it has decided already goes with it: its cards would be taken by their age.
Result<Events> decide(const Game& game, Player player, const PassNoMore& command) {
    const auto* pass = pass_for(game, player, command.step);
    if (!pass) return refuse(RefusalCode::NoStandingPass);
    const bool names_cards = takes_discard_back(game, command) && has_committed(game, player);
    if (names_cards && must_discard(game, player.side) > 0)
        return decide(game, player, TakeBackCommit{});
    return ended(*pass, PassEnds::ByOwner);
}

/// A share in the dice that lies open cannot be taken back; nor, in grace, what was given in time.
/// [S-102, S-110]
bool may_take_back_commit(const Game& game, Player player) {
    const auto acts = step_of(game.subphase).acts;
    return game.subphase != Subphase::DiceContributions && acts != Acts::Server &&
           acts != Acts::Nobody && !game.in_grace && has_committed(game, player) &&
           contains(who_decides(game, player.side), player);
}

/// A standing pass that decided here would decide again at once: it ends.
Result<Events> decide(const Game& game, Player player, const TakeBackCommit&) {
    if (!may_take_back_commit(game, player)) return refuse(RefusalCode::TooLate);
    Events events;
    if (const auto* pass = pass_for(game, player, open_step_of(game)))
        events = ended(*pass, PassEnds::ByOwner);
    CommitTakenBack taken{player, {}};
    for (const auto& other : who_decides(game, player.side))
        if (other != player && has_committed(game, other)) taken.others.push_back(other);
    events.push_back(taken);
    return events;
}

/// What is shown of the hands decides, not what is in them. [REL-22]
bool waits_for_discards(const Game& game) {
    const auto& options = game.scenario.options;
    if (game.opened_by_referee || !options.shared_spotting ||
        a_deck_names(game.scenario, step_of(Subphase::FogOfWar).printed))
        return true;
    if (options.fow_discard == rules::FowDiscard::None) return false;
    return std::ranges::any_of(std::array{Side::Blue, Side::Red}, [&](Side side) {
        return hand_shown(game, side) > options.fow_hand_limit;
    });
}

void pass_beforehand(Course& course) {
    end_passes_on_contact(course);
    if (course.game().paused || course.game().scenario.options.window_seconds == 0) return;
    const auto passes = course.game().standing_passes;
    for (const auto& pass : passes)
        if (pass.step == open_step_of(course.game()) && is_deciding(course.game(), pass.player))
            commit(course, pass);
}

Events end_passes_of(const Game& game, Player player, PassEnds why) {
    Events events;
    for (const auto& pass : game.standing_passes)
        if (pass.player == player) events.push_back(StandingPassEnded{player, pass.step, why});
    return events;
}

void end_passes_for(Course& course, Subphase subphase) {
    const auto passes = course.game().standing_passes;
    for (const auto& pass : passes)
        if (pass.step == step_of(subphase).printed)
            course.happen_all(ended(pass, PassEnds::Reopened));
}

}  // namespace game
