#pragma once
#include <tuple>

#include "fog/view_parts.h"
#include "game/changes/changed.h"

/// The parts of a view: from what each is made, and which fields of the battle that reads. Where
/// none of them differs the part is what it was.
namespace fog {

/// What a view is made from.
struct Scene {
    const game::Game& game;
    const Chronicle& told;
    const Table& table;
    [[nodiscard]] Eyes eyes() const { return {game, told.audience()}; }
};

template <auto Member, class Make> struct Part {
    game::Fields reads;
    Make make;
};
template <auto Member, class Make>
constexpr Part<Member, Make> part(game::Fields reads, Make make) {
    return {reads, make};
}

/// Also the table around the battle and what has been told: made anew each time.
inline constexpr auto kWhatever = game::Fields::all();
/// Contacts, and whose they are.
inline constexpr auto kSight = game::Field::Scenario | game::Field::KnownToBlue |
                               game::Field::KnownToRed | game::Field::KnownToPublic |
                               game::Field::KnownToPlayers;
/// Which cards can be played depends on none of these.
inline constexpr auto kDeclared =
    game::Field::Shots | game::Field::Facings | game::Field::Missions | game::Field::AskedMoves;

/// All but the choices and the log.
inline constexpr auto parts_of_view() {
    using enum game::Field;
    return std::tuple{
        part<&View::battle>(kWhatever,
                            [](const Scene& s) { return battle_facts(s.eyes(), s.told, s.table); }),
        part<&View::map>(Scenario, [](const Scene& s) { return map_facts(s.eyes()); }),
        part<&View::seats>(kWhatever, [](const Scene& s) { return s.table.seats; }),
        part<&View::players>(kWhatever, [](const Scene& s) { return players_seen(s.eyes()); }),
        part<&View::standing_passes>(Committed,
                                     [](const Scene& s) { return standing_passes_seen(s.eyes()); }),
        part<&View::quiet_hours>(Committed,
                                 [](const Scene& s) { return quiet_hours_seen(s.eyes()); }),
        part<&View::dice>(kWhatever, [](const Scene& s) { return dice_seen(s.game, s.table); }),
        part<&View::objectives>(kWhatever,
                                [](const Scene& s) { return objectives_seen(s.eyes(), s.told); }),
        part<&View::formations>(Scenario, [](const Scene& s) { return formations_seen(s.eyes()); }),
        part<&View::companies>(Companies, [](const Scene& s) { return companies_seen(s.eyes()); }),
        part<&View::types>(Scenario | Enlisted,
                           [](const Scene& s) { return types_seen(s.eyes()); }),
        part<&View::stands>(Scenario | Enlisted | Clock | Orders,  // and one by one
                            [](const Scene& s) { return stands_seen(s.eyes()); }),
        part<&View::contacts>(kSight, [](const Scene& s) { return contacts_seen(s.eyes()); }),
        part<&View::orders>(kSight | Clock | Orders | Placed,
                            [](const Scene& s) { return orders_seen(s.eyes()); }),
        part<&View::caps>(kSight | Orders, [](const Scene& s) { return caps_seen(s.eyes()); }),
        part<&View::shots>(kSight,  // and firer by firer
                           [](const Scene& s) { return shots_seen(s.eyes()); }),
        part<&View::missions>(Missions, [](const Scene& s) { return missions_seen(s.eyes()); }),
        part<&View::facings>(Facings, [](const Scene& s) { return facings_seen(s.eyes()); }),
        part<&View::asked_moves>(AskedMoves,
                                 [](const Scene& s) { return asked_moves_seen(s.eyes()); }),
        part<&View::templates>(Markers, [](const Scene& s) { return templates_seen(s.eyes()); }),
        part<&View::wrecks>(kSight | Markers, [](const Scene& s) { return wrecks_seen(s.eyes()); }),
        part<&View::abandoned_guns>(kSight | Markers,
                                    [](const Scene& s) { return guns_seen(s.eyes()); }),
        part<&View::fieldworks>(kSight | Markers,
                                [](const Scene& s) { return fieldworks_seen(s.eyes()); }),
        part<&View::obstacles>(kSight | Markers,
                               [](const Scene& s) { return obstacles_seen(s.eyes()); }),
        part<&View::hand>(kWhatever.without(kDeclared),
                          [](const Scene& s) { return hand_seen(s.eyes()); }),
        part<&View::hands>(Cards, [](const Scene& s) { return hands_seen(s.game); }),
        part<&View::decks>(Cards, [](const Scene& s) { return decks_seen(s.game); }),
        part<&View::cards_played>(kSight | Cards,
                                  [](const Scene& s) { return cards_played_seen(s.eyes()); }),
        part<&View::prompt>(kWhatever,
                            [](const Scene& s) { return prompt_for(s.eyes(), s.table); }),
        part<&View::desk>(kWhatever, [](const Scene& s) { return desk_for(s.eyes()); }),
    };
}
inline constexpr auto kParts = parts_of_view();

/// Calls `visit.operator()<Member>(part)` for each of them.
template <class Visit> void for_each_part(Visit&& visit) {
    const auto call = [&]<auto Member, class Make>(const Part<Member, Make>& part) {
        visit.template operator()<Member>(part);
    };
    std::apply([&](const auto&... part) { (call(part), ...); }, kParts);
}

/// Choices of a seat, whoever decides; then those of who decides; orders, moves and fires come
/// by stand, transport as a whole.
template <auto... Member> struct Members {};
using SeatChoices =
    Members<&Choices::may_go_without, &Choices::may_agree_to_no_shares, &Choices::may_lift,
            &Choices::may_resume, &Choices::may_ask_for_pause, &Choices::may_withdraw_pause,
            &Choices::may_take_up, &Choices::may_take_back, &Choices::may_pass, &Choices::take_over,
            &Choices::rulings>;
using Decisions =
    Members<&Choices::may_commit, &Choices::may_promise, &Choices::may_contribute,
            &Choices::must_discard, &Choices::deploy, &Choices::forms, &Choices::costs,
            &Choices::may_turn, &Choices::missions, &Choices::cards, &Choices::occupy>;

}  // namespace fog
