#include "room/campaign_book.h"

#include <algorithm>
#include <stdexcept>

#include "base/refusal_code.h"

namespace room {
namespace {

CampaignBook::Heard declined_command(unsigned status, const Refusal& refusal) {
    return {status, wire::problem_text(refusal), std::nullopt};
}

/// Phases that have begun, and all there are.
std::pair<int, int> phases_of(const campaign::Campaign& campaign) {
    const int a_day = static_cast<int>(campaign.plan.phases.size());
    return {(campaign.now.day - 1) * a_day + campaign.now.phase + 1,
            (campaign.plan.days - 1) * a_day + campaign.plan.ends.phase + 1};
}

std::int64_t due_of(const campaign::Campaign& campaign, std::int64_t since,
                    const std::vector<store::Outage>& outages) {
    const int seconds = campaign.plan.options.order_seconds;
    if (seconds == 0 || campaign.step != campaign::Step::Orders) return 0;
    return store::time_after(outages, since, std::int64_t{seconds} * 1000);
}

}  // namespace

store::Stage stage_of(const campaign::Campaign& campaign, std::int64_t due) {
    const auto [begun, all] = phases_of(campaign);
    store::Stage stage;
    stage.turn = begun;
    stage.turns = all;
    stage.over = campaign.step == campaign::Step::Over;
    stage.due = due;
    return stage;
}

store::Batch begun_campaign(const store::Battle& book, campaign::Plan plan) {
    campaign::Campaign campaign;
    const auto events = campaign::begin(campaign, std::move(plan));
    auto head = store::empty_journal(book.id, book.commitment);
    store::Batch batch;
    batch.battle = book.id;
    batch.begins = book;
    batch.rows = store::seal(head, book.created, {}, events);
    batch.stage = stage_of(campaign, due_of(campaign, book.created, {}));
    return batch;
}

CampaignBook::CampaignBook(store::Database& db, store::Battle book,
                           std::vector<store::Outage> outages)
    : book_(std::move(book)), outages_(std::move(outages)) {
    const auto history = store::read_campaign(db, book_.id, book_.commitment);
    if (!history.damage.empty()) throw std::runtime_error(history.damage);
    if (history.events.empty()) throw std::runtime_error("its journal is empty");
    for (const auto audience : fog::kSeats) told_.emplace(audience, fog::CampaignLog(audience));
    for (const auto& recorded : history.events) {
        campaign::evolve(state_, recorded.event);
        follower(recorded.at)(state_, recorded.event);
    }
    head_ = history.head;
    for (const auto& reply : store::replies_of(db, book_.id)) {
        auto row = static_cast<std::size_t>(reply.seq);
        while (row > 0 && history.events[row - 1].cause.actor.empty()) --row;
        if (row > 0)
            answers_[{reply.actor, reply.cmd_id}] = {history.events[row - 1].cause.text,
                                                     reply.text};
    }
}

/// Each line is told of the campaign as it was just then.
campaign::Follower CampaignBook::follower(std::int64_t at) {
    return [this, at](const campaign::Campaign& after, const campaign::Event& event) {
        if (holds_alternative<campaign::OrdersOpened>(event)) orders_since_ = at;
        for (auto& [audience, log] : told_) log.happen(after, event);
    };
}

std::int64_t CampaignBook::due() const { return due_of(state_, orders_since_, outages_); }

store::Batch CampaignBook::batch_of(const campaign::Events& events, std::int64_t now,
                                    store::Cause cause) {
    store::Batch batch;
    batch.battle = book_.id;
    batch.expects.push_back({book_.id, head_, std::nullopt});
    batch.by_person = !cause.actor.empty();
    batch.rows = store::seal(head_, now, std::move(cause), events);
    batch.stage = stage_of(state_, due());
    return batch;
}

std::optional<CampaignBook::Heard>
CampaignBook::answered(fog::Audience who, const wire::CampaignCommand& asked) const {
    const auto known = answers_.find({std::string(fog::seat_name(who)), asked.cmd_id});
    if (known == answers_.end()) return std::nullopt;
    if (known->second.command != wire::command_text(asked))
        return declined_command(409, refusal_of(RefusalCode::IdUsed));
    return Heard{200, known->second.text, std::nullopt};
}

CampaignBook::Heard CampaignBook::hear(fog::Audience who, const wire::CampaignCommand& asked,
                                       std::int64_t now, const campaign::Given& given) {
    if (auto known = answered(who, asked)) return std::move(*known);
    const std::string actor{fog::seat_name(who)};
    const auto command = wire::command_text(asked);
    if (who == fog::Audience::Public) return declined_command(403, refusal_of(RefusalCode::NoSeat));
    const auto events =
        campaign::play(state_, fog::actor_of(who), asked.command, follower(now), given);
    if (!events) return declined_command(409, events.error());
    const auto text = wire::campaign_accepted_text(asked.cmd_id);
    answers_[{actor, asked.cmd_id}] = {command, text};
    auto batch = batch_of(*events, now, {actor, asked.cmd_id, command});
    batch.reply = store::Reply{actor, asked.cmd_id, head_.seq, text};
    return {200, text, std::move(batch)};
}

std::optional<store::Batch> CampaignBook::watch_clock(std::int64_t now) {
    if (due() == 0) return std::nullopt;
    if (now < due()) {
        store::Batch later;
        later.battle = book_.id;
        later.stage = stage_of(state_, due());
        return later;
    }
    const auto events =
        campaign::play(state_, game::Actor::Clock, campaign::TimeUp{}, follower(now));
    if (!events) return std::nullopt;
    return batch_of(*events, now, {});
}

std::optional<store::Batch>
CampaignBook::take_in_at_once(int battle, const campaign::Outcome& outcome, std::int64_t now) {
    campaign::Given given;
    given.outcome = outcome;
    const auto events =
        campaign::play(state_, game::Actor::Clock, campaign::TakeInBattle{battle, std::nullopt},
                       follower(now), given);
    if (!events) return std::nullopt;
    return batch_of(*events, now, {});
}

bool CampaignBook::wait_for_staff(int battle, std::optional<campaign::Side> field) {
    const auto known = over_.find(battle);
    if (known != over_.end() && known->second == field) return false;
    over_[battle] = field;
    return true;
}

bool CampaignBook::waits_no_more(std::string_view book) {
    const auto battle = std::ranges::find(state_.battles, book, &campaign::Battle::book);
    return battle != state_.battles.end() && over_.erase(battle->id) > 0 &&
           battle->state == campaign::BattleState::Made;
}

fog::CampaignView CampaignBook::view(fog::Audience audience) const {
    fog::CampaignTable table{due(), {}};
    for (const auto& [battle, field] : over_)
        if (battle_of(state_, battle)->state == campaign::BattleState::Made)
            table.over.push_back({battle, field});
    return fog::campaign_view_of(state_, audience, told_.at(audience), table);
}

}  // namespace room
