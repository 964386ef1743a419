#pragma once
#include <vector>

#include "game/core/course.h"
#include "rules/orders.h"

/// The facts that the placing of orders rests on. [ORD-14 .. ORD-37]
namespace game {

/// Where an issuer or follower counts when orders are placed: reinforcements due next turn at their
/// entry point. [S-07]
bool can_be_ordered(const Game& game, const Stand& stand);
/// How many orders this issuer may still place: one, and what a card adds. [ORD-03, FOW-01]
int orders_left(const Game& game, const Stand& issuer);
/// In force or sealed, those that it has issued. [ORD-40]
std::vector<OrderId> orders_of(const Game& game, StandId issuer);
/// Stands that this issuer commands. [ORD-33, S-14]
bool is_subordinate(const Game& game, const Stand& issuer, const Stand& stand);
/// The same formation, or one within it; none belongs to none.
bool belongs_to(const Game& game, FormationId formation, FormationId whole);
/// By how many formations the issuer stands above it: a battalion less than a regiment. [S-10]
int levels_above(const Game& game, const Stand& issuer, const Stand& stand);
/// Those that it may order, each where it is itself.
using Subordinates = std::vector<const Stand*>;
Subordinates subordinates_of(const Game& game, const Stand& issuer);
/// Subordinates that this order would reach, in order of id. [ORD-30, ORD-31]
std::vector<StandId> reached_by(const Game& game, const Order& order);
/// The same of an order that is no Take Command, out of its issuer's subordinates.
std::vector<StandId> reached_by(const Game& game, const Order& order,
                                const Subordinates& subordinates);
/// Is the stand near enough to a marker there? [ORD-30]
bool is_in_order_reach(const Game& game, Point marker, const Stand& stand);
/// May this issuer place this order there? [ORD-14]
rules::Permission may_place(const Game& game, const Stand& issuer, OrderChit chit, Point marker);
void cancel_orders_of(Course& course, StandId issuer);  ///< ORD-40

}  // namespace game
