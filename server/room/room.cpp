#include "room/room.h"

#include <algorithm>

#include "base/match.h"
#include "base/refusal_code.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "game/play/standing.h"
#include "room/lobby.h"
#include "room/quotas.h"
#include "store/crashes.h"
#include "store/digest.h"
#include "wire/parse.h"

namespace room {
namespace {

using fog::Audience;
using store::Work;
using store::WorkingOn;

Refusal set_aside_refusal() { return refusal_of(RefusalCode::SetAside); }
Refusal spectators_refusal() { return refusal_of(RefusalCode::SpectatorsWatch); }

/// Journals of older versions have it as it was received.
bool is_same_command(const std::string& kept, const std::string& command) {
    if (kept == command) return true;
    const auto message = wire::parse(kept);
    const auto* before = message ? std::get_if<wire::CommandMessage>(&*message) : nullptr;
    return before && wire::command_text(*before) == command;
}

}  // namespace

Room::Room(Kept kept, World world)
    : battle_(std::move(kept.battle)), world_(std::move(world)), dice_(battle_.seed),
      seats_(std::move(kept.seats)), head_(kept.history.head), heads_(battle_),
      deadlines_(world_.outages), presence_(seats_), damage_(kept.history.damage) {
    for (std::size_t seat = 0; seat < fog::kSeats.size(); ++seat) {
        chronicles_.emplace_back(static_cast<Audience>(seat));
        streams_.emplace_back(static_cast<Audience>(seat), world_.numbers->at(seat));
    }
    if (kept.aside) damage_ = kept.aside->cause;
    fold(kept.history);
    remember(kept);
    stage_written_ = stage();
    heads_told_ = heads_.all().size();
}

/// `shown_` is the battle just after it.
void Room::follow(const game::Event& event, std::int64_t at) {
    chronicle(event);
    heads_.follow(event);
    if (holds_alternative<game::OptionSet>(event) && is_told_late()) seats_.drop(Audience::Public);
    lifting_.follow(event, at);
    deadlines_.follow(event, at, shown_.scenario.options);
}

void Room::chronicle(const game::Event& event) {
    for (auto& told : chronicles_)
        if (fog::sits_here(shown_.scenario, told.audience())) told.tell(shown_, event);
}

Heard Room::hear(Sitting& sitting, std::string_view text) {
    if (stopped_ || broken_) return Heard::Refused;
    const WorkingOn marked(battle_.id, damage_.empty() ? Work::Plays : Work::Opens);
    const auto message = wire::parse(text);
    if (!message) {
        const auto& [refusal, cmd_id] = message.error();
        if (!cmd_id.empty()) return refuse(sitting, cmd_id, refusal);
        sitting.tell(shared(wire::error_text(refusal)));
        return Heard::Refused;
    }
    try {
        return heed(sitting, *message);
    } catch (const std::exception& mistake) {
        set_aside(mistake.what());
        if (const auto* command = std::get_if<wire::CommandMessage>(&*message))
            return refuse(sitting, command->cmd_id, set_aside_refusal());
        sitting.tell(shared(wire::error_text(set_aside_refusal())));
        return Heard::Refused;
    }
}

Heard Room::heed(Sitting& sitting, const wire::ClientMessage& message) {
    return match(
        message,
        [&](const wire::Hello&) {
            sitting.tell(shared(wire::error_text(refusal_of(RefusalCode::HelloOnce))));
            return Heard::Refused;
        },
        [&](const wire::CommandMessage& m) { return hear_command(sitting, m); },
        [&](const wire::Chat& m) {
            hear_chat(sitting, m);
            return Heard::Other;
        },
        [&](const wire::ViewAs& m) {
            hear_view_as(sitting, m);
            return Heard::Looked;
        },
        [&](const wire::Ping& m) {
            if (m.in_sight) sitting.is_in_sight = *m.in_sight;
            sitting.tell(shared(wire::pong_text()));
            return Heard::Other;
        });
}

Heard Room::refuse(Sitting& sitting, std::string_view cmd_id, const Refusal& refusal) {
    sitting.tell(shared(wire::refused_text(cmd_id, refusal)));
    return Heard::Refused;
}

/// The same command again is answered as it was; another one with its id is not heard. What is on
/// the disk already is answered at once, whatever of others is on its way there. [REL-28]
Heard Room::answer_again(Sitting& sitting, const wire::CommandMessage& message,
                         const Answer& answer) {
    if (!is_same_command(answer.command, wire::command_text(message)))
        return refuse(sitting, message.cmd_id, refusal_of(RefusalCode::IdUsed));
    Words again{sitting.tell, sitting.audience, answer.text};
    const auto own = std::ranges::find_if(waiting_, [&](const Waiting& waiting) {
        return std::ranges::find(waiting.words, answer.text, &Words::text) != waiting.words.end();
    });
    if (own == waiting_.end())
        tell(again);
    else
        own->words.push_back(std::move(again));
    return Heard::Other;
}

Heard Room::hear_command(Sitting& sitting, const wire::CommandMessage& message) {
    const std::string actor(fog::seat_name(sitting.audience));
    if (const auto* answer = answers_.find(actor, message.cmd_id))
        return answer_again(sitting, message, *answer);
    if (sitting.audience == Audience::Public)
        return refuse(sitting, message.cmd_id, spectators_refusal());
    if (const auto why = cannot_take(sitting.audience, message.command))
        return refuse(sitting, message.cmd_id, *why);
    if (const auto why = is_not_for_this_step(message.command))
        return refuse(sitting, message.cmd_id, *why);
    if (is_to_take_over_from_present(sitting, message.command))
        return refuse(sitting, message.cmd_id, refusal_of(RefusalCode::PlayerPresent));
    auto command = wire::command_text(message);
    const auto events = play(actor_of(sitting.audience), message.command);
    if (!events) {
        auto refusal = shared(wire::refused_text(message.cmd_id, events.error()));
        answers_.keep_refusal(actor, message.cmd_id, {refusal, std::move(command)});
        sitting.tell(refusal);
        return Heard::Refused;
    }
    auto answer = shared(wire::accepted_text(message.cmd_id));
    sent_.command(sitting.audience, message.command, command.size());
    write(*events, {actor, message.cmd_id, std::move(command)},
          {sitting.tell, sitting.audience, std::move(answer)}, !sitting.is_bot);
    return Heard::Accepted;
}

void Room::stand(const store::Standing& standing) {
    standing_ = standing;
    lifting_.stand(standing);
}

bool Room::is_shut_to(std::string_view hello) const {
    if (!standing_.is_shut) return false;
    const auto message = wire::parse(hello);
    const auto* greeting = message ? std::get_if<wire::Hello>(&*message) : nullptr;
    const auto audience = greeting ? seats_.admits(greeting->token) : std::nullopt;
    return !audience || *audience == Audience::Public;
}

/// Whatever the rules say of it.
std::optional<Refusal> Room::cannot_take(Audience seat, const game::Command& command) const {
    if (!damage_.empty()) return set_aside_refusal();
    if (standing_.is_shut && holds_alternative<game::LiftFog>(command))
        return refusal_of(RefusalCode::CampaignGoesOn);
    if (standing_.is_taken && holds_alternative<game::ReopenBattle>(command))
        return refusal_of(RefusalCode::BattleTaken);
    if (world_.health() != store::Outcome::Written) return cannot_write();
    return sent_.too_much_for(seat, command, world_.most_bytes);
}

/// A press that travelled while the step changed does not count for the next one; nor is anything
/// taken back that the clock has ended. [S-109]
std::optional<Refusal> Room::is_not_for_this_step(const game::Command& command) const {
    const auto is_another = [&](const std::optional<int>& opening) {
        return opening && *opening != chronicles_[index(Audience::Public)].opening();
    };
    if (const auto* commit = get_if<game::Commit>(&command); commit && is_another(commit->opening))
        return refusal_of(RefusalCode::StepChanged);
    const bool run_out = deadlines_.has_run_out(world_.clock().wall);
    const auto* taken = get_if<game::TakeBackCommit>(&command);
    if (taken && (is_another(taken->opening) || run_out)) return refusal_of(RefusalCode::TooLate);
    const auto* unpassed = get_if<game::PassNoMore>(&command);
    if (unpassed && run_out && game::takes_discard_back(game_, *unpassed))
        return refusal_of(RefusalCode::TooLate);
    return std::nullopt;
}

/// Companies are taken over from players who are away. [S-06]
bool Room::is_to_take_over_from_present(const Sitting& sitting,
                                        const game::Command& command) const {
    const auto* take_over = get_if<game::TakeOverCompanies>(&command);
    if (!take_over || !is_side(sitting.audience)) return false;
    return std::ranges::any_of(fog::kSeats, [&](Audience other) {
        return is_side(other) && side_of(other) == side_of(sitting.audience) &&
               player_of(other) == take_over->player && seats_.sitting(other) > 0;
    });
}

Result<game::Events> Room::play(game::Actor actor, const game::Command& command) {
    auto events = game::play(game_, actor, command, dice_);
    if (!events) return events;
    at_ = world_.clock().wall;
    changed_.join(game::changed_between(shown_, game_));
    for (const auto& event : *events) {
        game::evolve(shown_, event);
        follow(event, at_);
    }
    return events;
}

/// How many play on the other side of a battle of a campaign is theirs to know. [REL-45]
fog::Keyed<fog::SeatSeen> Room::seats_shown(Audience audience) const {
    const auto& seen = presence_.seen();
    if (!standing_.is_child || audience == Audience::Referee) return seen;
    fog::Keyed<fog::SeatSeen> shown;
    for (const auto& [role, seat] : seen) {
        const auto who = *fog::seat_named(role);
        const bool is_other = is_side(who) && table_of(who) != table_of(audience);
        auto& one = shown[is_other ? std::string(fog::seat_name(table_of(who))) : role];
        one.connected = one.connected || seat.connected;
        if (!is_other) one.name = seat.name;
    }
    return shown;
}

fog::Table Room::table_for(Audience audience) const {
    return {seats_shown(audience),    deadlines_.ends(), store::hex(battle_.commitment),
            deadlines_.window_ends(), opens_at(),        deadlines_.is_stopped(),
            standing_.is_shut};
}

/// The update of every audience that is looked at, encoded once. Players come first.
void Room::show(std::vector<Words>& words) {
    const auto changed = std::exchange(changed_, {});
    for (const auto audience : fog::kSeats) {
        auto& stream = streams_[index(audience)];
        if (stream.sleeps()) continue;
        const auto table = table_for(audience);
        if (auto text = stream.show({game_, chronicles_[index(audience)], table}, changed))
            words.push_back({nullptr, audience, std::move(text)});
    }
}

/// Now, or when the disk has all that came before for this audience: what is on its way there for
/// others alone is theirs to know of. [REL-28]
void Room::say(Words words) {
    const auto audience = words.audience;
    say_behind(audience, std::move(words));
}

/// When the disk has all that came before for that audience, and for who is spoken to.
void Room::say_behind(Audience shown, Words words) {
    const auto concerns = [](const Waiting& one, Audience audience) {
        return one.asleep[index(audience)] ||
               std::ranges::find(one.words, audience, &Words::audience) != one.words.end();
    };
    const auto before =
        std::ranges::find_if(waiting_.rbegin(), waiting_.rend(), [&](const Waiting& one) {
            return concerns(one, words.audience) || concerns(one, shown);
        });
    if (before == waiting_.rend())
        tell(words);
    else
        before->words.push_back(std::move(words));
}

void Room::tell(const Words& words) {
    if (!words.only)
        seats_.tell(words.audience, words.text);
    else
        words.only(words.text);
}

void Room::hear_chat(Sitting& sitting, const wire::Chat& chat) {
    const auto refused = [&](const Refusal& refusal) {
        sitting.tell(shared(wire::error_text(refusal)));
    };
    const auto readers = Chat::readers(sitting.audience, chat.to);
    if (readers.empty()) return refused(spectators_refusal());
    if (!damage_.empty()) return refused(set_aside_refusal());
    if (world_.health() != store::Outcome::Written) return refused(cannot_write());
    if (const auto full = sent_.too_much_for_chat(sitting.audience, world_.most_bytes))
        return refused(*full);
    sent_.chat(sitting.audience, chat.words.size());
    store::Batch batch;
    batch.battle = battle_.id;
    batch.chat = chat_.row(world_.clock().wall, sitting.audience, chat.to, chat.words);
    std::vector<Words> words;
    for (const auto reader : readers) {
        auto line = chat_.tell(reader, sitting.audience, chat.to, chat.words);
        words.push_back({nullptr, reader, std::move(line)});
    }
    append(std::move(batch), std::move(words));
}

/// Once everything is open, anybody sees what anybody saw. [REL-35]
void Room::hear_view_as(Sitting& sitting, const wire::ViewAs& request) {
    if (sitting.audience != Audience::Referee && !game_.fog_lifted) {
        sitting.tell(shared(wire::error_text(refusal_of(RefusalCode::RefereeOnly))));
        return;
    }
    auto& seen = seen_as_[index(request.audience)];
    auto table = table_for(request.audience);
    if (!seen.text || seen.seq != head_.seq || seen.table != table) {
        const auto& stream = streams_[index(request.audience)];
        const auto& told = chronicles_[index(request.audience)];
        const auto view = stream.sleeps() ? fog::view_of(game_, told, table) : stream.view();
        seen = {head_.seq, std::move(table), shared(wire::seen_as_text(view, request.audience))};
    }
    say_behind(request.audience, {sitting.tell, sitting.audience, seen.text});
}

/// Whoever made it wants it deleted then; nothing: a seat has taken that back. [REL-57]
void Room::be_deleted_at(std::optional<std::int64_t> at) {
    if (std::exchange(deleted_at_, at) == at) return;
    for (const auto audience : fog::kSeats)
        if (audience != Audience::Public) say({nullptr, audience, deletion_text()});
}

Text Room::deletion_text() const { return shared(wire::deletion_text(deleted_at_)); }

/// Whoever sits there learns at once that his seat is open more than once, and that it no longer
/// is. [REL-30]
void Room::tell_pages(Audience audience) {
    if (audience == Audience::Public) return;
    const int open = seats_.pages(audience);
    if (open > 0) say({nullptr, audience, shared(wire::pages_text(open))});
}

void Room::leave(Seats::Place place) {
    const auto audience = place->audience;
    const bool is_bot = place->is_bot;
    seats_.leave(place);
    if (!is_bot && !stopped_) tell_pages(audience);
}

Seat::~Seat() {
    if (room_) room_->leave(place_);
}
Heard Seat::hear(std::string_view text) { return room_->hear(*place_, text); }
bool Seat::plays() const { return place_->audience != Audience::Public; }

}  // namespace room
