#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "store/reach.h"

/// What is on its way to people who are away. It is written in the transaction of what it tells, so
/// that neither is there without the other; it is sent at least once, and its id goes along.
namespace store {

enum class NoticeKind : std::uint8_t {
    Confirm,      ///< is this your address?
    ToDecide,     ///< a step has opened in which this seat decides
    TimeRuns,     ///< it has not, and some hours are left
    Late,         ///< it has not, and its time is over
    StandsStill,  ///< the battle has paused itself
    Over,
    Deletion,  ///< whoever made it wants it gone, and any seat can take that back [REL-57]
};
/// To these seats of a battle.
struct Notice {
    NoticeKind kind = NoticeKind::ToDecide;
    std::vector<std::string> roles;
    std::int64_t opening = 0;  ///< of a step, counted over the battle: told once each
    int turn = 0;
    std::string step;       ///< as printed
    std::int64_t ends = 0;  ///< milliseconds since 1970; 0: no limit
};
/// For all ways of reaching them that are open. What was on its way about former steps is dropped:
/// nobody decides there any more. What of it had been tried three times counts as never arrived.
void insert_notice(Database& db, std::string_view battle, const Notice& notice, std::int64_t now);
/// To every seat of it, whoever looks: at `asked` it was asked for, at `ends` it is done.
void insert_deletion_notice(Database& db, std::string_view battle, std::int64_t asked,
                            std::int64_t ends, std::int64_t now);
/// It was taken back.
void withdraw_deletion_notice(Database& db, std::string_view battle);
/// "Is this your address?", to this one alone.
void insert_confirmation(Database& db, const Reach& reach, std::int64_t now);

/// One notice on its way to one address.
struct Sending {
    std::string id;
    NoticeKind kind = NoticeKind::ToDecide;
    std::string title;  ///< of the battle
    int turn = 0;
    std::string step;
    std::int64_t ends = 0;
    std::int64_t made = 0;
    int tries = 0;
    Reach reach;
};
/// Hands on what is to be tried now, what waits longest first, until so many were taken: what
/// cannot leave yet keeps nothing back that can. Whoever has decided meanwhile is not called, nor
/// anybody about a step that is over.
void hand_on_due(Database& db, std::int64_t now, int most,
                 const std::function<bool(const Sending&)>& takes);

enum class Delivery : std::uint8_t { Arrived, Failed, Refused };
/// Arrived: it is not sent again. Failed: it is tried again later, five times in all, and after
/// three notices in a row that never arrived the address is given up. Refused: at once.
void note_delivery(Database& db, std::string_view id, Delivery how, std::int64_t now);

}  // namespace store
