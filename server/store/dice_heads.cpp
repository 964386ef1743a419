#include "store/dice_heads.h"

#include "store/digest.h"

namespace store {

DiceHeads::DiceHeads(const Battle& battle)
    : salt_(battle.salt), digest_(blake2b(battle.id + ':' + hex(battle.commitment))) {}

/// "<turn>:<count>:<digest>" under the salt: it tells nothing to whoever does not know that.
void DiceHeads::show() {
    const auto text = std::to_string(turn_) + ':' + std::to_string(count_) + ':' + hex(digest_);
    all_.push_back({turn_, count_, hex(blake2b_keyed(salt_, text))});
}

void DiceHeads::follow(const game::Event& event) {
    if (const auto* begun = get_if<game::BattleBegun>(&event))
        are_checked_ = begun->start.scenario.options.dice_audit;
    if (!are_checked_) return;
    if (const auto* begun = get_if<game::TurnBegun>(&event)) {
        if (turn_ > 0) show();
        turn_ = begun->turn;
    }
    for (const auto& die : event.rolled) {
        digest_ += die.purpose + '=' + std::to_string(die.face) + (die.is_set ? "!" : "");
        digest_ = blake2b(digest_);
        ++count_;
    }
    if (holds_alternative<game::BattleEnded>(event)) show();
}

}  // namespace store
