#include "room/pieces.h"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "room/gzip.h"
#include "store/backup.h"
#include "store/deletion.h"
#include "store/digest.h"
#include "store/seat_links.h"
#include "wire/edition.h"

namespace room {
namespace {

constexpr std::size_t kMostWaiting = 4096;
constexpr std::size_t kMostReels = 64;
constexpr std::size_t kMostKept = std::size_t{64} << 20;

std::string edition_in(store::Database& db) {
    return store::hex(store::blake2b(std::string(wire::edition()) + store::word_of_restore(db)))
        .substr(0, 16);
}

ToldPiece failed() {
    ToldPiece told;
    told.status = 503;
    return told;
}

}  // namespace

Pieces::Pieces(Lobby& lobby)
    : lobby_(lobby), db_(lobby.folder().file(), store::Access::ReadOnly), edition_(edition_in(db_)),
      thread_([this] { work(); }) {}

Pieces::~Pieces() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void Pieces::ask(AskedPiece asked, Done done) {
    {
        const std::lock_guard lock(mutex_);
        if (asked_.size() < kMostWaiting) {
            asked_.emplace_back(std::move(asked), std::move(done));
            done = nullptr;
        }
    }
    if (done) return done(failed());
    wakes_.notify_one();
}

void Pieces::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        wakes_.wait(lock, [this] { return ends_ || !asked_.empty(); });
        if (ends_) return;
        auto [asked, done] = std::move(asked_.front());
        asked_.pop_front();
        lock.unlock();
        ToldPiece told;
        try {
            told = answer(asked);
        } catch (const std::exception& problem) {
            spdlog::error("battle {} cannot be told: {}", asked.battle, problem.what());
            told = failed();
        }
        if (told.status == 200) lobby_.told(asked.battle);
        done(std::move(told));
        lock.lock();
    }
}

ToldPiece Pieces::answer(const AskedPiece& asked) {
    const auto audience = fog::seat_named(asked.audience);
    ToldPiece nothing;
    nothing.is_public = audience == fog::Audience::Public;
    if (!audience) return nothing;
    const bool is_shut = lobby_.is_shut(asked.battle);
    auto* open =
        is_shut && !has_key(asked) ? nullptr : reel_of(asked.battle, fog::Audience::Public);
    if (open == nullptr) {
        forget(asked.battle);
        if (store::is_gone(db_, asked.battle)) nothing.status = 410;
        return nothing;
    }
    const auto count = allowed(asked, *audience, *open);
    if (!count) return nothing;
    const auto& place = asked.place;
    if (place && (place->edition != edition_ || place->n < 1 || place->n > *count)) return nothing;
    auto& reel = *reel_of(asked.battle, *audience);
    auto told =
        place ? piece(reel, {asked.battle, *audience}, place->n) : list(reel, *audience, *count);
    told.is_public = told.is_public && !is_shut;
    return told;
}

/// One of a campaign that goes on is not there for whoever has no key of it. [REL-45]
bool Pieces::has_key(const AskedPiece& asked) {
    return !asked.key.empty() &&
           store::role_of_key(db_, asked.battle, store::hash_of_token(asked.key)).has_value();
}

/// Null: there is no such battle.
Pieces::Reel* Pieces::reel_of(const std::string& battle, fog::Audience audience) {
    auto found = reels_.find({battle, audience});
    const auto kept = store::find_battle(db_, battle);
    if (!kept) return nullptr;
    if (found == reels_.end()) {
        if (reels_.size() >= kMostReels)
            reels_.erase(std::ranges::min_element(
                reels_, {}, [](const auto& item) { return item.second.used; }));
        found = reels_.emplace(Of{battle, audience}, Reel(PieceMaker(*kept, audience))).first;
    }
    found->second.used = ++uses_;
    found->second.maker.read_on(db_);
    return &found->second;
}

/// All that one may not have is answered alike, whether it is secret, late, or never was. [REL-40]
std::optional<int> Pieces::allowed(const AskedPiece& asked, fog::Audience audience,
                                   const Reel& open) {
    const auto& reel = open.maker.reel();
    const auto closed = static_cast<int>(reel.cuts().size());
    const bool is_public = audience == fog::Audience::Public;
    const auto role = is_public
                          ? std::optional<std::string>{}
                          : store::role_of_key(db_, asked.battle, store::hash_of_token(asked.key));
    if (!fog::sits_here(reel.game().scenario, audience)) return std::nullopt;
    if (is_public) return reel.released();
    const bool is_his = role == asked.audience;
    const bool rules = role == fog::seat_name(fog::Audience::Referee);
    if (is_his || rules || reel.game().fog_lifted) return closed;
    return std::nullopt;
}

ToldPiece Pieces::list(Reel& reel, fog::Audience audience, int count) {
    ToldPiece told{200, nullptr, audience == fog::Audience::Public};
    const auto& cuts = reel.maker.reel().cuts();
    const auto seq = cuts.empty() ? 0 : cuts.back().last;
    const auto delay =
        rules::option_value(reel.maker.reel().game().scenario.options, "spectator_delay");
    if (reel.listed_seq != seq || reel.listed != count || reel.listed_delay != delay) {
        wire::PieceList list{
            audience, edition_, {cuts.begin(), cuts.begin() + count},
              {}
        };
        for (const auto& [turn, _, head] : reel.maker.heads(count))
            list.heads.push_back({turn, head});
        reel.list = std::make_shared<const std::string>(
            gzipped(wire::piece_list_text(list, reel.maker.reel().game())));
        reel.listed_seq = seq;
        reel.listed = count;
        reel.listed_delay = delay;
        told.was_made = true;
    }
    told.gzip = reel.list;
    return told;
}

ToldPiece Pieces::piece(Reel& reel, const Of& of, int n) {
    ToldPiece told{200, nullptr, of.second == fog::Audience::Public, true};
    const Address address{of.first, of.second, n};
    auto found = kept_.find(address);
    if (found == kept_.end()) {
        told.was_made = true;
        for (const auto& made : reel.maker.make(db_, n))
            keep({of.first, of.second, made.n}, made.text);
        found = kept_.find(address);
    }
    order_.splice(order_.begin(), order_, found->second.used);
    told.gzip = found->second.gzip;
    return told;
}

void Pieces::keep(const Address& address, std::string_view text) {
    auto gzip = std::make_shared<const std::string>(gzipped(text));
    kept_bytes_ += gzip->size();
    if (const auto found = kept_.find(address); found != kept_.end()) {
        kept_bytes_ -= found->second.gzip->size();
        found->second.gzip = std::move(gzip);
        order_.splice(order_.begin(), order_, found->second.used);
    } else {
        order_.push_front(address);
        kept_.emplace(address, Kept{std::move(gzip), order_.begin()});
    }
    while (kept_bytes_ > kMostKept && order_.size() > 1) {
        const auto oldest = kept_.find(order_.back());
        kept_bytes_ -= oldest->second.gzip->size();
        kept_.erase(oldest);
        order_.pop_back();
    }
}

/// It was deleted.
void Pieces::forget(const std::string& battle) {
    std::erase_if(reels_, [&](const auto& item) { return item.first.first == battle; });
    for (auto it = kept_.begin(); it != kept_.end();) {
        const bool leaves = std::get<0>(it->first) == battle;
        if (leaves) {
            kept_bytes_ -= it->second.gzip->size();
            order_.erase(it->second.used);
        }
        it = leaves ? kept_.erase(it) : std::next(it);
    }
}

}  // namespace room
