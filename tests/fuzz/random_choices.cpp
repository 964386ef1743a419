#include "random_choices.h"

#include <algorithm>

#include "base/contains.h"
#include "game/play/leading.h"
#include "game/play/standing.h"
#include "game/turn/shares.h"
#include "game/turn/turn.h"

namespace fuzz {
namespace {

using namespace game;

Facing facing_of(const Game& game, StandId id) { return find_stand(game, id)->facing; }

void add_orders(const Choices& choices, Chance& chance, std::vector<Command>& commands) {
    for (const auto& choice : choices.orders) {
        const auto& offer = chance.of(choice.offers);
        PlaceOrder order{.issuer = choice.issuer, .chit = offer.chit};
        if (!choice.spots.empty()) {
            // What must lie beside the issuer goes to the first spot, which is his own place.
            const auto reach = offer.reach == OrderReach::Adjacent ? 1 : choice.spots.size();
            order.marker = choice.spots[chance.below(reach)].marker;
        }
        if (offer.needs_arrow) order.arrow = any_facing(chance);
        if (offer.needs_recipient) order.recipient = chance.of(choice.recipients);
        if (offer.needs_pair) {
            const auto& pair = chance.of(choice.lost_pairs);
            order.regroup = {pair.returns, pair.gone};
        }
        if (!choice.spots.empty()) commands.emplace_back(order);
    }
    for (const auto& choice : choices.forms)
        commands.emplace_back(DeclareForm{choice.order, chance.of(choice.forms)});
}

Command transport_command(const Game& game, const TransportChoice& choice, Chance& chance) {
    const auto place = choice.places.empty() ? Point{} : chance.of(choice.places);
    switch (choice.act) {
    case TransportAct::Load: return Load{choice.stand, choice.vehicle};
    case TransportAct::Unload: return Unload{choice.stand, place, facing_of(game, choice.vehicle)};
    case TransportAct::Limber: return Limber{choice.stand, choice.vehicle};
    case TransportAct::Unlimber:
        return Unlimber{choice.stand, place, facing_of(game, choice.vehicle)};
    case TransportAct::ManHandle:
        return ManHandle{choice.stand, choice.vehicle, {place}};  // from where the gun stands
    case TransportAct::Return:
        return ReturnTransport{choice.stand, place, facing_of(game, choice.vehicle)};
    case TransportAct::TakeOff: return TakeOffTransport{choice.stand};
    }
    return Commit{};
}

void add_moves(const Game& game, const Choices& choices, Chance& chance,
               std::vector<Command>& commands) {
    for (const auto& choice : choices.moves)
        if (!choice.paths.empty())
            commands.emplace_back(MoveStand{choice.stand, chance.of(choice.paths)});
    for (const auto& choice : choices.transport)
        commands.emplace_back(transport_command(game, choice, chance));
    for (const auto id : choices.may_turn) commands.emplace_back(TurnStand{id, any_facing(chance)});
    for (const auto& choice : choices.occupy)
        commands.emplace_back(OccupyGround{choice.stand, choice.at, facing_of(game, choice.stand)});
}

void add_fires(const Choices& choices, Chance& chance, std::vector<Command>& commands) {
    for (const auto& choice : choices.fires) {
        const auto& weapon = chance.of(choice.weapons);
        const auto& target = chance.of(weapon.targets);
        DeclareFire fire{.firer = choice.firer, .line = weapon.line, .target = target.target};
        if (weapon.dice > 1 && chance.one_in(4))
            fire.dice = 1 + static_cast<int>(chance.below(static_cast<std::size_t>(weapon.dice)));
        if (!target.path_points.empty()) fire.path_point = chance.of(target.path_points);
        if (!target.covers.empty()) fire.cover_category = chance.of(target.covers);
        commands.emplace_back(fire);
    }
}

/// Smoke is laid where its observer sees, harassing fire where it likes.
Point anywhere(const Game& game, const MissionChoice& choice) {
    if (choice.observer) return find_stand(game, choice.observer)->at;
    return {game.scenario.field.width / 2, game.scenario.field.height / 2};
}

void add_missions(const Game& game, const Choices& choices, Chance& chance,
                  std::vector<Command>& commands) {
    for (const auto& choice : choices.missions) {
        RequestMission mission{.observer = choice.observer, .kind = choice.kind, .target = {}};
        const auto able = choice.batteries.size();
        const auto least = static_cast<std::size_t>(choice.least_batteries);
        const auto first = chance.below(able);
        const auto join = least + chance.below(able - least + 1);
        for (std::size_t i = 0; i < join; ++i)
            mission.batteries.push_back(choice.batteries[(first + i) % able]);
        mission.target =
            choice.targets.empty() ? anywhere(game, choice) : chance.of(choice.targets).point;
        commands.emplace_back(std::move(mission));
    }
}

void add_cards(const Game& game, Side side, const Choices& choices, Chance& chance,
               std::vector<Command>& commands) {
    const auto& hand = game.hands[static_cast<std::size_t>(side)].cards;
    if (choices.must_discard > 0) commands.emplace_back(DiscardCard{chance.of(hand)});
    for (const auto& choice : choices.cards) {
        PlayCard card{.card = choice.card};
        const auto& field = game.scenario.field;
        if (!choice.own_stands.empty())
            card.target = "s" + std::to_string(chance.of(choice.own_stands).value);
        if (!choice.enemies.empty()) card.target = chance.of(choice.enemies);
        if (!choice.own_companies.empty()) card.company = chance.of(choice.own_companies);
        if (choice.target == CardTarget::Place) card.place = {field.width / 2, field.height / 2};
        commands.emplace_back(card);
    }
}

/// One of two that a side may promise, so that it can open it later.
std::string share(Side side, std::size_t which) {
    return std::string(31, side == Side::Blue ? 'b' : 'd') + "01"[which];
}

/// Promised, now and then another in its place, and opened.
void add_shares(const Game& game, Side side, const Choices& choices, Chance& chance,
                std::vector<Command>& commands) {
    const auto promise = promise_of(game, side);
    if (choices.may_promise && (promise.empty() || chance.one_in(6)))
        commands.emplace_back(PromiseShare{promise_for(side, share(side, chance.below(2)))});
    for (const auto which : {std::size_t{0}, std::size_t{1}})
        if (choices.may_contribute && promise == promise_for(side, share(side, which)))
            commands.emplace_back(ContributeToDice{share(side, which)});
}

/// Who waits for the other's share may go on without it.
void add_endings_of_shares(const Game& game, Actor actor, std::vector<Command>& commands) {
    const auto side = side_of(actor);
    if (may_agree_to_no_shares(game, side)) commands.emplace_back(AgreeToNoShares{});
    if (!may_go_without(game, side)) return;
    GoWithoutShare without;
    if (contribution_of(game, side).empty())
        without.contribution =
            share(side, promise_of(game, side) == promise_for(side, share(side, 1)) ? 1 : 0);
    commands.emplace_back(without);
}

}  // namespace

Facing any_facing(Chance& chance) {
    constexpr std::int32_t kFullTurn = 360000;
    return Facing{static_cast<std::int32_t>(chance.below(kFullTurn))};
}

std::size_t Chance::below(std::size_t bound) {
    // splitmix64
    auto mixed = state_ += 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return (mixed ^ (mixed >> 31)) % bound;
}

std::vector<Command> offered(const Game& game, Side side, const Choices& choices, Chance& chance) {
    std::vector<Command> commands;
    add_shares(game, side, choices, chance, commands);
    for (const auto& choice : choices.deploy)
        if (!choice.places.empty())
            commands.emplace_back(
                DeployStand{choice.stand, chance.of(choice.places), facing_of(game, choice.stand)});
    add_orders(choices, chance, commands);
    add_moves(game, choices, chance, commands);
    add_fires(choices, chance, commands);
    add_missions(game, choices, chance, commands);
    add_cards(game, side, choices, chance, commands);
    return commands;
}

std::vector<Command> ahead(const Game& game, Actor actor, Chance& chance) {
    std::vector<Command> commands;
    const auto player = player_at(actor);
    if (player.number != kLeader && !contains(game.players_up, player)) return commands;
    commands.emplace_back(chance.one_in(2) ? SetQuietHours{22, 6} : SetQuietHours{});
    if (player.number == kLeader && may_ask_for_pause(game, player.side))
        commands.emplace_back(AskForPause{});
    if (player.number == kLeader && has_asked_for_pause(game, player.side))
        commands.emplace_back(WithdrawPause{});
    if (may_take_back_commit(game, player)) commands.emplace_back(TakeBackCommit{});
    if (const auto steps = steps_to_pass(game, player); !steps.empty())
        commands.emplace_back(
            PassAlways{.step = chance.of(steps),
                       .until_contact = game.scenario.options.shared_spotting && chance.one_in(2),
                       .discards = {}});
    for (const auto& pass : game.standing_passes)
        if (pass.player == player) commands.emplace_back(PassNoMore{pass.step});
    return commands;
}

std::vector<Command> comings_and_goings(const Game& game, Actor actor) {
    std::vector<Command> commands;
    if (may_take_up(game, actor)) commands.emplace_back(TakeUpCompanies{});
    for (const auto player : may_take_over(game, actor))
        commands.emplace_back(TakeOverCompanies{player});
    if (is_side(actor) && player_of(actor) == kLeader) add_endings_of_shares(game, actor, commands);
    return commands;
}

std::optional<Command> way_round(const Choices& choices, Chance& chance) {
    if (choices.moves.empty()) return std::nullopt;
    const auto& choice = chance.of(choices.moves);
    if (choice.paths.empty()) return std::nullopt;
    auto path = chance.of(choice.paths);
    if (path.size() < 2) return std::nullopt;
    const auto aside = [&] { return Inches{static_cast<std::int32_t>(chance.below(6000))} - 3_in; };
    const auto from = path.front(), to = path.back();
    const Point corner{(from.x + to.x) / 2 + aside(), (from.y + to.y) / 2 + aside()};
    return AskForMove{
        choice.stand, {from, corner, to}
    };
}

Command judgement(const Game& game, Chance& chance) {
    const auto stand = chance.of(game.asked_moves).stand;
    if (chance.one_in(3)) return DeclineMove{stand, "chance"};
    return ApproveMove{stand, "chance"};
}

Command unheard_of(const Game& game, Side side, Chance& chance) {
    const auto& stand = chance.of(game.stands);
    const auto& other = chance.of(game.stands);
    const Point somewhere{Inches{static_cast<std::int32_t>(chance.below(90000))},
                          Inches{static_cast<std::int32_t>(chance.below(90000))}};
    const auto& contacts = game.knowledge[static_cast<std::size_t>(side)].contacts;
    const auto handle = contacts.empty() ? "m1" : chance.of(contacts).handle;
    const auto& hand = game.hands[static_cast<std::size_t>(side)].cards;
    switch (chance.below(14)) {
    case 0:
        return MoveStand{
            stand.id, {stand.at, somewhere}
        };
    case 1:
        return PlaceOrder{.issuer = stand.id,
                          .chit = static_cast<OrderChit>(chance.below(7)),
                          .marker = stand.at,
                          .arrow = any_facing(chance),
                          .overwatch = {other.id},
                          .recipient = other.id};
    case 2: return Load{stand.id, other.id};
    case 3: return Unload{stand.id, somewhere, any_facing(chance)};
    case 4: return DeclareFire{.firer = stand.id, .target = handle};
    case 5:
        return RequestMission{.observer = stand.id, .batteries = {other.id}, .target = somewhere};
    case 6: return TurnStand{stand.id, any_facing(chance)};
    case 7: return SetWhenForcedBack{stand.id, WhenForcedBack::GoOn};
    case 8: return Limber{stand.id, other.id};
    case 9:
    case 10: return PlayCard{.card = hand.empty() ? "dud" : chance.of(hand), .target = handle};
    case 11: return PromiseShare{promise_for(rules::enemy_of(side), share(side, 0))};
    case 12: return ContributeToDice{share(side, chance.below(2))};
    default: return DiscardCard{"dud"};
    }
}

}  // namespace fuzz
