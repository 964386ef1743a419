#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "room/lobby.h"
#include "wire/reach.h"

/// What is asked about people: how they are called, how they are reached, which battles are theirs.
/// What writes is one transaction of the writer's thread, which calls `done`; what is malformed is
/// answered at once.
namespace room {

class People {
  public:
    People(Lobby& lobby, wire::WaysToReach ways)
        : writer_(lobby.writer()), folder_(lobby.folder()), clock_(lobby.clock()),
          ways_(std::move(ways)) {}
    using Done = std::function<void(Made)>;

    /// A seat is called so, by whoever has its key.
    void call(const std::string& battle, std::string_view request, Done done);
    /// It is reached there, once the owner of the address has said yes.
    void reach(const std::string& battle, std::string_view request, Done done);
    void list(const std::string& battle, std::string_view request, Done done);
    void end(const std::string& battle, std::string_view request, Done done);
    /// By the word that the owner of an address was sent.
    void confirm(std::string_view request, Done done);
    void end_by_word(std::string_view request, Done done);
    /// The same as mail programs post it: the word alone.
    void unsubscribe(const std::string& word, Done done);
    /// Where each of one's battles stands. Keys that fit nothing are left out.
    [[nodiscard]] LobbyAnswer own_battles(std::string_view request) const;
    [[nodiscard]] std::string ways() const { return wire::ways_text(ways_); }

  private:
    using Work = std::function<Made(store::Database&)>;
    void in_turn(const std::string& battle, Work work, Done done);
    void of_seat(const std::string& battle, const std::string& key,
                 std::function<Made(store::Database&, const std::string& role)> work, Done done);
    [[nodiscard]] bool offers(std::string_view kind) const;

    store::Writer& writer_;
    const store::DataFolder& folder_;
    Clock clock_;
    wire::WaysToReach ways_;
};

}  // namespace room
