#include <algorithm>

#include <spdlog/spdlog.h>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "room/campaign_battles.h"
#include "room/campaigns.h"
#include "store/digest.h"

/// Battles of campaigns: made, looked at once they are over, taken in. Each in one transaction
/// that says what it expects, and on no other thread than the keeper's. [CAM-11, CAM-12]
namespace room {
namespace {

constexpr int kMostOpenBattles = 8, kMostBattles = 100;

}  // namespace

std::optional<Refusal> Campaigns::too_many(const CampaignBook& book,
                                           const campaign::MakeBattle& make) const {
    int open = 0, all = 0;
    for (const auto& battle : book.state().battles) {
        all += !battle.book.empty();
        open += battle.state == campaign::BattleState::Made;
    }
    if (open >= kMostOpenBattles || all >= kMostBattles)
        return Refusal{RefusalCode::TooManyBattles,
                       "This campaign has too many battles that go on. Take one in first.",
                       {}};
    if (!make.bots.empty() && lobby_.has_its_fill_of_bots())
        return refusal_of(RefusalCode::TooManyBots);
    return std::nullopt;
}

Made Campaigns::make_battle(Open& one, const wire::CampaignCommand& asked,
                            const campaign::MakeBattle& make) {
    auto& book = *one.book;
    const auto campaign = book.book().id;  // it may be dropped
    const auto now = lobby_.clock()().wall;
    campaign::Given given;
    given.book = store::new_battle_id();
    if (const auto events =
            campaign::decide(book.state(), game::Actor::Referee, asked.command, given);
        !events)
        return declined(409, events.error());
    if (const auto why = too_many(book, make)) return declined(429, *why);
    auto battle = begun_battle(book, make, given.book, now, lobby_.test_seed());
    if (!battle) return declined(409, battle.error());
    const auto begun = *battle->begins;
    const auto stage = *battle->stage;
    auto heard = book.hear(fog::Audience::Referee, asked, now, given);
    if (!heard.batch) return finish(campaign, std::move(heard));
    heard.batch->parts.push_back(std::move(*battle));
    auto answer = finish(campaign, std::move(heard));
    if (answer.status != 200) return answer;
    lobby_.add_child(begun, stage);
    if (made_) made_(begun.id);
    return answer;
}

Made Campaigns::take_in_battle(Open& one, const wire::CampaignCommand& asked,
                               const campaign::TakeInBattle& take) {
    auto& book = *one.book;
    const auto campaign = book.book().id;
    const auto* battle = battle_of(book.state(), take.battle);
    campaign::Given given;
    store::Head head;
    if (battle && battle->state == campaign::BattleState::Made) {
        auto back = read_back(db_, book.state(), *battle);
        if (!back) return declined(503, cannot_read());
        given.outcome = std::move(back->outcome);
        head = back->head;
    }
    const auto child = battle ? battle->book : std::string{};
    auto heard = book.hear(fog::Audience::Referee, asked, lobby_.clock()().wall, given);
    if (heard.batch) take_in(*heard.batch, child, head);
    return finish(campaign, std::move(heard));
}

/// Those that are over and were not taken in, each read once as it stands; one may have been
/// reopened.
void Campaigns::look_at_finished() {
    const auto finished = store::finished_battles(db_);
    for (const auto& known : std::exchange(looked_at_, {})) {
        if (contains(finished, known))
            looked_at_.push_back(known);
        else
            wait_no_more(known);
    }
    for (const auto& one : finished)
        if (!contains(looked_at_, one)) look_at(one);
}

void Campaigns::wait_no_more(const store::Finished& battle) {
    const auto found = open_.find(battle.campaign);
    if (found != open_.end() && found->second.book->waits_no_more(battle.battle))
        tell(battle.campaign);
}

void Campaigns::look_at(const store::Finished& finished) {
    auto* one = open(finished.campaign);
    if (!one) return;
    looked_at_.push_back(finished);
    const auto& battles = one->book->state().battles;
    const auto battle = std::ranges::find(battles, finished.battle, &campaign::Battle::book);
    if (battle == battles.end() || battle->state != campaign::BattleState::Made) return;
    const auto back = read_back(db_, one->book->state(), *battle);
    if (!back || !back->outcome.is_over) return;
    const int number = battle->id;
    if (auto batch = one->book->take_in_at_once(number, back->outcome, lobby_.clock()().wall)) {
        take_in(*batch, finished.battle, back->head);
        if (write(std::move(*batch)))
            tell(finished.campaign);
        else
            drop(finished.campaign);
        return;
    }
    if (one->book->wait_for_staff(number, back->outcome.field)) tell(finished.campaign);
}

}  // namespace room
