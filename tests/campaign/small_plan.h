#pragma once
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <boost/variant2/variant.hpp>
#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "campaign/campaign.h"
#include "campaign/on_the_map.h"

/// The smallest campaign that shows a rule: West (base of Blue), a mill, a town, East (base of
/// Red), one behind the other, three points of road apart, and a ford between West and the town.
namespace campaign {

inline rules::DataLine line(std::string id, rules::Kind kind, rules::Mobility mobility,
                            bool recon = false) {
    rules::DataLine made;
    made.id = id;
    made.name = std::move(id);
    made.kind = kind;
    made.mobility = mobility;
    made.recon = recon;
    return made;
}

inline Inches inches(int whole) { return {whole * 1000}; }
inline Polygon box(int left, int right) {
    return {
        {inches(left),  inches(1) },
        {inches(right), inches(1) },
        {inches(right), inches(39)},
        {inches(left),  inches(39)}
    };
}
/// Sixty by forty inches with a hill in the middle, to be come to from the west and the east.
inline Table table() {
    Table made;
    made.key = "table";
    made.field.width = inches(60);
    made.field.height = inches(40);
    made.objectives = {
        {"Hill", {inches(30), inches(20)}, inches(4), 3, 3, {}}
    };
    made.weather.emplace_back().name = "clear";
    made.holds_field = "Hill";
    made.approaches = {
        {"west", box(1,  12), box(30, 58), {inches(0), inches(20)},  turned(90'000) },
        {"east", box(47, 59), box(2,  30), {inches(60), inches(20)}, turned(270'000)}
    };
    return made;
}

class PlanMaker {
  public:
    PlanMaker() {
        plan.id = "small";
        plan.phases = {
            {"morning", "06:00", 8, {}},
            {"evening", "18:00", 6, {}}
        };
        plan.places = {
            {"west", "West", {0, 0},  PlaceKind::Base,    Side::Blue,   "",      0, {}},
            {"mill", "Mill", {10, 0}, PlaceKind::Village, std::nullopt, "table", 1, {}},
            {"ford", "Ford", {10, 9}, PlaceKind::Ford,    std::nullopt, "table", 1, {}},
            {"town", "Town", {20, 0}, PlaceKind::Town,    std::nullopt, "table", 3, {}},
            {"east", "East", {30, 0}, PlaceKind::Base,    Side::Red,    "",      0, {}}
        };
        for (auto [from, to] :
             {std::pair("west", "mill"), std::pair("mill", "town"), std::pair("west", "ford"),
              std::pair("ford", "town"), std::pair("town", "east")})
            plan.roads.push_back({"Road", from, to, RoadKind::Road, 3, "west", "east"});
        plan.march = {
            {1, 1},
            {3, 1},
            {2, 0}
        };
        plan.contact = {
            {Posture::Attack, Posture::Hold,   Meeting::Battle       },
            {Posture::Attack, Posture::Attack, Meeting::Battle       },
            {Posture::March,  Posture::Attack, Meeting::Battle       },
            {Posture::Attack, Posture::Avoid,  Meeting::HolderRetires},
            {Posture::March,  Posture::March,  Meeting::BothHalt     },
        };
        plan.tables = {table()};
        plan.ends = {1, 3, std::nullopt};
        plan.blue.depot = "west";
        plan.red.depot = "east";
        using rules::Kind, rules::Mobility;
        plan.lines = {line("rifle", Kind::Personnel, Mobility::Personnel),
                      line("tank", Kind::StrongAfv, Mobility::Tracked),
                      line("car", Kind::WeakAfv, Mobility::Wheeled, true),
                      line("truck", Kind::SoftVehicle, Mobility::Wheeled)};
        plan.lines.back().transport = true;
        plan.lines.back().cargo = 1;
    }

    /// A formation of these lines; empty place: it arrives by `arrives`.
    PlanMaker& formation(Side side, const std::string& key, const std::string& place,
                         const std::vector<std::string>& lines, int player = 1) {
        const auto first = static_cast<std::uint16_t>(side == Side::Blue ? 1 : 1001);
        const auto number = static_cast<std::uint16_t>(first + plan.formations.size());
        FormationPlan made;
        made.key = made.name = key;
        made.side = side;
        made.formation = {number};
        made.player = player;
        made.place = place;
        plan.formations.push_back(std::move(made));
        game::CompanyPlan company;
        company.id = {number};
        company.side = side;
        company.formation = {number};
        plan.companies.push_back(std::move(company));
        for (const auto& one : lines) {
            game::StandPlan piece;
            piece.id = {static_cast<std::uint16_t>(first + plan.pieces.size())};
            piece.side = side;
            piece.name = key + " " + std::to_string(plan.pieces.size());
            piece.line = one;
            piece.company = {number};
            plan.pieces.push_back(std::move(piece));
        }
        return *this;
    }

    Plan plan;
};

/// A campaign that has begun, and what is asked of it.
struct Played {
    explicit Played(Plan plan) { events = begin(now, std::move(plan)); }

    void does(Actor actor, const Command& command) {
        auto result = play(now, actor, command);
        INFO((result ? std::string{} : result.error().reason));
        REQUIRE(result);
        events = std::move(*result);
    }
    [[nodiscard]] RefusalCode refused(Actor actor, const Command& command) const {
        const auto result = decide(now, actor, command);
        REQUIRE_FALSE(result);
        return result.error().code;
    }
    void orders(Actor actor, const std::string& formation, std::vector<std::string> way,
                Posture posture = Posture::March, const std::string& looks = "") {
        does(actor, OrderMarch{formation, std::move(way), posture, looks});
    }
    /// Both commit: the march is on.
    void march() {
        does(Actor::Blue, Commit{now.opening});
        does(Actor::Red, Commit{now.opening});
    }
    [[nodiscard]] const Formation& at(std::string_view key) const {
        return *formation_of(std::as_const(now), key);
    }
    template <class Kind> [[nodiscard]] std::vector<Kind> happened() const {
        std::vector<Kind> found;
        for (const auto& event : events)
            if (const auto* kind = boost::variant2::get_if<Kind>(&event)) found.push_back(*kind);
        return found;
    }

    Campaign now;
    Events events;
};

}  // namespace campaign
