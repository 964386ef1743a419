#include "game/turn/shares.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "base/sha256.h"
#include "base/words.h"
#include "game/turn/turn.h"

namespace game {
namespace {

bool is_hexadecimal(const std::string& text, std::size_t digits) {
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool wants_shares(const Game& game, Side side) {
    return game.scenario.options.dice_audit && step_of(game.subphase).phase == Phase::SetUp &&
           is_deciding(game, side);
}

/// A battle of an older program, where a share was given without a promise, goes on like that.
bool began_without_promises(const Game& game) {
    return game.promises.empty() && !game.contributions.empty();
}

bool is_promised(const Game& game) {
    return game.promises.size() == 2 || began_without_promises(game);
}

bool is_wanted(const Game& game, Side side) {
    return wants_shares(game, side) && contribution_of(game, side).empty();
}

}  // namespace

std::string promise_for(Side side, const std::string& share) {
    return sha256_of(std::string(base::text_of(side)) + ":" + share);
}

std::string promise_of(const Game& game, Side side) {
    const auto found =
        std::ranges::find(game.promises, side, [](const auto& made) { return made.first; });
    return found == game.promises.end() ? std::string() : found->second;
}

bool may_promise(const Game& game, Side side) {
    return wants_shares(game, side) && game.contributions.empty();
}

bool may_contribute(const Game& game, Side side) {
    return is_wanted(game, side) && is_promised(game);
}

Result<Events> decide(const Game& game, Side side, const PromiseShare& command) {
    if (!may_promise(game, side)) return refuse(RefusalCode::NoPromiseWanted);
    if (!is_hexadecimal(command.promise, 64)) return refuse(RefusalCode::BadPromise);
    return Events{
        SharePromised{side, command.promise}
    };
}

Result<Events> decide(const Game& game, Side side, const ContributeToDice& command) {
    if (!is_wanted(game, side)) return refuse(RefusalCode::NoContributionWanted);
    if (!is_hexadecimal(command.contribution, 32)) return refuse(RefusalCode::BadContribution);
    if (!is_promised(game)) return refuse(RefusalCode::PromiseWanting);
    if (!game.promises.empty() && promise_of(game, side) != promise_for(side, command.contribution))
        return refuse(RefusalCode::NotAsPromised);
    return Events{
        ContributionGiven{side, command.contribution}
    };
}

/// Whose share is wanting when it is waited for no longer has lost both. [S-102]
void lapse_shares(Course& course) {
    SharesLapsed lapsed;
    for (const auto side : {Side::Blue, Side::Red})
        if (contribution_of(course.game(), side).empty()) lapsed.wanting.push_back(side);
    if (!lapsed.wanting.empty()) course.happen(lapsed);
}

}  // namespace game
