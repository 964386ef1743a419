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
    Deaf deaf;  // through the offers, so that they remember
    follow_choices(scene, game::Changed::all(), deaf);
}

/// No part reads what other sides know, but the referee's desk.
game::Fields Projector::known_to_others() const {
    using enum game::Field;
    const game::Fields own = field_of(watcher_of(audience_));
    return (KnownToBlue | KnownToRed | KnownToPublic).without(own);
}

/// The first line of the step in which the line before `next` was told.
int Projector::first_of_step(const Chronicle& told, int next) {
    int first = next;
    while (first > told.first_line() && told.line(first - 1).turn == told.line(next - 1).turn &&
           told.line(first - 1).step == told.line(next - 1).step)
        --first;
    return first;
}

}  // namespace fog
