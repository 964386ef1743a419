#include "net/posts.h"

#include <utility>

namespace net {

Awaitable<Response> Posts::make_battle(const Request& request, const Client& client,
                                       const std::string& origin,
                                       const std::function<void(const std::string&)>& made) {
    const std::function<void(Done)> start = [&](Done done) {
        lobby_.make(request.body(), client.is_here ? "" : client.name, origin, std::move(done));
    };
    const auto begun = co_await waits_.wait_for(start);
    if (begun.status == 201 && made) made(begun.battle);
    co_return json(request, static_cast<unsigned>(begun.status), begun.text);
}

Awaitable<Response> Posts::change_battle(const Request& request, const BattlePath& path,
                                         const std::string& origin) {
    const auto& battle = path.battle;
    const auto what = path.what;
    const auto& body = request.body();
    std::function<void(Done)> start;
    if (what == "seats") start = [&](Done d) { links_.redeem(battle, body, std::move(d)); };
    if (what == "links") start = [&](Done d) { links_.make(battle, body, origin, std::move(d)); };
    if (what == "renewals")
        start = [&](Done d) { links_.renew(battle, body, origin, std::move(d)); };
    if (what == "link-states") start = [&](Done d) { links_.states(battle, body, std::move(d)); };
    if (what == "join")
        start = [&](Done d) { open_seats_.join(battle, body, origin, std::move(d)); };
    if (what == "withdraw")
        start = [&](Done d) { open_seats_.withdraw(battle, body, origin, std::move(d)); };
    if (what == "seek") start = [&](Done d) { open_seats_.seek(battle, body, std::move(d)); };
    if (what == "name") start = [&](Done d) { people_.call(battle, body, std::move(d)); };
    if (what == "reach") start = [&](Done d) { people_.reach(battle, body, std::move(d)); };
    if (what == "reach-list") start = [&](Done d) { people_.list(battle, body, std::move(d)); };
    if (what == "reach-end") start = [&](Done d) { people_.end(battle, body, std::move(d)); };
    if (what == "delete") start = [&](Done d) { lobby_.unmake(battle, body, std::move(d)); };
    if (what == "keep") start = [&](Done d) { lobby_.keep(battle, body, std::move(d)); };
    if (!start) co_return not_done_here(request);
    co_return co_await answer(request, start);
}

/// A mail program posts to …/end/<word> and reads nothing. [RFC 8058]
Awaitable<Response> Posts::heed_word(const Request& request, std::string_view what) {
    constexpr std::string_view kEnd = "end/";
    const auto& body = request.body();
    std::function<void(Done)> start;
    if (what == "confirm") start = [&](Done d) { people_.confirm(body, std::move(d)); };
    if (what == "end") start = [&](Done d) { people_.end_by_word(body, std::move(d)); };
    if (what.starts_with(kEnd))
        start = [&, word = std::string(what.substr(kEnd.size()))](Done d) {
            people_.unsubscribe(word, std::move(d));
        };
    if (!start) co_return not_done_here(request);
    co_return co_await answer(request, start);
}

Response Posts::own_battles(const Request& request) const {
    auto told = people_.own_battles(request.body());
    return json(request, told.status, std::move(told.text));
}

Awaitable<Response> Posts::answer(const Request& request, const std::function<void(Done)>& start) {
    const auto made = co_await waits_.wait_for(start);
    co_return json(request, static_cast<unsigned>(made.status), made.text);
}

}  // namespace net
