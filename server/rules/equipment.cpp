#include "rules/equipment.h"

#include <algorithm>

namespace rules {

BaseDimensions base_dimensions(BaseSize size) {
    switch (size) {
    case BaseSize::Half: return {1_in, 0.5_in};
    case BaseSize::Full: return {1_in, 1_in};
    case BaseSize::Double: return {2_in, 1_in};
    case BaseSize::Vehicle: return {1_in, 1.5_in};
    }
    return {};
}

std::size_t shell_line(const DataLine& line) {
    const auto place = [&](auto found) {
        return static_cast<std::size_t>(found - line.weapons.begin());
    };
    const auto shells = std::ranges::find_if(line.weapons, [](const WeaponLine& weapon) {
        return !weapon.limited && std::ranges::any_of(weapon.bands, [](const RangeBand& band) {
            return band.effect.letter == EffectLetter::H;
        });
    });
    if (shells != line.weapons.end()) return place(shells);
    const auto gun = std::ranges::find(line.weapons, false, &WeaponLine::small_arms);
    return gun == line.weapons.end() ? 0 : place(gun);
}

bool is_special_ammunition(const DataLine& line, std::size_t weapon_line) {
    const auto& special = line.weapons[weapon_line];
    return special.limited && std::ranges::any_of(line.weapons, [&](const WeaponLine& other) {
               return other.weapon == special.weapon && !other.limited && !other.small_arms;
           });
}

}  // namespace rules
