#pragma once
#include <compare>
#include <cstdint>

/// Ids are not integers: an `OrderId` is never a `StandId`. Zero means "none".
template <class Tag> struct Id {
    std::uint16_t value = 0;
    constexpr auto operator<=>(const Id&) const = default;
    constexpr explicit operator bool() const { return value != 0; }
};

using StandId = Id<struct StandTag>;
using CompanyId = Id<struct CompanyTag>;
using FormationId = Id<struct FormationTag>;
using OrderId = Id<struct OrderTag>;
using CardId = Id<struct CardTag>;
using MissionId = Id<struct MissionTag>;
using MarkerId = Id<struct MarkerTag>;
using ShotId = Id<struct ShotTag>;
