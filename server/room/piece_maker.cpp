#include "room/piece_maker.h"

#include <algorithm>
#include <exception>
#include <span>

#include "store/digest.h"
#include "store/older_journals.h"

namespace room {
namespace {

using Events = std::vector<store::Recorded>;

/// Each command of these: a row that names its actor begins one.
template <class Each> void for_each_command(const Events& events, Each each) {
    for (auto begin = events.begin(); begin != events.end();) {
        const auto end = std::find_if(std::next(begin), events.end(), [](const auto& recorded) {
            return !recorded.cause.actor.empty();
        });
        each(std::span(begin, end));
        begin = end;
    }
}

void drop_last_command(Events& events) {
    const auto last = std::find_if(events.rbegin(), events.rend(), [](const auto& recorded) {
        return !recorded.cause.actor.empty();
    });
    events.erase(last == events.rend() ? events.begin() : std::prev(last.base()), events.end());
}

}  // namespace

PieceMaker::PieceMaker(store::Battle battle, fog::Audience audience)
    : battle_(std::move(battle)), audience_(audience), reel_(audience),
      head_(store::empty_journal(battle_.id, battle_.commitment)), heads_(battle_) {}

void PieceMaker::read_on(store::Database& db) {
    if (is_broken_) return;
    auto history = store::read_on(db, battle_.id, head_);
    is_broken_ = !history.damage.empty();
    if (is_broken_) drop_last_command(history.events);  // it may go on behind the damage
    static_cast<void>(store::complete(history.events, reel_.game()));
    head_ = history.head;
    try {
        for_each_command(history.events, [&](std::span<const store::Recorded> command) {
            std::vector<const game::Event*> events;
            for (const auto& recorded : command) {
                events.push_back(&recorded.event);
                heads_.follow(recorded.event);
                shown_.resize(heads_.all().size(), command.back().seq);
            }
            reel_.follow(events, command.front().at, command.back().seq);
        });
    } catch (const std::exception&) {  // the battle is set aside; what was before it is told
        is_broken_ = true;
    }
}

std::vector<store::DiceHead> PieceMaker::heads(int count) const {
    const auto told = count == 0 ? 0 : cut(count).last;
    const auto end = std::ranges::upper_bound(shown_, told);
    const auto& all = heads_.all();
    return {all.begin(), all.begin() + (end - shown_.begin())};
}

int PieceMaker::first_of_turn(int n) const {
    while (n > 1 && !cut(n).begins_turn) --n;
    return n;
}

int PieceMaker::last_of_turn(int n) const {
    while (n < std::ssize(reel_.cuts()) && !cut(n + 1).begins_turn) ++n;
    return n;
}

void PieceMaker::begin_telling() {
    telling_.emplace(Telling{fog::Retold(audience_, store::hex(battle_.commitment)),
                             store::empty_journal(battle_.id, battle_.commitment),
                             -1,
                             {}});
}

store::History PieceMaker::events_to(store::Database& db, std::int64_t last) {
    auto history = store::read_on(db, battle_.id, telling_->head, last);
    static_cast<void>(store::complete(history.events, telling_->retold.game()));
    if (history.head.seq != last) throw std::runtime_error(history.damage);
    telling_->head = history.head;
    return history;
}

/// Up to the end of piece `n`; 0: to where the first begins.
void PieceMaker::pass_over(store::Database& db, int n) {
    const auto history = events_to(db, n == 0 ? reel_.begun() : cut(n).last);
    for (const auto& recorded : history.events) telling_->retold.happen(recorded.event);
    telling_->made = n;
    telling_->last.reset();
}

std::string PieceMaker::tell(store::Database& db, const fog::Cut& cut) {
    auto& [retold, head, made, last] = *telling_;
    wire::PieceWriter piece;
    if (!last) last = retold.known();
    if (cut.begins_turn) piece.begin(*last);
    const auto history = events_to(db, cut.last);
    for_each_command(history.events, [&](std::span<const store::Recorded> command) {
        for (const auto& recorded : command) retold.happen(recorded.event);
        auto now = retold.known();
        if (now == *last) return;
        piece.add(command.front().at, *last, now);
        last = std::move(now);
    });
    made = cut.n;
    return piece.take(cut);
}

std::vector<MadePiece> PieceMaker::make(store::Database& db, int n) {
    const int first = first_of_turn(n);
    if (!telling_ || telling_->made >= n) begin_telling();
    try {
        if (telling_->made < first - 1) pass_over(db, first - 1);
        std::vector<MadePiece> made;
        const int last = last_of_turn(n);
        while (telling_->made < last) {
            const int next = telling_->made + 1;
            made.push_back({next, tell(db, cut(next))});
        }
        return made;
    } catch (...) {
        telling_.reset();
        throw;
    }
}

}  // namespace room
