#pragma once
#include <filesystem>
#include <vector>

#include "campaign/plan.h"
#include "scenario/mistakes.h"
#include "scenario/parts.h"

/// The chapters of a campaign file, each read by its own source file. What is wrong is noted, and
/// the reading goes on.
namespace scenario {

/// Days and their phases, what is played how, and when it is over.
void read_calendar(const Field& file, const Library& library, campaign::Plan& plan,
                   Mistakes& mistakes);
/// Whom a formation meets and how far it marches.
void read_march(const Field& file, campaign::Plan& plan, Mistakes& mistakes);
/// Places with their tables, and roads.
void read_map(const Field& file, const std::vector<campaign::Table>& tables, campaign::Plan& plan,
              Mistakes& mistakes);
/// Both sides with their order of battle, once calendar and map are read; and whether the zones of
/// the tables have room for them.
void read_both_sides(const Field& file, const Library& library, campaign::Plan& plan,
                     Mistakes& mistakes);

/// What a name of the file stands for; throws where there is no such thing.
const campaign::PlacePlan& place_named(const Field& field, const campaign::Plan& plan);
int phase_named(const Field& field, const campaign::Plan& plan);

/// Reads the formations of a side as `read_forces` does, but nothing in them has a place on a
/// table.
void read_formations(const Field& formations, rules::Side which, const Library& library,
                     game::Scenario& scenario, Forces& forces, Mistakes& mistakes);
/// The two biggest formations of either side must find room wherever a side is set up.
void check_room(const campaign::Plan& plan, const Forces& forces, Mistakes& mistakes);

/// A table: ground, objectives and the ways to it.
campaign::Table table_from(const Field& file, const std::filesystem::path& scenarios_dir,
                           const Library& library, Mistakes& mistakes);

}  // namespace scenario
