#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

/// The battles of a data folder, who may sit down in them, and what was answered.
namespace store {

struct Seat {
    std::string role;        ///< blue, red, referee, public
    std::string token_hash;  ///< empty: nobody has a key to it yet
    bool is_bot = false;     ///< of this server
};
/// A campaign is a book as a battle is: a journal, seats, keys, answers.
enum class BookKind : std::uint8_t { Battle, Campaign };
struct Battle {
    std::string id;
    std::string scenario;
    std::string title;
    std::int64_t created = 0;
    std::string seed;
    std::string salt;
    std::string commitment;  ///< BLAKE2b of salt and seed, public from the first moment [S-05]
    std::string bots;        ///< "", "red", "blue red"
    BookKind kind = BookKind::Battle;
    std::string parent;  ///< the campaign that it is a battle of; empty: it stands alone
};
/// A new battle with a secret seed of its own, or one made of `test_seed`.
Battle new_battle(std::string scenario, std::string title, std::int64_t now,
                  std::string_view test_seed = {});

void insert_battle(Database& db, const Battle& battle, const std::vector<Seat>& seats);
struct BattleList {
    std::vector<Battle> battles;  ///< oldest first
    std::string damage;           ///< empty: every page could be read
};
/// All that can be read, without campaigns: a ruined page hides its own battles and no others.
BattleList all_battles(Database& db);
/// A battle; a campaign of this id is none.
std::optional<Battle> find_battle(Database& db, std::string_view id);
/// A campaign; a battle of this id is none.
std::optional<Battle> find_campaign(Database& db, std::string_view id);
/// It is a book, and none of this kind.
bool is_another_kind(Database& db, std::string_view book, BookKind kind);
/// The battles of a campaign, oldest first.
std::vector<std::string> battles_of(Database& db, std::string_view campaign);
/// Of a battle of a campaign: the keys of the campaign.
std::vector<Seat> seats_of(Database& db, std::string_view battle);

struct Reply {
    std::string actor;
    std::string cmd_id;
    std::int64_t seq = 0;
    std::string text;
};
std::vector<Reply> replies_of(Database& db, std::string_view battle);

/// Of chat.
inline constexpr std::array<std::string_view, 3> kChannels{"side", "all", "referee"};
struct ChatRow {
    std::int64_t number = 0;
    std::int64_t at = 0;
    std::string sender;
    std::string channel;
    std::string words;
};
/// All of them, in their order: each audience counts its own. [REL-29]
std::vector<ChatRow> chat_of(Database& db, std::string_view battle);
/// How many lines who wrote where.
struct ChatCount {
    std::string sender;
    std::string channel;
    std::int64_t lines = 0;
};
std::vector<ChatCount> chat_counts(Database& db, std::string_view battle);

}  // namespace store
