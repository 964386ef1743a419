#pragma once
#include "game/core/course.h"

/// The machine that turns the sequence of play: what opens and closes each step. [SEQ-01, SEQ-02]
namespace game {

/// Plays on from wherever the battle stands until somebody has to decide or it is over.
void advance(Course& course);
/// Opens this step and does what opening it does.
void open_step(Course& course, Subphase subphase, bool by_referee = false);
/// The referee opens this step of the open turn. [REF-02, S-96]
void open_by_ruling(Course& course, Subphase subphase);
/// Decks are shuffled and the first cards dealt as soon as no share in the dice is awaited.
/// [FOW-04, FOW-05, S-05, S-65]
void deal_in_set_up(Course& course);
/// Turn 1: who has given no share in the dice gives none; cards not dealt yet are dealt. [S-05]
void begin_first_turn(Course& course);
/// After anything happened: contacts, what visible stands show, cards that have run out.
void settle(Course& course);

}  // namespace game
