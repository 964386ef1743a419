#include <algorithm>

#include "base/match.h"
#include "base/result.h"
#include "campaign/campaign.h"

/// What has happened, made true. Nothing is decided here.
namespace campaign {
namespace {

void apply(Campaign& campaign, const CampaignBegun& begun) {
    campaign = {};
    campaign.plan = begun.plan;
    for (const auto& place : begun.plan.places) {
        const auto holder = place.base_of ? place.base_of : place.held;
        campaign.holders.push_back(holder);
        campaign.blue.holders.push_back(holder);
        campaign.red.holders.push_back(holder);
    }
    for (const auto& formation : begun.plan.formations) {
        Formation made;
        made.key = formation.key;
        made.place = formation.place;
        campaign.formations.push_back(std::move(made));
    }
    for (const auto& piece : begun.plan.pieces) {
        const auto company =
            std::ranges::find(begun.plan.companies, piece.company, &game::CompanyPlan::id);
        ensure(company != begun.plan.companies.end(), "every piece has its company");
        const auto formation =
            std::ranges::find(begun.plan.formations, company->formation, &FormationPlan::formation);
        ensure(formation != begun.plan.formations.end(), "every company has its formation");
        campaign.pieces.push_back({piece.id, formation->key, PieceState::Present});
    }
}
void apply(Campaign& campaign, const PhaseBegun& begun) {
    campaign.now = {begun.day, begun.phase, 0};
    campaign.marches.clear();
    for (auto& formation : campaign.formations) formation.posture = Posture::Hold;
}
void apply(Campaign& campaign, const OrdersOpened& opened) {
    campaign.step = Step::Orders;
    campaign.opening = opened.opening;
    campaign.committed = {};
    campaign.players_committed.clear();
}
void forget_march(Campaign& campaign, std::string_view formation) {
    std::erase_if(campaign.marches,
                  [&](const March& march) { return march.formation == formation; });
}
void apply(Campaign& campaign, const MarchOrdered& ordered) {
    forget_march(campaign, ordered.march.formation);
    campaign.marches.push_back(ordered.march);
}
void apply(Campaign& campaign, const MarchWithdrawn& withdrawn) {
    forget_march(campaign, withdrawn.formation);
}
void apply(Campaign& campaign, const PlayerCommitted& committed) {
    campaign.players_committed.push_back(committed.player);
}
void apply(Campaign& campaign, const SideCommitted& committed) {
    campaign.committed[index(committed.side)] = true;
}
void apply(Campaign& campaign, const OrdersClosed&) {
    for (auto& formation : campaign.formations)
        if (const auto* march = march_of(campaign, formation.key))
            formation.posture = march->posture;
}
Formation& the(Campaign& campaign, std::string_view key) {
    auto* formation = formation_of(campaign, key);
    ensure(formation != nullptr, "an event is about a formation of the plan");
    return *formation;
}
void apply(Campaign& campaign, const FormationMoved& moved) {
    auto& formation = the(campaign, moved.formation);
    formation.place = moved.place;
    formation.road = moved.road;
    formation.came_by = moved.came_by;
    campaign.now.impulse = moved.impulse;
}
void put(Campaign& campaign, std::string_view key, const std::string& place) {
    auto& formation = the(campaign, key);
    formation.place = place;
    formation.road.reset();
    formation.came_by.clear();
}
void apply(Campaign& campaign, const FormationArrived& arrived) {
    put(campaign, arrived.formation, arrived.place);
}
void apply(Campaign& campaign, const ContactMade& made) { campaign.now.impulse = made.impulse; }
void apply(Campaign& campaign, const FormationHalted& halted) {
    forget_march(campaign, halted.formation);
}
void apply(Campaign& campaign, const FormationRetired& retired) {
    put(campaign, retired.formation, retired.to);
    forget_march(campaign, retired.formation);
}
void apply(Campaign& campaign, const BattleProposed& proposed) {
    campaign.battles.push_back(proposed.battle);
}
Battle& the(Campaign& campaign, int battle) {
    const auto found = std::ranges::find(campaign.battles, battle, &Battle::id);
    ensure(found != campaign.battles.end(), "an event is about a battle of the campaign");
    return *found;
}
void apply(Campaign& campaign, const BattleJoined& joined) {
    the(campaign, joined.battle).forces.push_back(joined.force);
}
void apply(Campaign& campaign, const BattleDropped& dropped) {
    the(campaign, dropped.battle).state = BattleState::Dropped;
}
void apply(Campaign& campaign, const BattleMade& made) {
    auto& battle = the(campaign, made.battle);
    battle.state = BattleState::Made;
    battle.book = made.book;
    battle.seats = made.seats;
    battle.stands = made.stands;
}
Piece& the(Campaign& campaign, StandId piece) {
    const auto found = std::ranges::find(campaign.pieces, piece, &Piece::id);
    ensure(found != campaign.pieces.end(), "an event is about a piece of the campaign");
    return *found;
}
void apply(Campaign& campaign, const BattleTaken& taken) {
    auto& battle = the(campaign, taken.battle);
    battle.state = BattleState::Taken;
    battle.holder = taken.holder;
    for (const auto& change : taken.changes) {
        auto& piece = the(campaign, change.piece);
        piece.state = change.after;
        piece.ammunition = change.ammunition;
        piece.smoke_fired = change.smoke_fired;
    }
}
void apply(Campaign& campaign, const StragglersReturned& returned) {
    for (const auto piece : returned.pieces) the(campaign, piece).state = PieceState::Present;
}
void apply(Campaign& campaign, const PieceChanged& changed) {
    the(campaign, changed.piece).state = changed.after;
}
void apply(Campaign& campaign, const Sighted& sighted) {
    auto& known = known_to(campaign, sighted.watcher);
    known.last_handle = std::max(known.last_handle, sighted.sighting.handle);
    const auto old = std::ranges::find(known.sightings, sighted.sighting.handle, &Sighting::handle);
    if (old == known.sightings.end())
        known.sightings.push_back(sighted.sighting);
    else
        *old = sighted.sighting;
}
void apply(Campaign& campaign, const SightingDropped& dropped) {
    std::erase_if(known_to(campaign, dropped.watcher).sightings,
                  [&](const Sighting& sighting) { return sighting.handle == dropped.handle; });
}
std::size_t number_of(const Campaign& campaign, std::string_view place) {
    const auto number = place_index(campaign.plan, place);
    ensure(number.has_value(), "an event is about a place of the plan");
    return *number;
}
void apply(Campaign& campaign, const PlaceTaken& taken) {
    const auto number = number_of(campaign, taken.place);
    campaign.holders[number] = taken.by;
    known_to(campaign, taken.by).holders[number] = taken.by;
}
void apply(Campaign& campaign, const HolderKnown& known) {
    known_to(campaign, known.watcher).holders[number_of(campaign, known.place)] = known.by;
}
void apply(Campaign& campaign, const BattlesOpened&) { campaign.step = Step::Battles; }
void apply(Campaign& campaign, const FormationSet& set) {
    put(campaign, set.formation, set.place);
    forget_march(campaign, set.formation);
}
void apply(Campaign&, const StepForced&) {}
void apply(Campaign& campaign, const CampaignEnded& ended) {
    campaign.step = Step::Over;
    campaign.winner = ended.winner;
}

}  // namespace

void evolve(Campaign& campaign, const Event& event) {
    visit([&](const auto& happened) { apply(campaign, happened); }, event);
}

}  // namespace campaign
