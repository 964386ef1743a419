#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/battle_index.h"
#include "room/moment.h"
#include "room/quotas.h"
#include "room/scenario_shelf.h"
#include "room/up_time.h"
#include "scenario/scenarios.h"
#include "store/errands.h"
#include "store/uptime.h"
#include "store/writer.h"
#include "wire/lobby.h"

/// What all loops share: scenarios, the list of battles, new battles. Locked.
namespace room {

struct LobbyAnswer {
    unsigned status = 200;  ///< of HTTP
    std::string text;
};
/// A battle was made, or why not.
struct Made {
    int status = 201;  ///< of HTTP
    std::string text;
    std::string battle;
};
/// Not done, with the status of HTTP.
Made declined(int status, const Refusal& why);
/// A side that a bot of this server plays.
struct BotSeat {
    std::string battle;
    std::string role;
    std::string token;
};

/// The disk does not give a battle back.
Refusal cannot_read();
/// Nor takes anything at the moment.
Refusal cannot_write();

class Lobby {
  public:
    Lobby(const store::DataFolder& folder, store::Writer& writer, std::filesystem::path db_folder,
          Clock clock, std::string test_seed);

    /// Those that can be played.
    [[nodiscard]] std::string scenarios() const { return scenarios_.text(); }
    /// One, or what is wrong with its file.
    [[nodiscard]] LobbyAnswer scenario(std::string_view id) const;
    /// Every line of the library, in the order of its files. [SCALE-12]
    [[nodiscard]] std::string equipment() const;
    [[nodiscard]] std::string battles() const { return index_.text(); }
    /// One of a campaign that goes on is there for whoever has a key of it. [REL-45]
    [[nodiscard]] LobbyAnswer battle(std::string_view id, std::string_view key = {}) const;
    /// What is known of a battle's dice. [S-05]
    [[nodiscard]] LobbyAnswer dice(std::string_view battle) const;
    using Done = std::function<void(Made)>;
    /// `done` is called once, from the writer's thread or at once. Without an address: whoever asks
    /// is on this machine, and counts against nobody.
    void make(std::string_view request, std::string_view address, const std::string& origin,
              Done done);
    /// Whoever made a battle, or a campaign, deletes it: its key is posted.
    void unmake(const std::string& battle, std::string_view request, Done done) {
        unmake_book(battle, store::BookKind::Battle, request, std::move(done));
    }
    void unmake_campaign(const std::string& campaign, std::string_view request, Done done) {
        unmake_book(campaign, store::BookKind::Campaign, request, std::move(done));
    }
    /// A seat of it, or whoever made it, takes a deletion back that waits. [REL-57]
    void keep(const std::string& battle, std::string_view request, Done done) {
        keep_book(battle, store::BookKind::Battle, request, std::move(done));
    }
    void keep_campaign(const std::string& campaign, std::string_view request, Done done) {
        keep_book(campaign, store::BookKind::Campaign, request, std::move(done));
    }
    /// Unless that is taken back.
    [[nodiscard]] std::optional<std::int64_t> deleted_at(store::Database& db,
                                                         std::string_view book) const;
    /// It is of a campaign that goes on. [REL-45]
    [[nodiscard]] bool is_shut(std::string_view battle) const { return index_.is_shut(battle); }
    /// A battle of a campaign that was made; those of a campaign that has ended.
    void add_child(const store::Battle& battle, const store::Stage& stage);
    void open_children(const std::string& campaign);
    [[nodiscard]] bool has_its_fill_of_bots() const {
        return index_.holdings("").with_bots >= quotas_.bot_battles;
    }
    [[nodiscard]] const std::string& test_seed() const { return test_seed_; }
    /// Now and then: battles that nobody has played for long enough are deleted.
    void expire();

    void limit(const Quotas& quotas) { quotas_ = quotas; }
    [[nodiscard]] const Quotas& quotas() const { return quotas_; }
    /// Links of new battles can be used again and again: for tests, on this machine only.
    void reuse_links() { reuses_links_ = true; }
    /// The demo battle is made once; its links stay the same.
    std::vector<wire::SeatLink> demo(const std::string& origin);
    /// New tokens for the bots of all battles that still go on.
    std::vector<BotSeat> bots_to_start();
    /// The bots of a new battle.
    std::vector<BotSeat> start_bots(const std::string& battle);
    std::vector<store::Seat> seats_of_bots(std::string_view battle) const;
    [[nodiscard]] bool bots_rest(std::string_view battle) const {
        return index_.bots_rest(battle, clock_().steady);
    }
    /// Which of its seats anybody may take, now that it is on the disk.
    void seek(std::string_view battle, const store::OpenSeats& open) { index_.seek(battle, open); }
    [[nodiscard]] std::string pace(std::string_view battle) const { return index_.pace(battle); }
    void told(std::string_view battle) { index_.told(battle, clock_().steady); }
    /// What the list says of this room.
    void note(const Room& room) { index_.note(room); }
    void nobody_is_at(std::string_view battle) { index_.nobody_is_at(battle); }

    [[nodiscard]] bool can_write() const { return writer_.health() == store::Outcome::Written; }
    /// The server ends.
    void flush();
    [[nodiscard]] bool is_broken() const { return writer_.health() == store::Outcome::Broken; }
    /// The writer's figures, as Prometheus reads them.
    [[nodiscard]] std::string metrics() const;
    [[nodiscard]] const store::DataFolder& folder() const { return folder_; }
    [[nodiscard]] store::Writer& writer() const { return writer_; }
    [[nodiscard]] const Clock& clock() const { return clock_; }
    [[nodiscard]] const std::filesystem::path& db_folder() const { return db_folder_; }
    [[nodiscard]] const scenario::Library& library() const { return library_; }
    /// Until now this server was up: written every ten seconds. [S-99]
    void keep_up();
    /// What the operator has asked for since.
    void run_errands();
    /// A person was erased in the file: what is sought at open seats, as it says now.
    void look_at_open_seats(const store::Errand& errand);
    [[nodiscard]] const store::Downtime& downtime() const { return downtime_; }
    /// When so much has passed since, as `UpTime` counts. From any thread.
    [[nodiscard]] std::int64_t after(std::int64_t since, std::int64_t left) const;
    [[nodiscard]] std::int64_t while_up(std::int64_t since, std::int64_t left) const;

  private:
    std::vector<std::string> leaving(std::int64_t now);
    void look_at_clock() const;
    [[nodiscard]] std::function<bool(std::int64_t)> is_unplayed_past() const;
    struct KeptDice {
        std::int64_t seq = 0;   ///< of the last event
        std::int64_t made = 0;  ///< steady
        bool is_open = false;
        std::string text;
    };
    [[nodiscard]] std::optional<std::string> kept_dice(const std::string& battle,
                                                       std::int64_t seq) const;
    void keep_dice(const std::string& battle, KeptDice dice) const;
    std::string expired_until_;  ///< the last of those that were to leave at once
    struct Prepared {
        store::Battle battle;
        std::vector<wire::SeatLink> seats;
        std::string maker_key;
        store::OpenSeats open;
        store::Batch batch;
    };
    [[nodiscard]] std::optional<Refusal> too_many(const wire::NewBattle& request,
                                                  std::string_view address) const;
    Result<Prepared> prepare(const wire::NewBattle& request, const std::string& origin,
                             bool reuses_links);
    Result<Prepared> prepare_or_refuse(const wire::NewBattle& request, const std::string& origin);
    std::vector<BotSeat> seat_bots(const std::string& battle, std::string_view bots);
    void forget(std::string_view battle);
    void unmake_book(const std::string& book, store::BookKind kind, std::string_view request,
                     Done done);
    void keep_book(const std::string& book, store::BookKind kind, std::string_view request,
                   Done done);
    void delete_asked(store::Database& db, std::int64_t now);
    [[nodiscard]] std::function<std::int64_t(std::int64_t asked)> deleted_after() const;
    void write_up(Moment now);

    const store::DataFolder& folder_;
    store::Writer& writer_;
    std::filesystem::path db_folder_;
    Clock clock_;
    std::string test_seed_;
    store::Downtime downtime_;
    mutable UpTime up_time_;
    std::int64_t written_up_ = 0;
    bool reuses_links_ = false;
    Quotas quotas_;
    scenario::Library library_;
    ScenarioShelf scenarios_;
    BattleIndex index_;
    mutable std::mutex dice_mutex_;
    mutable std::map<std::string, KeptDice> kept_dice_;
    mutable std::mutex mutex_;  ///< of the seats of bots
    std::vector<std::pair<std::string, store::Seat>> bot_seats_;
};

}  // namespace room
