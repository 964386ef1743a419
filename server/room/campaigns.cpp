#include "room/campaigns.h"

#include <algorithm>
#include <future>
#include <set>

#include <spdlog/spdlog.h>

#include "base/refusal_code.h"
#include "room/gzip.h"
#include "room/links.h"
#include "scenario/campaign_files.h"
#include "store/campaigns.h"
#include "store/deletion.h"
#include "store/digest.h"
#include "store/seat_links.h"

namespace room {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMostOpen = 64;
constexpr std::int64_t kAskedLately = 60'000;
constexpr int kMostOfAddress = 8, kMostOfAll = 100;

std::string hash_of_key(const std::string& key) {
    return key.empty() ? std::string{} : store::hash_of_token(key);
}

}  // namespace

Campaigns::Campaigns(Lobby& lobby, std::function<void(const std::string&)> made)
    : lobby_(lobby), made_(std::move(made)), db_(lobby.folder().file(), store::Access::ReadOnly),
      thread_([this] { work(); }) {}

Campaigns::~Campaigns() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void Campaigns::post(std::function<void()> job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    wakes_.notify_one();
}

/// A mistake of ours over one campaign stops no other.
void Campaigns::work() {
    std::int64_t ticked = 0;
    while (true) {
        std::deque<std::function<void()>> jobs;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait_for(lock, 1s, [this] { return ends_ || !jobs_.empty(); });
            if (ends_ && jobs_.empty()) return;
            jobs = std::exchange(jobs_, {});
        }
        for (auto& job : jobs) job();
        const auto now = lobby_.clock()().steady;
        if (now - ticked < 1000) continue;
        ticked = now;
        try {
            tick();
        } catch (const std::exception& error) {
            spdlog::error("campaigns cannot be looked after: {}", error.what());
        }
    }
}

/// Orders that end by the clock; keys that were closed; who has not asked for a while.
void Campaigns::tick() {
    const auto now = lobby_.clock()();
    for (const auto& campaign : store::due_campaigns(db_, now.wall)) {
        auto* one = open(campaign);
        if (!one) continue;
        if (auto batch = one->book->watch_clock(now.wall); batch && write(std::move(*batch)))
            tell(campaign);
        else
            drop(campaign);
    }
    look_at_finished();
    std::map<Seat, Asker> askers;
    {
        const std::lock_guard lock(mutex_);
        askers = askers_;
    }
    std::set<Eyes> looked_at;
    for (const auto& [seat, asker] : askers) {
        const bool is_there = now.steady - asker.asked < kAskedLately &&
                              sits(seat.first, seat.second) == asker.audience;
        if (is_there) {
            looked_at.insert({seat.first, asker.audience});
            continue;
        }
        const std::lock_guard lock(mutex_);
        askers_.erase(seat);
    }
    const std::lock_guard lock(mutex_);
    std::erase_if(ready_, [&](const auto& entry) { return !looked_at.contains(entry.first); });
}

Campaigns::Open* Campaigns::open(const std::string& campaign) {
    const auto now = lobby_.clock()().steady;
    if (const auto found = open_.find(campaign); found != open_.end()) {
        found->second.used = now;
        return &found->second;
    }
    auto book = store::find_campaign(db_, campaign);
    if (!book) return nullptr;
    try {
        auto opened =
            std::make_unique<CampaignBook>(db_, std::move(*book), lobby_.downtime().outages);
        if (open_.size() >= kMostOpen)
            open_.erase(std::ranges::min_element(
                open_, {}, [](const auto& entry) { return entry.second.used; }));
        std::erase_if(looked_at_, [&](const auto& known) { return known.campaign == campaign; });
        return &(open_[campaign] = Open{std::move(opened), now});
    } catch (const std::exception& error) {
        spdlog::error("campaign {} cannot be opened: {}", campaign, error.what());
        return nullptr;
    }
}

/// Waits for the disk: nothing is told before.
bool Campaigns::write(store::Batch batch) {
    std::promise<store::Outcome> written;
    batch.done = [&](store::Outcome outcome) { written.set_value(outcome); };
    lobby_.writer().append(std::move(batch));
    return written.get_future().get() == store::Outcome::Written;
}

/// Nothing: this key sits nowhere. Without a key he only watches.
std::optional<fog::Audience> Campaigns::sits(const std::string& campaign,
                                             const std::string& key_hash) {
    if (key_hash.empty()) return fog::Audience::Public;
    const auto role = store::role_of_key(db_, campaign, key_hash);
    return role ? fog::seat_named(*role) : std::nullopt;
}

/// What has not changed for him is not written anew.
CampaignTold Campaigns::told(const std::string& campaign, fog::Audience audience,
                             const CampaignTold& before) {
    auto* one = open(campaign);
    if (!one) return {};
    auto seen = one->book->view(audience);
    if (audience != fog::Audience::Public) seen.deleted_at = lobby_.deleted_at(db_, campaign);
    auto view = std::make_shared<const fog::CampaignView>(std::move(seen));
    if (before.view && *before.view == *view) return before;
    const auto text = wire::campaign_view_text(*view);
    return {200, std::make_shared<const std::string>(gzipped(text)),
            '"' + store::hex(store::blake2b(text)).substr(0, 32) + '"', std::move(view)};
}

/// What whoever asks gets from now on.
void Campaigns::tell(const std::string& campaign) {
    if (const auto* one = open(campaign); one && one->book->state().step == campaign::Step::Over)
        lobby_.open_children(campaign);
    std::map<fog::Audience, CampaignTold> before;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [eyes, view] : ready_)
            if (eyes.first == campaign) before[eyes.second] = view;
    }
    for (const auto& [audience, known] : before) {
        auto view = told(campaign, audience, known);
        const std::lock_guard lock(mutex_);
        ready_[{campaign, audience}] = std::move(view);
    }
}

/// It is read from the disk again when somebody asks.
void Campaigns::drop(const std::string& campaign) {
    open_.erase(campaign);
    const std::lock_guard lock(mutex_);
    std::erase_if(ready_, [&](const auto& entry) { return entry.first.first == campaign; });
}

void Campaigns::forget(std::string campaign) {
    post([this, campaign = std::move(campaign)] { drop(campaign); });
}

std::string Campaigns::list_now() {
    std::vector<wire::OfferedCampaign> offered;
    if (const auto files = scenario::list_campaigns(lobby_.db_folder(), lobby_.library())) {
        for (const auto& wrong : files->left_out)
            spdlog::error("a campaign is not listed: {}", wrong.reason);
        for (const auto& one : files->titles)
            offered.push_back({one.id, one.title, one.summary, one.days, one.phases, one.places});
    }
    std::vector<wire::ListedCampaign> listed;
    for (const auto& [book, stage] : store::listed_campaigns(db_)) {
        const auto* one = open(book.id);
        if (!one) continue;
        const auto& now = one->book->state().now;
        listed.push_back({book.id, book.scenario, book.title, now.day, now.phase, stage.over});
    }
    return wire::campaigns_text(offered, listed);
}

void Campaigns::list(Done done) {
    post([this, done = std::move(done)] {
        try {
            done({200, list_now(), {}});
        } catch (const std::exception& error) {
            spdlog::error("campaigns cannot be listed: {}", error.what());
            done(declined(500, cannot_read()));
        }
    });
}

Made Campaigns::begin_now(const std::string& request, const std::string& address,
                          const std::string& origin) {
    const auto asked = wire::parse_new_campaign(request);
    if (!asked) return declined(400, asked.error());
    const auto maker = address.empty() ? std::string{} : store::blake2b(address);
    const auto held = store::campaigns_held(db_, maker);
    if (!address.empty() && (held.of_address >= kMostOfAddress || held.of_all >= kMostOfAll))
        return declined(429, {RefusalCode::TooManyBattles,
                              "There are too many campaigns that go on. End one first.",
                              {}});
    auto plan = scenario::load_campaign(lobby_.db_folder(), asked->campaign, lobby_.library());
    if (!plan) return declined(422, plan.error());
    plan->options.take_in = asked->take_in.value_or(plan->options.take_in);
    plan->options.order_seconds = asked->order_seconds.value_or(plan->options.order_seconds);
    auto book = store::new_battle(plan->id, plan->title, lobby_.clock()().wall);
    book.kind = store::BookKind::Campaign;
    std::vector<wire::SeatLink> seats;
    std::vector<store::Seat> links;
    for (const auto seat : fog::kSeats) {
        if (!fog::sits_here(*plan, seat)) continue;
        const std::string role{fog::seat_name(seat)};
        if (seat == fog::Audience::Public) {
            seats.push_back({role, "", origin + "/campaign/" + book.id});
            continue;
        }
        const auto token = store::new_token();
        links.push_back({role, store::hash_of_token(token)});
        seats.push_back({role, token, link_to(origin, store::BookKind::Campaign, book.id, token)});
    }
    const auto maker_key = store::new_token();
    auto batch = begun_campaign(book, std::move(*plan));
    batch.links = std::move(links);
    batch.maker = store::Maker{maker, store::hash_of_token(maker_key), asked->is_listed};
    if (!write(std::move(batch))) return declined(503, cannot_write());
    return {201, wire::campaign_created_text(book.id, seats, maker_key), book.id};
}

void Campaigns::begin(std::string request, std::string address, std::string origin, Done done) {
    post([this, request = std::move(request), address = std::move(address),
          origin = std::move(origin), done = std::move(done)] {
        try {
            done(begin_now(request, address, origin));
        } catch (const std::exception& error) {
            spdlog::error("a campaign cannot be begun: {}", error.what());
            done(declined(500, refusal_of(RefusalCode::ServerError)));
        }
    });
}

Made Campaigns::command_now(const std::string& campaign, const std::string& key,
                            const std::string& request) {
    auto* one = open(campaign);
    if (!one) return declined(404, refusal_of(RefusalCode::NoSuchCampaign));
    const auto who = sits(campaign, hash_of_key(key));
    if (!who || *who == fog::Audience::Public)
        return declined(401, {RefusalCode::NoSeat, "That key is no seat of this campaign.", {}});
    const auto asked = wire::parse_campaign_command(request);
    if (!asked) return declined(400, asked.error());
    if (const auto known = one->book->answered(*who, *asked))
        return {static_cast<int>(known->status), known->text, {}};
    if (*who == fog::Audience::Referee) {
        if (const auto* make = get_if<campaign::MakeBattle>(&asked->command))
            return make_battle(*one, *asked, *make);
        if (const auto* take = get_if<campaign::TakeInBattle>(&asked->command))
            return take_in_battle(*one, *asked, *take);
    }
    return finish(campaign, one->book->hear(*who, *asked, lobby_.clock()().wall));
}

/// To the disk, and only then to anybody; a book that is ahead of the disk is dropped.
Made Campaigns::finish(const std::string& campaign, CampaignBook::Heard heard) {
    if (!heard.batch) return {static_cast<int>(heard.status), heard.text, {}};
    if (!write(std::move(*heard.batch))) {
        drop(campaign);
        return declined(503, cannot_write());
    }
    tell(campaign);
    return {200, heard.text, {}};
}

void Campaigns::command(std::string campaign, std::string key, std::string request, Done done) {
    post([this, campaign = std::move(campaign), key = std::move(key), request = std::move(request),
          done = std::move(done)] {
        try {
            done(command_now(campaign, key, request));
        } catch (const std::exception& error) {
            spdlog::error("campaign {} is read again: {}", campaign, error.what());
            drop(campaign);
            done(declined(500, refusal_of(RefusalCode::ServerError)));
        }
    });
}

std::optional<CampaignTold> Campaigns::ready(const AskedView& asked) {
    if (!asked.as.empty()) return std::nullopt;
    const auto hash = hash_of_key(asked.key);
    const std::lock_guard lock(mutex_);
    const auto asker = askers_.find({asked.campaign, hash});
    if (asker == askers_.end()) return std::nullopt;
    const auto view = ready_.find({asked.campaign, asker->second.audience});
    if (view == ready_.end()) return std::nullopt;
    asker->second.asked = lobby_.clock()().steady;
    return view->second;
}

CampaignTold Campaigns::view_now(const AskedView& asked) {
    if (!open(asked.campaign))
        return {store::is_gone(db_, asked.campaign) ? 410U : 404U, nullptr, {}};
    const auto hash = hash_of_key(asked.key);
    const auto own = sits(asked.campaign, hash);
    if (!own) return {401, nullptr, {}};
    if (!asked.as.empty()) {
        const auto eyes = fog::seat_named(asked.as);
        if (*own != fog::Audience::Referee || !eyes) return {404, nullptr, {}};
        return told(asked.campaign, *eyes);
    }
    auto view = told(asked.campaign, *own);
    const std::lock_guard lock(mutex_);
    askers_[{asked.campaign, hash}] = {*own, lobby_.clock()().steady};
    ready_[{asked.campaign, *own}] = view;
    return view;
}

void Campaigns::view(AskedView asked, Shown done) {
    post([this, asked = std::move(asked), done = std::move(done)] {
        try {
            done(view_now(asked));
        } catch (const std::exception& error) {
            spdlog::error("campaign {} cannot be shown: {}", asked.campaign, error.what());
            done({503, nullptr, {}});
        }
    });
}

}  // namespace room
