#include <algorithm>
#include <map>

#include "rules/morale_chart.h"
#include "scenario/campaign_parts.h"
#include "scenario/parts.h"
#include "scenario/words.h"

/// Formations, companies and stands of one side. What a formation or company says of quality,
/// facing and so on holds for all that is in it, unless that says otherwise itself. In a campaign
/// nothing has a place on a table yet, and each part is read whatever is wrong with the others.
namespace scenario {
namespace {

using game::EntryPlan;
using game::StandPlan;

struct Inherited {
    std::optional<rules::TroopQuality> quality;
    std::optional<Facing> facing;
    bool start_hidden = true;
    std::optional<bool> camouflaged;
    std::optional<EntryPlan> entry;
    std::optional<int> player;
};

constexpr auto kNoSense = "has no sense in a campaign";

/// A key of the file that another stand names, settled when the whole side is read.
struct Reference {
    Field field;
    std::size_t stand;
    bool tow;
};

class ForceReader {
  public:
    ForceReader(rules::Side side, const Library& library, game::Scenario& scenario, Forces& forces,
                Mistakes* mistakes = nullptr)
        : side_(side), library_(library), scenario_(scenario), forces_(forces),
          mistakes_(mistakes) {}

    void read(const Field& formations) {
        for (const auto& item : formations.items(1)) part([&] { formation(item, {}, {}); });
        if (!is_sound_) return;
        settle_references();
        settle_dedications();
    }

  private:
    [[nodiscard]] bool in_campaign() const { return mistakes_ != nullptr; }
    template <class Read> void part(Read read) {
        if (!mistakes_) return read();
        is_sound_ = mistakes_->part(read) && is_sound_;
    }

    [[nodiscard]] Inherited inherit(const Field& field, Inherited from) const {
        if (field.has("quality")) from.quality = field["quality"].one_of<rules::TroopQuality>();
        if (field.has("facing")) from.facing = field["facing"].facing();
        if (field.has("start_hidden")) from.start_hidden = field["start_hidden"].truth();
        if (field.has("camouflaged")) from.camouflaged = field["camouflaged"].truth();
        if (field.has("entry")) from.entry = entry(field["entry"]);
        if (field.has("player")) from.player = field["player"].whole(2, 4);
        return from;
    }

    [[nodiscard]] EntryPlan entry(const Field& field) const {
        field.keys({"turn", "at", "facing"});
        return {.turn = field["turn"].whole(1, scenario_.turns),
                .at = read_edge(field["at"], scenario_.field),
                .facing = field["facing"].facing()};
    }

    void check_formation_keys(const Field& field) const {
        if (!in_campaign())
            return field.keys({"name"}, {"companies", "formations", "quality", "facing",
                                         "start_hidden", "camouflaged", "entry", "player"});
        refuse_any(field, {"formations", "entry"}, kNoSense);
        field.keys({"key", "name", "companies"}, {"quality", "facing", "start_hidden",
                                                  "camouflaged", "player", "place", "arrives"});
    }

    void formation(const Field& field, FormationId parent, Inherited inherited) {
        check_formation_keys(field);
        const FormationId id{next(formations_)};
        scenario_.formations.edit().push_back({.id = id,
                                               .side = side_,
                                               .name = unique(field["name"], formation_names_),
                                               .parent = parent});
        inherited = inherit(field, inherited);
        if (field.has("companies"))
            for (const auto& item : field["companies"].items())
                part([&] { company(item, id, inherited); });
        if (field.has("formations"))
            for (const auto& item : field["formations"].items()) formation(item, id, inherited);
    }

    /// All stands in it are its own, attached ones, too. [MOR-03]
    void company(const Field& field, FormationId formation, Inherited inherited) {
        if (in_campaign()) refuse_any(field, {"entry", "player"}, kNoSense);
        field.keys({"name", "morale", "stands"},
                   {"short", "headquarters", "quality", "facing", "start_hidden", "camouflaged",
                    "entry", "player"});
        const CompanyId id{next(companies_)};
        inherited = inherit(field, inherited);
        scenario_.companies.edit().push_back(
            {.id = id,
             .side = side_,
             .name = unique(field["name"], company_names_),
             .morale =
                 field["morale"].whole(rules::kMoraleNumbers.front(), rules::kMoraleNumbers.back()),
             .formation = formation,
             .headquarters = field.has("headquarters") && field["headquarters"].truth(),
             .player = inherited.player});
        suffix_ = field.has("short") ? ", " + field["short"].text(30) : "";
        const auto first = scenario_.stands.size();
        for (const auto& item : field["stands"].items(1))
            part([&] { stands(item, id, inherited); });
        const auto commanders = std::count_if(
            scenario_.stands.begin() + static_cast<std::ptrdiff_t>(first), scenario_.stands.end(),
            [](const StandPlan& stand) { return stand.commands_company; });
        if (commanders > 1) field["stands"].refuse("more than one of them commands the company");
    }

    /// One stand, or several alike: `names` and `places` in place of `name` and `at`.
    void stands(const Field& field, CompanyId company, const Inherited& from) {
        if (in_campaign())
            refuse_any(field, {"at", "places", "entry", "phantom", "reserve"}, kNoSense);
        field.keys({"line"}, {"key",
                              "name",
                              "names",
                              "at",
                              "places",
                              "issuer",
                              "commands_company",
                              "observer",
                              "base",
                              "off_board",
                              "artillery",
                              "dedicated_to",
                              "smoke_missions",
                              "air",
                              "phantom",
                              "reserve",
                              "tow",
                              "aboard",
                              "quality",
                              "facing",
                              "start_hidden",
                              "camouflaged",
                              "entry"});
        if (field.has("name") == field.has("names"))
            field.refuse("expected either \"name\" or \"names\"");
        if (field.has("names")) return several(field, company, from);
        if (field.has("places"))
            field["places"].refuse("goes with \"names\"; a single stand has \"at\"");
        auto one = stand(field, company, from);
        if (field.has("at")) one.at = field["at"].point();
        add(field, field["name"], std::move(one));
    }

    void several(const Field& field, CompanyId company, const Inherited& from) {
        for (const auto* key : {"at", "key", "tow", "aboard", "commands_company"})
            if (field.has(key)) field[key].refuse("is for a single stand");
        const auto names = field["names"].items(1);
        const auto places = field.has("places") ? field["places"].items() : std::vector<Field>{};
        if (field.has("places") && places.size() != names.size())
            field["places"].refuse("expected one place for each of the " +
                                   std::to_string(names.size()) + " names");
        for (std::size_t i = 0; i < names.size(); ++i) {
            auto one = stand(field, company, from);
            if (!places.empty()) one.at = places[i].point();
            add(places.empty() ? names[i] : places[i], names[i], std::move(one));
        }
    }

    StandPlan stand(const Field& field, CompanyId company, const Inherited& from) {
        const auto own = inherit(field, from);
        const auto* line = find_line(library_, field["line"].text());
        if (!line) field["line"].refuse("there is no equipment \"" + field["line"].text() + "\"");
        if (!own.quality) field.refuse("\"quality\" is missing here and above");
        StandPlan plan;
        plan.side = side_;
        plan.line = line->id;
        plan.company = company;
        plan.quality = *own.quality;
        command(field, *line, plan);
        artillery(field, *line, plan);
        plan.start_hidden = own.start_hidden;
        plan.camouflaged = own.camouflaged.value_or(plan.start_hidden);
        off_the_books(field, plan);
        const bool placed_otherwise = field.has("at") || plan.reserve || field.has("places") ||
                                      field.has("aboard") || plan.off_board;
        if (!placed_otherwise) plan.entry = own.entry;
        if (placed_otherwise && field.has("entry"))
            field["entry"].refuse(
                "has no sense for a stand that is placed, aboard or off the board");
        if (!own.facing && !own.entry && (field.has("at") || field.has("places")))
            field.refuse("\"facing\" is missing here and above");
        plan.facing = plan.entry ? plan.entry->facing : own.facing.value_or(Facing{});
        return plan;
    }

    /// Whose orders it can place; pure or joint by its type where the file leaves that open.
    /// [ORD-25, ORD-29, R-15]
    static rules::Issuer issuer_of(const Field& field, const rules::DataLine& line) {
        if (field.has("issuer")) return field["issuer"].one_of<rules::Issuer>();
        if (field.has("commands_company") && field["commands_company"].truth())
            return rules::is_vehicle(line.kind) ? rules::Issuer::CompanyPure
                                                : rules::Issuer::CompanyJoint;
        return line.recon || line.patrol ? rules::Issuer::Self : rules::Issuer::None;  // S-71
    }

    void command(const Field& field, const rules::DataLine& line, StandPlan& plan) const {
        plan.issuer = issuer_of(field, line);
        plan.commands_company =
            plan.issuer == rules::Issuer::CompanyPure || plan.issuer == rules::Issuer::CompanyJoint;
        if (field.has("commands_company"))
            plan.commands_company = field["commands_company"].truth();
        plan.observer = line.observer;
        if (field.has("observer")) plan.observer = field["observer"].truth();
        plan.barred_from_observing = field.has("observer") && !plan.observer;  // S-55
        if (plan.observer && plan.issuer == rules::Issuer::CompanyJoint)
            plan.issuer = rules::Issuer::CompanyPure;  // ORD-28
        const bool higher =
            plan.issuer == rules::Issuer::Staff || plan.issuer == rules::Issuer::Commander;
        const bool half = higher || plan.observer || line.patrol;
        if (half && line.kind == rules::Kind::Personnel)
            plan.base = rules::BaseSize::Half;  // SCALE-07, PATROL-01
        if (field.has("base")) plan.base = field["base"].one_of<rules::BaseSize>();
    }

    static void refuse_any(const Field& field, std::initializer_list<const char*> keys,
                           const char* why) {
        for (const auto* key : keys)
            if (field.has(key)) field[key].refuse(why);
    }

    /// Dummies and the command reserve. [S-74, S-75]
    void off_the_books(const Field& field, StandPlan& plan) {
        if (field.has("phantom")) plan.phantom = field["phantom"].truth();
        if (field.has("reserve")) plan.reserve = field["reserve"].truth();
        const bool commands =
            plan.issuer != rules::Issuer::None && plan.issuer != rules::Issuer::Self;
        if (plan.phantom && (commands || plan.observer || plan.off_board || !plan.start_hidden))
            field["phantom"].refuse("a dummy neither commands nor observes, and starts hidden");
        if (plan.phantom)
            refuse_any(field, {"key", "tow", "aboard"}, "a dummy neither carries nor is carried");
        if (plan.reserve)
            refuse_any(field, {"key", "at", "places", "aboard", "tow", "off_board", "phantom"},
                       "has no sense for a stand in reserve");
        if (plan.reserve && ++reserves_ > 2)
            field["reserve"].refuse("a side has two stands in reserve at most");
    }

    void artillery(const Field& field, const rules::DataLine& line, StandPlan& plan) const {
        for (const auto* key : {"off_board", "artillery", "dedicated_to", "smoke_missions"})
            if (field.has(key) && !line.indirect)
                field[key].refuse("\"" + line.id + "\" has no indirect fire");
        if (field.has("off_board")) plan.off_board = field["off_board"].truth();
        if (plan.off_board && (field.has("at") || field.has("places")))
            field["off_board"].refuse("has no place on the table");
        if (field.has("artillery"))
            plan.artillery = field["artillery"].one_of<rules::ArtilleryType>();
        if (field.has("smoke_missions")) plan.smoke_missions = field["smoke_missions"].whole(0, 20);
        aircraft(field, line, plan);
    }

    /// Aircraft are off the board and nothing else; they answer as supporting artillery. [S-59]
    void aircraft(const Field& field, const rules::DataLine& line, StandPlan& plan) const {
        if (field.has("air") && !line.aircraft)
            field["air"].refuse("\"" + line.id + "\" does not fly");
        if (!line.aircraft) return;
        if (!field.has("air")) field.refuse("aircraft need \"air\": their turn and sorties");
        for (const auto* key : {"at", "places", "aboard", "entry", "off_board", "artillery"})
            if (field.has(key)) field[key].refuse("has no sense for aircraft");
        const auto air = field["air"];
        air.keys({"turn", "sorties"});
        plan.air = {.turn = air["turn"].whole(1, scenario_.turns),
                    .sorties = air["sorties"].whole(1, 20)};
        plan.off_board = true;
        plan.artillery = rules::ArtilleryType::Supporting;
    }

    void add(const Field& where, const Field& name, StandPlan plan) {
        const auto id = static_cast<unsigned>(first_id() + stands_++);
        if (stands_ > 900) name.refuse("a side has at most 900 stands");
        plan.id = StandId{static_cast<std::uint16_t>(id)};
        plan.name = name.text(60) + suffix_;
        if (!stand_names_.emplace(plan.name, plan.id).second)
            name.refuse("another stand is called \"" + plan.name + "\"");
        const auto index = scenario_.stands.size();
        if (where.has("key") && !keys_.emplace(where["key"].id(), index).second)
            where["key"].refuse("another stand has this key");
        for (const auto* key : {"tow", "aboard"})
            if (where.has(key))
                references_.push_back({where[key], index, key == std::string_view("tow")});
        if (where.has("dedicated_to")) dedications_.emplace_back(where["dedicated_to"], index);
        forces_.stand_paths.push_back(where.path());
        forces_.stand_lines.push_back(find_line(library_, plan.line));
        scenario_.stands.edit().push_back(std::move(plan));
    }

    void settle_references() {
        for (const auto& reference : references_) {
            const auto found = keys_.find(reference.field.id());
            if (found == keys_.end())
                reference.field.refuse("no stand of this side has the key \"" +
                                       reference.field.id() + "\"");
            auto& stand = scenario_.stands.edit()[reference.stand];
            const auto carrier = scenario_.stands[found->second].id;
            (reference.tow ? stand.assigned_tow : stand.aboard) = carrier;
            const bool gun =
                forces_.stand_lines[reference.stand]->gun_class != rules::GunClass::None;
            if (reference.tow && !gun) reference.field.refuse("only a gun has a tow");
            if (!reference.tow && gun && !stand.assigned_tow)
                stand.assigned_tow = carrier;  // TRANS-03
        }
    }

    void settle_dedications() {
        for (const auto& [field, stand] : dedications_) {
            const auto found = formation_names_.find(field.text());
            if (found == formation_names_.end())
                field.refuse("this side has no formation \"" + field.text() + "\"");
            scenario_.stands.edit()[stand].dedicated_to =
                FormationId{static_cast<std::uint16_t>(found->second)};
        }
    }

    [[nodiscard]] unsigned first_id() const { return side_ == rules::Side::Blue ? 1 : 1001; }
    /// Ids count from 1 for Blue and from 1001 for Red, so that a gap tells nothing.
    std::uint16_t next(unsigned& count) const {
        return static_cast<std::uint16_t>(first_id() + count++);
    }
    std::string unique(const Field& field, std::map<std::string, unsigned>& names) {
        auto name = field.text(60);
        if (!names.emplace(name, first_id() + static_cast<unsigned>(names.size())).second)
            field.refuse("this name stands twice");
        return name;
    }

    rules::Side side_;
    const Library& library_;
    game::Scenario& scenario_;
    Forces& forces_;
    Mistakes* mistakes_;  ///< null: a scenario, which tells the first
    bool is_sound_ = true;
    unsigned formations_ = 0, companies_ = 0, stands_ = 0, reserves_ = 0;
    std::string suffix_;
    std::map<std::string, unsigned> formation_names_, company_names_;
    std::map<std::string, StandId> stand_names_;
    std::map<std::string, std::size_t> keys_;
    std::vector<Reference> references_;
    std::vector<std::pair<Field, std::size_t>> dedications_;
};

}  // namespace

void read_forces(const Field& formations, rules::Side which, const Library& library,
                 game::Scenario& scenario, Forces& forces) {
    ForceReader(which, library, scenario, forces).read(formations);
}

void read_formations(const Field& formations, rules::Side which, const Library& library,
                     game::Scenario& scenario, Forces& forces, Mistakes& mistakes) {
    ForceReader(which, library, scenario, forces, &mistakes).read(formations);
}

}  // namespace scenario
