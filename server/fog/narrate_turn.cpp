#include <algorithm>
#include <iterator>

#include "fog/narrate_arms.h"
#include "fog/words.h"
#include "game/cards/card_windows.h"

namespace fog {
namespace {

/// The reason is the referee's own; to the others goes what he has put in words for them. [REL-32]
template <class Ruling> std::string reason_for(const Voice& voice, const Ruling& e) {
    if (voice.is_referee()) return e.reason;
    const auto told = e.told.value_or(game::WordsTold{});
    if (!is_side(voice.audience())) return told.spectators.value_or("");
    return (side_of(voice.audience()) == game::Side::Blue ? told.blue : told.red).value_or("");
}

/// The referee's word to everybody.
Lines openly(const Voice& voice, Saying kind, const std::string& words) {
    auto told = voice.line(kind);
    told.words = words;
    return {told};
}

/// The referee's word about a stand: to its side, whatever the other side sees of it. [REL-32]
Lines ruling(const Voice& voice, StandId stand, Saying kind, const std::string& reason) {
    auto lines = voice.to_owner(stand, kind);
    for (auto& told : lines) told.words = reason;
    return lines;
}

/// Whose declarations of 2B are final where this step, or a window for cards before it, opens.
/// [SEQ-09]
std::optional<game::Side> whose_prep_fire(const game::Game& game, game::Subphase opened) {
    if (opened == game::Subphase::PrepFireB) return game::side_of(game, game::Acts::SideA);
    if (opened == game::Subphase::PrepFireResolved) return game::side_of(game, game::Acts::SideB);
    return std::nullopt;
}

/// Those by stands that this audience sees.
Lines prep_fire(const Voice& voice, game::Subphase opened) {
    Lines lines;
    const auto side = whose_prep_fire(voice.game(), opened);
    if (!side || voice.owns(*side)) return lines;
    for (const auto& shot : voice.game().shots) {
        auto firer = voice.who(shot.firer);
        if (shot.side != *side || !firer) continue;
        auto told = voice.line(Saying::FireDeclared);
        told.actor = std::move(firer);
        told.target = voice.who(shot.target);
        lines.push_back(std::move(told));
    }
    return lines;
}

}  // namespace

Lines tell(const Voice& voice, const game::BattleBegun&) {
    auto told = voice.line(Saying::BattleBegun);
    told.what = voice.game().scenario.title;
    return {told};
}

/// Prep Fire of firers in sight is open when its step has closed: until then it can be taken back.
/// [REL-16, SEQ-09, S-109]
Lines tell(const Voice& voice, const game::StepOpened& e) {
    const bool after_cards = !e.by_referee && game::has_card_window(voice.game(), e.subphase);
    return after_cards ? Lines{} : prep_fire(voice, e.subphase);
}
/// Who plays cards before 2C knows of it as well. [REL-16]
Lines tell(const Voice& voice, const game::CardWindowOpened& e) {
    return e.before_rolls ? Lines{} : prep_fire(voice, e.step);
}
Lines tell(const Voice&, const game::CardWindowClosed&) { return {}; }
Lines tell(const Voice&, const game::StepResolved&) { return {}; }

/// Nobody learns who waits for whom. [REL-16, REL-31]
Lines tell(const Voice& voice, const game::SideCommitted& e) {
    if (!voice.owns(e.side) || e.by_referee) return {};  // what the referee ends, he says so
    auto told = voice.line(e.by_clock ? Saying::TimeRanOut : Saying::Committed);
    told.side = e.side;
    if (e.by_standing) told.what = "standing_pass";
    return {told};
}

/// That the clock ended the step is everybody's, for whom is not: whose time it was hears of it by
/// his own default. [REL-31]
Lines tell(const Voice& voice, const game::TimeRanOut&) {
    const bool is_own =
        is_side(voice.audience()) && game::is_deciding(voice.game(), side_of(voice.audience()));
    if (voice.is_referee() || is_own) return {};
    return {voice.line(Saying::TimeRanOut)};
}

/// How long the step stays open is everybody's; who is late hears that he is, and the referee who.
/// [REL-31]
Lines tell(const Voice& voice, const game::GraceBegun& e) {
    auto told = voice.line(Saying::GraceBegun);
    told.count = e.seconds;
    Lines lines;
    for (const auto side : {game::Side::Blue, game::Side::Red})
        if (voice.owns(side) && game::is_deciding(voice.game(), side)) {
            told.side = side;
            lines.push_back(told);
        }
    if (lines.empty()) lines.push_back(told);
    return lines;
}

Lines tell(const Voice& voice, const game::DeadlineStopped&) {
    return {voice.line(Saying::DeadlineStopped)};
}

Lines tell(const Voice& voice, const game::InitiativeRolled& e) {
    auto told = voice.line(Saying::InitiativeRolled);
    told.side = e.side_a;
    for (const auto& [blue, red] : e.rolls) {
        told.dice.push_back({blue, {}});
        told.dice.push_back({red, {}});
    }
    return {told};
}

Lines tell(const Voice& voice, const game::WeatherRolled& e) {
    auto told = voice.line(Saying::WeatherRolled);
    told.dice.push_back({e.die, {}});
    told.what = e.name;
    return {told};
}

/// Sides judge objectives by what they know: see Chronicle. [REL-21]
Lines tell(const Voice& voice, const game::ObjectiveTaken& e) {
    if (!voice.is_referee()) return {};
    auto told = voice.line(Saying::ObjectiveTaken);
    told.side = e.by;
    told.what = voice.game().scenario.objectives[static_cast<std::size_t>(e.objective)].name;
    return {told};
}

/// Who was under command for the turn that ended is back with its own company. [S-16]
Lines tell(const Voice& voice, const game::TurnBegun& e) {
    auto told = voice.line(Saying::TurnBegun);
    told.count = e.turn;
    Lines lines{told};
    for (const auto id : e.returned)
        std::ranges::move(voice.to_owner(id, Saying::CommandReturned), std::back_inserter(lines));
    return lines;
}

Lines tell(const Voice& voice, const game::BattleEnded& e) {
    auto told = voice.line(Saying::BattleEnded);
    told.side = e.winner;
    told.what = e.ending;
    told.words = reason_for(voice, e);
    return {told};
}

/// To everybody: it is worth nothing without the seed. [REL-37]
Lines tell(const Voice& voice, const game::ContributionGiven& e) {
    auto told = voice.line(Saying::ContributionGiven);
    told.side = e.side;
    told.what = e.contribution;
    return {told};
}

/// Likewise. [REL-37]
Lines tell(const Voice& voice, const game::SharePromised& e) {
    auto told = voice.line(Saying::SharePromised);
    told.side = e.side;
    told.what = e.promise;
    return {told};
}

/// By consent; of older battles: of one side, or of both. [S-102]
Lines tell(const Voice& voice, const game::SharesLapsed& e) {
    auto told = voice.line(Saying::SharesLapsed);
    if (e.wanting.size() == 1) told.side = e.wanting.front();
    if (e.wanting.empty()) told.what = "agreed";
    return {told};
}

/// With how many sets of dice the other side could choose between; 0: it promised no share. [S-102]
Lines tell(const Voice& voice, const game::WentWithoutShare& e) {
    auto told = voice.line(Saying::WentWithoutShare);
    told.side = e.side;
    told.count = e.promised ? 2 : 0;
    return {told};
}

Lines tell(const Voice& voice, const game::NoSharesAgreed& e) {
    auto told = voice.line(Saying::NoSharesAgreed);
    told.side = e.side;
    return {told};
}

namespace {

/// Who leads what is for the side itself, and the referee. [S-06]
Lines about_player(const Voice& voice, Saying kind, const game::Player& player) {
    if (!voice.owns(player.side)) return {};
    auto told = voice.line(kind);
    told.side = player.side;
    told.count = player.number;
    return {told};
}

}  // namespace

Lines tell(const Voice& voice, const game::CompaniesTakenUp& e) {
    return about_player(voice, Saying::CompaniesTakenUp, e.player);
}
Lines tell(const Voice& voice, const game::CompaniesTakenOver& e) {
    return about_player(voice, Saying::CompaniesTakenOver, e.player);
}
Lines tell(const Voice& voice, const game::PlayerCommitted& e) {
    auto lines = about_player(voice, Saying::PlayerCommitted, e.player);
    for (auto& told : lines)
        if (e.by_standing) told.what = "standing_pass";
    return lines;
}
/// Of what is decided beforehand and taken back the own side hears. [REL-53]
Lines tell(const Voice& voice, const game::CommitTakenBack& e) {
    return about_player(voice, Saying::CommitTakenBack, e.player);
}
Lines tell(const Voice& voice, const game::StandingPassSet& e) {
    auto lines = about_player(voice, Saying::StandingPassSet, e.pass.player);
    for (auto& told : lines) told.what = e.pass.step;
    return lines;
}
Lines tell(const Voice& voice, const game::StandingPassEnded& e) {
    auto lines = about_player(voice, Saying::StandingPassEnded, e.player);
    for (auto& told : lines) {
        told.what = e.step;
        told.outcome = word(e.why);
    }
    return lines;
}
Lines tell(const Voice&, const game::WindowLasted&) { return {}; }
/// That of a leader or of the referee is everybody's; how many others play is for his side.
/// [REL-56]
Lines tell(const Voice& voice, const game::SeatHandedOver& e) {
    if (e.player && e.player->number != game::kLeader)
        return about_player(voice, Saying::SeatHandedOver, *e.player);
    auto told = voice.line(Saying::SeatHandedOver);
    if (e.player) told.side = e.player->side;
    if (e.player) told.count = e.player->number;
    return {told};
}

Lines tell(const Voice& voice, const game::StandEdited& e) {
    return ruling(voice, e.stand.id, Saying::StandEdited, e.reason);
}
Lines tell(const Voice& voice, const game::StandRemoved& e) {
    return ruling(voice, e.stand, Saying::StandRemoved, e.reason);
}
Lines tell(const Voice& voice, const game::StandAdded& e) {
    return ruling(voice, e.stand.id, Saying::StandAdded, e.reason);
}

/// Its owner's secret while it is sealed; then the view shows it. [S-13, S-95]
Lines tell(const Voice& voice, const game::OrderSet& e) {
    auto lines = ruling(voice, e.stand, Saying::OrderSet, e.reason);
    for (auto& told : lines) told.what = e.order ? word(e.order->chit) : "";
    return lines;
}

Lines tell(const Voice& voice, const game::DieSet& e) {
    if (!voice.is_referee()) return {};
    auto told = voice.line(Saying::DieSet);
    told.what = e.purpose;
    told.dice.push_back({e.face, {}});
    told.words = e.reason;
    return {told};
}

Lines tell(const Voice& voice, const game::DieWithdrawn& e) {
    if (!voice.is_referee()) return {};
    auto told = voice.line(Saying::DieWithdrawn);
    told.what = e.purpose;
    told.words = e.reason;
    return {told};
}

/// The weather is everybody's. [WX-01, REF-01]
Lines tell(const Voice& voice, const game::WeatherSet& e) {
    auto lines = openly(voice, Saying::WeatherSet, reason_for(voice, e));
    lines.front().what = e.weather.name;
    return lines;
}

/// Between a player and the referee. [REF-03]
Lines tell(const Voice& voice, const game::MoveAsked& e) {
    return voice.to_owner(e.move.stand, Saying::MoveAsked);
}
Lines tell(const Voice& voice, const game::AskedMoveJudged& e) {
    auto lines = voice.to_owner(e.stand, Saying::AskedMoveJudged);
    for (auto& told : lines) {
        told.outcome = e.approved ? "approved" : "declined";
        told.words = e.reason;
    }
    return lines;
}

/// By what rules they play is everybody's. [S-91]
Lines tell(const Voice& voice, const game::OptionSet& e) {
    auto lines = openly(voice, Saying::OptionSet, reason_for(voice, e));
    lines.front().what = e.option;
    lines.front().outcome = e.value;
    return lines;
}
Lines tell(const Voice& voice, const game::StepExtended& e) {
    auto lines = openly(voice, Saying::StepExtended, reason_for(voice, e));
    lines.front().count = e.seconds;
    return lines;
}

Lines tell(const Voice& voice, const game::StepForced& e) {
    auto lines = openly(voice, Saying::StepForced, reason_for(voice, e));
    lines.front().step = e.subphase;
    lines.front().outcome = e.opened ? "opened" : "ended";
    return lines;
}
Lines tell(const Voice& voice, const game::Paused& e) {
    auto lines = openly(voice, Saying::Paused, reason_for(voice, e));
    lines.front().outcome = e.by_clock ? "by_clock" : e.by_consent ? "by_consent" : "";
    return lines;
}
/// Whose they are hears his own side, the others what comes of it: how many play there is not
/// theirs to know. [REL-55]
Lines tell(const Voice& voice, const game::QuietHoursSet& e) {
    auto lines = about_player(voice, Saying::QuietHoursSet, e.player);
    for (auto& told : lines)
        if (e.from && e.to) told.what = std::to_string(*e.from) + "-" + std::to_string(*e.to);
    if (voice.owns(e.player.side) || !e.of_side) return lines;
    auto told = voice.line(Saying::QuietHoursSet);
    told.side = e.player.side;
    told.what = hours_text(*e.of_side);
    return {told};
}

/// Who asks for a pause is everybody's. [REL-31]
Lines tell(const Voice& voice, const game::PauseAsked& e) {
    auto told = voice.line(Saying::PauseAsked);
    told.side = e.side;
    return {told};
}
Lines tell(const Voice& voice, const game::PauseWithdrawn& e) {
    auto told = voice.line(Saying::PauseWithdrawn);
    told.side = e.side;
    return {told};
}
Lines tell(const Voice& voice, const game::Resumed& e) {
    return openly(voice, Saying::Resumed, reason_for(voice, e));
}
Lines tell(const Voice& voice, const game::Written& e) {
    if (e.side && !voice.owns(*e.side)) return {};
    auto lines = openly(voice, Saying::Written, e.words);
    lines.front().side = e.side;
    return lines;
}

/// What became of a battle that is over is everybody's. [REL-35]
Lines tell(const Voice& voice, const game::BattleReopened& e) {
    return openly(voice, Saying::BattleReopened, reason_for(voice, e));
}
Lines tell(const Voice& voice, const game::LiftAgreed& e) {
    auto told = voice.line(Saying::LiftAgreed);
    told.side = e.side;
    return {told};
}
Lines tell(const Voice& voice, const game::FogLifted& e) {
    auto told = voice.line(Saying::FogLifted);
    told.outcome = e.by_clock ? "by_clock" : "";
    return {told};
}

}  // namespace fog
