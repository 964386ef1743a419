#include "fog/ledger.h"

#include "fog/narrate.h"
#include "fog/page.h"

namespace fog {
namespace {

void add_name(Fields& fields, const char* name, const std::optional<Who>& who) {
    if (who) fields.push_back({name, value(who->id)});
}

Value dice_value(const std::vector<Die>& dice) {
    std::vector<Value> values;
    for (const auto& die : dice) {
        Fields fields{
            {"face", value(die.face)}
        };
        add(fields, "needs", die.needs);
        add(fields, "purpose", die.purpose);
        add(fields, "is_set", die.is_set);
        values.push_back(value(std::move(fields)));
    }
    return {std::move(values)};
}

/// A line of the log. Turn, step and what a stand is called, the reader knows already.
Fields line_fields(const game::Game& game, const Told& told) {
    Fields fields;
    add(fields, "kind", told.kind);
    if (told.step != game.subphase) add(fields, "step", told.step);
    add(fields, "side", told.side);
    add_name(fields, "actor", told.actor);
    add_name(fields, "target", told.target);
    add(fields, "place", told.place);
    if (!told.dice.empty()) fields.push_back({"dice", dice_value(told.dice)});
    add(fields, "working", told.working);
    add(fields, "outcome", told.outcome);
    add(fields, "what", told.what);
    add(fields, "count", told.count);
    add(fields, "words", told.words);
    add(fields, "from", told.from);
    return fields;
}

std::string key_of(game::Watcher watcher, const std::string& handle) {
    return std::string(base::text_of(watcher)) + '/' + handle;
}

}  // namespace

Releases Ledger::note(const game::Game& after, const game::Event& event) {
    Page page(after, *this);
    write_event(page, event);
    for (const auto& told : narrate(after, event, audience_))
        page.write("told", "", line_fields(after, told));
    page.write_if_changed("orders_in_sight", "REL-14", orders_in_sight(page));
    page.write_if_changed("caps_in_sight", "REL-13", caps_in_sight(page));
    page.write_if_changed("card_targets", "REL-23", card_targets(page));
    return std::move(page.written);
}

std::string Page::name_of(const char* what, int number) {
    auto& name = ledger_.names_[what + std::to_string(number)];
    if (name.empty()) name = what + std::to_string(++ledger_.named_);
    return name;
}

std::string Page::forget(const char* what, int number) {
    auto name = name_of(what, number);
    ledger_.names_.erase(what + std::to_string(number));
    return name;
}

void Page::write_seen(const game::ContactMade& e) {
    if (!game::is_sides(e.watcher) || !owns_stand(e.contact.stand)) return;
    ledger_.seen_[key_of(e.watcher, e.contact.handle)] = e.contact.stand;
    row = "REL-36";
    write("stand_seen", id_text(e.contact.stand));
}

void Page::write_lost(const game::ContactLost& e) {
    const auto seen = ledger_.seen_.find(key_of(e.watcher, e.handle));
    if (seen == ledger_.seen_.end()) return;
    row = "REL-36";
    write("stand_hidden", id_text(seen->second));
    ledger_.seen_.erase(seen);
}

void Page::write_if_changed(const char* kind, const char* its_row, Fields now) {
    if (ledger_.standing_[kind] == now) return;
    row = its_row;
    ledger_.standing_[kind] = now;
    write(kind, "", std::move(now));
}

}  // namespace fog
