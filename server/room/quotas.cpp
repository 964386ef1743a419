#include "room/quotas.h"

#include "base/refusal_code.h"

namespace room {
namespace {

template <class... Commands> bool is_any_of(const game::Command& command) {
    return (holds_alternative<Commands>(command) || ...);
}

/// Each can be had only so many times in what is left of a battle.
bool ends_something(const game::Command& command) {
    return is_any_of<game::Commit, game::TimeUp, game::Concede, game::ContributeToDice,
                     game::GoWithoutShare, game::AgreeToNoShares, game::DiscardCard,
                     game::ApproveMove, game::DeclineMove, game::EndStep, game::Resume,
                     game::EndBattle, game::LiftFog>(command);
}

bool is_letter_or_ruling(const game::Command& command) {
    return is_any_of<game::WriteToSide, game::EditStand, game::RemoveStand, game::AddStand,
                     game::SetOrder, game::SetCompanyMorale, game::AddObstacle,
                     game::RemoveObstacle, game::SetDie, game::WithdrawDie, game::SetWeather,
                     game::SetOption, game::ExtendStep, game::OpenStep, game::ReopenBattle>(
        command);
}

/// Of what everybody together may send: ten seats that write all they may fill a third of it.
constexpr std::int64_t kSharesOfWords = 32;
constexpr std::int64_t kSharesOfAll = 8;

}  // namespace

void Sent::command(fog::Audience seat, const game::Command& command, std::size_t bytes) {
    auto& sent = seats_[fog::index(seat)];
    sent.all += static_cast<std::int64_t>(bytes);
    if (is_letter_or_ruling(command)) sent.words += static_cast<std::int64_t>(bytes);
}

void Sent::chat(fog::Audience seat, std::size_t bytes) {
    auto& sent = seats_[fog::index(seat)];
    sent.all += static_cast<std::int64_t>(bytes);
    sent.words += static_cast<std::int64_t>(bytes);
}

std::optional<Refusal> Sent::too_much_for(fog::Audience seat, const game::Command& command,
                                          std::int64_t of_battle) const {
    if (ends_something(command)) return std::nullopt;
    if (seats_[fog::index(seat)].all >= of_battle / kSharesOfAll)
        return refusal_of(RefusalCode::BattleOverfull);
    return is_letter_or_ruling(command) ? too_much_for_chat(seat, of_battle) : std::nullopt;
}

std::optional<Refusal> Sent::too_much_for_chat(fog::Audience seat, std::int64_t of_battle) const {
    if (seats_[fog::index(seat)].words < of_battle / kSharesOfWords) return std::nullopt;
    return refusal_of(RefusalCode::BattleFull);
}

}  // namespace room
