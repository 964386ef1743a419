#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "net/beast.h"
#include "net/limits.h"
#include "net/static_files.h"
#include "room/lobby.h"

/// What is answered to an HTTP request; sockets are server.cpp's.
namespace net {

inline std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// A request that no page of ours sends: answered and closed.
std::optional<Response> refuse_request(const Request& request);
/// What could not be read as a request; nothing when the client just went away.
std::optional<Response> answer_unreadable(error_code failed);
/// The battle and the last word of /api/battles/<battle>/<what>.
struct BattlePath {
    std::string battle;
    std::string_view what;
};
std::optional<BattlePath> battle_path(std::string_view target);
/// The battle of /ws/<battle>.
std::optional<std::string> battle_of(std::string_view target);

/// Of a seat, in `Authorization: Bearer`; empty: none.
std::string key_in(const Request& request);
bool takes_gzip(const Request& request);
Response plain(const Request& request, http::status status, std::string text);
Response json(const Request& request, unsigned status, std::string text);
/// He has it: nothing is said about it again.
Response not_modified(const Request& request, std::string_view etag);
/// A path that knows no such method.
Response not_done_here(const Request& request);
/// Whoever asks has to wait.
Response too_much(const Request& request);

/// POST /api/rules: one line of `ordercap rules`, and its answer.
Response answer_question(const Request& request);
/// All that needs no waiting: files, lists, health. What is posted is server.cpp's.
Response answer(const Request& request, const room::Lobby& lobby, const StaticFiles& files);

}  // namespace net
