#pragma once
#include "fog/chronicle.h"
#include "fog/eyes.h"
#include "fog/view.h"

/// The parts of a view; view_of puts them together.
namespace fog {

// view_table.cpp: what lies open
BattleFacts battle_facts(const Eyes& eyes, const Chronicle& told, const Table& table);
MapFacts map_facts(const Eyes& eyes);
DiceSeen dice_seen(const game::Game& game, const Table& table);
Keyed<ObjectiveSeen> objectives_seen(const Eyes& eyes, const Chronicle& told);
Keyed<TemplateSeen> templates_seen(const Eyes& eyes);
Keyed<WreckSeen> wrecks_seen(const Eyes& eyes);
Keyed<GunSeen> guns_seen(const Eyes& eyes);
Keyed<FieldworkSeen> fieldworks_seen(const Eyes& eyes);
Keyed<ObstacleSeen> obstacles_seen(const Eyes& eyes);
// view_forces.cpp: the own order of battle
Keyed<FormationSeen> formations_seen(const Eyes& eyes);
Keyed<CompanySeen> companies_seen(const Eyes& eyes);
Keyed<TypeSeen> types_seen(const Eyes& eyes);
StandSeen stand_seen(const game::Game& game, const game::Stand& stand);
Keyed<StandSeen> stands_seen(const Eyes& eyes);
// view_contacts.cpp: what is known of the other side
ContactSeen contact_seen(const game::Contact& contact);
Keyed<ContactSeen> contacts_seen(const Eyes& eyes);
Keyed<OrderSeen> orders_seen(const Eyes& eyes);
Keyed<CapSeen> caps_seen(const Eyes& eyes);
// view_declared.cpp: what the own side has prepared, and may do
Keyed<ShotSeen> shots_seen(const Eyes& eyes);
/// Of these firers only.
Keyed<ShotSeen> shots_seen(const Eyes& eyes, const std::vector<StandId>& firers);
Keyed<MissionSeen> missions_seen(const Eyes& eyes);
Keyed<Facing> facings_seen(const Eyes& eyes);
Keyed<AskedMoveSeen> asked_moves_seen(const Eyes& eyes);
std::vector<CardSeen> hand_seen(const Eyes& eyes);
Counts hands_seen(const game::Game& game);
Counts decks_seen(const game::Game& game);
Keyed<PlayedSeen> cards_played_seen(const Eyes& eyes);
Prompt prompt_for(const Eyes& eyes, const Table& table);
/// Which of several players of a side looks; nothing where a side has one. [S-06]
std::optional<int> player_looking(const Eyes& eyes);
Keyed<PlayerSeen> players_seen(const Eyes& eyes);
std::vector<std::string> late_seats(const Eyes& eyes);
Keyed<QuietHoursSeen> quiet_hours_seen(const Eyes& eyes);
Keyed<StandingPassSeen> standing_passes_seen(const Eyes& eyes);
std::optional<Desk> desk_for(const Eyes& eyes);
// view_choices.cpp: what this seat may do
Choices choices_for(const Eyes& eyes, const Table& table, game::Looks& looks);
/// Of the seat, whether it decides or not.
Choices choices_of_seat(const Eyes& eyes, const Table& table);
/// Of one who decides; but for what comes by stand.
void add_decisions(Choices& choices, game::Choices& may);
Keyed<game::TransportChoice> transport_seen(const std::vector<game::TransportChoice>& choices);

/// A key that is free: "a", then "a/2", "a/3" …
template <class T> std::string free_key(const Keyed<T>& items, const std::string& wanted) {
    auto key = wanted;
    for (int i = 2; items.contains(key); ++i) key = wanted + "/" + std::to_string(i);
    return key;
}
inline std::string key_of_place(Point at) {
    return std::to_string(at.x.thousandths) + "," + std::to_string(at.y.thousandths);
}

}  // namespace fog
