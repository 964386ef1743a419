#include <csignal>

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "store/battles.h"
#include "store/crashes.h"
#include "store/set_aside.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

/// A data folder with one battle.
struct Kept {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    Database db{folder.file(), Access::ReadWrite};
    Battle battle = new_battle("demo", "Kept", 1);

    Kept() { insert_battle(db, battle, {}); }
    /// Another process dies of a signal while it does this.
    template <class Deed> void die_of(int signal, const Deed& deed) const {
        const auto child = ::fork();
        if (child == 0) {
            const CrashWatch watch(folder.folder());
            deed();
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        REQUIRE(WIFSIGNALED(status));
        REQUIRE(WTERMSIG(status) == signal);
    }
    void die_at(Work work, int signal = SIGSEGV) const {
        die_of(signal, [&] {
            const WorkingOn marked(battle.id, work);
            std::raise(signal);
        });
    }
};

}  // namespace

TEST_CASE("a battle that is set aside keeps its first cause until it is released",
          "[store][set_aside]") {
    Kept kept;
    CHECK_FALSE(aside_of(kept.db, kept.battle.id));
    CHECK_FALSE(release(kept.db, kept.battle.id));
    set_aside(kept.db, kept.battle.id, {5, "the first"});
    set_aside(kept.db, kept.battle.id, {6, "the second"});
    CHECK(aside_of(kept.db, kept.battle.id)->cause == "the first");
    CHECK(aside_of(kept.db, kept.battle.id)->opens);
    CHECK(release(kept.db, kept.battle.id));
    CHECK_FALSE(aside_of(kept.db, kept.battle.id));
    set_aside(kept.db, "nobody's", {7, "unknown"});
    CHECK_FALSE(aside_of(kept.db, "nobody's"));
}

TEST_CASE("a process that dies of a signal sets the battle aside that it worked on",
          "[store][set_aside]") {
    const auto signal = GENERATE(SIGSEGV, SIGABRT, SIGFPE);
    Kept kept;
    kept.die_at(Work::Plays, signal);
    CHECK(set_aside_crashed(kept.folder, 5) == std::vector{kept.battle.id});
    REQUIRE(aside_of(kept.db, kept.battle.id));
    CHECK(aside_of(kept.db, kept.battle.id)->opens);
    CHECK(set_aside_crashed(kept.folder, 6).empty());
}

TEST_CASE("a battle that kills the process when it is opened is not opened again",
          "[store][set_aside]") {
    Kept kept;
    SECTION("at once") { kept.die_at(Work::Opens); }
    SECTION("or after it was set aside") {
        set_aside(kept.db, kept.battle.id, {5, "a broken promise"});
        kept.die_at(Work::Plays);
    }
    set_aside_crashed(kept.folder, 5);
    REQUIRE(aside_of(kept.db, kept.battle.id));
    CHECK_FALSE(aside_of(kept.db, kept.battle.id)->opens);
}

TEST_CASE("a process that dies at other work sets nothing aside", "[store][set_aside]") {
    Kept kept;
    kept.die_of(SIGABRT, [&] {
        {
            const WorkingOn marked(kept.battle.id, Work::Plays);
        }
        std::raise(SIGABRT);
    });
    CHECK(set_aside_crashed(kept.folder, 5).empty());
}
