#pragma once
#include "game/scenario.h"
#include "store/scenario_reader.h"

/// The words of scenario and equipment files. One word per concept: the catalogue's. They are the
/// schema's enumerations.
namespace store {

inline constexpr Word<rules::TroopQuality> kQualities[] = {
    {"green",       rules::TroopQuality::Green      },
    {"trained",     rules::TroopQuality::Trained    },
    {"regular",     rules::TroopQuality::Regular    },
    {"experienced", rules::TroopQuality::Experienced},
    {"veteran",     rules::TroopQuality::Veteran    },
    {"elite",       rules::TroopQuality::Elite      },
};
inline constexpr Word<rules::Issuer> kIssuers[] = {
    {"none",          rules::Issuer::None        },
    {"staff",         rules::Issuer::Staff       },
    {"commander",     rules::Issuer::Commander   },
    {"company_pure",  rules::Issuer::CompanyPure },
    {"company_joint", rules::Issuer::CompanyJoint},
    {"self",          rules::Issuer::Self        },
};
inline constexpr Word<rules::Side> kSides[] = {
    {"blue", rules::Side::Blue},
    {"red",  rules::Side::Red },
};
inline constexpr Word<rules::ArtilleryType> kArtilleryTypes[] = {
    {"organic",    rules::ArtilleryType::Organic   },
    {"supporting", rules::ArtilleryType::Supporting},
};
inline constexpr Word<rules::Kind> kKinds[] = {
    {"personnel",    rules::Kind::Personnel  },
    {"soft_vehicle", rules::Kind::SoftVehicle},
    {"weak_afv",     rules::Kind::WeakAfv    },
    {"strong_afv",   rules::Kind::StrongAfv  },
};
inline constexpr Word<rules::BaseSize> kBases[] = {
    {"half",    rules::BaseSize::Half   },
    {"full",    rules::BaseSize::Full   },
    {"double",  rules::BaseSize::Double },
    {"vehicle", rules::BaseSize::Vehicle},
};
inline constexpr Word<rules::Mobility> kMobilities[] = {
    {"personnel", rules::Mobility::Personnel},
    {"tracked",   rules::Mobility::Tracked  },
    {"wheeled",   rules::Mobility::Wheeled  },
};
inline constexpr Word<rules::GunClass> kGunClasses[] = {
    {"I",   rules::GunClass::I  },
    {"II",  rules::GunClass::II },
    {"III", rules::GunClass::III},
    {"IV",  rules::GunClass::IV },
    {"V",   rules::GunClass::V  },
    {"VI",  rules::GunClass::VI },
};
inline constexpr Word<rules::Mount> kMounts[] = {
    {"turret",  rules::Mount::Turret},
    {"fixed",   rules::Mount::Fixed },
    {"rear_mg", rules::Mount::RearMg},
    {"aa_mg",   rules::Mount::AaMg  },
    {"hand",    rules::Mount::Hand  },
};
inline constexpr Word<rules::Band> kBands[] = {
    {"contact", rules::Band::Contact},
    {"close",   rules::Band::Close  },
    {"medium",  rules::Band::Medium },
    {"long",    rules::Band::Long   },
    {"extreme", rules::Band::Extreme},
};
/// Waters are no areas: they stand in `kWaters`.
inline constexpr Word<rules::Terrain> kTerrains[] = {
    {"open",        rules::Terrain::Open      },
    {"woods",       rules::Terrain::Woods     },
    {"forest",      rules::Terrain::Forest    },
    {"bua",         rules::Terrain::Bua       },
    {"stone_bua",   rules::Terrain::StoneBua  },
    {"broken",      rules::Terrain::Broken    },
    {"sand",        rules::Terrain::Sand      },
    {"rubble",      rules::Terrain::Rubble    },
    {"steep_slope", rules::Terrain::SteepSlope},
    {"swamp",       rules::Terrain::Swamp     },
    {"cliff",       rules::Terrain::Cliff     },
    {"escarpment",  rules::Terrain::Escarpment},
    {"brush",       rules::Terrain::Brush     },
    {"orchard",     rules::Terrain::Orchard   },
    {"crops",       rules::Terrain::Crops     },
};
inline constexpr Word<rules::Terrain> kWaters[] = {
    {"creek", rules::Terrain::Creek},
    {"river", rules::Terrain::River},
    {"canal", rules::Terrain::Canal},
};
inline constexpr Word<rules::CoverLineKind> kCoverLines[] = {
    {"wall",        rules::CoverLineKind::Wall       },
    {"hedge",       rules::CoverLineKind::Hedge      },
    {"emplacement", rules::CoverLineKind::Emplacement},
};
inline constexpr Word<rules::ObstacleKind> kObstacles[] = {
    {"wire",      rules::ObstacleKind::Wire     },
    {"roadblock", rules::ObstacleKind::Roadblock},
    {"minefield", rules::ObstacleKind::Minefield},
};
inline constexpr Word<rules::Concealment> kConcealments[] = {
    {"open",        rules::Concealment::Open       },
    {"camouflaged", rules::Concealment::Camouflaged},
    {"buried",      rules::Concealment::Buried     },
};
inline constexpr Word<rules::ClearedBy> kClearers[] = {
    {"nobody",    rules::ClearedBy::Nobody   },
    {"engineers", rules::ClearedBy::Engineers},
    {"personnel", rules::ClearedBy::Personnel},
};
inline constexpr Word<bool> kCrossings[] = {
    {"bridge", true },
    {"ford",   false}
};
inline constexpr Word<rules::Visibility> kVisibilities[] = {
    {"clear",         rules::Visibility::Clear       },
    {"open_blocking", rules::Visibility::OpenBlocking},
    {"dense",         rules::Visibility::Dense       },
};
inline constexpr Word<rules::Cover> kCovers[] = {
    {"none",          rules::Cover::None         },
    {"light",         rules::Cover::Light        },
    {"medium",        rules::Cover::Medium       },
    {"hard",          rules::Cover::Hard         },
    {"fortification", rules::Cover::Fortification},
};
inline constexpr Word<game::CardTarget> kCardTargets[] = {
    {"side",        game::CardTarget::Side      },
    {"own_stand",   game::CardTarget::OwnStand  },
    {"own_company", game::CardTarget::OwnCompany},
    {"enemy_stand", game::CardTarget::EnemyStand},
    {"place",       game::CardTarget::Place     },
};

template <class Value, std::size_t N>
constexpr std::string_view name_of(const Word<Value> (&words)[N], Value value) {
    for (const auto& word : words)
        if (word.value == value) return word.name;
    return {};
}
template <class Value, std::size_t N>
constexpr std::optional<Value> from_name(const Word<Value> (&words)[N], std::string_view name) {
    for (const auto& word : words)
        if (word.name == name) return word.value;
    return std::nullopt;
}

}  // namespace store
