#include <catch2/catch.hpp>

#include "skirmish.h"

using namespace support;

namespace {

Game with_a_phantom() {
    return a_skirmish().with(a_stand(1003).at({40_in, 40_in}).set([](Stand& s) {
        s.phantom = true;
        s.presence = game::Presence::Phantom;
    }));
}

}  // namespace

TEST_CASE("S-74 one more phantom, or one more hidden stand: the same for the other side",
          "[fog][S-74][NI]") {
    const auto phantom = with_a_phantom();
    auto real = phantom;
    real.stands.back().phantom = false;
    real.stands.back().presence = game::Presence::OnTable;
    const Game nobody = a_skirmish();
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        CHECK(view_for(phantom, audience) == view_for(real, audience));
        CHECK(view_for(phantom, audience) == view_for(nobody, audience));
    }
    CHECK(view_for(phantom, Audience::Red).stands.at("s1003").at == Point{40_in, 40_in});
    CHECK(view_for(phantom, Audience::Red).stands.at("s1003").presence == game::Presence::Phantom);
}

TEST_CASE("S-74 of a phantom that was spotted the others learn only where", "[fog][S-74]") {
    const auto game = with_a_phantom();
    const game::PhantomVanished vanished{
        StandId{1003},
        {40_in, 40_in}
    };
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        const auto line = told(game, vanished, audience).front();
        CHECK(line.kind == Saying::PhantomSeen);
        CHECK_FALSE(line.actor);
        CHECK(line.what.empty());
        CHECK(line.place == Point{40_in, 40_in});
    }
    CHECK(told(game, vanished, Audience::Red).front().kind == Saying::PhantomVanished);
}

TEST_CASE("S-75 a reserve is its owner's secret, declared or placed", "[fog][S-75][NI]") {
    const Game none = a_skirmish();
    Game kept = a_skirmish().with(
        a_stand(1003).set([](Stand& s) { s.presence = game::Presence::Reserve; }));
    auto declared = kept;
    declared.reserves_declared = {
        {StandId{1003}, {40_in, 40_in}, Facing{90000}}
    };
    for (const auto audience : {Audience::Blue, Audience::Public}) {
        CHECK(view_for(kept, audience) == view_for(none, audience));
        CHECK(view_for(declared, audience) == view_for(none, audience));
        CHECK(is_silent(declared, game::ReserveDeclared{declared.reserves_declared[0]}, audience));
        CHECK(is_silent(declared, game::ReservePlaced{StandId{1003}, {}, {}}, audience));
    }
    CHECK_FALSE(view_for(kept, Audience::Red).stands.at("s1003").at);
    CHECK(view_for(declared, Audience::Red).stands.at("s1003").at == Point{40_in, 40_in});
    CHECK(is_silent(declared, game::ReserveDeclared{declared.reserves_declared[0]}, Audience::Red));
    CHECK(told(declared, game::ReservePlaced{StandId{1003}, {}, {}}, Audience::Red).size() == 1);
}
