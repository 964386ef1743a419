#pragma once
#include <vector>

#include "rules/equipment.h"

/// Equipment of no nation: round figures, one line for each thing that a rule asks about.
namespace support {

using rules::Band;
using rules::DataLine;
using rules::Effect;
using rules::EffectLetter;
using rules::RangeBand;
using rules::WeaponLine;

inline constexpr Effect kBlank{};
inline constexpr Effect kHigh{EffectLetter::H, 0};
inline constexpr Effect kAssault{EffectLetter::A, 0};
constexpr Effect pen(int value) { return {EffectLetter::Penetration, value}; }

/// Two dice, 5 or less within 4", 4 within 8", 3 within 16"; in contact 6 with A, three dice.
inline WeaponLine rifle_fire() {
    return {
        .name = "Rifles",
        .weapon = 1,
        .rof = 2,
        .rof_contact = 3,
        .small_arms = true,
        .rounds = {},
        .bands = {{Band::Contact, {}, 6, kAssault},
                   {Band::Close, 4_in, 5, kBlank},
                   {Band::Medium, 8_in, 4, kBlank},
                   {Band::Long, 16_in, 3, kBlank}}
    };
}
inline std::vector<RangeBand> gun_bands(Effect close, Effect far) {
    return {
        {Band::Close,   12_in, 7, close},
        {Band::Medium,  24_in, 6, close},
        {Band::Long,    36_in, 5, far  },
        {Band::Extreme, 48_in, 3, far  }
    };
}
inline WeaponLine gun_with_shot(rules::Mount mount) {
    return {.name = "75mm AP",
            .weapon = 1,
            .mount = mount,
            .calibre_mm = 75,
            .rof = 2,
            .rof_contact = {},
            .rounds = {},
            .bands = gun_bands(pen(6), pen(3))};
}
inline WeaponLine gun_with_shell(rules::Mount mount) {
    return {.name = "75mm HE",
            .weapon = 1,
            .mount = mount,
            .calibre_mm = 75,
            .rof = 2,
            .rof_contact = {},
            .rounds = {},
            .bands = gun_bands(kHigh, kHigh)};
}
inline WeaponLine machine_gun(std::string name, int weapon, rules::Mount mount) {
    return {
        .name = std::move(name),
        .weapon = weapon,
        .mount = mount,
        .rof = 2,
        .rof_contact = {},
        .small_arms = true,
        .rounds = {},
        .bands = {{Band::Close, 6_in, 5, kBlank}, {Band::Medium, 12_in, 4, kBlank}}
    };
}

namespace detail {
inline DataLine line(std::string id, rules::Kind kind) {
    DataLine made;
    made.id = made.name = made.symbol = std::move(id);
    made.nation = "XX";
    made.year = "1944";
    made.provenance = "project";
    made.kind = kind;
    const bool foot = kind == rules::Kind::Personnel;
    made.base = foot ? rules::BaseSize::Full : rules::BaseSize::Vehicle;
    made.mobility = foot ? rules::Mobility::Personnel : rules::Mobility::Tracked;
    made.move_cross_country = foot ? 6_in : 12_in;
    made.move_road = foot ? 6_in : 24_in;
    return made;
}
inline DataLine foot(std::string id) {
    auto made = line(std::move(id), rules::Kind::Personnel);
    made.weapons = {rifle_fire()};
    made.other_line = "pistols";
    return made;
}
inline DataLine gun(std::string id, rules::GunClass gun_class) {
    auto made = line(std::move(id), rules::Kind::Personnel);
    made.base = rules::BaseSize::Vehicle;
    made.gun_class = gun_class;
    made.man_handling = gun_class <= rules::GunClass::II ? 2_in : Inches{};
    made.weapons = {gun_with_shot(rules::Mount::Fixed), gun_with_shell(rules::Mount::Fixed)};
    return made;
}
inline DataLine armor(std::string id, rules::Kind kind, int weight, int front, int flank) {
    auto made = line(std::move(id), kind);
    made.weight_class = weight;
    made.armor_front = front;
    made.armor_flank = flank;
    return made;
}
inline DataLine transport(DataLine made) {
    made.cargo = 1;
    made.can_tow = made.transport = true;
    return made;
}
}  // namespace detail

/// rifles engineers bazookas patrol pistols flamers heavy_mg commander cavalry gun howitzer mortar
/// tank assault_gun armored_car halftrack truck
inline std::vector<DataLine> equipment_lines() {
    using detail::armor, detail::foot, detail::gun, detail::line, detail::transport;
    using rules::GunClass, rules::Kind, rules::Mount;
    auto engineers = foot("engineers");
    engineers.engineer = true;
    auto bazookas = foot("bazookas");
    bazookas.infantry_anti_tank = true;
    bazookas.weapons.push_back({.name = "Bazooka",
                                .weapon = 2,
                                .calibre_mm = 60,
                                .rof = 1,
                                .rof_contact = {},
                                .hollow_charge = true,
                                .rounds = {},
                                .bands = {{Band::Close, 4_in, 6, pen(4)}}});
    auto patrol = foot("patrol");
    patrol.base = rules::BaseSize::Half;
    patrol.patrol = true;
    auto pistols = foot("pistols");
    pistols.weapons = {
        {.name = "Pistols",
         .weapon = 9,
         .rof = 1,
         .rof_contact = {},
         .small_arms = true,
         .rounds = {},
         .bands = {{Band::Close, 4_in, 4, kBlank}}}
    };
    auto flamers = foot("flamers");
    flamers.weapons = {
        {.name = "Flame",
         .weapon = 1,
         .rof = 1,
         .rof_contact = {},
         .flame = true,
         .rounds = {},
         .bands = {{Band::Close, 2_in, 7, {EffectLetter::FL, 0}}}}
    };
    auto heavy_mg = foot("heavy_mg");
    heavy_mg.heavy_infantry = true;
    heavy_mg.weapons = {
        {.name = "Heavy MG",
         .weapon = 1,
         .rof = 4,
         .rof_contact = {},
         .small_arms = true,
         .rounds = {},
         .bands = {{Band::Close, 8_in, 5, kBlank}, {Band::Medium, 16_in, 4, kBlank}}}
    };
    auto cavalry = foot("cavalry");
    cavalry.cavalry = true;
    auto howitzer = gun("howitzer", GunClass::IV);
    howitzer.indirect = rules::IndirectEntry{72_in, 5, 3_in};
    for (auto& weapon : howitzer.weapons) weapon.rof_star = true;
    auto mortar = foot("mortar");
    mortar.weapons = {
        {.name = "81mm mortar",
         .weapon = 1,
         .calibre_mm = 81,
         .rof = 2,
         .rof_contact = {},
         .rounds = {},
         .bands = {}}
    };
    mortar.indirect = rules::IndirectEntry{48_in, 4, 2_in};
    auto tank = armor("tank", Kind::StrongAfv, 2, 6, 3);
    tank.tank = true;
    tank.weapons = {gun_with_shot(Mount::Turret),
                    gun_with_shell(Mount::Turret),
                    machine_gun("Coaxial MG", 2, Mount::Turret),
                    machine_gun("Bow MG", 3, Mount::Fixed),
                    machine_gun("Rear MG", 4, Mount::RearMg),
                    machine_gun("AA MG", 5, Mount::AaMg)};
    auto assault_gun = armor("assault_gun", Kind::StrongAfv, 2, 7, 3);
    assault_gun.weapons = {gun_with_shot(Mount::Fixed), gun_with_shell(Mount::Fixed)};
    auto armored_car = armor("armored_car", Kind::WeakAfv, 0, 1, 0);
    armored_car.armored_car = armored_car.recon = true;
    armored_car.weapons = {machine_gun("MG", 1, Mount::Turret)};
    auto halftrack = transport(armor("halftrack", Kind::WeakAfv, 0, 0, 0));
    halftrack.passengers_fire = true;
    halftrack.weapons = {machine_gun("MG", 1, Mount::Fixed)};
    auto truck = transport(line("truck", Kind::SoftVehicle));
    truck.armed = false;
    truck.mobility = rules::Mobility::Wheeled;
    auto aircraft = line("aircraft", Kind::SoftVehicle);
    aircraft.aircraft = true;
    aircraft.weapons = howitzer.weapons;
    aircraft.indirect = rules::IndirectEntry{200_in, 5, 4_in};
    return {foot("rifles"), engineers,
            bazookas,       patrol,
            pistols,        flamers,
            heavy_mg,       foot("commander"),
            cavalry,        gun("gun", GunClass::II),
            howitzer,       mortar,
            tank,           assault_gun,
            armored_car,    halftrack,
            truck,          aircraft};
}

}  // namespace support
