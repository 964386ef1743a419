#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "courier/carrier.h"
#include "room/quotas.h"

/// The subcommands of `ordercap`. Each returns the exit code of the process.
namespace cli {

enum Exit : int {
    Well = 0,
    Failed = 1,      // damage was found, or what was asked for is not there
    Usage = 2,       // the command line makes no sense
    Folder = 3,      // the data folder is in use, missing, of another version, or cannot be written
    Disk = 4,        // the disk failed while serving; nothing that was acknowledged is lost
    Connection = 5,  // bot: no connection, or the seat was refused
    RefusedOffer = 6,  // bot --strict: something that was offered was refused
};

struct Serve {
    std::string listen = "127.0.0.1:8080";
    std::string data = "data";
    std::string web = "web/dist";
    std::string db;
    std::string metrics;
    std::string origin;
    std::vector<std::string> proxies;
    std::string test_seed;
    std::optional<std::int64_t> test_clock;
    int threads = 1;
    room::Quotas quotas;
    courier::Ways ways;
    bool demo = false;
    bool reusable_links = false;
    bool bots_play_alone = false;
};
int serve(const Serve& options);

struct Kept {
    std::string data;
    std::string battle;
    std::string audience;
    std::int64_t up_to = INT64_MAX;
};
int verify(const std::string& data, const std::string& db);
int digest(const Kept& options);
int replay(const Kept& options);
int view(const Kept& options);
/// What was released to an audience, one release a line, and its views after each command that
/// released something: an independent program makes the second of the first. (tests/projector)
int ledger(const Kept& options);
int views(const Kept& options);
/// Closes all keys and links of a seat, also while it is served, and prints one new link.
int renew(const Kept& options, const std::string& origin);
int back_up(const std::string& data, const std::string& file);
int restore(const std::string& file, const std::string& data, const std::string& db);
int release(const std::string& data, const std::string& db, const std::string& battle);
/// All that is kept of a battle but its name; not while it is served.
int remove(const std::string& data, const std::string& db, const std::string& battle);
/// Names, addresses and notices of a person, by address or name; also while it is served.
int erase(const std::string& data, const std::string& who);
int doctor(const std::string& data, const std::string& db);

struct Bot {
    std::string url;
    std::string battle;
    std::string token;
    std::uint64_t seed = 1;
    int turns = 0;
    int pace = 0;
    int patience = 15;
    bool strict = false;
    std::string acks;
    std::string timings;
};
int bot(const Bot& options);

/// db/ of the repository or of an installation: schema, data, scenarios.
std::filesystem::path find_db(const std::string& given);
/// One JSON object a line, on standard error.
void log_as_json();
struct Address {
    std::string host;
    std::string port;
};
/// "127.0.0.1:8080", "[::1]:0". Throws std::invalid_argument with a sentence.
Address parse_address(const std::string& text);

}  // namespace cli
