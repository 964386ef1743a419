#include <iostream>

#include <CLI/CLI.hpp>

#include "ask/ask.h"
#include "cli.h"

namespace {

constexpr const char* kFooter = R"(Exit codes:
  0  it went well
  1  damage was found, or what was asked for is not there
  2  the command line makes no sense
  3  the data folder is in use, missing, of another version, or cannot be written
  4  serve: the disk failed; nothing that was acknowledged is lost
  5  bot: no connection, or the seat was refused
  6  bot --strict: something that was offered was refused)";

struct Program {
    CLI::App app{"ordercap: an authoritative server for double-blind miniatures battles"};
    cli::Serve serve;
    cli::Kept kept;
    cli::Bot bot;
    std::string file;
    int code = cli::Exit::Well;

    void add_serve() {
        auto* c = app.add_subcommand("serve", "serve battles to browsers");
        c->add_option("--listen", serve.listen, "address and port; port 0 takes a free one")
            ->capture_default_str();
        c->add_option("--data", serve.data, "folder of the battles; made when missing")
            ->capture_default_str();
        c->add_option("--web", serve.web, "folder of the built client")->capture_default_str();
        c->add_option("--db", serve.db,
                      "folder of schema, equipment and scenarios; found by itself");
        c->add_option("--threads", serve.threads, "event loops")
            ->capture_default_str()
            ->check(CLI::Range(1, 64));
        c->add_option("--origin", serve.origin,
                      "how people reach it from outside, for links: https://host");
        c->add_option("--proxy", serve.proxies,
                      "address or network of a proxy of yours, whose X-Forwarded-For is believed");
        c->add_option("--metrics-listen", serve.metrics,
                      "address and port of /metrics; none without it");
        c->add_option("--mail-from", serve.ways.mail_from, "address that mail is sent from");
        c->add_option("--mail-spool", serve.ways.spool,
                      "folder in which a mailer finds mail that is to leave");
        c->add_option("--smtp", serve.ways.smtp,
                      "server that takes mail: smtp://host:25, smtps://user:word@host");
        c->add_flag("--hooks", serve.ways.hooks,
                    "players may have notices posted to an https address of theirs");
        c->add_flag("--push", serve.ways.push,
                    "players may have notices pushed to a browser of theirs that is closed");
        c->add_option(
            "--test-authority", serve.ways.test_authority,
            "hooks and pushes lead to this machine, signed by this certificate: for tests only");
        c->add_option("--test-seed", serve.test_seed,
                      "dice of new battles from this word: for tests only");
        c->add_option("--test-clock", serve.test_clock,
                      "begin at this time, milliseconds since 1970; the input moves it by lines "
                      "\"pass MS\" and \"leap MS\": for tests, on this machine only");
        c->add_flag("--demo", serve.demo,
                    "make the demo battle once and print its links; on this machine only");
        c->add_flag("--reusable-links", serve.reusable_links,
                    "links of new battles work again and again: for tests, on this machine only");
        c->add_flag("--bots-play-alone", serve.bots_play_alone,
                    "bots play each other with nobody there: for tests, on this machine only");
        add_quotas(*c);
        c->callback([this] { code = cli::serve(serve); });
    }
    void add_quotas(CLI::App& c) {
        constexpr int kMost = 1'000'000;
        const auto bound = [&](const char* name, int& what, const char* told) {
            c.add_option(name, what, told)->capture_default_str()->check(CLI::Range(0, kMost));
        };
        bound("--battles-per-address", serve.quotas.battles_of_address,
              "battles that are kept of one address; this machine itself has no bound");
        bound("--bot-battles", serve.quotas.bot_battles,
              "battles with bots that go on at once, of all addresses");
        bound("--bot-battles-per-address", serve.quotas.bot_battles_of_address,
              "battles with bots that go on at once, of one address");
        bound(
            "--battle-megabytes", serve.quotas.megabytes_of_battle,
            "that all seats of a battle may send; one seat may write a 32nd of it in chat, letters "
            "and rulings, and send an eighth");
    }
    void add_bot() {
        auto* c =
            app.add_subcommand("bot", "play a seat from what the server offers, knowing no rules");
        c->add_option("--url", bot.url, "http://HOST:PORT")->required();
        c->add_option("--battle", bot.battle, "which battle")->required();
        c->add_option("--token", bot.token, "of the seat")->required();
        c->add_option("--seed", bot.seed, "of its whims")->capture_default_str();
        c->add_option("--turns", bot.turns, "stop after so many; 0: play to the end")
            ->capture_default_str();
        c->add_option("--pace", bot.pace, "milliseconds between commands")->capture_default_str();
        c->add_option("--patience", bot.patience, "seconds to wait for a lost server")
            ->capture_default_str();
        c->add_option("--acks", bot.acks,
                      "append the id of each acknowledged command to this file");
        c->add_option(
            "--timings", bot.timings,
            "append how long each answer took, in microseconds, and the sizes of what was heard");
        c->add_flag("--strict", bot.strict, "stop with code 6 when an offered choice is refused");
        c->callback([this] { code = cli::bot(bot); });
    }
    CLI::App* about_battle(const char* name, const char* what) {
        auto* c = app.add_subcommand(name, what);
        c->add_option("data", kept.data, "data folder")->required();
        c->add_option("battle", kept.battle, "which battle")->required();
        return c;
    }
    void add_kept() {
        auto* verify = app.add_subcommand(
            "verify", "check the file and every battle in it; names the last good event");
        verify->add_option("data", kept.data, "data folder")->required();
        verify->add_option("--db", serve.db, "folder of schema, equipment and scenarios");
        verify->callback([this] { code = cli::verify(kept.data, serve.db); });
        auto* digest = about_battle("digest", "digest of the state, after an event or at the end");
        digest->add_option("seq", kept.up_to, "number of the event");
        digest->callback([this] { code = cli::digest(kept); });
        auto* replay = about_battle("replay", "print what happened, one event a line");
        replay->add_option("--upto", kept.up_to, "number of the last event");
        replay->callback([this] { code = cli::replay(kept); });
        auto* view = about_battle("view", "what an audience may know, as the server would send it");
        view->add_option("--as", kept.audience, "blue, red, referee or public")->required();
        view->add_option("--upto", kept.up_to, "number of the last event");
        view->callback([this] { code = cli::view(kept); });
        add_ledger();
        auto* renew = about_battle(
            "renew", "close all keys and links of a seat, also while it is served; a new link");
        renew->add_option("role", kept.audience, "blue, red2, referee …")->required();
        renew->add_option("--origin", serve.origin, "how people reach the server: https://host");
        renew->callback([this] { code = cli::renew(kept, serve.origin); });
    }
    void add_ledger() {
        auto* ledger =
            about_battle("ledger", "print what was released to an audience, and by which row");
        ledger->add_option("--as", kept.audience, "blue, red or public")->required();
        ledger->callback([this] { code = cli::ledger(kept); });
        auto* views = about_battle("views", "print each view that these releases make");
        views->add_option("--as", kept.audience, "a seat")->required();
        views->callback([this] { code = cli::views(kept); });
    }
    void add_copies() {
        auto* backup = app.add_subcommand(
            "backup", "copy a data folder into one file, also while it is served");
        backup->add_option("data", kept.data, "data folder")->required();
        backup->add_option("file", file, "the copy; must not exist")->required();
        backup->callback([this] { code = cli::back_up(kept.data, file); });
        auto* restore = app.add_subcommand("restore", "put a backup into an empty data folder");
        restore->add_option("file", file, "the backup")->required();
        restore->add_option("data", kept.data, "data folder")->required();
        restore->add_option("--db", serve.db, "folder of schema, equipment and scenarios");
        restore->callback([this] { code = cli::restore(file, kept.data, serve.db); });
        auto* release = about_battle(
            "release", "put a battle that was set aside back into play; not while it is served");
        release->add_option("--db", serve.db, "folder of schema, equipment and scenarios");
        release->callback([this] { code = cli::release(kept.data, serve.db, kept.battle); });
        auto* remove = about_battle("delete", "delete a battle for good; not while it is served");
        remove->add_option("--db", serve.db, "folder of schema, equipment and scenarios");
        remove->callback([this] { code = cli::remove(kept.data, serve.db, kept.battle); });
        auto* erase = app.add_subcommand(
            "erase", "forget a person: names, addresses and notices, also while it is served");
        erase->add_option("data", kept.data, "data folder")->required();
        erase->add_option("who", file, "a mail address, a hook's address, or a name")->required();
        erase->callback([this] { code = cli::erase(kept.data, file); });
        auto* doctor = app.add_subcommand("doctor", "check scenarios, equipment and a data folder");
        doctor->add_option("--data", serve.data, "data folder")->capture_default_str();
        doctor->add_option("--db", serve.db, "folder of schema, equipment and scenarios");
        doctor->callback([this] { code = cli::doctor(serve.data, serve.db); });
    }
    void add_rules() {
        auto* rules = app.add_subcommand(
            "rules", "answer questions about the rules: JSON lines in, JSON lines out");
        rules->callback([this] { code = ask::ask(std::cin, std::cout); });
    }
};

}  // namespace

int main(int argc, char** argv) {
    Program program;
    program.app.require_subcommand(1);
    program.app.footer(kFooter);
    program.app.set_version_flag("--version", ORDERCAP_VERSION);
    program.add_serve();
    program.add_kept();
    program.add_copies();
    program.add_rules();
    program.add_bot();
    try {
        program.app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.app.exit(error) == 0 ? cli::Exit::Well : cli::Exit::Usage;
    }
    return program.code;
}
