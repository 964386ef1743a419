#include <algorithm>

#include "base/contains.h"
#include "fog/narrate_arms.h"
#include "fog/words.h"

namespace fog {
namespace {

using game::Watcher;

/// Is this what this audience sees? The referee follows the sides.
bool watches(const Voice& voice, Watcher watcher) {
    if (voice.is_referee()) return watcher == Watcher::Blue || watcher == Watcher::Red;
    return voice.watcher() == watcher;
}

Told contact_line(const Voice& voice, Saying kind, Watcher watcher, const game::Contact& contact) {
    auto told = voice.line(kind);
    if (voice.is_referee()) {
        told.side = watcher == Watcher::Blue ? game::Side::Blue : game::Side::Red;
        told.actor = voice.who(contact.stand);
    } else {
        told.actor = Who{contact.handle, contact.shown.type, contact.shown.side};
    }
    told.place = contact.shown.at;
    return told;
}

/// An abandoned gun of the other side: what it is and where it stands.
Told gun_line(const Voice& voice, Saying kind, const game::AbandonedGun& gun) {
    auto told = voice.line(kind);
    told.what = game::line_of(voice.game(), game::the_stand(voice.game(), gun.crew)).name;
    told.place = gun.at;
    return told;
}

Lines company_line(const Voice& voice, CompanyId id, Saying kind) {
    const auto& company = game::the_company(voice.game(), id);
    if (!voice.owns(company.side)) return {};
    auto told = voice.line(kind);
    told.side = company.side;
    told.what = company.name;
    return {told};
}

}  // namespace

/// The mover and those who see it; why, is not told. [REL-18]
Lines tell(const Voice& voice, const game::StandForcedBack& e) {
    if (e.path.size() < 2 && !voice.owns_stand(e.stand)) return {};  // nothing to see
    auto lines = voice.about(e.stand, Saying::ForcedBack);
    for (auto& told : lines) told.place = e.path.back();
    return lines;
}
Lines tell(const Voice& voice, const game::StandEliminated& e) {
    return voice.about(e.stand, e.surrendered ? Saying::Surrendered : Saying::Eliminated);
}
Lines tell(const Voice& voice, const game::StandDrivenOff& e) {
    return voice.about(e.stand, Saying::DrivenOff);
}
Lines tell(const Voice& voice, const game::StandStoppedAt& e) {
    auto lines = voice.to_owner(e.stand, Saying::StoppedAt);
    for (auto& told : lines) told.place = e.at;
    return lines;
}

Lines tell(const Voice& voice, const game::WreckPlaced& e) {
    if (!voice.is_referee()) return {};
    auto told = voice.line(Saying::WreckPlaced);
    told.place = e.wreck.at;
    return {told};
}
Lines tell(const Voice& voice, const game::GunAbandoned& e) {
    return voice.about(e.gun.crew, Saying::GunAbandoned);
}
Lines tell(const Voice& voice, const game::GunManned& e) {
    return voice.about(e.crew, Saying::GunManned);
}
/// Whose it was, to its own side; that it is gone, to others who know where it stood, and to all
/// whom the public page would tell. [REL-20]
Lines tell(const Voice& voice, const game::GunLost& e) {
    if (voice.owns_stand(e.crew)) return voice.to_owner(e.crew, Saying::GunLost);
    const auto side = game::the_stand(voice.game(), e.crew).side;
    const auto& own = game::knowledge_of(voice.game(), game::watcher_of(side)).guns_seen;
    for (const auto watcher : {watcher_of(voice.audience()), Watcher::Public}) {
        const auto& seen = game::knowledge_of(voice.game(), watcher).guns_seen;
        const auto gun = std::ranges::find(seen, e.gun, &game::AbandonedGun::id);
        if (gun != seen.end() && contains(own, *gun))
            return {gun_line(voice, Saying::GunLost, *gun)};
    }
    return {};
}
Lines tell(const Voice& voice, const game::Dismounted& e) {
    return voice.to_owner(e.stand, Saying::Dismounted);
}
Lines tell(const Voice& voice, const game::PassengerRolled& e) {
    auto lines = voice.to_owner(e.stand, Saying::PassengerRolled);
    for (auto& told : lines) {
        told.dice.push_back({e.die, {}});
        told.working = e.working;
        told.outcome = word(e.outcome);
    }
    return lines;
}
Lines tell(const Voice&, const game::GroundVacated&) { return {}; }

/// The marker shows on stands in sight: their contact has it. [REL-18]
Lines tell(const Voice& voice, const game::StandSuppressed& e) {
    return voice.to_owner(e.stand, Saying::Suppressed);
}
Lines tell(const Voice&, const game::SuppressionRemoved&) { return {}; }

/// What is in the lockers is the owner's to know. [S-41]
Lines tell(const Voice& voice, const game::AmmunitionUsed& e) {
    auto lines = voice.to_owner(e.stand, Saying::AmmunitionUsed, e.weapon);
    for (auto& told : lines) {
        for (const int face : e.dice) told.dice.push_back({face, e.needs});
        told.working = e.working;
        told.outcome = e.depleted ? "depleted" : "";
        told.count = e.rounds_left;
    }
    return lines;
}
Lines tell(const Voice& voice, const game::Resupplied& e) {
    return voice.to_owner(e.stand, Saying::Resupplied);
}

/// As its check, to the company's side alone. [REL-18, AIR-03, MOR-23]
Lines tell(const Voice& voice, const game::BombardmentFelt& e) {
    auto lines = company_line(voice, e.company, Saying::BombardmentFelt);
    for (auto& told : lines) told.outcome = word(e.by);
    return lines;
}

/// Morale numbers are the side's own. [S-41, S-95]
Lines tell(const Voice& voice, const game::CompanyMoraleSet& e) {
    auto lines = company_line(voice, e.company, Saying::CompanyMoraleSet);
    for (auto& told : lines) {
        told.count = e.morale;
        told.words = e.reason;
    }
    return lines;
}

Lines tell(const Voice& voice, const game::MoraleChecked& e) {
    auto lines = company_line(voice, e.company, Saying::MoraleChecked);
    for (auto& told : lines) {
        told.dice.push_back({e.die, e.modified});
        told.working = e.working;
        told.count = e.morale;
        told.outcome = word(e.outcome);
    }
    return lines;
}
/// A marker that stays as it was tells nobody that there was a check. [REL-18]
Lines tell(const Voice& voice, const game::StateChanged& e) {
    if (!voice.owns_stand(e.stand)) {
        const auto* contact = game::contact_of(voice.game(), voice.watcher(), e.stand);
        if (!contact || contact->shown.state == e.state) return {};
    }
    return voice.about(e.stand, Saying::StateChanged, word(e.state));
}
/// To the other side a rally is a marker that changes. [REL-19]
Lines tell(const Voice& voice, const game::Rallied& e) {
    const auto kind = voice.owns_stand(e.stand) ? Saying::Rallied : Saying::StateChanged;
    return voice.about(e.stand, kind, word(e.state));
}
Lines tell(const Voice& voice, const game::CompanyEliminated& e) {
    return company_line(voice, e.company, Saying::CompanyEliminated);
}
Lines tell(const Voice& voice, const game::EliminationSeen& e) {
    return company_line(voice, e.company, Saying::EliminationSeen);
}

/// Both sides know that a stand is seen: its owner, too, though it be lost in the same act.
/// [REL-02]
Lines tell(const Voice& voice, const game::ContactMade& e) {
    if (is_side(voice.audience()) && game::is_sides(e.watcher) && voice.owns_stand(e.contact.stand))
        return voice.to_owner(e.contact.stand, Saying::StandSeen);
    if (!watches(voice, e.watcher)) return {};
    auto told = contact_line(voice, Saying::ContactMade, e.watcher, e.contact);
    // How it was found, its owner is not told, and so the public is not. [REL-36]
    if (e.watcher != Watcher::Public) told.working.push_back({e.rule, 0});
    return {told};
}
Lines tell(const Voice&, const game::ContactSeen&) { return {}; }

/// What was eliminated in sight has had its line. [REL-05]
Lines tell(const Voice& voice, const game::ContactLost& e) {
    if (e.gone || !watches(voice, e.watcher)) return {};
    const auto* contact = game::find_contact(voice.game(), e.watcher, e.handle);
    if (!contact) return {};
    return {contact_line(voice, Saying::ContactLost, e.watcher, *contact)};
}
Lines tell(const Voice&, const game::WreckSeen&) { return {}; }
Lines tell(const Voice& voice, const game::AbandonedGunSeen& e) {
    if (e.gone || voice.is_referee() || !watches(voice, e.watcher)) return {};
    const auto& guns = voice.game().abandoned_guns;
    const auto gun = std::ranges::find(guns, e.gun, &game::AbandonedGun::id);
    if (gun == guns.end() || voice.owns_stand(gun->crew)) return {};
    return {gun_line(voice, Saying::GunSeen, *gun)};
}
/// To its own side which one it was; to the others that there was something, and where. [S-74]
Lines tell(const Voice& voice, const game::PhantomVanished& e) {
    auto lines = voice.to_owner(e.stand, Saying::PhantomVanished);
    if (lines.empty()) lines.push_back(voice.line(Saying::PhantomSeen));
    for (auto& told : lines) told.place = e.at;
    return lines;
}
Lines tell(const Voice& voice, const game::CamouflageLost& e) {
    return voice.to_owner(e.stand, Saying::CamouflageLost);
}

}  // namespace fog
