#include <algorithm>
#include <iostream>
#include <map>
#include <set>

#include "arguments.h"
#include "campaign/battles.h"
#include "campaign/on_the_map.h"
#include "campaign/outcome.h"
#include "fog/campaign_view.h"
#include "random_battle.h"
#include "scenario/campaign_files.h"
#include "scenario/scenario_checks.h"
#include "store/campaign_journal.h"
#include "wire/campaign.h"

/// Generated campaigns of the shipped tables and forces, whose battles are played by chance to
/// their ends and taken in: nobody gains or loses a piece, each battle that is made is taken once,
/// the journal replays to the same campaign, and what was told once is told the same again.
/// Usage: random_campaign CAMPAIGNS [first seed]
namespace {

using namespace campaign;
using fuzz::Chance;

constexpr std::size_t kMostStands = 12;  ///< a side
constexpr std::array kPostures = {Posture::Attack, Posture::Attack, Posture::Attack,
                                  Posture::March,  Posture::Hold,   Posture::Avoid};

struct Finding {
    std::string what;
};
void must(bool holds, const std::string& what) {
    if (!holds) throw Finding{what};
}

/// Some of the shipped forces on a map of five to nine places, a base at each end.
class Maker {
  public:
    Maker(const Plan& shipped, Chance& chance) : plan_(shipped), chance_(chance) {}

    Plan made() {
        draw_map();
        draw_forces();
        plan_.days = 2 + static_cast<int>(chance_.below(3));
        for (auto& phase : plan_.phases) phase.turns = 1 + static_cast<int>(chance_.below(3));
        if (chance_.one_in(2)) plan_.options.take_in = TakeIn::AtOnce;
        return std::move(plan_);
    }

  private:
    void draw_map() {
        const auto tables = plan_.tables;
        const auto count = 5 + chance_.below(4);
        auto& places = plan_.places;
        places.clear();
        plan_.roads.clear();
        for (std::size_t i = 0; i < count; ++i) {
            PlacePlan place;
            place.key = "p" + std::to_string(i);
            place.name = "Place " + std::to_string(i);
            place.at = {static_cast<int>(10 * i), static_cast<int>(chance_.below(20))};
            if (i == 0 || i + 1 == count) {
                place.kind = PlaceKind::Base;
                place.base_of = i == 0 ? Side::Blue : Side::Red;
            } else {
                place.table = tables[chance_.below(tables.size())].key;
                place.points = 1 + static_cast<int>(chance_.below(3));
            }
            places.push_back(std::move(place));
        }
        for (std::size_t i = 1; i < count; ++i) join(i - 1, i);
        for (std::size_t i = 0; i + 2 < count; ++i)
            if (chance_.one_in(2)) join(i, i + 2);
        plan_.blue.depot = places.front().key;
        plan_.red.depot = places.back().key;
    }
    std::string approach(const PlacePlan& place) {
        const auto* table = find_table(plan_, place.table);
        if (!table) return {};
        return table->approaches[chance_.below(table->approaches.size())].name;
    }
    void join(std::size_t from, std::size_t to) {
        const auto &one = plan_.places[from], &other = plan_.places[to];
        plan_.roads.push_back(
            {"Road", one.key, other.key, chance_.one_in(3) ? RoadKind::Track : RoadKind::Road,
             1 + static_cast<int>(chance_.below(4)), approach(other), approach(one)});
    }
    void draw_forces() {
        std::map<Side, std::size_t> taken;
        std::map<FormationId, std::size_t> of;
        std::erase_if(plan_.pieces, [&](const game::StandPlan& piece) {
            const auto company =
                std::ranges::find(plan_.companies, piece.company, &game::CompanyPlan::id);
            const bool is_kept = taken[piece.side] < kMostStands &&
                                 of[company->formation] < kMostStands / 2 && chance_.one_in(2);
            taken[piece.side] += is_kept;
            of[company->formation] += is_kept;
            return !is_kept;
        });
        for (auto& formation : plan_.formations) {
            formation.arrives.reset();
            const bool is_blue = formation.side == Side::Blue;
            const auto near = chance_.below(2);
            formation.place = plan_.places[is_blue ? near : plan_.places.size() - 1 - near].key;
        }
    }

    Plan plan_;
    Chance& chance_;
};

class Course {
  public:
    Course(const Plan& shipped, std::uint64_t seed) : seed_(seed), chance_(seed) {
        auto events = begin(now_, Maker(shipped, chance_).made());
        for (const auto side : {Side::Blue, Side::Red}) pieces_[side] = count(now_, side);
        follow(events);
    }
    void play_on() {
        for (int act = 0; act < 2000 && now_.step != Step::Over; ++act) {
            if (now_.step == Step::Battles)
                fight();
            else if (chance_.one_in(10))
                commit();
            else
                order();
        }
        must(now_.step == Step::Over, "it does not end");
        check_journal();
    }
    [[nodiscard]] int made() const { return made_; }
    [[nodiscard]] int refused() const { return refused_; }

  private:
    static int count(const Campaign& campaign, Side side) {
        return static_cast<int>(std::ranges::count_if(campaign.pieces, [&](const Piece& piece) {
            return side_of(campaign, *formation_of(campaign, piece.formation)) == side;
        }));
    }
    bool does(Actor actor, const Command& command, const Given& given = {}) {
        const auto events = play(now_, actor, command, {}, given);
        if (events) follow(*events);
        return events.has_value();
    }
    void follow(const Events& events) {
        for (const auto& event : events) {
            evolve(told_, event);
            for (auto& log : logs_) log.happen(told_, event);
            for (const auto side : {Side::Blue, Side::Red})
                must(count(told_, side) == pieces_[side], "a piece was gained or lost");
            journal_.push_back(store::write_event(event));
        }
        views_.emplace_back(journal_.size(), view(told_, logs_[1]));
    }
    static std::string view(const Campaign& campaign, const fog::CampaignLog& log) {
        return wire::campaign_view_text(fog::campaign_view_of(campaign, fog::kSeats[1], log, {}));
    }
    void order() {
        const auto& formation = now_.formations[chance_.below(now_.formations.size())];
        OrderMarch order{formation.key, {}, kPostures[chance_.below(kPostures.size())], {}};
        auto place = formation.road ? formation.road->to : formation.place;
        if (formation.road) order.way.push_back(place);
        for (auto steps = 1 + chance_.below(2); steps > 0; --steps) {
            std::vector<std::string> next;
            for (const auto& road : now_.plan.roads)
                if (road.from == place || road.to == place)
                    next.emplace_back(other_end(road, place));
            place = next[chance_.below(next.size())];
            order.way.push_back(place);
        }
        does(side_of(now_, formation) == Side::Blue ? Actor::Blue : Actor::Red, order);
    }
    void commit() {
        for (const auto actor : {Actor::Blue, Actor::Red}) does(actor, Commit{now_.opening});
    }
    /// The first that is open is made as it stands, or where it cannot be, dropped.
    void fight() {
        const auto battle = *std::ranges::find_if(
            now_.battles, [](const Battle& one) { return is_open(one.state); });
        const MakeBattle make{battle.id, {}, {}};
        const auto scenario = scenario_of(now_, battle, make);
        must(scenario.has_value(), "a battle cannot be made");
        const auto side = chance_.one_in(2) ? Side::Blue : Side::Red;
        if (!scenario::check(*scenario).empty()) {
            ++refused_;
            must(does(Actor::Referee, DropBattle{battle.id, side, "It has no room."}),
                 "not dropped");
            return;
        }
        must(does(Actor::Referee, make, {"book" + std::to_string(battle.id), {}}), "not made");
        ++made_;
        const auto played = fuzz::played({*scenario}, seed_ * 1000 + made_);
        must(played.finding.empty(), "in a battle: " + played.finding);
        take_in(*battle_of(std::as_const(now_), battle.id), played.game, side);
    }
    void take_in(const Battle& battle, const game::Game& game, Side side) {
        auto outcome = outcome_of(now_, battle, game);
        must(outcome.is_over, "a battle does not end");
        must(outcome.pieces.size() == battle.stands.size(), "a stand does not come back");
        outcome.hash = "00";
        const auto id = battle.id;
        const bool at_once = now_.plan.options.take_in == TakeIn::AtOnce && outcome.field;
        const TakeInBattle take{id, outcome.field ? std::nullopt : std::optional(side)};
        must(does(at_once ? Actor::Clock : Actor::Referee, take, {"", outcome}), "not taken in");
        must(!does(Actor::Referee, take, {"", outcome}), "taken in twice");
        ++taken_;
    }
    void check_journal() {
        must(taken_ == made_, "not every battle was taken in");
        Campaign again;
        std::vector<fog::CampaignLog> logs{fog::kSeats.begin(), fog::kSeats.end()};
        std::size_t next = 0;
        for (std::size_t n = 0; n < journal_.size(); ++n) {
            const auto event = store::read_campaign_event(journal_[n]);
            must(event.has_value(), "an event cannot be read: " + journal_[n]);
            evolve(again, *event);
            for (auto& log : logs) log.happen(again, *event);
            if (n + 1 != views_[next].first) continue;
            must(view(again, logs[1]) == views_[next++].second, "it is told otherwise again");
        }
        must(store::digest_of(again) == store::digest_of(now_), "its journal makes another");
    }

    std::uint64_t seed_;
    Chance chance_;
    Campaign now_, told_;
    std::map<Side, int> pieces_;
    std::vector<std::string> journal_;
    std::vector<std::pair<std::size_t, std::string>> views_;  ///< after how many events
    std::vector<fog::CampaignLog> logs_{fog::kSeats.begin(), fog::kSeats.end()};
    int made_ = 0, taken_ = 0, refused_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const auto count = fuzz::number(argc > 1 ? argv[1] : "", 20);
    const auto first = fuzz::number(argc > 2 ? argv[2] : "", 1);
    const auto library = scenario::read_library("db/data");
    const auto shipped = library ? scenario::load_campaign("db", "ryasna-day", *library)
                                 : tl::unexpected(library.error());
    if (!shipped) {
        std::cerr << shipped.error().reason << "\n";
        return 2;
    }
    int battles = 0, refused = 0, findings = 0;
    for (auto seed = first; seed < first + count; ++seed) {
        try {
            Course course(*shipped, seed);
            course.play_on();
            battles += course.made();
            refused += course.refused();
        } catch (const Finding& finding) {
            ++findings;
            std::cout << "seed " << seed << ": " << finding.what << std::endl;
        }
    }
    std::cout << count << " campaigns, " << battles << " battles, " << refused
              << " that had no room, " << findings << " findings" << std::endl;
    return findings == 0 && battles > 0 ? 0 : 1;
}
