#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <thread>

#include <arpa/inet.h>
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "courier/courier.h"
#include "store/progress.h"
#include "support/temporary_folder.h"

namespace {

using namespace std::chrono_literals;

/// Its queue is full: whoever connects hears nothing.
class DeadHost {
  public:
    DeadHost() {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        auto* const address = reinterpret_cast<sockaddr*>(&here);
        REQUIRE(::bind(sockets_[0], address, size) == 0);
        REQUIRE(::listen(sockets_[0], 0) == 0);
        REQUIRE(::getsockname(sockets_[0], address, &size) == 0);
        port_ = ntohs(here.sin_port);
        for (const auto filler : {sockets_[1], sockets_[2]}) {
            ::fcntl(filler, F_SETFL, O_NONBLOCK);
            CHECK((::connect(filler, address, size) == 0 || errno == EINPROGRESS));
        }
    }
    DeadHost(const DeadHost&) = delete;
    DeadHost& operator=(const DeadHost&) = delete;
    ~DeadHost() {
        for (const auto one : sockets_) ::close(one);
    }
    [[nodiscard]] std::string url() const { return "https://127.0.0.1:" + std::to_string(port_); }

  private:
    static int tcp() { return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); }
    std::array<int, 3> sockets_ = {tcp(), tcp(), tcp()};
    int port_ = 0;
};

/// Battles in which somebody is away, and a folder from which a mailer takes letters.
struct Away {
    TemporaryFolder temporary;
    std::filesystem::path spool = temporary.path / "spool";
    store::DataFolder folder{temporary.path / "data", "db"};
    store::Database db{folder.file(), store::Access::ReadWrite};
    std::int64_t now = 1'700'000'000'000;

    Away() { std::filesystem::create_directory(spool); }
    std::string begin_battle() {
        const auto battle = store::new_battle("demo", "Sainte-Claire", 1000, "seed");
        store::insert_battle(db, battle, {});
        store::Progress progress;
        progress.hash.assign(32, '\0');
        store::insert_progress(db, battle.id, progress);
        return battle.id;
    }
    /// Its owner is asked whether it is his.
    void ask(const std::string& battle, store::ReachKind kind, const std::string& address) {
        const auto id = "id" + std::to_string(++ids_);
        const store::Reach reach{id,      battle, "blue",      kind,
                                 address, "en",   "word" + id, store::ReachState::Asked,
                                 now,     {}};
        store::insert_reach(db, reach);
        store::insert_confirmation(db, reach, now++);
    }
    [[nodiscard]] bool has_letter() const {
        for (const auto& file : std::filesystem::directory_iterator(spool))
            if (file.path().extension() == ".eml") return true;
        return false;
    }

  private:
    int ids_ = 0;
};

}  // namespace

TEST_CASE("hooks that never answer hold up no letter", "[courier]") {
    const DeadHost dead;
    Away away;
    for (int battles = 0; battles < 4; ++battles) {
        const auto battle = away.begin_battle();
        for (int i = 0; i < 32; ++i)
            away.ask(battle, store::ReachKind::Hook, dead.url() + "/never/" + std::to_string(i));
    }
    away.ask(away.begin_battle(), store::ReachKind::Mail, "anna@example.org");
    courier::Ways ways;
    ways.origin = "https://play.example.org";
    ways.mail_from = "games@example.org";
    ways.spool = away.spool;
    ways.hooks = true;
    ways.test_authority = "/nowhere";
    store::Writer writer(away.folder);
    const courier::Courier courier(away.folder, writer, ways, [&] { return away.now; });
    for (int i = 0; i < 40 && !away.has_letter(); ++i) std::this_thread::sleep_for(50ms);
    CHECK(away.has_letter());
}
