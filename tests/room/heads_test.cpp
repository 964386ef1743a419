#include <catch2/catch.hpp>

#include "hall.h"
#include "store/dice_heads.h"

namespace {

nlohmann::json last_heads(const Guest& guest) {
    nlohmann::json heads;
    for (const auto& text : guest.heard) {
        const auto message = nlohmann::json::parse(text);
        if (message["type"] == "heads") heads = message["heads"];
    }
    return heads;
}

void end_steps_until(Hall& hall, Guest& referee, const std::string& fact,
                     const nlohmann::json& is) {
    static int asked = 0;
    for (int n = 0; n < 50 && referee.view["battle"][fact] != is; ++n) {
        referee.command("e" + std::to_string(++asked), {
                                                           {"do",     "end_step"},
                                                           {"reason", "on"      }
        });
        hall.commit();
    }
    REQUIRE(referee.view["battle"][fact] == is);
}
void play_to_turn(Hall& hall, Guest& referee, int turn) {
    end_steps_until(hall, referee, "turn", turn);
}
void agree_to_no_shares(Hall& hall, Guest& referee, Guest& blue, Guest& red) {
    end_steps_until(hall, referee, "step", "dice_contributions");
    for (auto* guest : {&blue, &red}) {
        guest->command("none", {
                                   {"do", "agree_to_no_shares"}
        });
        hall.commit();
    }
}

}  // namespace

TEST_CASE("S-103 when a turn ends everybody is shown the same head over all dice so far",
          "[room][S-103][REL-37]") {
    Hall hall(0, true);
    Guest blue(hall, "blue");
    Guest red(hall, "red");
    Guest referee(hall, "referee");
    Guest watcher(hall, "public");
    agree_to_no_shares(hall, referee, blue, red);
    play_to_turn(hall, referee, 1);
    CHECK(blue.count("heads") == 0);
    play_to_turn(hall, referee, 3);
    store::DiceHeads own(hall.kept.battle);
    for (const auto& recorded : hall.kept.history.events) own.follow(recorded.event);
    REQUIRE(own.all().size() == 2);
    for (const auto* guest : {&blue, &red, &referee, &watcher}) {
        CHECK(guest->count("heads") == 2);
        const auto heads = last_heads(*guest);
        REQUIRE(heads.size() == 2);
        CHECK(heads[1]["turn"] == 2);
        CHECK(heads[1]["head"] == own.all()[1].head);
        CHECK(heads[1].size() == 2);  // and no count
    }
    hall.restart();
    CHECK(last_heads(Guest(hall, "red")) == last_heads(red));
    CHECK(last_heads(Guest(hall, "public")) == last_heads(red));
}

TEST_CASE("S-103 where dice are not checked nobody is shown a head", "[room][S-103]") {
    Hall hall;
    Guest referee(hall, "referee");
    play_to_turn(hall, referee, 2);
    CHECK(referee.count("heads") == 0);
}
