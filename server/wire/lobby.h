#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/length.h"
#include "base/result.h"
#include "rules/options.h"

/// The texts of the lobby's HTTP requests: scenarios to choose from, battles to watch, a battle
/// that is made.
namespace wire {

/// POST /api/battles
struct NewBattle {
    std::string scenario;
    rules::NamedValues options;
    std::string bot;  ///< "", "blue", "red" or "both": the sides that a bot of the server plays
    bool is_listed = true;            ///< for anybody to find
    std::vector<std::string> sought;  ///< seats that anybody may take
    std::string words;                ///< what is sought
};
Result<NewBattle> parse_new_battle(std::string_view text);

struct SeatLink {
    std::string role;
    std::string token;
    std::string link;  ///< the token stands in the fragment: no server ever logs it
};
/// The maker's key is told this once. `sought`: seats without a link.
std::string created_text(std::string_view battle, const std::vector<SeatLink>& seats,
                         const std::vector<std::string>& sought, std::string_view maker_key);
/// POST /api/battles/<id>/delete: the key that its making was answered with.
Result<std::string> parse_maker_key(std::string_view text);
std::string deleted_text(std::string_view battle);
/// It is deleted then, unless a seat of it takes that back.
std::string to_be_deleted_text(std::string_view battle, std::int64_t at);
std::string kept_text(std::string_view battle);

struct ListedScenario {
    std::string id;
    std::string title;
    std::string summary;
    int turns = 0;
    Inches width, height;
};
std::string scenarios_text(const std::vector<ListedScenario>& scenarios);
/// One scenario with every option, its default and its value here.
std::string scenario_text(const ListedScenario& scenario, const rules::Options& options);

struct ListedBattle {
    std::string id;
    std::string scenario;
    std::string title;
    std::int64_t created = 0;
    std::string commitment;  ///< of its dice, in hexadecimal [S-05]
    int turn = 0;
    int turns = 0;
    bool over = false;
    std::string delay;                            ///< of those who only watch [S-106]
    std::vector<std::string> seated;              ///< roles that are connected
    std::string bots;                             ///< "", "red", "blue red"
    std::vector<std::string> sought;              ///< seats that anybody may take
    std::string words;                            ///< what is sought
    std::string pace;                             ///< step_seconds, where a seat is sought
    bool dice_audit = false;                      ///< its dice can be checked [S-05]
    std::optional<std::int64_t> deleted_at = {};  ///< unless a seat takes that back [REL-57]
};
std::string battles_text(const std::vector<ListedBattle>& battles);
std::string battle_text(const ListedBattle& battle);
/// The dice of a battle: what was promised, and when it is over all that is needed to check it.
/// [S-05]
struct CheckedDie {
    std::string purpose;
    int face = 0;
    bool is_set = false;  ///< by the referee
};
/// Over all dice up to a turn's end, as everybody was shown it then. [S-103]
struct DiceHead {
    int turn = 0;
    std::size_t count = 0;  ///< of dice
    std::string head;       ///< in hexadecimal
};
struct BattleDice {
    std::string battle;
    std::string commitment;                 ///< these and all below in hexadecimal
    std::string blue, red;                  ///< what the sides have mixed in
    std::string promise_blue, promise_red;  ///< before they opened it
    std::string seed, salt;                 ///< empty until the battle is over
    std::vector<CheckedDie> rolled;
    std::string digest;           ///< over all of them; empty until the battle is over [S-103]
    std::vector<DiceHead> heads;  ///< likewise
};
std::string dice_text(const BattleDice& dice);
/// {"error":{"code":…,"reason":…}}
std::string problem_text(const Refusal& refusal);

}  // namespace wire
