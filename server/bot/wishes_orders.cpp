#include <algorithm>

#include "bot/wishes.h"

namespace bot {
namespace {

const json* offer_of(const json& choice, std::string_view chit) {
    for (const auto& offer : choice["offers"])
        if (offer["chit"] == chit) return &offer;
    return nullptr;
}

const json* own_stand(const Situation& situation, const std::string& id) {
    const auto found = situation.view["stands"].find(id);
    return found == situation.view["stands"].end() ? nullptr : &*found;
}

/// Shaken or worse: it takes a rally before it takes part again.
bool needs_rally(const Situation& situation, const json& followers) {
    return std::ranges::any_of(followers, [&](const json& id) {
        const auto* stand = own_stand(situation, id.get<std::string>());
        return stand && ((*stand)["state"] == "shaken" || (*stand)["state"] == "demoralized");
    });
}

bool already_follows(const Situation& situation, const json& followers) {
    for (const auto& order : situation.view["orders"]) {
        if (!order["sealed"].get<bool>()) continue;
        for (const auto& member : order["members"])
            if (std::ranges::find(followers, member) != followers.end()) return true;
    }
    return false;
}

/// Rally the shaken, hold where the enemy is in sight, come on quickly from afar and carefully near
/// by.
std::string chit_for(const Situation& situation, const json& choice, const json& spot) {
    const auto& marker = spot["marker"];
    const auto enemy = enemy_distance(situation, marker);
    const auto objective = distance(marker, aim_of(situation, marker));
    const auto luck =
        draw(situation, "order" + choice["issuer"].get<std::string>() +
                            std::to_string(situation.view["battle"]["turn"].get<int>())) %
        10;
    std::vector<std::string> wanted;
    // What must lie beside the issuer goes to the first spot, which is his own place.
    const bool beside_issuer = marker == choice["spots"].front()["marker"];
    if (beside_issuer && needs_rally(situation, spot["followers"])) wanted.emplace_back("rally");
    if (enemy < 20 && luck < 6) wanted.emplace_back("hold");
    if (enemy < 24 || objective < 4)
        wanted.emplace_back(objective < 2 ? "hold" : "cautious_advance");
    wanted.insert(wanted.end(), {"hasty_advance", "cautious_advance", "hold"});
    for (const auto& chit : wanted)
        if (offer_of(choice, chit)) return chit;
    return {};
}

json place_order(const Situation& situation, const json& choice, const json& spot) {
    const auto chit = chit_for(situation, choice, spot);
    if (chit.empty()) return nullptr;
    json order{
        {"do",     "place_order"   },
        {"issuer", choice["issuer"]},
        {"chit",   chit            },
        {"marker", spot["marker"]  }
    };
    if ((*offer_of(choice, chit))["needs_arrow"].get<bool>())
        order["arrow"] = bearing(spot["marker"], aim_of(situation, spot["marker"]));
    return order;
}

}  // namespace

/// Each slot goes to the spot with most followers that have no order yet.
std::vector<json> wish_orders(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["orders"]) {
        const json* best = nullptr;
        for (const auto& spot : choice["spots"]) {
            if (spot["followers"].empty() || already_follows(situation, spot["followers"]))
                continue;
            if (!best || spot["followers"].size() > (*best)["followers"].size()) best = &spot;
        }
        if (!best) continue;
        if (auto order = place_order(situation, choice, *best); !order.is_null())
            wishes.push_back(std::move(order));
    }
    return wishes;
}

std::vector<json> wish_deployment(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["deploy"]) {
        const auto& places = choice["places"];
        if (places.empty()) continue;
        const auto& at =
            places[draw(situation, "deploy" + choice["stand"].get<std::string>()) % places.size()];
        const auto* stand = own_stand(situation, choice["stand"].get<std::string>());
        if (!stand) continue;
        wishes.push_back({
            {"do", "deploy_stand"},
            {"stand", choice["stand"]},
            {"at", at},
            {"facing", stand->value("facing", 0)}  // the one for which the place was offered
        });
    }
    return wishes;
}

/// The offered path that ends nearest to the aim.
std::vector<json> wish_moves(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["moves"]) {
        const json* best = nullptr;
        double nearest = kFar;
        for (const auto& path : choice["paths"]) {
            if (path.empty()) continue;
            const auto aim = aim_of(situation, path.front());
            const auto left = distance(path.back(), aim);
            if (left < nearest && left + 0.25 < distance(path.front(), aim)) {
                nearest = left;
                best = &path;
            }
        }
        if (best)
            wishes.push_back({
                {"do",    "move_stand"   },
                {"stand", choice["stand"]},
                {"path",  *best          }
            });
    }
    for (const auto& choice : situation.choices["occupy"]) {
        const auto* stand = own_stand(situation, choice["stand"].get<std::string>());
        if (!stand) continue;
        wishes.push_back({
            {"do",     "occupy_ground"   },
            {"stand",  choice["stand"]   },
            {"at",     choice["at"]      },
            {"facing", (*stand)["facing"]}  // the one for which the place was offered
        });
    }
    return wishes;
}

/// Passengers dismount and guns unlimber when the enemy is near; nothing is loaded again.
std::vector<json> wish_transport(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& choice : situation.choices["transport"]) {
        const std::string act = choice["act"];
        if ((act != "unload" && act != "unlimber") || choice["places"].empty()) continue;
        const auto& at = choice["places"][0];
        const auto* vehicle = own_stand(situation, choice["vehicle"].get<std::string>());
        if (!vehicle || enemy_distance(situation, at) > 24) continue;
        const auto& facing = (*vehicle)["facing"];  // the one for which the place was offered
        if (act == "unload")
            wishes.push_back({
                {"do",     "unload"       },
                {"stand",  choice["stand"]},
                {"at",     at             },
                {"facing", facing         }
            });
        else
            wishes.push_back({
                {"do",     "unlimber"     },
                {"gun",    choice["stand"]},
                {"at",     at             },
                {"facing", facing         }
            });
    }
    return wishes;
}

const json* nearest_in_sight(const Situation& situation, const json& from) {
    const json* nearest = nullptr;
    for (const auto& contact : situation.view["contacts"]) {
        if (contact["side"] == situation.side || !contact["in_sight"].get<bool>()) continue;
        if (!nearest || distance(from, contact["at"]) < distance(from, (*nearest)["at"]))
            nearest = &contact;
    }
    return nearest;
}

/// Towards the nearest enemy in sight, when it stands well to the side.
std::vector<json> wish_facings(const Situation& situation) {
    std::vector<json> wishes;
    for (const auto& id : situation.choices["may_turn"]) {
        const auto* stand = own_stand(situation, id.get<std::string>());
        if (!stand || !stand->contains("at")) continue;
        const auto* nearest = nearest_in_sight(situation, (*stand)["at"]);
        if (!nearest || distance((*stand)["at"], (*nearest)["at"]) < 0.5) continue;
        const int wanted = bearing((*stand)["at"], (*nearest)["at"]);
        const int off =
            std::abs((wanted - (*stand)["facing"].get<int>() + 540'000) % 360'000 - 180'000);
        const bool declared = situation.view["facings"].contains(id.get<std::string>());
        if (off > 30'000 && !declared)
            wishes.push_back({
                {"do",     "turn_stand"},
                {"stand",  id          },
                {"facing", wanted      }
            });
    }
    return wishes;
}

}  // namespace bot
