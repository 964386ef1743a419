#include "game/changes/changed.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/contains.h"
#include "game/core/bodies.h"

namespace game {
namespace {

/// What a watcher knows of what stands still. How many contacts were made no view asks.
auto seen_of(const Knowledge& knowledge) {
    const auto& [contacts, contacts_made, wrecks_seen, guns_seen, fieldworks_seen, covers_seen,
                 obstacles_seen] = knowledge;
    return std::tie(wrecks_seen, guns_seen, fieldworks_seen, covers_seen, obstacles_seen);
}

/// Every field of a battle, in the order of `Field`; last those from which nothing is derived, or
/// only what is made anew each time. One that is left out of the names does not compile.
auto fields_of(const Game& game) {
    const auto& [scenario, turn, subphase, card_window, side_a, committed, players_up,
                 players_committed, standing_passes, quiet_hours, window_runs, in_grace,
                 opened_by_referee, promises, contributions, went_without, no_shares_agreed, paused,
                 paused_by_clock, paused_by_consent, pause_asked, extra_seconds, resolved, stands,
                 companies, orders, placed, named, shots, firings, turns_declared, asked_moves,
                 reserves_declared, missions, observers_used, batteries_used, templates, wrecks,
                 abandoned_guns, vacated, knowledge, players_knowledge, hands, played, objectives,
                 weather, spot_percent, max_visibility, wheeled_factor, night, no_air, forced_dice,
                 next_order, next_shot, next_mission, next_card, next_marker, winner, ending,
                 lift_agreed, fog_lifted] = game;
    const auto& [blue, red, watching] = knowledge;
    return std::tuple{
        std::tie(scenario),
        std::tuple{stands.size()},
        std::tie(turn, subphase, card_window, side_a, paused, paused_by_clock, paused_by_consent,
                 pause_asked, extra_seconds, resolved, weather, spot_percent, max_visibility,
                 wheeled_factor, night, no_air),
        std::tie(committed, players_up, players_committed, standing_passes, quiet_hours,
                 window_runs, in_grace, opened_by_referee),
        std::tie(promises, contributions, went_without, no_shares_agreed, forced_dice),
        std::tie(stands),
        std::tie(companies),
        std::tie(orders, named, reserves_declared),
        std::tie(placed),
        std::tie(shots),
        std::tie(turns_declared),
        std::tie(asked_moves),
        std::tie(missions, observers_used, batteries_used),
        std::tuple_cat(std::tie(templates, wrecks, abandoned_guns, vacated), seen_of(blue),
                       seen_of(red), seen_of(watching)),
        std::tie(blue.contacts),
        std::tie(red.contacts),
        std::tie(watching.contacts),
        std::tie(players_knowledge),
        std::tie(hands, played),
        std::tie(firings, objectives, next_order, next_shot, next_mission, next_card, next_marker,
                 winner, ending, lift_agreed, fog_lifted),
    };
}

template <std::size_t... At>
Fields differing(const auto& before, const auto& after, std::index_sequence<At...>) {
    Fields fields;
    ((std::get<At>(before) == std::get<At>(after) ? void()
                                                  : void(fields |= static_cast<Field>(At))),
     ...);
    return fields;
}

void add(std::vector<StandId>& ids, StandId id) {
    if (id && !contains(ids, id)) ids.push_back(id);
}

void add_stand(Changed& changed, const Stand& stand) {
    add(changed.stands, stand.id);
    add(changed.stands, stand.aboard);
}

/// What others meet of it.
auto body(const Stand& stand) {
    return std::tie(stand.at, stand.facing, stand.presence, stand.aboard, stand.visible, stand.base,
                    stand.line, stand.side);
}

/// Its own and that of its carrier, from which it looks; not twice in a row.
void add_places(Changed& changed, const Game& game, const Stand& stand) {
    for (const auto at : {stand.at, body_of(game, stand).at})
        if (const Place place{stand.side, at};
            changed.places.empty() || changed.places.back() != place)
            changed.places.push_back(place);
}

/// A stand that was added is another matter, `Enlisted`: then nothing is kept.
void add_stands(Changed& changed, const Game& before, const Game& after) {
    std::vector<const Stand*> riders;
    const auto least = std::min(before.stands.size(), after.stands.size());
    for (std::size_t i = 0; i < least; ++i) {
        const auto &was = before.stands[i], &is = after.stands[i];
        if (is.aboard) riders.push_back(&is);
        if (was == is) continue;
        add_stand(changed, was);
        add_stand(changed, is);
        if (body(was) == body(is)) continue;
        add_places(changed, before, was);
        add_places(changed, after, is);
    }
    for (const auto* rider : riders)
        if (changed.has(rider->aboard)) add(changed.stands, rider->id);
}

/// Calls `visit` for each item of one list that is not in the other. No list has one twice.
void for_each_other(const auto& before, const auto& after, auto visit) {
    const auto [left, come] = std::ranges::mismatch(before, after);
    const std::ranges::subrange were(left, before.end()), are(come, after.end());
    for (const auto& item : were)
        if (!contains(are, item)) visit(item);
    for (const auto& item : are)
        if (!contains(were, item)) visit(item);
}

}  // namespace

LookedAt joined(const LookedAt& one, const LookedAt& other) {
    LookedAt both{std::nullopt, one.all_enemies || other.all_enemies};
    if (one.box && other.box)
        both.box =
            box_around(std::array{one.box->low, one.box->high, other.box->low, other.box->high});
    return both;
}

bool reaches(const LookedAt& looked_at, Side side, const Place& place) {
    if (!looked_at.box || (looked_at.all_enemies && place.side != side)) return true;
    const Point reach{kBeyondContact, kBeyondContact};
    return boxes_touch({place.at - reach, place.at + reach}, *looked_at.box);
}

Changed Changed::all() {
    return {.fields = Fields::all(),
            .stands = {},
            .issuers = {},
            .firers = {},
            .targets = {},
            .places = {}};
}

bool Changed::has(StandId stand) const { return contains(stands, stand); }

void Changed::join(const Changed& later) {
    fields |= later.fields;
    for (const auto id : later.stands) add(stands, id);
    for (const auto id : later.issuers) add(issuers, id);
    for (const auto id : later.firers) add(firers, id);
    for (const auto id : later.targets) add(targets, id);
    places.insert(places.end(), later.places.begin(), later.places.end());
}

Changed changed_between(const Game& before, const Game& after) {
    const auto was = fields_of(before);
    const auto is = fields_of(after);
    static_assert(std::tuple_size_v<decltype(is)> == kFields + 1);
    Changed changed;
    changed.fields = differing(was, is, std::make_index_sequence<kFields>{});
    if (changed.fields.has(Field::Stands)) add_stands(changed, before, after);
    if (changed.fields.has(Field::Placed))
        for_each_other(before.placed, after.placed,
                       [&](const Order& order) { add(changed.issuers, order.issuer); });
    if (changed.fields.has(Field::Shots))
        for_each_other(before.shots, after.shots, [&](const Shot& shot) {
            add(changed.firers, shot.firer);
            add(changed.targets, shot.target);
        });
    return changed;
}

}  // namespace game
