#pragma once
#include "game/core/course.h"
#include "game/movement/messages.h"

/// Movement of stands one after another, within their orders; guns pushed by hand. [MOVE, TERR,
/// FACE, TRANS-12]
namespace game {

/// As its `decide`, without running the path.
bool may_move(const Game& game, Side side, const MoveStand& command);
Result<Events> decide(const Game& game, Side side, const MoveStand& command);
Result<Events> decide(const Game& game, Side side, const AskForMove& command);
Result<Events> decide(const Game& game, Side side, const TurnStand& command);
Result<Events> decide(const Game& game, Side side, const SetWhenForcedBack& command);
Result<Events> decide(const Game& game, Side side, const OccupyGround& command);
Result<Events> decide(const Game& game, Side side, const ManHandle& command);
Result<Events> decide(const Game& game, const ApproveMove& command);
Result<Events> decide(const Game& game, const DeclineMove& command);

void apply(Game& game, const StandMoved& e);
void apply(Game& game, const StandTurned& e);
void apply(Game& game, const FacingDeclared& e);
void apply(Game& game, const WhenForcedBackSet& e);
void apply(Game& game, const StandEntered& e);
void apply(Game& game, const GroundOccupied& e);
void apply(Game& game, const TemplateEntered& e);
void apply(Game& game, const GunManHandled& e);
void apply(Game& game, const MoveAsked& e);
void apply(Game& game, const AskedMoveJudged& e);

/// When the side's movement opens. [S-07]
void enter_reinforcements(Course& course, Side side);
/// The minimum moves that their owner left standing. [S-04]
void finish_moves(Course& course, Side side);
/// 4A closes.
void apply_facings(Course& course);
/// Camouflage, contact, spotting in the open, guns reached, templates and mines come into.
void follow_move(Course& course, const StandMoved& moved);
void follow_push(Course& course, const GunManHandled& pushed);

}  // namespace game
