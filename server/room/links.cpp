#include "room/links.h"

#include <memory>
#include <vector>

#include "base/refusal_code.h"
#include "fog/audience.h"
#include "store/children.h"
#include "store/digest.h"
#include "store/seat_links.h"
#include "wire/seats.h"

namespace room {
namespace {

constexpr std::int64_t kMostOfASeat = 20;

Made answer_to_redemption(const store::Redemption& redeemed) {
    switch (redeemed.how) {
    case store::Redeemed::Given: return {201, wire::seat_taken_text(redeemed.role, false), {}};
    case store::Redeemed::Already: return {200, wire::seat_taken_text(redeemed.role, false), {}};
    case store::Redeemed::Reusable: return {200, wire::seat_taken_text(redeemed.role, true), {}};
    case store::Redeemed::Spent: return declined(410, refusal_of(RefusalCode::LinkSpent));
    case store::Redeemed::Unknown: break;
    }
    return declined(404, refusal_of(RefusalCode::NoSeat));
}

Made new_link(const std::string& role, const std::string& token, const std::string& link) {
    return {201, wire::link_text({role, token, link}), {}};
}

const Made& not_his_key() {
    static const Made made =
        declined(403, {RefusalCode::NoSeat, "That key is not a seat of this battle.", {}});
    return made;
}

bool may_be_renewed(std::string_view role) {
    const auto audience = fog::seat_named(role);
    return audience && *audience != fog::Audience::Public;
}

}  // namespace

Links links_of_battles(Lobby& lobby) {
    return {lobby.writer(), lobby.clock(), store::BookKind::Battle};
}

Links links_of_campaigns(Lobby& lobby) {
    return {lobby.writer(), lobby.clock(), store::BookKind::Campaign};
}

std::string link_to(const std::string& origin, store::BookKind kind, const std::string& book,
                    const std::string& token) {
    const bool is_campaign = kind == store::BookKind::Campaign;
    return origin + (is_campaign ? "/campaign/" : "/battle/") + book + "#seat=" + token;
}

void Links::in_turn(const std::string& battle, Work work, Done done) {
    auto answer = std::make_shared<Made>();
    store::Batch batch;
    batch.battle = battle;
    batch.also = [=, kind = kind_, work = std::move(work)](store::Database& db) {
        *answer = store::is_another_kind(db, battle, kind)
                      ? declined(404, refusal_of(RefusalCode::NoSeat))
                      : work(db);
    };
    batch.done = [answer = std::move(answer), done = std::move(done)](store::Outcome outcome) {
        done(outcome == store::Outcome::Written
                 ? *answer
                 : declined(503, refusal_of(RefusalCode::CannotWrite)));
    };
    writer_.append(std::move(batch));
}

void Links::redeem(const std::string& battle, std::string_view request, Done done) {
    const auto asked = wire::parse_take_seat(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto link = store::hash_of_token(asked->token);
    const auto key = store::hash_of_token(asked->key);
    in_turn(
        battle,
        [=](store::Database& db) {
            return answer_to_redemption(store::redeem_link(db, battle, link, key));
        },
        std::move(done));
}

void Links::make(const std::string& battle, std::string_view request, const std::string& origin,
                 Done done) {
    const auto asked = wire::parse_ask_for_link(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto key = store::hash_of_token(asked->key);
    const auto work = [=, now = clock_().wall, kind = kind_](store::Database& db) {
        const auto role = store::role_of_key(db, battle, key);
        if (!role) return not_his_key();
        if (store::standing_of(db, battle).is_child)
            return declined(
                409,
                {RefusalCode::NoSeat, "The links of this battle are those of its campaign.", {}});
        if (store::count_of_seat(db, battle, *role) >= kMostOfASeat)
            return declined(409, refusal_of(RefusalCode::TooManyLinks));
        const auto token = store::new_token();
        store::insert_link(db, battle, {*role, store::hash_of_token(token)}, now);
        return new_link(*role, token, link_to(origin, kind, battle, token));
    };
    in_turn(battle, work, std::move(done));
}

void Links::renew(const std::string& battle, std::string_view request, const std::string& origin,
                  Done done) {
    const auto asked = wire::parse_ask_for_link(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto key = store::hash_of_token(asked->key);
    const auto work = [=, now = clock_().wall, kind = kind_,
                       wanted = asked->role](store::Database& db) {
        const auto own = store::role_of_key(db, battle, key);
        if (!own) return not_his_key();
        const auto role = wanted.empty() ? *own : wanted;
        if (role != *own && *own != fog::seat_name(fog::Audience::Referee))
            return declined(403, refusal_of(RefusalCode::RefereeOnly));
        if (!may_be_renewed(role) || !store::has_seat(db, battle, role))
            return declined(404,
                            {RefusalCode::NoSeat, "There is no such seat in this battle.", {}});
        const auto token = store::new_token();
        const store::Seat link{role, store::hash_of_token(token)};
        if (role == *own)
            store::renew_own_seat(db, battle, link, now);
        else
            store::give_seat_anew(db, battle, link, now);
        return new_link(role, token, link_to(origin, kind, battle, token));
    };
    in_turn(battle, work, std::move(done));
}

void Links::states(const std::string& battle, std::string_view request, Done done) {
    const auto tokens = wire::parse_tokens(request);
    if (!tokens) return done({400, wire::problem_text(tokens.error()), {}});
    const auto work = [battle, all = *tokens](store::Database& db) -> Made {
        std::vector<std::string_view> states;
        for (const auto& token : all) {
            const auto state = store::state_of_link(db, battle, store::hash_of_token(token));
            states.push_back(state == store::LinkState::Open    ? "open"
                             : state == store::LinkState::Taken ? "taken"
                                                                : "closed");
        }
        return {200, wire::link_states_text(states), {}};
    };
    in_turn(battle, work, std::move(done));
}

}  // namespace room
