#include "game/referee/referee.h"

#include <algorithm>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "base/simple_polygon.h"
#include "game/ammunition/ammunition.h"
#include "game/command/messages.h"
#include "game/command/order_facts.h"
#include "game/fire/fire_declaration.h"
#include "game/fire/messages.h"
#include "game/ground/known_battle.h"
#include "game/ground/places.h"
#include "game/spotting/messages.h"
#include "game/turn/messages.h"
#include "game/turn/quiet_hours.h"
#include "game/turn/takes_place.h"
#include "game/turn/turn.h"
#include "rules/morale_chart.h"
#include "rules/movement.h"
#include "rules/obstacles.h"
#include "rules/weather.h"

namespace game {
namespace {

tl::unexpected<Refusal> no_such_stand() { return refuse(RefusalCode::NoSuchStand); }

StandId next_id(const Game& game, Side side) {
    std::uint16_t highest = side == Side::Blue ? 0 : 1000;
    for (const auto& stand : game.stands)
        if (stand.side == side) highest = std::max(highest, stand.id.value);
    return StandId{static_cast<std::uint16_t>(highest + 1)};
}

void lose_contacts(const Game& game, StandId stand, Events& events) {
    for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
        if (const auto* contact = contact_of(game, watcher, stand))
            events.push_back(ContactLost{watcher, contact->handle, false});
}

/// On the table, wherever it was: a lost stand comes back, a gun stands free of its tow.
void put_down(Stand& stand, Point at) {
    stand.at = at;
    stand.presence = presence_on_table(stand.phantom);
    stand.aboard = {};
    stand.limbered = false;
    stand.lost_in_turn.reset();
    stand.gone_for_good = false;
}

/// As in a scenario: observers give no joint orders, higher commanders stand on half a base.
/// [ORD-05, ORD-28, S-71, SCALE-07]
void command_as(Stand& stand, const rules::DataLine& line, std::optional<rules::Issuer> issuer) {
    using rules::Issuer;
    const bool by_itself = line.recon || line.patrol;
    stand.issuer = issuer.value_or(by_itself ? Issuer::Self : Issuer::None);
    if (stand.observer && stand.issuer == Issuer::CompanyJoint) stand.issuer = Issuer::CompanyPure;
    stand.commands_company =
        stand.issuer == Issuer::CompanyPure || stand.issuer == Issuer::CompanyJoint;
    const bool higher = stand.issuer == Issuer::Staff || stand.issuer == Issuer::Commander;
    if (higher && line.kind == rules::Kind::Personnel) stand.base = rules::BaseSize::Half;
}

/// They are where their vehicle is.
std::vector<Stand> stands_aboard(const Game& game, StandId vehicle) {
    std::vector<Stand> aboard;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard && stand.aboard == vehicle) aboard.push_back(stand);
    return aboard;
}

/// Who was aboard stands where the carrier stood, each in a free place, or is to come as it was.
Events without_carrier(const Game& game, const Stand& carrier, const std::string& reason) {
    Events events;
    auto after = as_known_to(game, carrier.side);
    the_stand(after, carrier.id).presence = Presence::Eliminated;
    for (auto stand : stands_aboard(game, carrier.id)) {
        stand.presence = carrier.presence;
        stand.entry_turn = carrier.entry_turn;
        stand.at = carrier.at;
        stand.aboard = {};
        stand.limbered = false;
        if (on_table(carrier)) stand.at = nearest_free_place(after, stand, stand.at, stand.facing);
        the_stand(after, stand.id) = stand;
        events.push_back(StandEdited{std::move(stand), reason});
    }
    return events;
}

}  // namespace

Result<Events> decide(const Game& game, const EditStand& command) {
    const auto* found = find_stand(game, command.stand);
    if (!found) return no_such_stand();
    if (command.at && !rules::on_table(game.scenario.field, *command.at))
        return refuse(RefusalCode::OffTable);
    auto stand = *found;
    if (command.at) put_down(stand, *command.at);
    stand.facing = command.facing.value_or(stand.facing);
    stand.quality = command.quality.value_or(stand.quality);
    stand.suppressed = command.suppressed.value_or(stand.suppressed);
    if (command.ammunition == Supply::Full) stand.ammunition.clear();
    if (command.ammunition == Supply::Empty) stand.ammunition = emptied(game, stand);
    if (command.state) {
        stand.state = *command.state;
        stand.pinned_in_turn = stand.state == MoraleState::Pinned ? game.turn : 0;
    }
    Events events{
        StandEdited{stand, command.reason}
    };
    for (auto rider : stands_aboard(game, stand.id)) {
        rider.at = stand.at;
        rider.facing = stand.facing;
        events.push_back(StandEdited{std::move(rider), command.reason});
    }
    if (stand.state >= MoraleState::Pinned)
        for (const auto id : orders_of(game, stand.id)) events.push_back(OrderCancelled{id});
    for (const auto shot : shots_off_bearing(game, stand))  // FIRE-15
        events.push_back(FireWithdrawn{shot});
    if (command.visible == false) lose_contacts(game, stand.id, events);
    return events;
}

Result<Events> decide(const Game& game, const RemoveStand& command) {
    const auto* stand = find_stand(game, command.stand);
    if (!stand || is_lost(stand->presence)) return no_such_stand();
    auto events = without_carrier(game, *stand, command.reason);
    events.push_back(StandRemoved{command.stand, command.reason});
    return events;
}

Result<Events> decide(const Game& game, const AddStand& command) {
    const auto line = std::ranges::find(game.scenario.lines, command.line, &rules::DataLine::id);
    if (line == game.scenario.lines.end()) return refuse(RefusalCode::NoSuchLine);
    if (line->aircraft)
        return refuse(RefusalCode::NoSuchLine, "Aircraft do not stand on the table.", {"S-59"});
    const auto* company = find_company(game, command.company);
    if (!company || company->side != command.side)
        return refuse(RefusalCode::NoSuchCompany, "That side has no such company.");
    if (!rules::on_table(game.scenario.field, command.at)) return refuse(RefusalCode::OffTable);
    const auto own = std::ranges::count(game.stands, command.side, &Stand::side);
    if (static_cast<std::size_t>(own) >= kMostStandsOfASide)
        return refuse(RefusalCode::TooManyStands);
    Stand stand;
    stand.id = next_id(game, command.side);
    stand.side = command.side;
    stand.company = command.company;
    stand.name = command.name.empty() ? line->name : command.name;
    stand.line = static_cast<std::uint16_t>(line - game.scenario.lines.begin());
    stand.base = line->base;
    stand.quality = command.quality;
    stand.observer = line->observer;
    command_as(stand, *line, command.issuer);
    stand.at = command.at;
    stand.facing = command.facing;
    return Events{
        StandAdded{std::move(stand), command.reason}
    };
}

/// Any number that a die can show. [REF-01, S-95]
Result<Events> decide(const Game& game, const SetCompanyMorale& command) {
    if (!find_company(game, command.company))
        return refuse(RefusalCode::NoSuchCompany, "There is no such company.");
    if (!contains(rules::kMoraleByRuling, command.morale)) return refuse(RefusalCode::BadMorale);
    return Events{
        CompanyMoraleSet{command.company, command.morale, command.reason}
    };
}

Result<Events> decide(const Game& game, const AddObstacle& command) {
    if (game.scenario.field.obstacles.size() >= kMostObstacles)
        return refuse(RefusalCode::TooManyObstacles);
    const auto off = [&](Point p) { return !rules::on_table(game.scenario.field, p); };
    if (std::ranges::any_of(command.outline, off)) return refuse(RefusalCode::OffTable);
    if (!is_simple(command.outline)) return refuse(RefusalCode::BadOutline);
    auto obstacle = rules::obstacle_of(command.kind);
    obstacle.outline = command.outline;
    obstacle.box = box_around(command.outline);
    obstacle.owner = command.side;
    obstacle.concealment = command.concealment.value_or(obstacle.concealment);
    obstacle.hit = command.hit.value_or(obstacle.hit);
    Events events{
        ObstacleAdded{obstacle, command.reason}
    };
    const auto number = static_cast<int>(game.scenario.field.obstacles.size());
    if (command.side) events.push_back(ObstacleSeen{watcher_of(*command.side), number, false});
    return events;
}

/// Whoever believes in it is told. [REL-32]
Result<Events> decide(const Game& game, const RemoveObstacle& command) {
    const auto& obstacles = game.scenario.field.obstacles;
    if (command.obstacle < 0 || static_cast<std::size_t>(command.obstacle) >= obstacles.size() ||
        obstacles[static_cast<std::size_t>(command.obstacle)].gone)
        return refuse(RefusalCode::NoSuchObstacle);
    Events events{
        ObstacleRemoved{command.obstacle, command.reason}
    };
    for (const auto watcher : {Watcher::Blue, Watcher::Red, Watcher::Public})
        if (contains(knowledge_of(game, watcher).obstacles_seen, command.obstacle))
            events.push_back(ObstacleSeen{watcher, command.obstacle, true});
    return events;
}

std::vector<WeatherRow> weather_table(const Game& game) {
    if (!game.scenario.weather.empty()) return game.scenario.weather;
    std::vector<WeatherRow> rows;
    for (const auto& row : rules::suggested_weather())
        rows.push_back({.up_to = row.up_to,
                        .name = std::string{row.weather.name},
                        .spot_percent = row.weather.spot_percent,
                        .max_visibility = row.weather.max_visibility,
                        .wheeled_factor = row.weather.wheeled_factor,
                        .air_allowed = row.weather.air_allowed,
                        .night = row.weather.night});
    return rows;
}

Result<Events> decide(const Game& game, const SetWeather& command) {
    const auto table = weather_table(game);
    const auto row = std::ranges::find(table, command.weather, &WeatherRow::name);
    if (row == table.end()) return refuse(RefusalCode::NoSuchWeather);
    return Events{
        WeatherSet{*row, command.reason, command.told}
    };
}

/// Whether dice can be checked is known before a seat is taken. [S-102]
Result<Events> decide(const Game& game, const SetOption& command) {
    if (command.option == "dice_audit") return refuse(RefusalCode::OptionFixed);
    auto options = game.scenario.options;
    if (const auto set = rules::set_option(options, command.option, command.value); !set)
        return tl::unexpected(set.error());
    if (const auto fit = rules::judge_together(options); !fit) return tl::unexpected(fit.error());
    return Events{
        OptionSet{command.option, command.value, command.reason, command.told, std::move(options)}
    };
}

Result<Events> decide(const Game& game, const ExtendStep& command) {
    const auto& step = step_of(game.subphase);
    if (!has_deadline(game.subphase) ||
        rules::seconds_for(game.scenario.options.step_seconds, step.printed) <= 0)
        return refuse(RefusalCode::NoDeadline);
    if (command.seconds < 1 || command.seconds > 7 * 24 * 3600)
        return refuse(RefusalCode::BadSeconds);
    return Events{
        StepExtended{command.seconds, command.reason, command.told}
    };
}

namespace {

/// Of the turn, decided by players, and the initiative rolled for it.
Result<void> judge_step(const Game& game, Subphase subphase) {
    const bool part_of_turn = subphase >= Subphase::Weather && subphase <= Subphase::EndOfTurn;
    if (!part_of_turn || game.turn == 0 || !is_part(game, subphase))
        return refuse(RefusalCode::NoSuchStep);
    const auto acts = step_of(subphase).acts;
    if (acts == Acts::Server) return refuse(RefusalCode::AutomaticStep);
    if ((acts == Acts::SideA || acts == Acts::SideB) && !game.side_a)
        return refuse(RefusalCode::NoSideA);
    return {};
}

}  // namespace

Result<Events> decide(const Game& game, const OpenStep& command) {
    const auto now = step_of(game.subphase).phase;
    if (now == Phase::SetUp || now == Phase::Over) return refuse(RefusalCode::NoSuchStep);
    if (const auto judged = judge_step(game, command.subphase); !judged)
        return tl::unexpected(judged.error());
    return Events{
        StepForced{command.subphase, command.reason, true, command.told}
    };
}

/// Its decisions are given again; whoever has seen the dice can foretell those to come. [REL-37]
Result<Events> decide(const Game& game, const ReopenBattle& command) {
    if (game.subphase != Subphase::BattleOver) return refuse(RefusalCode::BattleGoesOn);
    if (game.fog_lifted)
        return refuse(RefusalCode::FogLifted, "Everything lies open: that battle cannot go on.",
                      {"S-05"});
    const bool in_set_up = game.turn == 0 && command.subphase < Subphase::DiceContributions &&
                           is_part(game, command.subphase);
    if (const auto judged = judge_step(game, command.subphase); !judged && !in_set_up)
        return tl::unexpected(judged.error());
    return Events{
        BattleReopened{command.reason, command.told},
        opened(game, command.subphase, true)
    };
}

std::vector<Subphase> steps_to_open(const Game& game) {
    std::vector<Subphase> steps;
    const bool over = game.subphase == Subphase::BattleOver;
    for (const auto& step : kSequenceOfPlay)
        if (over ? decide(game, ReopenBattle{step.subphase, "?"}).has_value()
                 : decide(game, OpenStep{step.subphase, "?"}).has_value())
            steps.push_back(step.subphase);
    return steps;
}

Result<Events> decide(const Game& game, const Pause& command) {
    if (game.paused) return refuse(RefusalCode::Paused, "The battle is paused already.");
    return Events{
        Paused{command.reason, command.told}
    };
}

Result<Events> decide(const Game& game, const Resume& command) {
    if (!game.paused) return refuse(RefusalCode::NotPaused);
    return Events{
        Resumed{command.reason, command.told}
    };
}

Result<Events> decide(const Game&, const WriteToSide& command) {
    if (command.words.empty() || command.words.size() > 2000) return refuse(RefusalCode::BadWords);
    return Events{
        Written{command.side, command.words}
    };
}

Result<Events> decide(const Game& game, const EndBattle& command) {
    if (game.subphase == Subphase::BattleOver)
        return refuse(RefusalCode::BattleOver, "It is over already.");
    const auto [blue, red] = points(game);
    return Events{
        BattleEnded{command.winner, "by_referee", blue, red, command.reason, command.told},
        StepOpened{Subphase::BattleOver}
    };
}

}  // namespace game
