#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

/// The texts of what is posted about people: how they are called, and how they are reached while
/// they are away.
namespace wire {

/// POST /api/battles/<id>/name: an empty one takes it away.
struct AskForName {
    std::string key;
    std::string name;
};
Result<AskForName> parse_name(std::string_view text);
/// What is wrong with it: 1 to 40 letters, none that hides or turns what stands around it.
Result<std::string> name_to_show(std::string_view name);
/// Without blanks around it; nothing: it has more letters, or one that hides.
std::optional<std::string> text_to_show(std::string_view text, std::size_t most);

/// POST …/reach
struct AskForReach {
    std::string key;
    std::string kind;  ///< mail, hook or push
    std::string address;
    std::string language = "en";
    std::string p256dh, auth;  ///< of a push, in base64url
};
Result<AskForReach> parse_reach(std::string_view text);
/// POST …/reach-list and …/reach-end; the id only for the second.
struct AskAboutReach {
    std::string key;
    std::string id;
};
Result<AskAboutReach> parse_about_reach(std::string_view text);
/// Its owner sees the address, of a push the host alone; its word is told nobody.
struct ShownReach {
    std::string id;
    std::string_view kind;
    std::string address;
    std::string_view state;  ///< asked, open or given_up
};
std::string reaches_text(const std::vector<ShownReach>& reaches);

/// POST /api/reach/confirm and /api/reach/end
Result<std::string> parse_word(std::string_view text);
std::string word_taken_text(std::string_view battle, const ShownReach& reach);

/// GET /api/reach: what this server can do.
struct WaysToReach {
    bool mail = false;
    bool hook = false;
    std::string push;  ///< the server's key, in base64url; empty: none
};
std::string ways_text(const WaysToReach& ways);

/// POST /api/mine: the keys that a browser holds.
struct HeldKey {
    std::string battle;
    std::string key;
};
Result<std::vector<HeldKey>> parse_held_keys(std::string_view text);
/// One's own battle, as one may know it.
struct OwnBattle {
    std::string battle;
    std::string title;
    std::string role;
    std::vector<std::pair<std::string, std::string>> names;  ///< of all seats, by role
    int turn = 0, turns = 0;
    std::optional<std::string> step;  ///< that is open, as printed; nothing: told later [S-106]
    bool is_mine = false;             ///< it waits for this seat
    bool is_over = false;
    bool is_paused = false;
    std::int64_t ends = 0;   ///< of the step, milliseconds since 1970; 0: no limit, or told later
    std::int64_t lines = 0;  ///< of chat that this seat was told
};
std::string own_battles_text(const std::vector<OwnBattle>& battles);

}  // namespace wire
