#pragma once
#include <array>
#include <cstdint>
#include <string_view>

/// The turn as a table: printed step, phase, who decides. [SEQ-01 .. SEQ-26, rules/sequence.md]
namespace game {

enum class Phase : std::uint8_t {
    SetUp,
    Artillery,
    Movement,
    OpportunityFire,
    GeneralFire,
    Command,
    Over
};

/// The lettered subphases; those in which A and B decide in turn have one entry for each.
/// [SEQ-03]
enum class Subphase : std::uint8_t {
    Deployment,
    FirstOrders,
    DiceContributions,
    Weather,
    ArtilleryResponse,
    Clearing,
    HeAttacks,
    Initiative,
    PrepFireA,
    PrepFireB,
    PrepFireResolved,
    SideAMoves,
    SideBMoves,
    Spotting,
    OpportunityFire,
    SpottingOfOpportunityFirers,
    ChangeFacing,
    GeneralFire,
    Ammunition,
    SpottingOfGeneralFirers,
    Orders,
    Morale,
    AbandonedGroundA,
    AbandonedGroundB,
    FogOfWar,
    DeclarationsA,
    DeclarationsB,
    EndOfTurn,
    CardWindow,  ///< before another step, with an option [S-65]
    BattleOver,
};
inline constexpr std::size_t kSubphases = static_cast<std::size_t>(Subphase::BattleOver) + 1;

/// Both sides may play cards before this step, or before its rolls. [S-65]
struct CardWindow {
    Subphase step = Subphase::Weather;
    bool before_rolls = false;
    bool operator==(const CardWindow&) const = default;
};

/// Who decides in a step. Windows of both sides open every turn, whoever has something to decide in
/// them. [S-42]
enum class Acts : std::uint8_t { Server, BothInSecret, SideA, SideB, Nobody };

struct Step {
    Subphase subphase;
    std::string_view printed;  ///< "2D"; both halves of 2B print "2B"
    Phase phase;
    Acts acts;
    std::string_view title;
};

// clang-format off
inline constexpr std::array<Step, kSubphases> kSequenceOfPlay = {{
    //    step                                  printed  phase                   who decides         title
    Step{Subphase::Deployment,                  "0",     Phase::SetUp,           Acts::BothInSecret, "Deployment"},
    Step{Subphase::FirstOrders,                 "0",     Phase::SetUp,           Acts::BothInSecret, "First orders"},
    Step{Subphase::DiceContributions,           "0",     Phase::SetUp,           Acts::BothInSecret, "Contributions to the dice"},
    Step{Subphase::Weather,                     "0W",    Phase::Artillery,       Acts::Server,       "Weather"},
    Step{Subphase::ArtilleryResponse,           "1A",    Phase::Artillery,       Acts::BothInSecret, "Artillery and air response"},
    Step{Subphase::Clearing,                    "1B",    Phase::Artillery,       Acts::Server,       "Clearing"},
    Step{Subphase::HeAttacks,                   "1C",    Phase::Artillery,       Acts::Server,       "HE attacks"},
    Step{Subphase::Initiative,                  "2A",    Phase::Movement,        Acts::Server,       "Initiative"},
    Step{Subphase::PrepFireA,                   "2B",    Phase::Movement,        Acts::SideA,        "Prep Fire declared by Side A"},
    Step{Subphase::PrepFireB,                   "2B",    Phase::Movement,        Acts::SideB,        "Prep Fire declared by Side B"},
    Step{Subphase::PrepFireResolved,            "2C",    Phase::Movement,        Acts::Server,       "Prep Fire resolved"},
    Step{Subphase::SideAMoves,                  "2D",    Phase::Movement,        Acts::SideA,        "Side A moves"},
    Step{Subphase::SideBMoves,                  "2E",    Phase::Movement,        Acts::SideB,        "Side B moves"},
    Step{Subphase::Spotting,                    "2F",    Phase::Movement,        Acts::Server,       "Spotting"},
    Step{Subphase::OpportunityFire,             "3A",    Phase::OpportunityFire, Acts::BothInSecret, "Opportunity Fire"},
    Step{Subphase::SpottingOfOpportunityFirers, "3B",    Phase::OpportunityFire, Acts::Server,       "Spotting of firers"},
    Step{Subphase::ChangeFacing,                "4A",    Phase::GeneralFire,     Acts::BothInSecret, "Facing"},
    Step{Subphase::GeneralFire,                 "4B",    Phase::GeneralFire,     Acts::BothInSecret, "General Fire"},
    Step{Subphase::Ammunition,                  "4C",    Phase::GeneralFire,     Acts::Server,       "Ammunition"},
    Step{Subphase::SpottingOfGeneralFirers,     "4D",    Phase::GeneralFire,     Acts::Server,       "Spotting of firers"},
    Step{Subphase::Orders,                      "5A",    Phase::Command,         Acts::BothInSecret, "Orders"},
    Step{Subphase::Morale,                      "5B",    Phase::Command,         Acts::Server,       "Morale"},
    Step{Subphase::AbandonedGroundA,            "5C",    Phase::Command,         Acts::SideA,        "Abandoned ground, Side A"},
    Step{Subphase::AbandonedGroundB,            "5C",    Phase::Command,         Acts::SideB,        "Abandoned ground, Side B"},
    Step{Subphase::FogOfWar,                    "5D",    Phase::Command,         Acts::BothInSecret, "Fog-of-War cards"},
    Step{Subphase::DeclarationsA,               "5E",    Phase::Command,         Acts::SideA,        "Declarations, Side A"},
    Step{Subphase::DeclarationsB,               "5E",    Phase::Command,         Acts::SideB,        "Declarations, Side B"},
    Step{Subphase::EndOfTurn,                   "5F",    Phase::Command,         Acts::Server,       "End of turn"},
    Step{Subphase::CardWindow,                  "FW",    Phase::Command,         Acts::BothInSecret, "Cards before a step"},
    Step{Subphase::BattleOver,                  "end",   Phase::Over,            Acts::Nobody,       "The battle is over"},
}};
// clang-format on

constexpr const Step& step_of(Subphase subphase) {
    return kSequenceOfPlay[static_cast<std::size_t>(subphase)];
}
/// Steps that can be passed beforehand, as printed: those in which the passive default is to do
/// nothing. [S-107]
inline constexpr std::array<std::string_view, 9> kPassable{"1A", "2B", "3A", "4A", "4B",
                                                           "5C", "5D", "5E", "FW"};
constexpr bool can_be_passed(std::string_view printed) {
    for (const auto step : kPassable)
        if (step == printed) return true;
    return false;
}
constexpr bool in_printed_order() {
    for (std::size_t i = 0; i < kSubphases; ++i)
        if (static_cast<std::size_t>(kSequenceOfPlay[i].subphase) != i) return false;
    return true;
}
static_assert(in_printed_order(), "the table stands in the order of play [SEQ-01]");

}  // namespace game
