#include <algorithm>

#include "base/match.h"
#include "fog/campaign_view.h"

/// What of a campaign is told to whom, line by line.
namespace fog {
namespace {

using campaign::Campaign;

class Telling {
  public:
    Telling(Audience audience, const Campaign& campaign) : audience_(audience), now_(campaign) {}

    std::vector<CampaignLine> lines_of(const campaign::Event& event) {
        visit([&](const auto& happened) { tell(happened); }, event);
        return std::move(lines_);
    }

  private:
    [[nodiscard]] bool is_staff() const { return audience_ == Audience::Referee; }
    [[nodiscard]] bool is_side(game::Side side) const {
        return is_staff() || (fog::is_side(audience_) && side_of(audience_) == side);
    }
    [[nodiscard]] bool has(const std::string& formation) const {
        return is_side(campaign::side_of(now_, *formation_of(now_, formation)));
    }
    CampaignLine& line(CampaignWord what) {
        CampaignLine added;
        added.at = {now_.now.day, now_.now.phase, now_.now.impulse};
        added.what = what;
        return lines_.emplace_back(std::move(added));
    }
    void of(CampaignWord what, const std::string& formation, const std::string& place) {
        if (!has(formation)) return;
        auto& added = line(what);
        added.formation = formation;
        if (!place.empty()) added.place = place;
    }
    /// The first of them that this audience may name.
    [[nodiscard]] std::optional<std::string>
    own_of(const std::vector<std::string>& formations) const {
        const auto found =
            std::ranges::find_if(formations, [&](const auto& key) { return has(key); });
        return found == formations.end() ? std::nullopt : std::optional(*found);
    }
    void reason(const std::string& words) {
        if (is_staff()) lines_.back().reason = words;
    }

    void tell(const campaign::PhaseBegun&) { line(CampaignWord::PhaseBegun); }
    void tell(const campaign::OrdersClosed&) { line(CampaignWord::OrdersClosed); }
    void tell(const campaign::FormationArrived& arrived) {
        of(CampaignWord::Arrived, arrived.formation, arrived.place);
    }
    void tell(const campaign::FormationMoved& moved) {
        if (!moved.place.empty()) of(CampaignWord::Moved, moved.formation, moved.place);
    }
    void tell(const campaign::FormationHalted& halted) {
        of(CampaignWord::Halted, halted.formation, "");
    }
    void tell(const campaign::FormationRetired& retired) {
        if (!has(retired.formation)) return;
        of(CampaignWord::Retired, retired.formation, retired.to);
        lines_.back().from = retired.from;
    }
    /// [REL-44]
    void tell(const campaign::ContactMade& made) {
        auto own = own_of(made.movers);
        if (!own) own = own_of(made.holders);
        if (!own) return;
        auto& added = line(CampaignWord::Contact);
        added.formation = std::move(own);
        added.place = made.place;
        added.then = made.then;
        added.side = campaign::side_of(now_, *formation_of(now_, made.movers.front()));
    }
    [[nodiscard]] bool fights_in(const campaign::Battle& battle) const {
        return std::ranges::any_of(
            battle.forces, [&](const campaign::Force& force) { return has(force.formation); });
    }
    void tell(const campaign::BattleProposed& proposed) {
        if (fights_in(proposed.battle))
            line(CampaignWord::BattleProposed).place = proposed.battle.place;
    }
    void tell(const campaign::BattleJoined& joined) {
        of(CampaignWord::BattleProposed, joined.force.formation,
           battle_of(now_, joined.battle)->place);
    }
    void tell(const campaign::BattleDropped& dropped) {
        const auto& battle = *battle_of(now_, dropped.battle);
        if (!fights_in(battle)) return;
        auto& added = line(CampaignWord::BattleDropped);
        added.place = battle.place;
        added.side = dropped.retires;
        reason(dropped.reason);
    }
    void tell(const campaign::BattleMade& made) {
        const auto& battle = *battle_of(now_, made.battle);
        if (fights_in(battle)) line(CampaignWord::BattleMade).place = battle.place;
    }
    /// Own losses by formation and kind; of the enemy's only what the battle told. [REL-46]
    void tell(const campaign::BattleTaken& taken) {
        const auto& battle = *battle_of(now_, taken.battle);
        if (!fights_in(battle)) return;
        auto& added = line(CampaignWord::BattleTaken);
        added.place = battle.place;
        added.side = taken.holder;
        for (const auto& force : battle.forces)
            for (const auto state : {campaign::PieceState::Lost, campaign::PieceState::Captured,
                                     campaign::PieceState::Straggling})
                count(taken, force.formation, state);
    }
    void count(const campaign::BattleTaken& taken, const std::string& formation,
               campaign::PieceState state) {
        if (!has(formation)) return;
        const auto number =
            std::ranges::count_if(taken.changes, [&](const campaign::PieceChange& change) {
                const auto piece =
                    std::ranges::find(now_.pieces, change.piece, &campaign::Piece::id);
                return change.after == state && change.before != state &&
                       piece->formation == formation;
            });
        if (number == 0) return;
        of(CampaignWord::PiecesChanged, formation, "");
        lines_.back().state = state;
        lines_.back().count = static_cast<int>(number);
    }
    void tell(const campaign::StragglersReturned& returned) {
        if (!has(returned.formation)) return;
        of(CampaignWord::Returned, returned.formation, "");
        lines_.back().count = static_cast<int>(returned.pieces.size());
    }
    /// By rule a whole formation at once: one line. [REL-47]
    void tell(const campaign::PieceChanged& changed) {
        const auto piece = std::ranges::find(now_.pieces, changed.piece, &campaign::Piece::id);
        const bool by_rule = changed.reason.empty();
        if (!has(piece->formation) || (by_rule && !present_pieces(now_, piece->formation).empty()))
            return;
        of(CampaignWord::PieceChanged, piece->formation, "");
        lines_.back().state = changed.after;
        if (by_rule) return;
        lines_.back().piece = campaign::plan_of(now_, *piece).name;
        reason(changed.reason);
    }
    /// [REL-43]
    void tell(const campaign::Sighted& sighted) {
        if (!sighted.is_new || is_staff() || !is_side(sighted.watcher)) return;
        auto& added = line(CampaignWord::Sighted);
        added.place = sighted.sighting.place;
        added.handle = "x" + std::to_string(sighted.sighting.handle);
        added.kind = sighted.sighting.kind;
        added.size = sighted.sighting.size;
    }
    void taken(game::Side told, const std::string& place, game::Side by) {
        if (!is_side(told)) return;
        auto& added = line(CampaignWord::PlaceTaken);
        added.place = place;
        added.side = by;
    }
    void tell(const campaign::PlaceTaken& taken_by) {
        taken(taken_by.by, taken_by.place, taken_by.by);
    }
    void tell(const campaign::HolderKnown& known) {
        if (!is_staff()) taken(known.watcher, known.place, known.by);
    }
    void tell(const campaign::FormationSet& set) {
        if (!has(set.formation)) return;
        of(CampaignWord::FormationSet, set.formation, set.place);
        reason(set.reason);
    }
    void tell(const campaign::StepForced& forced) {
        line(CampaignWord::StepForced);
        reason(forced.reason);
    }
    void tell(const campaign::CampaignEnded& ended) {
        line(CampaignWord::Ended).side = ended.winner;
    }
    // What lies sealed, what nobody is told, and what the line before has said.
    void tell(const campaign::CampaignBegun&) {}
    void tell(const campaign::OrdersOpened&) {}
    void tell(const campaign::MarchOrdered&) {}
    void tell(const campaign::MarchWithdrawn&) {}
    void tell(const campaign::PlayerCommitted&) {}
    void tell(const campaign::SideCommitted&) {}
    void tell(const campaign::SightingDropped&) {}
    void tell(const campaign::BattlesOpened&) {}

    Audience audience_;
    const Campaign& now_;
    std::vector<CampaignLine> lines_;
};

}  // namespace

void CampaignLog::happen(const Campaign& after, const campaign::Event& event) {
    for (auto& line : Telling(audience_, after).lines_of(event)) {
        line.n = static_cast<int>(lines_.size()) + 1;
        lines_.push_back(std::move(line));
    }
}

}  // namespace fog
