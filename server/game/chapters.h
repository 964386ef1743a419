#pragma once
#include "game/course.h"
#include "rules/obstacles.h"

/// What each chapter does when a step opens or closes; the table in steps.cpp calls them in the
/// order of play.
namespace game {

// deployment.cpp, turn.cpp
void close_deployment(
    Course& course);  ///< undeployed stands are placed by the server; first spotting
void show_open_stands(Course& course);  ///< when the battle begins, when deployment closes
void lapse_shares(Course& course);      ///< in the dice, when none is waited for any more
void roll_weather(Course& course);      ///< 0W
void roll_initiative(Course& course);   ///< 2A
void end_turn(Course& course);          ///< 5F: objectives, end of game, next turn
void take_objectives(Course& course);
// orders.cpp
void close_orders(Course& course);              ///< 5A and the first orders: OrdersTakeForce
void reveal_orders(Course& course, Side side);  ///< 2D, 2E (1): reveal, state tests, Take Command
void cancel_orders_of(Course& course, StandId issuer);  ///< ORD-40
void succeed_commanders(Course& course);                ///< 5F, S-15
// reserve.cpp
void place_reserves(Course& course);  ///< 5A closes [S-75]
// forms.cpp, regroup.cpp
void entrench(Course& course, Side side);  ///< 2D, 2E: one try a stand [S-67]
void regroup(Course& course, Side side);   ///< 2D, 2E (2) [ADV-REG-01]
// movement.cpp, transport.cpp
void enter_reinforcements(Course& course, Side side);  ///< S-07, when the side's movement opens
void finish_moves(Course& course,
                  Side side);  ///< minimum moves of S-04, then TRANS-21, then nothing more may move
void remove_unloaded(Course& course, Side side);
void apply_facings(Course& course);                         ///< 4A opened
void follow_move(Course& course, const StandMoved& moved);  ///< camouflage, contact and open-ground
                                                            ///< spotting, guns reached, templates
void follow_push(Course& course, const GunManHandled& pushed);
// obstacles.cpp
void know_own_obstacles(Course& course);              ///< when the battle begins
void look_for_obstacles(Course& course);              ///< everybody, in set-up and in 2F [OBST-01]
void look_for_obstacle(Course& course, int number);   ///< everybody, when the referee has laid it
void look_for_obstacles(Course& course, StandId id);  ///< one stand, after its move
/// Whatever its base or this path touches. [REL-26]
void meet_obstacles(Course& course, StandId id, const std::vector<Point>& path);
/// The first attack that does something ends the move where it fell. [S-50, S-82]
struct MinesMet {
    std::vector<ResultRoll> results;
    std::optional<rules::ObstacleEntry> stop;
};
MinesMet enter_minefields(Course& course, StandId id, const std::vector<Point>& path);
void clear_obstacles(Course& course);  ///< 5A opens
// indirect_fire.cpp
void resolve_requests(Course& course);   ///< 1A closes
void clear_markers(Course& course);      ///< 1B: old templates, all suppression
void resolve_templates(Course& course);  ///< 1C
// fire_steps.cpp, fire_results.cpp
void resolve_fire(Course& course,
                  rules::FireKind kind);  ///< 2C, 3A, 4B: dice, then all results together
void apply_results(Course& course, const std::vector<ResultRoll>& results, Cause cause);
void force_back(Course& course, StandId stand, Cause cause);
void eliminate(Course& course, StandId stand, Cause cause);
// ammunition.cpp
void use_ammunition(Course& course, Subphase fired_in);  ///< direct fire, at the end of its step
void use_shells(Course& course, const std::vector<TemplateAttack>& rolled);  ///< 1C, 3A
void resupply(Course& course);                                               ///< 5F
// suppression.cpp
void suppress(Course& course, StandId stand, SuppressedBy by);
void suppress_near_personnel(Course& course);  ///< R-05
// spotting.cpp
void spot_all(Course& course);                        ///< 2F and set-up
void hide_unseen(Course& course);                     ///< 2F, S-36
void look_again(Course& course, StandId stand);       ///< where a ruling has put it
void spot_firers(Course& course, Subphase fired_in);  ///< 3B, 4D
void spot_in_contact(Course& course);                 ///< SPOT-04
void lose_camouflage(Course& course);                 ///< of whoever has moved, CAMO-01
void see(Course& course, StandId stand,
         std::string_view rule);  ///< the enemy and the public see it from now on
void see_all(Course& course, std::vector<StandId> stands, std::string_view rule);
void follow_players_sight(Course& course);
void refresh_contacts(
    Course& course);  ///< what visible stands show, brought up to date; seen wrecks and guns
// morale.cpp
void rally(Course& course, Side side);  ///< 2D, 2E (2) [RALLY-02]
void check_morale(Course& course);      ///< 5B
/// Sets it; who is Pinned or worse has issued nothing. [ORD-40, R-10]
void change_state(Course& course, StandId id, MoraleState state, int pinned_in);
void eliminate_demoralized_in_contact(Course& course);  ///< R-32
/// When this was the last stand of its company: whoever of its side sees the place will check.
/// [MOR-09, MOR-10]
void note_loss(Course& course, StandId lost);
// fow_cards.cpp
void shuffle_decks(Course& course);
void open_cards(Course& course,
                std::string_view printed);  ///< just before the rolls of this step [FOW-13]
void expire_cards(Course& course, Phase ended);
void draw_cards(Course& course);                       ///< 5D opens
void discard_surplus(Course& course);                  ///< 5D closes: the passive default
void resupply_by_card(Course& course, StandId stand);  ///< ammunition.cpp
void deplete_by_card(Course& course, StandId stand);
/// Modifiers that open cards give to a roll about this stand or company. [FOW-01]
rules::Working card_modifiers(const Game& game, CardTouches touches, Side side, StandId stand,
                              CompanyId company);

}  // namespace game
