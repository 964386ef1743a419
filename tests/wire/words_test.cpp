#include <catch2/catch.hpp>

#include "base/words.h"
#include "fog/told.h"
#include "fog/view.h"
#include "game/play/events.h"
#include "game/transport/choices.h"
#include "wire/messages.h"

/// What stands in journals and in messages for each enumerator. A word that changes here makes old
/// journals unreadable: it needs a reader that knows the old one too.
namespace {

template <base::Enumeration E> std::string all_words() {
    std::string words;
    for (const auto value : base::kAll<E>)
        words += (words.empty() ? "" : " ") + std::string(base::text_of(value));
    return words;
}

}  // namespace

TEST_CASE("an enumerator is written by its own name, and read again", "[base][words]") {
    enum class Sample : std::uint8_t { A, HighExplosive, AaMg, VI, Blue2 };
    CHECK(base::count_of<Sample>() == 5);
    CHECK(all_words<Sample>() == "a high_explosive aa_mg vi blue2");
    for (const auto value : base::kAll<Sample>)
        CHECK(base::from_text<Sample>(base::text_of(value)) == value);
}

TEST_CASE("a word that is no enumerator's is none", "[base][words]") {
    CHECK_FALSE(base::from_text<rules::Side>("green"));
    CHECK_FALSE(base::from_text<rules::Side>("Blue"));
    CHECK_FALSE(base::from_text<rules::Side>(""));
    CHECK(base::text_of(static_cast<rules::Side>(7)).empty());
}

TEST_CASE("the words of the rulebook's values stay as journals have them", "[wire][store][words]") {
    CHECK(all_words<rules::Side>() == "blue red");
    CHECK(all_words<rules::TroopQuality>() == "green trained regular experienced veteran elite");
    CHECK(all_words<rules::MoraleState>() == "steady pinned shaken demoralized");
    CHECK(all_words<rules::Cover>() == "none light medium hard fortification");
    CHECK(all_words<rules::Kind>() == "personnel soft_vehicle weak_afv strong_afv");
    CHECK(all_words<rules::Mobility>() == "personnel tracked wheeled");
    CHECK(all_words<rules::Terrain>() ==
          "open woods forest bua broken sand rubble steep_slope swamp cliff creek river brush "
          "orchard crops stone_bua escarpment canal");
    CHECK(all_words<rules::ObstacleKind>() == "wire roadblock minefield");
    CHECK(all_words<rules::CoverLineKind>() == "wall hedge emplacement");
    CHECK(all_words<rules::Concealment>() == "open camouflaged buried");
    CHECK(all_words<rules::ClearedBy>() == "nobody engineers personnel");
    CHECK(all_words<rules::Visibility>() == "clear open_blocking dense");
    CHECK(all_words<rules::OrderChit>() ==
          "cautious_advance hasty_advance disengage hold take_command rally road_march entrench "
          "banzai regroup");
    CHECK(all_words<rules::Issuer>() == "none staff commander company_pure company_joint self");
    CHECK(all_words<rules::EffectLetter>() == "blank a w h hc fl penetration");
    CHECK(all_words<rules::HitOutcome>() == "no_effect forced_back eliminated");
    CHECK(all_words<rules::MoraleOutcome>() == "pass pinned shaken demoralized eliminated");
    CHECK(all_words<rules::Band>() == "contact close medium long extreme");
    CHECK(all_words<rules::GunClass>() == "none i ii iii iv v vi");
    CHECK(all_words<rules::BaseSize>() == "half full double vehicle");
    CHECK(all_words<rules::FireKind>() == "indirect prep opportunity general");
    CHECK(all_words<rules::Mount>() == "turret fixed rear_mg aa_mg hand");
    CHECK(all_words<rules::ArtilleryType>() == "organic supporting");
    CHECK(all_words<rules::MissionKind>() ==
          "high_explosive smoke harassing air_strike time_on_target");
}

TEST_CASE("the words of a battle's values stay as journals have them", "[wire][store][words]") {
    CHECK(all_words<game::Phase>() ==
          "set_up artillery movement opportunity_fire general_fire command over");
    CHECK(all_words<game::Subphase>() ==
          "deployment first_orders dice_contributions weather artillery_response clearing "
          "he_attacks initiative prep_fire_a prep_fire_b prep_fire_resolved side_a_moves "
          "side_b_moves spotting opportunity_fire spotting_of_opportunity_firers change_facing "
          "general_fire ammunition spotting_of_general_firers orders morale abandoned_ground_a "
          "abandoned_ground_b fog_of_war declarations_a declarations_b end_of_turn card_window "
          "battle_over");
    CHECK(all_words<game::CardTouches>() ==
          "to_hit rate_of_fire response morale initiative results movement state visibility "
          "order fire cancel smoke suppression hand supply depletion entrenching");
    CHECK(all_words<game::CardTarget>() == "side own_stand own_company enemy_stand place");
    CHECK(all_words<game::Presence>() ==
          "on_table aboard off_table undeployed reinforcement off_board eliminated surrendered "
          "driven_off phantom vanished reserve");
    CHECK(all_words<game::WhenForcedBack>() == "stop_in_cover go_on");
    CHECK(all_words<game::Watcher>() == "blue red public blue2 blue3 blue4 red2 red3 red4");
    CHECK(all_words<game::PassEnds>() == "by_owner taken_over reopened contact substituted");
    CHECK(all_words<game::StoppedBy>() == "nothing contact terrain edge template obstacle");
    CHECK(all_words<game::Cause>() ==
          "fire indirect_fire morale contact edge carrier company overrun card referee mines");
    CHECK(all_words<game::SuppressedBy>() == "direct_fire template proximity card");
    CHECK(all_words<game::MoraleCause>() == "fired_at enemy_near air_attack saw_elimination card");
    CHECK(all_words<game::OrderReach>() == "anywhere in_sight adjacent");
    CHECK(all_words<game::Supply>() == "empty full");
    CHECK(all_words<game::TransportAct>() ==
          "load unload limber unlimber man_handle return take_off");
}

TEST_CASE("the words of views stay as clients know them", "[wire][store][words]") {
    CHECK(all_words<fog::Audience>() == "blue red referee public blue2 blue3 blue4 red2 red3 red4");
    CHECK(all_words<fog::WaitsFor>() == "you side other both blue red nobody");
    CHECK(all_words<fog::PromptCode>() == "decide committed wait watch paused over");
    CHECK(all_words<fog::Saying>() ==
          "battle_begun turn_begun step_opened committed weather_rolled initiative_rolled "
          "battle_ended share_promised contribution_given shares_lapsed went_without_share "
          "no_shares_agreed companies_taken_up "
          "companies_taken_over player_committed commit_taken_back standing_pass_set "
          "standing_pass_ended seat_handed_over deployed reserve_declared reserve_placed "
          "order_placed "
          "order_withdrawn order_named orders_take_force orders_revealed order_cancelled "
          "order_changed command_taken command_returned command_succeeded form_declared "
          "entrenched regrouped moved turned facing_declared forced_back_set entered "
          "ground_occupied template_entered obstacle_seen obstacle_gone obstacle_cleared loaded "
          "unloaded limbered unlimbered man_handled transport_removed transport_returned "
          "objective_taken fire_declared fire_withdrawn fire_resolved fire_felt "
          "hits_distributed hits_felt mission_requested mission_withdrawn response_rolled "
          "template_placed template_removed template_attack template_felt bombardment_felt "
          "mine_attack forced_back eliminated surrendered driven_off stopped_at wreck_placed "
          "gun_abandoned gun_manned gun_lost dismounted passenger_rolled ground_vacated "
          "suppressed suppression_removed ammunition_used resupplied morale_checked "
          "state_changed rallied company_eliminated elimination_seen contact_made stand_seen "
          "contact_lost wreck_seen gun_seen phantom_vanished phantom_seen camouflage_lost "
          "deck_shuffled "
          "card_drawn card_discarded card_played card_taken_back card_opened cards_cancelled "
          "card_expired stand_edited stand_removed stand_added order_set company_morale_set "
          "obstacle_added obstacle_removed die_set die_withdrawn weather_set move_asked "
          "asked_move_judged option_set step_extended step_forced paused resumed written "
          "battle_reopened pause_asked pause_withdrawn "
          "quiet_hours_set lift_agreed fog_lifted time_ran_out grace_begun "
          "deadline_stopped");
    CHECK(all_words<wire::ChatTo>() == "side all referee");
}
