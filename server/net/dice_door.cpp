#include "net/dice_door.h"

namespace net {

std::optional<std::string> asked_dice(const Request& request) {
    const auto target = plain_path(view(request.target()));
    const auto path = target ? battle_path(*target) : std::nullopt;
    return path && path->what == "dice" ? std::optional(path->battle) : std::nullopt;
}

Awaitable<Response> DiceDoor::get(const Request& request, const std::string& battle) {
    using Done = Waits<room::LobbyAnswer>::Done;
    const std::function<void(Done)> start = [&](Done done) { desk_.ask(battle, std::move(done)); };
    auto told = co_await waits_.wait_for(start);
    if (told.status == 429) co_return too_much(request);
    co_return json(request, told.status, std::move(told.text));
}

}  // namespace net
