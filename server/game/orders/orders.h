#pragma once
#include <span>

#include "game/core/course.h"
#include "game/orders/messages.h"

/// Orders and the forms of Hasty Advance, deployment, reserves. [ORD, ADV-RM, ADV-ENT, ADV-BAN,
/// ADV-REG, S-01, S-75]
namespace game {

Result<Events> decide(const Game& game, Side side, const DeployStand& command);
Result<Events> decide(const Game& game, Side side, const PlaceOrder& command);
Result<Events> decide(const Game& game, Side side, const WithdrawOrder& command);
Result<Events> decide(const Game& game, Side side, const NameOrder& command);
Result<Events> decide(const Game& game, Side side, const DeclareForm& command);
Result<Events> decide(const Game& game, const SetOrder& command);

void apply(Game& game, const FormDeclared& e);
void apply(Game& game, const Entrenched& e);
void apply(Game& game, const Regrouped& e);
void apply(Game& game, const StandDeployed& e);
void apply(Game& game, const OrderPlaced& e);
void apply(Game& game, const OrderWithdrawn& e);
void apply(Game& game, const OrderNamed& e);
void apply(Game& game, const OrdersTakeForce& e);
void apply(Game& game, const OrdersRevealed& e);
void apply(Game& game, const OrderChanged& e);
void apply(Game& game, const CommandSucceeded& e);
void apply(Game& game, const CommandTaken& e);
void apply(Game& game, const OrderSet& e);
void apply(Game& game, const ReserveDeclared& e);
void apply(Game& game, const ReservePlaced& e);

/// Set-up closes: undeployed stands are placed by the server, then the first spotting. [S-01]
void close_deployment(Course& course);
/// Who stands in the open when the battle begins, and when deployment closes.
void show_open_stands(Course& course);
/// 5A and the first orders close: placed orders take force. [ORD-04]
void close_orders(Course& course);
/// 2D, 2E (1): orders are revealed, states tested, Take Command. [ORD-44, S-11]
void reveal_orders(Course& course, Side side);
/// 5F. [S-15]
void succeed_commanders(Course& course);
/// 5A closes. [S-75]
void place_reserves(Course& course);
/// 2D, 2E: one try a stand. [S-67]
void entrench(Course& course, Side side);
/// 2D, 2E (2). [ADV-REG-01]
void regroup(Course& course, Side side);
/// What a referee may give by ruling. [S-95]
std::span<const OrderChit> orders_by_ruling();

}  // namespace game
