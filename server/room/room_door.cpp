// Who comes in at a battle, and what he is told first.
#include "base/refusal_code.h"
#include "room/room.h"
#include "store/crashes.h"
#include "store/digest.h"
#include "wire/parse.h"

namespace room {

using fog::Audience;

/// Whoever has no seat watches in pieces, not here. [S-106]
bool Room::is_told_late() const {
    return shown_.scenario.options.spectator_delay != rules::SpectatorDelay::None;
}

/// Whom a first message seats, or why it does not.
Result<Room::Greeted> Room::greeted(std::string_view hello) const {
    const auto message = wire::parse(hello);
    if (!message) return tl::unexpected(message.error().refusal);
    const auto* greeting = std::get_if<wire::Hello>(&*message);
    if (!greeting) return tl::unexpected(refusal_of(RefusalCode::HelloFirst));
    if (greeting->protocol != wire::kProtocol)
        return tl::unexpected(refusal_of(RefusalCode::OtherProtocol));
    const auto audience = seats_.admits(greeting->token);
    if (!audience)
        return tl::unexpected(
            Refusal{RefusalCode::NoSeat, "That link is not a seat of this battle.", {}});
    if (*audience == Audience::Public && is_told_late())
        return tl::unexpected(refusal_of(RefusalCode::WatchedInPieces));
    const bool watches = greeting->token == fog::seat_name(Audience::Public);
    auto key = watches ? std::string{} : store::hash_of_token(greeting->token);
    return Greeted{*audience, std::move(key), greeting->last};
}

std::optional<Seat> Room::enter(std::string_view hello, Tell tell, std::function<void()> drop) {
    auto greeted = this->greeted(hello);
    if (!greeted) {
        tell(shared(wire::error_text(greeted.error())));
        return std::nullopt;
    }
    if (broken_) {  // it is read again in a moment
        drop();
        return std::nullopt;
    }
    const auto audience = greeted->audience;
    if (!wake(audience)) {
        const auto* const why = "This battle is set aside, and cannot be shown to you.";
        tell(shared(wire::error_text({RefusalCode::SetAside, why, {}})));
        return std::nullopt;
    }
    lift_if_due();
    const bool is_bot = seats_.is_bot(greeted->key);
    const auto place =
        seats_.sit({audience, std::move(tell), std::move(drop), std::move(greeted->key), is_bot});
    tell_first(place, greeted->last);
    if (!is_bot && seats_.pages(audience) > 1) tell_pages(audience);
    return Seat(shared_from_this(), place);
}

/// What he has missed since he was told `last`, and all that is no part of a view.
void Room::tell_first(Seats::Place place, std::optional<std::int64_t> last) {
    const auto audience = place->audience;
    const auto say_to = [&](Text text) { say({place->tell, audience, std::move(text)}); };
    for (auto& text : streams_[index(audience)].catch_up(last)) say_to(std::move(text));
    // Updates that wait for the disk lie before it: what it has been told holds them already.
    say({[has_view = place->has_view](const Text&) { *has_view = true; }, audience, {}});
    for (const auto& line : chat_.lines(audience)) say_to(line);
    if (!heads_.all().empty()) say_to(heads_text());
    if (!damage_.empty()) say_to(shared(wire::error_text(refusal_of(RefusalCode::SetAside))));
    if (deleted_at_ && audience != Audience::Public) say_to(deletion_text());
}

/// False: its view cannot be made.
bool Room::wake(Audience audience) {
    const store::WorkingOn marked(battle_.id, store::Work::Opens);
    try {
        lift_if_due();
        auto& stream = streams_[index(audience)];
        looked_at_[index(audience)] = world_.clock().steady;
        if (!stream.sleeps()) return true;
        const auto table = table_for(audience);
        stream.wake({game_, chronicles_[index(audience)], table});
        return true;
    } catch (const std::exception& mistake) {
        set_aside(mistake.what());
        return false;
    }
}

}  // namespace room
