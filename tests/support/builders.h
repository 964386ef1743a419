#pragma once
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "game/command/orders_in_force.h"
#include "game/core/paths.h"
#include "support/equipment.h"

/// The smallest force that shows a rule:
/// `a_game().in(Subphase::GeneralFire).with(a_stand(1).at({9_in, 9_in}))`.
namespace support {

using game::Company;
using game::Game;
using game::Stand;
using game::Subphase;
using rules::OrderChit;
using rules::Side;

/// Ids below 1001 are Blue's, the others Red's. Companies likewise: 1 and 101 unless said
/// otherwise.
class StandBuilder {
  public:
    explicit StandBuilder(std::uint16_t id) {
        stand_.id = StandId{id};
        stand_.side = id < 1001 ? Side::Blue : Side::Red;
        stand_.company = CompanyId{static_cast<std::uint16_t>(id < 1001 ? 1 : 101)};
        stand_.name = "Stand " + std::to_string(id);
        stand_.at = {24_in, 24_in};
        stand_.facing = stand_.side == Side::Blue ? Facing{0} : Facing{180000};
    }
    StandBuilder& at(Point place) {
        return set([&](Stand& s) { s.at = place; });
    }
    StandBuilder& facing(Facing facing) {
        return set([&](Stand& s) { s.facing = facing; });
    }
    StandBuilder& named(std::string name) {
        return set([&](Stand& s) { s.name = std::move(name); });
    }
    /// One of `equipment_lines()`.
    StandBuilder& of(std::string line) {
        line_ = std::move(line);
        return *this;
    }
    StandBuilder& of_quality(rules::TroopQuality quality) {
        return set([&](Stand& s) { s.quality = quality; });
    }
    StandBuilder& in_company(std::uint16_t id) {
        return set([&](Stand& s) { s.company = CompanyId{id}; });
    }
    StandBuilder& that_is(rules::MoraleState state) {
        return set([&](Stand& s) { s.state = state; });
    }
    StandBuilder& that_issues_as(rules::Issuer issuer) {
        return set([&](Stand& s) { s.issuer = issuer; });
    }
    StandBuilder& that_observes() {
        return set([](Stand& s) { s.observer = true; });
    }
    StandBuilder& suppressed() {
        return set([](Stand& s) { s.suppressed = true; });
    }
    /// Spotted: the enemy has it as contact "m<id>".
    StandBuilder& visible() {
        return set([](Stand& s) { s.visible = true; });
    }
    StandBuilder& limbered() {
        return set([](Stand& s) { s.limbered = true; });
    }
    StandBuilder& aboard(std::uint16_t vehicle) {
        return set([&](Stand& s) {
            s.aboard = StandId{vehicle};
            s.presence = game::Presence::Aboard;
        });
    }
    StandBuilder& off_board() {
        return set([](Stand& s) { s.presence = game::Presence::OffBoard; });
    }
    /// This turn's movement: it stands at the last point.
    StandBuilder& that_moved(std::vector<Point> path) {
        return set([&](Stand& s) {
            s.at = path.back();
            s.facing = bearing(path[path.size() - 2], path.back());
            s.path = std::move(path);
            s.moved = true;
        });
    }
    /// In force and revealed, its own.
    StandBuilder& under(OrderChit chit) {
        order_ = chit;
        return *this;
    }
    StandBuilder& on_overwatch() {
        overwatch_ = true;
        return *this;
    }
    /// Anything else.
    StandBuilder& set(const std::function<void(Stand&)>& change) {
        change(stand_);
        return *this;
    }

  private:
    friend class GameBuilder;
    Stand stand_;
    std::string line_ = "rifles";
    std::optional<OrderChit> order_;
    bool overwatch_ = false;
};
/// Blue below 1001, Red from there; rifles at (24, 24), Regular, Steady, hidden, without an order.
inline StandBuilder a_stand(std::uint16_t id) { return StandBuilder{id}; }

class CompanyBuilder {
  public:
    explicit CompanyBuilder(std::uint16_t id) {
        company_.id = CompanyId{id};
        company_.side = id < 101 ? Side::Blue : Side::Red;
        company_.name = "Company " + std::to_string(id);
    }
    CompanyBuilder& of_morale(int morale) {
        return set([&](Company& c) { c.morale = morale; });
    }
    CompanyBuilder& in_formation(std::uint16_t id) {
        return set([&](Company& c) { c.formation = FormationId{id}; });
    }
    CompanyBuilder& set(const std::function<void(Company&)>& change) {
        change(company_);
        return *this;
    }

  private:
    friend class GameBuilder;
    Company company_;
};
/// Blue below 101, Red from there; morale 7.
inline CompanyBuilder a_company(std::uint16_t id) { return CompanyBuilder{id}; }

class GameBuilder {
  public:
    GameBuilder() {
        game_.scenario.id = game_.scenario.title = "open-table";
        game_.scenario.field.width = game_.scenario.field.height = 72_in;
        game_.scenario.lines = equipment_lines();
        game_.turn = 1;
        game_.side_a = Side::Blue;
        game_.subphase = Subphase::GeneralFire;
    }
    GameBuilder& in(Subphase subphase) {
        return set([&](Game& g) { g.subphase = subphase; });
    }
    GameBuilder& in_turn(int turn) {
        return set([&](Game& g) { g.turn = turn; });
    }
    GameBuilder& with(StandBuilder built) {
        auto& stand = built.stand_;
        stand.line = line_index(built.line_);
        stand.base = game_.scenario.lines[stand.line].base;
        if (!game::find_company(game_, stand.company)) with(a_company(stand.company.value));
        game::find_company(game_, stand.company)->side = stand.side;
        if (built.order_) give_order(stand, *built.order_, built.overwatch_);
        const auto place = std::ranges::lower_bound(game_.stands, stand.id, {}, &Stand::id);
        game_.stands.insert(place, stand);
        if (stand.visible) make_known(stand);
        return *this;
    }
    GameBuilder& with(const CompanyBuilder& built) {
        std::erase_if(game_.companies, [&](const Company& c) { return c.id == built.company_.id; });
        const auto place =
            std::ranges::lower_bound(game_.companies, built.company_.id, {}, &Company::id);
        game_.companies.insert(place, built.company_);
        return *this;
    }
    GameBuilder& with(rules::TerrainArea area) {
        area.box = box_around(area.outline);
        game_.scenario.field.areas.push_back(std::move(area));
        return *this;
    }
    GameBuilder& with(rules::CoverLine line) {
        line.box = box_around(line.line);
        game_.scenario.field.cover_lines.push_back(std::move(line));
        return *this;
    }
    /// Anything else.
    GameBuilder& set(const std::function<void(Game&)>& change) {
        change(game_);
        return *this;
    }
    operator Game() const { return game_; }

  private:
    std::uint16_t line_index(const std::string& id) const {
        const auto found = std::ranges::find(game_.scenario.lines, id, &DataLine::id);
        ensure(found != game_.scenario.lines.end(), "the equipment has this line");
        return static_cast<std::uint16_t>(found - game_.scenario.lines.begin());
    }
    void give_order(const Stand& stand, OrderChit chit, bool overwatch) {
        game::Order order;
        order.id = OrderId{game_.next_order[static_cast<std::size_t>(stand.side)]++};
        order.side = stand.side;
        order.issuer = stand.id;
        order.chit = chit;
        order.marker = stand.at;
        order.arrow = stand.facing;
        order.followers = {stand.id};
        if (overwatch) order.overwatch = {stand.id};
        order.revealed = true;
        game_.orders.push_back(order);
    }
    static std::vector<Point> points_of(const std::vector<Point>& path) {
        return path.empty() ? path : game::points_along(path, 1_in);
    }
    void make_known(const Stand& stand) {
        const auto& line = game::line_of(game_, stand);
        const auto size = rules::base_dimensions(stand.base);
        game::Contact contact;
        contact.handle = "m" + std::to_string(stand.id.value);
        contact.stand = stand.id;
        contact.turn = game_.turn;
        contact.subphase = game_.subphase;
        contact.shown = {.side = stand.side,
                         .type = line.name,
                         .symbol = line.symbol,
                         .kind = line.kind,
                         .width = size.width,
                         .depth = size.depth,
                         .at = stand.at,
                         .facing = stand.facing,
                         .state = stand.state,
                         .suppressed = stand.suppressed,
                         .limbered = stand.limbered,
                         .quality = {},
                         .path = points_of(stand.path)};
        for (const auto watcher :
             {game::watcher_of(rules::enemy_of(stand.side)), game::Watcher::Public}) {
            auto& knowledge = game_.knowledge[static_cast<std::size_t>(watcher)];
            if (watcher == game::Watcher::Public) contact.shown.path.clear();
            const auto place = std::ranges::lower_bound(knowledge.contacts, contact.handle, {},
                                                        &game::Contact::handle);
            knowledge.contacts.insert(place, contact);
            ++knowledge.contacts_made;
        }
    }

    Game game_;
};
/// Turn 1, step 4B, 72" by 72" of open ground, Blue is Side A.
inline GameBuilder a_game() { return {}; }

/// A square of terrain from corner to corner.
inline rules::TerrainArea an_area(rules::Terrain terrain, Point low, Point high,
                                  rules::Cover cover = rules::Cover::None,
                                  rules::Visibility visibility = rules::Visibility::Clear,
                                  int height = 0) {
    return {
        .name = "area",
        .terrain = terrain,
        .visibility = visibility,
        .cover = cover,
        .height = height,
        .outline = {low, {low.x, high.y}, high, {high.x, low.y}},
        .box = {}
    };
}

/// Across the table from west to east.
inline rules::CoverLine a_line(rules::CoverLineKind kind, Inches y) {
    return {
        .name = {},
          .kind = kind, .line = {{10_in, y}, {40_in, y}},
          .box = {}
    };
}

}  // namespace support
