#include "net/session.h"

#include <chrono>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <linux/sockios.h>
#include <spdlog/spdlog.h>
#include <sys/ioctl.h>

#include "base/refusal_code.h"

namespace net {

using namespace std::chrono_literals;

Session::Session(tcp::socket socket, const Arrival& arrival, room::Rooms& rooms, Metrics& metrics,
                 room::Clock clock, Talkers& talkers, SecurityLog& log)
    : socket_(std::move(socket)), rooms_(rooms), metrics_(metrics), clock_(std::move(clock)),
      place_(arrival.place), patience_(clock_().steady, arrival.client.is_relayed),
      wakes_(socket_.get_executor()), talkers_(talkers), log_(log), client_(arrival.client),
      where_(arrival.battle) {
    ++metrics_.sessions;
    beast::get_lowest_layer(socket_).rate_policy().most_unclaimed = kUnclaimed;
}

Session::~Session() { --metrics_.sessions; }

Awaitable<void> Session::serve(Request request, std::string battle) {
    const auto self = shared_from_this();
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{10s, websocket::stream_base::none(), false});
    socket_.control_callback([self = weak_from_this()](auto, beast::string_view payload) {
        if (const auto session = self.lock()) session->hear_control(payload.size());
    });
    socket_.read_message_max(kLongestMessage);
    socket_.auto_fragment(false);
    socket_.text(true);
    if (co_await accept_websocket(socket_, request)) co_return;
    open_ = true;
    asio::co_spawn(socket_.get_executor(), speak(), [self](const std::exception_ptr& problem) {
        if (problem) self->drop();
    });
    try {
        co_await converse(std::move(battle));
    } catch (const std::exception& problem) {
        fail(problem);
    }
    seat_.reset();
    wakes_.cancel();
}

Awaitable<void> Session::converse(std::string battle) {
    const bool seated = co_await sit_down(std::move(battle));
    if (!seated) co_return;
    co_await listen();
    if (goodbye_ == websocket::close_code::none) drop();
}

/// Whatever happens below, this one session answers for it.
void Session::fail(const std::exception& problem) {
    spdlog::error("a session fails: {}", problem.what());
    tell(room::error_text(refusal_of(RefusalCode::ServerError)));
    leave(websocket::close_code::internal_error);
}

/// The first message has ten seconds.
Awaitable<bool> Session::sit_down(std::string battle) {
    asio::steady_timer patience(socket_.get_executor(), 10s);
    patience.async_wait([self = weak_from_this()](error_code stopped) {
        if (const auto session = self.lock(); session && !stopped) session->drop();
    });
    const auto failed = co_await read_message(socket_, buffer_);
    patience.cancel();
    if (failed) {
        drop();
        co_return false;
    }
    auto room = rooms_.open(battle);
    const auto hello = beast::buffers_to_string(buffer_.data());
    if (room && (*room)->is_shut_to(hello)) {
        log_.note(Event::Refusal, client_, "no_such_battle, hello of " + battle);
        room = refuse(RefusalCode::NoSuchBattle);
    }
    if (!room) {
        tell(room::error_text(room.error()));
        leave(websocket::close_code(room.error().code == RefusalCode::CannotRead ? 4005 : 4004));
        co_return false;
    }
    beast::get_lowest_layer(socket_).rate_policy().claim(hello.size() + kFrameHead);
    buffer_.consume(buffer_.size());
    const auto self = weak_from_this();
    seat_ = (*room)->enter(
        hello,
        [self](const room::Text& text) {
            if (const auto session = self.lock()) session->tell(text);
        },
        [self] {
            if (const auto session = self.lock())
                session->leave(websocket::close_code::service_restart);
        });
    if (!seat_) {
        note_unknown_key();
        leave(websocket::close_code(4001));
        co_return false;
    }
    if (seat_->plays()) {
        most_waiting_ = kOutboxOfPlayer;
        credits_ = Credits(kMessagesOfPlayer);
    }
    share_credits(battle);
    co_return true;
}

/// Others are not refused for their key: they come late, or early, or with an old page.
void Session::note_unknown_key() {
    const auto code = outbox_.empty() ? "" : word_in(*outbox_.back(), "code");
    if (code == word_of(RefusalCode::NoSeat))
        log_.note(Event::Refusal, client_, "no_seat, hello of " + where_);
}

/// Without the book of them a new socket would have new ones.
void Session::share_credits(const std::string& battle) {
    const std::string seat(fog::seat_name(seat_->audience()));
    where_ = seat + " of " + battle;
    if (client_.is_here) return;
    talk_ = talkers_.of(client_.name + ' ' + battle + ' ' + seat, seat_->plays());
}

/// Whoever has none is not heard first: what he asks for may be dear.
bool Session::has_word() {
    const auto now = clock_().steady;
    return credits_.has(now) && (!talk_ || talk_->said.has(now));
}

bool Session::spend_word(std::int64_t of_all) {
    const auto now = clock_().steady;
    return credits_.spend(now) && (!talk_ || talk_->said.spend(now, of_all));
}

Awaitable<void> Session::listen() {
    while (!is_leaving()) {
        const auto failed = co_await read_message(socket_, buffer_);
        if (failed || is_leaving()) break;
        ++metrics_.messages_in;
        const std::string text = beast::buffers_to_string(buffer_.data());
        buffer_.consume(buffer_.size());
        beast::get_lowest_layer(socket_).rate_policy().claim(text.size() + kFrameHead);
        const bool is_text = socket_.got_text();
        if (is_text && has_word() && may_say_more(seat_->hear(text))) continue;
        if (is_text) {
            close_as_flood();
        } else {
            count_flood();
            leave(websocket::close_code::unknown_data);
        }
        break;
    }
}

/// Pings and pongs cost what any message costs.
void Session::hear_control(std::size_t bytes) {
    beast::get_lowest_layer(socket_).rate_policy().claim(bytes + kFrameHead);
    ++metrics_.messages_in;
    if (!spend_word()) close_as_flood();
}

void Session::close_as_flood() {
    if (is_leaving()) return;
    count_flood();
    leave(websocket::close_code::policy_error);
}

void Session::count_flood() {
    ++metrics_.dropped_flood;
    log_.note(Event::Flood, client_, where_);
}

void Session::watch() {
    if (!open_ || over_) return;
    auto& stream = beast::get_lowest_layer(socket_);
    const auto& bytes = stream.rate_policy();
    if (bytes.is_used_up()) {
        count_flood();
        drop();
        return;
    }
    int unread = 0;
    if (::ioctl(stream.socket().native_handle(), SIOCOUTQ, &unread) != 0) unread = 0;
    const auto waiting = std::min(bytes.out, static_cast<std::uint64_t>(unread));
    const auto verdict = patience_.look(clock_().steady, bytes.in, bytes.out, waiting);
    if (verdict == Patience::Verdict::Ask)
        asio::co_spawn(socket_.get_executor(), ask(), asio::detached);
    if (verdict == Patience::Verdict::Over) {
        ++metrics_.dropped_slow;
        drop();
    }
}

Awaitable<void> Session::ask() {
    const auto self = shared_from_this();
    if (asking_) co_return;
    asking_ = true;
    const auto failed = co_await ping_websocket(socket_);
    asking_ = false;
    if (!failed) patience_.asked(beast::get_lowest_layer(socket_).rate_policy().out);
}

bool Session::may_say_more(room::Heard heard) {
    if (heard == room::Heard::Accepted) {
        const auto now = clock_().steady;
        ++metrics_.accepted;
        return accepted_.spend(now) && (!talk_ || talk_->accepted.spend(now));
    }
    metrics_.refused += heard == room::Heard::Refused;
    const bool is_dear = heard == room::Heard::Looked && !seat_->plays();
    return spend_word(is_dear ? kLookOfSpectator : 1);
}

/// Never blocks. Whoever does not read is dropped, and comes back for a fresh view.
void Session::tell(const room::Text& text) {
    if (is_leaving()) return;
    waiting_bytes_ += text->size();
    if (waiting_bytes_ > most_waiting_) {
        ++metrics_.dropped_slow;
        drop();
        return;
    }
    outbox_.push_back(text);
    if (!speaks_) wakes_.cancel();
}

/// One write at a time, in order; what came in meanwhile goes next.
Awaitable<void> Session::speak() {
    const auto self = shared_from_this();
    error_code woken;
    auto token = asio::redirect_error(asio::use_awaitable, woken);
    while (!over_ || !outbox_.empty()) {
        if (outbox_.empty()) {
            if (goodbye_ != websocket::close_code::none) break;
            wakes_.expires_at(asio::steady_timer::time_point::max());
            co_await wakes_.async_wait(token);
            continue;
        }
        const room::Text text = std::move(outbox_.front());
        outbox_.pop_front();
        speaks_ = true;
        const auto failed = co_await write_message(socket_, *text);
        speaks_ = false;
        waiting_bytes_ -= std::min(waiting_bytes_, text->size());
        ++metrics_.messages_out;
        metrics_.bytes_out += static_cast<std::int64_t>(text->size());
        if (failed) {
            drop();
            co_return;
        }
    }
    if (goodbye_ != websocket::close_code::none) {
        const websocket::close_reason reason(goodbye_);
        co_await close_websocket(socket_, reason);
        drop();
    }
}

void Session::leave(websocket::close_code code) {
    if (is_leaving()) return;
    goodbye_ = code;
    wakes_.cancel();
}

void Session::drop() {
    if (over_) return;
    over_ = true;
    outbox_.clear();
    waiting_bytes_ = 0;
    error_code ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
    wakes_.cancel();
}

}  // namespace net
