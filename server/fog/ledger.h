#pragma once
#include <map>
#include <string>

#include "fog/audience.h"
#include "fog/release.h"
#include "game/play/events.h"

/// Every release to one audience, event by event, with its row of releases.md: all that the
/// audience learns besides the public set-up. Written from the events beside the views, never from
/// a view: a program that has only this must come to the same views. (tests/projector)
namespace fog {

class Ledger {
  public:
    explicit Ledger(Audience audience) : audience_(audience) {}
    /// What this event releases. `after`: the battle just after it.
    Releases note(const game::Game& after, const game::Event& event);

  private:
    friend class Page;
    Audience audience_;
    /// Names of this audience's own for templates, guns and cards, whose true numbers would count
    /// what it does not see.
    std::map<std::string, std::string> names_;
    int named_ = 0;
    std::map<std::string, StandId> seen_;  ///< own stands, by watcher and handle
    std::map<std::string, Fields>
        standing_;  ///< what was last released of what can change by sight
};

}  // namespace fog
