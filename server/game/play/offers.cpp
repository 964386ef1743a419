#include "game/play/offers.h"

#include <algorithm>

#include "base/contains.h"
#include "game/ground/movement_facts.h"
#include "game/play/leading.h"

namespace game {

std::vector<const Stand*> Offers::ToAsk::take(const Game& game, Side side) {
    std::vector<const Stand*> taken;
    const auto take = [&](const Stand& stand) {
        if (stand.side == side) taken.push_back(&stand);
    };
    if (all) std::ranges::for_each(game.stands, take);
    for (const auto id : stands) take(the_stand(game, id));
    *this = {.all = false, .stands = {}};
    return taken;
}

Offered Offers::follow(const Game& game, const Changed& changed) {
    const auto side = side_of(actor_);
    const auto whose_lines = looks_.forget(game, changed, side);
    const bool decided = std::exchange(decides_, is_deciding(game, actor_));
    Offered offered;
    offered.decides = decides_;
    if (!decides_ || !decided) orders_ = moves_ = fires_ = {};
    if (!decides_) return offered;
    if (!decided || changed.fields.without(kOfSingleFires | known_to_enemy(side)).any())
        offered.rest = choices_of_player(game, actor_, looks_);
    forget_orders(changed);
    forget_moves(game, changed);
    forget_fires(game, changed, whose_lines);
    offered.orders = orders_of(game);
    offered.moves = moves_of(game);
    offered.transport.reset();
    if (offered.moves.all || !offered.moves.choices.empty()) offered.transport = transport();
    offered.fires = fires_of(game);
    return offered;
}

/// Who issues orders for the next turn knows of no other's.
void Offers::forget_orders(const Changed& changed) {
    const auto by_issuer = kOfSingleFires | Field::Placed | known_to_enemy(side_of(actor_));
    if (changed.fields.without(by_issuer).any()) orders_ = {};
    if (!orders_.all) orders_.stands.insert(changed.issuers.begin(), changed.issuers.end());
}

/// What was looked for where something stands now, or stood before, or where a stand that may carry
/// it is another one now.
void Offers::forget_moves(const Game& game, const Changed& changed) {
    const auto side = side_of(actor_);
    const auto by_stand = kOfSingleStands | known_to_enemy(side) | field_of(watcher_of(side));
    if (changed.fields.without(by_stand).any()) moves_ = {};
    if (moves_.all || changed.stands.empty()) return;
    auto places = changed.places;
    for (const auto id : changed.stands) {
        const auto& stand = the_stand(game, id);
        places.push_back({stand.side, stand.at});
    }
    for (const auto& [stand, moving] : moving_)
        if (changed.has(stand) || std::ranges::any_of(places, [&](const Place& place) {
                return reaches(moving.looked_at, side, place);
            }))
            moves_.stands.insert(stand);
}

/// Its shots, the lines of fire past its friends; all when the targets may be others, which `Looks`
/// has forgotten then, or there is no step of fire. And who could assault one asks for the
/// shots at it, and where those stand who declared them. [S-52]
void Offers::forget_fires(const Game& game, const Changed& changed,
                          const std::vector<StandId>& whose_lines) {
    if (!looks_.targets) fires_ = {};
    if (fires_.all) return;
    for (const auto* firers : {&changed.stands, &changed.firers, &whose_lines})
        fires_.stands.insert(firers->begin(), firers->end());
    auto targets = changed.targets;
    for (const auto& shot : game.shots)
        if (changed.has(shot.firer)) targets.push_back(shot.target);
    for (const auto& [firer, touched] : assaults_)
        if (std::ranges::any_of(touched, [&](StandId target) { return contains(targets, target); }))
            fires_.stands.insert(firer);
}

MadeAnew<OrderChoice> Offers::orders_of(const Game& game) {
    MadeAnew<OrderChoice> made{.all = orders_.all, .choices = {}};
    if (!orders_are_placed(game)) return made;
    for (const auto* stand : orders_.take(game, side_of(actor_))) {
        auto choice = leads(game, actor_, stand->id) ? order_choice(game, *stand) : std::nullopt;
        made.choices.emplace_back(stand->id, std::move(choice));
    }
    return made;
}

MadeAnew<MoveChoice> Offers::moves_of(const Game& game) {
    MadeAnew<MoveChoice> made{.all = moves_.all, .choices = {}};
    if (moves_.all) moving_.clear();
    if (!is_movement(game) && !takes_transport_back(game)) return made;
    for (const auto* stand : moves_.take(game, side_of(actor_))) {
        auto choice = leads(game, actor_, stand->id) ? move_choice(game, *stand) : std::nullopt;
        moving_.insert_or_assign(stand->id, Moving{
                                                joined(choice ? looked_at(game, *stand, *choice)
                                                              : LookedAt{Box{stand->at, stand->at}},
                                                       transport_looked_at(game, *stand)),
                                                transport_choices_of(game, actor_, *stand)
        });
        made.choices.emplace_back(stand->id, std::move(choice));
    }
    return made;
}

std::vector<TransportChoice> Offers::transport() const {
    std::vector<TransportChoice> all;
    for (const auto& [stand, moving] : moving_)
        all.insert(all.end(), moving.transport.begin(), moving.transport.end());
    return all;
}

MadeAnew<FireChoice> Offers::fires_of(const Game& game) {
    MadeAnew<FireChoice> made{.all = fires_.all, .choices = {}};
    const auto side = side_of(actor_);
    auto targets =
        fires_.any() ? targets_of(game, side, looks_.lines_of_fire, looks_.targets) : std::nullopt;
    if (!targets) return made;
    for (const auto* stand : fires_.take(game, side)) {
        auto choice = leads(game, actor_, stand->id) ? fire_choice(*targets, *stand) : std::nullopt;
        if (choice && !keep_known(game, actor_, *choice)) choice.reset();
        assaults_.erase(stand->id);
        if (auto touched = whom_it_could_assault(*targets, *stand); !touched.empty())
            assaults_.emplace(stand->id, std::move(touched));
        made.choices.emplace_back(stand->id, std::move(choice));
    }
    return made;
}

}  // namespace game
