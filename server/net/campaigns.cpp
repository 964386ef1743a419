#include "net/campaigns.h"

#include "room/gzip.h"

namespace net {
namespace {

constexpr std::string_view kCampaigns = "/api/campaigns";

bool is_campaign_id(std::string_view id) {
    return !id.empty() && id.size() <= 32 &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == std::string_view::npos;
}

/// ?as=blue2
std::string eyes_in(std::string_view query) {
    constexpr std::string_view kAs = "as=";
    return query.starts_with(kAs) ? std::string(query.substr(kAs.size())) : std::string{};
}

std::string_view no_campaign(unsigned status) {
    switch (status) {
    case 401:
        return R"({"error":{"code":"no_seat","reason":"That key is no seat of this campaign."}})";
    case 410: return R"({"error":{"code":"battle_deleted","reason":"This campaign was deleted."}})";
    case 503:
        return R"({"error":{"code":"cannot_read","reason":"The disk does not answer. Try again."}})";
    default:
        return R"({"error":{"code":"no_such_campaign","reason":"There is no such campaign."}})";
    }
}

Response view_response(const Request& request, const room::CampaignTold& told) {
    if (told.status != 200)
        return json(request, told.status, std::string(no_campaign(told.status)));
    if (view(request[http::field::if_none_match]) == told.etag)
        return not_modified(request, told.etag);
    const bool is_packed = takes_gzip(request);
    auto response = is_packed ? json(request, 200, *told.gzip)
                              : json(request, 200, room::gunzipped(*told.gzip));
    response.set(http::field::etag, told.etag);
    response.set(http::field::cache_control, "private, no-cache");
    response.set(http::field::vary, "Accept-Encoding, Authorization");
    if (is_packed) response.set(http::field::content_encoding, "gzip");
    return response;
}

}  // namespace

std::optional<CampaignPath> campaign_path(std::string_view target) {
    if (!target.starts_with(kCampaigns)) return std::nullopt;
    target.remove_prefix(kCampaigns.size());
    CampaignPath path;
    if (const auto question = target.find('?'); question != std::string_view::npos) {
        path.query = target.substr(question + 1);
        target = target.substr(0, question);
    }
    if (target.empty()) return path;
    if (!target.starts_with('/')) return std::nullopt;
    target.remove_prefix(1);
    const auto slash = target.find('/');
    if (slash == std::string_view::npos || !is_campaign_id(target.substr(0, slash)))
        return std::nullopt;
    path.id = target.substr(0, slash);
    path.what = target.substr(slash + 1);
    return path;
}

Awaitable<Response> CampaignDoor::get(const Request& request, const CampaignPath& path) {
    if (!path.id.empty()) {
        if (path.what == "view") co_return co_await view(request, path);
        co_return json(request, 404, std::string(no_campaign(404)));
    }
    const std::function<void(Done)> start = [this](Done done) { campaigns_.list(std::move(done)); };
    const auto answer = co_await made_.wait_for(start);
    co_return json(request, static_cast<unsigned>(answer.status), answer.text);
}

Awaitable<Response> CampaignDoor::view(const Request& request, const CampaignPath& path) {
    const room::AskedView asked{path.id, key_in(request), eyes_in(path.query)};
    if (const auto ready = campaigns_.ready(asked)) co_return view_response(request, *ready);
    const std::function<void(std::function<void(room::CampaignTold)>)> start =
        [&](std::function<void(room::CampaignTold)> done) {
            campaigns_.view(asked, std::move(done));
        };
    const auto told = co_await told_.wait_for(start);
    co_return view_response(request, told);
}

std::function<void(CampaignDoor::Done)> CampaignDoor::work_of(const Request& request,
                                                              const CampaignPath& path,
                                                              const Client& client,
                                                              const std::string& origin) {
    const auto& body = request.body();
    const auto& [id, what, query] = path;
    if (id.empty())
        return [&](Done done) {
            campaigns_.begin(body, client.is_here ? "" : client.name, origin, std::move(done));
        };
    if (what == "commands")
        return [&, key = key_in(request)](Done done) {
            campaigns_.command(path.id, key, body, std::move(done));
        };
    if (what == "seats") return [&](Done done) { links_.redeem(path.id, body, std::move(done)); };
    if (what == "links")
        return [&](Done done) { links_.make(path.id, body, origin, std::move(done)); };
    if (what == "renewals")
        return [&](Done done) { links_.renew(path.id, body, origin, std::move(done)); };
    if (what == "link-states")
        return [&](Done done) { links_.states(path.id, body, std::move(done)); };
    const auto anew = [this, id](Done done) {
        return [this, id, done = std::move(done)](room::Made made) {
            campaigns_.forget(id);
            done(std::move(made));
        };
    };
    if (what == "delete")
        return
            [&, anew](Done done) { lobby_.unmake_campaign(path.id, body, anew(std::move(done))); };
    if (what == "keep")
        return [&, anew](Done done) { lobby_.keep_campaign(path.id, body, anew(std::move(done))); };
    return {};
}

Awaitable<Response> CampaignDoor::post(const Request& request, const CampaignPath& path,
                                       const Client& client, const std::string& origin) {
    const std::function<void(Done)> start = work_of(request, path, client, origin);
    if (!start) co_return not_done_here(request);
    const auto answer = co_await made_.wait_for(start);
    if (path.what == "delete") campaigns_.forget(path.id);
    co_return json(request, static_cast<unsigned>(answer.status), answer.text);
}

}  // namespace net
