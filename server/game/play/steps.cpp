#include "game/play/steps.h"

#include <algorithm>

#include "base/exact.h"
#include "base/words.h"
#include "game/ammunition/ammunition.h"
#include "game/cards/card_windows.h"
#include "game/effects/abandoned.h"
#include "game/fire/fire.h"
#include "game/hands/fow_cards.h"
#include "game/hands/hands.h"
#include "game/morale/morale.h"
#include "game/movement/movement.h"
#include "game/obstacles/obstacles.h"
#include "game/orders/orders.h"
#include "game/play/standing.h"
#include "game/shelling/shelling.h"
#include "game/spotting/spotting.h"
#include "game/transport/transport.h"
#include "game/turn/quiet_hours.h"
#include "game/turn/shares.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"

namespace game {
namespace {

using Rule = void (*)(Course&);

Side side_a(const Course& course) { return side_of(course.game(), Acts::SideA); }

Side side_b(const Course& course) { return side_of(course.game(), Acts::SideB); }

void open_movement(Course& course, Side side) {
    reveal_orders(course, side);
    rally(course, side);
    regroup(course, side);
    entrench(course, side);
    enter_reinforcements(course, side);
}

void nothing(Course&) {}

void open_moves_of_a(Course& course) { open_movement(course, side_a(course)); }

void open_moves_of_b(Course& course) { open_movement(course, side_b(course)); }

void close_moves_of_a(Course& course) {
    finish_moves(course, side_a(course));
    remove_unloaded(course, side_a(course));
}

void close_moves_of_b(Course& course) {
    finish_moves(course, side_b(course));
    remove_unloaded(course, side_b(course));
    eliminate_demoralized_in_contact(course);
}

void prep_fire(Course& course) { resolve_fire(course, rules::FireKind::Prep); }

/// With the option opfire_idf_calls, new missions first.
void opportunity_fire(Course& course) {
    resolve_requests(course);
    resolve_fire(course, rules::FireKind::Opportunity);
}

void general_fire(Course& course) { resolve_fire(course, rules::FireKind::General); }

void ammunition(Course& course) { use_ammunition(course, Subphase::GeneralFire); }

void spotting(Course& course) {
    spot_all(course);
    hide_unseen(course);
    look_for_obstacles(course);
}

void spot_3a(Course& course) { spot_firers(course, Subphase::OpportunityFire); }

void spot_4b(Course& course) { spot_firers(course, Subphase::GeneralFire); }

void morale(Course& course) {
    check_morale(course);
    eliminate_demoralized_in_contact(course);
}

/// What opening and closing a step does.
struct StepRule {
    Subphase subphase;
    Rule opens;
    Rule closes;
};

// clang-format off
constexpr std::array<StepRule, kSubphases> kStepRules = {{
    {Subphase::Deployment,                  nothing,            close_deployment},
    {Subphase::FirstOrders,                 nothing,            close_orders},
    {Subphase::DiceContributions,           nothing,            nothing},
    {Subphase::Weather,                     roll_weather,       nothing},
    {Subphase::ArtilleryResponse,           nothing,            resolve_requests},  // SEQ-05
    {Subphase::Clearing,                    clear_markers,      nothing},  // SEQ-06
    {Subphase::HeAttacks,                   resolve_templates,  nothing},  // SEQ-07
    {Subphase::Initiative,                  roll_initiative,    nothing},
    {Subphase::PrepFireA,                   nothing,            nothing},  // SEQ-09, PREP-03
    {Subphase::PrepFireB,                   nothing,            nothing},
    {Subphase::PrepFireResolved,            prep_fire,          nothing},  // SEQ-10, PREP-07
    {Subphase::SideAMoves,                  open_moves_of_a,    close_moves_of_a},  // SEQ-11
    {Subphase::SideBMoves,                  open_moves_of_b,    close_moves_of_b},  // SEQ-12, MOVE-22
    {Subphase::Spotting,                    spotting,           nothing},  // SEQ-14, R-34
    {Subphase::OpportunityFire,             nothing,            opportunity_fire},  // SEQ-15, OPF-02
    {Subphase::SpottingOfOpportunityFirers, spot_3a,            nothing},  // SEQ-16
    {Subphase::ChangeFacing,                nothing,            apply_facings},  // SEQ-17
    {Subphase::GeneralFire,                 nothing,            general_fire},  // SEQ-18, GENF-01
    {Subphase::Ammunition,                  ammunition,         nothing},
    {Subphase::SpottingOfGeneralFirers,     spot_4b,            nothing},  // SEQ-20
    {Subphase::Orders,                      clear_obstacles,    close_orders},  // SEQ-21, ORD-38
    {Subphase::Morale,                      morale,             nothing},  // SEQ-22, MOR-01
    {Subphase::AbandonedGroundA,            nothing,            nothing},  // SEQ-23, ABND-07
    {Subphase::AbandonedGroundB,            nothing,            nothing},
    {Subphase::FogOfWar,                    draw_cards,         nothing},  // SEQ-24
    {Subphase::DeclarationsA,               nothing,            nothing},
    {Subphase::DeclarationsB,               nothing,            nothing},
    {Subphase::EndOfTurn,                   end_turn,           nothing},
    {Subphase::CardWindow,                  nothing,            nothing},
    {Subphase::BattleOver,                  nothing,            nothing},
}};
// clang-format on

static_assert(base::is_complete(kStepRules, &StepRule::subphase) &&
                  base::is_complete(kSequenceOfPlay, &Step::subphase),
              "one row for every step");

const StepRule& rule_of(Subphase subphase) {
    return kStepRules[static_cast<std::size_t>(subphase)];
}

/// Cards that change a roll are opened before it: when the step opens, if it rolls then. [FOW-13]
bool rolls_at_opening(Subphase subphase) {
    const auto acts = step_of(subphase).acts;
    if (subphase == Subphase::PrepFireB) return false;
    return acts == Acts::Server || acts == Acts::SideA || acts == Acts::SideB;
}

/// Cards played in a step are opened when its players have committed, those of 2B when both have.
/// [S-65, S-93]
bool opens_cards_at_end(Subphase subphase) {
    return step_of(subphase).acts != Acts::Server && subphase != Subphase::PrepFireA;
}

bool everybody_has_committed(const Game& game) {
    if (game.subphase == Subphase::FogOfWar && !waits_for_discards(game)) return true;
    if (game.subphase == Subphase::DiceContributions) return are_shares_settled(game);
    const auto committed = [&](Side side) {
        return game.committed[static_cast<std::size_t>(side)];
    };
    const auto acts = step_of(game.subphase).acts;
    switch (acts) {
    case Acts::Server: return true;
    case Acts::BothInSecret: return committed(Side::Blue) && committed(Side::Red);
    case Acts::SideA:
    case Acts::SideB: return committed(side_of(game, acts));
    case Acts::Nobody: return false;
    }
    return false;
}

/// A window lasts its time, however it was answered. [S-107]
bool may_go_on(const Game& game) {
    if (game.paused || !everybody_has_committed(game)) return false;
    return !game.window_runs;
}

/// The step that follows in the printed order; after 5F comes the next turn's 0W. [SEQ-01]
Subphase following(Subphase subphase) {
    if (subphase == Subphase::EndOfTurn) return Subphase::Weather;
    return static_cast<Subphase>(static_cast<int>(subphase) + 1);
}

void open_window(Course& course, Subphase step, bool before_rolls) {
    const auto& game = course.game();
    course.happen(CardWindowOpened{step, before_rolls, lasts(game, Subphase::CardWindow),
                                   quiet_hours_in(game, Subphase::CardWindow)});
}

void close_step(Course& course) {
    const auto subphase = course.game().subphase;
    discard_surplus(course);
    if (opens_cards_at_end(subphase)) open_cards(course, step_of(subphase).printed);
    rule_of(subphase).closes(course);
    settle(course);
    if (course.game().subphase == Subphase::BattleOver) return;
    auto next = following(subphase);
    while (!takes_place(course.game(), next)) next = following(next);
    if (step_of(next).phase != step_of(subphase).phase)
        expire_cards(course, step_of(subphase).phase);
    if (step_of(subphase).phase == Phase::SetUp && next == Subphase::Weather)
        begin_first_turn(course);
    if (has_card_window(course.game(), next))
        open_window(course, next, false);
    else
        open_step(course, next);
}

void go_on(Course& course) {
    const auto subphase = course.game().subphase;
    if (has_window_before_rolls(course.game())) {
        open_window(course, subphase, true);
    } else if (subphase == Subphase::CardWindow) {
        const auto step = course.game().card_window->step;
        if (close_card_window(course))
            close_step(course);
        else
            open_step(course, step);
    } else {
        close_step(course);
    }
}

}  // namespace

void deal_in_set_up(Course& course) {
    if (!takes_place(course.game(), Subphase::DiceContributions)) shuffle_decks(course);
}

void begin_first_turn(Course& course) {
    shuffle_decks(course);
    course.happen(TurnBegun{1});
}

void settle(Course& course) {
    lose_guns_in_contact(course);
    lose_camouflage(course);
    spot_in_contact(course);
    refresh_contacts(course);
}

void open_step(Course& course, Subphase subphase, bool by_referee) {
    course.happen(opened(course.game(), subphase, by_referee));
    if (rolls_at_opening(subphase)) open_cards(course, step_of(subphase).printed);
    rule_of(subphase).opens(course);
    settle(course);
    const bool is_empty = subphase == Subphase::FogOfWar && !waits_for_discards(course.game());
    if (is_empty && course.game().window_runs) course.happen(WindowLasted{});  // [S-108]
    if (step_of(subphase).acts == Acts::Server && course.game().subphase == subphase)
        course.happen(StepResolved{subphase});
}

/// A step that is still to come opens as if it had come; one that was before gives its decisions
/// again and nothing else. [S-96]
void open_by_ruling(Course& course, Subphase subphase) {
    end_passes_for(course, subphase);
    const auto window = course.game().card_window;
    const auto now = window ? window->step : course.game().subphase;
    const bool is_ahead = window ? subphase >= now : subphase > now;
    withdraw_shots(course, now, subphase);
    if (!is_ahead) {
        course.happen(opened(course.game(), subphase, true));
        return;
    }
    if (now <= Subphase::Orders && Subphase::Orders < subphase) close_orders(course);
    if (now == Subphase::FogOfWar) discard_surplus(course);
    for (auto passed = now; passed < subphase; passed = following(passed))
        if (step_of(passed).phase != step_of(subphase).phase)
            expire_cards(course, step_of(passed).phase);
    open_step(course, subphase, true);
}

void advance(Course& course) {
    pass_beforehand(course);
    while (may_go_on(course.game())) {
        go_on(course);
        pass_beforehand(course);
    }
}

}  // namespace game
