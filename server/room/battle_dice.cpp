#include <algorithm>
#include <mutex>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "room/lobby.h"
#include "store/children.h"
#include "store/dice_record.h"
#include "store/digest.h"
#include "wire/lobby.h"

/// What is known of a battle's dice. To look for them is to read its whole journal: what was found
/// is kept until the battle goes on. [S-05]
namespace room {
namespace {

constexpr std::size_t kDiceKept = 16;
/// A battle opens by its clock, too.
constexpr std::int64_t kLooksAgain = 5000;

}  // namespace

std::optional<std::string> Lobby::kept_dice(const std::string& battle, std::int64_t seq) const {
    const std::lock_guard lock(dice_mutex_);
    const auto found = kept_dice_.find(battle);
    if (found == kept_dice_.end() || found->second.seq != seq) return std::nullopt;
    const auto& kept = found->second;
    const bool is_new = clock_().steady - kept.made < kLooksAgain;
    return kept.is_open || is_new ? std::optional(kept.text) : std::nullopt;
}

void Lobby::keep_dice(const std::string& battle, KeptDice dice) const {
    const std::lock_guard lock(dice_mutex_);
    if (kept_dice_.size() >= kDiceKept)
        kept_dice_.erase(std::ranges::min_element(kept_dice_, {},
                                                  [](const auto& one) { return one.second.made; }));
    kept_dice_.insert_or_assign(battle, std::move(dice));
}

LobbyAnswer Lobby::dice(std::string_view id) const try {
    auto db = store::open_to_read(folder_.folder());
    const auto battle = store::find_battle(db, id);
    if (!battle || store::standing_of(db, *battle).is_shut)
        return {404, wire::problem_text(refusal_of(RefusalCode::NotFound))};
    const auto progress = store::progress_of(db, id);
    const auto seq = progress ? progress->seq : 0;
    if (auto kept = kept_dice(battle->id, seq)) return {200, std::move(*kept)};
    auto record = store::dice_record_of(db, *battle, [this, &battle](std::int64_t ended) {
        if (clock_().wall < after(ended, store::kClosedAfterTheEnd)) return false;
        spdlog::info("the dice of battle {} open: seven days have passed since its end",
                     battle->id);
        return true;
    });
    wire::BattleDice dice;
    dice.battle = battle->id;
    dice.commitment = store::hex(battle->commitment);
    dice.blue = std::move(record.blue);
    dice.red = std::move(record.red);
    dice.promise_blue = std::move(record.promise_blue);
    dice.promise_red = std::move(record.promise_red);
    if (record.is_open) {
        dice.seed = store::hex(battle->seed);
        dice.salt = store::hex(battle->salt);
    }
    dice.digest = std::move(record.digest);
    for (auto& die : record.rolled)
        dice.rolled.push_back({std::move(die.purpose), die.face, die.is_set});
    for (auto& [turn, count, head] : record.heads)
        dice.heads.push_back({turn, count, std::move(head)});
    auto text = wire::dice_text(dice);
    keep_dice(battle->id, {seq, clock_().steady, record.is_open, text});
    return {200, std::move(text)};
} catch (const std::exception& error) {
    spdlog::error("the dice of battle {} cannot be read: {}", id, error.what());
    return {500, wire::problem_text(cannot_read())};
}

}  // namespace room
