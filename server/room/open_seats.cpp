#include "room/open_seats.h"

#include <memory>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "fog/audience.h"
#include "room/links.h"
#include "store/digest.h"
#include "store/makers.h"
#include "store/open_seats.h"
#include "store/seat_links.h"
#include "wire/seats.h"

namespace room {
namespace {

Made given_away(store::Database& db, const std::string& battle, const std::string& role,
                const std::string& origin, std::int64_t now) {
    if (!store::close_open_seat(db, battle, role))
        return declined(409, refusal_of(RefusalCode::NotSought));
    const auto token = store::new_token();
    store::insert_link(db, battle, {role, store::hash_of_token(token)}, now);
    return {201,
            wire::link_text({role, token, link_to(origin, store::BookKind::Battle, battle, token)}),
            {}};
}

bool is_made_by(store::Database& db, const std::string& battle, const std::string& key) {
    const auto maker = store::maker_of(db, battle);
    return maker && maker->key_hash == store::hash_of_token(key);
}

Made not_his() {
    return declined(403, {RefusalCode::NoSeat, "Only whoever made this battle may do that.", {}});
}

/// Not the public one, and not one that a bot plays.
bool is_of_people(store::Database& db, const std::string& battle, const std::string& role) {
    const auto seat = fog::seat_named(role);
    if (!seat || *seat == fog::Audience::Public) return false;
    const auto kept = store::find_battle(db, battle);
    if (!kept || kept->bots.find(role) != std::string::npos) return false;
    return store::has_seat(db, battle, role) ||
           contains(store::open_seats_of(db, battle).roles, role);
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
    auto made = std::make_shared<Outcome>();
    store::Batch batch;
    batch.battle = battle;
    batch.also = [=, work = std::move(work)](store::Database& db) {
        made->answer = work(db);
        made->open = store::open_seats_of(db, battle);
    };
    batch.done = [=, this, done = std::move(done)](store::Outcome outcome) {
        if (outcome != store::Outcome::Written)
            return done(declined(503, refusal_of(RefusalCode::CannotWrite)));
        lobby_.seek(battle, made->open);
        done(made->answer);
    };
    lobby_.writer().append(std::move(batch));
}

void OpenSeats::join(const std::string& battle, std::string_view request, const std::string& origin,
                     Done done) {
    const auto role = wire::parse_join(request);
    if (!role) return done({400, wire::problem_text(role.error()), {}});
    in_turn(
        battle,
        [=, role = *role, now = lobby_.clock()().wall](store::Database& db) {
            return given_away(db, battle, role, origin, now);
        },
        std::move(done));
}

void OpenSeats::withdraw(const std::string& battle, std::string_view request,
                         const std::string& origin, Done done) {
    const auto asked = wire::parse_seek(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    in_turn(
        battle,
        [=, asked = *asked, now = lobby_.clock()().wall](store::Database& db) {
            if (!is_made_by(db, battle, asked.key)) return not_his();
            return given_away(db, battle, asked.role, origin, now);
        },
        std::move(done));
}

void OpenSeats::seek(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_seek(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto work = [=, asked = *asked, now = lobby_.clock()().wall](store::Database& db) {
        if (!is_made_by(db, battle, asked.key)) return not_his();
        if (!is_of_people(db, battle, asked.role))
            return declined(404, refusal_of(RefusalCode::NoSeat));
        if (!store::close_links(db, battle, asked.role))
            return declined(409, refusal_of(RefusalCode::SeatTaken));
        auto open = store::open_seats_of(db, battle);
        store::close_open_seat(db, battle, asked.role);
        store::insert_open_seats(db, battle, {{asked.role}, asked.words, open.pace}, now);
        return sought(db, battle);
    };
    in_turn(battle, work, std::move(done));
}

}  // namespace room
