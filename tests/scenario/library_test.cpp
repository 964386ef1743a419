#include <algorithm>
#include <stdexcept>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "scenario/scenario_texts.h"

using namespace scenario;

namespace {

using nlohmann::json;

json one_gun() {
    return json::parse(
        R"({"nation": "XX", "name": "Nowhere", "provenance": "referee", "other": "xx-other", "lines": [
      {"id": "xx-gun", "name": "Gun", "year": "1944", "symbol": "anti_tank_gun", "kind": "personnel",
       "mobility": "personnel", "move": 6, "gun_class": "II", "indirect": "72.5 (4) 1",
       "weapons": [{"name": "AP", "weapon": 1, "calibre_mm": 75, "rate_of_fire": "3/2*",
                    "bands": {"contact": "C (5) A", "close": "12 (7) 11", "medium": "24.25 (5) -"}}]},
      {"id": "xx-tank", "name": "Tank", "year": "1944", "symbol": "tank", "kind": "strong_afv", "mobility": "tracked",
       "move": {"cross_country": 10, "road": 20}, "weight_class": 3, "armor": {"front": 8, "flank": 3}, "flags": ["tank"]},
      {"id": "xx-other", "name": "Other", "year": "1944", "symbol": "infantry", "kind": "personnel",
       "mobility": "personnel", "move": 6, "provenance": "scenario"}]})");
}
json one_card() {
    return json::parse(
        R"({"cards": [{"id": "a", "title": "A", "text": "Aim.", "windows": ["3A"], "target": "own_stand",
      "effects": [{"touches": "to_hit", "value": 1, "how": "own"}]}], "decks": [{"name": "d", "cards": ["a"]}]})");
}

std::string told_of(const char* file_name, json file, const char* pointer, const char* value) {
    file[json::json_pointer(pointer)] = json::parse(value);
    const auto read = with_file({}, file_name, file.dump());
    return read ? "" : read.error().reason;
}
std::string told_of_gun(const char* pointer, const char* value) {
    return told_of("equipment-xx.json", one_gun(), pointer, value);
}
std::string told_of_card(const char* pointer, const char* value) {
    return told_of("cards.json", one_card(), pointer, value);
}

}  // namespace

TEST_CASE("RNG-12 four nations, each with its other line, soft vehicles, guns and tanks",
          "[scenarios][RNG-12]") {
    for (const std::string nation : {"US", "GB", "DE", "SU"}) {
        INFO(nation);
        int count = 0, tanks = 0, guns = 0, soft = 0;
        for (const auto& line : library().lines) {
            if (line.nation != nation) continue;
            ++count;
            tanks += line.tank;
            guns += line.gun_class != rules::GunClass::None;
            soft += line.kind == rules::Kind::SoftVehicle;
            CHECK(line.provenance == "project");
            if (!line.other_line.empty()) CHECK(find_line(library(), line.other_line));
        }
        CHECK(count >= 14);
        CHECK(tanks >= 2);
        CHECK(guns >= 2);
        CHECK(soft >= 1);
    }
}

TEST_CASE("the project's numbers keep to their anchors", "[scenarios]") {
    const auto line = [](const char* id) { return *find_line(library(), id); };
    const auto penetration = [&](const char* id) {
        return line(id).weapons.at(0).bands.at(0).effect.penetration;
    };
    CHECK(line("de-pz4h").armor_front == 8);
    CHECK(line("gb-churchill").armor_front == 15);
    CHECK(line("su-t34-85").armor_flank == 7);
    CHECK(penetration("us-m4") == 8);
    CHECK(penetration("de-panther") == 14);
    CHECK(penetration("gb-gun-17pdr") == 14);
    for (const auto* id : {"de-ig18", "su-zis3"}) {  // all 75 mm HE is 1" and 4 [RNG-11]
        CHECK(line(id).indirect->hit == 4);
        CHECK(line(id).indirect->template_size == 1_in);
    }
    for (const auto& any : library().lines)
        if (any.kind == rules::Kind::Personnel)
            CHECK(any.move_cross_country == (any.cavalry ? 12_in : 6_in));  // MOVE-05
}

TEST_CASE("RNG-03 a line is read as the charts print it",
          "[scenarios][RNG-03][RNG-08][RNG-10][TRANS-14]") {
    const auto read = with_file({}, "equipment-xx.json", one_gun().dump());
    REQUIRE(read);
    const auto& gun = read->lines[0];
    CHECK(gun.base == rules::BaseSize::Vehicle);
    CHECK(gun.man_handling == 2_in);
    CHECK(gun.provenance == "referee");
    CHECK(gun.other_line == "xx-other");
    CHECK(gun.indirect == rules::IndirectEntry{72.5_in, 4, 1_in});
    const auto& weapon = gun.weapons.at(0);
    CHECK(weapon.mount == rules::Mount::Fixed);
    CHECK(weapon.rof == 2);
    CHECK(weapon.rof_contact == 3);
    CHECK(weapon.rof_star);
    CHECK(weapon.bands ==
          std::vector<rules::RangeBand>{
              {rules::Band::Contact, 0_in,     5, {rules::EffectLetter::A, 0}           },
              {rules::Band::Close,   12_in,    7, {rules::EffectLetter::Penetration, 11}},
              {rules::Band::Medium,  24.25_in, 5, {rules::EffectLetter::Blank, 0}       }
    });
    CHECK(!read->lines[1].armed);
    CHECK(read->lines[2].provenance == "scenario");
}

TEST_CASE("a line of equipment is strict", "[scenarios]") {
    const std::string weapon = "equipment-xx.json: lines[0].weapons[0]";
    CHECK(told_of_gun("/lines/0/weapons/0/bands/close", "\"12 7 11\"") ==
          weapon + ".bands.close: expected the printed form \"12 (7) 11\", found \"12 7 11\"");
    CHECK(told_of_gun("/lines/0/weapons/0/bands/close", "\"C (7) 11\"") ==
          weapon + ".bands.close: the contact band, and no other, has the range C [RNG-05]");
    CHECK(told_of_gun("/lines/0/weapons/0/bands/close", "\"12 (11) 11\"") ==
          weapon + ".bands.close: expected a number from 0 to 10, found \"11\"");
    CHECK(told_of_gun("/lines/0/weapons/0/bands/close", "\"12 (7) HC\"") ==
          weapon + ".bands.close: HC is no effect: give the flag \"hollow_charge\" [S-43]");
    CHECK(told_of_gun("/lines/0/weapons/0/bands/medium", "\"12 (5) 9\"") ==
          weapon + ".bands.medium: does not reach farther than the band before it");
    CHECK(told_of_gun("/lines/0/weapons/0/bands", "{}") == weapon + ".bands: has no band");
    CHECK(told_of_gun("/lines/0/weapons/0/rate_of_fire", "\"many\"") ==
          weapon + ".rate_of_fire: expected a number from 0 to 10, found \"many\"");
    CHECK(told_of_gun("/lines/0/weapons/0/flags", "[\"fast\"]")
              .starts_with(weapon + ".flags[0]: expected one of small_arms, hollow_charge"));
    CHECK(told_of_gun("/lines/0/symbol", "\"dragon\"") ==
          "equipment-xx.json: lines[0].symbol: there is no symbol \"dragon\"");
    CHECK(told_of_gun("/lines/0/armor", R"({"front": 1, "flank": 1})") ==
          "equipment-xx.json: lines[0]: an AFV, and nothing else, has \"armor\"");
    CHECK(told_of_gun("/lines/0/mobility", "\"wheeled\"") ==
          "equipment-xx.json: lines[0].mobility: personnel move as personnel, vehicles tracked or "
          "wheeled");
    CHECK(told_of_gun("/lines/1/gun_class", "\"II\"") ==
          "equipment-xx.json: lines[1].gun_class: a towed gun is personnel: its crew");
    CHECK(told_of_gun("/lines/2/id", "\"xx-gun\"") ==
          "equipment-xx.json: lines[2].id: there is another line \"xx-gun\"");
    CHECK(told_of_gun("/other", "\"xx-rest\"") ==
          "equipment-xx.json: other: there is no line \"xx-rest\" in this file");
}

TEST_CASE("the same line in two files is refused", "[scenarios]") {
    const auto once = *with_file({}, "equipment-xx.json", one_gun().dump());
    CHECK(with_file(once, "equipment-yy.json", one_gun().dump()).error().reason ==
          "equipment-yy.json: lines: another file has the line \"xx-gun\", too");
    CHECK(with_file({}, "notes.json", "{}").error().reason ==
          "notes.json: is neither equipment-*.json nor terrain.json, weather.json or cards.json");
    CHECK(read_library("no/such/folder").error().code == RefusalCode::NoSuchFile);
}

TEST_CASE("FOW-12 two dozen cards and more, each with its windows and effects",
          "[scenarios][FOW-12]") {
    CHECK(library().cards.size() >= 24);
    for (const auto& card : library().cards) {
        INFO(card.id);
        CHECK(!card.windows.empty());
        CHECK(!card.effects.empty());
        CHECK(!card.text.empty());
    }
}

TEST_CASE("FOW-18 a tag stands on two cards or more", "[scenarios][FOW-18]") {
    for (const auto& card : library().cards)
        for (const auto& tag : card.negates) {
            INFO(card.id << " " << tag);
            CHECK(std::ranges::count_if(library().cards, [&](const game::CardPlan& other) {
                      return std::ranges::count(other.negates, tag) > 0;
                  }) > 1);
        }
}

TEST_CASE("a card says only what the engine can do", "[scenarios]") {
    const std::string effect = "cards.json: cards[0].effects[0]";
    CHECK(told_of_card("/cards/0/effects/0/value", "9") ==
          effect + ".value: expected a whole number from -5 to 5, found 9");
    CHECK(told_of_card("/cards/0/effects/0/how", "\"enemy\"") ==
          effect + ".how: does not fit the card's target: a roll is that of whom the card names");
    CHECK(told_of_card("/cards/0/effects/0", R"({"touches": "to_hit", "value": 1})") ==
          effect + ": \"how\" is missing");
    CHECK(told_of_card("/cards/0/effects/0", R"({"touches": "gravity", "value": 1})") ==
          effect + ".touches: there is no effect \"gravity\"");
    CHECK(told_of_card("/cards/0/effects/0", R"({"touches": "initiative", "value": 1})") ==
          effect + ".touches: \"initiative\" does not act on the card's target");
    CHECK(told_of_card("/cards/0/effects/0", R"({"touches": "state", "how": "heal"})") ==
          effect + ".how: \"state\" cannot \"heal\"");
    CHECK(told_of_card("/cards/0/effects/0", R"({"touches": "movement", "how": "allow"})") ==
          effect + ": \"value\" is missing");
    CHECK(told_of_card("/cards/0/windows", "[\"5B\"]")
              .starts_with("cards.json: cards[0].windows[0]: expected one of 0, 1A, 2B"));
    CHECK(told_of_card("/decks/0/cards", "[\"b\"]") ==
          "cards.json: decks[0].cards[0]: there is no card \"b\"");
}

TEST_CASE("S-29 every class of ground is described", "[scenarios][S-29]") {
    CHECK(library().terrain.size() == 15);
    const auto read =
        with_file({}, "terrain.json",
                  R"({"classes": [{"terrain": "open", "visibility": "clear", "cover": "none"}]})");
    CHECK(read.error().reason == "terrain.json: classes: \"woods\" is missing");
}
