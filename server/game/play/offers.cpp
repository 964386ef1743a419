#include "game/play/offers.h"

#include <algorithm>

#include "base/contains.h"
#include "game/core/bodies.h"
#include "game/ground/movement_facts.h"
#include "game/play/leading.h"

namespace game {
namespace {

constexpr auto kSealed = Field::Shots | Field::KnownToPublic;
/// What changes some moves, fires or neither, and not all of them.
constexpr auto kFollowedByMoves = kSealed | Field::Stands | Field::Placed | Field::Missions |
                                  Field::AskedMoves | Field::Facings | Field::Dice;
constexpr auto kFollowedByFires = kFollowedByMoves;

Fields known_to_enemy(Side side) {
    return field_of(watcher_of(side == Side::Blue ? Side::Red : Side::Blue));
}

bool is_of(const Game& game, const Changed& changed, Side side) {
    return std::ranges::any_of(changed.stands,
                               [&](StandId id) { return the_stand(game, id).side == side; });
}

Box around(Point place) {
    const Point reach{kBeyondContact, kBeyondContact};
    return {place - reach, place + reach};
}

/// Did it change, or what carries it?
bool is_touched(const Game& game, const Changed& changed, StandId id) {
    return changed.has(id) || changed.has(the_stand(game, id).aboard);
}

}  // namespace

Offered Offers::follow(const Game& game, const Changed& changed) {
    const auto side = side_of(actor_);
    const auto relooking = looks_.forget(side, changed);
    const bool decided = std::exchange(decides_, is_deciding(game, actor_));
    Offered offered;
    offered.decides = decides_;
    if (!decides_ || !decided) {
        moves_.clear();
        fires_.clear();
    }
    if (!decides_) return offered;
    if (!decided || changed.fields.without(kSealed | known_to_enemy(side)).any())
        offered.rest = choices_of_player(game, actor_, looks_);
    forget_moves(game, changed);
    forget_fires(game, changed, relooking);
    offered.moves = moves_of(game);
    offered.fires = fires_of(game);
    return offered;
}

/// What was looked for where something stands now, or stood before.
void Offers::forget_moves(const Game& game, const Changed& changed) {
    const auto side = side_of(actor_);
    const auto followed = kFollowedByMoves | known_to_enemy(side) | field_of(watcher_of(side));
    if (changed.fields.without(followed).any()) return moves_.clear();
    const auto& places = changed.places[static_cast<std::size_t>(side)];
    std::erase_if(moves_, [&](const auto& one) {
        const auto& [stand, looked_at] = one;
        if (is_touched(game, changed, stand)) return true;
        return std::ranges::any_of(places, [&](Point place) {
            return !looked_at || boxes_touch(around(place), *looked_at);
        });
    });
}

/// Its shots, the lines of fire past its friends; and who could assault asks for all shots. [S-52]
void Offers::forget_fires(const Game& game, const Changed& changed,
                          const std::vector<StandId>& relooking) {
    const auto side = side_of(actor_);
    const auto enemy = side == Side::Blue ? Side::Red : Side::Blue;
    const auto followed = kFollowedByFires | known_to_enemy(side);
    if (changed.fields.without(followed).any() || is_of(game, changed, enemy))
        return fires_.clear();
    std::erase_if(fires_, [&](const auto& one) {
        const auto& [firer, in_contact] = one;
        return is_touched(game, changed, firer) || contains(relooking, firer) ||
               contains(changed.firers, firer) || (in_contact && !changed.firers.empty());
    });
}

MadeAnew<MoveChoice> Offers::moves_of(const Game& game) {
    MadeAnew<MoveChoice> made{.all = moves_.empty(), .choices = {}};
    if (!is_movement(game)) return made;
    for (const auto& stand : game.stands) {
        if (!leads(game, actor_, stand.id) || moves_.contains(stand.id)) continue;
        auto choice = move_choice(game, stand);
        moves_.emplace(stand.id, choice ? looked_at(game, stand, *choice)
                                        : std::optional(box_around(std::array{stand.at})));
        made.choices.emplace_back(stand.id, std::move(choice));
    }
    return made;
}

MadeAnew<FireChoice> Offers::fires_of(const Game& game) {
    MadeAnew<FireChoice> made{.all = fires_.empty(), .choices = {}};
    const auto targets = targets_of(game, side_of(actor_), looks_.lines_of_fire);
    if (!targets) return made;
    for (const auto& stand : game.stands) {
        if (!leads(game, actor_, stand.id) || fires_.contains(stand.id)) continue;
        auto choice = fire_choice(*targets, stand);
        if (choice && !keep_known(game, actor_, *choice)) choice.reset();
        fires_.emplace(stand.id, on_table(stand) && touches_enemy(game, stand));
        made.choices.emplace_back(stand.id, std::move(choice));
    }
    return made;
}

}  // namespace game
