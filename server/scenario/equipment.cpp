#include <algorithm>

#include "rules/equipment_flags.h"
#include "scenario/parts.h"
#include "scenario/words.h"

/// Lines of equipment as the charts print them: `"close": "12 (7) 11"` is range, hit number,
/// effect. [RNG-03, RNG-12]
namespace scenario {
namespace {

using rules::DataLine;
using rules::kLineFlags;
using rules::kWeaponFlags;
using rules::WeaponLine;

constexpr Word<rules::EffectLetter> kEffects[] = {
    {"-",  rules::EffectLetter::Blank},
    {"A",  rules::EffectLetter::A    },
    {"W",  rules::EffectLetter::W    },
    {"H",  rules::EffectLetter::H    },
    {"FL", rules::EffectLetter::FL   },
};
constexpr Word<std::string_view> kProvenances[] = {
    {"project",  "project" },
    {"scenario", "scenario"},
    {"referee",  "referee" },
};
/// What a counter can show.
constexpr std::string_view kSymbols[] = {
    "infantry", "engineer",    "cavalry",        "motorcycle",  "headquarters",  "observer",
    "recon",    "machine_gun", "mortar",         "anti_tank",   "anti_tank_gun", "infantry_gun",
    "gun",      "tank",        "tank_destroyer", "assault_gun", "armored_car",   "half_track",
    "carrier",  "tractor",     "truck",          "aircraft",
};

/// The parts of "12 (7) 11", cut at spaces.
struct Printed {
    std::string_view range, number, last;
};
Printed printed_parts(const Field& field, std::string_view text, const char* example) {
    const auto first = text.find(" (");
    const auto close = text.find(") ");
    if (first == text.npos || close == text.npos || close < first)
        field.refuse("expected the printed form \"" + std::string(example) + "\", found \"" +
                     std::string(text) + "\"");
    return {text.substr(0, first), text.substr(first + 2, close - first - 2),
            text.substr(close + 2)};
}

bool all_digits(std::string_view text) {
    return !text.empty() && text.size() <= 4 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}
int printed_number(const Field& field, std::string_view text, int high) {
    const auto number = all_digits(text) ? std::stoi(std::string(text)) : -1;
    if (number < 0 || number > high)
        field.refuse("expected a number from 0 to " + std::to_string(high) + ", found \"" +
                     std::string(text) + "\"");
    return number;
}
/// "12" or "2.5", digit by digit.
Inches printed_inches(const Field& field, std::string_view text) {
    const auto point = std::min(text.find('.'), text.size());
    auto decimals = std::string(text.substr(std::min(point + 1, text.size())));
    const bool good = point == text.size() || (all_digits(decimals) && decimals.size() <= 3);
    if (!good) field.refuse("expected inches, found \"" + std::string(text) + "\"");
    decimals.resize(3, '0');
    return {printed_number(field, text.substr(0, point), 200) * 1000 + std::stoi(decimals)};
}

rules::Effect printed_effect(const Field& field, std::string_view text) {
    if (all_digits(text))
        return {rules::EffectLetter::Penetration, printed_number(field, text, 30)};
    if (text == "HC") field.refuse("HC is no effect: give the flag \"hollow_charge\" [S-43]");
    const auto letter = from_name(kEffects, text);
    if (!letter)
        field.refuse("expected a penetration or one of -, A, W, H, FL, found \"" +
                     std::string(text) + "\"");
    return {*letter, 0};
}

rules::RangeBand read_band(const Field& field, rules::Band band) {
    const auto text = field.text();
    const auto parts = printed_parts(field, text, "12 (7) 11");
    rules::RangeBand result;
    result.band = band;
    const bool contact = parts.range == "C";
    if (contact != (band == rules::Band::Contact))
        field.refuse("the contact band, and no other, has the range C [RNG-05]");
    if (!contact) result.range = printed_inches(field, parts.range);
    result.hit = printed_number(field, parts.number, 10);
    result.effect = printed_effect(field, parts.last);
    return result;
}

std::vector<rules::RangeBand> read_bands(const Field& field) {
    field.keys({}, {"contact", "close", "medium", "long", "extreme"});
    std::vector<rules::RangeBand> bands;
    for (const auto band : base::kAll<rules::Band>) {
        const auto name = base::text_of(band);
        if (!field.has(name)) continue;
        bands.push_back(read_band(field[name], band));
        if (bands.size() > 1 && bands.back().range <= bands[bands.size() - 2].range)
            field[name].refuse("does not reach farther than the band before it");
    }
    if (bands.empty()) field.refuse("has no band");
    return bands;
}

/// "2", "3/2" (contact / other), "2*" (only if stationary). [RNG-08, FIRE-19]
void read_rate(const Field& field, WeaponLine& weapon) {
    const auto text = field.text();
    auto rest = std::string_view(text);
    if (rest.ends_with('*')) {
        weapon.rof_star = true;
        rest.remove_suffix(1);
    }
    if (const auto slash = rest.find('/'); slash != rest.npos) {
        weapon.rof_contact = printed_number(field, rest.substr(0, slash), 10);
        rest.remove_prefix(slash + 1);
    }
    weapon.rof = printed_number(field, rest, 10);
}

template <class Record, std::size_t N>
void read_flags(const Field& owner, const rules::Flag<Record> (&flags)[N], Record& record) {
    if (!owner.has("flags")) return;
    Word<bool Record::*> words[N];
    for (std::size_t i = 0; i < N; ++i) words[i] = {flags[i].name, flags[i].value};
    for (const auto& item : owner["flags"].items()) record.*(item.one_of(words)) = true;
}

rules::Mount default_mount(const DataLine& line) {
    return line.gun_class == rules::GunClass::None ? rules::Mount::Hand : rules::Mount::Fixed;
}

WeaponLine read_weapon(const Field& field, const DataLine& line) {
    field.keys({"name", "weapon", "rate_of_fire", "bands"},
               {"mount", "calibre_mm", "flags", "rounds"});
    WeaponLine weapon;
    weapon.name = field["name"].text(60);
    weapon.weapon = field["weapon"].whole(1, 20);
    if (rules::is_vehicle(line.kind) && !field.has("mount")) field.refuse("\"mount\" is missing");
    weapon.mount = field.has("mount") ? field["mount"].one_of<rules::Mount>() : default_mount(line);
    if (field.has("calibre_mm")) weapon.calibre_mm = field["calibre_mm"].whole(1, 500);
    read_rate(field["rate_of_fire"], weapon);
    read_flags(field, kWeaponFlags, weapon);
    if (weapon.flame_trailer && !weapon.flame)
        field["flags"].refuse("a flame_trailer is one of a flame weapon [ADV-FLAME-01]");
    if (field.has("rounds")) {
        if (!weapon.limited) field["rounds"].refuse("only limited ammunition has \"rounds\"");
        weapon.rounds = field["rounds"].whole(1, 20);
    }
    weapon.bands = read_bands(field["bands"]);
    return weapon;
}

/// "48 (4) 2": range, hit number, size of the template. [RNG-10, RNG-11, R-07]
rules::IndirectEntry read_indirect(const Field& field) {
    const auto text = field.text();
    const auto parts = printed_parts(field, text, "48 (4) 2");
    return {.range = printed_inches(field, parts.range),
            .hit = printed_number(field, parts.number, 10),
            .template_size = printed_inches(field, parts.last)};
}

/// Vehicles have two allowances, others one: 6, mounted 12. [MOVE-05, MOVE-06, MOVE-07]
void read_movement(const Field& field, DataLine& line) {
    line.mobility = field["mobility"].one_of<rules::Mobility>();
    const auto move = field["move"];
    if (move.is_number()) {
        line.move_cross_country = line.move_road = move.inches(0_in, 60_in);
        return;
    }
    move.keys({"cross_country", "road"});
    line.move_cross_country = move["cross_country"].inches(0_in, 60_in);
    line.move_road = move["road"].inches(line.move_cross_country, 60_in);
}

void read_gun(const Field& field, DataLine& line) {
    if (!field.has("gun_class")) return;
    line.gun_class = field["gun_class"].one_of(kGunClasses);
    if (line.kind != rules::Kind::Personnel)
        field["gun_class"].refuse("a towed gun is personnel: its crew");
    line.base = rules::BaseSize::Vehicle;                                 // S-19
    if (line.gun_class == rules::GunClass::I) line.man_handling = 4_in;   // TRANS-14
    if (line.gun_class == rules::GunClass::II) line.man_handling = 2_in;  // TRANS-14
    if (field.has("man_handling")) line.man_handling = field["man_handling"].inches(0_in, 12_in);
}

void read_armor(const Field& field, DataLine& line) {
    if (field.has("weight_class")) line.weight_class = field["weight_class"].whole(0, 10);
    if (rules::is_afv(line.kind) != field.has("armor"))
        field.refuse("an AFV, and nothing else, has \"armor\"");
    if (!field.has("armor")) return;
    field["armor"].keys({"front", "flank"});
    line.armor_front = field["armor"]["front"].whole(0, 30);
    line.armor_flank = field["armor"]["flank"].whole(0, 30);
}

DataLine read_line(const Field& field) {
    field.keys({"id", "name", "year", "symbol", "kind", "mobility", "move"},
               {"provenance", "base", "weight_class", "armor", "gun_class", "man_handling", "cargo",
                "flags", "tows", "indirect", "weapons"});
    DataLine line;
    line.id = field["id"].id();
    line.name = field["name"].text(60);
    line.year = field["year"].text(20);
    line.symbol = field["symbol"].text();
    if (std::ranges::find(kSymbols, line.symbol) == std::end(kSymbols))
        field["symbol"].refuse("there is no symbol \"" + line.symbol + "\"");
    if (field.has("provenance")) line.provenance = field["provenance"].one_of(kProvenances);
    line.kind = field["kind"].one_of<rules::Kind>();
    line.base = rules::is_vehicle(line.kind) ? rules::BaseSize::Vehicle
                                             : rules::BaseSize::Full;  // SCALE-05
    read_gun(field, line);
    if (field.has("base"))
        line.base = field["base"].one_of<rules::BaseSize>();  // SCALE-06, SCALE-08
    read_movement(field, line);
    if (rules::is_vehicle(line.kind) == (line.mobility == rules::Mobility::Personnel))
        field["mobility"].refuse("personnel move as personnel, vehicles tracked or wheeled");
    read_armor(field, line);
    if (field.has("cargo")) line.cargo = field["cargo"].whole(0, 10);
    read_flags(field, kLineFlags, line);
    if (field.has("tows")) {
        if (!line.can_tow) field["tows"].refuse("only a line with the flag \"tow\" has \"tows\"");
        line.tows = field["tows"].one_of(kGunClasses);
    }
    if (field.has("indirect")) line.indirect = read_indirect(field["indirect"]);
    if (field.has("weapons"))
        for (const auto& weapon : field["weapons"].items(1))
            line.weapons.push_back(read_weapon(weapon, line));
    line.armed = !line.weapons.empty();
    return line;
}

}  // namespace

std::vector<DataLine> read_equipment(const Field& file) {
    file.keys({"nation", "name", "provenance", "other", "lines"}, {"$schema"});
    const auto nation = file["nation"].text(4);
    const auto other = file["other"].id();
    const std::string provenance(file["provenance"].one_of(kProvenances));
    std::vector<DataLine> lines;
    for (const auto& item : file["lines"].items(1)) {
        auto line = read_line(item);
        if (std::ranges::find(lines, line.id, &DataLine::id) != lines.end())
            item["id"].refuse("there is another line \"" + line.id + "\"");
        line.nation = nation;
        if (line.provenance.empty()) line.provenance = provenance;
        if (line.id != other) line.other_line = other;
        lines.push_back(std::move(line));
    }
    if (std::ranges::find(lines, other, &DataLine::id) == lines.end())
        file["other"].refuse("there is no line \"" + other + "\" in this file");
    return lines;
}

}  // namespace scenario
