#include "room/battle_index.h"

#include <algorithm>

#include "room/room.h"
#include "store/digest.h"

namespace room {

bool BattleIndex::Entry::is_watched(std::int64_t steady) const {
    constexpr std::int64_t kLooksFor = 60'000;
    return is_sat_at || (told && steady - *told < kLooksFor);
}

void BattleIndex::add(const store::Battle& battle, const store::Stage& stage,
                      const std::optional<store::Maker>& maker, bool is_written) {
    Entry entry;
    entry.is_written = is_written;
    entry.is_child = !battle.parent.empty();
    entry.is_listed = !entry.is_child;
    auto& shown = entry.shown;
    shown.id = battle.id;
    shown.scenario = battle.scenario;
    shown.title = battle.title;
    shown.created = battle.created;
    shown.commitment = store::hex(battle.commitment);
    shown.turn = stage.turn;
    shown.turns = stage.turns;
    shown.over = stage.over;
    shown.delay = stage.delay;
    shown.dice_audit = stage.dice_audit;
    shown.bots = battle.bots;
    if (maker) {
        entry.address = maker->address;
        entry.is_listed = maker->is_listed;
    }
    const std::lock_guard lock(mutex_);
    entries_[battle.id] = std::move(entry);
}

void BattleIndex::written(std::string_view battle) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        found->second.is_written = true;
}

void BattleIndex::shut(std::string_view battle) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        found->second.is_shut = true;
}

void BattleIndex::be_deleted_at(std::string_view battle, std::optional<std::int64_t> at) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        found->second.shown.deleted_at = at;
}

void BattleIndex::open(std::string_view battle) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        found->second.is_shut = false;
}

bool BattleIndex::is_shut(std::string_view battle) const {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    return found != entries_.end() && found->second.is_shut;
}

void BattleIndex::remove(std::string_view battle) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end()) entries_.erase(found);
}

void BattleIndex::seek(Entry& entry, const store::OpenSeats& open) {
    if (!open.pace.empty()) entry.pace = open.pace;
    entry.shown.sought = open.roles;
    entry.shown.words = open.roles.empty() ? "" : open.words;
    entry.shown.pace = open.roles.empty() ? "" : entry.pace;
}

void BattleIndex::seek(std::string_view battle, const store::OpenSeats& open) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        seek(found->second, open);
}

void BattleIndex::seek_all(const std::map<std::string, store::OpenSeats>& open) {
    const std::lock_guard lock(mutex_);
    for (auto& [battle, entry] : entries_) {
        if (!entry.is_written) continue;
        const auto found = open.find(battle);
        seek(entry, found == open.end() || entry.shown.over ? store::OpenSeats{} : found->second);
    }
}

std::string BattleIndex::pace(std::string_view battle) const {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    return found == entries_.end() ? std::string{} : found->second.pace;
}

void BattleIndex::note(const Room& room) {
    std::vector<std::string> seated;
    for (const auto& [role, seen] : room.presence())
        if (seen.connected) seated.push_back(role);
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(room.battle().id);
    if (found == entries_.end()) return;  // it was deleted
    auto& shown = found->second.shown;
    const auto& stage = room.stage_written();
    shown.turn = stage.turn;
    shown.turns = stage.turns;
    shown.over = stage.over;
    shown.delay = stage.delay;
    shown.seated = std::move(seated);
    found->second.pace = rules::option_value(room.game().scenario.options, "step_seconds");
    if (shown.over) shown.sought.clear();
    if (shown.sought.empty()) shown.words.clear();
    shown.pace = shown.sought.empty() ? "" : found->second.pace;
    found->second.is_sat_at = room.seats().has_persons();
}

void BattleIndex::nobody_is_at(std::string_view battle) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    if (found == entries_.end()) return;
    found->second.shown.seated.clear();
    found->second.is_sat_at = false;
}

std::string BattleIndex::text() const {
    std::vector<wire::ListedBattle> all;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, entry] : entries_)
            if (entry.is_listed && entry.is_written) all.push_back(entry.shown);
    }
    std::ranges::sort(all, std::greater{}, &wire::ListedBattle::created);
    return wire::battles_text(all);
}

std::optional<std::string> BattleIndex::text(std::string_view battle) const {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    if (found == entries_.end() || !found->second.is_written) return std::nullopt;
    auto shown = found->second.shown;
    if (found->second.is_shut) {  // who sits there, and who plays the other side [REL-45]
        shown.bots.clear();
        shown.seated.clear();
    }
    return wire::battle_text(shown);
}

Holdings BattleIndex::holdings(std::string_view address) const {
    Holdings held;
    const std::lock_guard lock(mutex_);
    for (const auto& [id, entry] : entries_) {
        const bool is_his = !address.empty() && entry.address == address;
        const bool has_bots = !entry.shown.bots.empty() && !entry.shown.over;
        held.of_address += is_his;
        held.with_bots += has_bots;
        held.with_bots_of_address += is_his && has_bots;
    }
    return held;
}

std::map<std::string, std::string> BattleIndex::bots() const {
    std::map<std::string, std::string> all;
    const std::lock_guard lock(mutex_);
    for (const auto& [id, entry] : entries_)
        if (!entry.shown.bots.empty() && !entry.shown.over) all[id] = entry.shown.bots;
    return all;
}

bool BattleIndex::is_watched(std::string_view battle, std::int64_t steady) const {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    return found != entries_.end() && found->second.is_watched(steady);
}

void BattleIndex::told(std::string_view battle, std::int64_t steady) {
    const std::lock_guard lock(mutex_);
    if (const auto found = entries_.find(battle); found != entries_.end())
        found->second.told = steady;
}

bool BattleIndex::bots_rest(std::string_view battle, std::int64_t steady) const {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(battle);
    return found != entries_.end() && found->second.shown.bots == kBothSides &&
           !found->second.is_child && !found->second.is_watched(steady);
}

}  // namespace room
