#include <catch2/catch.hpp>

#include "net/bot_client.h"
#include "net/running_server.h"
#include "store/database.h"

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

/// What a seat of this battle hears first, and how the talk ends.
std::string first_word(const RunningServer& server, const std::string& made, net::BotEnd& end) {
    std::string first;
    net::BotTalk talk;
    talk.hello = [&] {
        return R"({"type":"hello","protocol":1,"token":")" + value_of(made, "token") + "\"}";
    };
    talk.again = [] { return std::vector<std::string>{}; };
    talk.hear = [&](std::string_view text) {
        if (first.empty()) first = text;
        return std::vector<std::string>{};
    };
    talk.is_over = [&] { return first.find("\"view\"") != std::string::npos; };
    talk.patience = std::chrono::seconds(20);
    end = net::play_as_bot("127.0.0.1", server.port(), value_of(made, "battle"), talk);
    return first;
}

}  // namespace

TEST_CASE("a seat of a battle that cannot be read is told so, and its session ends",
          "[net][damage]") {
    RunningServer server;
    server.lobby.reuse_links();
    const auto made = server.post(R"({"scenario":"tutorial"})");
    const auto other = server.post(R"({"scenario":"tutorial"})");
    {
        store::Database db(server.folder.file(), store::Access::ReadWrite);
        db.run("ALTER TABLE reply RENAME TO lost");
    }
    net::BotEnd end = net::BotEnd::Over;
    for (int i = 0; i < 2; ++i) {
        CHECK_THAT(first_word(server, made, end), Contains("\"cannot_read\""));
        CHECK(end == net::BotEnd::Refused);
    }
    {
        store::Database db(server.folder.file(), store::Access::ReadWrite);
        db.run("ALTER TABLE lost RENAME TO reply");
    }
    CHECK_THAT(first_word(server, other, end), Contains("\"view\""));
    CHECK(end == net::BotEnd::Over);
    CHECK_THAT(server.get("/api/battles"), StartsWith("HTTP/1.1 200"));
}

TEST_CASE("a request that the disk does not answer is answered by the server", "[net][damage]") {
    const RunningServer server;
    const auto battle = value_of(server.post(R"({"scenario":"tutorial"})"), "battle");
    store::Database db(server.folder.file(), store::Access::ReadWrite);
    db.run("ALTER TABLE battle RENAME TO lost");
    CHECK_THAT(server.get("/api/battles/" + battle + "/dice"),
               StartsWith("HTTP/1.1 500") && Contains("cannot_read"));
    db.run("ALTER TABLE lost RENAME TO battle");
    CHECK_THAT(server.get("/api/battles/" + battle + "/dice"), StartsWith("HTTP/1.1 200"));
}
