#include "campaign/contact.h"

#include <algorithm>
#include <array>

#include "campaign/on_the_map.h"

namespace campaign {
namespace {

constexpr std::array kFromBoldest = {Posture::Attack, Posture::March, Posture::Hold,
                                     Posture::Avoid};

const Battle* open_battle_at(const Campaign& campaign, std::string_view place) {
    const auto is_it = [&](const Battle& battle) {
        return battle.place == place && battle.state == BattleState::Proposed;
    };
    const auto found = std::ranges::find_if(campaign.battles, is_it);
    return found == campaign.battles.end() ? nullptr : &*found;
}

bool has(const Battle& battle, const std::string& formation) {
    return std::ranges::find(battle.forces, formation, &Force::formation) != battle.forces.end();
}

}  // namespace

Posture boldest(const Campaign& campaign, std::span<const std::string> formations) {
    const auto rank = [](Posture posture) { return std::ranges::find(kFromBoldest, posture); };
    auto found = Posture::Avoid;
    for (const auto& key : formations)
        found = std::min(found, formation_of(campaign, key)->posture,
                         [&](Posture a, Posture b) { return rank(a) < rank(b); });
    return found;
}

Meeting meeting_of(const Plan& plan, Posture mover, Posture holder) {
    const auto fits = [&](const ContactRow& row) {
        return row.mover == mover && row.holder == holder;
    };
    const auto row = std::ranges::find_if(plan.contact, fits);
    return row == plan.contact.end() ? Meeting::MoverHalts : row->then;
}

Clash clash_of(const Plan& plan, Posture one, Posture other) {
    const auto first = meeting_of(plan, one, other), second = meeting_of(plan, other, one);
    if (first == Meeting::Battle || second == Meeting::Battle) return Clash::Battle;
    if (first == Meeting::HolderRetires && second != Meeting::HolderRetires)
        return Clash::OtherRetires;
    if (second == Meeting::HolderRetires && first != Meeting::HolderRetires)
        return Clash::OneRetires;
    return Clash::BothHalt;
}

void halt(Course& course, const std::string& formation, int impulse) {
    const auto& campaign = course.campaign();
    if (!next_place(campaign, *formation_of(campaign, formation)).empty())
        course.happen(FormationHalted{formation, impulse});
}

void propose_battle(Course& course, const std::string& place, std::optional<Side> comer,
                    std::span<const std::string> forces, int impulse) {
    const auto& campaign = course.campaign();
    if (const auto* open = open_battle_at(campaign, place)) {
        const auto [id, began] = std::pair(open->id, open->moment.impulse);
        for (const auto& key : forces)
            if (!has(*battle_of(campaign, id), key))
                course.happen(BattleJoined{
                    id, {key, impulse - began}
                });
        return;
    }
    Battle battle;
    battle.id = static_cast<int>(campaign.battles.size()) + 1;
    battle.place = place;
    battle.moment = {campaign.now.day, campaign.now.phase, impulse};
    battle.comer = comer;
    for (const auto& key : forces) battle.forces.push_back({key, 0});
    course.happen(BattleProposed{std::move(battle)});
}

std::vector<std::string> formations_at(const Campaign& campaign, Side side,
                                       std::string_view place) {
    std::vector<std::string> there;
    for (const auto& formation : campaign.formations)
        if (formation.place == place && side_of(campaign, formation) == side &&
            is_there(campaign, formation))
            there.push_back(formation.key);
    return there;
}

}  // namespace campaign
