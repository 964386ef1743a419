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

Refusal full() { return refusal_of(RefusalCode::BattleFull); }

}  // namespace

std::optional<Refusal> too_large_for(const game::Command& command, std::int64_t bytes,
                                     std::int64_t bound) {
    if (bytes < bound || ends_something(command)) return std::nullopt;
    if (bytes / 2 >= bound) return refusal_of(RefusalCode::BattleOverfull);
    return is_letter_or_ruling(command) ? std::optional(full()) : std::nullopt;
}

std::optional<Refusal> too_large_for_chat(std::int64_t bytes, std::int64_t bound) {
    return bytes < bound ? std::nullopt : std::optional(full());
}

}  // namespace room
