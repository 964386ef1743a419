#pragma once
#include <functional>
#include <mutex>
#include <vector>

/// The loop of rooms, which turns when it is told to.
struct TurningLoop {
    /// Given to the rooms: work from any thread.
    std::function<void(std::function<void()>)> post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(work));
        };
    }
    void turn() {
        std::vector<std::function<void()>> todo;
        {
            const std::lock_guard lock(mutex_);
            todo.swap(posted_);
        }
        for (const auto& one : todo) one();
    }

  private:
    std::mutex mutex_;
    std::vector<std::function<void()>> posted_;
};
