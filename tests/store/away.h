#pragma once
#include <string>
#include <vector>

#include "store/outbox.h"
#include "store/progress.h"
#include "store/writer.h"
#include "support/temporary_folder.h"

namespace store {

constexpr std::int64_t kMinute = 60'000;

/// Blue of a battle that waits for both sides, and a way to reach him.
struct Away {
    TemporaryFolder temporary;
    DataFolder folder{temporary.path, "db"};
    Database db{folder.file(), Access::ReadWrite};
    Battle battle = new_battle("demo", "Sainte-Claire", 1000, "seed");
    std::int64_t now = 1'700'000'000'000;

    Away() {
        insert_battle(db, battle, {});
        Progress progress;
        progress.hash.assign(32, '\0');
        progress.stage.turn = 3;
        progress.stage.step = "4A";
        progress.stage.waits = "blue red2";
        insert_progress(db, battle.id, progress);
    }
    Reach add(const std::string& role, const std::string& address,
              ReachState state = ReachState::Open) {
        Reach reach{new_id(), battle.id, role, ReachKind::Mail, address, "en", new_id(),
                    state,    now,       {}};
        insert_reach(db, reach);
        return reach;
    }
    void tell(NoticeKind kind, std::int64_t opening, std::vector<std::string> roles = {"blue"},
              std::int64_t ends = 0) {
        insert_notice(db, battle.id, {kind, std::move(roles), opening, 3, "4A", ends}, now);
    }
    std::vector<Sending> due(int most = 10, const std::string& but_not_to = {}) {
        std::vector<Sending> taken;
        hand_on_due(db, now, most, [&](const Sending& one) {
            if (one.reach.address == but_not_to) return false;
            taken.push_back(one);
            return true;
        });
        return taken;
    }
    ReachState state_of(const Reach& reach) {
        return reaches_of(db, battle.id, reach.role).at(0).state;
    }
    std::string new_id() { return "id" + std::to_string(++ids_); }

  private:
    int ids_ = 0;
};

}  // namespace store
