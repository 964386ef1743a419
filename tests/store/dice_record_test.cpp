#include <future>

#include <catch2/catch.hpp>

#include "store/dice_record.h"
#include "store/digest.h"
#include "store/progress.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

using namespace store;

namespace {

constexpr std::int64_t kEnd = 5000;

/// A battle whose dice can be checked, on the disk, with these events at its end.
DiceRecord record_after(const game::Events& events, std::int64_t now) {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    Writer writer{folder, {}};
    const auto battle = new_battle("demo", "A test", 1000, "seed");
    auto head = empty_journal(battle.id, battle.commitment);
    game::Game start;
    start.scenario.options.dice_audit = true;
    Batch batch;
    batch.battle = battle.id;
    batch.begins = battle;
    batch.rows = seal(head, 1000, {}, {game::BattleBegun{start}});
    for (auto& row : seal(head, kEnd, {}, events)) batch.rows.push_back(std::move(row));
    batch.stage = Stage{.turns = 1, .over = true};
    std::promise<Outcome> told;
    batch.done = [&](Outcome outcome) { told.set_value(outcome); };
    writer.append(std::move(batch));
    REQUIRE(told.get_future().get() == Outcome::Written);
    auto db = open_to_read(temporary.path);
    return dice_record_of(db, battle,
                          [now](std::int64_t ended) { return now >= ended + kClosedAfterTheEnd; });
}
const game::Events kEnded{game::BattleEnded{}};

}  // namespace

TEST_CASE("REL-35 the dice open with everything else: by consent, or seven days after the end",
          "[journal][REL-35][S-05]") {
    CHECK_FALSE(record_after(kEnded, kEnd).is_open);
    CHECK_FALSE(record_after(kEnded, kEnd + kClosedAfterTheEnd - 1).is_open);
    CHECK(record_after(kEnded, kEnd + kClosedAfterTheEnd).is_open);
    CHECK(record_after({game::BattleEnded{}, game::FogLifted{}}, kEnd).is_open);
}

TEST_CASE("S-103 the record lists the heads when it opens", "[journal][S-103]") {
    game::Event rolled = game::WeatherRolled{};
    rolled.rolled = {
        {"t1/0W/weather", 4, false}
    };
    const game::Events events{game::TurnBegun{1}, rolled, game::TurnBegun{2}, game::BattleEnded{}};
    CHECK(record_after(events, kEnd).heads.empty());
    const auto heads = record_after(events, kEnd + kClosedAfterTheEnd).heads;
    REQUIRE(heads.size() == 2);
    CHECK(heads[0].turn == 1);
    CHECK(heads[1].turn == 2);
    CHECK(heads[1].count == 1);
    CHECK(heads[0].head != heads[1].head);
}

TEST_CASE("S-102 the record shows promises and shares while they count", "[journal][S-102]") {
    using game::Side;
    game::Events events{
        game::SharePromised{Side::Blue, "p" },
        game::SharePromised{Side::Red,  "q" },
        game::SharePromised{Side::Blue, "r" },
        game::ContributionGiven{Side::Blue, "ab"}
    };
    const auto before = record_after(events, kEnd);
    CHECK(before.promise_blue == "r");
    CHECK(before.promise_red == "q");
    CHECK(before.blue == "ab");
    CHECK(before.red.empty());
    events.push_back(game::SharesLapsed{{Side::Red}});
    const auto after = record_after(events, kEnd);
    CHECK(after.promise_blue + after.promise_red + after.blue + after.red == "");
}

TEST_CASE("S-103 the digest is that of check-dice.py, and each die has its place in it",
          "[journal][S-103]") {
    Battle battle;
    battle.id = "abc";
    battle.commitment = "\x01\x02";
    const game::RolledDie weather{"t1/0W/weather", 4, false};
    const game::RolledDie morale{"t1/5B/morale/1", 10, true};
    const auto digest_with = [&](std::vector<game::RolledDie> rolled) {
        DiceRecord record;
        record.blue = "ab";
        record.red = "cd";
        record.rolled = std::move(rolled);
        return digest_of_dice(battle, record);
    };
    const auto whole = digest_with({weather, morale});
    CHECK(whole == "9ecc3b07aad24859a9b4f7e1eeded616df669bfb9ff25acddabc5fe7f690b67e");
    CHECK(digest_with({weather}) != whole);
    CHECK(digest_with({morale}) != whole);
    CHECK(digest_with({morale, weather}) != whole);
    CHECK(digest_with({weather, morale, morale}) != whole);
    CHECK(digest_with({
              weather, {morale.purpose, 10, false}
    }) != whole);
    DiceRecord promised;
    promised.blue = "ab";
    promised.red = "cd";
    promised.promise_blue = "ef";
    promised.promise_red = "01";
    promised.rolled = {weather, morale};
    CHECK(digest_of_dice(battle, promised) ==
          "2a32eba4771acb482b9036530cc7b7c13c97d872fd881683d38ded02f282bebe");
}
