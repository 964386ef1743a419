#include <functional>
#include <random>
#include <set>

#include "campaign/battles.h"
#include "campaign/small_plan.h"
#include "fog/campaign_view.h"

/// Generated campaigns, played at random: nothing of them breaks, nobody gains or loses a piece,
/// and what was told once is told the same again.
namespace campaign {
namespace {

constexpr int kCampaigns = 20;

class RandomCampaign {
  public:
    explicit RandomCampaign(unsigned seed) : chance_(seed) {
        begun_ = begin(now_, plan());
        follow(begun_);
    }

    void play_on() {
        for (int act = 0; act < 600 && now_.step != Step::Over; ++act) {
            if (now_.step == Step::Battles)
                settle_one();
            else if (below(8) == 0)
                commit();
            else
                order();
            if (below(20) == 0) rule();
        }
    }
    [[nodiscard]] const Campaign& now() const { return now_; }
    [[nodiscard]] const Events& all() const { return all_; }
    [[nodiscard]] int marches() const { return marches_; }
    [[nodiscard]] int made() const { return made_; }
    [[nodiscard]] int taken() const {
        return static_cast<int>(std::ranges::count_if(all_, [](const Event& event) {
            return boost::variant2::holds_alternative<BattleTaken>(event);
        }));
    }
    [[nodiscard]] int battles() const { return static_cast<int>(now_.battles.size()); }

  private:
    int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(chance_); }
    template <class List> const auto& one_of(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    /// Two bases at the ends of a chain of places, and some roads across.
    Plan plan() {
        PlanMaker maker;
        auto& plan = maker.plan;
        plan.days = 2 + below(3);
        plan.impulses = 2 + below(4);
        plan.places.resize(1);
        plan.roads.clear();
        plan.blue.depot = "p0";
        plan.red.depot = "p9";
        plan.places[0].key = "p0";
        const int between = 3 + below(5);
        for (int i = 1; i <= between; ++i)
            plan.places.push_back({
                "p" + std::to_string(i),
                "Place",
                {i, 0},
                PlaceKind::Village,
                std::nullopt,
                "table",
                1,
                std::nullopt
            });
        plan.places.push_back({
            "p9", "East", {20, 0},
              PlaceKind::Base, Side::Red, "", 0, std::nullopt
        });
        for (std::size_t i = 1; i < plan.places.size(); ++i) join(plan, i - 1, i);
        for (int i = 0; i < between; ++i)
            join(plan, static_cast<std::size_t>(below(between)),
                 static_cast<std::size_t>(1 + below(between)));
        for (const auto side : {Side::Blue, Side::Red})
            for (int i = 0, count = 2 + below(3); i < count; ++i) {
                std::vector<std::string> lines;
                for (int piece = 0, pieces = 1 + below(3); piece <= pieces; ++piece)
                    lines.push_back(one_of(kLines));
                const bool is_blue = side == Side::Blue;
                const auto place = below(3) == 0 ? std::string(is_blue ? "p0" : "p9")
                                                 : "p" + std::to_string(is_blue ? 1 : between);
                maker.formation(side, (is_blue ? "b" : "r") + std::to_string(i), place, lines,
                                1 + below(2));
            }
        return plan;
    }
    void join(Plan& plan, std::size_t one, std::size_t other) {
        const auto& from = plan.places[one].key;
        const auto& to = plan.places[other].key;
        if (from != to && !road_between(plan, from, to))
            plan.roads.push_back({"Road", from, to,
                                  below(4) == 0 ? RoadKind::Track : RoadKind::Road, 1 + below(5),
                                  "west", "east"});
    }

    void does(Actor actor, const Command& command, const Given& given = {}) {
        const auto before = now_;
        const auto events = play(now_, actor, command, {}, given);
        if (!events) {
            CHECK(now_ == before);  // refused: as before
            return;
        }
        const bool closes = std::ranges::any_of(*events, [](const Event& event) {
            return boost::variant2::holds_alternative<OrdersClosed>(event);
        });
        marches_ += closes;
        follow(*events);
    }
    void follow(const Events& events) {
        for (const auto& event : events) {
            evolve(told_, event);
            for (std::size_t i = 0; i < fog::kSeats.size(); ++i) logs_[i].happen(told_, event);
            all_.push_back(event);
            REQUIRE(told_.pieces.size() == told_.plan.pieces.size());
        }
        REQUIRE(told_ == now_);
        check_pieces_in_battles();
        if (told_.step == Step::Orders) check_places();
        for (std::size_t i = 0; i < fog::kSeats.size(); ++i) {
            const auto view = fog::campaign_view_of(told_, fog::kSeats[i], logs_[i], {});
            for (const auto& formation : view.formations)
                if (fog::kSeats[i] != fog::Audience::Referee)
                    REQUIRE(formation.side == fog::side_of(fog::kSeats[i]));
        }
    }

    /// None fights in two places at once.
    void check_pieces_in_battles() {
        std::set<StandId> fighting;
        for (const auto& battle : told_.battles)
            if (battle.state == BattleState::Made)
                for (const auto& stand : battle.stands)
                    REQUIRE(fighting.insert(stand.piece).second);
    }
    /// When orders open nobody stands where the enemy is.
    void check_places() {
        for (const auto& place : told_.plan.places)
            REQUIRE_FALSE(
                (is_at(told_, Side::Blue, place.key) && is_at(told_, Side::Red, place.key)));
    }

    void order() {
        OrderMarch order;
        const auto& formation = one_of(now_.formations);
        order.formation = formation.key;
        auto place = formation.road ? formation.road->to : formation.place;
        if (formation.road) order.way.push_back(place);
        for (int i = 1 + below(2); i > 0; --i) {
            std::vector<std::string> next;
            for (const auto& road : now_.plan.roads)
                if (road.from == place || road.to == place)
                    next.emplace_back(other_end(road, place));
            place = one_of(next);
            order.way.push_back(place);
        }
        order.posture = one_of(kPostures);
        if (below(8) == 0) order.looks = one_of(now_.plan.places).key;
        const auto chief = side_of(now_, formation) == Side::Blue ? Actor::Blue : Actor::Red;
        const auto actor = below(3) == 0 ? one_of(kPlayers) : chief;
        does(actor, order);
        if (below(10) == 0) does(actor, WithdrawMarch{formation.key});
    }
    void commit() {
        does(Actor::Blue2, Commit{now_.opening});
        does(Actor::Blue, Commit{now_.opening});
        if (below(3) == 0)
            does(Actor::Clock, TimeUp{});
        else
            does(Actor::Red, Commit{now_.opening});
    }
    /// The first that is open: made, or dropped; and once it is made, taken in.
    void settle_one() {
        const auto battle = *std::ranges::find_if(
            now_.battles, [](const Battle& one) { return is_open(one.state); });
        const auto side = below(2) == 0 ? Side::Blue : Side::Red;
        if (battle.state == BattleState::Made) {
            does(Actor::Referee, TakeInBattle{battle.id, std::nullopt}, {"", outcome(battle)});
            return does(Actor::Referee, TakeInBattle{battle.id, side}, {"", outcome(battle)});
        }
        if (below(4) == 0) return does(Actor::Referee, DropBattle{battle.id, side, "x"});
        const auto made = scenario_of(now_, battle, {});
        REQUIRE(made);
        for (const auto one : {Side::Blue, Side::Red})
            REQUIRE(std::ranges::count(made->stands, one, &game::StandPlan::side) > 0);
        does(Actor::Referee, MakeBattle{battle.id, {}, {}}, {std::to_string(battle.id), {}});
        ++made_;
    }
    Outcome outcome(const Battle& battle) {
        Outcome outcome;
        outcome.is_over = true;
        if (below(3) > 0) outcome.field = below(2) == 0 ? Side::Blue : Side::Red;
        for (const auto& stand : battle.stands) {
            auto& one = outcome.pieces.emplace_back();
            one.piece = stand.piece;
            one.state = one_of(base::kAll<PieceState>);
            one.smoke_fired = below(2);
            one.has_left_gun = below(9) == 0;
        }
        return outcome;
    }
    void rule() {
        if (below(2) == 0)
            does(Actor::Referee,
                 SetFormation{one_of(now_.formations).key, one_of(now_.plan.places).key, "moved"});
        else
            does(Actor::Referee,
                 SetPiece{one_of(now_.pieces).id, one_of(base::kAll<PieceState>), "set"});
    }

    static inline const std::vector<std::string> kLines = {"rifle", "tank", "car", "truck"};
    static constexpr std::array kPostures = {Posture::March, Posture::Attack, Posture::Hold,
                                             Posture::Avoid};
    static constexpr std::array kPlayers = {Actor::Blue, Actor::Red, Actor::Blue2, Actor::Red2};
    std::mt19937 chance_;
    Campaign now_, told_;
    Events begun_, all_;
    std::vector<fog::CampaignLog> logs_{fog::kSeats.begin(), fog::kSeats.end()};
    int marches_ = 0, made_ = 0;
};

}  // namespace

TEST_CASE("CAM-07 CAM-01 CAM-12 in campaigns played at random no piece is gained or lost, each "
          "battle that "
          "is made is taken in once, and their events replay to the same campaign",
          "[CAM-07][CAM-01][CAM-12][REL-41]") {
    int marches = 0, battles = 0, made = 0, over = 0;
    for (unsigned seed = 1; seed <= kCampaigns; ++seed) {
        INFO("seed " << seed);
        RandomCampaign campaign(seed);
        campaign.play_on();
        Campaign again;
        for (const auto& event : campaign.all()) evolve(again, event);
        CHECK(again == campaign.now());
        CHECK(campaign.taken() == campaign.made());
        marches += campaign.marches();
        made += campaign.made();
        battles += campaign.battles();
        over += campaign.now().step == Step::Over;
    }
    CHECK(over == kCampaigns);
    CHECK(marches >= 2 * kCampaigns);
    CHECK(battles >= kCampaigns / 4);
    CHECK(made >= kCampaigns / 5);
}

}  // namespace campaign
