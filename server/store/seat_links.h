#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/battles.h"

/// Links that give a seat away once, and the keys that they become. Only hashes are kept. All of it
/// belongs into a transaction of the writer.
namespace store {

void insert_link(Database& db, std::string_view battle, const Seat& link, std::int64_t now);

enum class Redeemed : std::uint8_t {
    Given,     ///< the key sits from now on
    Already,   ///< by this very key: the answer was lost
    Reusable,  ///< it is a key itself: a link of the old kind
    Spent,
    Unknown,
};
struct Redemption {
    Redeemed how = Redeemed::Unknown;
    std::string role;
};
Redemption redeem_link(Database& db, std::string_view battle, std::string_view link_hash,
                       std::string_view key_hash);

/// Whose key it is; of a battle of a campaign: by the key of the campaign.
std::optional<std::string> role_of_key(Database& db, std::string_view battle,
                                       std::string_view key_hash);
/// The same, and wherever the key sat until the seat was renewed or given to a substitute.
std::vector<std::string> roles_ever(Database& db, std::string_view battle,
                                    std::string_view key_hash);
/// Can anybody sit there?
bool has_seat(Database& db, std::string_view battle, std::string_view role);
/// Of this seat, keys and links that nobody opened.
std::int64_t count_of_seat(Database& db, std::string_view battle, std::string_view role);
/// Does anybody have a key to it?
bool is_taken(Database& db, std::string_view battle, std::string_view role);
void close_unopened_links(Database& db, std::string_view battle, std::string_view role);
/// To somebody else: all its keys and links are closed, nobody is sought, called or reached there,
/// and there is one new link. If somebody sat there, the battle's journal will say so. [S-113]
void give_seat_anew(Database& db, std::string_view battle, const Seat& link, std::int64_t now);
/// Whoever sits there closes all its keys and links but one new link. His name and addresses stay;
/// what is pushed to devices ends, since nobody knows which of them he still has.
void renew_own_seat(Database& db, std::string_view battle, const Seat& link, std::int64_t now);

enum class LinkState : std::uint8_t { Open, Taken, Closed };
LinkState state_of_link(Database& db, std::string_view battle, std::string_view link_hash);

}  // namespace store
