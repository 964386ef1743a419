#include "room/open_seats.h"

#include <algorithm>
#include <memory>

#include "base/refusal_code.h"
#include "fog/audience.h"
#include "room/links.h"
#include "store/battles.h"
#include "store/digest.h"
#include "store/makers.h"
#include "store/open_seats.h"
#include "store/seat_links.h"
#include "wire/seats.h"

namespace room {
namespace {

/// Whoever sat there sits there no more: a substitute takes over.
Made given_away(store::Database& db, const std::string& battle, const std::string& role,
                const std::string& origin, std::int64_t now) {
    if (!store::close_open_seat(db, battle, role))
        return declined(409, refusal_of(RefusalCode::NotSought));
    const auto token = store::new_token();
    store::give_seat_anew(db, battle, {role, store::hash_of_token(token)}, now);
    return {201,
            wire::link_text({role, token, link_to(origin, store::BookKind::Battle, battle, token)}),
            {}};
}

bool is_made_by(store::Database& db, const std::string& battle, const std::string& key) {
    const auto maker = store::maker_of(db, battle);
    return maker && maker->key_hash == store::hash_of_token(key);
}

/// Of whoever sits there, or of the referee.
bool is_his_seat(store::Database& db, const std::string& battle, const wire::AskForSeeker& asked) {
    const auto role = store::role_of_key(db, battle, store::hash_of_token(asked.key));
    return role && (*role == asked.role || *role == fog::seat_name(fog::Audience::Referee));
}

Made not_his() {
    return declined(403, {RefusalCode::NoSeat,
                          "Only whoever sits there, made this battle or judges it may do that.",
                          {}});
}

/// Not the public one, and not one that a bot plays.
bool is_of_people(store::Database& db, const std::string& battle, const std::string& role) {
    const auto seat = fog::seat_named(role);
    if (!seat || *seat == fog::Audience::Public) return false;
    const auto kept = store::find_battle(db, battle);
    return kept && kept->bots.find(role) == std::string::npos && kept->parent.empty() &&
           store::has_seat(db, battle, role);
}

/// Has, or had until somebody else sat there.
bool has_other_eyes(store::Database& db, const std::string& battle, const wire::Join& asked) {
    return std::ranges::any_of(asked.held, [&](const std::string& key) {
        const auto roles = store::roles_ever(db, battle, store::hash_of_token(key));
        return std::ranges::any_of(roles, [&](const std::string& role) {
            return role != asked.role && role != fog::seat_name(fog::Audience::Public);
        });
    });
}

Made sought(store::Database& db, const std::string& battle) {
    return {201, wire::sought_text(store::open_seats_of(db, battle).roles), {}};
}

}  // namespace

/// The list of battles says what is on the disk.
void OpenSeats::in_turn(const std::string& battle, Work work, Done done) {
    struct Outcome {
        Made answer;
        store::OpenSeats open;
    };
    auto made = std::make_shared<Outcome>();  // the writer's thread alone keeps it
    store::Batch batch;
    batch.battle = battle;
    batch.also = [=, work = std::move(work)](store::Database& db) {
        made->answer = work(db);
        made->open = store::open_seats_of(db, battle);
    };
    batch.done = [this, made = std::move(made), battle,
                  done = std::move(done)](store::Outcome outcome) {
        if (outcome != store::Outcome::Written)
            return done(declined(503, refusal_of(RefusalCode::CannotWrite)));
        lobby_.seek(battle, made->open);
        done(made->answer);
    };
    lobby_.writer().append(std::move(batch));
}

void OpenSeats::join(const std::string& battle, std::string_view request, const std::string& origin,
                     Done done) {
    const auto asked = wire::parse_join(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto work = [=, asked = *asked, now = lobby_.clock()().wall](store::Database& db) {
        if (has_other_eyes(db, battle, asked))
            return declined(
                409,
                {RefusalCode::NoSeat, "This browser has seen the battle through other eyes.", {}});
        return given_away(db, battle, asked.role, origin, now);
    };
    in_turn(battle, work, std::move(done));
}

/// Whoever sits there goes on sitting there.
void OpenSeats::withdraw(const std::string& battle, std::string_view request,
                         const std::string& origin, Done done) {
    const auto asked = wire::parse_seek(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto work = [=, asked = *asked, now = lobby_.clock()().wall](store::Database& db) {
        const bool is_taken = store::is_taken(db, battle, asked.role);
        if (!is_his_seat(db, battle, asked) && (is_taken || !is_made_by(db, battle, asked.key)))
            return not_his();
        if (!is_taken) return given_away(db, battle, asked.role, origin, now);
        if (!store::close_open_seat(db, battle, asked.role))
            return declined(409, refusal_of(RefusalCode::NotSought));
        return sought(db, battle);
    };
    in_turn(battle, work, std::move(done));
}

void OpenSeats::seek(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_seek(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto work = [=, asked = *asked, now = lobby_.clock()().wall,
                       pace = lobby_.pace(battle)](store::Database& db) {
        const bool is_his = is_his_seat(db, battle, asked);
        if (!is_his && !is_made_by(db, battle, asked.key)) return not_his();
        if (!is_of_people(db, battle, asked.role))
            return declined(404, refusal_of(RefusalCode::NoSeat));
        if (!is_his && store::is_taken(db, battle, asked.role))
            return declined(409, refusal_of(RefusalCode::SeatTaken));
        store::close_open_seat(db, battle, asked.role);
        store::close_unopened_links(db, battle, asked.role);
        store::insert_open_seats(db, battle, {{asked.role}, asked.words, pace}, now);
        return sought(db, battle);
    };
    in_turn(battle, work, std::move(done));
}

}  // namespace room
