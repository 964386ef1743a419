#include <algorithm>

#include "base/geometry.h"
#include "random_choices.h"

namespace fuzz {
namespace {

using namespace game;

const std::string kReason = "chance";

Point any_place(const Game& game, Chance& chance) {
    const auto& field = game.scenario.field;
    const auto along = [&](Inches size) {
        return Inches{
            static_cast<std::int32_t>(chance.below(static_cast<std::size_t>(size.thousandths)))};
    };
    return {along(field.width), along(field.height)};
}

/// The referee may put a stand upon another; chance shall not, since nobody else may.
bool is_clear(const Game& game, Point at) {
    constexpr auto kRoom = 4_in;
    return std::ranges::none_of(game.stands, [&](const Stand& stand) {
        return on_table(stand) && within(stand.at, at, kRoom);
    });
}

std::vector<std::string> words_of(std::string_view permitted) {
    std::vector<std::string> words(1);
    for (const char c : permitted)
        if (c == '|')
            words.emplace_back();
        else
            words.back() += c;
    return words;
}

Command edit(const Game& game, Chance& chance) {
    EditStand edit{.stand = chance.of(game.stands).id, .reason = kReason};
    const auto at = any_place(game, chance);
    if (chance.one_in(4) && is_clear(game, at)) edit.at = at;
    if (chance.one_in(4)) edit.facing = any_facing(chance);
    if (chance.one_in(4)) edit.state = static_cast<MoraleState>(chance.below(4));
    if (chance.one_in(4)) edit.suppressed = chance.one_in(2);
    if (chance.one_in(4)) edit.visible = chance.one_in(2);
    if (chance.one_in(4)) edit.quality = static_cast<rules::TroopQuality>(chance.below(6));
    if (chance.one_in(4)) edit.ammunition = chance.one_in(2) ? Supply::Empty : Supply::Full;
    return edit;
}

Command add(const Game& game, Chance& chance) {
    const auto& company = chance.of(game.companies);
    AddStand add;
    add.side = company.side;
    add.company = company.id;
    add.line = chance.of(game.scenario.lines).id;
    add.at = any_place(game, chance);
    add.facing = any_facing(chance);
    add.reason = kReason;
    if (!chance.one_in(3)) add.issuer = static_cast<rules::Issuer>(chance.below(6));
    if (!is_clear(game, add.at)) return edit(game, chance);
    return add;
}

Command order(const Game& game, Chance& chance) {
    SetOrder order{.stand = chance.of(game.stands).id, .reason = kReason};
    if (!chance.one_in(5)) order.chit = static_cast<OrderChit>(chance.below(7));
    if (!chance.one_in(5)) order.arrow = any_facing(chance);
    return order;
}

Command obstacle(const Game& game, Chance& chance) {
    const auto there = game.scenario.field.obstacles.size();
    if (there > 0 && chance.one_in(2))
        return RemoveObstacle{static_cast<int>(chance.below(there)), kReason};
    const auto at = any_place(game, chance);
    AddObstacle add;
    add.kind = static_cast<rules::ObstacleKind>(chance.below(3));
    add.reason = kReason;
    for (const auto& corner : base_corners(at, 4_in, 1_in, any_facing(chance)))
        add.outline.push_back(corner);
    if (chance.one_in(2)) add.side = chance.one_in(2) ? Side::Blue : Side::Red;
    return add;
}

Command option(Chance& chance) {
    auto table = rules::option_table();
    std::erase_if(table, [](const auto& row) {  // no rules
        return row.name == "spectator_delay" || row.name == "window_seconds" ||
               row.name == "grace_seconds";
    });
    const auto& drawn = chance.of(table);
    return SetOption{std::string(drawn.name), any_value(drawn, chance).value_or(""), kReason};
}

Command step(Chance& chance) {
    if (chance.one_in(3)) return ExtendStep{60, kReason};
    if (chance.one_in(2)) return EndStep{kReason};
    const auto first = static_cast<std::size_t>(Subphase::Weather);
    const auto steps = static_cast<std::size_t>(Subphase::EndOfTurn) - first + 1;
    return OpenStep{static_cast<Subphase>(first + chance.below(steps)), kReason};
}

}  // namespace

std::optional<std::string> any_value(const rules::OptionFacts& option, Chance& chance) {
    using rules::OptionKind;
    if (option.kind == OptionKind::Flag) return chance.one_in(2) ? "true" : "false";
    if (option.kind == OptionKind::Whole) return std::to_string(chance.below(5));
    if (option.kind == OptionKind::Word) return chance.of(words_of(option.permitted));
    return std::nullopt;
}

Command blow(const Game& game, Chance& chance) {
    const auto turn = "t" + std::to_string(game.turn + static_cast<int>(chance.below(2))) + "/";
    const auto stand = std::to_string(chance.of(game.stands).id.value);
    const auto number = std::to_string(chance.below(25));
    const auto die = [&](const std::string& purpose, int face) {
        return SetDie{turn + purpose, face, kReason};
    };
    const auto company = chance.of(game.companies);
    const AddStand crowd{.side = company.side,
                         .company = company.id,
                         .line = chance.of(game.scenario.lines).id,
                         .name = {},
                         .at = any_place(game, chance),
                         .facing = any_facing(chance),
                         .issuer = static_cast<rules::Issuer>(chance.below(6)),
                         .reason = kReason};
    switch (chance.below(8)) {
    case 0: return die("2A/initiative/" + number + "/blue", 5);
    case 1: return die("2A/initiative/" + number + "/red", 5);
    case 2: return die("5B/morale/" + std::to_string(company.id.value), 10);
    case 3: return die("4B/result/" + stand + "/" + stand + "/0/" + number, 1);
    case 4: return WithdrawDie{turn + "2A/initiative/0/blue", kReason};
    case 5: {
        EditStand edit{.stand = chance.of(game.stands).id, .reason = kReason};
        edit.at = any_place(game, chance);
        edit.state = static_cast<MoraleState>(chance.below(4));
        edit.visible = chance.one_in(2);
        return edit;
    }
    default: return game.stands.size() < 120 ? Command{crowd} : order(game, chance);
    }
}

Command ruling(const Game& game, Chance& chance) {
    switch (chance.below(10)) {
    case 0:
        return SetCompanyMorale{chance.of(game.companies).id, 5 + static_cast<int>(chance.below(6)),
                                kReason};
    case 1: return SetWeather{chance.of(weather_table(game)).name, kReason};
    case 2: return add(game, chance);
    case 3: return RemoveStand{chance.of(game.stands).id, kReason};
    case 4: return obstacle(game, chance);
    case 5: return option(chance);
    case 6: return step(chance);
    case 7: return edit(game, chance);
    default: return order(game, chance);
    }
}

}  // namespace fuzz
