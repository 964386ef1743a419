#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// What a sensible player would like to do in the present step, best first; each is one command out
/// of `choices`.
namespace bot {

using nlohmann::json;

/// Farther, in inches, than any table is long.
constexpr double kFar = 1e9;

struct Situation {
    const json& view;
    const json& choices;
    std::string side;  ///< "blue" or "red"
    std::uint64_t seed = 0;
    std::string share;     ///< in the dice, as it was drawn
    std::string given_to;  ///< the promises that it was opened to; empty: it lies in no dice yet
    /// Commands that were sent in this step already, or refused, as text.
    const std::set<std::string>& done;
};
/// Of the system's randomness: nobody can foresee it. [S-102]
std::string drawn_share();
/// The hash of its share in the dice, then the share; null: none is wanted, or it was opened to
/// other promises, and would choose among dice for whoever made those anew. [S-05, S-102]
json share_in_dice(const Situation& situation);
/// What the server and the other side have promised of these dice.
std::string promises_to(const json& view, const std::string& side);
/// The next command; null: nothing more to wish for, the step can be committed.
json next_wish(const Situation& situation);

// one list a kind of choice
std::vector<json> wish_deployment(const Situation& situation);
std::vector<json> wish_orders(const Situation& situation);
std::vector<json> wish_moves(const Situation& situation);
std::vector<json> wish_transport(const Situation& situation);
std::vector<json> wish_fires(const Situation& situation);
std::vector<json> wish_missions(const Situation& situation);
std::vector<json> wish_cards(const Situation& situation);
std::vector<json> wish_facings(const Situation& situation);

/// A whole number that depends on the seed and on these words only.
std::uint64_t draw(const Situation& situation, std::string_view words);

// plane geometry good enough for wishes
double distance(const json& a, const json& b);
int bearing(const json& from, const json& to);
/// The nearest objective that is not held, else the nearest known enemy, else the middle of the
/// table.
json aim_of(const Situation& situation, const json& from);
/// Distance to the nearest enemy in sight, in inches; huge when none is.
double enemy_distance(const Situation& situation, const json& from);

}  // namespace bot
