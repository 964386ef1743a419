#include "net/posts.h"

#include <utility>

namespace net {

Awaitable<Response> Posts::make_battle(const Request& request, const Client& client,
                                       const std::string& origin,
                                       const std::function<void(const std::string&)>& made) {
    const std::function<void(Done)> start = [&](Done done) {
        lobby_.make(request.body(), client.is_here ? "" : client.name, origin, std::move(done));
    };
    const auto answer = co_await waits_.wait_for(start);
    if (answer.status == 201 && made) made(answer.battle);
    co_return json(request, static_cast<unsigned>(answer.status), answer.text);
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
    if (what == "delete") start = [&](Done d) { lobby_.unmake(battle, body, std::move(d)); };
    if (!start) co_return not_done_here(request);
    const auto answer = co_await waits_.wait_for(start);
    co_return json(request, static_cast<unsigned>(answer.status), answer.text);
}

}  // namespace net
