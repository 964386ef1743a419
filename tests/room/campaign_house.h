#pragma once
#include <atomic>
#include <future>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "room/campaigns.h"
#include "room/gzip.h"
#include "room/links.h"
#include "store/digest.h"
#include "support/temporary_folder.h"

using nlohmann::json;

/// The shipped campaign, begun, with a key for each seat.
struct CampaignHouse {
    TemporaryFolder temporary;
    std::atomic<std::int64_t> wall = 1'700'000'000'000;
    store::DataFolder folder{temporary.path, "db"};
    std::atomic<bool> disk_fails = false;
    store::Writer writer{folder, [this] {
                             if (disk_fails) throw std::runtime_error("a disk for this test");
                         }};
    room::Clock clock = [this] { return room::Moment{wall - 1'699'999'000'000, wall}; };
    room::Lobby lobby{folder, writer, "db", clock, "seed"};
    std::optional<room::Campaigns> campaigns;
    std::string id;
    std::map<std::string, std::string> keys;
    std::string maker_key;

    CampaignHouse() {
        campaigns.emplace(lobby);
        const auto made = begin({
            {"campaign", "ryasna-day"}
        });
        REQUIRE(made.status == 201);
        const auto said = json::parse(made.text);
        id = said.at("campaign");
        maker_key = said.at("maker_key");
        for (const auto& seat : said.at("seats")) {
            const std::string role = seat.at("role"), token = seat.at("token");
            if (!token.empty()) keys[role] = redeem(token);
        }
    }
    room::Made begin(const json& request, const char* address = "") {
        return answer<room::Made>([&](auto done) {
            campaigns->begin(request.dump(), address, "http://localhost", std::move(done));
        });
    }
    std::string redeem(const std::string& token) {
        const auto key = store::new_token();
        const json request{
            {"token", token},
            {"key",   key  }
        };
        const auto made = answer<room::Made>([&](auto done) {
            room::links_of_campaigns(lobby).redeem(id, request.dump(), std::move(done));
        });
        REQUIRE(made.status == 201);
        return key;
    }
    room::Made does(const std::string& role, json command, const std::string& cmd_id) {
        command["cmd_id"] = cmd_id;
        return answer<room::Made>([&](auto done) {
            campaigns->command(id, keys[role], command.dump(), std::move(done));
        });
    }
    room::CampaignTold ask(const std::string& key, const std::string& as = "") {
        return answer<room::CampaignTold>(
            [&](auto done) { campaigns->view({id, key, as}, std::move(done)); });
    }
    room::CampaignTold seen(const std::string& role) {
        return ask(role == "public" ? "" : keys[role]);
    }
    json view(const std::string& role) {
        const auto told = seen(role);
        REQUIRE(told.status == 200);
        return json::parse(room::gunzipped(*told.gzip));
    }
    void march() {
        const json commit{
            {"type",    "commit"                             },
            {"opening", view("blue").at("opening").get<int>()}
        };
        const auto stamp = commit.at("opening").dump();
        REQUIRE(does("blue", commit, "b" + stamp).status == 200);
        REQUIRE(does("red", commit, "r" + stamp).status == 200);
    }
    static std::string code(const room::Made& made) {
        return json::parse(made.text).at("error").at("code");
    }
    template <class Answer>
    static Answer answer(const std::function<void(std::function<void(Answer)>)>& ask) {
        std::promise<Answer> given;
        ask([&](Answer one) { given.set_value(std::move(one)); });
        return given.get_future().get();
    }
};

inline json march_of(const char* formation, const std::vector<std::string>& way,
                     const char* posture = "march") {
    return {
        {"type",      "order_march"},
        {"formation", formation    },
        {"way",       way          },
        {"posture",   posture      }
    };
}
