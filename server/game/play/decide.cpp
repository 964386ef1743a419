#include "game/play/decide.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

#include "base/contains.h"
#include "base/exact.h"
#include "base/refusal_code.h"
#include "game/ammunition/ammunition.h"
#include "game/cards/cards.h"
#include "game/carrying/carrying.h"
#include "game/command/command.h"
#include "game/effects/effects.h"
#include "game/effects/met_unseen.h"
#include "game/fire/fire.h"
#include "game/hands/card_effects.h"
#include "game/hands/hands.h"
#include "game/hits/hits.h"
#include "game/morale/morale.h"
#include "game/movement/movement.h"
#include "game/obstacles/obstacles.h"
#include "game/orders/orders.h"
#include "game/play/leading.h"
#include "game/play/standing.h"
#include "game/play/steps.h"
#include "game/referee/referee.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting.h"
#include "game/transport/transport.h"
#include "game/turn/quiet_hours.h"
#include "game/turn/turn.h"

namespace game {
namespace {

template <class T>
concept RulingCommand = base::OneOf<T, Ruling>;

template <class T>
concept SideCommand = requires(const Game& game, Side side, const T& command) {
    { decide(game, side, command) } -> std::same_as<Result<Events>>;
};

tl::unexpected<Refusal> referee_only() { return refuse(RefusalCode::RefereeOnly); }

/// Every ruling is the referee's and says why. [REF-01]
Result<void> judge_ruling(Actor actor, const std::string& reason) {
    if (actor != Actor::Referee) return referee_only();
    if (reason.empty()) return refuse(RefusalCode::NeedsReason);
    if (reason.size() > kLongestReason) return refuse(RefusalCode::TooLong);
    return {};
}

/// What ends the open step, and the passive default for whoever has not committed; nothing where
/// nobody decides. [S-04]
Events end_step(const Game& game, Event how) {
    const bool by_clock = holds_alternative<TimeRanOut>(how);
    Events events;
    for (const auto side : {Side::Blue, Side::Red})
        if (is_deciding(game, side)) events.push_back(SideCommitted{side, by_clock, !by_clock});
    if (!events.empty()) events.push_front(std::move(how));
    return events;
}

/// Nothing passes the step in which a share is waited for but the shares themselves. [S-102]
bool waits_for_shares(const Game& game) { return game.subphase == Subphase::DiceContributions; }

Result<Events> decide_as(const Game& game, Actor actor, const Commit&) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide);
    if (game.paused) return refuse(RefusalCode::Paused);
    if (!is_deciding(game, actor)) return refuse(RefusalCode::NotDeciding);
    if (waits_for_shares(game)) return refuse(RefusalCode::SharesWanting);
    if (player_of(actor) == kLeader && must_discard(game, side_of(actor)) > 0)
        return refuse(RefusalCode::MustDiscard);
    if (!decides_alone(game, player_at(actor))) return Events{PlayerCommitted{player_at(actor)}};
    return Events{
        SideCommitted{side_of(actor), false}
    };
}

/// What a player decides beforehand, or takes back, he may whenever the battle goes on.
template <class T>
concept AheadCommand =
    base::OneOf<T, boost::variant2::variant<PassAlways, PassNoMore, TakeBackCommit>>;

template <AheadCommand T>
Result<Events> decide_as(const Game& game, Actor actor, const T& command) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide);
    const auto player = player_at(actor);
    if (player.number != kLeader && !contains(game.players_up, player))
        return refuse(RefusalCode::LeadersOwn);
    return decide(game, player, command);
}

Result<Events> decide_as(const Game& game, Actor actor, const EndWindow&) {
    if (actor != Actor::Clock) return refuse(RefusalCode::ClockOnly);
    if (!game.window_runs) return refuse(RefusalCode::NotDeciding);
    return Events{WindowLasted{}};
}

Result<Events> decide_as(const Game& game, Actor actor, const TakeUpCompanies&) {
    const auto player = player_at(actor);
    if (contains(game.players_up, player)) return refuse(RefusalCode::AlreadyUp);
    if (!may_take_up(game, actor)) return refuse(RefusalCode::NoSuchPlayer);
    return Events{CompaniesTakenUp{player}};
}

/// Whether the player is away is for the room to know.
Result<Events> decide_as(const Game& game, Actor actor, const TakeOverCompanies& command) {
    if (!is_side(actor) || player_of(actor) != kLeader) return refuse(RefusalCode::LeadersOwn);
    const Player player{side_of(actor), command.player};
    if (!contains(game.players_up, player))
        return refuse(RefusalCode::NoSuchPlayer, "You lead the companies of that player already.",
                      {"S-90"});
    auto events = end_passes_of(game, player, PassEnds::TakenOver);
    events.push_back(CompaniesTakenOver{player});
    return events;
}

/// What somebody else decided beforehand does not bind a substitute.
Result<Events> decide_as(const Game& game, Actor actor, const HandOverSeat& command) {
    if (actor != Actor::Clock) return refuse(RefusalCode::ClockOnly);
    Events events;
    if (command.player) events = end_passes_of(game, *command.player, PassEnds::Substituted);
    events.push_back(SeatHandedOver{command.player});
    return events;
}

/// Who is late has grace once an opening. [S-110]
Result<Events> decide_as(const Game& game, Actor actor, const TimeUp&) {
    if (actor != Actor::Clock) return refuse(RefusalCode::ClockOnly);
    if (waits_for_shares(game)) return refuse(RefusalCode::SharesWanting);
    const int grace = game.scenario.options.grace_seconds;
    const bool is_somebody_late = is_deciding(game, Side::Blue) || is_deciding(game, Side::Red);
    if (!is_somebody_late) return refuse(RefusalCode::NotDeciding);
    if (grace > 0 && !game.in_grace) return Events{GraceBegun{grace}};
    return end_step(game, TimeRanOut{});
}

Result<Events> decide_as(const Game&, Actor actor, const StopDeadline&) {
    if (actor != Actor::Clock)
        return refuse(RefusalCode::ClockOnly, "Only the clock stops a deadline.");
    return Events{DeadlineStopped{}};
}

/// A battle where nobody is pauses itself. [S-99]
Result<Events> decide_as(const Game& game, Actor actor, const Pause& command) {
    if (actor == Actor::Clock && !game.paused)
        return Events{
            Paused{.reason = {}, .told = {}, .by_clock = true}
        };
    if (const auto may = judge_ruling(actor, command.reason); !may)
        return tl::unexpected(may.error());
    return decide(game, command);
}

Result<Events> decide_as(const Game& game, Actor actor, const Resume& command) {
    if (may_resume(game, actor)) return Events{Resumed{}};  // a leader's reason is no ruling
    if (const auto may = judge_ruling(actor, command.reason); !may)
        return tl::unexpected(may.error());
    return decide(game, command);
}

/// For his side, and only its leader. [S-06]
Result<void> judge_leader(Actor actor) {
    if (is_side(actor) && player_of(actor) == kLeader) return {};
    return refuse(RefusalCode::LeadersOwn, "That is for the leaders of the sides.", {"S-06"});
}

/// The second one pauses the battle. [S-111]
Result<Events> decide_as(const Game& game, Actor actor, const AskForPause&) {
    if (const auto may = judge_leader(actor); !may) return tl::unexpected(may.error());
    const auto side = side_of(actor);
    if (game.paused) return refuse(RefusalCode::Paused, "The battle is paused already.");
    if (has_asked_for_pause(game, side)) return refuse(RefusalCode::AlreadyAsked);
    Events events{PauseAsked{side}};
    if (has_asked_for_pause(game, rules::enemy_of(side)))
        events.push_back(Paused{.reason = {}, .told = {}, .by_consent = true});
    return events;
}

Result<Events> decide_as(const Game& game, Actor actor, const WithdrawPause&) {
    if (const auto may = judge_leader(actor); !may) return tl::unexpected(may.error());
    if (!has_asked_for_pause(game, side_of(actor))) return refuse(RefusalCode::NotAsked);
    return Events{PauseWithdrawn{side_of(actor)}};
}

/// Also who does not lead his companies now. [S-112]
Result<Events> decide_as(const Game& game, Actor actor, const SetQuietHours& command) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide);
    return decide(game, player_at(actor), command);
}

Result<Events> decide_as(const Game& game, Actor actor, const EndStep& command) {
    if (const auto may = judge_ruling(actor, command.reason); !may)
        return tl::unexpected(may.error());
    if (waits_for_shares(game)) return refuse(RefusalCode::SharesWanting);
    auto events = end_step(game, StepForced{game.subphase, command.reason, false, command.told});
    if (events.empty() && !game.window_runs)
        return refuse(RefusalCode::NotDeciding, "No step is open.", {"REF-02"});
    if (events.empty())  // everybody has decided, and the window is still to end
        events.push_back(StepForced{game.subphase, command.reason, false, command.told});
    return events;
}

Result<Events> decide_as(const Game& game, Actor actor, const Concede& concede) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide, "Only a side concedes.");
    if (const auto refusal = not_led(game, actor, asked(game, concede)))
        return tl::unexpected(*refusal);
    const Side winner = rules::enemy_of(side_of(actor));
    const auto [blue, red] = points(game);
    return Events{
        BattleEnded{winner, "conceded", blue, red},
        StepOpened{Subphase::BattleOver}
    };
}

/// Leaders agree for their sides; the second one opens everything. [REL-35]
Result<Events> decide_as(const Game& game, Actor actor, const LiftFog&) {
    if (game.subphase != Subphase::BattleOver) return refuse(RefusalCode::BattleGoesOn);
    if (game.fog_lifted) return refuse(RefusalCode::FogLifted);
    if (actor == Actor::Clock) return Events{FogLifted{true}};
    if (const auto may = judge_leader(actor); !may) return tl::unexpected(may.error());
    const auto side = side_of(actor);
    if (!may_lift_fog(game, side)) return refuse(RefusalCode::Agreed);
    Events events{LiftAgreed{side}};
    if (contains(game.lift_agreed, rules::enemy_of(side))) events.push_back(FogLifted{false});
    return events;
}

/// Also of whose own share lies open, and who decides nothing more. [S-102]
template <class T>
Result<Events> decide_on_shares(const Game& game, Actor actor, const T& command) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide);
    if (const auto may = judge_leader(actor); !may) return tl::unexpected(may.error());
    if (game.paused) return refuse(RefusalCode::Paused);
    return decide(game, side_of(actor), command);
}

Result<Events> decide_as(const Game& game, Actor actor, GoWithoutShare& command) {
    return decide_on_shares(game, actor, command);
}

Result<Events> decide_as(const Game& game, Actor actor, AgreeToNoShares& command) {
    return decide_on_shares(game, actor, command);
}

/// Whom a player does not see he cannot name: to him there is no such handle. [S-90, REL-28]
template <SideCommand T> Result<Events> decide_as(const Game& game, Actor actor, T& command) {
    if (!is_side(actor)) return refuse(RefusalCode::NotASide, "Only a side may do that.");
    if (game.paused) return refuse(RefusalCode::Paused);
    if (!is_deciding(game, actor))
        return refuse(RefusalCode::NotDeciding, "You have nothing to decide now.", {"SEQ-02"});
    const auto what = asked(game, command);
    if (const auto refusal = not_led(game, actor, what)) return tl::unexpected(*refusal);
    if (what.enemy && is_hidden_from(game, actor, *what.enemy)) what.enemy->clear();
    return decide(game, side_of(actor), command);
}

Result<Events> decide_as(const Game& game, Actor actor, const WriteToSide& letter) {
    if (actor != Actor::Referee) return referee_only();
    return decide(game, letter);
}

template <RulingCommand T>
Result<Events> decide_as(const Game& game, Actor actor, const T& command) {
    if (const auto may = judge_ruling(actor, command.reason); !may)
        return tl::unexpected(may.error());
    return decide(game, command);
}

/// A stand that the referee declares seen is a new contact, with a handle of its own; one that he
/// has moved is looked for again where it is now. [REF-01, REL-32]
void follow_edit(Course& course, const EditStand& edit) {
    if (!is_placed(the_stand(course.game(), edit.stand))) return;
    if (edit.visible == true) see(course, edit.stand, "REF-01");
    if (edit.at && !edit.visible) look_again(course, edit.stand);
}

void follow(Course& course, const Command& command) {
    if (const auto* edit = get_if<EditStand>(&command)) follow_edit(course, *edit);
    if (holds_alternative<AddObstacle>(command))
        look_for_obstacle(course,
                          static_cast<int>(course.game().scenario.field.obstacles.size()) - 1);
}

/// Beside a vehicle or on left ground, by what its side knows. [S-25, S-26, S-64]
const StandId* who_is_set_down(const Event& event) {
    if (const auto* e = get_if<Unloaded>(&event)) return &e->stand;
    if (const auto* e = get_if<Unlimbered>(&event)) return &e->gun;
    if (const auto* e = get_if<TransportReturned>(&event)) return &e->vehicle;
    if (const auto* e = get_if<GroundOccupied>(&event)) return &e->stand;
    return nullptr;
}

/// What follows from one event before the next: a move is seen, met and shelled where it goes; with
/// the last share in the dice the first cards are dealt; a step that the referee opens is opened.
void follow(Course& course, const Event& event) {
    if (const auto* moved = get_if<StandMoved>(&event)) follow_move(course, *moved);
    if (const auto* pushed = get_if<GunManHandled>(&event)) follow_push(course, *pushed);
    if (const auto* put_down = who_is_set_down(event)) meet_unseen(course, *put_down);
    if (holds_alternative<ContributionGiven>(event)) deal_in_set_up(course);
    if (const auto* forced = get_if<StepForced>(&event); forced && forced->opened)
        open_by_ruling(course, forced->subphase);
}

/// Nothing stands, is seen or lies elsewhere after what is only declared.
bool is_declared_only(const Event& event) {
    const auto is = [&]<class... Kinds>(std::type_identity<std::tuple<Kinds...>>) {
        return (holds_alternative<Kinds>(event) || ...);
    };
    using Declared =
        std::tuple<SharePromised, SideCommitted, PlayerCommitted, CommitTakenBack, StandingPassSet,
                   StandingPassEnded, WindowLasted, SeatHandedOver, GraceBegun, PauseAsked,
                   PauseWithdrawn, QuietHoursSet, OrderPlaced, OrderWithdrawn, ReserveDeclared,
                   FacingDeclared, WhenForcedBackSet, FireDeclared, FireWithdrawn, MissionRequested,
                   MissionWithdrawn, MoveAsked, CardTakenBack>;
    return is(std::type_identity<Declared>{});
}

}  // namespace

Result<Events> decide(const Game& game, Actor actor, const Command& command, Dice&) {
    if (game.subphase == Subphase::BattleOver && actor != Actor::Referee &&
        !holds_alternative<LiftFog>(command))
        return refuse(RefusalCode::BattleOver);
    auto as_understood = command;  // a hidden enemy's handle is taken out of it
    return visit([&](auto& c) { return decide_as(game, actor, c); }, as_understood);
}

Result<Events> play(Game& game, Actor actor, const Command& command, Dice& dice) {
    auto decided = decide(game, actor, command, dice);
    if (!decided) return decided;
    Course course{game, dice};
    for (const auto& event : *decided) {
        course.happen(event);
        follow(course, event);
    }
    follow(course, command);
    if (!std::ranges::all_of(*decided, is_declared_only)) settle(course);
    advance(course);
    return course.take();
}

}  // namespace game
