#include "net/strangers.h"

#include "net/campaigns.h"
#include "net/dice_door.h"

namespace net {

bool Strangers::noted(bool may, const Client& client, std::string_view what) {
    if (!may) log_.note(Event::Quota, client, std::string(what));
    return may;
}

bool Strangers::may(const Client& client, Use use) {
    return noted(purses_.spend(client, use, clock_().steady), client, word_of(use));
}

bool Strangers::might(const Client& client, Use use) {
    return noted(purses_.can_spend(client, use, clock_().steady), client, word_of(use));
}

std::chrono::milliseconds Strangers::until_let_in(const Client& client) {
    return std::chrono::milliseconds(purses_.until_let_in(client, clock_().steady));
}

/// Files of the client cost little, and a club loads many at once. The dice of a battle are looked
/// for in its whole journal: that is rationed as a question is.
bool Strangers::may_read(const Client& client, const Request& request) {
    if (!request.target().starts_with("/api/")) return may(client, Use::File);
    return may(client, asked_dice(request) ? Use::Question : Use::Read);
}

std::shared_ptr<void> Strangers::socket(const Client& client) {
    auto place = purses_.socket(client);
    noted(place != nullptr, client, "connections");
    return place;
}

/// What stands behind /api/reach/ is the secret of an address.
void Strangers::answered(const Client& client, const Request& request, const Response& response) {
    const auto target = view(request.target());
    const auto status = response.result_int();
    const auto& text = response.body();
    if (const auto path = battle_path(target))
        return log_.answered(client, path->what, path->battle, status, text);
    if (const auto path = campaign_path(target); path && !path->id.empty())
        return log_.answered(client, path->what, path->id, status, text);
    log_.answered(client, target.starts_with("/api/reach/") ? "reach" : "battles", "", status,
                  text);
}

}  // namespace net
