#include <atomic>
#include <future>
#include <memory>
#include <thread>

#include <catch2/catch.hpp>

#include "store/keeper.h"

using namespace store;

namespace {

/// A battle with one act, and what is added to it as one who read its head would.
struct KnownBook : Keeper {
    Head known;

    explicit KnownBook(std::function<void()> before_commit = {})
        : Keeper(std::move(before_commit)) {
        begin();
        act(1, "c1");
        known = head;
    }
    Batch writes(const std::string& cmd_id, std::vector<Expect> expects) {
        auto after = head;
        Batch batch;
        batch.battle = battle.id;
        batch.expects = std::move(expects);
        batch.rows = seal(after, 2000, {"blue", cmd_id, "{}"}, some_events(2));
        batch.also = [id = battle.id, at = known](Database& db) {
            if (!taken_of(db, id)) insert_taken(db, id, at);
        };
        return batch;
    }
    Expect its(std::optional<Head> at, std::optional<bool> is_taken = std::nullopt) const {
        return {battle.id, std::move(at), is_taken};
    }
};

}  // namespace

TEST_CASE("what expects the head that is there is written", "[store][expect]") {
    KnownBook kept;
    CHECK(kept.write(kept.writes("c2", {kept.its(kept.known, false)})) == Outcome::Written);
    CHECK(kept.read().events.size() == 6);
    Database db(kept.folder.file(), Access::ReadOnly);
    const auto taken = taken_of(db, kept.battle.id);
    REQUIRE(taken);
    CHECK(taken->seq == kept.known.seq);
    CHECK(taken->hash == kept.known.hash);
}

TEST_CASE("what expects another head, another book or a battle that was not taken leaves nothing",
          "[store][expect]") {
    KnownBook kept;
    auto later = kept.known;
    ++later.seq;
    auto other = kept.known;
    other.hash.assign(32, 'x');
    CHECK(kept.write(kept.writes("c2", {kept.its(later)})) == Outcome::Moved);
    CHECK(kept.write(kept.writes("c2", {kept.its(other)})) == Outcome::Moved);
    CHECK(kept.write(
              kept.writes("c2", {
                                    {"nobody's", std::nullopt, std::nullopt}
    })) == Outcome::Moved);
    CHECK(kept.write(kept.writes("c2", {kept.its(std::nullopt, true)})) == Outcome::Moved);
    CHECK(kept.read().events.size() == 3);
    Database db(kept.folder.file(), Access::ReadOnly);
    CHECK_FALSE(taken_of(db, kept.battle.id));
}

TEST_CASE("of two that expect the same in one commit the second is left out, a third is written",
          "[store][expect]") {
    std::promise<void> goes_on;
    const auto waits = goes_on.get_future().share();
    std::atomic<int> commits = 0;
    KnownBook kept([&] {
        if (++commits == 3) waits.wait();
    });
    std::vector<std::future<Outcome>> told;
    const auto append = [&](Batch batch) {
        auto promise = std::make_shared<std::promise<Outcome>>();
        told.push_back(promise->get_future());
        batch.done = [promise](Outcome outcome) { promise->set_value(outcome); };
        kept.writer->append(std::move(batch));
    };
    const auto chat = [&](int number) {
        Batch batch;
        batch.battle = kept.battle.id;
        batch.chat = ChatRow{number, 2000, "red", "all", "Good day."};
        return batch;
    };
    append(chat(1));
    while (commits < 3) std::this_thread::yield();
    append(kept.writes("c2", {kept.its(kept.known, false)}));
    append(kept.writes("c3", {kept.its(kept.known, false)}));
    append(chat(2));
    goes_on.set_value();
    CHECK(told[0].get() == Outcome::Written);
    CHECK(told[1].get() == Outcome::Written);
    CHECK(told[2].get() == Outcome::Moved);
    CHECK(told[3].get() == Outcome::Written);
    CHECK(commits == 4);
    CHECK(kept.read().events.size() == 6);
    CHECK(kept.read().damage.empty());
    CHECK(kept.writer->health() == Outcome::Written);
}
