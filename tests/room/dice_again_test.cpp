#include <catch2/catch.hpp>

#include "hall.h"

/// A die that was rolled is rolled for ever: no crash, no backup and no other server rolls another.
namespace {

std::vector<game::RolledDie> dice_in(const std::deque<store::Batch>& batches) {
    std::vector<game::RolledDie> dice;
    for (const auto& batch : batches)
        for (const auto& row : batch.rows) {
            const auto event = store::read_event(row.event);
            dice.insert(dice.end(), event->rolled.begin(), event->rolled.end());
        }
    return dice;
}
std::vector<game::RolledDie> dice_in(const room::Kept& kept) {
    std::vector<game::RolledDie> dice;
    for (const auto& recorded : kept.history.events)
        for (const auto& die : recorded.event.rolled) dice.push_back(die);
    return dice;
}

/// Both players, as long as the server lives.
struct Two {
    Guest blue, red;
    explicit Two(Hall& hall) : blue(hall, "blue"), red(hall, "red") {}
    void leave() {
        blue.seat.reset();
        red.seat.reset();
    }
    void commit(Hall& hall, const std::string& id) {
        blue.command("b" + id, kCommit);
        hall.commit();
        red.command("r" + id, kCommit);
    }
};
/// Both commit until the first dice are rolled, which are not on the disk yet; answers the last
/// command's number.
std::string play_to_the_first_dice(Hall& hall, Two& players) {
    for (int n = 1; n < 20; ++n) {
        players.commit(hall, std::to_string(n));
        if (!dice_in(hall.queued).empty()) return std::to_string(n);
        hall.commit();
    }
    FAIL("no die is rolled");
    return {};
}

}  // namespace

TEST_CASE("S-05 dice that a crash takes with it fall again as they fell", "[room][S-05]") {
    Hall hall;
    const auto decks = dice_in(hall.kept);  // are shuffled when the battle is made
    Two players(hall);
    const auto last = play_to_the_first_dice(hall, players);
    const auto before = dice_in(hall.queued);
    players.leave();
    hall.restart();
    REQUIRE(dice_in(hall.kept) == decks);
    Guest red(hall, "red");
    red.command("r" + last, kCommit);
    CHECK(dice_in(hall.queued) == before);
}

TEST_CASE("S-05 dice that are on the disk are read and not rolled again", "[room][S-05]") {
    Hall hall;
    Two players(hall);
    const auto last = play_to_the_first_dice(hall, players);
    hall.commit();
    const auto before = dice_in(hall.kept);
    players.leave();
    hall.restart();
    Guest red(hall, "red");
    red.command("r" + last, kCommit);
    CHECK(hall.queued.empty());
    CHECK(dice_in(hall.kept) == before);
}

TEST_CASE("S-05 a backup from before a roll, on another server, rolls the same dice",
          "[room][backup][S-05]") {
    Hall hall;
    const auto decks = dice_in(hall.kept);
    Two players(hall);
    Hall other;
    for (int n = 1; n < 20 && dice_in(hall.queued).empty(); ++n) {
        hall.commit();
        other.kept = hall.kept;
        players.commit(hall, std::to_string(n));
    }
    REQUIRE_FALSE(dice_in(hall.queued).empty());
    REQUIRE(dice_in(other.kept) == decks);
    other.open();
    Two again(other);
    again.commit(other, "again");
    CHECK(dice_in(other.queued) == dice_in(hall.queued));
}
