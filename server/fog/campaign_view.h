#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "campaign/messages.h"
#include "fog/audience.h"
#include "fog/view.h"

/// A campaign as one audience may know it: own things, what it has seen, what all know. The only
/// door from the truth of a campaign.
namespace fog {

struct PhaseShown {
    std::string name;
    std::string clock;
    bool operator==(const PhaseShown&) const = default;
};
struct PlaceShown {
    std::string key;
    std::string name;
    int x = 0, y = 0;
    campaign::PlaceKind kind = campaign::PlaceKind::Village;
    std::optional<game::Side> base_of;
    int points = 0;
    std::optional<game::Side> held;  ///< as far as this audience knows
    bool operator==(const PlaceShown&) const = default;
};
struct RoadShown {
    std::string name;
    std::string from, to;
    campaign::RoadKind kind = campaign::RoadKind::Road;
    int length = 1;
    bool operator==(const RoadShown&) const = default;
};
/// When a march comes to a place: impulses from the first of this phase on.
struct LegShown {
    std::string place;
    int impulse = 1;
    bool operator==(const LegShown&) const = default;
};
struct MarchShown {
    std::vector<LegShown> legs;
    campaign::Posture posture = campaign::Posture::Hold;
    std::string looks;  ///< empty: nowhere
    bool operator==(const MarchShown&) const = default;
};
struct PieceShown {
    StandId id;
    std::string name;
    std::string line;  ///< as the library names it
    rules::TroopQuality quality = rules::TroopQuality::Regular;
    campaign::PieceState state = campaign::PieceState::Present;
    bool operator==(const PieceShown&) const = default;
};
struct CompanyShown {
    std::string name;
    std::vector<PieceShown> pieces;
    bool operator==(const CompanyShown&) const = default;
};
struct RoadPlaceShown {
    std::string from, to;
    int left = 0;
    bool operator==(const RoadPlaceShown&) const = default;
};
struct ArrivalShown {
    int day = 1;
    int phase = 0;
    std::string place;
    bool operator==(const ArrivalShown&) const = default;
};
/// Of the own side; the referee sees both.
struct FormationShown {
    std::string key;
    std::string name;
    game::Side side = game::Side::Blue;
    int player = 1;
    bool may_order = false;  ///< this audience, now
    std::string place;       ///< empty: elsewhere
    std::optional<RoadPlaceShown> road;
    std::optional<ArrivalShown> arrives;
    campaign::Posture posture = campaign::Posture::Hold;
    std::optional<MarchShown> march;  ///< as ordered
    campaign::SeenKind kind = campaign::SeenKind::Infantry;
    campaign::SeenSize size = campaign::SeenSize::Company;
    bool scouts = false;
    int present = 0;
    int of = 0;
    std::vector<int> impulses;  ///< that each road takes; 0: it cannot go there
    std::vector<CompanyShown> companies;
    bool operator==(const FormationShown&) const = default;
};
struct MomentShown {
    int day = 1;
    int phase = 0;
    int impulse = 0;
    bool operator==(const MomentShown&) const = default;
};
struct SightingShown {
    std::string handle;
    std::string place;
    campaign::SeenKind kind = campaign::SeenKind::Infantry;
    campaign::SeenSize size = campaign::SeenSize::Company;
    MomentShown seen;
    bool operator==(const SightingShown&) const = default;
};
struct ObjectiveDraft {
    std::string name;
    int points_blue = 0, points_red = 0;
    bool operator==(const ObjectiveDraft&) const = default;
};
struct ForceDraft {
    std::string formation;
    int pieces = 0;
    std::optional<int> turn;  ///< in which it comes in; none: it is there from the start
    bool may_be_late = false;
    bool operator==(const ForceDraft&) const = default;
};
/// A battle as it would be made: what the staff may change of it.
struct BattleDraft {
    int turns = 8;
    std::string clock;
    std::vector<std::string> weather;  ///< of its table
    Keyed<std::string> options;        ///< those that differ from the catalogue's defaults
    std::vector<ObjectiveDraft> objectives;
    std::string briefing_blue, briefing_red;
    std::vector<ForceDraft> forces;
    bool operator==(const BattleDraft&) const = default;
};
struct CampaignBattleShown {
    int id = 0;
    std::string place;
    MomentShown moment;
    campaign::BattleState state = campaign::BattleState::Proposed;
    std::vector<std::string> forces;   ///< that this audience knows
    std::optional<std::string> book;   ///< of one in which it sits
    std::optional<std::string> seat;   ///< and where
    std::optional<game::Side> holder;  ///< who keeps the field
    bool over = false;                 ///< it waits to be taken in: for whoever sits in it
    std::optional<game::Side> field;   ///< who keeps it then; none: the staff is to say
    std::optional<BattleDraft> draft;  ///< of one that is proposed: for the staff
    bool operator==(const CampaignBattleShown&) const = default;
};

enum class CampaignWord : std::uint8_t {
    PhaseBegun,
    OrdersClosed,
    Arrived,
    Moved,
    Halted,
    Contact,
    Retired,
    BattleProposed,
    BattleDropped,
    BattleMade,
    BattleTaken,
    PiecesChanged,
    Returned,
    PieceChanged,
    Sighted,
    PlaceTaken,
    FormationSet,
    StepForced,
    Ended,
};
/// A line of the journal of a phase: a client makes a sentence of it.
struct CampaignLine {
    int n = 0;
    MomentShown at;
    CampaignWord what = CampaignWord::PhaseBegun;
    std::optional<std::string> formation;
    std::optional<std::string> place;
    std::optional<std::string> from;
    std::optional<std::string> handle;
    std::optional<campaign::SeenKind> kind;
    std::optional<campaign::SeenSize> size;
    std::optional<game::Side> side;
    std::optional<campaign::Meeting> then;
    std::optional<std::string> piece;
    std::optional<campaign::PieceState> state;
    std::optional<int> count;  ///< of pieces
    std::optional<std::string> reason;
    bool operator==(const CampaignLine&) const = default;
};
struct CommanderShown {
    std::string role;
    bool has_committed = false;
    bool operator==(const CommanderShown&) const = default;
};

struct CampaignView {
    std::string file;  ///< whose campaign it is
    std::string title;
    std::string summary;
    std::string audience;
    int days = 1;
    int impulses = 4;
    std::vector<PhaseShown> phases;
    int day = 1;
    int phase = 0;
    campaign::Step step = campaign::Step::Orders;
    int opening = 0;
    std::int64_t due = 0;   ///< orders end then, milliseconds since 1970; 0: never
    int order_seconds = 0;  ///< to give orders in; 0: as long as it takes
    campaign::TakeIn take_in = campaign::TakeIn::Staff;
    std::vector<PlaceShown> places;
    std::vector<RoadShown> roads;
    std::string briefing;
    std::vector<FormationShown> formations;
    std::vector<SightingShown> sightings;
    std::vector<CampaignBattleShown> battles;
    bool has_committed = false;              ///< the own side
    std::vector<CommanderShown> commanders;  ///< of the own side
    std::optional<int> points_to_win;
    std::optional<game::Side> winner;             ///< once it is over
    std::vector<CampaignLine> log;                ///< of this phase and the last
    std::optional<std::int64_t> deleted_at = {};  ///< unless a seat takes that back [REL-57]
    bool operator==(const CampaignView&) const = default;
};

/// A side's own journal of a campaign, and everybody's: lines as they happen.
class CampaignLog {
  public:
    explicit CampaignLog(Audience audience) : audience_(audience) {}
    /// `after`: the campaign once it has happened.
    void happen(const campaign::Campaign& after, const campaign::Event& event);
    [[nodiscard]] const std::vector<CampaignLine>& lines() const { return lines_; }

  private:
    Audience audience_;
    std::vector<CampaignLine> lines_;
};
/// What stands beside the journal of a campaign.
struct CampaignTable {
    std::int64_t due = 0;  ///< orders end then
    struct Over {
        int battle = 0;
        std::optional<game::Side> field;
    };
    std::vector<Over> over;  ///< battles that wait to be taken in
};
CampaignView campaign_view_of(const campaign::Campaign& campaign, Audience audience,
                              const CampaignLog& told, const CampaignTable& table);
/// Is there such a seat in a campaign of this plan?
bool sits_here(const campaign::Plan& plan, Audience audience);

}  // namespace fog
