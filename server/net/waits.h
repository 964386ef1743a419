#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>

#include "net/beast.h"

/// Coroutines of the doors that wait for an answer of another thread.
namespace net {

template <class Answer> class Waits {
  public:
    explicit Waits(asio::io_context& doors) : doors_(doors) {}
    using Done = std::function<void(Answer)>;

    /// `start` hands its `Done` to the other thread, which may hold what it calls back for a while:
    /// so that is a number and no more.
    Awaitable<Answer> wait_for(const std::function<void(Done)>& start) {
        const auto number = ++last_;
        auto& waiting = waiting_.try_emplace(number, doors_).first->second;
        start([this, number](Answer answer) {
            asio::post(doors_, [this, number, answer = std::move(answer)]() mutable {
                auto& waits = waiting_.at(number);
                waits.answer = std::move(answer);
                waits.timer.cancel();
            });
        });
        error_code woken;
        auto token = asio::redirect_error(asio::use_awaitable, woken);
        if (!waiting.answer) co_await waiting.timer.async_wait(token);
        auto answer = std::move(*waiting.answer);
        waiting_.erase(number);
        co_return answer;
    }

  private:
    struct Waiting {
        explicit Waiting(asio::io_context& context)
            : timer(context, asio::steady_timer::time_point::max()) {}
        asio::steady_timer timer;
        std::optional<Answer> answer;
    };
    asio::io_context& doors_;
    std::map<std::uint64_t, Waiting> waiting_;  ///< by the number that the other thread is given
    std::uint64_t last_ = 0;
};

}  // namespace net
