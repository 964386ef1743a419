#include "net/http.h"

#include <algorithm>

#include "ask/ask.h"
#include "ask/rulebook.h"

namespace net {
namespace {

/// Svelte makes its templates by a policy of that name, the page names its worker for pushes by the
/// other; no other text becomes a part of the page.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html push-worker";

Response begin(const Request& request, http::status status) {
    Response response(status, request.version());
    response.set(http::field::server, "ordercap");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Content-Security-Policy", kPolicy);
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.keep_alive(request.keep_alive());
    return response;
}

Response finish(const Request& request, Response response, std::string body) {
    const auto size = body.size();
    if (request.method() != http::verb::head) response.body() = std::move(body);
    response.content_length(size);
    return response;
}

bool is_battle_id(std::string_view id) {
    return !id.empty() && id.size() <= 32 && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    });
}

Response serve_file(const Request& request, const StaticFiles& files) {
    auto file = files.find(view(request.target()), view(request[http::field::accept_encoding]));
    if (!file) return plain(request, http::status::not_found, "There is no such page.\n");
    const bool known = view(request[http::field::if_none_match]) == file->etag;
    auto response = begin(request, known ? http::status::not_modified : http::status::ok);
    response.set(http::field::etag, file->etag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control,
                 file->immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (known) return response;
    response.set(http::field::content_type, file->type);
    if (!file->encoding.empty()) response.set(http::field::content_encoding, file->encoding);
    return finish(request, std::move(response), std::move(file->body));
}

Response answer_api(const Request& request, std::string_view path, const room::Lobby& lobby) {
    constexpr std::string_view kScenario = "/api/scenarios/";
    constexpr std::string_view kBattle = "/api/battles/";
    if (path == "/api/rules") return json(request, 200, ask::rulebook());
    if (path == "/api/equipment") return json(request, 200, lobby.equipment());
    if (path == "/api/scenarios") return json(request, 200, lobby.scenarios());
    if (path == "/api/battles") return json(request, 200, lobby.battles());
    if (path.starts_with(kScenario)) {
        auto answer = lobby.scenario(path.substr(kScenario.size()));
        return json(request, answer.status, std::move(answer.text));
    }
    if (path.starts_with(kBattle)) {
        const auto id = path.substr(kBattle.size());
        if (is_battle_id(id)) {
            auto answer = lobby.battle(id, key_in(request));
            return json(request, answer.status, std::move(answer.text));
        }
    }
    return json(request, 404,
                R"({"error":{"code":"not_found","reason":"There is no such thing."}})");
}

}  // namespace

Response plain(const Request& request, http::status status, std::string text) {
    auto response = begin(request, status);
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    response.set(http::field::cache_control, "no-store");
    return finish(request, std::move(response), std::move(text));
}

Response json(const Request& request, unsigned status, std::string text) {
    auto response = begin(request, http::int_to_status(status));
    response.set(http::field::content_type, "application/json");
    response.set(http::field::cache_control, "no-store");
    return finish(request, std::move(response), std::move(text));
}

Response not_modified(const Request& request, std::string_view etag) {
    Response response(http::status::not_modified, request.version());
    response.set(http::field::etag, beast::string_view(etag.data(), etag.size()));
    response.keep_alive(request.keep_alive());
    return response;
}

std::optional<Response> refuse_request(const Request& request) {
    const bool strange = request.count(http::field::transfer_encoding) > 0 ||
                         request.count(http::field::host) != 1 ||
                         request.count(http::field::content_length) > 1 ||
                         !plain_path(view(request.target()));
    if (!strange) return std::nullopt;
    auto response = plain(request, http::status::bad_request, "That request is malformed.\n");
    response.keep_alive(false);
    return response;
}

std::optional<Response> answer_unreadable(error_code failed) {
    const error_code sample = http::error::bad_method;
    const bool went_away =
        failed == http::error::end_of_stream || failed == http::error::partial_message;
    if (failed.category() != sample.category() || went_away) return std::nullopt;
    const bool too_long = failed == http::error::header_limit;
    const bool too_large =
        failed == http::error::body_limit || failed == http::error::buffer_overflow;
    Request request;
    request.version(11);
    auto response = plain(request,
                          too_long    ? http::status::request_header_fields_too_large
                          : too_large ? http::status::payload_too_large
                                      : http::status::bad_request,
                          "That request is malformed.\n");
    response.keep_alive(false);
    return response;
}

std::optional<BattlePath> battle_path(std::string_view target) {
    constexpr std::string_view kBattles = "/api/battles/";
    if (!target.starts_with(kBattles)) return std::nullopt;
    target.remove_prefix(kBattles.size());
    const auto slash = target.find('/');
    if (slash == std::string_view::npos || !is_battle_id(target.substr(0, slash)))
        return std::nullopt;
    return BattlePath{std::string(target.substr(0, slash)), target.substr(slash + 1)};
}

std::optional<std::string> battle_of(std::string_view target) {
    constexpr std::string_view kSockets = "/ws/";
    if (!target.starts_with(kSockets) || !is_battle_id(target.substr(kSockets.size())))
        return std::nullopt;
    return std::string(target.substr(kSockets.size()));
}

std::string key_in(const Request& request) {
    constexpr std::string_view kBearer = "Bearer ";
    const auto given = view(request[http::field::authorization]);
    return given.starts_with(kBearer) ? std::string(given.substr(kBearer.size())) : std::string{};
}

bool takes_gzip(const Request& request) {
    const auto accepted = view(request[http::field::accept_encoding]);
    return accepted.find("gzip") != std::string_view::npos &&
           accepted.find("gzip;q=0") == std::string_view::npos;
}

Response not_done_here(const Request& request) {
    return plain(request, http::status::method_not_allowed, "That cannot be done here.\n");
}

Response too_much(const Request& request) {
    return plain(request, http::status::too_many_requests, "Too much at once.\n");
}

Response answer_question(const Request& request) {
    if (request.body().size() > kLongestQuestion)
        return plain(request, http::status::payload_too_large, "That question is too long.\n");
    return json(request, 200, ask::answer_to(request.body()));
}

Response answer(const Request& request, const room::Lobby& lobby, const StaticFiles& files) {
    if (request.method() != http::verb::get && request.method() != http::verb::head)
        return not_done_here(request);
    const auto path = plain_path(view(request.target())).value_or("/");
    if (path == "/healthz") {
        const bool writes = lobby.can_write();
        return plain(request, writes ? http::status::ok : http::status::service_unavailable,
                     writes ? "ok\n" : "the disk cannot be written\n");
    }
    if (path.starts_with("/api/")) return answer_api(request, path, lobby);
    if (path.starts_with("/ws/"))
        return plain(request, http::status::upgrade_required, "A WebSocket is expected.\n");
    return serve_file(request, files);
}

}  // namespace net
