#pragma once
#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/dice.h"
#include "fog/view_of.h"
#include "room/answers.h"
#include "room/chat.h"
#include "room/deadlines.h"
#include "room/lifting.h"
#include "room/moment.h"
#include "room/notices.h"
#include "room/quotas.h"
#include "room/seats.h"
#include "store/dice_heads.h"
#include "store/open_seats.h"
#include "store/writer.h"

/// One battle being played. It lives on one event loop; nothing in it is locked.
namespace room {

/// A battle as it was kept.
struct Kept {
    store::Battle battle;
    std::vector<store::Seat> seats;
    store::History history;
    std::vector<store::Reply> replies;
    std::vector<store::ChatRow> chat;
    std::optional<store::SetAside> aside;
};
Kept read_battle(store::Database& db, const store::Battle& battle);

/// What a room needs from the world.
struct World {
    std::function<void(store::Batch)> append;         ///< to the writer
    std::function<store::Outcome()> health;           ///< of the writer
    std::function<void(std::function<void()>)> post;  ///< to this room's loop, from any thread
    Clock clock;
    std::shared_ptr<NumbersOfBattle> numbers;  ///< of its streams
    std::int64_t most_bytes = kUnbounded;      ///< that all seats together may send
    std::vector<store::Outage> outages = {};   ///< of the server
    /// When so much has passed since, for what opens by itself. [REL-35]
    std::function<std::int64_t(std::int64_t since, std::int64_t left)> after =
        [](std::int64_t since, std::int64_t left) { return since + left; };
};

/// Looked: it was told a whole view through other eyes.
enum class Heard : std::uint8_t { Accepted, Refused, Looked, Other };

class Room;
/// A taken seat; leaving is its destructor.
class Seat {
  public:
    Seat(std::shared_ptr<Room> room, Seats::Place place) : room_(std::move(room)), place_(place) {}
    Seat(Seat&& other) noexcept = default;
    Seat& operator=(Seat&& other) noexcept {
        std::swap(room_, other.room_);
        std::swap(place_, other.place_);
        return *this;
    }
    ~Seat();
    /// One message of this connection.
    Heard hear(std::string_view text);
    [[nodiscard]] bool plays() const;  ///< a side or the referee
    [[nodiscard]] fog::Audience audience() const { return place_->audience; }
    [[nodiscard]] const std::shared_ptr<Room>& room() const { return room_; }

  private:
    std::shared_ptr<Room> room_;
    Seats::Place place_;
};

class Room : public std::enable_shared_from_this<Room> {
  public:
    Room(Kept kept, World world);

    /// The first message of a connection. Nothing: it was told why, and goes.
    std::optional<Seat> enter(std::string_view hello, Tell tell, std::function<void()> drop);
    /// The clock: deadlines and presence. Whoever looked whether it leapt saw this moment, too.
    void tick(Moment now);
    /// It was deleted: whoever is here is told so, and goes.
    void close(const Refusal& why);
    /// Substitutes have taken seats: the journal says so, each once. [S-113]
    void hand_over(const std::vector<store::Handover>& handovers);
    /// The wall clock leapt: a deadline that runs waits for the referee. [S-99]
    void stop_deadline() { clock_leapt_ = true; }
    /// As the list of battles has it: what is on the disk, not what is ahead of it.
    [[nodiscard]] const store::Stage& stage_written() const { return stage_written_; }

    [[nodiscard]] const game::Game& game() const { return game_; }
    [[nodiscard]] const store::Battle& battle() const { return battle_; }
    [[nodiscard]] const Seats& seats() const { return seats_; }
    void allow_only(std::vector<store::Seat> seats) { seats_.allow_only(std::move(seats)); }
    void call(std::vector<store::SeatName> names) { seats_.call(std::move(names)); }
    void be_deleted_at(std::optional<std::int64_t> at);
    /// How it stands to its campaign, as the disk has it.
    void stand(const store::Standing& standing);
    /// Whoever has no key of its campaign is told what he is told of an id that never was.
    /// [REL-45]
    [[nodiscard]] bool is_shut_to(std::string_view hello) const;
    [[nodiscard]] fog::Keyed<fog::SeatSeen> presence() const { return presence_.seen(); }
    /// A commit failed: it tells nobody anything any more and has to be read again from the disk.
    [[nodiscard]] bool has_stopped() const { return stopped_; }
    /// It stopped because what is kept of it is ruined: it will not be written to again.
    [[nodiscard]] bool met_damage() const { return met_damage_; }
    /// Damaged, made by a newer program, or stopped by a mistake of this one: it can be looked at
    /// and not played on.
    [[nodiscard]] const std::string& damage() const { return damage_; }
    [[nodiscard]] bool is_idle() const { return seats_.empty() && waiting_.empty(); }

  private:
    friend class Seat;
    /// Something to tell once all that was decided before it is on the disk.
    struct Words {
        Tell only;  ///< to one connection; none: to the whole audience
        fog::Audience audience = fog::Audience::Public;
        Text text;
    };
    struct Waiting {
        std::int64_t ticket = 0;
        std::vector<Words> words;
        std::optional<store::Stage> stage;  ///< that is on the disk then
        /// Who sleeps has no words for what it changed: it may have.
        std::array<bool, fog::kSeats.size()> asleep = {};
    };

    /// Who greeted so, and what he was told last.
    struct Greeted {
        fog::Audience audience = fog::Audience::Public;
        std::string key;  ///< hashed; none: he watches
        std::optional<std::int64_t> last;
    };

    /// One audience's view as others were shown it, until it may have changed.
    struct SeenAs {
        std::int64_t seq = 0;  ///< of the last event
        fog::Table table;
        Text text;
    };

    void fold(const store::History& history);
    std::size_t fold(const store::History& history, std::size_t events);
    void remember(const Kept& kept);
    void count_sent(const store::Cause& cause);
    Heard hear(Sitting& sitting, std::string_view text);
    Heard heed(Sitting& sitting, const wire::ClientMessage& message);
    Heard hear_command(Sitting& sitting, const wire::CommandMessage& message);
    Heard answer_again(Sitting& sitting, const wire::CommandMessage& message, const Answer& answer);
    Heard refuse(Sitting& sitting, std::string_view cmd_id, const Refusal& refusal);
    [[nodiscard]] std::optional<Refusal> cannot_take(fog::Audience seat,
                                                     const game::Command& command) const;
    [[nodiscard]] fog::Keyed<fog::SeatSeen> seats_shown(fog::Audience audience) const;
    void hear_chat(Sitting& sitting, const wire::Chat& chat);
    void hear_view_as(Sitting& sitting, const wire::ViewAs& request);
    void chronicle(const game::Event& event);
    [[nodiscard]] bool is_told_late() const;
    [[nodiscard]] Result<Greeted> greeted(std::string_view hello) const;
    void tell_first(Seats::Place place, std::optional<std::int64_t> last);
    [[nodiscard]] std::optional<Refusal> is_not_for_this_step(const game::Command& command) const;
    [[nodiscard]] bool is_to_take_over_from_present(const Sitting& sitting,
                                                    const game::Command& command) const;
    Result<game::Events> play(game::Actor actor, const game::Command& command);
    void lift_if_due();
    [[nodiscard]] std::optional<std::int64_t> opens_at() const;
    void write(const game::Events& events, store::Cause cause, Words answer, bool by_person = false,
               std::function<void(store::Database&)> also = {});
    void append(store::Batch batch, std::vector<Words> words);
    void set_aside(std::string_view cause);
    void stop();
    void follow(const game::Event& event, std::int64_t at);
    void act_as_clock(const game::Command& command);
    void keep_deadline(Moment now);
    void keep_time(Moment now);
    [[nodiscard]] OpenStep open_step() const;
    void call_those_away(Moment now);
    bool wake(fog::Audience audience);
    void let_sleep(std::int64_t steady);
    [[nodiscard]] store::Stage stage() const {
        return store::stage_of(game_, next_moment(), deadlines_.ends());
    }
    [[nodiscard]] std::optional<std::int64_t> next_moment() const;
    void written(std::int64_t ticket, store::Outcome outcome);
    void show(std::vector<Words>& words);
    [[nodiscard]] fog::Table table_for(fog::Audience audience) const;
    void say(Words words);
    void say_behind(fog::Audience shown, Words words);
    void tell(const Words& words);
    void tell_pages(fog::Audience audience);
    [[nodiscard]] Text heads_text() const;
    [[nodiscard]] Text deletion_text() const;
    void show_heads(std::vector<Words>& words);
    void leave(Seats::Place place);

    store::Battle battle_;
    World world_;
    SeededDice dice_;
    Seats seats_;
    game::Game game_;   ///< as decided: ahead of the disk, and of what anybody was told
    game::Game shown_;  ///< follows event by event: the chronicles are told each step of the way
    game::Changed changed_;  ///< since the streams were shown it
    store::Head head_;
    std::vector<fog::Chronicle> chronicles_;
    std::vector<Stream> streams_;
    std::array<std::int64_t, fog::kSeats.size()> looked_at_{};  ///< the last time; steady
    std::array<SeenAs, fog::kSeats.size()> seen_as_{};
    Answers answers_;
    Chat chat_;
    store::DiceHeads heads_;
    std::size_t heads_told_ = 0;
    Deadlines deadlines_;
    Lifting lifting_;
    store::Standing standing_;
    Presence presence_;
    std::int64_t at_ = 0;  ///< of the command that is played, on the wall clock
    bool clock_leapt_ = false;
    std::vector<store::Handover> handed_over_;  ///< that are written, or on their way
    std::optional<std::int64_t> deleted_at_;    ///< unless a seat takes that back
    int called_in_ = 0;  ///< the opening whose time runs out: said to those who have not decided
    std::deque<Waiting> waiting_;
    std::int64_t tickets_ = 0;
    store::Stage stage_written_;
    Sent sent_;
    bool stopped_ = false;
    bool met_damage_ = false;
    bool broken_ = false;  ///< what is in memory is half changed: nobody is told of it
    std::string damage_;
};

}  // namespace room
