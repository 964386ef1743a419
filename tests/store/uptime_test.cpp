#include <catch2/catch.hpp>

#include "store/data_folder.h"
#include "store/uptime.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

struct Lives {
    TemporaryFolder temporary;

    Downtime live(std::int64_t from, std::int64_t to) const {
        const DataFolder folder(temporary.path, "db");
        auto downtime = begin_uptime(folder.file(), folder.life(), from);
        Database db(folder.file(), Access::ReadWrite);
        keep_up(db, to);
        return downtime;
    }
};

}  // namespace

TEST_CASE("S-99 a server was down between its lives, and before the first that it knows of",
          "[store][S-99]") {
    const Lives lives;
    CHECK(lives.live(1000, 2000).outages == std::vector<Outage>{
                                                {0, 1000}
    });
    CHECK(lives.live(5000, 6000).outages == std::vector<Outage>{
                                                {0,    1000},
                                                {2000, 5000}
    });
    const auto third = lives.live(6000, 7000);
    CHECK(third.outages.size() == 2);
    CHECK_FALSE(third.clock_went_back);
}

TEST_CASE("S-99 a life that begins before the last one ended was set a wrong clock",
          "[store][S-99]") {
    const Lives lives;
    lives.live(1000, 9000);
    const auto back = lives.live(4000, 5000);
    CHECK(back.clock_went_back);
    CHECK(back.outages.size() == 1);
    CHECK_FALSE(lives.live(5000, 6000).clock_went_back);
}
