#include <chrono>
#include <cstdio>
#include <fstream>

#include <sodium.h>

#include "bot/player.h"
#include "cli.h"
#include "net/bot_client.h"
#include "store/digest.h"

namespace cli {
namespace {

/// Other than those of any other run: a seat's commands have ids of their own.
std::string new_name() {
    return "bot" + std::to_string(randombytes_random()) + std::to_string(randombytes_random());
}

Address address_of(std::string url) {
    if (url.starts_with("http://")) url = url.substr(7);
    while (url.ends_with('/')) url.pop_back();
    return parse_address(url);
}

/// How long the answers took and how much was heard, for the load tests.
class Timings {
  public:
    explicit Timings(const std::string& file) {
        if (!file.empty()) out_.open(file, std::ios::app);
    }
    void sent() { sent_ = std::chrono::steady_clock::now(); }
    void answered() {
        const auto took = std::chrono::steady_clock::now() - sent_;
        if (out_.is_open())
            out_ << "answer " << std::chrono::duration_cast<std::chrono::microseconds>(took).count()
                 << std::endl;
    }
    void heard(std::string_view text) {
        if (!out_.is_open()) return;
        const bool is_view = text.find("\"type\":\"view\"") != std::string_view::npos;
        const bool is_update = text.find("\"patch\":") != std::string_view::npos;
        if (is_view || is_update)
            out_ << (is_view ? "view " : "update ") << text.size() << std::endl;
    }

  private:
    std::ofstream out_;
    std::chrono::steady_clock::time_point sent_;
};

/// A link is spent by whoever opens it first, so its key is told: to come back with.
std::string sit_down(const Bot& options, const std::string& host, const std::string& port) try {
    const auto drawn = store::new_token();
    auto key = net::open_link(host, port, options.battle, options.token, drawn);
    if (key == drawn)
        std::fprintf(stderr, "The link is spent; come back with --token %s\n", key.c_str());
    return key;
} catch (const std::exception&) {
    return options.token;  // nobody answers yet: it may be a key
}

/// What came of it, for whoever started the bot.
int tell_end(const bot::Tally& tally, net::BotEnd end, bool strict) {
    std::printf("turn %d, %d commands, %d accepted, %d refused%s\n", tally.turn, tally.sent,
                tally.accepted, tally.refused, tally.over ? ", the battle is over" : "");
    if (tally.refused > 0) std::printf("last refusal: %s\n", tally.last_refusal.c_str());
    if (end != net::BotEnd::Over) {
        std::fprintf(stderr, "%s\n",
                     end == net::BotEnd::Refused ? "The seat was refused."
                                                 : "The connection was lost.");
        return Exit::Connection;
    }
    return strict && tally.refused > 0 ? Exit::RefusedOffer : Exit::Well;
}

int play(const Bot& options) {
    const auto [host, port] = address_of(options.url);
    const auto key = sit_down(options, host, port);
    if (key.empty()) {
        std::fprintf(stderr, "The seat was refused.\n");
        return Exit::Connection;
    }
    bot::Player player(options.seed, new_name());
    std::ofstream acks;
    if (!options.acks.empty()) acks.open(options.acks, std::ios::app);
    Timings timings(options.timings);
    net::BotTalk talk;
    talk.hello = [&] { return player.hello(key); };
    talk.again = [&] { return player.again(); };
    talk.hear = [&](std::string_view text) {
        timings.heard(text);
        auto answers = player.hear(text);
        for (const auto& id : player.take_acknowledged()) {
            acks << id << std::endl;
            timings.answered();
        }
        if (!answers.empty()) timings.sent();
        return answers;
    };
    talk.is_over = [&] {
        const auto& tally = player.tally();
        return tally.over || (options.turns > 0 && tally.turn > options.turns) ||
               (options.strict && tally.refused > 0);
    };
    talk.pace = std::chrono::milliseconds(options.pace);
    talk.patience = std::chrono::seconds(options.patience);
    const auto end = net::play_as_bot(host, port, options.battle, talk);
    return tell_end(player.tally(), end, options.strict);
}

}  // namespace

int bot(const Bot& options) try {
    if (sodium_init() < 0) return Exit::Failed;
    return play(options);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return Exit::Usage;
}

}  // namespace cli
