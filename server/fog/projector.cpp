#include "fog/projector.h"

#include "fog/view_of.h"

namespace fog {
namespace {

struct Deaf {
    template <auto Member, class... Args> void changed(const Args&...) {}
};

}  // namespace

Projector::Projector(Audience audience) : audience_(audience), offers_(actor_of(audience)) {}

void Projector::sleep() { *this = Projector(audience_); }

void Projector::wake(const Scene& scene) {
    sleep();
    view_ = known_to(scene.game, scene.told, scene.table);
    first_line_ = scene.told.first_line();
    next_line_ = first_line_ + static_cast<int>(scene.told.lines().size());
    Deaf deaf;
    follow_choices(scene, game::Changed::all(), deaf);
}

/// No part reads what other sides know, but the referee's desk.
game::Fields Projector::known_to_others() const {
    using enum game::Field;
    const game::Fields own = field_of(watcher_of(audience_));
    return (KnownToBlue | KnownToRed | KnownToPublic).without(own);
}

/// Lines join others, or come between them, only in the step that was told last.
int Projector::first_that_may_differ() const {
    int line = next_line_;
    const auto at = [&](int number) -> const Told& {
        return view_->log.at(std::to_string(number));
    };
    while (line > first_line_ && at(line - 1).turn == at(next_line_ - 1).turn &&
           at(line - 1).step == at(next_line_ - 1).step)
        --line;
    return line;
}

}  // namespace fog
