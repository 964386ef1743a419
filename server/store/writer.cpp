#include "store/writer.h"

#include <chrono>

namespace store {

using namespace std::chrono_literals;

Writer::Writer(const DataFolder& folder, std::function<void()> before_commit)
    : folder_(folder), db_(folder.file(), Access::ReadWrite),
      before_commit_(std::move(before_commit)) {
    db_.run("PRAGMA journal_mode = WAL");
    db_.run("PRAGMA synchronous = FULL");
    insert_row_ = db_.prepare("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert_reply_ = db_.prepare("INSERT INTO reply VALUES (?, ?, ?, ?, ?)");
    insert_chat_ = db_.prepare("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)");
    thread_ = std::thread([this] { work(); });
}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void Writer::append(Batch batch) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back(std::move(batch));
    }
    wakes_.notify_one();
}

void Writer::flush() {
    std::unique_lock lock(mutex_);
    rests_.wait(lock, [this] { return queue_.empty() && !works_; });
}

WriterFigures Writer::figures() const {
    const std::lock_guard lock(mutex_);
    auto figures = figures_;
    figures.queued = static_cast<std::int64_t>(queue_.size());
    return figures;
}

/// What has come in; nothing: it is time to end.
std::optional<std::vector<Batch>> Writer::wait_for_work() {
    std::unique_lock lock(mutex_);
    const auto has_work = [this] { return ends_ || !queue_.empty(); };
    if (health_ == Outcome::DiskFull)
        wakes_.wait_for(lock, 1s, has_work);
    else
        wakes_.wait(lock, has_work);
    if (queue_.empty() && ends_) return std::nullopt;
    works_ = true;
    return std::exchange(queue_, {});
}

void Writer::work() {
    while (const auto group = wait_for_work()) {
        watch_disk();
        if (!group->empty()) {
            const auto outcome = write(*group);
            for (const auto& batch : *group)
                if (batch.done) batch.done(outcome);
        }
        const std::lock_guard lock(mutex_);
        works_ = false;
        rests_.notify_all();
    }
}

/// After the disk was full: is there room again?
void Writer::watch_disk() {
    if (health_ == Outcome::DiskFull && folder_.has_room()) health_ = Outcome::Written;
}

Outcome Writer::write(const std::vector<Batch>& group) {
    if (health_ != Outcome::Written) return health_;
    const auto began = std::chrono::steady_clock::now();
    try {
        write_all(group);
    } catch (const DatabaseError& error) {
        health_ = error.is_full() ? Outcome::DiskFull : Outcome::Broken;
    }
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - began;
    const std::lock_guard lock(mutex_);
    ++figures_.commits;
    figures_.failures += health_ != Outcome::Written;
    figures_.batches += static_cast<std::int64_t>(group.size());
    for (const auto& batch : group) figures_.rows += static_cast<std::int64_t>(batch.rows.size());
    figures_.microseconds += static_cast<std::int64_t>(took.count());
    return health_;
}

void Writer::write_all(const std::vector<Batch>& group) {
    Transaction transaction(db_);
    for (const auto& batch : group) {
        const std::string_view battle = batch.battle;
        if (batch.begins) insert_battle(db_, *batch.begins, batch.seats);
        for (const auto& row : batch.rows)
            insert_row_
                ->with(battle, row.seq, row.at, std::string_view(row.cause.actor),
                       std::string_view(row.cause.cmd_id), std::string_view(row.cause.text),
                       std::string_view(row.event), Blob{row.hash})
                .run();
        if (batch.reply)
            insert_reply_
                ->with(battle, std::string_view(batch.reply->actor),
                       std::string_view(batch.reply->cmd_id), batch.reply->seq,
                       std::string_view(batch.reply->text))
                .run();
        if (batch.snapshot) insert_snapshot(db_, battle, *batch.snapshot);
        if (batch.chat)
            insert_chat_
                ->with(battle, batch.chat->number, batch.chat->at,
                       std::string_view(batch.chat->sender), std::string_view(batch.chat->channel),
                       std::string_view(batch.chat->words))
                .run();
    }
    if (before_commit_) before_commit_();
    transaction.commit();
}

}  // namespace store
