#include "room/seats.h"

#include "store/digest.h"

namespace room {
namespace {

constexpr std::array<std::string_view, 4> kNames{"blue", "red", "referee", "public"};
constexpr std::int64_t kPresenceEvery = 10'000;
constexpr std::array kSeen{fog::Audience::Blue, fog::Audience::Red, fog::Audience::Referee};

}  // namespace

std::string_view name_of(fog::Audience audience) { return kNames[index(audience)]; }

std::optional<fog::Audience> audience_from(std::string_view role) {
    for (const auto audience : fog::kAudiences)
        if (name_of(audience) == role) return audience;
    return std::nullopt;
}

std::optional<fog::Audience> Seats::admits(std::string_view token) const {
    if (token == name_of(fog::Audience::Public)) return fog::Audience::Public;
    const auto hash = store::hash_of_token(token);
    for (const auto& seat : allowed_)
        if (seat.token_hash == hash) return audience_from(seat.role);
    return std::nullopt;
}

Seats::Place Seats::sit(Sitting sitting) {
    auto& places = sitting_[index(sitting.audience)];
    return places.insert(places.end(), std::move(sitting));
}

void Seats::leave(Place place) { sitting_[index(place->audience)].erase(place); }

std::size_t Seats::sitting(fog::Audience audience) const {
    return sitting_[index(audience)].size();
}

bool Seats::empty() const {
    for (const auto& places : sitting_)
        if (!places.empty()) return false;
    return true;
}

void Seats::tell(fog::Audience audience, const Text& text) const {
    for (const auto& sitting : sitting_[index(audience)]) sitting.tell(text);
}

void Seats::drop_all() {
    for (const auto& places : sitting_)
        for (const auto& sitting : places) sitting.drop();
}

bool Presence::follow(const Seats& seats, std::int64_t steady) {
    if (began_ && steady - last_ < kPresenceEvery) return false;
    bool changed = false;
    for (const auto audience : kSeen) {
        auto& shown = shown_[index(audience)];
        changed |= shown != (seats.sitting(audience) > 0);
        shown = seats.sitting(audience) > 0;
    }
    if (changed) last_ = steady;
    began_ = began_ || changed;
    return changed;
}

fog::Keyed<fog::SeatSeen> Presence::seen() const {
    fog::Keyed<fog::SeatSeen> seen;
    for (const auto audience : kSeen)
        seen[std::string(name_of(audience))].connected = shown_[index(audience)];
    return seen;
}

}  // namespace room
