#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "store/database.h"

/// How people are called and how they are reached while they are away: beside the journal, never in
/// it. All that writes belongs into a transaction of the writer.
namespace store {

struct SeatName {
    std::string role;
    std::string name;
};
std::vector<SeatName> names_of(Database& db, std::string_view battle);
/// Whether a seat may know how that other one is called.
using Knows = std::function<bool(std::string_view role)>;
/// False: another seat of this battle is called so, of those whose names this one may know; by
/// default of all. An empty name takes it away.
bool set_name(
    Database& db, std::string_view battle, const SeatName& name,
    const Knows& knows = [](std::string_view) { return true; });

enum class ReachKind : std::uint8_t { Mail, Hook, Push };
/// Asked: its owner has not confirmed it. GivenUp: it did not answer for too long.
enum class ReachState : std::uint8_t { Asked, Open, GivenUp };
/// Of a push: what seals a message for one browser, both in base64url.
struct PushKeys {
    std::string p256dh;  ///< its public key
    std::string auth;    ///< a secret of both
};
struct Reach {
    std::string id;
    std::string battle;
    std::string role;
    ReachKind kind = ReachKind::Mail;
    std::string address;
    std::string language;  ///< en or de
    std::string word;      ///< that only its owner was sent
    ReachState state = ReachState::Asked;
    std::int64_t made = 0;  ///< milliseconds since 1970
    PushKeys keys = {};
};
/// Of an https address: the host, and the port if it names one.
std::string host_of(const Reach& reach);
/// In the order in which they were made.
std::vector<Reach> reaches_of(Database& db, std::string_view battle, std::string_view role);
void insert_reach(Database& db, const Reach& reach);
/// How many everywhere wait for this address to be confirmed.
std::int64_t count_asked(Database& db, std::string_view address);
/// Of this seat; false: it has none such.
bool end_reach(Database& db, std::string_view battle, std::string_view role, std::string_view id);
/// By the word that its owner was sent; nothing: there is none such.
std::optional<Reach> confirm_reach(Database& db, std::string_view word);
std::optional<Reach> end_reach(Database& db, std::string_view word);
/// What nobody confirmed within a day, what a seat has that was given anew, and its devices.
void forget_unconfirmed(Database& db, std::int64_t now);
void forget_seat(Database& db, std::string_view battle, std::string_view role);
void forget_pushes(Database& db, std::string_view battle, std::string_view role);

/// Of an address everywhere, or of a name everywhere, in whatever capitals and forms of its
/// letters: names, ways of reaching, notices on their way, and what is said to be sought at open
/// seats where it names who it is. The pushes of these seats go, too: nobody can name where they
/// lead. How many rows went.
std::int64_t erase_person(Database& db, std::string_view who);
struct Erased {
    std::int64_t count = 0;
    bool is_log_empty = false;  ///< else somebody reads the file, and it may stand in its log yet
};
/// The same, so that nothing of it is left in the file or its log. No transaction is open.
Erased erase_from_file(Database& db, std::string_view who);

}  // namespace store
