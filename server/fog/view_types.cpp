#include "fog/view_parts.h"
#include "rules/equipment_flags.h"

namespace fog {
namespace {

std::string effect_text(rules::Effect effect) {
    switch (effect.letter) {
    case rules::EffectLetter::Blank: return "";
    case rules::EffectLetter::A: return "A";
    case rules::EffectLetter::W: return "W";
    case rules::EffectLetter::H: return "H";
    case rules::EffectLetter::HC: return "HC";
    case rules::EffectLetter::FL: return "FL";
    case rules::EffectLetter::Penetration: return std::to_string(effect.penetration);
    }
    return "";
}

std::string class_text(rules::GunClass gun_class) {
    switch (gun_class) {
    case rules::GunClass::None: return "";
    case rules::GunClass::I: return "I";
    case rules::GunClass::II: return "II";
    case rules::GunClass::III: return "III";
    case rules::GunClass::IV: return "IV";
    case rules::GunClass::V: return "V";
    case rules::GunClass::VI: return "VI";
    }
    return "";
}

/// "3/2", "2*". [RNG-08, FIRE-19]
std::string rate_text(const rules::WeaponLine& weapon) {
    auto text = std::to_string(weapon.rof);
    if (weapon.rof_contact) text = std::to_string(*weapon.rof_contact) + "/" + text;
    return weapon.rof_star ? text + "*" : text;
}

template <class Line, std::size_t N>
std::vector<std::string> flags_of(const Line& line, const rules::Flag<Line> (&flags)[N]) {
    std::vector<std::string> names;
    for (const auto& flag : flags)
        if (line.*flag.value) names.emplace_back(flag.name);
    return names;
}

WeaponSeen weapon_seen(const rules::WeaponLine& weapon) {
    WeaponSeen seen{
        .name = weapon.name,
        .weapon = weapon.weapon,
        .mount = weapon.mount,
        .calibre_mm = weapon.calibre_mm,
        .dice = weapon.rof,
        .rate = rate_text(weapon),
        .flags = flags_of(weapon, rules::kWeaponFlags),
        .rounds = weapon.rounds,
        .bands = {},
    };
    for (const auto& band : weapon.bands)
        seen.bands.push_back({band.band, band.range, band.hit, effect_text(band.effect)});
    return seen;
}

}  // namespace

TypeSeen type_seen(const rules::DataLine& line) {
    TypeSeen type{
        .name = line.name,
        .year = line.year,
        .nation = line.nation,
        .provenance = line.provenance,
        .symbol = line.symbol,
        .kind = line.kind,
        .base = line.base,
        .mobility = line.mobility,
        .move_cross_country = line.move_cross_country,
        .move_road = line.move_road,
        .weight_class = line.weight_class,
        .armor_front = line.armor_front,
        .armor_flank = line.armor_flank,
        .gun_class = class_text(line.gun_class),
        .man_handling = line.man_handling,
        .cargo = line.cargo,
        .tows = line.tows ? class_text(*line.tows) : "",
        .flags = flags_of(line, rules::kLineFlags),
        .indirect = {},
        .weapons = {},
    };
    if (line.indirect)
        type.indirect =
            IndirectSeen{line.indirect->range, line.indirect->hit, line.indirect->template_size};
    for (const auto& weapon : line.weapons) type.weapons.push_back(weapon_seen(weapon));
    return type;
}

/// Of own stands, lost ones too; the enemy's never. [SCALE-12]
Keyed<TypeSeen> types_seen(const Eyes& eyes) {
    Keyed<TypeSeen> seen;
    for (const auto& stand : eyes.game().stands) {
        const auto& line = game::line_of(eyes.game(), stand);
        if (eyes.owns(stand.side) && !seen.contains(line.id))
            seen.emplace(line.id, type_seen(line));
    }
    return seen;
}

}  // namespace fog
