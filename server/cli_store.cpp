#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <thread>

#include <sodium.h>

#include "cli.h"
#include "cli_campaign.h"
#include "cli_errors.h"
#include "fog/view_of.h"
#include "game/play/evolve.h"
#include "room/room.h"
#include "scenario/campaign_files.h"
#include "scenario/scenarios.h"
#include "store/backup.h"
#include "store/campaigns.h"
#include "store/deletion.h"
#include "store/digest.h"
#include "store/errands.h"
#include "store/events_json.h"
#include "store/file_checks.h"
#include "store/seat_links.h"
#include "store/set_aside.h"
#include "store/snapshots.h"
#include "wire/write.h"

namespace cli {
namespace {

std::int64_t wall_clock() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

store::Battle battle_named(store::Database& db, const std::string& id) {
    auto battle = store::find_battle(db, id);
    if (!battle) throw std::runtime_error("There is no battle " + id + ".");
    return *battle;
}

store::History history_of(const Kept& options) {
    auto db = store::open_to_read(options.data);
    const auto battle = battle_named(db, options.battle);
    auto history = store::read_history(db, battle.id, battle.commitment, options.up_to);
    if (!history.damage.empty())
        std::fprintf(stderr, "The journal is damaged after event %lld: %s.\n",
                     static_cast<long long>(history.head.seq), history.damage.c_str());
    return history;
}

std::string commitment_of(const Kept& options) {
    auto db = store::open_to_read(options.data);
    return store::hex(battle_named(db, options.battle).commitment);
}

int exit_of(const store::History& history) {
    return history.damage.empty() ? Exit::Well : Exit::Failed;
}

/// False: it is damaged.
bool tell_verdict(store::Database& db, const store::Battle& battle) {
    const auto verdict = store::verify_battle(db, battle);
    const auto& damage = verdict.damage;
    std::printf("%s  %-5s last good event %lld, %lld snapshots, %lld dice, digest %s%s%s\n",
                battle.id.c_str(), damage.empty() ? "ok" : "DAMAGED",
                static_cast<long long>(verdict.events), static_cast<long long>(verdict.snapshots),
                static_cast<long long>(verdict.dice), verdict.digest.c_str(),
                damage.empty() ? "" : ": ", damage.c_str());
    if (!verdict.aside.empty())
        std::printf("%s  SET ASIDE: %s\n", battle.id.c_str(), verdict.aside.c_str());
    return damage.empty();
}

/// By the server that has the folder. Empty: it is done; else why not.
std::string answer_of_server(const std::string& data, const store::Errand& errand) {
    using namespace std::chrono_literals;
    store::ask_errand(data, errand);
    for (int i = 0; i < 200; ++i) {
        if (auto answer = store::errand_answer(data, errand.id)) return *answer;
        std::this_thread::sleep_for(50ms);
    }
    store::forget_errand(data, errand.id);
    throw store::FolderError("The server that has " + data + " does not answer.");
}

/// By the server that has the folder, or here if none has. Empty: it is done; else why not.
std::string done_there(const std::string& data, const store::Errand& errand) {
    if (const store::FolderLock lock(data); lock) {
        store::Database db(store::DataFolder::file_of(data), store::Access::ReadWrite);
        store::Transaction transaction(db);
        auto why = store::run_errand(db, errand, wall_clock());
        if (why.empty()) transaction.commit();
        return why;
    }
    return answer_of_server(data, errand);
}

/// What it remembers of open seats; all else it reads anew. Also when nobody is found any more: the
/// last time it may not have answered.
void let_server_forget(const std::string& data) {
    const auto why = answer_of_server(data, {store::new_battle_id(), {}, {}, {}, true});
    if (!why.empty()) throw store::FolderError(why);
}

}  // namespace

int verify(const std::string& data, const std::string& db_folder) {
    return with_errors_told([&] {
        auto db = store::open_to_read(data);
        static_cast<void>(store::version_of(db, store::DataFolder::file_of(data)));
        if (!store::is_of_this_version(db))
            throw store::FolderError(data + " was written by an older ordercap. Start the server "
                                            "there once: it brings the database up to date.");
        const auto damage = store::file_damage(db, find_db(db_folder));
        if (!damage.empty()) std::printf("DAMAGED: the file: %s\n", damage.c_str());
        const auto list = store::all_battles(db);
        if (!list.damage.empty())
            std::printf("DAMAGED: some battles cannot be listed: %s\n", list.damage.c_str());
        bool well = damage.empty() && list.damage.empty();
        for (const auto& battle : list.battles) well &= tell_verdict(db, battle);
        for (const auto& campaign : store::all_campaigns(db))
            well &= tell_campaign_verdict(db, campaign);
        return well ? Exit::Well : Exit::Failed;
    });
}

int digest(const Kept& options) {
    return with_errors_told([&]() -> int {
        if (is_campaign(options)) return campaign_digest(options);
        const auto history = history_of(options);
        std::printf("%lld %s\n", static_cast<long long>(history.head.seq),
                    store::digest_of(store::replayed(history.events)).c_str());
        return exit_of(history);
    });
}

int replay(const Kept& options) {
    return with_errors_told([&]() -> int {
        if (is_campaign(options)) return campaign_replay(options);
        const auto history = history_of(options);
        for (const auto& recorded : history.events) {
            const auto& cause = recorded.cause;
            const auto who = cause.actor.empty() ? "" : cause.actor + '/' + cause.cmd_id + ' ';
            std::printf("%lld %s%s\n", static_cast<long long>(recorded.seq), who.c_str(),
                        store::write_event(recorded.event).c_str());
        }
        return exit_of(history);
    });
}

/// The same projector as the server's; nobody is shown as connected.
int view(const Kept& options) {
    return with_errors_told([&]() -> int {
        if (is_campaign(options)) return campaign_view(options);
        const auto audience = fog::seat_named(options.audience);
        if (!audience) throw std::runtime_error("An audience is blue, red, referee or public.");
        const auto history = history_of(options);
        game::Game game;
        fog::Table table;
        table.commitment = commitment_of(options);
        fog::Chronicle chronicle(*audience);
        for (const auto& recorded : history.events) {
            game::evolve(game, recorded.event);
            chronicle.tell(game, recorded.event);
        }
        const auto view = fog::view_of(game, chronicle, table);
        std::printf("%s\n", wire::view_text(view, *audience, 0).c_str());
        return exit_of(history);
    });
}

int renew(const Kept& options, const std::string& origin) {
    return with_errors_told([&] {
        if (sodium_init() < 0) return Exit::Failed;
        static_cast<void>(store::open_to_read(options.data));
        const auto token = store::new_token();
        const auto why = done_there(options.data, {store::new_battle_id(), options.battle,
                                                   options.audience, store::hash_of_token(token)});
        if (!why.empty()) throw std::invalid_argument(why);
        std::printf("%s/battle/%s#seat=%s\n", origin.c_str(), options.battle.c_str(),
                    token.c_str());
        return Exit::Well;
    });
}

int erase(const std::string& data, const std::string& who) {
    return with_errors_told([&] {
        if (sodium_init() < 0) return Exit::Failed;
        if (!std::filesystem::exists(store::DataFolder::file_of(data)))
            throw store::FolderError("There is no battle in " + data + ".");
        store::Database db(store::DataFolder::file_of(data), store::Access::ReadWrite);
        const auto gone = store::erase_from_file(db, who);
        std::printf("%lld names and addresses are erased.\n", static_cast<long long>(gone.count));
        if (!store::FolderLock(data)) let_server_forget(data);
        if (!gone.is_log_empty)
            std::fprintf(stderr, "The log of the file could not be emptied, since another program "
                                 "reads it: run this again.\n");
        return gone.count > 0 && gone.is_log_empty ? Exit::Well : Exit::Failed;
    });
}

int back_up(const std::string& data, const std::string& file) {
    return with_errors_told([&] {
        if (!std::filesystem::exists(store::DataFolder::file_of(data)))
            throw store::FolderError("There is no battle in " + data + ".");
        store::back_up(store::DataFolder::file_of(data), file);
        return Exit::Well;
    });
}

int restore(const std::string& file, const std::string& data, const std::string& db) {
    return with_errors_told([&] {
        const auto damage = store::restore(file, data, find_db(db));
        if (damage.empty()) return Exit::Well;
        std::fprintf(stderr, "Not all of %s could be read, the rest is restored: %s\n",
                     file.c_str(), damage.c_str());
        return Exit::Failed;
    });
}

int release(const std::string& data, const std::string& db, const std::string& battle) {
    return with_errors_told([&] {
        if (!std::filesystem::exists(store::DataFolder::file_of(data)))
            throw store::FolderError("There is no battle in " + data + ".");
        const store::DataFolder folder(data, find_db(db));
        store::Database database(folder.file(), store::Access::ReadWrite);
        if (!store::release(database, battle_named(database, battle).id))
            throw std::runtime_error("Battle " + battle + " is not set aside.");
        std::printf("%s is in play again.\n", battle.c_str());
        return Exit::Well;
    });
}

int remove(const std::string& data, const std::string& db, const std::string& battle) {
    return with_errors_told([&] {
        if (!std::filesystem::exists(store::DataFolder::file_of(data)))
            throw store::FolderError("There is no battle in " + data + ".");
        const store::DataFolder folder(data, find_db(db));
        store::Database database(folder.file(), store::Access::ReadWrite);
        database.run("PRAGMA secure_delete = ON");
        store::Transaction transaction(database);
        store::delete_battle(database, battle_named(database, battle).id, wall_clock());
        transaction.commit();
        std::printf("%s is deleted.\n", battle.c_str());
        return Exit::Well;
    });
}

namespace {

/// Says which scenarios and campaigns can be played, and what is wrong with the others.
int check_battles(const std::filesystem::path& folder) {
    const auto library = scenario::read_library(folder / "data");
    if (!library) throw std::runtime_error(library.error().reason);
    const auto scenarios = scenario::list_scenarios(folder / "scenarios", *library);
    if (!scenarios) throw std::runtime_error(scenarios.error().reason);
    const auto campaigns = scenario::list_campaigns(folder, *library);
    if (!campaigns) throw std::runtime_error(campaigns.error().reason);
    for (const auto& title : scenarios->titles) std::printf("scenario %s: ok\n", title.id.c_str());
    for (const auto& title : campaigns->titles) std::printf("campaign %s: ok\n", title.id.c_str());
    for (const auto* left_out : {&scenarios->left_out, &campaigns->left_out})
        for (const auto& wrong : *left_out) std::printf("NOT LISTED: %s\n", wrong.reason.c_str());
    const bool sound = scenarios->left_out.empty() && campaigns->left_out.empty();
    return sound ? Exit::Well : Exit::Failed;
}

}  // namespace

int doctor(const std::string& data, const std::string& db) {
    return with_errors_told([&] {
        const auto folder = find_db(db);
        std::printf("rules data and scenarios: %s\n", folder.c_str());
        const int found = check_battles(folder);
        if (!std::filesystem::exists(store::DataFolder::file_of(data))) {
            std::printf("data folder %s: no battles yet\n", data.c_str());
            return found;
        }
        return std::max<int>(found, verify(data, db));
    });
}

}  // namespace cli
