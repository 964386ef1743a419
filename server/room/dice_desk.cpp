#include "room/dice_desk.h"

namespace room {

DiceDesk::DiceDesk(Read read) : read_(std::move(read)), thread_([this] { work(); }) {}

DiceDesk::~DiceDesk() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void DiceDesk::ask(std::string battle, Done done) {
    {
        const std::lock_guard lock(mutex_);
        if (asked_.size() < kMostWaitForDice) {
            asked_.emplace_back(std::move(battle), std::move(done));
            done = nullptr;
        }
    }
    if (done) return done({429, {}});
    wakes_.notify_one();
}

void DiceDesk::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        wakes_.wait(lock, [this] { return ends_ || !asked_.empty(); });
        if (ends_) return;
        const auto [battle, done] = std::move(asked_.front());
        asked_.pop_front();
        lock.unlock();
        done(read_(battle));
        lock.lock();
    }
}

}  // namespace room
