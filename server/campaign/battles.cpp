#include "campaign/battles.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "campaign/approaches.h"
#include "campaign/battle_edits.h"
#include "campaign/briefing.h"

namespace campaign {
namespace {

constexpr std::uint16_t kFirstOfBlue = 1, kFirstStandOfRed = 1001;

bool is_bots(const MakeBattle& made, Side side) { return contains(made.bots, side); }

const Force* force_of(const Battle& battle, std::string_view formation) {
    const auto found = std::ranges::find(battle.forces, formation, &Force::formation);
    return found == battle.forces.end() ? nullptr : &*found;
}

/// Those that fight in it, in the order of the campaign.
std::vector<const Piece*> fighting(const Campaign& campaign, const Battle& battle,
                                   const BattleEdits& edits) {
    std::vector<const Piece*> pieces;
    for (const auto& piece : campaign.pieces)
        if (piece.state == PieceState::Present && force_of(battle, piece.formation) &&
            !contains(edits.left_out, piece.formation) &&
            !contains(edits.pieces_left_out, piece.id))
            pieces.push_back(&piece);
    return pieces;
}

/// Players of a side whose formations fight, the senior first.
std::vector<int> players_of(const Campaign& campaign, const Battle& battle, Side side,
                            const BattleEdits& edits) {
    std::set<int> players;
    for (const auto* piece : fighting(campaign, battle, edits)) {
        const auto& plan = plan_of(campaign, *formation_of(campaign, piece->formation));
        if (plan.side == side) players.insert(plan.player);
    }
    return {players.begin(), players.end()};
}

Actor actor_of(Side side, int player) {
    constexpr std::array kBlue = {Actor::Blue, Actor::Blue2, Actor::Blue3, Actor::Blue4};
    constexpr std::array kRed = {Actor::Red, Actor::Red2, Actor::Red3, Actor::Red4};
    return (side == Side::Blue ? kBlue : kRed)[static_cast<std::size_t>(player - 1)];
}

/// Of the same side; a bot plays for all of it.
std::optional<int> player_in_battle(const std::vector<int>& players, int player) {
    const auto place = std::ranges::find(players, player) - players.begin();
    if (place == 0 || place >= static_cast<std::ptrdiff_t>(players.size())) return std::nullopt;
    return static_cast<int>(place) + 1;
}

class BattleMaker {
  public:
    BattleMaker(const Campaign& campaign, const Battle& battle, const MakeBattle& made)
        : campaign_(campaign), battle_(battle), made_(made), approaches_(campaign, battle),
          place_(*find_place(campaign.plan, battle.place)),
          table_(*find_table(campaign.plan, place_.table)) {}

    game::Scenario scenario() {
        const auto& plan = campaign_.plan;
        const auto& phase = plan.phases[static_cast<std::size_t>(battle_.moment.phase)];
        made_of_.id = plan.id + "-" + place_.key;
        made_of_.title =
            place_.name + ", day " + std::to_string(battle_.moment.day) + ", " + phase.name;
        made_of_.summary = plan.title + ": the battle at " + place_.name + ", " + phase.clock + ".";
        made_of_.briefing_blue = briefing_of(campaign_, battle_, Side::Blue);
        made_of_.briefing_red = briefing_of(campaign_, battle_, Side::Red);
        made_of_.field = table_.field;
        made_of_.objectives = table_.objectives;
        made_of_.weather = phase.weather.empty() ? table_.weather : phase.weather;
        made_of_.tot_batteries = table_.tot_batteries;
        made_of_.options = table_.options;
        made_of_.turns = phase.turns;
        made_of_.first_turn_clock = phase.clock;
        made_of_.cards = plan.cards;
        made_of_.deck_blue = plan.blue.deck;
        made_of_.deck_red = plan.red.deck;
        const auto fronts = approaches_.fronts();
        made_of_.zones = fronts.zones;
        for (auto& objective : made_of_.objectives.edit()) objective.held_at_start = fronts.holder;
        add_forces();
        return std::move(made_of_);
    }

  private:
    void add_forces() {
        const auto pieces = fighting(campaign_, battle_, made_.edits);
        for (const auto& [stand, piece] : stands_of(campaign_, battle_, made_.edits))
            stands_[piece] = stand;
        for (const auto* piece : pieces) made_of_.stands.edit().push_back(stand_of(*piece));
        add_lines();
        std::set<CompanyId> companies;
        for (const auto& stand : made_of_.stands) companies.insert(stand.company);
        std::set<FormationId> formations;
        for (auto company : campaign_.plan.companies) {
            if (!companies.contains(company.id)) continue;
            company.player = player_of(company);
            formations.insert(company.formation);
            made_of_.companies.edit().push_back(std::move(company));
        }
        for (const auto& formation : campaign_.plan.order_of_battle)
            if (formations.contains(formation.id)) {
                auto& copied = made_of_.formations.edit().emplace_back(formation);
                if (!formations.contains(formation.parent)) copied.parent = {};
            }
    }

    /// What its stands are of, and no more.
    void add_lines() {
        std::set<std::string> used;
        for (const auto& stand : made_of_.stands) {
            used.insert(stand.line);
            used.insert(find_line(campaign_.plan, stand.line)->other_line);
        }
        for (const auto& line : campaign_.plan.lines)
            if (used.contains(line.id)) made_of_.lines.edit().push_back(line);
    }

    [[nodiscard]] std::optional<int> player_of(const game::CompanyPlan& company) const {
        if (is_bots(made_, company.side)) return std::nullopt;
        const auto& plan = campaign_.plan;
        const auto formation =
            std::ranges::find(plan.formations, company.formation, &FormationPlan::formation);
        return player_in_battle(players_of(campaign_, battle_, company.side, made_.edits),
                                formation->player);
    }

    [[nodiscard]] StandId stand_of(StandId piece) const {
        const auto found = stands_.find(piece);
        return found == stands_.end() ? StandId{} : found->second;
    }

    /// As its plan has it, but for what it has used up and whom it has not with it.
    game::StandPlan stand_of(const Piece& piece) {
        auto stand = plan_of(campaign_, piece);
        const auto standing = standing_of(piece.formation);
        stand.id = stand_of(piece.id);
        stand.facing = standing.facing;
        stand.at.reset();
        stand.assigned_tow = stand_of(stand.assigned_tow);
        stand.aboard = stand_of(stand.aboard);
        stand.ammunition = piece.ammunition;
        stand.smoke_missions = std::max(0, stand.smoke_missions - piece.smoke_fired);
        if (standing.entry && !stand.aboard && !stand.off_board)
            stand.entry = game::EntryPlan{standing.turn, standing.entry->entry, standing.facing};
        return stand;
    }

    [[nodiscard]] Standing standing_of(const std::string& formation) const {
        auto standing = approaches_.standing(*force_of(battle_, formation));
        const auto late = std::ranges::find(made_.edits.late, formation, &LateComer::formation);
        if (late == made_.edits.late.end()) return standing;
        standing.turn = late->turn;
        if (!standing.entry) standing.entry = approaches_.of(formation);
        if (standing.entry) standing.facing = standing.entry->facing;
        return standing;
    }

    const Campaign& campaign_;
    const Battle& battle_;
    const MakeBattle& made_;
    Approaches approaches_;
    const PlacePlan& place_;
    const Table& table_;
    std::map<StandId, StandId> stands_;  ///< by piece
    game::Scenario made_of_;
};

}  // namespace

std::vector<StandOf> stands_of(const Campaign& campaign, const Battle& battle,
                               const BattleEdits& edits) {
    std::vector<StandOf> stands;
    std::uint16_t blue = kFirstOfBlue, red = kFirstStandOfRed;
    for (const auto* piece : fighting(campaign, battle, edits)) {
        const auto side = side_of(campaign, *formation_of(campaign, piece->formation));
        stands.push_back({{side == Side::Blue ? blue++ : red++}, piece->id});
    }
    return stands;
}

std::vector<SeatOf> seats_of(const Campaign& campaign, const Battle& battle,
                             const MakeBattle& made) {
    std::vector<SeatOf> seats;
    for (const auto side : {Side::Blue, Side::Red}) {
        const auto players = players_of(campaign, battle, side, made.edits);
        const auto leader = actor_of(side, game::kLeader);
        if (!contains(players, game::kLeader)) seats.push_back({leader, leader});
        for (const int player : players)
            seats.push_back(
                {is_bots(made, side)
                     ? leader
                     : actor_of(side, player_in_battle(players, player).value_or(game::kLeader)),
                 actor_of(side, player)});
    }
    return seats;
}

Result<game::Scenario> scenario_of(const Campaign& campaign, const Battle& battle,
                                   const MakeBattle& made) {
    auto scenario = BattleMaker(campaign, battle, made).scenario();
    if (const auto wrong = edit(campaign, battle, made.edits, scenario); !wrong.empty()) {
        std::string sentences;
        for (const auto& sentence : wrong)
            sentences += (sentences.empty() ? "" : " ") + sentence + ".";
        return refuse(RefusalCode::BadBattle, sentences, {"CAM-11"});
    }
    return scenario;
}

}  // namespace campaign
