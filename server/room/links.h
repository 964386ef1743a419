#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "room/lobby.h"
#include "room/moment.h"
#include "store/writer.h"

/// What is asked about links and keys of seats. Each is one transaction of the writer's thread,
/// which calls `done`; what is malformed is answered at once.
namespace room {

class Links {
  public:
    /// To the seats of battles, or of campaigns.
    Links(store::Writer& writer, Clock clock, store::BookKind kind)
        : writer_(writer), clock_(std::move(clock)), kind_(kind) {}
    using Done = std::function<void(Made)>;

    /// A link becomes the key of whoever opens it first, and is spent.
    void redeem(const std::string& battle, std::string_view request, Done done);
    /// One more link to the seat of this key, for another device.
    void make(const std::string& battle, std::string_view request, const std::string& origin,
              Done done);
    /// All keys and links of a seat are closed: by the seat itself, or by the referee.
    void renew(const std::string& battle, std::string_view request, const std::string& origin,
               Done done);
    /// Which links are still open; whoever made a battle sees what is taken.
    void states(const std::string& battle, std::string_view request, Done done);

  private:
    using Work = std::function<Made(store::Database&)>;
    void in_turn(const std::string& battle, Work work, Done done);

    store::Writer& writer_;
    Clock clock_;
    store::BookKind kind_;
};

Links links_of_battles(Lobby& lobby);
Links links_of_campaigns(Lobby& lobby);
/// By path and fragment: no server ever logs the token.
std::string link_to(const std::string& origin, store::BookKind kind, const std::string& book,
                    const std::string& token);

}  // namespace room
