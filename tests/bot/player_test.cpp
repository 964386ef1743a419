#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/sha256.h"
#include "bot/player.h"

using nlohmann::json;

namespace {

json a_view() {
    return json::parse(R"({
      "battle": {"turn": 1, "step": "orders", "printed": "5A", "over": false}, "map": {"width": 36000, "height": 36000},
      "dice": {"commitment": ""}, "objectives": {"1": {"name": "Village", "at": [18000, 18000]}},
      "stands": {"s1": {"at": [2000, 2000], "facing": 0, "state": "steady"}},
      "contacts": {}, "orders": {}, "shots": {}, "facings": {}, "hand": [],
      "choices": {"may_commit": true, "must_discard": 0, "deploy": {}, "moves": {}, "transport": {}, "may_turn": [],
                  "fires": {}, "missions": {}, "cards": {}, "occupy": {},
                  "orders": {"s1": {"issuer": "s1", "recipients": [],
                    "offers": [{"chit": "hasty_advance", "needs_arrow": true, "needs_recipient": false},
                               {"chit": "hold", "needs_arrow": false, "needs_recipient": false}],
                    "spots": [{"marker": [2000, 2000], "followers": ["s1"]}]}}}})");
}
std::string view_message(const json& view) {
    return json{
        {"type",     "view"},
        {"n",        1     },
        {"audience", "blue"},
        {"view",     view  }
    }
        .dump();
}
json answer_to(const std::string& command, const char* type) {
    json answer{
        {"type",   type                          },
        {"cmd_id", json::parse(command)["cmd_id"]}
    };
    if (std::string(type) == "refused")
        answer.update({
            {"code",   "no"         },
            {"reason", "No."        },
            {"rules",  json::array()}
        });
    return answer;
}

}  // namespace

TEST_CASE("S-05 S-102 it promises its share and opens it before anything else",
          "[bot][S-05][S-102]") {
    bot::Player player(1, "b");
    auto view = a_view();
    view["choices"]["may_promise"] = true;
    const auto first = player.hear(view_message(view));
    REQUIRE(first.size() == 1);
    const auto promise = json::parse(first.front())["command"];
    CHECK(promise["do"] == "promise_share");
    const auto second = player.hear(answer_to(first.front(), "answer").dump());
    REQUIRE(second.size() == 1);
    CHECK(json::parse(second.front())["command"]["do"] == "place_order");
    const auto commit = player.hear(answer_to(second.front(), "answer").dump());
    REQUIRE(commit.size() == 1);
    CHECK(player.hear(answer_to(commit.front(), "answer").dump()).empty());

    view["choices"]["may_contribute"] = true;
    view["dice"]["promise_blue"] = promise["promise"];
    const auto third = player.hear(view_message(view));
    REQUIRE(third.size() == 1);
    const auto share = json::parse(third.front())["command"];
    CHECK(share["do"] == "contribute_to_dice");
    CHECK(sha256_of("blue:" + share["contribution"].get<std::string>()) ==
          promise["promise"].get<std::string>());
}

TEST_CASE("S-102 no share is drawn twice, and started anew it promises anew", "[bot][S-102]") {
    auto view = a_view();
    view["choices"]["may_promise"] = true;
    const auto promise_of = [&] {
        bot::Player player(1, "b");
        const auto said = player.hear(view_message(view));
        REQUIRE(said.size() == 1);
        return json::parse(said.front())["command"].value("promise", "");
    };
    const auto before = promise_of();
    CHECK(before != promise_of());
    view["dice"]["promise_blue"] = before;
    CHECK_FALSE(promise_of().empty());
}

TEST_CASE(
    "S-102 a share that was opened is opened to no other promise when the battle was taken back",
    "[bot][S-102]") {
    bot::Player player(1, "b");
    auto view = a_view();
    view["choices"]["orders"] = json::object();
    view["choices"]["may_commit"] = false;
    view["choices"]["may_promise"] = true;
    const auto promised = player.hear(view_message(view));
    REQUIRE(promised.size() == 1);
    static_cast<void>(player.hear(answer_to(promised.front(), "answer").dump()));
    const auto opening = [&](const char* turn, const std::string& of_red) {
        view["battle"]["opening"] = turn;
        view["choices"]["may_contribute"] = true;
        view["dice"]["promise_blue"] = json::parse(promised.front())["command"]["promise"];
        view["dice"]["promise_red"] = of_red;
        const auto said = player.hear(view_message(view));
        if (said.empty()) return std::string();
        static_cast<void>(player.hear(answer_to(said.front(), "answer").dump()));
        return json::parse(said.front())["command"].value("contribution", "");
    };
    const auto share = opening("1", std::string(64, 'a'));
    CHECK(share.size() == 32);
    CHECK(opening("2", std::string(64, 'b')).empty());
    view["dice"]["commitment"] = "another";
    CHECK(opening("3", std::string(64, 'a')).empty());
    view["dice"]["commitment"] = "";
    CHECK(opening("4", std::string(64, 'a')) == share);
}

TEST_CASE("S-102 a bot whose share is lost waits: it opens no other and goes on without nobody",
          "[bot][S-102]") {
    bot::Player player(1, "b");
    auto view = a_view();
    view["dice"]["promise_blue"] = std::string(64, 'a');
    for (const auto* may : {"may_contribute", "may_go_without", "may_agree_to_no_shares"})
        view["choices"][may] = true;
    view["choices"]["may_commit"] = false;
    view["choices"]["orders"] = json::object();
    CHECK(player.hear(view_message(view)).empty());
}

TEST_CASE("it orders an advance on the objective from afar, then commits", "[bot]") {
    bot::Player player(1, "b");
    const auto first = player.hear(view_message(a_view()));
    REQUIRE(first.size() == 1);
    const auto order = json::parse(first.front())["command"];
    CHECK(order["do"] == "place_order");
    CHECK(order["chit"] == "hasty_advance");
    CHECK(order["arrow"] == 45000);
    const auto second = player.hear(answer_to(first.front(), "answer").dump());
    REQUIRE(second.size() == 1);
    CHECK(json::parse(second.front())["command"]["do"] == "commit");
    CHECK(player.hear(answer_to(second.front(), "answer").dump()).empty());
    CHECK(player.tally().accepted == 2);
    CHECK(player.take_acknowledged() == std::vector<std::string>{"b-1", "b-2"});
}

TEST_CASE("S-65 it commits in each of two windows for cards that follow one another",
          "[bot][S-65]") {
    auto view = a_view();
    view["choices"]["orders"] = json::object();
    view["battle"]["step"] = "card_window";
    bot::Player player(1, "b");
    for (const auto* printed : {"1C", "2A"}) {
        view["battle"]["printed"] = printed;
        view["battle"]["opening"] = printed[0] - '0';
        const auto said = player.hear(view_message(view));
        REQUIRE(said.size() == 1);
        CHECK(json::parse(said.front())["command"]["do"] == "commit");
        CHECK(player.hear(answer_to(said.front(), "answer").dump()).empty());
    }
}

TEST_CASE("it holds when the enemy is in sight near by", "[bot]") {
    auto view = a_view();
    view["contacts"]["kq"] = {
        {"side",     "red"        },
        {"in_sight", true         },
        {"at",       {4000, 12000}},
        {"kind",     "personnel"  }
    };
    int held = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        bot::Player player(seed, "b");
        const auto said = player.hear(view_message(view));
        held += json::parse(said.front())["command"]["chit"] == "hold";
    }
    CHECK(held > 5);
}

TEST_CASE("it never sends a refused command twice, and counts it", "[bot]") {
    bot::Player player(1, "b");
    const auto first = player.hear(view_message(a_view()));
    const auto second = player.hear(answer_to(first.front(), "refused").dump());
    REQUIRE(second.size() == 1);
    CHECK(json::parse(second.front())["command"] != json::parse(first.front())["command"]);
    CHECK(player.tally().refused == 1);
    CHECK_FALSE(player.tally().last_refusal.empty());
}

TEST_CASE("REF-02 in a paused battle it does nothing, and goes on where it was", "[bot][REF-02]") {
    auto paused = a_view();
    paused["battle"]["paused"] = true;
    bot::Player player(1, "b");
    CHECK(player.hear(view_message(paused)).empty());
    CHECK(player.hear(view_message(a_view())).size() == 1);
}

TEST_CASE("REF-02 what crosses a pause it says again afterwards", "[bot][REF-02]") {
    auto paused = a_view();
    paused["battle"]["paused"] = true;
    bot::Player player(1, "b");
    const auto first = player.hear(view_message(a_view()));
    REQUIRE(first.size() == 1);
    auto refused = answer_to(first.front(), "refused");
    refused["code"] = "paused";
    CHECK(player.hear(view_message(paused)).empty());
    CHECK(player.hear(refused.dump()).empty());
    const auto again = player.hear(view_message(a_view()));
    REQUIRE(again.size() == 1);
    CHECK(json::parse(again.front())["command"] == json::parse(first.front())["command"]);
    CHECK(player.tally().refused == 0);
}

TEST_CASE("REF-02 refused before it is shown the pause, it tries once and waits for a view",
          "[bot][REF-02]") {
    bot::Player player(1, "b");
    const auto first = player.hear(view_message(a_view()));
    REQUIRE(first.size() == 1);
    const auto refused_by_pause = [](const std::string& command) {
        auto refused = answer_to(command, "refused");
        refused["code"] = "paused";
        return refused.dump();
    };
    const auto once_more = player.hear(refused_by_pause(first.front()));
    REQUIRE(once_more.size() == 1);
    CHECK(player.hear(refused_by_pause(once_more.front())).empty());
    const json resumed{
        {"type",  "update"                         },
        {"n",     2                                },
        {"patch", {{"battle", {{"paused", false}}}}}
    };
    const auto again = player.hear(resumed.dump());
    REQUIRE(again.size() == 1);
    CHECK(json::parse(again.front())["command"] == json::parse(first.front())["command"]);
}

TEST_CASE("S-108 a commit that comes after its step has closed is no offer that was refused",
          "[bot][S-108]") {
    bot::Player player(1, "b");
    const auto first = player.hear(view_message(a_view()));
    auto late = answer_to(first.front(), "refused");
    late["code"] = "step_changed";
    player.hear(late.dump());
    CHECK(player.tally().refused == 0);
    CHECK(player.tally().accepted == 0);
}

TEST_CASE("after a lost connection it asks from where it was, and says again what was not answered",
          "[bot]") {
    bot::Player player(1, "b");
    CHECK(json::parse(player.hello("t")).contains("last") == false);
    const auto first = player.hear(view_message(a_view()));
    CHECK(json::parse(player.hello("t"))["last"] == 1);
    CHECK(player.again() == first);
    CHECK(player.hear(view_message(a_view())).empty());
    player.hear(answer_to(first.front(), "answer").dump());
    CHECK(player.again().size() == 1);
}
