#include "game/orders/forms.h"

#include <algorithm>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/cards/cards_in_force.h"
#include "game/core/place_order.h"
#include "game/core/refusals.h"
#include "game/orders/choices.h"
#include "game/orders/orders.h"
#include "rules/entrench.h"
#include "rules/road_march.h"

namespace game {
namespace {

constexpr std::array kForms = {OrderChit::RoadMarch, OrderChit::Entrench, OrderChit::Banzai};

bool touches_an_enemy(const Game& game, const Stand& stand) {
    return std::ranges::any_of(game.stands, [&](const Stand& enemy) {
        return enemy.side != stand.side && on_table(enemy) && in_contact(game, stand, enemy);
    });
}

bool is_improved(const Game& game, const Stand& stand) {
    const auto& field = game.scenario.field;
    const auto work = rules::fieldwork_at(field, base_of(game, stand));
    return work && field.fieldworks[*work].cover >= rules::Cover::Hard;
}

bool may_dig(const Game& game, const Stand& stand) {
    return on_table(stand) &&
           rules::may_entrench({.kind = line_of(game, stand).kind,
                                .in_contact = touches_an_enemy(game, stand),
                                .in_improved_foxholes = is_improved(game, stand)})
               .has_value();
}

/// Personnel on foot, without a gun. [S-68]
bool is_on_foot(const Game& game, const Stand& stand) {
    const auto& line = line_of(game, stand);
    const bool crew = line.gun_class != rules::GunClass::None && !stand.crew_left_gun;
    return on_table(stand) && line.kind == rules::Kind::Personnel && !crew && !line.cavalry &&
           !line.bicycle && !line.motorcycle;
}

/// Who is still to come marches from where it comes in. [S-07, S-68]
bool complies(const Game& game, const Stand& stand, OrderChit form) {
    if (form == OrderChit::RoadMarch)
        return (on_table(stand) || stand.presence == Presence::Reinforcement) &&
               rules::is_on_road(game.scenario.field, stand.at);
    return form == OrderChit::Entrench ? may_dig(game, stand) : is_on_foot(game, stand);
}

bool is_time_for_forms(const Game& game) {
    return game.subphase == Subphase::FirstOrders || game.subphase == Subphase::DeclarationsA ||
           game.subphase == Subphase::DeclarationsB;
}

/// First foxholes, in a later turn hard cover. [ADV-ENT-02, ADV-ENT-03, ADV-ENT-04]
void dig(Course& course, const Stand& stand) {
    const auto& field = course.game().scenario.field;
    const auto base = base_of(course.game(), stand);
    const auto work = rules::fieldwork_at(field, base);
    const rules::EntrenchQuery query{stand.quality,
                                     work ? field.fieldworks[*work].cover : rules::Cover::None};
    Entrenched dug;
    dug.stand = stand.id;
    dug.working = rules::entrench_working(query);
    dug.needs = rules::entrench_number(query);
    for (const auto& line : card_modifiers(course.game(), CardTouches::Entrenching, stand.side,
                                           stand.id, stand.company)) {
        dug.working.push_back(line);
        dug.needs += line.value;
    }
    dug.die = course.roll("entrench/" + std::to_string(stand.id.value));
    dug.cover = rules::entrench_success(query, course.game().scenario.options);
    dug.fieldwork = static_cast<int>(work.value_or(field.fieldworks.size()));
    if (dug.die > dug.needs)
        dug.cover = rules::Cover::None;
    else if (!work)
        dug.outline.assign(base.begin(), base.end());
    course.happen(dug);
}

}  // namespace

bool has_form(const Game& game, OrderChit form) {
    const auto& options = game.scenario.options;
    if (form == OrderChit::RoadMarch) return options.adv_road_march;
    if (form == OrderChit::Entrench) return options.adv_entrench;
    return form == OrderChit::Banzai && options.adv_human_wave;
}

std::vector<StandId> cannot_comply(const Game& game, const Order& order, OrderChit form) {
    std::vector<StandId> plain;
    for (const auto id : order.followers)
        if (!complies(game, the_stand(game, id), form)) plain.push_back(id);
    return plain;
}

/// Not who waits on overwatch.
bool somebody_takes_part(const Order& order, const std::vector<StandId>& plain) {
    return std::ranges::any_of(order.followers, [&](StandId id) {
        return !contains(order.overwatch, id) && !contains(plain, id);
    });
}

const Order* order_for_form(const Game& game, Side side, OrderId id) {
    if (!is_time_for_forms(game)) return nullptr;
    const auto& orders = game.subphase == Subphase::FirstOrders ? game.placed : game.orders;
    const auto found = std::ranges::find(orders, id, &Order::id);
    return found != orders.end() && found->side == side && found->chit == OrderChit::HastyAdvance
               ? &*found
               : nullptr;
}

/// [ADV-RM-01, ADV-ENT-01, ADV-BAN-01]
Result<Events> decide(const Game& game, Side side, const DeclareForm& command) {
    if (!is_time_for_forms(game)) return wrong_subphase(game, {Subphase::DeclarationsA});
    const auto* order = order_for_form(game, side, command.order);
    if (!order)
        return refuse(RefusalCode::NoSuchOrder, "That is not a Hasty Advance of yours.",
                      {"SEQ-25"});
    if (!has_form(game, command.form)) return refuse(RefusalCode::NoSuchForm);
    auto plain = cannot_comply(game, *order, command.form);
    if (!somebody_takes_part(*order, plain)) return refuse(RefusalCode::NobodyComplies);
    return Events{
        FormDeclared{command.order, command.form, std::move(plain)}
    };
}

/// The digging comes at the reveal, one try a stand. [S-67]
void entrench(Course& course, Side side) {
    std::vector<StandId> diggers;
    for (const auto& order : course.game().orders) {
        if (order.side != side || order.chit != OrderChit::Entrench) continue;
        for (const auto id : order.followers)
            if (!contains(order.overwatch, id) && !contains(order.plain, id)) diggers.push_back(id);
    }
    sort_by_place(course.game(), diggers);
    for (const auto id : diggers) {
        const auto& stand = the_stand(course.game(), id);
        if (may_dig(course.game(), stand)) dig(course, stand);
    }
}

void add_form_choices(const Game& game, Side side, std::vector<FormChoice>& choices) {
    if (!is_time_for_forms(game)) return;
    const auto& orders = game.subphase == Subphase::FirstOrders ? game.placed : game.orders;
    for (const auto& order : orders) {
        FormChoice choice{order.id, {}};
        for (const auto form : kForms)
            if (decide(game, side, DeclareForm{order.id, form})) choice.forms.push_back(form);
        if (!choice.forms.empty()) choices.push_back(std::move(choice));
    }
}

}  // namespace game
