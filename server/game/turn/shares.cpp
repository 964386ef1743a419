#include "game/turn/shares.h"

#include <algorithm>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "base/sha256.h"
#include "base/words.h"
#include "game/turn/turn.h"

namespace game {
namespace {

std::string text_of(const std::vector<std::pair<Side, std::string>>& texts, Side side) {
    const auto found =
        std::ranges::find(texts, side, [](const auto& given) { return given.first; });
    return found == texts.end() ? std::string() : found->second;
}

std::string part_of(const Game& game, Side side) {
    auto share = contribution_of(game, side);
    const bool is_kept_back = share.empty() && game.went_without;
    return is_kept_back ? promise_of(game, side) : share;
}

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

/// Nothing but shares is waited for.
bool is_waiting(const Game& game) {
    return game.subphase == Subphase::DiceContributions && !game.paused &&
           !are_shares_settled(game);
}

}  // namespace

bool is_share(const std::string& text) { return is_hexadecimal(text, 32); }
bool is_promise(const std::string& text) { return is_hexadecimal(text, 64); }

std::string promise_of(const Game& game, Side side) { return text_of(game.promises, side); }

std::string contribution_of(const Game& game, Side side) {
    return text_of(game.contributions, side);
}

bool are_shares_settled(const Game& game) {
    return !game.scenario.options.dice_audit || game.contributions.size() == 2 ||
           game.went_without || game.no_shares_agreed.size() == 2;
}

std::string mixed_in(const Game& game) {
    if (game.contributions.empty()) return {};
    return part_of(game, Side::Blue) + ":" + part_of(game, Side::Red) + ":";
}

std::string promise_for(Side side, const std::string& share) {
    return sha256_of(std::string(base::text_of(side)) + ":" + share);
}

bool may_promise(const Game& game, Side side) {
    return wants_shares(game, side) && game.contributions.empty();
}

bool may_contribute(const Game& game, Side side) {
    return is_wanted(game, side) && is_promised(game);
}

bool may_go_without(const Game& game, Side side) {
    const auto other = rules::enemy_of(side);
    if (!is_waiting(game) || !contribution_of(game, other).empty()) return false;
    const bool is_open = !contribution_of(game, side).empty();
    return is_open || (!promise_of(game, side).empty() && promise_of(game, other).empty());
}

bool may_agree_to_no_shares(const Game& game, Side side) {
    return is_waiting(game) && !contains(game.no_shares_agreed, side);
}

Result<Events> decide(const Game& game, Side side, const PromiseShare& command) {
    if (!may_promise(game, side)) return refuse(RefusalCode::NoPromiseWanted);
    if (!is_promise(command.promise)) return refuse(RefusalCode::BadPromise);
    return Events{
        SharePromised{side, command.promise}
    };
}

Result<Events> decide(const Game& game, Side side, const ContributeToDice& command) {
    if (!is_wanted(game, side)) return refuse(RefusalCode::NoContributionWanted);
    if (!is_share(command.contribution)) return refuse(RefusalCode::BadContribution);
    if (!is_promised(game)) return refuse(RefusalCode::PromiseWanting);
    if (!game.promises.empty() && promise_of(game, side) != promise_for(side, command.contribution))
        return refuse(RefusalCode::NotAsPromised);
    return Events{
        ContributionGiven{side, command.contribution}
    };
}

Result<Events> decide(const Game& game, Side side, const GoWithoutShare& command) {
    if (!may_go_without(game, side)) return refuse(RefusalCode::NotWithoutShare);
    const bool promised = !promise_of(game, rules::enemy_of(side)).empty();
    const WentWithoutShare went{side, promised};
    const bool is_open = !contribution_of(game, side).empty();
    if (is_open == command.contribution.has_value())
        return refuse(is_open ? RefusalCode::NoContributionWanted : RefusalCode::BadContribution);
    if (is_open) return Events{went};
    if (!is_share(*command.contribution)) return refuse(RefusalCode::BadContribution);
    if (promise_of(game, side) != promise_for(side, *command.contribution))
        return refuse(RefusalCode::NotAsPromised);
    return Events{
        ContributionGiven{side, *command.contribution},
        went
    };
}

Result<Events> decide(const Game& game, Side side, const AgreeToNoShares&) {
    if (contains(game.no_shares_agreed, side)) return refuse(RefusalCode::Agreed);
    if (!may_agree_to_no_shares(game, side)) return refuse(RefusalCode::NotWithoutShare);
    Events events{NoSharesAgreed{side}};
    if (contains(game.no_shares_agreed, rules::enemy_of(side))) events.push_back(SharesLapsed{});
    return events;
}

}  // namespace game
