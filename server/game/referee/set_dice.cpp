#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/refusal_code.h"
#include "game/referee/referee.h"
#include "game/turn/turn.h"

/// Dice that the referee sets before they are rolled. [REF-01, S-05, S-98]
namespace game {
namespace {

/// What dice are rolled for, after turn and step. `<...>` stands for what differs.
struct Kind {
    std::string_view steps;  ///< as printed; none: every step
    std::string_view shape;
};

constexpr std::string_view kFire = "1C 2C 2D 2E 3A 4B";

constexpr std::string_view kMine = "1C 2C 2D 2E 3A 4B 5B";  ///< forced back onto it, by morale too

// clang-format off
constexpr std::array kKinds{
    Kind{"0W",                     "weather"},
    Kind{"2A",                     "initiative/<try>/<side>"},
    Kind{"1A 3A",                  "response/<observer>/<stand>"},
    Kind{kFire,                    "hit/<stand>/<number>/<target>/<number>"},
    Kind{kFire,                    "hit/<stand>/he/<target>/<number>"},
    Kind{kFire,                    "result/<stand>/<stand>/<number>/<number>"},
    Kind{kFire,                    "result/<stand>/he/<stand>/<number>"},
    Kind{kMine,                    "result/<stand>/aboard/<stand>"},
    Kind{kFire,                    "result/<stand>/area/<stand>/<number>/<number>"},
    Kind{kFire,                    "result/<stand>/area/<stand>/<number>/<place>/<number>"},
    Kind{kMine,                    "mine/<stand>/<place>/hit"},
    Kind{kMine,                    "mine/<stand>/<place>/result/<number>"},
    Kind{"1C 2C 2D 2E 3A 4B 4C",   "ammunition/<stand>/<number>/<number>"},
    Kind{"2D 2E",                  "entrench/<stand>"},
    Kind{"5B",                     "morale/<company>"},
    Kind{"",                       "discard/<side>/<number>"},
    Kind{"0 5D",                   "deck/<side>/<number>/<number>"},
};
// clang-format on

constexpr int kHighestNumber = 99;

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto* const begin = text.data();
    const auto* const end = begin + text.size();
    const auto [rest, failed] = std::from_chars(begin, end, number);
    const bool plain = !text.empty() && (text[0] != '0' || text.size() == 1) && text[0] != '-';
    return failed == std::errc{} && rest == end && plain ? std::optional{number} : std::nullopt;
}

/// What stands before the next stroke; the rest goes on after it.
std::string_view part_of(std::string_view& text) {
    const auto end = text.find('/');
    const auto part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return part;
}

bool is_place(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789,-") == std::string_view::npos;
}

/// The handle by which a side knows an enemy. [S-104]
bool is_known(const Game& game, std::string_view handle) {
    return find_contact(game, Watcher::Blue, handle) || find_contact(game, Watcher::Red, handle);
}

bool fits(const Game& game, std::string_view shape, std::string_view part) {
    if (!shape.starts_with('<')) return shape == part;
    if (shape == "<side>") return part == "blue" || part == "red";
    if (shape == "<place>") return is_place(part);
    if (shape == "<target>") return is_known(game, part) || fits(game, "<stand>", part);
    const auto number = number_in(part);
    if (!number || *number > INT16_MAX) return false;
    const auto id = static_cast<std::uint16_t>(*number);
    if (shape == "<observer>" && id == 0) return true;  // harassing fire has none
    if (shape == "<stand>" || shape == "<observer>")
        return find_stand(game, StandId{id}) != nullptr;
    if (shape == "<company>") return find_company(game, CompanyId{id}) != nullptr;
    return *number <= (shape == "<try>" ? kMostTies - 1 : kHighestNumber);
}

bool is_of(const Game& game, const Kind& kind, std::string_view step, std::string_view what) {
    const auto named = (" " + std::string(kind.steps) + " ").find(" " + std::string(step) + " ");
    if (!kind.steps.empty() && named == std::string::npos) return false;
    auto shape = kind.shape;
    while (!shape.empty() && !what.empty())
        if (!fits(game, part_of(shape), part_of(what))) return false;
    return shape.empty() && what.empty();
}

/// The last row of the sequence of play that prints this.
std::optional<Subphase> last_called(std::string_view printed) {
    const auto row = std::ranges::find(kSequenceOfPlay.rbegin(), kSequenceOfPlay.rend(), printed,
                                       &Step::printed);
    return row == kSequenceOfPlay.rend() ? std::nullopt : std::optional{row->subphase};
}

bool is_past(const Game& game, int turn, Subphase step) {
    const auto now = game.card_window ? game.card_window->step : game.subphase;
    return now == Subphase::BattleOver || turn < game.turn || (turn == game.turn && step < now);
}

}  // namespace

Result<void> is_still_to_come(const Game& game, const std::string& purpose) {
    std::string_view rest = purpose;
    const auto turn_part = part_of(rest);
    const auto printed = part_of(rest);
    const auto turn = number_in(turn_part.starts_with('t') ? turn_part.substr(1) : "");
    const auto step = last_called(printed);
    const bool is_kind = std::ranges::any_of(
        kKinds, [&](const Kind& kind) { return is_of(game, kind, printed, rest); });
    if (!turn || !step || !is_kind || *turn > game.scenario.turns)
        return refuse(RefusalCode::NoSuchDie);
    if (is_past(game, *turn, *step)) return refuse(RefusalCode::PastDie);
    return {};
}

/// In the place of one that was set for the same before.
Result<Events> decide(const Game& game, const SetDie& command) {
    if (command.face < 1 || command.face > 10) return refuse(RefusalCode::BadFace);
    if (const auto comes = is_still_to_come(game, command.purpose); !comes)
        return tl::unexpected(comes.error());
    Events events;
    std::size_t waiting = 0;
    for (const auto& [purpose, face] : game.forced_dice) {
        if (purpose == command.purpose && events.empty())
            events.push_back(DieWithdrawn{purpose, command.reason});
        waiting += is_still_to_come(game, purpose).has_value();
    }
    if (events.empty() && waiting >= kMostDiceSet) return refuse(RefusalCode::TooManyDice);
    events.push_back(DieSet{command.purpose, command.face, command.reason});
    return events;
}

Result<Events> decide(const Game& game, const WithdrawDie& command) {
    const auto is_it = [&](const auto& set) { return set.first == command.purpose; };
    if (std::ranges::none_of(game.forced_dice, is_it)) return refuse(RefusalCode::NoDieSet);
    return Events{
        DieWithdrawn{command.purpose, command.reason}
    };
}

}  // namespace game
