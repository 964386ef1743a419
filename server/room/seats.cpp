#include "room/seats.h"

#include <algorithm>
#include <functional>

#include "store/digest.h"

namespace room {
namespace {

constexpr std::int64_t kPresenceEvery = 10'000;

}  // namespace

std::optional<fog::Audience> Seats::admits(std::string_view token) const {
    if (token == fog::seat_name(fog::Audience::Public)) return fog::Audience::Public;
    const auto hash = store::hash_of_token(token);
    for (const auto& seat : allowed_)
        if (seat.token_hash == hash) return fog::seat_named(seat.role);
    return std::nullopt;
}

void Seats::allow_only(std::vector<store::Seat> seats) {
    allowed_ = std::move(seats);
    const auto is_closed = [&](const Sitting& sitting) {
        return !sitting.token_hash.empty() &&
               std::ranges::none_of(allowed_, [&](const store::Seat& seat) {
                   return seat.token_hash == sitting.token_hash;
               });
    };
    for (const auto& places : sitting_)
        for (const auto& sitting : places)
            if (is_closed(sitting)) sitting.drop();
}

Seats::Place Seats::sit(Sitting sitting) {
    auto& places = sitting_[index(sitting.audience)];
    return places.insert(places.end(), std::move(sitting));
}

void Seats::leave(Place place) { sitting_[index(place->audience)].erase(place); }

bool Seats::has(fog::Audience audience) const {
    return std::ranges::any_of(
        allowed_, [&](const store::Seat& seat) { return seat.role == fog::seat_name(audience); });
}

std::size_t Seats::sitting(fog::Audience audience) const {
    return sitting_[index(audience)].size();
}

int Seats::pages(fog::Audience audience) const {
    return static_cast<int>(
        std::ranges::count_if(sitting_[index(audience)], std::not_fn(&Sitting::is_bot)));
}

bool Seats::empty() const {
    for (const auto& places : sitting_)
        if (!places.empty()) return false;
    return true;
}

bool Seats::has_persons() const {
    return std::ranges::any_of(sitting_, [](const auto& places) {
        return std::ranges::any_of(places, [](const Sitting& s) { return !s.is_bot; });
    });
}

bool Seats::is_in_sight(fog::Audience audience) const {
    return std::ranges::any_of(sitting_[index(audience)], &Sitting::is_in_sight);
}

std::string Seats::name_of(fog::Audience audience) const {
    const auto named = std::ranges::find(names_, fog::seat_name(audience), &store::SeatName::role);
    return named == names_.end() ? std::string{} : named->name;
}

bool Seats::is_bot(std::string_view token_hash) const {
    return std::ranges::any_of(allowed_, [&](const store::Seat& seat) {
        return seat.is_bot && seat.token_hash == token_hash;
    });
}

void Seats::tell(fog::Audience audience, const Text& text) const {
    for (const auto& sitting : sitting_[index(audience)])
        if (*sitting.has_view) sitting.tell(text);
}

void Seats::tell_all(const Text& text) const {
    for (const auto& places : sitting_)
        for (const auto& sitting : places) sitting.tell(text);
}

void Seats::drop(fog::Audience audience) {
    for (const auto& sitting : sitting_[index(audience)]) sitting.drop();
}

void Seats::drop_all() {
    for (const auto audience : fog::kSeats) drop(audience);
}

Presence::Presence(const Seats& seats) {
    for (const auto audience : fog::kSeats)
        if (audience != fog::Audience::Public && seats.has(audience))
            shown_[std::string(fog::seat_name(audience))] = {};
}

bool Presence::follow(const Seats& seats, std::int64_t steady) {
    if (began_ && steady - last_ < kPresenceEvery) return false;
    bool changed = false;
    for (auto& [name, seat] : shown_) {
        const auto audience = *fog::seat_named(name);
        fog::SeatSeen now{seats.name_of(audience), seats.sitting(audience) > 0};
        changed |= seat != now;
        seat = std::move(now);
    }
    if (changed) last_ = steady;
    began_ = began_ || changed;
    return changed;
}

}  // namespace room
