#include "campaign/briefing.h"

#include <algorithm>

namespace campaign {
namespace {

std::string_view words_of(SeenKind kind) {
    switch (kind) {
    case SeenKind::Infantry: return "infantry";
    case SeenKind::Armour: return "armour";
    case SeenKind::Mixed: break;
    }
    return "infantry and armour";
}
std::string_view words_of(SeenSize size) {
    switch (size) {
    case SeenSize::Company: return "a company";
    case SeenSize::Battalion: return "a battalion";
    case SeenSize::More: break;
    }
    return "more than a battalion";
}
std::string_view words_of(Posture posture) {
    switch (posture) {
    case Posture::March: return "on the march";
    case Posture::Attack: return "to attack";
    case Posture::Avoid: return "to avoid battle";
    case Posture::Hold: break;
    }
    return "to hold";
}

std::string age_of(const Campaign& campaign, const Moment& seen) {
    const auto& now = campaign.now;
    if (seen.day == now.day && seen.phase == now.phase) return "in this phase";
    const auto& phase = campaign.plan.phases[static_cast<std::size_t>(seen.phase)].name;
    return seen.day == now.day ? "in the " + phase
                               : "on day " + std::to_string(seen.day) + ", " + phase;
}

std::string way_of(const Campaign& campaign, const Formation& formation, const std::string& place) {
    const auto& from = formation.road ? formation.road->from : formation.came_by;
    const auto* came = find_place(campaign.plan, from);
    if (!came || from == place) return "is there";
    return "comes from " + came->name;
}

}  // namespace

std::string briefing_of(const Campaign& campaign, const Battle& battle, Side side) {
    const auto& plan = campaign.plan;
    const auto& phase = plan.phases[static_cast<std::size_t>(battle.moment.phase)];
    std::string text =
        find_place(plan, battle.place)->name + ", " + phase.name + ", " + phase.clock + ".";
    for (const auto& force : battle.forces) {
        const auto& formation = *formation_of(campaign, force.formation);
        if (side_of(campaign, formation) != side) continue;
        text += " " + plan_of(campaign, formation).name + " " +
                way_of(campaign, formation, battle.place) + ", with orders " +
                std::string(words_of(formation.posture)) +
                (force.late > 0 ? ", and is late." : ".");
    }
    for (const auto& sighting : known_to(campaign, side).sightings)
        if (sighting.place == battle.place)
            text += " Seen there " + age_of(campaign, sighting.seen) + ": " +
                    std::string(words_of(sighting.size)) + " of " +
                    std::string(words_of(sighting.kind)) + ".";
    return text;
}

}  // namespace campaign
