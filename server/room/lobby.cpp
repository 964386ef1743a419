#include "room/lobby.h"

#include <fstream>
#include <future>

#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "fog/audience.h"
#include "room/begin_battle.h"
#include "room/links.h"
#include "store/children.h"
#include "store/digest.h"
#include "store/errands.h"
#include "store/seat_links.h"
#include "wire/equipment.h"

namespace room {
namespace {

namespace fs = std::filesystem;
constexpr std::int64_t kUpEvery = 10'000;

std::string bots_of(std::string_view word) {
    return std::string(word == "both" ? kBothSides : word);
}

scenario::Library library_of(const fs::path& db_folder) {
    auto library = scenario::read_library(db_folder / "data");
    if (!library) throw store::FolderError(library.error().reason);
    return std::move(*library);
}

LobbyAnswer problem(unsigned status, const Refusal& refusal) {
    return {status, wire::problem_text(refusal)};
}

/// Seats of people, each once.
bool can_be_sought(const game::Scenario& scenario, const wire::NewBattle& request) {
    const auto bots = bots_of(request.bot);
    std::vector<std::string> seen;
    for (const auto& role : request.sought) {
        const auto seat = fog::seat_named(role);
        const bool is_free = seat && *seat != fog::Audience::Public &&
                             fog::sits_here(scenario, *seat) && !contains(seen, role) &&
                             bots.find(role) == std::string::npos;
        if (!is_free) return false;
        seen.push_back(role);
    }
    return true;
}

tl::unexpected<Refusal> refuse_seat() {
    return tl::unexpected(
        Refusal{RefusalCode::NoSeat, "That seat of this battle cannot be left open.", {}});
}

}  // namespace

Made declined(int status, const Refusal& why) { return {status, wire::problem_text(why), {}}; }

Refusal cannot_read() { return refusal_of(RefusalCode::CannotRead); }

Refusal cannot_write() {
    return {RefusalCode::CannotWrite,
            "The server cannot write at the moment. Nothing was lost; try again.",
            {}};
}

Lobby::Lobby(const store::DataFolder& folder, store::Writer& writer, fs::path db_folder,
             Clock clock, std::string test_seed)
    : folder_(folder), writer_(writer), db_folder_(std::move(db_folder)), clock_(std::move(clock)),
      test_seed_(std::move(test_seed)),
      downtime_(store::begin_uptime(folder_.file(), folder_.life(), clock_().wall)),
      up_time_(downtime_.outages), library_(library_of(db_folder_)),
      scenarios_(db_folder_ / "scenarios", library_) {
    look_at_clock();
    auto db = store::open_to_read(folder_.folder());
    const auto kept = store::all_battles(db);
    if (!kept.damage.empty()) spdlog::error("some battles cannot be listed: {}", kept.damage);
    auto progress = store::all_progress(db);
    const auto makers = store::all_makers(db);
    auto open = store::all_open_seats(db);
    for (const auto& battle : kept.battles) {
        const auto standing = store::standing_of(db, battle);
        const auto maker = makers.find(battle.id);
        index_.add(battle, progress[battle.id].stage,
                   maker == makers.end() ? std::nullopt : std::optional(maker->second), true);
        if (standing.is_shut) index_.shut(battle.id);
        if (const auto at = deleted_at(db, battle.id)) index_.be_deleted_at(battle.id, at);
        if (!progress[battle.id].stage.over) index_.seek(battle.id, open[battle.id]);
    }
}

LobbyAnswer Lobby::scenario(std::string_view id) const {
    const auto scenario = scenario::load_scenario(db_folder_ / "scenarios", id, library_);
    if (!scenario)
        return problem(scenario.error().code == RefusalCode::NoSuchScenario ? 404 : 422,
                       scenario.error());
    return {200,
            wire::scenario_text({scenario->id, scenario->title, scenario->summary, scenario->turns,
                                 scenario->field.width, scenario->field.height},
                                scenario->options)};
}

std::string Lobby::equipment() const {
    std::vector<wire::ListedLine> all;
    all.reserve(library_.lines.size());
    for (const auto& line : library_.lines) all.push_back({line.id, fog::type_seen(line)});
    return wire::equipment_text(all);
}

LobbyAnswer Lobby::battle(std::string_view id, std::string_view key) const try {
    auto text = index_.text(id);
    if (text && index_.is_shut(id)) {
        auto db = store::open_to_read(folder_.folder());
        if (key.empty() || !store::role_of_key(db, id, store::hash_of_token(key))) text.reset();
    }
    if (!text) return problem(404, refusal_of(RefusalCode::NoSuchBattle));
    return {200, std::move(*text)};
} catch (const std::exception& error) {
    spdlog::error("who sits in battle {} cannot be read: {}", id, error.what());
    return problem(500, cannot_read());
}

void Lobby::add_child(const store::Battle& battle, const store::Stage& stage) {
    index_.add(battle, stage, std::nullopt, true);
    index_.shut(battle.id);
}

void Lobby::open_children(const std::string& campaign) {
    auto db = store::open_to_read(folder_.folder());
    for (const auto& child : store::battles_of(db, campaign)) index_.open(child);
}

Result<Lobby::Prepared> Lobby::prepare(const wire::NewBattle& request, const std::string& origin,
                                       bool reuses_links) {
    auto scenario = scenario::load_scenario(db_folder_ / "scenarios", request.scenario, library_);
    if (!scenario) return tl::unexpected(scenario.error());
    for (const auto& [name, value] : request.options)
        if (const auto set = rules::set_option(scenario->options, name, value); !set)
            return tl::unexpected(set.error());
    if (const auto fit = rules::judge_together(scenario->options); !fit)
        return tl::unexpected(fit.error());
    const auto now = clock_().wall;
    Prepared made;
    made.battle = store::new_battle(scenario->id, scenario->title, now, test_seed_);
    made.battle.bots = bots_of(request.bot);
    made.maker_key = store::new_token();
    made.batch = begin_battle(*scenario, made.battle, now);
    made.open = {request.sought, request.words,
                 rules::option_value(scenario->options, "step_seconds")};
    if (!can_be_sought(*scenario, request)) return refuse_seat();
    for (const auto seat : fog::kSeats) {
        if (!fog::sits_here(*scenario, seat)) continue;
        const std::string role{fog::seat_name(seat)};
        if (contains(request.sought, role)) continue;
        const auto token = store::new_token();
        const bool is_key = reuses_links || seat == fog::Audience::Public;
        (is_key ? made.batch.seats : made.batch.links)
            .push_back({role, store::hash_of_token(token)});
        made.seats.push_back(
            {role, token, link_to(origin, store::BookKind::Battle, made.battle.id, token)});
    }
    return made;
}

Result<Lobby::Prepared> Lobby::prepare_or_refuse(const wire::NewBattle& request,
                                                 const std::string& origin) try {
    return prepare(request, origin, reuses_links_);
} catch (const std::exception& mistake) {
    spdlog::error("a battle of {} cannot be begun: {}", request.scenario, mistake.what());
    return refuse(RefusalCode::CannotBegin);
}

std::optional<Refusal> Lobby::too_many(const wire::NewBattle& request,
                                       std::string_view address) const {
    const auto held = index_.holdings(address);
    const bool is_here = address.empty();
    if (!is_here && held.of_address >= quotas_.battles_of_address)
        return refusal_of(RefusalCode::TooManyBattles);
    if (request.bot.empty()) return std::nullopt;
    if (held.with_bots >= quotas_.bot_battles ||
        (!is_here && held.with_bots_of_address >= quotas_.bot_battles_of_address))
        return refusal_of(RefusalCode::TooManyBots);
    return std::nullopt;
}

void Lobby::make(std::string_view request, std::string_view address, const std::string& origin,
                 Done done) {
    const auto asked = wire::parse_new_battle(request);
    if (!asked) return done({400, wire::problem_text(asked.error()), {}});
    const auto maker = address.empty() ? std::string{} : store::blake2b(address);
    if (const auto why = too_many(*asked, maker)) return done({429, wire::problem_text(*why), {}});
    auto made = prepare_or_refuse(*asked, origin);
    if (!made) return done({422, wire::problem_text(made.error()), {}});
    auto batch = std::move(made->batch);
    batch.maker = store::Maker{maker, store::hash_of_token(made->maker_key), asked->is_listed};
    batch.also = [battle = made->battle.id, open = made->open, now = made->battle.created](
                     store::Database& db) { store::insert_open_seats(db, battle, open, now); };
    index_.add(made->battle, *batch.stage, batch.maker, false);
    index_.seek(made->battle.id, made->open);
    batch.done = [this, done = std::move(done), battle = made->battle.id,
                  text = wire::created_text(made->battle.id, made->seats, made->open.roles,
                                            made->maker_key)](store::Outcome outcome) {
        if (outcome == store::Outcome::Written) {
            index_.written(battle);
            return done({201, text, battle});
        }
        forget(battle);
        done({503, wire::problem_text(cannot_write()), {}});
    };
    writer_.append(std::move(batch));
}

void Lobby::forget(std::string_view battle) {
    index_.remove(battle);
    const std::lock_guard lock(mutex_);
    std::erase_if(bot_seats_, [&](const auto& seat) { return seat.first == battle; });
}

std::vector<wire::SeatLink> Lobby::demo(const std::string& origin) {
    const auto file = folder_.folder() / "demo-seats";
    std::ifstream in(file);
    std::string battle;
    std::vector<wire::SeatLink> seats;
    in >> battle;
    for (std::string role, token; in >> role >> token;)
        seats.push_back({role, token, link_to(origin, store::BookKind::Battle, battle, token)});
    if (seats.size() >= fog::kAudiences.size()) return seats;

    wire::NewBattle wanted;
    wanted.scenario = "demo";
    auto made = prepare(wanted, origin, true);
    if (!made) throw store::FolderError("The demo battle cannot be made: " + made.error().reason);
    const auto stage = made->batch.stage;
    std::promise<store::Outcome> written;
    made->batch.done = [&](store::Outcome outcome) { written.set_value(outcome); };
    writer_.append(std::move(made->batch));
    if (written.get_future().get() != store::Outcome::Written)
        throw store::FolderError("The demo battle cannot be written.");
    index_.add(made->battle, *stage, std::nullopt, true);
    const auto old_mask = ::umask(0077);
    std::ofstream out(file);
    ::umask(old_mask);
    out << made->battle.id << '\n';
    for (const auto& seat : made->seats) out << seat.role << ' ' << seat.token << '\n';
    return made->seats;
}

std::vector<BotSeat> Lobby::seat_bots(const std::string& battle, std::string_view bots) {
    std::vector<BotSeat> seats;
    for (const auto* role : {"blue", "red"}) {
        if (bots.find(role) == std::string_view::npos) continue;
        seats.push_back({battle, role, store::new_token()});
        bot_seats_.emplace_back(battle,
                                store::Seat{role, store::hash_of_token(seats.back().token), true});
    }
    return seats;
}

std::vector<BotSeat> Lobby::bots_to_start() {
    const auto battles = index_.bots();
    const std::lock_guard lock(mutex_);
    std::vector<BotSeat> all;
    for (const auto& [id, bots] : battles)
        for (auto& seat : seat_bots(id, bots)) all.push_back(std::move(seat));
    return all;
}

std::vector<BotSeat> Lobby::start_bots(const std::string& battle) {
    const auto battles = index_.bots();
    const auto found = battles.find(battle);
    if (found == battles.end()) return {};
    const std::lock_guard lock(mutex_);
    return seat_bots(battle, found->second);
}

std::vector<store::Seat> Lobby::seats_of_bots(std::string_view battle) const {
    const std::lock_guard lock(mutex_);
    std::vector<store::Seat> seats;
    for (const auto& [id, seat] : bot_seats_)
        if (id == battle) seats.push_back(seat);
    return seats;
}

void Lobby::keep_up() {
    look_at_clock();
    const auto now = clock_();
    if (now.steady - written_up_ >= kUpEvery) write_up(now);
}

void Lobby::write_up(Moment now) {
    written_up_ = now.steady;
    store::Batch batch;
    batch.also = [wall = now.wall](store::Database& db) { store::keep_up(db, wall); };
    writer_.append(std::move(batch));
}

std::int64_t Lobby::after(std::int64_t since, std::int64_t left) const {
    look_at_clock();
    return up_time_.after(since, left);
}

/// Only the server writes while it runs, also what its operator asks for.
void Lobby::run_errands() {
    for (const auto& errand : store::take_errands(folder_.folder())) {
        if (errand.is_of_erasure) {
            look_at_open_seats(errand);
            continue;
        }
        auto why = std::make_shared<std::string>();
        store::Batch batch;
        batch.battle = errand.battle;
        batch.also = [why, errand, now = clock_().wall](store::Database& db) {
            *why = store::run_errand(db, errand, now);
        };
        batch.done = [this, why = std::move(why), errand](store::Outcome outcome) {
            if (outcome != store::Outcome::Written) *why = cannot_write().reason;
            if (why->empty())
                spdlog::info("security: renewal by the operator: {} of {}", errand.role,
                             errand.battle);
            store::answer_errand(folder_.folder(), errand.id, *why);
        };
        writer_.append(std::move(batch));
    }
}

void Lobby::look_at_open_seats(const store::Errand& errand) {
    auto open = std::make_shared<std::map<std::string, store::OpenSeats>>();
    store::Batch batch;
    batch.also = [open](store::Database& db) { *open = store::all_open_seats(db); };
    batch.done = [this, open, errand](store::Outcome outcome) {
        const bool is_read = outcome == store::Outcome::Written;
        if (is_read) index_.seek_all(*open);
        store::answer_errand(folder_.folder(), errand.id, is_read ? "" : cannot_write().reason);
    };
    writer_.append(std::move(batch));
}

std::int64_t Lobby::while_up(std::int64_t since, std::int64_t left) const {
    look_at_clock();
    return up_time_.while_up(since, left);
}

/// What it leapt over never was.
void Lobby::look_at_clock() const {
    const auto leap = up_time_.look(clock_());
    if (!leap) return;
    spdlog::warn("the clock leapt by {} minutes: nothing is deleted or opened by that",
                 (leap->to - leap->from) / 60'000);
    store::Batch batch;
    batch.also = [leap = *leap](store::Database& db) { store::leap(db, leap); };
    writer_.append(std::move(batch));
}

void Lobby::flush() {
    look_at_clock();
    write_up(clock_());
    writer_.flush();
}

std::string Lobby::metrics() const {
    const auto figures = writer_.figures();
    std::string text;
    const auto add = [&](std::string_view name, std::string_view kind, std::int64_t value) {
        const auto full = "ordercap_" + std::string(name);
        text += "# TYPE " + full + ' ' + std::string(kind) + '\n' + full + ' ' +
                std::to_string(value) + '\n';
    };
    add("commits_total", "counter", figures.commits);
    add("commit_failures_total", "counter", figures.failures);
    add("commit_microseconds_total", "counter", figures.microseconds);
    add("batches_written_total", "counter", figures.batches);
    add("events_written_total", "counter", figures.rows);
    add("batches_queued", "gauge", figures.queued);
    return text;
}

}  // namespace room
