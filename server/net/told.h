#pragma once
#include <optional>
#include <string_view>

#include "net/http.h"
#include "net/waits.h"
#include "room/pieces.h"

/// GET /api/battles/<battle>/told/<audience>: which pieces there are; …/<edition>/<n>: one of them.
/// [S-106, REL-40]
namespace net {

/// Nothing: the path is none of these. A number that is none is asked for as piece 0, which no
/// battle has.
std::optional<room::AskedPiece> asked_piece(const Request& request);
Response told_response(const Request& request, const room::ToldPiece& told);

class Tellings {
  public:
    Tellings(asio::io_context& doors, room::Lobby& lobby) : pieces_(lobby), waits_(doors) {}
    Awaitable<room::ToldPiece> ask(const room::AskedPiece& asked);

  private:
    room::Pieces pieces_;
    Waits<room::ToldPiece> waits_;
};

}  // namespace net
