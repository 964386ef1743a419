#include "bot/wishes.h"

#include <cmath>
#include <numbers>
#include <random>

#include "base/sha256.h"

namespace bot {

std::uint64_t draw(const Situation& situation, std::string_view words) {
    std::uint64_t hash = 14695981039346656037ULL ^ situation.seed;  // FNV-1a, then mixed
    for (const char c : words) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    hash ^= hash >> 29;
    return hash * 0x9E3779B97F4A7C15ULL >> 8;
}

std::string drawn_share() {
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::size_t length = 32;
    std::random_device random;
    std::string share;
    while (share.size() < length) share += digits[random() % digits.size()];
    return share;
}

std::string promises_to(const json& view, const std::string& side) {
    const auto& dice = view["dice"];
    return dice.value("commitment", "") + ":" +
           dice.value(side == "blue" ? "promise_red" : "promise_blue", "");
}

json share_in_dice(const Situation& situation) {
    if (!situation.given_to.empty() &&
        situation.given_to != promises_to(situation.view, situation.side))
        return {};
    const auto promise = sha256_of(situation.side + ":" + situation.share);
    const auto standing = situation.view["dice"].value("promise_" + situation.side, "");
    const bool is_promised = standing == promise;
    if (!is_promised && situation.choices.value("may_promise", false))
        return {
            {"do",      "promise_share"},
            {"promise", promise        }
        };
    const bool is_another = !is_promised && !standing.empty();  // drawn before it was started anew
    if (is_another || !situation.choices.value("may_contribute", false)) return {};
    return {
        {"do",           "contribute_to_dice"},
        {"contribution", situation.share     }
    };
}

double distance(const json& a, const json& b) {
    return std::hypot(a[0].get<double>() - b[0].get<double>(),
                      a[1].get<double>() - b[1].get<double>()) /
           1000;
}

int bearing(const json& from, const json& to) {
    const double dx = to[0].get<double>() - from[0].get<double>();
    const double dy = to[1].get<double>() - from[1].get<double>();
    const auto angle =
        static_cast<int>(std::lround(std::atan2(dx, dy) * 180'000 / std::numbers::pi));
    return (angle + 360'000) % 360'000;
}

double enemy_distance(const Situation& situation, const json& from) {
    double nearest = kFar;
    for (const auto& contact : situation.view["contacts"])
        if (contact["side"] != situation.side && contact["in_sight"].get<bool>())
            nearest = std::min(nearest, distance(from, contact["at"]));
    return nearest;
}

json aim_of(const Situation& situation, const json& from) {
    json aim;
    double nearest = kFar;
    const auto consider = [&](const json& at, double weight) {
        const double d = distance(from, at) * weight;
        if (d < nearest) {
            nearest = d;
            aim = at;
        }
    };
    for (const auto& objective : situation.view["objectives"])
        if (objective.value("held_by", "") != situation.side) consider(objective["at"], 1);
    if (aim.is_null())
        for (const auto& contact : situation.view["contacts"])
            if (contact["side"] != situation.side) consider(contact["at"], 1);
    if (aim.is_null())
        for (const auto& objective : situation.view["objectives"]) consider(objective["at"], 1);
    if (aim.is_null()) {
        const auto& map = situation.view["map"];
        aim = json::array({map["width"].get<int>() / 2, map["height"].get<int>() / 2});
    }
    return aim;
}

json next_wish(const Situation& situation) {
    using Wishes = std::vector<json> (*)(const Situation&);
    constexpr Wishes kInOrder[] = {wish_deployment, wish_orders, wish_moves,   wish_transport,
                                   wish_missions,   wish_fires,  wish_facings, wish_cards};
    for (const auto wishes : kInOrder)
        for (auto& wish : wishes(situation))
            if (!situation.done.contains(wish.dump())) return wish;
    return nullptr;
}

}  // namespace bot
