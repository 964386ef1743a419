#include <algorithm>

#include "bot/wishes.h"

namespace bot {
namespace {

const json* contact_of(const Situation& situation, const json& handle) {
    const auto found = situation.view["contacts"].find(handle.get<std::string>());
    return found == situation.view["contacts"].end() ? nullptr : &*found;
}

/// Armour piercing goes at vehicles, the rest at men; near ones first.
double worth(const Situation& situation, const json& firer, const json& weapon,
             const json& target) {
    const auto* contact = contact_of(situation, target["target"]);
    if (!contact || !firer.contains("at")) return 0;
    const bool vehicle = (*contact)["kind"] != "personnel";
    const std::string name = weapon["name"];
    const bool pierces = name.find("AP") != std::string::npos ||
                         name.find("AT") != std::string::npos ||
                         name.find("HC") != std::string::npos;
    const double fits = vehicle == pierces ? 2 : 1;
    return fits * 100 / (4 + distance(firer["at"], (*contact)["at"]));
}

bool has_declared(const Situation& situation, const json& firer) {
    return std::ranges::any_of(situation.view["shots"],
                               [&](const json& shot) { return shot["firer"] == firer; });
}

json declare(const json& firer, const json& weapon, const json& target) {
    json shot{
        {"do",     "declare_fire"  },
        {"firer",  firer           },
        {"line",   weapon["line"]  },
        {"target", target["target"]}
    };
    if (!target["path_points"].empty()) shot["path_point"] = target["path_points"].front();
    if (!target["covers"].empty()) shot["cover_category"] = target["covers"].front();
    return shot;
}

}  // namespace

std::vector<json> wish_fires(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["fires"]) {
        const auto& firer = choice["firer"];
        const auto stand = situation.view["stands"].find(firer.get<std::string>());
        if (stand == situation.view["stands"].end() || has_declared(situation, firer)) continue;
        json best;
        double most = 0;
        for (const auto& weapon : choice["weapons"])
            for (const auto& target : weapon["targets"])
                if (const double value = worth(situation, *stand, weapon, target); value > most) {
                    most = value;
                    best = declare(firer, weapon, target);
                }
        if (!best.is_null()) wishes.push_back(std::move(best));
    }
    return wishes;
}

namespace {

/// Aircraft first, then several batteries together; smoke is left to people.
int rank_of(const json& choice) {
    const std::string kind = choice["kind"];
    if (kind == "air_strike") return 3;
    if (kind == "time_on_target") return 2;
    return kind == "high_explosive" ? 1 : 0;
}

json request(const json& choice, const json& at) {
    const auto least = choice["least_batteries"].get<std::size_t>();
    const auto& able = choice["batteries"];
    json batteries = json::array();
    for (std::size_t i = 0; i < least && i < able.size(); ++i) batteries.push_back(able[i]);
    json wish{
        {"do",        "request_mission"   },
        {"batteries", std::move(batteries)},
        {"kind",      choice["kind"]      },
        {"target",    at                  }
    };
    if (const auto observer = choice.value("observer", ""); !observer.empty())
        wish["observer"] = observer;
    return wish;
}

/// A battery beyond the table that nobody needs fires now and then at where the enemy was last
/// seen, else at what he holds.
void add_harassing(const Situation& situation, std::vector<json>& wishes) {
    const auto choice = situation.choices["missions"].find("harassing");
    if (choice == situation.choices["missions"].end()) return;
    const auto& map = situation.view["map"];
    const auto middle = json::array({map["width"].get<int>() / 2, map["height"].get<int>() / 2});
    auto able = *choice;
    able["batteries"] = json::array();
    for (const auto& id : (*choice)["batteries"])
        if (situation.view["stands"][id.get<std::string>()]["presence"] == "off_board")
            able["batteries"].push_back(id);
    if (able["batteries"].empty()) return;
    const auto turn = std::to_string(situation.view["battle"]["turn"].get<int>());
    const auto& targets = able["targets"];
    const auto number = draw(situation, "harassing" + turn);
    const auto at =
        targets.empty() ? aim_of(situation, middle) : targets[number % targets.size()]["point"];
    if (number % 3 != 0) wishes.push_back(request(able, at));
}

}  // namespace

/// One mission for each observer, at one of the targets that are offered.
std::vector<json> wish_missions(const Situation& situation) {
    std::vector<json> wishes;
    for (int rank = 3; rank > 0; --rank)
        for (const auto& choice : situation.choices["missions"]) {
            const auto& targets = choice["targets"];
            if (rank_of(choice) != rank || choice["batteries"].empty() || targets.empty()) continue;
            const auto drawn = draw(situation, "mission" + choice.value("observer", ""));
            wishes.push_back(request(choice, targets[drawn % targets.size()]["point"]));
        }
    add_harassing(situation, wishes);
    return wishes;
}

/// Plays a card now and then where it needs no place; discards what it must.
std::vector<json> wish_cards(const Situation& situation) {
    std::vector<json> wishes;
    const auto& hand = situation.view["hand"];
    if (situation.choices["must_discard"].get<int>() > 0 && !hand.empty())
        wishes.push_back({
            {"do",   "discard_card"      },
            {"card", hand.front()["card"]}
        });
    const auto when = std::to_string(situation.view["battle"]["turn"].get<int>()) +
                      situation.view["battle"]["step"].get<std::string>();
    for (const auto& choice : situation.choices["cards"]) {
        if (draw(situation, "card" + when + choice["card"].get<std::string>()) % 4 != 0) continue;
        json wish{
            {"do",   "play_card"   },
            {"card", choice["card"]}
        };
        const std::string target = choice["target"];
        if (target == "own_stand" && !choice["own_stands"].empty())
            wish["target"] = choice["own_stands"].front();
        else if (target == "enemy_stand" && !choice["enemies"].empty())
            wish["target"] = choice["enemies"].front();
        else if (target == "own_company" && !choice["own_companies"].empty())
            wish["company"] = choice["own_companies"].front();
        else if (target != "side")
            continue;
        wishes.push_back(std::move(wish));
    }
    return wishes;
}

}  // namespace bot
