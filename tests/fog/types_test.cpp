#include <catch2/catch.hpp>

#include "fog/view_of.h"
#include "skirmish.h"

using namespace support;

namespace {

fog::Keyed<fog::TypeSeen> types(const Game& game, Audience audience) {
    return fog::view_of(game, fog::Chronicle{audience}, {}).types;
}
rules::DataLine& line_of(Game& game, int stand) {
    const auto id = static_cast<std::uint16_t>(stand);
    return game.scenario.lines.edit()[game::find_stand(game, StandId{id})->line];
}

}  // namespace

TEST_CASE("SCALE-12 a side has the data of its own lines, and of no other", "[fog][SCALE-12]") {
    Game game = a_skirmish();
    const auto tank = line_of(game, 2).id, rifles = line_of(game, 1).id,
               gun = line_of(game, 1002).id;
    const auto blue = types(game, Audience::Blue);
    CHECK(blue.contains(tank));
    CHECK(blue.contains(rifles));
    CHECK_FALSE(blue.contains(gun));
    CHECK_FALSE(types(game, Audience::Red).contains(tank));
    CHECK(types(game, Audience::Public).empty());
    CHECK(types(game, Audience::Referee).size() == 3);

    SECTION("what changes in a line of the enemy alone changes nothing") {
        line_of(game, 1002).armor_front = 9;
        line_of(game, 1002).weapons.clear();
        CHECK(types(game, Audience::Blue) == blue);
    }
}

TEST_CASE("SCALE-12 the sheet has the words and numbers of the data file", "[fog][SCALE-12]") {
    Game game = a_skirmish();
    auto& line = line_of(game, 2);
    line.provenance = "scenario";
    line.weight_class = 2;
    line.recon = true;
    line.transport = true;
    line.can_tow = true;
    line.tows = rules::GunClass::III;
    line.indirect = rules::IndirectEntry{48_in, 4, 2_in};
    auto& weapon = line.weapons.front();
    weapon.rof = 2;
    weapon.rof_contact = 3;
    weapon.rof_star = true;
    weapon.rounds = 2;
    weapon.limited = true;
    const auto seen = types(game, Audience::Blue).at(line.id);
    CHECK(seen.provenance == "scenario");
    CHECK(seen.weight_class == 2);
    CHECK(seen.tows == "III");
    CHECK(seen.gun_class.empty());
    CHECK_THAT(seen.flags, Catch::VectorContains(std::string("recon")) &&
                               Catch::VectorContains(std::string("transport")));
    CHECK(seen.indirect == fog::IndirectSeen{48_in, 4, 2_in});
    CHECK(seen.weapons.front().rate == "3/2*");
    CHECK(seen.weapons.front().rounds == 2);
    CHECK_THAT(seen.weapons.front().flags, Catch::VectorContains(std::string("limited")));
}
