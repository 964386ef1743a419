#include <algorithm>

#include "fog/ledger_arms.h"
#include "fog/words.h"
#include "rules/equipment.h"

/// What fire releases, and what it does to stands.
namespace fog {

void arm(Page& page, const game::FireDeclared& e) {
    page.row = "REL-16";
    if (!page.owns(e.shot.side)) return;
    const auto& firer = game::the_stand(page.game(), e.shot.firer);
    const auto& weapons = game::line_of(page.game(), firer).weapons;
    const auto line = static_cast<std::size_t>(e.shot.line);
    const auto target = page.who_or_ghost(e.shot.target);
    auto fields = FIELDS_OF(e.shot, firer, line, dice, path_point, cover_category);
    if (line < weapons.size()) add(fields, "weapon", weapons[line].name);
    if (target) add(fields, "target", target->id);
    page.write("fire_declared", "d" + std::to_string(e.shot.id.value), std::move(fields));
}
void arm(Page& page, const game::FireWithdrawn& e) {
    page.row = "REL-16";
    if (page.owns_number(e.shot.value))
        page.write("fire_withdrawn", "d" + std::to_string(e.shot.value));
}

namespace {

void write_fired_at(Page& page, StandId stand) {
    if (page.owns_stand(stand)) page.write("fired_at", id_text(stand));
}

}  // namespace

void arm(Page& page, const game::ShotResolved& e) {
    page.row = "REL-06";
    for (const auto id : e.fired_at) write_fired_at(page, id);
    if (!page.owns(e.shot.side)) return;
    page.row = "REL-08";
    page.write("shot_resolved", "d" + std::to_string(e.shot.id.value), FIELDS_OF(e.shot, firer));
}
void arm(Page& page, const game::HitsDistributed& e) {
    page.row = page.owns(e.side) ? "REL-08" : "REL-09";
}

void arm(Page& page, const game::MissionRequested& e) {
    page.row = "REL-10";
    if (page.owns(e.mission.side))
        page.write("mission_requested", "m" + std::to_string(e.mission.id.value),
                   FIELDS_OF(e.mission, observer, battery, kind, target));
}
void arm(Page& page, const game::MissionWithdrawn& e) {
    page.row = "REL-10";
    if (page.owns_number(e.mission.value))
        page.write("mission_withdrawn", "m" + std::to_string(e.mission.value));
}
void arm(Page& page, const game::ResponseRolled& e) {
    page.row = "REL-10";
    if (page.owns(e.mission.side))
        page.write("response_rolled", "m" + std::to_string(e.mission.id.value));
}

/// Whose it is and what it took is its side's to know. [REL-11]
void arm(Page& page, const game::TemplatePlaced& e) {
    page.row = "REL-11";
    auto fields = FIELDS_OF(e.placed, centre, size, turn_placed);
    if (page.owns(e.placed.side)) {
        add(fields, "side", e.placed.side);
        add(fields, "kind", e.placed.kind);
        add(fields, "battery", e.placed.battery);
        add(fields, "smoke_used", e.smoke_used);
        add(fields, "flown", e.flown);
    } else {
        add(fields, "kind", kind_as_seen(e.placed.kind));
    }
    page.write("template_placed", page.name_of("t", e.placed.id.value), std::move(fields));
}
void arm(Page& page, const game::TemplateRemoved& e) {
    page.row = "REL-12";
    page.write("template_removed", page.forget("t", e.marker.value));
}
void arm(Page& page, const game::TemplateAttack& e) {
    page.row = page.owns_stand(e.battery) ? "REL-08" : "REL-09";
    if (page.owns_stand(e.target)) page.write("template_attack", id_text(e.target));
}

// what fire does

TO_OWNER(StandForcedBack, "REL-18", stand, path, facing, aboard)
TO_OWNER(StandEliminated, "REL-20", stand, surrendered)
TO_OWNER(StandDrivenOff, "REL-20", stand)
TO_OWNER(StandStoppedAt, "REL-17", stand, at, facing, path, aboard)
ONLY_TOLD(PassengerRolled, "REL-20")
ONLY_TOLD(GroundVacated, "REL-26")
TO_OWNER(StandSuppressed, "REL-06", stand)
TO_OWNER(SuppressionRemoved, "REL-19", stand)

/// A wreck is released when it is seen. [REL-20]
ONLY_TOLD(WreckPlaced, "REL-20")
void arm(Page& page, const game::WreckSeen& e) {
    page.row = "REL-20";
    if (!page.knows(e.watcher)) return;
    const auto wreck = std::ranges::find(page.game().wrecks, e.wreck, &game::Wreck::id);
    if (wreck == page.game().wrecks.end()) return;
    const auto size = rules::base_dimensions(wreck->base);
    auto fields = FIELDS_OF(*wreck, at, facing);
    add(fields, "width", size.width);
    add(fields, "depth", size.depth);
    page.write("wreck_seen", "", std::move(fields));
}

namespace {

Fields gun_fields(const Page& page, const game::AbandonedGun& gun) {
    const auto& crew = game::the_stand(page.game(), gun.crew);
    const auto size = rules::base_dimensions(crew.base);
    const auto& type = game::line_of(page.game(), crew);
    auto fields = FIELDS_OF(gun, at, facing);
    add(fields, "type", type.name);
    add(fields, "symbol", type.symbol);
    add(fields, "side", crew.side);
    add(fields, "width", size.width);
    add(fields, "depth", size.depth);
    if (page.owns(crew.side)) add(fields, "crew", gun.crew);
    return fields;
}

}  // namespace

void arm(Page& page, const game::GunAbandoned& e) {
    page.row = "REL-20";
    if (page.owns_stand(e.gun.crew))
        page.write("gun_abandoned", page.name_of("g", e.gun.id.value), gun_fields(page, e.gun));
}
void arm(Page& page, const game::GunManned& e) {
    page.row = "REL-20";
    if (page.owns_stand(e.crew))
        page.write("gun_manned", page.forget("g", e.gun.value), FIELDS_OF(e, crew));
}
void arm(Page& page, const game::GunLost& e) {
    page.row = "REL-20";
    if (page.owns_stand(e.crew)) page.write("gun_lost", page.forget("g", e.gun.value));
}
/// Of the other side's guns; one's own are known without being seen.
void arm(Page& page, const game::AbandonedGunSeen& e) {
    page.row = "REL-20";
    if (!page.knows(e.watcher)) return;
    if (e.gone) return page.write("gun_gone", page.forget("g", e.gun.value));
    const auto& guns = page.game().abandoned_guns;
    const auto gun = std::ranges::find(guns, e.gun, &game::AbandonedGun::id);
    if (gun == guns.end() || page.owns_stand(gun->crew)) return;
    page.write("gun_seen", page.name_of("g", e.gun.value), gun_fields(page, *gun));
}

namespace {

/// What is in the lockers is the owner's to know. [S-41]
void write_stock(Page& page, StandId stand) {
    page.row = "REL-08";
    if (page.owns_stand(stand))
        page.write("stock", id_text(stand), stock_fields(page.game(), stand));
}

}  // namespace

void arm(Page& page, const game::AmmunitionUsed& e) { write_stock(page, e.stand); }
void arm(Page& page, const game::Resupplied& e) { write_stock(page, e.stand); }

}  // namespace fog
