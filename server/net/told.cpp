#include "net/told.h"

#include <charconv>

#include "room/gzip.h"

namespace net {
namespace {

constexpr std::string_view kTold = "told/";

/// The part before the next "/"; what is behind it stays.
std::string_view cut_off(std::string_view& path) {
    const auto slash = path.find('/');
    const auto part = path.substr(0, slash);
    path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
    return part;
}

int number_in(std::string_view part) {
    int number = 0;
    const std::string text(part);
    const auto* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end ? number : 0;
}

/// Stock caches let thousands through to a list that has run out, unless they may give the old one
/// while they fetch the new.
std::string_view cache_control(const room::ToldPiece& told) {
    const bool is_kept = told.status == 200 && told.is_piece;
    if (is_kept && told.is_public) return "public, max-age=31536000, immutable";
    if (is_kept) return "private, max-age=31536000, immutable";
    const bool is_short = told.is_public && (told.status == 200 || told.status == 404);
    return is_short ? "public, max-age=2, stale-while-revalidate=10" : "no-store";
}

std::string_view problem(unsigned status) {
    switch (status) {
    case 410: return R"({"error":{"code":"battle_deleted","reason":"This battle was deleted."}})";
    case 503:
        return R"({"error":{"code":"cannot_read","reason":"The disk does not answer. Try again."}})";
    default: return R"({"error":{"code":"not_found","reason":"There is no such thing."}})";
    }
}

}  // namespace

std::optional<room::AskedPiece> asked_piece(const Request& request) {
    const auto path = battle_path(view(request.target()));
    if (!path || !path->what.starts_with(kTold)) return std::nullopt;
    auto rest = path->what.substr(kTold.size());
    room::AskedPiece asked;
    asked.battle = path->battle;
    asked.audience = cut_off(rest);
    asked.key = key_in(request);
    if (rest.empty()) return asked;
    asked.place.emplace();
    asked.place->edition = cut_off(rest);
    asked.place->n = number_in(rest);
    return asked;
}

Response told_response(const Request& request, const room::ToldPiece& told) {
    const bool packed = told.status == 200 && takes_gzip(request);
    auto response = json(request, told.status,
                         told.status != 200 ? std::string(problem(told.status))
                         : packed           ? *told.gzip
                                            : room::gunzipped(*told.gzip));
    response.set(http::field::cache_control, cache_control(told));
    response.set(http::field::vary,
                 told.is_public ? "Accept-Encoding" : "Accept-Encoding, Authorization");
    if (packed) response.set(http::field::content_encoding, "gzip");
    return response;
}

Awaitable<room::ToldPiece> Tellings::ask(const room::AskedPiece& asked) {
    const std::function<void(Waits<room::ToldPiece>::Done)> start =
        [&](Waits<room::ToldPiece>::Done done) { pieces_.ask(asked, std::move(done)); };
    co_return co_await waits_.wait_for(start);
}

}  // namespace net
