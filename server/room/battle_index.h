#pragma once
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/battles.h"
#include "store/makers.h"
#include "store/open_seats.h"
#include "store/progress.h"
#include "wire/lobby.h"

/// The battles of a server, for all loops: what anybody is told of each, and whose they are.
/// Locked; asked by the doors, and told by each loop what has reached the disk.
namespace room {

class Room;

/// How many there are, for the bounds of `Quotas`.
struct Holdings {
    int of_address = 0;
    int with_bots_of_address = 0;  ///< that go on
    int with_bots = 0;             ///< of anybody, that go on
};

/// The sides that bots play, as they are kept and told.
inline constexpr std::string_view kBothSides = "blue red";

class BattleIndex {
  public:
    /// It counts at once, and is listed once it is on the disk.
    void add(const store::Battle& battle, const store::Stage& stage,
             const std::optional<store::Maker>& maker, bool is_written);
    void written(std::string_view battle);
    void remove(std::string_view battle);
    /// Unless that is taken back; nothing: it was.
    void be_deleted_at(std::string_view battle, std::optional<std::int64_t> at);
    /// Which of its seats anybody may take.
    void seek(std::string_view battle, const store::OpenSeats& open);
    /// The same of every battle; where none are named, nobody is sought.
    void seek_all(const std::map<std::string, store::OpenSeats>& open);
    /// Its step_seconds; empty: nobody has opened it since the server was begun.
    [[nodiscard]] std::string pace(std::string_view battle) const;
    /// A battle of a campaign that goes on; and once that has ended.
    void shut(std::string_view battle);
    void open(std::string_view battle);
    [[nodiscard]] bool is_shut(std::string_view battle) const;
    /// What the list says of this room.
    void note(const Room& room);
    /// Its room has gone: who sat there sits nowhere.
    void nobody_is_at(std::string_view battle);

    [[nodiscard]] std::string text() const;
    /// One of them, also when it is not listed: who asks was told of it.
    [[nodiscard]] std::optional<std::string> text(std::string_view battle) const;
    /// No address holds no battle.
    [[nodiscard]] Holdings holdings(std::string_view address) const;
    /// Sides that bots play: by battle, of those that go on.
    [[nodiscard]] std::map<std::string, std::string> bots() const;
    /// Does anybody but a bot look at it?
    [[nodiscard]] bool is_watched(std::string_view battle, std::int64_t steady) const;
    /// Somebody was told a piece of it, or which there are.
    void told(std::string_view battle, std::int64_t steady);
    /// Bots against each other rest while nobody looks.
    [[nodiscard]] bool bots_rest(std::string_view battle, std::int64_t steady) const;

  private:
    struct Entry {
        wire::ListedBattle shown;
        std::string address;  ///< hash; empty: nobody's
        std::string pace;     ///< as far as it is known
        bool is_listed = true;
        bool is_child = false;  ///< of a campaign: never listed, and its bots never rest
        bool is_shut = false;
        bool is_written = false;
        bool is_sat_at = false;            ///< by somebody who is no bot
        std::optional<std::int64_t> told;  ///< the last time; steady
        [[nodiscard]] bool is_watched(std::int64_t steady) const;
    };
    static void seek(Entry& entry, const store::OpenSeats& open);

    mutable std::mutex mutex_;
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace room
