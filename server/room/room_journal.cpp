#include <algorithm>

#include <spdlog/spdlog.h>

#include "game/play/evolve.h"
#include "room/room.h"
#include "store/agreement.h"
#include "wire/parse.h"

/// What a room writes, and how it is read back.
namespace room {
namespace {

using fog::Audience;

bool ends_a_turn(const game::Events& events) {
    return std::ranges::any_of(events, [](const game::Event& event) {
        return holds_alternative<game::TurnBegun>(event) ||
               holds_alternative<game::BattleEnded>(event);
    });
}

/// A battle that its campaign has taken in stays as it was then.
bool reopens(const game::Events& events) {
    return std::ranges::any_of(events, [](const game::Event& event) {
        return holds_alternative<game::BattleReopened>(event);
    });
}

}  // namespace

Kept read_battle(store::Database& db, const store::Battle& battle) {
    const store::Transaction one_moment(db, store::kToRead);
    Kept kept{battle,
              store::seats_of(db, battle.id),
              store::read_history(db, battle.id, battle.commitment),
              store::replies_of(db, battle.id),
              store::chat_of(db, battle.id),
              store::aside_of(db, battle.id)};
    auto& damage = kept.history.damage;
    if (damage.empty()) damage = store::disagreement(db, battle, kept.history, kept.replies);
    return kept;
}

/// Up to the event that breaks a promise of ours: what was before it can be looked at.
void Room::fold(const store::History& history) {
    auto sound = history.events.size();
    for (auto folded = fold(history, sound); folded < sound; folded = fold(history, sound))
        sound = folded;
    ensure(sound > 0, "a battle has begun");
    game_ = shown_;
}

/// What was answered and said before, and how much.
void Room::remember(const Kept& kept) {
    for (const auto& recorded : kept.history.events) count_sent(recorded.cause);
    for (const auto& reply : kept.replies)
        if (const auto* command = store::command_of(kept.history, reply.seq))
            answers_.keep(reply.actor, reply.cmd_id, {shared(reply.text), command->cause.text});
    for (const auto& row : kept.chat) {
        chat_.remember(row);
        if (const auto sender = fog::seat_named(row.sender)) sent_.chat(*sender, row.words.size());
    }
}

/// As it was counted when it came.
void Room::count_sent(const store::Cause& cause) {
    const auto seat = fog::seat_named(cause.actor);
    if (!seat) return;  // the clock's, or no beginning of a command
    const auto message = wire::parse(cause.text);
    const auto* sent = message ? std::get_if<wire::CommandMessage>(&*message) : nullptr;
    if (sent) sent_.command(*seat, sent->command, wire::command_text(*sent).size());
}

/// How many of these could be folded.
std::size_t Room::fold(const store::History& history, std::size_t events) {
    shown_ = {};
    lifting_ = {};
    deadlines_ = Deadlines(world_.outages);
    heads_ = store::DiceHeads(battle_);
    for (auto& told : chronicles_) told = fog::Chronicle(told.audience());
    for (std::size_t i = 0; i < events; ++i) try {
            game::evolve(shown_, history.events[i].event);
            follow(history.events[i].event, history.events[i].at);
        } catch (const std::exception& mistake) {
            damage_ = "event " + std::to_string(history.events[i].seq) +
                      " cannot be followed: " + mistake.what();
            return i;
        }
    return events;
}

/// To the disk first; the words wait for it. They are made before, so that nothing is written of
/// which no view can be made.
void Room::write(const game::Events& events, store::Cause cause, Words answer, bool by_person,
                 std::function<void(store::Database&)> also) {
    store::Batch batch;
    batch.battle = battle_.id;
    const auto [actor, cmd_id, command] = cause;
    batch.rows = store::seal(head_, at_, std::move(cause), events);
    batch.stage = stage();
    if (standing_.is_child && reopens(events)) batch.expects.push_back({battle_.id, {}, false});
    batch.by_person = by_person;
    batch.also = std::move(also);
    batch.notices = notices_after(events, game_, seats_, open_step());
    batch.at = at_;
    if (answer.text) {
        batch.reply = store::Reply{actor, cmd_id, head_.seq, *answer.text};
        answers_.keep(actor, cmd_id, {answer.text, command});
    }
    if (ends_a_turn(events)) batch.snapshot = store::snapshot_of(game_, head_.seq);
    std::vector<Words> words;
    show(words);
    show_heads(words);
    if (answer.text) {  // after the players are told, before those who watch
        const auto watches = [](const Words& w) {
            return w.audience == Audience::Referee || w.audience == Audience::Public;
        };
        words.insert(std::ranges::find_if(words, watches), std::move(answer));
    }
    append(std::move(batch), std::move(words));
}

/// All of them, so that nobody has to have heard the ones before.
Text Room::heads_text() const {
    std::vector<wire::ShownHead> shown;
    for (const auto& [turn, count, head] : heads_.all()) shown.push_back({turn, head});
    return shared(wire::heads_text(shown));
}

/// When a turn has ended everybody is shown what holds all dice before. [REL-37]
void Room::show_heads(std::vector<Words>& words) {
    if (std::exchange(heads_told_, heads_.all().size()) == heads_.all().size()) return;
    const auto text = heads_text();
    for (const auto audience : fog::kSeats) words.push_back({nullptr, audience, text});
}

void Room::append(store::Batch batch, std::vector<Words> words) {
    const auto ticket = ++tickets_;
    batch.done = [post = world_.post, room = weak_from_this(), ticket](store::Outcome outcome) {
        post([room, ticket, outcome] {
            if (const auto here = room.lock()) here->written(ticket, outcome);
        });
    };
    waiting_.push_back({ticket, std::move(words), batch.stage, {}});
    for (const auto audience : fog::kSeats)
        waiting_.back().asleep[index(audience)] =
            !batch.rows.empty() && streams_[index(audience)].sleeps();
    world_.append(std::move(batch));
}

void Room::written(std::int64_t ticket, store::Outcome outcome) {
    if (stopped_) return;
    const bool in_order = !waiting_.empty() && waiting_.front().ticket == ticket;
    met_damage_ = outcome == store::Outcome::Damaged;
    if (outcome != store::Outcome::Written || !in_order) return stop();
    const auto ready = std::move(waiting_.front());
    waiting_.pop_front();
    if (ready.stage) stage_written_ = *ready.stage;
    for (const auto& words : ready.words) tell(words);
    if (broken_ && waiting_.empty()) stop();
}

/// A mistake of ours was noticed. Nothing more is decided or shown; once the disk has all that was
/// decided before, the battle is read again, to be looked at only.
void Room::set_aside(std::string_view cause) {
    spdlog::error("security: battle {} is set aside: {}", battle_.id, cause);
    if (!damage_.empty() || broken_) return;
    broken_ = true;
    store::Batch batch;
    batch.battle = battle_.id;
    batch.aside = store::SetAside{world_.clock().wall, std::string(cause)};
    append(std::move(batch), {});
}

void Room::close(const Refusal& why) {
    seats_.tell_all(shared(wire::error_text(why)));
    stop();
}

/// Whoever sits here comes back, and finds the battle as it is on the disk.
void Room::stop() {
    stopped_ = true;
    waiting_.clear();
    seats_.drop_all();
}

}  // namespace room
