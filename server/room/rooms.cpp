#include "room/rooms.h"

#include <cstdlib>
#include <utility>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "store/children.h"
#include "store/crashes.h"
#include "store/deletion.h"
#include "wire/write.h"

namespace room {

constexpr std::int64_t kIdleFor = std::int64_t{10} * 60 * 1000;
constexpr std::int64_t kTriedAgainAfter = 10'000;
constexpr std::int64_t kSeatsEvery = 1000;
constexpr std::int64_t kDueEvery = 1000;
constexpr std::int64_t kLeap = 60'000;

Refusal deleted() { return refusal_of(RefusalCode::BattleDeleted); }

Text error_text(const Refusal& refusal) { return shared(wire::error_text(refusal)); }

Rooms::Rooms(Lobby& lobby, std::function<void(std::function<void()>)> post,
             std::function<bool(std::string_view)> is_ours)
    : lobby_(lobby), post_(std::move(post)), is_ours_(std::move(is_ours)),
      db_(lobby.folder().file(), store::Access::ReadOnly) {}

World Rooms::world(const store::Battle& battle) {
    auto& numbers = numbers_[battle.id];
    if (!numbers) numbers = numbers_of_battle(battle.salt, lobby_.folder().life());
    auto& writer = lobby_.writer();
    return {[&writer](store::Batch batch) { writer.append(std::move(batch)); },
            [&writer] { return writer.health(); },
            post_,
            lobby_.clock(),
            numbers,
            std::int64_t{lobby_.quotas().megabytes_of_battle} << 20,
            lobby_.downtime().outages,
            [this](std::int64_t since, std::int64_t left) { return lobby_.after(since, left); }};
}

Result<std::shared_ptr<Room>> Rooms::open(std::string_view id) {
    const auto found = rooms_.find(id);
    if (found != rooms_.end()) {
        auto room = found->second.room;
        if (!room->has_stopped()) look_at_seats(*room);
        if (!room->has_stopped()) return room;
        take_leave(*room);
    }
    const auto now = lobby_.clock()().steady;
    if (const auto failed = unreadable_.find(id);
        failed != unreadable_.end() && now - failed->second < kTriedAgainAfter)
        return tl::unexpected(cannot_read());
    const store::WorkingOn marked(id, store::Work::Opens);
    try {
        return read(id);
    } catch (const std::exception& error) {
        spdlog::error("battle {} cannot be opened: {}", id, error.what());
    }
    unreadable_.insert_or_assign(std::string(id), now);
    return tl::unexpected(cannot_read());
}

Result<std::shared_ptr<Room>> Rooms::read(std::string_view id) {
    const auto battle = store::find_battle(db_, id);
    if (!battle && store::is_gone(db_, id)) return tl::unexpected(deleted());
    if (!battle) return refuse(RefusalCode::NoSuchBattle);
    auto kept = read_battle(db_, *battle);
    auto& damage = kept.history.damage;
    if (kept.history.events.empty())
        throw std::runtime_error(damage.empty() ? "its journal is empty" : damage);
    if (damage.empty() && unwritable_.contains(id)) damage = "nothing can be written to it";
    if (kept.aside && !kept.aside->opens) throw std::runtime_error(kept.aside->cause);
    kept.seats = store::seats_of(db_, id);
    auto room = std::make_shared<Room>(std::move(kept), world(*battle));
    look_at_seats(*room);
    if (!room->damage().empty())
        spdlog::error("security: battle {} is set aside: {}", battle->id, room->damage());
    correct_stage(*room);
    rooms_[std::string(id)] = {room, 0};
    return room;
}

/// A time when the server was down has moved its deadline; battles of an older program have none.
void Rooms::correct_stage(const Room& room) {
    const auto& battle = room.battle().id;
    const auto kept = store::progress_of(db_, battle);
    if (!room.damage().empty() || !kept || kept->stage == room.stage_written()) return;
    store::Batch batch;
    batch.battle = battle;
    batch.stage = room.stage_written();
    lobby_.writer().append(std::move(batch));
}

/// Links may have been opened since, seats given anew, also by the operator; or it was deleted.
/// Bots sit where there is something to play.
void Rooms::look_at_seats(Room& room) try {
    const auto& battle = room.battle().id;
    if (store::is_gone(db_, battle)) {
        numbers_.erase(battle);  // the room has them, too
        return room.close(deleted());
    }
    if (!room.battle().parent.empty()) room.stand(store::standing_of(db_, room.battle()));
    auto seats = store::seats_of(db_, battle);
    if (room.damage().empty())
        for (auto& seat : lobby_.seats_of_bots(battle)) seats.push_back(std::move(seat));
    room.allow_only(std::move(seats));
    room.call(store::names_of(db_, battle));
    room.hand_over(store::handovers_of(db_, battle));
    room.be_deleted_at(lobby_.deleted_at(db_, battle));
} catch (const std::exception& error) {
    spdlog::error("the seats of battle {} cannot be read: {}", room.battle().id, error.what());
}

/// What it met stays known when it is read again.
void Rooms::take_leave(const Room& room) {
    if (room.has_stopped() && room.met_damage()) unwritable_.insert(room.battle().id);
    lobby_.nobody_is_at(room.battle().id);
}

/// The rooms of all battles whose time ends until then.
void Rooms::wake_due(std::int64_t until) try {
    for (const auto& battle : store::due_battles(db_, until)) {
        if (!is_ours_(battle) || rooms_.contains(battle) || cannot_play_on_.contains(battle))
            continue;
        const auto room = open(battle);
        if (room && !(*room)->damage().empty()) cannot_play_on_.insert(battle);
    }
} catch (const std::exception& error) {
    spdlog::error("whose time ends cannot be read: {}", error.what());
}

/// Where the wall clock leapt, every deadline that runs waits for the referee. [S-99]
void Rooms::watch_clock(Moment now) {
    const auto before = std::exchange(ahead_, now.wall - now.steady);
    const bool leapt =
        before ? std::abs(*ahead_ - *before) > kLeap : lobby_.downtime().clock_went_back;
    if (!leapt) return;
    wake_due(store::kToTheEnd);
    for (auto& [id, here] : rooms_) here.room->stop_deadline();
}

void Rooms::tick() {
    const auto now = lobby_.clock()();
    watch_clock(now);
    if (now.steady - looked_for_due_ >= kDueEvery) {
        wake_due(now.wall);
        looked_for_due_ = now.steady;
    }
    for (auto it = rooms_.begin(); it != rooms_.end();) {
        auto& [room, idle_since, looked] = it->second;
        room->tick(now);
        if (!room->seats().empty() && now.steady - looked >= kSeatsEvery) {
            look_at_seats(*room);
            looked = now.steady;
        }
        lobby_.note(*room);
        if (!room->is_idle()) idle_since = now.steady;
        if (idle_since == 0) idle_since = now.steady;
        const bool leaves = room->has_stopped() || now.steady - idle_since > kIdleFor;
        if (leaves) take_leave(*room);
        it = leaves ? rooms_.erase(it) : std::next(it);
    }
}

}  // namespace room
