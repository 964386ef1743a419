#include "game/play/asked.h"

#include <algorithm>

#include "game/command/orders_in_force.h"

namespace game {
namespace {

StandId firer_of(const Game& game, ShotId id) {
    const auto found = std::ranges::find(game.shots, id, &Shot::id);
    return found == game.shots.end() ? StandId{} : found->firer;
}

/// Fire is its observer's, harassing fire its battery's.
StandId caller_of(const Game& game, MissionId id) {
    const auto found = std::ranges::find(game.missions, id, &Mission::id);
    if (found == game.missions.end()) return {};
    return found->observer ? found->observer : found->battery;
}

Asked acting(StandId stand) { return {.acting = {stand}}; }

Asked acting(StandId one, StandId other) {
    return {
        .acting = {one, other}
    };
}

}  // namespace

StandId issuer_of(const Game& game, OrderId id) {
    for (const auto* orders : {&game.placed, &game.orders})
        for (const auto& order : *orders)
            if (order.id == id) return answers_for(order);
    return {};
}

Asked asked(const Game&, const PromiseShare&) { return {.whose = Whose::Leader}; }
Asked asked(const Game&, const GoWithoutShare&) { return {.whose = Whose::Leader}; }
Asked asked(const Game&, const AgreeToNoShares&) { return {.whose = Whose::Leader}; }

Asked asked(const Game&, const ContributeToDice&) { return {.whose = Whose::Leader}; }

Asked asked(const Game&, const DeployStand& c) { return acting(c.stand); }

Asked asked(const Game&, const PlaceOrder& c) { return acting(c.issuer); }

Asked asked(const Game& game, const WithdrawOrder& c) { return acting(issuer_of(game, c.order)); }

Asked asked(const Game&, const NameOrder& c) { return acting(c.stand); }

Asked asked(const Game& game, const DeclareForm& c) { return acting(issuer_of(game, c.order)); }

Asked asked(const Game&, const MoveStand& c) { return acting(c.stand); }

Asked asked(const Game&, const AskForMove& c) { return acting(c.stand); }

Asked asked(const Game&, const TurnStand& c) { return acting(c.stand); }

Asked asked(const Game&, const SetWhenForcedBack& c) { return acting(c.stand); }

Asked asked(const Game&, const OccupyGround& c) { return acting(c.stand); }

Asked asked(const Game&, const Load& c) { return acting(c.stand, c.vehicle); }

Asked asked(const Game&, const Unload& c) { return acting(c.stand); }

Asked asked(const Game&, const Limber& c) { return acting(c.gun, c.vehicle); }

Asked asked(const Game&, const Unlimber& c) { return acting(c.gun); }

Asked asked(const Game&, const ManHandle& c) { return acting(c.stand, c.gun); }

Asked asked(const Game&, const ReturnTransport& c) { return acting(c.vehicle); }

Asked asked(const Game&, const TakeOffTransport& c) { return acting(c.vehicle); }

Asked asked(const Game&, DeclareFire& c) { return {.acting = {c.firer}, .enemy = &c.target}; }

Asked asked(const Game& game, const WithdrawFire& c) { return acting(firer_of(game, c.shot)); }

Asked asked(const Game&, const RequestMission& c) {
    if (c.observer) return acting(c.observer);
    return {.acting = c.batteries};
}

Asked asked(const Game& game, const WithdrawMission& c) {
    return acting(caller_of(game, c.mission));
}

Asked asked(const Game&, PlayCard& c) {
    return {.whose = Whose::WhoPlaysCards, .enemy = &c.target};
}

Asked asked(const Game&, const TakeBackCard&) { return {.whose = Whose::WhoPlaysCards}; }

Asked asked(const Game&, const DiscardCard&) { return {.whose = Whose::Leader}; }

Asked asked(const Game&, const Concede&) { return {.whose = Whose::Leader}; }

}  // namespace game
