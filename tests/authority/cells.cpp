#include "authority/cells.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/refusal_code.h"
#include "base/words.h"
#include "game/play/decide.h"
#include "game/play/leading.h"
#include "support/builders.h"
#include "support/scripted_dice.h"
#include "wire/describe_commands.h"

namespace game {
// the clock's, and not on the wire
DESCRIBE_NO_FIELDS(TimeUp)
DESCRIBE_NO_FIELDS(StopDeadline)
DESCRIBE_NO_FIELDS(EndWindow)
DESCRIBE_NO_FIELDS(HandOverSeat)
}  // namespace game

namespace authority {
namespace {

using namespace game;
using namespace support;

constexpr std::uint16_t kNobodys = 60000;

/// Blue: stand 1 of the leader, stand 2 of the second player, a truck. Red: a leader alone.
Game battle() {
    const auto issuer = rules::Issuer::CompanyJoint;
    return a_game()
        .with(a_stand(1).at({10_in, 10_in}).that_issues_as(issuer).under(OrderChit::HastyAdvance))
        .with(a_stand(2).at({30_in, 10_in}).in_company(2).that_issues_as(issuer))
        .with(a_stand(1001).at({20_in, 40_in}).that_issues_as(issuer).visible())
        .with(a_stand(1002).at({40_in, 40_in}).in_company(102))
        .with(a_company(2))
        .set([](Game& g) {
            find_company(g, CompanyId{2})->player = 2;
            g.scenario.options.window_seconds = 600;  // so that steps can be passed beforehand
            for (const auto& c : g.companies)
                g.scenario.companies.edit().push_back({.id = c.id,
                                                       .side = c.side,
                                                       .name = c.name,
                                                       .formation = {},
                                                       .player = c.player});
            g.players_up = {
                {Side::Blue, 2}
            };
        });
}

/// Something to fill a command with: a stand and what belongs to it.
struct Thing {
    StandId stand;
    Point at = {12_in, 12_in};
    CompanyId company = CompanyId{kNobodys};
    OrderId order = OrderId{kNobodys};
    std::string handle = "nobody";
};

struct Filler {
    Thing thing;

    void operator()(std::string_view, StandId& id) const { id = thing.stand; }
    void operator()(std::string_view, CompanyId& id) const { id = thing.company; }
    void operator()(std::string_view, OrderId& id) const { id = thing.order; }
    template <class Tag> void operator()(std::string_view, Id<Tag>& id) const {
        id.value = kNobodys;
    }
    void operator()(std::string_view, Point& at) const { at = thing.at; }
    void operator()(std::string_view name, std::vector<Point>& path) const {
        path = {
            thing.at, {thing.at.x, thing.at.y + 3_in}
        };
        if (name == "outline") path.push_back({thing.at.x + 1_in, thing.at.y});
    }
    void operator()(std::string_view name, std::vector<StandId>& list) const {
        if (name == "batteries") list = {thing.stand};
    }
    void operator()(std::string_view name, std::string& text) const {
        if (name == "target")
            text = thing.handle;
        else if (name == "purpose")
            text = "t1/5B/morale/1";
        else if (name == "step")
            text = "3A";
        else if (name == "option")
            text = "hidden_initiative";
        else if (name == "contribution")
            text = std::string(32, 'a');
        else if (name == "promise")
            text = std::string(64, 'a');
        else
            text = "x";
    }
    void operator()(std::string_view name, int& number) const {
        number = name == "player" ? 2 : name == "morale" ? 7 : 1;
    }
    template <class T> void operator()(std::string_view, T&) const {}
};

Thing thing_of(const Game& game, const Stand& stand) {
    Thing thing{
        stand.id, {stand.at.x, stand.at.y},
         stand.company, OrderId{kNobodys},
         "m1001"
    };
    for (const auto& order : game.orders)
        if (order.issuer == stand.id) thing.order = order.id;
    return thing;
}

std::string_view whose_is(const Game& game, Actor actor, const Stand& stand) {
    if (!is_side(actor) || leads(game, actor, stand.id)) return "own";
    return stand.side == side_of(actor) ? "partner's" : "enemy's";
}

/// To the referee every stand is his own.
std::vector<Thing> things(const Game& game, Actor actor, std::string_view whose) {
    if (whose == "none") return {Thing{StandId{kNobodys}}};
    std::vector<Thing> found;
    for (const auto& stand : game.stands)
        if (whose_is(game, actor, stand) == whose) found.push_back(thing_of(game, stand));
    return found;
}

std::string answer_to(const Game& game, Actor actor, const Command& command) {
    auto dice = dice_always_show(5);
    const auto events = decide(game, actor, command, dice);
    return events ? "ok" : std::string{word_of(events.error().code)};
}

template <class C> void ask_all(std::vector<Cell>& cells) {
    for (const auto step : base::kAll<Subphase>) {
        Game game = battle();
        game.subphase = step;
        for (const auto actor : base::kAll<Actor>)
            for (const auto whose : kWhose) {
                Cell cell{base::text_name<C>(), whose, actor, step, is_deciding(game, actor), {}};
                for (const auto& thing : things(game, actor, whose)) {
                    C command{};
                    base::for_each_field(command, [&](std::string_view name, auto& field) {
                        Filler{thing}(name, field);
                    });
                    auto answer = answer_to(game, actor, command);
                    if (cell.answer.empty() || answer == "ok") cell.answer = std::move(answer);
                }
                if (!cell.answer.empty()) cells.push_back(std::move(cell));
            }
    }
}

template <class... C>
void ask_each(std::vector<Cell>& cells, const boost::variant2::variant<C...>*) {
    (ask_all<C>(cells), ...);
}

/// "ok: orders; otherwise wrong_subphase"
std::string row_of(const std::vector<const Cell*>& cells) {
    std::map<std::string, std::vector<std::string_view>> steps;
    for (const auto* cell : cells) steps[cell->answer].push_back(base::text_of(cell->step));
    const auto most =
        std::ranges::max_element(steps, {}, [](const auto& entry) { return entry.second.size(); });
    std::string row;
    for (const auto& [answer, when] : steps) {
        if (answer == most->first) continue;
        row += answer + ":";
        for (const auto name : when) row += " " + std::string(name);
        row += "; ";
    }
    return row + (steps.size() > 1 ? "otherwise " : "always ") + most->first;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

std::vector<Cell> every_cell() {
    std::vector<Cell> cells;
    ask_each(cells, static_cast<const Command*>(nullptr));
    return cells;
}

std::string table_of(const std::vector<Cell>& cells) {
    struct Key {
        std::string_view command, whose;
        Actor actor;
        auto operator<=>(const Key&) const = default;
    };
    std::map<Key, std::vector<const Cell*>> asked;
    for (const auto& cell : cells) asked[{cell.command, cell.whose, cell.actor}].push_back(&cell);
    // command -> what is answered -> whose -> who
    std::map<std::string_view,
             std::map<std::string, std::map<std::string, std::vector<std::string>>>>
        rows;
    for (const auto& [key, list] : asked)
        rows[key.command][row_of(list)][std::string(key.whose)].emplace_back(
            base::text_of(key.actor));
    std::string table;
    for (const auto& [command, answers] : rows)
        for (const auto& [answer, by_whose] : answers) {
            std::map<std::string, std::vector<std::string>> by_who;
            for (const auto& [whose, who] : by_whose) by_who[joined(who)].push_back(whose);
            for (const auto& [who, whose] : by_who)
                table += std::string(command) + " | " + joined(whose) + " | " + who + " | " +
                         answer + "\n";
        }
    return table;
}

}  // namespace authority
