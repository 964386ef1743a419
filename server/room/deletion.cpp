#include "store/deletion.h"

#include <memory>
#include <utility>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "room/lobby.h"
#include "room/rooms.h"
#include "store/children.h"
#include "store/digest.h"

/// How battles leave: by the hand of whoever made them, or because nobody ever played them.
namespace room {
namespace {

constexpr std::size_t kAtOnce = 50;

Made delete_for(store::Database& db, const std::string& battle, store::BookKind kind,
                const std::string& key_hash, std::int64_t now) {
    if (store::is_gone(db, battle)) return declined(410, deleted());
    const auto maker = store::maker_of(db, battle);
    if ((!maker && !store::find_battle(db, battle)) || store::is_another_kind(db, battle, kind) ||
        store::standing_of(db, battle).is_child)
        return declined(404, refusal_of(RefusalCode::NoSuchBattle));
    if (!maker || maker->key_hash != key_hash)
        return declined(403, refusal_of(RefusalCode::NotItsMaker));
    store::delete_battle(db, battle, now);
    return {200, wire::deleted_text(battle), battle};
}

}  // namespace

void Lobby::unmake_book(const std::string& battle, store::BookKind kind, std::string_view request,
                        Done done) {
    const auto key = wire::parse_maker_key(request);
    if (!key) return done(declined(400, key.error()));
    auto answer = std::make_shared<Made>();  // the writer's thread alone keeps them
    auto children = std::make_shared<std::vector<std::string>>();
    store::Batch batch;
    batch.battle = battle;
    batch.also = [=, hash = store::hash_of_token(*key), now = clock_().wall](store::Database& db) {
        *children = store::battles_of(db, battle);
        *answer = delete_for(db, battle, kind, hash, now);
    };
    batch.done = [this, answer = std::move(answer), children = std::move(children), battle,
                  done = std::move(done)](store::Outcome outcome) {
        if (outcome != store::Outcome::Written) return done(declined(503, cannot_write()));
        if (answer->status == 200) {
            forget(battle);
            for (const auto& child : *children) forget(child);
        }
        done(*answer);
    };
    writer_.append(std::move(batch));
}

std::function<bool(std::int64_t)> Lobby::is_unplayed_past() const {
    return [this](std::int64_t made) { return clock_().wall >= after(made, store::kKeptUnplayed); };
}

/// Those that are to leave now, going round: what cannot leave does not keep those behind it.
std::vector<std::string> Lobby::leaving(std::int64_t now) {
    auto db = store::open_to_read(folder_.folder());
    std::vector<std::string> battles;
    const auto past = std::exchange(expired_until_, {});
    for (auto& battle : store::expired_battles(db, now, is_unplayed_past())) {
        if (battle <= past || index_.is_watched(battle, clock_().steady)) continue;
        battles.push_back(std::move(battle));
        if (battles.size() < kAtOnce) continue;
        expired_until_ = battles.back();
        break;
    }
    return battles;
}

/// One that somebody looks at is left until he has gone. Each by itself: one that is damaged stays.
void Lobby::expire() try {
    const auto now = clock_().wall;
    store::Batch unasked;
    unasked.also = [now](store::Database& in) { store::forget_unconfirmed(in, now); };
    writer_.append(std::move(unasked));
    for (auto& battle : leaving(now)) {
        auto gone = std::make_shared<bool>(false);
        store::Batch batch;
        batch.battle = battle;
        batch.also = [gone, battle, now, past = is_unplayed_past()](store::Database& in) {
            *gone = store::has_expired(in, battle, now, past);
            if (*gone) store::delete_battle(in, battle, now);
        };
        batch.done = [this, gone = std::move(gone), battle](store::Outcome outcome) {
            if (outcome != store::Outcome::Written || !*gone) return;
            spdlog::info("battle {} is deleted: for 14 days nobody has played it", battle);
            forget(battle);
        };
        writer_.append(std::move(batch));
    }
} catch (const std::exception& error) {
    spdlog::error("it cannot be read which battles have expired: {}", error.what());
}

}  // namespace room
