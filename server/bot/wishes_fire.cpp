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

/// One mission for each observer, at the first target that is offered; smoke is left to people.
std::vector<json> wish_missions(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["missions"]) {
        const auto& kinds = choice["kinds"];
        const bool offers_he = std::ranges::find(kinds, json("high_explosive")) != kinds.end();
        if (!offers_he || choice["batteries"].empty() || choice["targets"].empty()) continue;
        const auto& targets = choice["targets"];
        const auto& target =
            targets[draw(situation, "mission" + choice.value("observer", "")) % targets.size()];
        json wish{
            {"do",        "request_mission"                         },
            {"batteries", json::array({choice["batteries"].front()})},
            {"kind",      "high_explosive"                          },
            {"target",    target["point"]                           }
        };
        if (const auto observer = choice.value("observer", ""); !observer.empty())
            wish["observer"] = observer;
        wishes.push_back(std::move(wish));
    }
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
