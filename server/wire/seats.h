#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "wire/lobby.h"

/// The texts of what is posted about seats: links are redeemed, made and renewed.
namespace wire {

/// POST /api/battles/<id>/seats: the link's token, and the key that its opener has drawn.
struct TakeSeat {
    std::string token;
    std::string key;
};
Result<TakeSeat> parse_take_seat(std::string_view text);
std::string seat_taken_text(std::string_view role, bool is_reusable);

/// POST …/links and …/renewals: by whom, and for which seat; empty: his own.
struct AskForLink {
    std::string key;
    std::string role;
};
Result<AskForLink> parse_ask_for_link(std::string_view text);
std::string link_text(const SeatLink& link);

/// POST …/join: the seat that is sought, and what keys to this battle its asker has already.
struct Join {
    std::string role;
    std::vector<std::string> held;
};
Result<Join> parse_join(std::string_view text);
/// POST …/withdraw and …/seek: the key of whoever made the battle, or of a seat; for which seat;
/// words only to seek.
struct AskForSeeker {
    std::string key;
    std::string role;
    std::string words;
};
Result<AskForSeeker> parse_seek(std::string_view text);
std::string sought_text(const std::vector<std::string>& roles);
/// As it is shown to anybody: at most 120 letters, none that hides.
Result<std::string> words_of_seeker(std::string_view text);

/// POST …/link-states: what became of these.
Result<std::vector<std::string>> parse_tokens(std::string_view text);
std::string link_states_text(const std::vector<std::string_view>& states);

}  // namespace wire
