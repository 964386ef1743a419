#include "room/campaign_battles.h"

#include <spdlog/spdlog.h>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "campaign/battles.h"
#include "campaign/outcome.h"
#include "game/play/evolve.h"
#include "room/begin_battle.h"
#include "scenario/scenario_checks.h"
#include "store/agreement.h"
#include "store/children.h"
#include "store/digest.h"

namespace room {
namespace {

std::string bots_of(const campaign::MakeBattle& make) {
    std::string bots;
    for (const auto side : {campaign::Side::Blue, campaign::Side::Red})
        if (contains(make.bots, side))
            bots += (bots.empty() ? "" : " ") + std::string(base::text_of(side));
    return bots;
}

std::string seat_of(game::Actor actor) {
    for (const auto seat : fog::kSeats)
        if (fog::is_side(seat) && fog::actor_of(seat) == actor)
            return std::string(fog::seat_name(seat));
    return {};
}

std::vector<store::StandsFor> stands_for(const std::vector<campaign::SeatOf>& seats) {
    const std::string staff{fog::seat_name(fog::Audience::Referee)};
    std::vector<store::StandsFor> rows{
        {staff, staff}
    };
    for (const auto& [seat, of] : seats) rows.push_back({seat_of(seat), seat_of(of)});
    return rows;
}

Refusal not_so(const std::vector<std::string>& wrong) {
    std::string sentences;
    for (const auto& sentence : wrong) sentences += (sentences.empty() ? "" : " ") + sentence;
    return {RefusalCode::BadBattle, sentences, {"CAM-11"}};
}

}  // namespace

Result<store::Batch> begun_battle(const CampaignBook& campaign, const campaign::MakeBattle& make,
                                  const std::string& id, std::int64_t now,
                                  const std::string& test_seed) {
    const auto& state = campaign.state();
    const auto& battle = *battle_of(state, make.battle);
    const auto scenario = campaign::scenario_of(state, battle, make);
    if (!scenario) return tl::unexpected(scenario.error());
    if (const auto wrong = scenario::check(*scenario); !wrong.empty())
        return tl::unexpected(not_so(wrong));
    auto book = store::new_battle(scenario->id, scenario->title, now, test_seed);
    book.id = id;
    book.bots = bots_of(make);
    book.parent = campaign.book().id;
    auto batch = begin_battle(*scenario, book, now);
    batch.also = [id, rows = stands_for(campaign::seats_of(state, battle, make))](
                     store::Database& db) { store::insert_stands_for(db, id, rows); };
    return batch;
}

std::optional<ReadBack> read_back(store::Database& db, const campaign::Campaign& campaign,
                                  const campaign::Battle& battle) {
    const auto book = store::find_battle(db, battle.book);
    if (!book) return std::nullopt;
    const auto history = store::read_history(db, book->id, book->commitment);
    if (!history.damage.empty()) {
        spdlog::error("battle {} cannot be taken in: {}", book->id, history.damage);
        return std::nullopt;
    }
    game::Game game;
    for (const auto& recorded : history.events) game::evolve(game, recorded.event);
    ReadBack back{campaign::outcome_of(campaign, battle, game), history.head};
    back.outcome.seq = history.head.seq;
    back.outcome.hash = store::hex(history.head.hash);
    return back;
}

void take_in(store::Batch& batch, const std::string& battle, const store::Head& head) {
    batch.expects.push_back({battle, head, false});
    batch.also = [battle, head](store::Database& db) { store::insert_taken(db, battle, head); };
}

}  // namespace room
