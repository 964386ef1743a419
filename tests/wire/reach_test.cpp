#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "wire/reach.h"

namespace {

std::string asking(const std::string& kind, const std::string& address) {
    return nlohmann::json{
        {"key",     "k"    },
        {"kind",    kind   },
        {"address", address}
    }
        .dump();
}

}  // namespace

TEST_CASE("a name is what can be read", "[wire]") {
    const auto shown = [](const std::string& name) { return wire::name_to_show(name); };
    CHECK(*shown("  Anna ") == "Anna");
    CHECK(*shown("Zoë 李 Ω") == "Zoë 李 Ω");
    CHECK(*shown("   ") == "");
    CHECK(*shown(std::string(40, 'x')) == std::string(40, 'x'));
    const std::vector<std::string> all_bad = {std::string(300, 'x'),
                                              "An\nna",
                                              "A\u202Enna",
                                              "\u200Bnna",
                                              "A\u2066b",
                                              "\uFEFFx",
                                              "A\u00ADb",
                                              "\U000E0041"};
    for (const auto& bad : all_bad) {
        INFO(bad);
        REQUIRE(!shown(bad));
        CHECK(shown(bad).error().code == RefusalCode::BadName);
    }
}

TEST_CASE("a letter that can be written in two ways is kept in one", "[wire]") {
    CHECK(wire::name_to_show("A\u0308nna") == "\u00C4nna");
    CHECK(wire::name_to_show("\u00C4nna") == "\u00C4nna");
}

TEST_CASE("nobody is called as a seat is, in either language", "[wire]") {
    for (const auto* bad : {"Red", "red2", "BLUE", "Blue, player 2", "Rot", "Blau, Spieler 3",
                            "referee", "Schiedsrichter", "The referee", "Zuschauer", "\uFF32ed"}) {
        INFO(bad);
        REQUIRE(!wire::name_to_show(bad));
        CHECK(wire::name_to_show(bad).error().code == RefusalCode::BadName);
    }
    for (const auto* good : {"Redmond", "Rotkehlchen", "Blue Danube", "2", "Anna, of Red"}) {
        INFO(good);
        CHECK(wire::name_to_show(good));
    }
}

TEST_CASE("an address is one that can be written to", "[wire]") {
    for (const auto* good : {"anna@example.org", "a.b+c@sub.example.org"})
        CHECK(wire::parse_reach(asking("mail", good)));
    for (const auto* bad : {"anna", "@example.org", "a@b", "a@.org", "a@b..c", "a b@example.org",
                            "a@example.org,b@example.org", "a\r\nBcc: b@example.org",
                            "<a@example.org>", "-a@example.org", "a@b@example.org"}) {
        INFO(bad);
        const auto read = wire::parse_reach(asking("mail", bad));
        REQUIRE(!read);
        CHECK(read.error().code == RefusalCode::BadAddress);
    }
    for (const auto* good : {"https://chat.example.org/hooks/abc?x=1", "https://[2a00::1]/x"})
        CHECK(wire::parse_reach(asking("hook", good)));
    for (const auto* bad :
         {"http://chat.example.org/x", "https://", "https:///x", "ftp://a.org",
          "https://user:word@example.org/", "https://a.org/\r\nX: y", "file:///etc/passwd"}) {
        INFO(bad);
        CHECK(!wire::parse_reach(asking("hook", bad)));
    }
    CHECK(!wire::parse_reach(asking("pigeon", "anna@example.org")));
}

TEST_CASE("a push names where it leads, and keys of the right size", "[wire]") {
    const std::string point =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const std::string secret = "BTBZMqHH6r4Tts7J_aSIgg";
    const auto asked = [](const std::string& address, const std::string& p256dh,
                          const std::string& auth, const char* kind = "push") {
        return wire::parse_reach(nlohmann::json{
            {"key",     "k"    },
            {"kind",    kind   },
            {"address", address},
            {"p256dh",  p256dh },
            {"auth",    auth   }
        }
                                     .dump());
    };
    const std::string endpoint = "https://push.example.net/p/" + std::string(600, 'x');
    const auto good = asked(endpoint, point, secret);
    REQUIRE(good);
    CHECK(good->p256dh == point);
    CHECK(good->auth == secret);
    for (const auto& bad : {std::string("http://push.example.net/p"), endpoint + endpoint,
                            std::string("https://user:word@push.example.net/p")}) {
        const auto read = asked(bad, point, secret);
        REQUIRE(!read);
        CHECK(read.error().code == RefusalCode::BadAddress);
    }
    const auto compressed = "Av" + std::string(42, 'x');
    const std::pair<std::string, std::string> all_bad[] = {
        {"",                     secret      },
        {point,                  ""          },
        {point + "AA",           secret      },
        {point.substr(4),        secret      },
        {"AAAA" + point,         secret      },
        {compressed,             secret      },
        {"C" + point.substr(1),  secret      },
        {point + "=",            secret      },
        {"B+" + point.substr(2), secret      },
        {point,                  secret + "A"},
        {point,                  "B B"       },
        {point,                  point       }
    };
    for (const auto& [p256dh, auth] : all_bad) {
        INFO(p256dh << " " << auth);
        const auto read = asked(endpoint, p256dh, auth);
        REQUIRE(!read);
        CHECK(read.error().code == RefusalCode::Malformed);
    }
    CHECK(!wire::parse_reach(asking("push", endpoint)));
    CHECK(!asked("https://chat.example.org/x", point, secret, "hook"));
}

TEST_CASE("what is posted about people is read strictly", "[wire]") {
    for (const auto* bad : {"", "[]", "{}", R"({"key":"k"})", R"({"key":"k","name":7})",
                            R"({"key":"k","name":"x","more":"y"})", R"({"key":{"a":{"b":{}}}})"})
        CHECK(!wire::parse_name(bad));
    CHECK(!wire::parse_word(R"({"word":7})"));
    CHECK(!wire::parse_held_keys(R"({"seats":[{"battle":"b"}]})"));
    CHECK(wire::parse_held_keys(R"({"seats":[]})"));
    nlohmann::json many{
        {"seats", nlohmann::json::array()}
    };
    for (int i = 0; i < 61; ++i)
        many["seats"].push_back({
            {"battle", "b"},
            {"key",    "k"}
        });
    CHECK(!wire::parse_held_keys(many.dump()));
}
