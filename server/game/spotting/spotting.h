#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "game/core/course.h"
#include "game/spotting/messages.h"

/// What each side, and the public, sees of the other: contacts with handles. [SPOT, S-36, S-41,
/// REL-02 to REL-05]
namespace game {

void apply(Game& game, const FieldworkSeen& e);
void apply(Game& game, const ContactMade& e);
void apply(Game& game, const ContactSeen& e);
void apply(Game& game, const ContactLost& e);
void apply(Game& game, const WreckSeen& e);
void apply(Game& game, const AbandonedGunSeen& e);
void apply(Game& game, const PhantomVanished& e);
void apply(Game& game, const CamouflageLost& e);

/// A name that tells nothing: six digits drawn for this watcher, this stand and this sighting. Dice
/// are rolled for it: `ordercap verify` draws it again. [S-104]
std::string handle_drawn(const Game& game, Watcher watcher, StandId stand,
                         const std::function<int(const std::string&)>& draw);

/// 2F and set-up.
void spot_all(Course& course);
/// 2F. [S-36]
void hide_unseen(Course& course);
/// Where a ruling has put it.
void look_again(Course& course, StandId stand);
/// 3B, 4D.
void spot_firers(Course& course, Subphase fired_in);
/// Bases that touch. [SPOT-04]
void spot_in_contact(Course& course);
/// Of whoever has moved. [CAMO-01]
void lose_camouflage(Course& course);
/// The enemy and the public see it from now on.
void see(Course& course, StandId stand, std::string_view rule);
void see_all(Course& course, std::vector<StandId> stands, std::string_view rule);
/// What the players of a side see for themselves. [S-90]
void follow_players_sight(Course& course);
/// What visible stands show, brought up to date; wrecks and guns that are seen.
void refresh_contacts(Course& course);

}  // namespace game
