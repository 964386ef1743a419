#include "game/orders/regroup.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "game/core/sides.h"
#include "game/effects/met_unseen.h"
#include "game/ground/known_battle.h"
#include "game/ground/places.h"
#include "game/orders/orders.h"
#include "game/spotting/messages.h"
#include "rules/movement.h"

namespace game {
namespace {

/// Eliminated in an earlier turn, not driven off, not used before. [ADV-REG-06, S-69]
bool can_come_back(const Game& game, const Stand& stand) {
    const bool fell =
        stand.presence == Presence::Eliminated || stand.presence == Presence::Surrendered;
    const bool permitted = game.scenario.options.regroup_types == rules::RegroupTypes::All ||
                           line_of(game, stand).kind == rules::Kind::Personnel;
    return fell && permitted && !stand.gone_for_good && stand.lost_in_turn.has_value() &&
           *stand.lost_in_turn < game.turn;
}

std::vector<const Stand*> fallen_of(const Game& game, CompanyId company) {
    std::vector<const Stand*> fallen;
    for (const auto& stand : game.stands)
        if (stand.company == company && can_come_back(game, stand)) fallen.push_back(&stand);
    return fallen;
}

/// The lesser one comes back. [ADV-REG-03]
LostPair pair_of(const Stand& a, const Stand& b) {
    return b.quality < a.quality ? LostPair{b.id, a.id} : LostPair{a.id, b.id};
}

/// Hidden enemies do not count, since a refusal would betray them. [ADV-REG-05]
bool is_far_from_enemies(const Game& game, const Stand& issuer) {
    const auto base = base_of(game, issuer);
    return std::ranges::none_of(visible_enemies(game, issuer.side), [&](const Stand* enemy) {
        return polygons_within(base, base_of(game, *enemy), rules::kCloseProximity);
    });
}

bool is_a_place_beside(const Game& game, const Stand& stand, const Stand& issuer, Point at) {
    const auto base = base_at(stand, at, issuer.facing);
    return rules::on_table(game.scenario.field, base) &&
           in_contact(game, base, base_of(game, issuer)) &&
           is_free_place(game, stand, at, issuer.facing) && may_stand_on(game, stand, at);
}

/// Behind the issuer first, then around it. [ADV-REG-04]
std::optional<Point> free_place_beside(const Game& game, const Stand& stand, const Stand& issuer) {
    constexpr int kDirections = 16;
    constexpr std::int64_t kAround = 360'000;
    for (int i = 0; i < kDirections; ++i) {
        const int eighths = (i % 2 == 0 ? 1 : -1) * (i + 1) / 2;
        const auto direction = turned(std::int64_t{issuer.facing.millidegrees} + kAround / 2 +
                                      eighths * kAround / kDirections);
        for (auto away = 0.5_in; away <= 3_in; away += 0.05_in) {
            const auto at = ahead(issuer.at, direction, away);
            if (is_a_place_beside(game, stand, issuer, at)) return at;
        }
    }
    return std::nullopt;
}

/// The worst state that the company has, at least Pinned. [S-69]
MoraleState state_on_return(const Game& game, CompanyId company) {
    auto worst = MoraleState::Pinned;
    for (const auto* stand : present_stands(game, company)) worst = std::max(worst, stand->state);
    return worst;
}

void bring_back(Course& course, const Order& order) {
    const auto& game = course.game();
    const auto& issuer = the_stand(game, order.issuer);
    if (!judge_regroup(game, order)) return;
    const auto& stand = the_stand(game, order.regroup.front());
    const auto place = free_place_beside(as_known_to(game, stand.side), stand, issuer);
    if (!place) return;
    course.happen(Regrouped{stand.id, order.regroup.back(), *place, issuer.facing,
                            state_on_return(game, issuer.company), 0});
    if (stand.camouflaged) course.happen(CamouflageLost{stand.id});
    meet_unseen(course, stand.id);
}

}  // namespace

/// [ADV-REG-02, ADV-REG-03]
std::vector<LostPair> lost_pairs(const Game& game, const Stand& issuer) {
    std::vector<LostPair> pairs;
    if (!on_table(issuer) || !is_far_from_enemies(game, issuer)) return pairs;
    const auto fallen = fallen_of(game, issuer.company);
    for (std::size_t i = 0; i < fallen.size(); ++i)
        for (std::size_t j = i + 1; j < fallen.size(); ++j)
            if (fallen[i]->line == fallen[j]->line)
                pairs.push_back(pair_of(*fallen[i], *fallen[j]));
    return pairs;
}

Result<void> judge_regroup(const Game& game, const Order& order) {
    if (order.chit != OrderChit::Regroup) {
        if (order.regroup.empty()) return {};
        return refuse(RefusalCode::NoPair);
    }
    const auto* issuer = find_stand(game, order.issuer);
    if (order.regroup.size() == 2 && issuer)
        for (const auto& pair : lost_pairs(game, *issuer))
            if (pair == LostPair{order.regroup.front(), order.regroup.back()}) return {};
    return refuse(RefusalCode::NoPair,
                  "Regroup names two lost stands of one type of the issuer's company, the lesser "
                  "one first, away from visible enemies.",
                  {"ADV-REG-02", "ADV-REG-03", "ADV-REG-05", "S-69"});
}

void regroup(Course& course, Side side) {
    const auto orders = course.game().orders;
    for (const auto& order : orders)
        if (order.side == side && order.chit == OrderChit::Regroup) bring_back(course, order);
}

}  // namespace game
