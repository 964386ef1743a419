#include "room/people.h"

#include <algorithm>
#include <memory>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "fog/audience.h"
#include "room/chat.h"
#include "store/children.h"
#include "store/digest.h"
#include "store/outbox.h"
#include "store/seat_links.h"

namespace room {
namespace {

using fog::Audience;

constexpr std::size_t kMostWays = 4;
/// That are not confirmed: of one address everywhere, so that nobody is bothered; and of one seat
/// at one host, whatever the path. Others' do not count there: all hooks of a chat are at one host,
/// and nobody may use it up for others. Nor does a mail's domain.
constexpr std::int64_t kMostAsked = 3;

wire::ShownReach shown(const store::Reach& reach) {
    const bool is_push = reach.kind == store::ReachKind::Push;  // whoever knows where may disturb
    return {reach.id, base::text_of(reach.kind), is_push ? store::host_of(reach) : reach.address,
            base::text_of(reach.state)};
}

bool are_too_many(store::Database& db, const std::vector<store::Reach>& kept,
                  const store::Reach& reach) {
    const auto at_host = std::ranges::count_if(kept, [&](const store::Reach& other) {
        return other.state == store::ReachState::Asked && other.kind == reach.kind &&
               store::host_of(other) == store::host_of(reach);
    });
    const bool is_mail = reach.kind == store::ReachKind::Mail;
    return kept.size() >= kMostWays || (!is_mail && at_host >= kMostAsked) ||
           store::count_asked(db, reach.address) >= kMostAsked;
}

Made list_of(store::Database& db, const std::string& battle, const std::string& role) {
    std::vector<wire::ShownReach> list;
    for (const auto& reach : store::reaches_of(db, battle, role)) list.push_back(shown(reach));
    return {200, wire::reaches_text(list), {}};
}

Made answer_to_word(const std::optional<store::Reach>& reach, std::string_view state) {
    if (!reach) return declined(404, refusal_of(RefusalCode::NoSuchWord));
    auto now = shown(*reach);
    now.state = state;
    return {200, wire::word_taken_text(reach->battle, now), {}};
}

std::int64_t lines_told(store::Database& db, const std::string& battle, Audience reader) {
    std::int64_t lines = 0;
    for (const auto& [sender, channel, count] : store::chat_counts(db, battle)) {
        const auto from = fog::seat_named(sender);
        const auto to = std::ranges::find(store::kChannels, channel) - store::kChannels.begin();
        if (from && std::ranges::count(Chat::readers(*from, static_cast<wire::ChatTo>(to)), reader))
            lines += count;
    }
    return lines;
}

bool is_listed(std::string_view seats, std::string_view role) {
    const std::string among = " " + std::string(seats) + " ";
    return among.find(" " + std::string(role) + " ") != std::string::npos;
}

/// How others are called; in a battle of a campaign those of the other side are not told. [REL-45]
bool knows(const store::Battle& battle, Audience reader, std::string_view of) {
    const auto other = fog::seat_named(of);
    if (battle.parent.empty() || !other || !fog::is_side(*other) || !fog::is_side(reader))
        return true;
    return fog::side_of(*other) == fog::side_of(reader);
}

/// Whoever only watches is told of the open step at once. [S-106]
constexpr std::string_view kNotLate = "none";

std::optional<wire::OwnBattle> own_battle(store::Database& db, const wire::HeldKey& held) {
    const auto battle = store::find_battle(db, held.battle);
    const auto role =
        battle ? store::role_of_key(db, held.battle, store::hash_of_token(held.key)) : std::nullopt;
    const auto progress = role ? store::progress_of(db, held.battle) : std::nullopt;
    const auto reader = role ? fog::seat_named(*role) : std::nullopt;
    if (!progress || !reader) return std::nullopt;
    const auto& stage = progress->stage;
    wire::OwnBattle own;
    own.battle = held.battle;
    own.title = battle->title;
    own.role = *role;
    for (const auto& [of, name] : store::names_of(db, held.battle))
        if (knows(*battle, *reader, of)) own.names.emplace_back(of, name);
    own.turn = stage.turn;
    own.turns = stage.turns;
    const bool is_late = *reader == Audience::Public && !stage.over && stage.delay != kNotLate;
    if (!is_late) own.step = stage.over ? "" : stage.step;
    own.is_mine = !stage.over && is_listed(stage.waits, *role);
    own.is_over = stage.over;
    own.is_paused = stage.paused;
    own.ends = stage.over || is_late ? 0 : stage.ends;
    own.lines = lines_told(db, held.battle, *reader);
    return own;
}

}  // namespace

void People::in_turn(const std::string& battle, Work work, Done done) {
    auto answer = std::make_shared<Made>();
    store::Batch batch;
    batch.battle = battle;
    batch.also = [answer, work = std::move(work)](store::Database& db) { *answer = work(db); };
    batch.done = [answer = std::move(answer), done = std::move(done)](store::Outcome outcome) {
        done(outcome == store::Outcome::Written
                 ? *answer
                 : declined(503, refusal_of(RefusalCode::CannotWrite)));
    };
    writer_.append(std::move(batch));
}

void People::of_seat(const std::string& battle, const std::string& key,
                     std::function<Made(store::Database&, const std::string&)> work, Done done) {
    const auto hash = store::hash_of_token(key);
    const auto of_role = [=, work = std::move(work)](store::Database& db) {
        const auto role = store::role_of_key(db, battle, hash);
        const bool is_battle = role && store::find_battle(db, battle).has_value();
        if (!is_battle || *role == fog::seat_name(Audience::Public))
            return declined(403,
                            {RefusalCode::NoSeat, "That key is not a seat of this battle.", {}});
        return work(db, *role);
    };
    in_turn(battle, of_role, std::move(done));
}

bool People::offers(std::string_view kind) const {
    if (kind == "push") return !ways_.push.empty();
    return kind == "mail" ? ways_.mail : ways_.hook;
}

void People::call(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_name(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto name = wire::name_to_show(asked->name);
    if (!name) return done(declined(422, name.error()));
    of_seat(
        battle, asked->key,
        [battle, name = *name](store::Database& db, const std::string& role) -> Made {
            const auto kept = store::find_battle(db, battle);
            const auto reader = fog::seat_named(role);
            const auto may_know = [&](std::string_view of) {
                return !kept || !reader || knows(*kept, *reader, of);
            };
            if (!store::set_name(db, battle, {role, name}, may_know))
                return declined(409, refusal_of(RefusalCode::NameTaken));
            return {200, R"({"called":true})", {}};
        },
        std::move(done));
}

void People::reach(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_reach(request);
    if (!asked)
        return done(
            declined(asked.error().code == RefusalCode::Malformed ? 400 : 422, asked.error()));
    if (!offers(asked->kind)) return done(declined(409, refusal_of(RefusalCode::NotOffered)));
    const auto work = [battle, asked = *asked, now = clock_().wall](store::Database& db,
                                                                    const std::string& role) {
        auto kept = store::reaches_of(db, battle, role);
        const auto same = std::ranges::find(kept, asked.address, &store::Reach::address);
        std::string former;  // that was given up: it is asked anew
        if (same != kept.end()) {
            if (same->state != store::ReachState::GivenUp) return list_of(db, battle, role);
            former = same->id;
            kept.erase(same);
        }
        const store::Reach reach{
            store::new_battle_id(),
            battle,
            role,
            *base::from_text<store::ReachKind>(asked.kind),
            asked.address,
            asked.language,
            store::new_token(),
            store::ReachState::Asked,
            now,
            {asked.p256dh, asked.auth}
        };
        if (are_too_many(db, kept, reach))
            return declined(409, refusal_of(RefusalCode::TooManyWays));
        if (!former.empty()) store::end_reach(db, battle, role, former);
        store::insert_reach(db, reach);
        store::insert_confirmation(db, reach, now);
        return list_of(db, battle, role);
    };
    of_seat(battle, asked->key, work, std::move(done));
}

void People::list(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_about_reach(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    of_seat(
        battle, asked->key,
        [battle](store::Database& db, const std::string& role) {
            return list_of(db, battle, role);
        },
        std::move(done));
}

void People::end(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_about_reach(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    of_seat(
        battle, asked->key,
        [battle, id = asked->id](store::Database& db, const std::string& role) {
            if (!store::end_reach(db, battle, role, id))
                return declined(404, refusal_of(RefusalCode::NoSuchWord));
            return list_of(db, battle, role);
        },
        std::move(done));
}

void People::confirm(std::string_view request, Done done) {
    const auto word = wire::parse_word(request);
    if (!word) return done({400, wire::problem_text(word.error()), {}});
    in_turn(
        {},
        [word = *word](store::Database& db) {
            return answer_to_word(store::confirm_reach(db, word), "open");
        },
        std::move(done));
}

void People::end_by_word(std::string_view request, Done done) {
    const auto word = wire::parse_word(request);
    if (!word) return done({400, wire::problem_text(word.error()), {}});
    unsubscribe(*word, std::move(done));
}

void People::unsubscribe(const std::string& word, Done done) {
    in_turn(
        {},
        [word](store::Database& db) { return answer_to_word(store::end_reach(db, word), "ended"); },
        std::move(done));
}

LobbyAnswer People::own_battles(std::string_view request) const try {
    const auto keys = wire::parse_held_keys(request);
    if (!keys) return {400, wire::problem_text(keys.error())};
    auto db = store::open_to_read(folder_.folder());
    const store::Transaction one_moment(db, store::kToRead);
    std::vector<wire::OwnBattle> own;
    for (const auto& held : *keys)
        if (auto battle = own_battle(db, held)) own.push_back(std::move(*battle));
    return {200, wire::own_battles_text(own)};
} catch (const std::exception& error) {
    spdlog::error("whose battles are whose cannot be read: {}", error.what());
    return {503, wire::problem_text(cannot_read())};
}

}  // namespace room
