#include "store/deletion.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "fog/audience.h"
#include "room/lobby.h"
#include "room/rooms.h"
#include "store/children.h"
#include "store/digest.h"
#include "store/seat_links.h"

/// How battles leave: by the hand of whoever made them, or because nobody ever played them.
namespace room {
namespace {

constexpr std::size_t kAtOnce = 50;

/// Whoever asks about a book of this kind that stands alone.
struct Asker {
    std::string key_hash;
    bool is_maker = false;
};
tl::expected<Asker, Made> asker(store::Database& db, const std::string& book, store::BookKind kind,
                                std::string key_hash) {
    if (store::is_gone(db, book)) return tl::unexpected(declined(410, deleted()));
    const auto maker = store::maker_of(db, book);
    if ((!maker && !store::find_battle(db, book)) || store::is_another_kind(db, book, kind) ||
        store::standing_of(db, book).is_child)
        return tl::unexpected(declined(404, refusal_of(RefusalCode::NoSuchBattle)));
    const bool is_maker = maker && maker->key_hash == key_hash;
    return Asker{std::move(key_hash), is_maker};
}

/// Also whose seat was renewed: else who may renew it could do away with whoever would object.
bool has_sat(store::Database& db, const std::string& book, const std::string& key_hash) {
    return std::ranges::any_of(store::roles_ever(db, book, key_hash), [](const auto& role) {
        return role != fog::seat_name(fog::Audience::Public);
    });
}

}  // namespace

std::function<std::int64_t(std::int64_t)> Lobby::deleted_after() const {
    return [this](std::int64_t asked) { return while_up(asked, store::kTakenBackWithin); };
}

std::optional<std::int64_t> Lobby::deleted_at(store::Database& db, std::string_view book) const {
    const auto asked = store::deletion_asked(db, book);
    return asked ? std::optional(deleted_after()(*asked)) : std::nullopt;
}

void Lobby::keep_book(const std::string& book, store::BookKind kind, std::string_view request,
                      Done done) {
    const auto key = wire::parse_maker_key(request);
    if (!key) return done(declined(400, key.error()));
    auto answer = std::make_shared<Made>();
    store::Batch batch;
    batch.battle = book;
    batch.also = [=, hash = store::hash_of_token(*key)](store::Database& db) {
        const auto who = asker(db, book, kind, hash);
        if (!who) {
            *answer = who.error();
        } else if (!who->is_maker && !has_sat(db, book, hash)) {
            *answer = declined(403, refusal_of(RefusalCode::NoSeat));
        } else {
            store::take_back_deletion(db, book);
            *answer = {200, wire::kept_text(book), book};
        }
    };
    batch.done = [this, answer = std::move(answer), book,
                  done = std::move(done)](store::Outcome outcome) {
        if (outcome != store::Outcome::Written) return done(declined(503, cannot_write()));
        if (answer->status == 200) index_.be_deleted_at(book, std::nullopt);
        done(*answer);
    };
    writer_.append(std::move(batch));
}

/// Where others have played too it waits, and any seat can take it back. [REL-57]
void Lobby::unmake_book(const std::string& battle, store::BookKind kind, std::string_view request,
                        Done done) {
    const auto key = wire::parse_maker_key(request);
    if (!key) return done(declined(400, key.error()));
    auto answer = std::make_shared<Made>();  // the writer's thread alone keeps them
    auto children = std::make_shared<std::vector<std::string>>();
    auto waits = std::make_shared<std::optional<std::int64_t>>();
    store::Batch batch;
    batch.battle = battle;
    batch.also = [=, this, hash = store::hash_of_token(*key),
                  now = clock_().wall](store::Database& db) {
        const auto who = asker(db, battle, kind, hash);
        if (!who) {
            *answer = who.error();
        } else if (!who->is_maker) {
            *answer = declined(403, refusal_of(RefusalCode::NotItsMaker));
        } else if (store::deletion_waits(db, battle)) {
            const auto ends = deleted_after();
            *waits = ends(store::ask_for_deletion(db, battle, now, ends));
            *answer = {202, wire::to_be_deleted_text(battle, **waits), battle};
        } else {
            *children = store::battles_of(db, battle);
            store::delete_battle(db, battle, now);
            *answer = {200, wire::deleted_text(battle), battle};
        }
    };
    batch.done = [this, answer = std::move(answer), children = std::move(children),
                  waits = std::move(waits), battle,
                  done = std::move(done)](store::Outcome outcome) {
        if (outcome != store::Outcome::Written) return done(declined(503, cannot_write()));
        if (*waits) index_.be_deleted_at(battle, *waits);
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

/// Nobody has taken it back in time. What a leap of the clock made of that is looked at again in
/// the transaction.
void Lobby::delete_asked(store::Database& db, std::int64_t now) {
    for (const auto& book : store::asked_for_deletion(db)) {
        if (now < deleted_at(db, book).value_or(now + 1)) continue;
        auto gone = std::make_shared<std::vector<std::string>>();
        store::Batch batch;
        batch.battle = book;
        batch.also = [this, gone, book, now](store::Database& in) {
            if (now < deleted_at(in, book).value_or(now + 1)) return;
            *gone = store::battles_of(in, book);
            gone->push_back(book);
            store::delete_battle(in, book, now);
        };
        batch.done = [this, gone = std::move(gone), book](store::Outcome outcome) {
            if (outcome != store::Outcome::Written || gone->empty()) return;
            spdlog::info("{} is deleted: whoever made it asked for that a day ago", book);
            for (const auto& one : *gone) forget(one);
        };
        writer_.append(std::move(batch));
    }
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
    {
        auto db = store::open_to_read(folder_.folder());
        delete_asked(db, now);
    }
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
