#pragma once
#include <thread>

#include "room/campaign_house.h"
#include "room/pieces.h"
#include "room/rooms.h"
#include "room/turning_loop.h"
#include "store/campaigns.h"
#include "store/children.h"
#include "store/expect.h"
#include "store/seat_links.h"

inline json make_of(int battle, const json& bots = json::array(),
                    const json& edits = json::object()) {
    return {
        {"type",   "make_battle"},
        {"battle", battle       },
        {"bots",   bots         },
        {"edits",  edits        }
    };
}
inline json take_of(int battle) {
    return {
        {"type",   "take_in_battle"},
        {"battle", battle          }
    };
}

/// 1st Battalion has come to Kamenka, which the enemy holds.
struct BattleHouse : CampaignHouse {
    TurningLoop loop;
    room::Rooms rooms{lobby, loop.post()};

    BattleHouse() {
        REQUIRE(does("blue2", march_of("1bn", {"kamenka"}, "attack"), "m").status == 200);
        march();
        REQUIRE(view("referee").at("battles").size() == 1);
    }
    ~BattleHouse() {
        lobby.flush();
        loop.turn();
    }
    std::string make(const json& bots = json::array(), const json& edits = json::object()) {
        const auto made = does("referee", make_of(1, bots, edits), "make");
        INFO(made.text);
        REQUIRE(made.status == 200);
        return view("referee").at("battles").at(0).at("book");
    }
    /// What whoever says this hello is told, text by text; empty: he has no seat.
    std::vector<std::string> said(const std::string& battle, const std::string& token) {
        texts.clear();
        const json hello{
            {"type",     "hello"},
            {"protocol", 1      },
            {"token",    token  }
        };
        const auto room = rooms.open(battle);
        REQUIRE(room);
        if ((*room)->is_shut_to(hello.dump())) return {};
        seat.emplace(*(*room)->enter(
            hello.dump(), [this](const room::Text& text) { texts.push_back(*text); }, [] {}));
        turn();
        return texts;
    }
    void turn() {
        rooms.tick();
        writer.flush();
        loop.turn();
    }
    /// Whoever sits in it concedes.
    void concede(const std::string& battle, const std::string& role) {
        REQUIRE_FALSE(said(battle, keys[role]).empty());
        command(R"({"type":"command","cmd_id":"x","command":{"do":"concede"}})");
    }
    room::Heard command(const std::string& text) {
        const auto heard = seat->hear(text);
        turn();
        return heard;
    }
    /// The keeper looks once a second.
    json view_when(const std::string& role, const std::function<bool(const json&)>& is_so) {
        for (int i = 0; i < 400; ++i) {
            wall += 1000;
            auto seen = view(role);
            if (is_so(seen)) return seen;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        FAIL("it never came");
        return {};
    }
    std::vector<std::string> texts;
    std::optional<room::Seat> seat;
};

inline bool is_over(const json& view) { return view.at("battles").at(0).at("over"); }
