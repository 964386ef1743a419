#include <algorithm>

#include <spdlog/spdlog.h>

#include "base/contains.h"
#include "fog/audience.h"
#include "room/room.h"
#include "store/crashes.h"
#include "store/dice_record.h"

/// What a room does when its time has come, whoever is there.
namespace room {

using store::Work;
using store::WorkingOn;

/// Some days after the end, if its leaders have not agreed before. [REL-35]
void Room::lift_if_due() {
    if (!damage_.empty() || world_.health() != store::Outcome::Written) return;
    const auto now = world_.clock().wall;
    if (game_.subphase != game::Subphase::BattleOver || game_.fog_lifted) return;
    const auto opens = opens_at();
    if (!opens || now < *opens) return;
    spdlog::info("battle {} opens: seven days have passed since its end", battle_.id);
    act_as_clock(game::LiftFog{});
}

std::optional<std::int64_t> Room::opens_at() const {
    const auto since = lifting_.since();
    return since ? std::optional(world_.after(*since, store::kClosedAfterTheEnd)) : std::nullopt;
}

void Room::act_as_clock(const game::Command& command) {
    if (const auto events = play(game::Actor::Clock, command); events && !events->empty())
        write(*events, {"clock", {}, {}}, {});
}

/// What is on its way is read again until the disk has it.
void Room::hand_over(const std::vector<store::Handover>& handovers) try {
    const WorkingOn marked(battle_.id, Work::Plays);
    for (const auto& handover : handovers) {
        if (stopped_ || broken_ || !damage_.empty() || contains(handed_over_, handover)) continue;
        const auto seat = fog::seat_named(handover.role);
        if (!seat) continue;
        std::optional<game::Player> player;
        if (const auto actor = fog::actor_of(*seat); game::is_side(actor))
            player = {game::side_of(actor), game::player_of(actor)};
        const auto events = play(game::Actor::Clock, game::HandOverSeat{player});
        if (!events) continue;  // it is over
        handed_over_.push_back(handover);
        write(*events, {"clock", {}, {}}, {}, false,
              [battle = battle_.id, handover](store::Database& db) {
                  store::forget_handover(db, battle, handover);
              });
    }
} catch (const std::exception& mistake) {
    set_aside(mistake.what());
}

void Room::tick(Moment now) {
    if (stopped_ || broken_) return;
    const WorkingOn marked(battle_.id, damage_.empty() ? Work::Plays : Work::Opens);
    try {
        keep_time(now);
    } catch (const std::exception& mistake) {
        set_aside(mistake.what());
    }
}

void Room::keep_deadline(Moment now) {
    if (!damage_.empty() || world_.health() != store::Outcome::Written) return;
    if (std::exchange(clock_leapt_, false)) {
        if (deadlines_.ends()) act_as_clock(game::StopDeadline{});
        if (deadlines_.window_ends()) act_as_clock(game::EndWindow{});
    }
    if (const auto end = deadlines_.window_ends(); end && now.wall >= *end)
        act_as_clock(game::EndWindow{});
    if (deadlines_.has_run_out(now.wall)) act_as_clock(game::TimeUp{});
    if (deadlines_.is_left_to_clock()) act_as_clock(game::Pause{});
}

/// An audience that nobody has looked at for a while costs nothing. Who comes back is shown
/// everything anew.
void Room::let_sleep(std::int64_t steady) {
    constexpr std::int64_t kAsleepAfter = 60'000;
    for (const auto audience : fog::kSeats) {
        auto& looked_at = looked_at_[index(audience)];
        auto& stream = streams_[index(audience)];
        if (seats_.sitting(audience) > 0)
            looked_at = steady;
        else if (!stream.sleeps() && steady - looked_at >= kAsleepAfter)
            stream.sleep();
    }
}

OpenStep Room::open_step() const {
    return {chronicles_[index(fog::Audience::Public)].opening(), deadlines_.ends()};
}

/// When it has to act next, whoever is there.
std::optional<std::int64_t> Room::next_moment() const {
    const auto next = deadlines_.next();
    const auto calls = deadlines_.calls();
    return calls && called_in_ != open_step().opening && next ? std::min(*calls, *next) : next;
}

/// Whoever has not decided some hours before the end is told so, once a step.
void Room::call_those_away(Moment now) {
    const auto step = open_step();
    const auto calls = deadlines_.calls();
    if (!damage_.empty() || !calls || now.wall < *calls || called_in_ == step.opening) return;
    called_in_ = step.opening;
    store::Batch batch;
    batch.battle = battle_.id;
    batch.at = now.wall;
    batch.stage = stage();
    if (auto told = notice_to_deciding(store::NoticeKind::TimeRuns, game_, seats_, step))
        batch.notices.push_back(std::move(*told));
    append(std::move(batch), {});
}

void Room::keep_time(Moment now) {
    keep_deadline(now);
    call_those_away(now);
    lift_if_due();
    let_sleep(now.steady);
    if (!presence_.follow(seats_, now.steady)) return;
    std::vector<Words> words;
    show(words);
    for (auto& w : words) say(std::move(w));
}

}  // namespace room
