#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "store/battles.h"
#include "store/data_folder.h"
#include "store/expect.h"
#include "store/journal.h"
#include "store/makers.h"
#include "store/outbox.h"
#include "store/progress.h"
#include "store/set_aside.h"
#include "store/snapshots.h"

/// The one thread that writes. It commits all that is queued in one transaction, then says so.
namespace store {

/// DiskFull: it could not be written now; another program may also hold the file. Damaged: what is
/// kept of this one battle is ruined, or contradicts the batch, or we made a mistake over it. The
/// others go on. Moved: it is not as this batch expects; it is left out, and the others go on.
enum class Outcome : std::uint8_t { Written, DiskFull, Broken, Damaged, Moved };

/// What goes to the disk together, or not at all.
struct Batch {
    std::string battle;
    std::vector<Expect> expects;  ///< looked at before anything of it is written
    std::optional<Battle> begins;
    std::optional<Maker> maker;
    std::vector<Seat> seats;  ///< with keys that can be used again and again
    std::vector<Seat> links;  ///< to seats, each to be opened once
    std::vector<Row> rows;
    std::optional<Reply> reply;
    std::optional<Snapshot> snapshot;
    std::optional<ChatRow> chat;
    std::optional<Stage> stage;  ///< where these rows bring the battle
    bool by_person = false;  ///< whose command it is; not the clock's, nor a bot's of this server
    std::optional<SetAside> aside;
    std::vector<Notice> notices;          ///< to those who are away
    std::int64_t at = 0;                  ///< of the notices, milliseconds since 1970
    std::vector<Batch> parts;             ///< of other books: of the same transaction
    std::function<void(Database&)> also;  ///< more of the same transaction; may be run twice
    std::function<void(Outcome)> done;    ///< called on the writer's thread
};

/// How much a battle grows by it.
std::int64_t bytes_of(const Batch& batch);

struct WriterFigures {
    std::int64_t commits = 0;
    std::int64_t batches = 0;
    std::int64_t rows = 0;
    std::int64_t failures = 0;
    std::int64_t queued = 0;
    std::int64_t microseconds = 0;  ///< of all commits together
};

class Writer {
  public:
    /// `before_commit` is for tests of failure: what it throws, the commit throws.
    explicit Writer(const DataFolder& folder, std::function<void()> before_commit = {});
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    /// Writes what is queued first.
    ~Writer();

    void append(Batch batch);
    /// Waits until all that was queued is written, and said to be.
    void flush();
    /// DiskFull passes by itself when there is room again; Broken does not: nothing is written any
    /// more.
    [[nodiscard]] Outcome health() const { return health_; }
    [[nodiscard]] WriterFigures figures() const;

  private:
    std::optional<std::vector<Batch>> wait_for_work();
    void work();
    std::vector<Outcome> write(const std::vector<Batch>& group);
    void write_together(std::span<const Batch> group, std::span<Outcome> outcomes);
    Outcome commit(std::span<const Batch> group, std::span<Outcome> outcomes);
    Outcome insert(const Batch& batch);
    bool is_expected(const Batch& batch);
    void insert_rows(const Batch& batch);
    void move_on(const Batch& batch, std::int64_t bytes);
    void count(const std::vector<Batch>& group, std::chrono::steady_clock::time_point began);
    void tell(const Batch& batch, Outcome outcome);
    void watch_disk();

    const DataFolder& folder_;
    Database db_;
    std::function<void()> before_commit_;
    std::unique_ptr<Statement> insert_row_, insert_reply_, insert_chat_, set_stage_, move_on_,
        add_bytes_;
    std::atomic<Outcome> health_ = Outcome::Written;
    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::condition_variable rests_;
    std::vector<Batch> queue_;
    WriterFigures figures_;
    bool ends_ = false;
    bool works_ = false;
    std::thread thread_;
};

}  // namespace store
