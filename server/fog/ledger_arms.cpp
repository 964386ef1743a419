#include "fog/ledger_arms.h"

#include <algorithm>
#include <tuple>

#include "fog/words.h"
#include "rules/options.h"

/// What each event releases, to whom, and by which row: one arm for each, so that a new event does
/// not compile until it has been thought about. What is said of it in the log comes by the same
/// row.
namespace fog {
namespace {

// turn

void arm(Page& page, const game::BattleBegun&) {
    page.row = "REL-01";
    for (const auto& stand : page.game().stands)
        if (page.owns(stand.side))
            page.write("stand", id_text(stand.id), stand_fields(page.game(), stand));
}
TO_ALL(StepOpened, "REL-16", subphase)
TO_ALL(CardWindowOpened, "REL-16", step, before_rolls)
TO_ALL(CardWindowClosed, "REL-16", step)
ONLY_TOLD(StepResolved, "REL-16")
/// Of the own commit; of the other side's, nothing. [REL-16, REL-31]
void arm(Page& page, const game::SideCommitted& e) {
    page.row = page.owns(e.side) ? "REL-31" : "REL-16";
    if (page.owns(e.side)) page.write("side_committed", "");
}
ONLY_TOLD(TimeRanOut, "REL-31")
TO_ALL(GraceBegun, "REL-31")
ONLY_TOLD(DeadlineStopped, "REL-31")
TO_ALL(InitiativeRolled, "REL-15", side_a)
TO_ALL(WeatherRolled, "REL-38", name, spot_percent, max_visibility, wheeled_factor, night, no_air)
/// Each audience judges by what it sees; the truth comes at the end.
ONLY_TOLD(ObjectiveTaken, "REL-21")
void arm(Page& page, const game::TurnBegun& e) {
    page.row = "REL-31";
    std::vector<StandId> own = e.returned;
    std::erase_if(own, [&](StandId id) { return !page.owns_stand(id); });
    Fields fields;
    add(fields, "turn", e.turn);
    add(fields, "returned", own);
    page.write("turn_begun", "", std::move(fields));
}
void arm(Page& page, const game::BattleEnded& e) {
    page.row = "REL-21";
    auto fields = FIELDS_OF(e, winner, ending, points_blue, points_red);
    std::vector<std::string> held;
    for (const auto& objective : page.game().objectives)
        held.push_back(objective.by ? word(*objective.by) : "");
    add(fields, "held", held);
    page.write("battle_ended", "", std::move(fields));
}
TO_ALL(BattleReopened, "REL-35")
TO_ALL(LiftAgreed, "REL-35", side)
TO_ALL(FogLifted, "REL-35")
TO_ALL(SharePromised, "REL-37", side, promise)
TO_ALL(ContributionGiven, "REL-37", side, contribution)
TO_ALL(SharesLapsed, "REL-37", wanting)
TO_ALL(WentWithoutShare, "REL-37", side, promised)
TO_ALL(NoSharesAgreed, "REL-37", side)

/// Who leads what is for his side. [S-06]
void about_player(Page& page, const char* kind, const game::Player& player) {
    page.row = "REL-30";
    Fields fields;
    add(fields, "number", player.number);
    if (page.owns(player.side)) page.write(kind, "", std::move(fields));
}
void arm(Page& page, const game::CompaniesTakenUp& e) {
    about_player(page, "companies_taken_up", e.player);
}
void arm(Page& page, const game::CompaniesTakenOver& e) {
    about_player(page, "companies_taken_over", e.player);
}
void arm(Page& page, const game::PlayerCommitted& e) {
    about_player(page, "player_committed", e.player);
}

/// What is decided beforehand is for the own side; so is that a decision was taken back.
void about_pass(Page& page, const char* kind, const game::Player& player, Fields fields) {
    page.row = "REL-53";
    add(fields, "number", player.number);
    if (page.owns(player.side)) page.write(kind, "", std::move(fields));
}
void arm(Page& page, const game::StandingPassSet& e) {
    auto fields = FIELDS_OF(e.pass, step, discards);
    add(fields, "until_contact", e.pass.until_contact.has_value());
    about_pass(page, "standing_pass_set", e.pass.player, std::move(fields));
}
void arm(Page& page, const game::StandingPassEnded& e) {
    about_pass(page, "standing_pass_ended", e.player, FIELDS_OF(e, step));
}
void arm(Page& page, const game::CommitTakenBack& e) {
    Fields fields;
    std::vector<int> others;
    others.reserve(e.others.size());
    for (const auto& other : e.others) others.push_back(other.number);
    add(fields, "others", others);
    about_pass(page, "commit_taken_back", e.player, std::move(fields));
}
ONLY_TOLD(WindowLasted, "REL-31")
void arm(Page& page, const game::SeatHandedOver& e) {
    page.row = "REL-56";
    Fields fields;
    if (e.player) add(fields, "side", e.player->side);
    if (e.player) add(fields, "number", e.player->number);
    const bool is_for_all = !e.player || e.player->number == game::kLeader;
    if (is_for_all || page.owns(e.player->side))
        page.write("seat_handed_over", "", std::move(fields));
}

// set-up, orders

TO_OWNER(StandDeployed, "REL-01", stand, at, facing)
void arm(Page& page, const game::ReserveDeclared& e) {
    page.row = "REL-24";
    if (page.owns_stand(e.plan.stand))
        page.write("reserve_declared", id_text(e.plan.stand), FIELDS_OF(e.plan, at, facing));
}
TO_OWNER(ReservePlaced, "REL-24", stand, at, facing)

void arm(Page& page, const game::OrderPlaced& e) {
    page.row = "REL-13";
    if (page.owns(e.order.side)) page.write("order_placed", "", order_fields(e.order));
}
void arm(Page& page, const game::OrderWithdrawn& e) {
    page.row = "REL-13";
    if (page.owns_number(e.order.value)) page.write("order_withdrawn", "", FIELDS_OF(e, order));
}
TO_OWNER(OrderNamed, "REL-13", stand, order)
void arm(Page& page, const game::OrdersTakeForce& e) {
    page.row = "REL-13";
    if (is_side(page.audience())) page.write("orders_take_force", "", own_orders(page, e.orders));
}
void arm(Page& page, const game::OrdersRevealed& e) {
    page.row = "REL-14";
    if (page.owns(e.side)) page.write("orders_revealed", "", own_orders(page, e.orders));
}
void arm(Page& page, const game::OrderCancelled& e) {
    page.row = "REL-13";
    if (page.owns_number(e.order.value)) page.write("order_cancelled", "", FIELDS_OF(e, order));
}
TO_OWNER(OrderChanged, "REL-23", stand, holds)
TO_OWNER(CommandTaken, "REL-13", recipient, company, own_company)
TO_OWNER(CommandSucceeded, "REL-13", successor, lost, issuer, commands_company)
void arm(Page& page, const game::FormDeclared& e) {
    page.row = page.owns_number(e.order.value) ? "REL-13" : "REL-14";
    if (page.owns_number(e.order.value))
        page.write("form_declared", "", FIELDS_OF(e, order, form, plain));
}
TO_OWNER(Regrouped, "REL-13", stand, gone, at, facing, state)
TO_OWNER(WhenForcedBackSet, "REL-13", stand, when_forced_back)

// fieldworks and obstacles, by those who know them [REL-25]

void write_fieldwork(Page& page, int number) {
    const auto watcher = watcher_of(page.audience());
    Fields fields;
    add(fields, "outline",
        page.game().scenario.field.fieldworks[static_cast<std::size_t>(number)].outline);
    add(fields, "cover", game::cover_known(page.game(), watcher, number));
    page.write("fieldwork", "", std::move(fields));
}
void arm(Page& page, const game::Entrenched& e) {
    page.row = "REL-25";
    if (page.owns_stand(e.stand) && e.cover != rules::Cover::None)
        write_fieldwork(page, e.fieldwork);
}
void arm(Page& page, const game::FieldworkSeen& e) {
    page.row = "REL-25";
    if (page.knows(e.watcher)) write_fieldwork(page, e.fieldwork);
}

/// What an attack needs is its owner's to know. [S-82]
Fields obstacle_fields(const Page& page, const rules::Obstacle& obstacle) {
    auto fields = FIELDS_OF(obstacle, name, kind, outline, cleared_by);
    const auto& [personnel, tracked, wheeled] = obstacle.factors;
    add(fields, "factors", std::vector{personnel, tracked, wheeled});
    if (obstacle.owner && page.owns(*obstacle.owner)) {
        add(fields, "side", obstacle.owner);
        add(fields, "hit", obstacle.hit);
    }
    return fields;
}
void arm(Page& page, const game::ObstacleSeen& e) {
    page.row = "REL-25";
    if (!page.knows(e.watcher)) return;
    const auto name = e.gone ? page.forget("w", e.obstacle) : page.name_of("w", e.obstacle);
    const auto& obstacle =
        page.game().scenario.field.obstacles[static_cast<std::size_t>(e.obstacle)];
    if (e.gone)
        page.write("obstacle_gone", name);
    else
        page.write("obstacle", name, obstacle_fields(page, obstacle));
}
ONLY_TOLD(ObstacleCleared, "REL-25")
TO_OWNER(MineAttack, "REL-25", stand, stops)
ONLY_TOLD(ObstacleAdded, "REL-32")
ONLY_TOLD(ObstacleRemoved, "REL-32")

// movement, transport: of own stands; the other side sees a path in its contact [REL-03, REL-26]

TO_OWNER(StandMoved, "REL-26", stand, path, facing, stopped_by, aboard)
TO_OWNER(StandTurned, "REL-26", stand, facing)
TO_OWNER(FacingDeclared, "REL-16", stand, facing)
TO_OWNER(StandEntered, "REL-24", stand, at, facing, on_road)
TO_OWNER(GroundOccupied, "REL-26", stand, at, facing)
ONLY_TOLD(TemplateEntered, "REL-11")
TO_OWNER(Loaded, "REL-26", stand, vehicle)
TO_OWNER(Unloaded, "REL-26", stand, vehicle, at, facing)
TO_OWNER(Limbered, "REL-26", gun, vehicle)
TO_OWNER(Unlimbered, "REL-26", gun, vehicle, at, facing)
TO_OWNER(GunManHandled, "REL-26", stand, gun, path, stand_at, facing)
TO_OWNER(TransportRemoved, "REL-26", vehicle, carried)
TO_OWNER(TransportReturned, "REL-26", vehicle, at, facing)
TO_OWNER(Dismounted, "REL-26", stand, at, facing)

// morale: all of it to the company's side; the others see markers [REL-18, REL-19]

bool owns_company(const Page& page, CompanyId id) {
    return page.owns(game::the_company(page.game(), id).side);
}
void arm(Page& page, const game::MoraleChecked& e) {
    page.row = "REL-18";
    if (owns_company(page, e.company))
        page.write("morale_checked", "c" + std::to_string(e.company.value));
}
TO_OWNER(StateChanged, "REL-18", stand, state)
TO_OWNER(Rallied, "REL-19", stand, state)
ONLY_TOLD(BombardmentFelt, "REL-18")
ONLY_TOLD(CompanyEliminated, "REL-21")
ONLY_TOLD(EliminationSeen, "REL-18")

// sight

void arm(Page& page, const game::ContactMade& e) {
    page.write_seen(e);
    page.row = "REL-02";
    if (!page.watches(e.watcher)) return;
    auto fields = contact_fields(e.contact.shown);
    const auto& [turn, step] = std::tie(e.contact.turn, e.contact.subphase);
    if (turn != page.game().turn || step != page.game().subphase) {
        add(fields, "turn", turn);  // a player is shown what his side saw last [S-90]
        add(fields, "step", step);
    }
    page.write("contact_made", e.contact.handle, std::move(fields));
}
void arm(Page& page, const game::ContactSeen& e) {
    page.row = "REL-03";
    if (page.watches(e.watcher)) page.write("contact_seen", e.handle, contact_fields(e.shown));
}
void arm(Page& page, const game::ContactLost& e) {
    page.write_lost(e);
    page.row = "REL-05";
    if (page.watches(e.watcher)) page.write("contact_lost", e.handle, FIELDS_OF(e, gone));
}
TO_OWNER(PhantomVanished, "REL-02", stand)
TO_OWNER(CamouflageLost, "REL-25", stand)

// the referee: of what is not seen, nothing [REL-32]

void write_stand(Page& page, const game::Stand& stand) {
    page.row = "REL-32";
    if (page.owns(stand.side))
        page.write("stand", id_text(stand.id), stand_fields(page.game(), stand));
}
void arm(Page& page, const game::StandEdited& e) { write_stand(page, e.stand); }
void arm(Page& page, const game::StandAdded& e) { write_stand(page, e.stand); }
TO_OWNER(StandRemoved, "REL-32", stand)
void arm(Page& page, const game::OrderSet& e) {
    page.row = "REL-32";
    if (page.owns_stand(e.stand))
        page.write("order_set", id_text(e.stand), e.order ? order_fields(*e.order) : Fields{});
}
void arm(Page& page, const game::CompanyMoraleSet& e) {
    page.row = "REL-32";
    if (owns_company(page, e.company))
        page.write("company_morale_set", "c" + std::to_string(e.company.value),
                   FIELDS_OF(e, morale));
}
ONLY_TOLD(DieSet, "REL-32")
ONLY_TOLD(DieWithdrawn, "REL-32")
void arm(Page& page, const game::WeatherSet&) {
    page.row = "REL-38";
    const auto& game = page.game();
    auto fields = FIELDS_OF(game, spot_percent, max_visibility, wheeled_factor, night, no_air);
    add(fields, "name", game.weather);
    page.write("weather_rolled", "", std::move(fields));
}
void arm(Page& page, const game::MoveAsked& e) {
    page.row = "REL-32";
    if (page.owns_stand(e.move.stand))
        page.write("move_asked", id_text(e.move.stand), FIELDS_OF(e.move, path));
}
TO_OWNER(AskedMoveJudged, "REL-32", stand)
void arm(Page& page, const game::OptionSet&) {
    page.row = "REL-32";
    Fields options;
    for (const auto& [name, set] : rules::to_named_values(page.game().scenario.options))
        options.push_back({name, value(set)});
    page.write("option_set", "", std::move(options));
}
ONLY_TOLD(StepExtended, "REL-31")
ONLY_TOLD(StepForced, "REL-32")
void arm(Page& page, const game::QuietHoursSet& e) {
    page.row = "REL-55";
    Fields fields;
    add(fields, "side", e.player.side);
    if (page.owns(e.player.side)) {
        add(fields, "number", e.player.number);
        add(fields, "from", e.from);
        add(fields, "to", e.to);
    }
    if (e.of_side) add(fields, "hours", hours_text(*e.of_side));
    if (e.of_side || page.owns(e.player.side)) page.write("quiet_hours_set", "", std::move(fields));
}
TO_ALL(PauseAsked, "REL-31", side)
TO_ALL(PauseWithdrawn, "REL-31", side)
TO_ALL(Paused, "REL-31", by_clock, by_consent)
TO_ALL(Resumed, "REL-31")
ONLY_TOLD(Written, "REL-32")

}  // namespace

void write_event(Page& page, const game::Event& event) {
    visit([&](const auto& happened) { arm(page, happened); }, event);
}

}  // namespace fog
