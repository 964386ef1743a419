#include "scenario/scenario_checks.h"

#include <algorithm>
#include <set>

#include "base/simple_polygon.h"
#include "rules/morale_chart.h"
#include "rules/movement.h"
#include "scenario/files.h"
#include "scenario/mistakes.h"
#include "scenario/parts.h"

namespace scenario {
namespace {

using game::Scenario;
using game::StandPlan;

std::string side_of(rules::Side side) { return std::string(base::text_of(side)); }

template <class List, class Id, class Member>
bool has_id(const List& list, const Id& id, Member member) {
    return std::ranges::find(list, id, member) != list.end();
}

class ScenarioChecks {
  public:
    explicit ScenarioChecks(const Scenario& scenario) : scenario_(scenario) {}

    std::vector<std::string> run() {
        check_battle();
        check_ground();
        check_order_of_battle();
        for (const auto& stand : scenario_.stands) check_stand(stand);
        if (hangs_together_) check_forces();
        std::vector<std::string> sentences;
        for (const auto& wrong : mistakes_.found()) sentences.push_back(sentence(wrong));
        return sentences;
    }

  private:
    void note(const std::string& where, const std::string& what) { mistakes_.note({where, what}); }
    /// What cannot be judged any further.
    void note_broken(const StandPlan& stand, const std::string& what) {
        note(side_of(stand.side), stand.name + " " + what);
        hangs_together_ = false;
    }

    void check_battle() {
        if (scenario_.turns < 1 || scenario_.turns > kMostTurns)
            note("turns", "expected from 1 to " + std::to_string(kMostTurns));
        if (scenario_.options.tot && !scenario_.tot_batteries)
            note("options", "tot needs how many batteries join at one point [S-58]");
        for (const auto* deck : {&scenario_.deck_blue, &scenario_.deck_red})
            for (const auto& card : *deck)
                if (!has_id(scenario_.cards, card, &game::CardPlan::id))
                    note("deck", "there is no card \"" + card + "\"");
        for (const auto side : {rules::Side::Blue, rules::Side::Red})
            if (!has_id(scenario_.stands, side, &StandPlan::side))
                note(side_of(side), "has no stands");
    }

    void check_ground() {
        const auto is_off = [&](Point p) { return !rules::on_table(scenario_.field, p); };
        for (const auto& objective : scenario_.objectives)
            if (is_off(objective.at)) note("objectives", objective.name + " is beyond the table");
        for (const auto& zone : scenario_.zones) {
            const auto where = side_of(zone.side) + ", zone " + zone.name;
            if (std::ranges::any_of(zone.outline, is_off)) note(where, "is beyond the table");
            if (zone.outline.size() < 3 || !is_simple(zone.outline))
                note(where, "has no area, or crosses or touches itself");
        }
    }

    void check_order_of_battle() {
        std::set<std::pair<rules::Side, std::string>> names;
        for (const auto& company : scenario_.companies) {
            const auto where = side_of(company.side) + ", " + company.name;
            if (!names.emplace(company.side, company.name).second)
                note(where, "this name stands twice");
            if (company.morale < rules::kMoraleNumbers.front() ||
                company.morale > rules::kMoraleNumbers.back())
                note(where, "there is no morale " + std::to_string(company.morale));
            if (!has_id(scenario_.formations, company.formation, &game::FormationPlan::id))
                note(where, "is of no formation");
            if (std::ranges::count_if(scenario_.stands, [&](const StandPlan& stand) {
                    return stand.company == company.id && stand.commands_company;
                }) > 1)
                note(where, "more than one of its stands commands it");
        }
    }

    void check_stand(const StandPlan& stand) {
        if (!ids_.insert(stand.id).second) note_broken(stand, "has the number of another stand");
        if (!names_.emplace(stand.side, stand.name).second)
            note(side_of(stand.side), "two stands are called " + stand.name);
        if (!has_id(scenario_.lines, stand.line, &rules::DataLine::id))
            note_broken(stand, "is of no equipment: \"" + stand.line + "\"");
        if (!has_id(scenario_.companies, stand.company, &game::CompanyPlan::id))
            note_broken(stand, "is in no company");
        for (const auto carrier : {stand.aboard, stand.assigned_tow})
            if (carrier && !is_own(carrier, stand.side))
                note_broken(stand, "is carried by a stand that is not there");
        check_entry(stand);
        check_ammunition(stand);
    }

    [[nodiscard]] bool is_own(StandId id, rules::Side side) const {
        const auto found = std::ranges::find(scenario_.stands, id, &StandPlan::id);
        return found != scenario_.stands.end() && found->side == side;
    }

    void check_entry(const StandPlan& stand) {
        if (!stand.entry) return;
        const auto where = side_of(stand.side);
        if (stand.entry->turn < 1 || stand.entry->turn > scenario_.turns)
            note(where, stand.name + " comes in on no turn of the battle");
        if (!rules::on_table(scenario_.field, stand.entry->at) ||
            !on_edge(scenario_.field, stand.entry->at))
            note(where, stand.name + " does not come in from the edge of the table");
    }

    void check_ammunition(const StandPlan& stand) {
        const auto line = std::ranges::find(scenario_.lines, stand.line, &rules::DataLine::id);
        if (line == scenario_.lines.end()) return;
        const auto weapons = static_cast<int>(line->weapons.size());
        for (const auto& used : stand.ammunition)
            if (used.line < 0 || used.line >= weapons)
                note(side_of(stand.side), stand.name + " has no weapon for its ammunition");
        if (std::ranges::adjacent_find(stand.ammunition, std::ranges::greater_equal{},
                                       &game::Ammunition::line) != stand.ammunition.end())
            note(side_of(stand.side), stand.name + " has its ammunition in no order");
    }

    void check_forces() {
        Forces forces;
        for (const auto& stand : scenario_.stands) {
            forces.stand_paths.push_back(side_of(stand.side));
            forces.stand_lines.push_back(
                &*std::ranges::find(scenario_.lines, stand.line, &rules::DataLine::id));
        }
        for (const auto& wrong : wrong_forces(scenario_, forces)) mistakes_.note(wrong);
    }

    const Scenario& scenario_;
    Mistakes mistakes_;
    bool hangs_together_ = true;
    std::set<StandId> ids_;
    std::set<std::pair<rules::Side, std::string>> names_;
};

}  // namespace

std::vector<std::string> check(const Scenario& scenario) { return ScenarioChecks(scenario).run(); }

}  // namespace scenario
