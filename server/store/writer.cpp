#include "store/writer.h"

#include <algorithm>

#include "store/planted.h"
#include "store/seat_links.h"

namespace store {

using namespace std::chrono_literals;

namespace {

/// Those whose answer comes out of the transaction itself, or the others.
template <class Do>
void for_those(const std::vector<Batch>& group, bool answers_itself, const Do& what) {
    for (std::size_t i = 0; i < group.size(); ++i)
        if (bool{group[i].also} == answers_itself) what(i);
}

}  // namespace

std::int64_t bytes_of(const Batch& batch) {
    std::size_t bytes = 0;
    for (const auto& row : batch.rows) bytes += row.cause.text.size() + row.event.size();
    if (batch.reply) bytes += batch.reply->text.size();
    if (batch.snapshot) bytes += batch.snapshot->state.size();
    if (batch.chat) bytes += batch.chat->words.size();
    return static_cast<std::int64_t>(bytes);
}

Writer::Writer(const DataFolder& folder, std::function<void()> before_commit)
    : folder_(folder), db_(folder.file(), Access::ReadWrite),
      before_commit_(std::move(before_commit)) {
    db_.run("PRAGMA journal_mode = WAL");
    db_.run(is_planted("ORDERCAP_PLANT_LATE_FLUSH") ? "PRAGMA synchronous = NORMAL"
                                                    : "PRAGMA synchronous = FULL");
    db_.run("PRAGMA secure_delete = ON");  // what is deleted is gone from the file, too
    insert_row_ = db_.prepare("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert_reply_ = db_.prepare("INSERT INTO reply VALUES (?, ?, ?, ?, ?)");
    insert_chat_ = db_.prepare("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)");
    set_stage_ = db_.prepare("UPDATE progress SET turn = ?, turns = ?, over = ?, paused = ?, "
                             "due = ?, delay = ?, step = ?, ends = ?, waits = ?, "
                             "dice_audit = ? WHERE battle = ?");
    move_on_ = db_.prepare("UPDATE progress SET seq = ?, hash = ?, played = max(played, ?), "
                           "bytes = bytes + ? WHERE battle = ?");
    add_bytes_ = db_.prepare("UPDATE progress SET bytes = bytes + ? WHERE battle = ?");
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
        if (!group->empty() && !is_planted("ORDERCAP_PLANT_EARLY_ANSWER")) {
            const auto outcomes = write(*group);
            for (std::size_t i = 0; i < group->size(); ++i) tell((*group)[i], outcomes[i]);
        } else if (!group->empty()) {
            for_those(*group, false, [&](std::size_t i) { tell((*group)[i], Outcome::Written); });
            std::this_thread::sleep_for(300ms);
            const auto outcomes = write(*group);
            for_those(*group, true, [&](std::size_t i) { tell((*group)[i], outcomes[i]); });
        }
        const std::lock_guard lock(mutex_);
        works_ = false;
        rests_.notify_all();
    }
}

/// What hears of it may fail; the writer goes on.
void Writer::tell(const Batch& batch, Outcome outcome) {
    try {
        if (batch.done) batch.done(outcome);
    } catch (const std::exception&) {
        const std::lock_guard lock(mutex_);
        ++figures_.failures;
    }
}

/// After the disk was full: is there room again?
void Writer::watch_disk() {
    if (health_ == Outcome::DiskFull && folder_.has_room()) health_ = Outcome::Written;
}

/// All at once; when that meets damage each by itself, so that it stops only its own battle.
std::vector<Outcome> Writer::write(const std::vector<Batch>& group) {
    const auto began = std::chrono::steady_clock::now();
    std::vector<Outcome> outcomes(group.size());
    write_together(group, outcomes);
    if (outcomes.front() == Outcome::Damaged && group.size() > 1)
        for (std::size_t i = 0; i < group.size(); ++i)
            write_together(std::span(group).subspan(i, 1), std::span(outcomes).subspan(i, 1));
    count(group, began);
    return outcomes;
}

void Writer::count(const std::vector<Batch>& group, std::chrono::steady_clock::time_point began) {
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - began;
    const std::lock_guard lock(mutex_);
    ++figures_.commits;
    figures_.failures += health_ != Outcome::Written;
    figures_.batches += static_cast<std::int64_t>(group.size());
    for (const auto& batch : group) figures_.rows += static_cast<std::int64_t>(batch.rows.size());
    figures_.microseconds += static_cast<std::int64_t>(took.count());
}

/// Where nothing was written, that is the outcome of all.
void Writer::write_together(std::span<const Batch> group, std::span<Outcome> outcomes) {
    if (const auto all = commit(group, outcomes); all != Outcome::Written)
        std::ranges::fill(outcomes, all);
}

Outcome Writer::commit(std::span<const Batch> group, std::span<Outcome> outcomes) {
    if (health_ != Outcome::Written) return health_;
    bool commits = false;
    try {
        Transaction transaction(db_);
        std::ranges::transform(group, outcomes.begin(),
                               [&](const Batch& batch) { return insert(batch); });
        if (before_commit_) before_commit_();
        commits = true;
        transaction.commit();
    } catch (const DatabaseError& error) {
        if (error.is_damage() && !commits) return Outcome::Damaged;
        health_ = error.passes() ? Outcome::DiskFull : Outcome::Broken;
    } catch (const std::exception&) {
        if (!commits) return Outcome::Damaged;  // a mistake of ours over this battle
        health_ = Outcome::Broken;
    }
    return health_;
}

/// Moved: nothing of it.
Outcome Writer::insert(const Batch& batch) {
    if (!is_expected(batch)) return Outcome::Moved;
    insert_rows(batch);
    return Outcome::Written;
}

/// With all its parts: one of them has moved, and nothing of it is written.
bool Writer::is_expected(const Batch& batch) {
    return std::ranges::all_of(batch.expects,
                               [&](const Expect& expected) { return is_so(db_, expected); }) &&
           std::ranges::all_of(batch.parts, [&](const Batch& part) { return is_expected(part); });
}

void Writer::insert_rows(const Batch& batch) {
    const std::string_view battle = batch.battle;
    if (batch.begins) {
        insert_battle(db_, *batch.begins, batch.seats);
        for (const auto& link : batch.links) insert_link(db_, battle, link, batch.begins->created);
        Progress none_yet;
        none_yet.hash.assign(32, '\0');
        insert_progress(db_, battle, none_yet);
        if (batch.maker) insert_maker(db_, battle, *batch.maker);
    }
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
    if (batch.aside) set_aside(db_, battle, *batch.aside);
    for (const auto& notice : batch.notices) insert_notice(db_, battle, notice, batch.at);
    if (batch.chat)
        insert_chat_
            ->with(battle, batch.chat->number, batch.chat->at, std::string_view(batch.chat->sender),
                   std::string_view(batch.chat->channel), std::string_view(batch.chat->words))
            .run();
    if (batch.also) batch.also(db_);
    move_on(batch, bytes_of(batch));
    for (const auto& part : batch.parts) insert_rows(part);
}

/// What the list of battles says moves with the rows.
void Writer::move_on(const Batch& batch, std::int64_t bytes) {
    const std::string_view battle = batch.battle;
    if (const auto& stage = batch.stage)
        set_stage_
            ->with(std::int64_t{stage->turn}, std::int64_t{stage->turns}, std::int64_t{stage->over},
                   std::int64_t{stage->paused}, stage->due, std::string_view(stage->delay),
                   std::string_view(stage->step), stage->ends, std::string_view(stage->waits),
                   std::int64_t{stage->dice_audit}, battle)
            .run();
    if (batch.rows.empty() && bytes > 0)
        add_bytes_->with(bytes, battle).run();
    else if (!batch.rows.empty())
        move_on_
            ->with(batch.rows.back().seq, Blob{batch.rows.back().hash},
                   std::int64_t{batch.by_person}, bytes, battle)
            .run();
}

}  // namespace store
