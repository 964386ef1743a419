#include "ask/fields.h"

#include "ask/answer.h"
#include "ask/decimal.h"

namespace ask {
namespace {

constexpr Whole kPenetration{-100, 100};
// clang-format off
constexpr std::array kLetters = {
    Word<rules::EffectLetter>{"A", rules::EffectLetter::A}, Word<rules::EffectLetter>{"W", rules::EffectLetter::W},
    Word<rules::EffectLetter>{"H", rules::EffectLetter::H}, Word<rules::EffectLetter>{"HC", rules::EffectLetter::HC},
    Word<rules::EffectLetter>{"FL", rules::EffectLetter::FL}, Word<rules::EffectLetter>{"-", rules::EffectLetter::Blank},
};
// clang-format on

/// A number as a form asks for it.
Described described(std::string_view name, Whole range) {
    return {.name = std::string{name},
            .kind = Described::Kind::Whole,
            .least = std::to_string(range.least),
            .most = std::to_string(range.most)};
}
Described described(std::string_view name, Decimal range) {
    return {.name = std::string{name},
            .kind = Described::Kind::Decimal,
            .least = inches_text(range.least),
            .most = inches_text(range.most),
            .without_least = range.without_least,
            .without_most = range.without_most};
}
Described required(Described field) {
    field.required = true;
    return field;
}
Described with_default(Described field, std::string otherwise) {
    field.otherwise = std::move(otherwise);
    return field;
}

std::string text_of_range(Whole range) {
    return "a whole number from " + std::to_string(range.least) + " to " +
           std::to_string(range.most);
}
std::string text_of_range(Decimal range) {
    return "a number " + std::string{range.without_least ? "above " : "from "} +
           inches_text(range.least) + (range.without_most ? " to below " : " to ") +
           inches_text(range.most) + " with at most three decimals";
}

}  // namespace

std::list<Described>* Fields::note(Described field) {
    return &described_->emplace_back(std::move(field)).fields;
}

std::uint32_t Fields::find(std::string_view name) const {
    if (node_ == kNothing) return kNothing;
    const auto end = node(node_).end;
    for (auto i = node_ + 1; i < end; i = node(i).end)
        if (line_->key(node(i)) == name) return i;
    return kNothing;
}

bool Fields::has(std::string_view name) const { return find(name) != kNothing; }

std::uint32_t Fields::take(std::string_view name) {
    const auto number = find(name);
    if (number != kNothing) node(number).used = true;
    return number;
}

std::uint32_t Fields::take_required(std::string_view name, std::string_view expected) {
    const auto number = take(name);
    if (number == kNothing) wrong(name, "required, " + std::string{expected});
    return number;
}

void Fields::wrong(std::string_view name, std::string_view expected) {
    if (described_ != nullptr || !mistake_->empty()) return;
    const auto number = find(name);
    if (number != kNothing) return complain(number, expected);
    const auto above = node_ == kNothing ? std::string{} : line_->path(node_);
    *mistake_ =
        (above.empty() ? "" : above + ".") + std::string{name} + ": " + std::string{expected};
}

void Fields::complain(std::uint32_t number, std::string_view expected) {
    if (mistake_->empty()) *mistake_ = line_->path(number) + ": expected " + std::string{expected};
}

bool Fields::flag(std::string_view name) {
    if (described_ != nullptr) note({.name = std::string{name}, .otherwise = "false"});
    const auto number = take(name);
    if (number == kNothing) return false;
    if (node(number).type != Type::Truth) complain(number, "true or false");
    return node(number).type == Type::Truth && node(number).whole != 0;
}

int Fields::whole_at(std::uint32_t number, Whole range) {
    const auto& value = node(number);
    if (value.type == Type::Whole && value.whole >= range.least && value.whole <= range.most)
        return static_cast<int>(value.whole);
    complain(number, text_of_range(range));
    return range.least;
}

int Fields::whole(std::string_view name, Whole range) {
    if (described_ != nullptr) note(required(described(name, range)));
    const auto number = take_required(name, "a whole number");
    return number == kNothing ? range.least : whole_at(number, range);
}

int Fields::whole_or(std::string_view name, Whole range, int otherwise) {
    if (described_ != nullptr)
        note(with_default(described(name, range), std::to_string(otherwise)));
    const auto number = take(name);
    return number == kNothing ? otherwise : whole_at(number, range);
}

std::optional<int> Fields::whole_if_given(std::string_view name, Whole range) {
    if (described_ != nullptr) note(described(name, range));
    const auto number = take(name);
    if (number == kNothing) return std::nullopt;
    return whole_at(number, range);
}

Inches Fields::inches_at(std::uint32_t number, Decimal range) {
    const auto& value = node(number);
    std::optional<std::int64_t> size;
    if (value.type == Type::Decimal) size = thousandths(line_->text(value));
    if (value.type == Type::Whole && value.whole > -kHuge && value.whole < kHuge)
        size = value.whole * 1000;
    const bool inside = size && *size >= range.least.thousandths &&
                        *size <= range.most.thousandths &&
                        !(range.without_least && *size == range.least.thousandths) &&
                        !(range.without_most && *size == range.most.thousandths);
    if (inside) return {static_cast<std::int32_t>(*size)};
    complain(number, text_of_range(range));
    return range.least;
}

Inches Fields::inches(std::string_view name, Decimal range) {
    if (described_ != nullptr) note(required(described(name, range)));
    const auto number = take_required(name, "a number");
    return number == kNothing ? range.least : inches_at(number, range);
}

Inches Fields::inches_or(std::string_view name, Decimal range, Inches otherwise) {
    if (described_ != nullptr) note(with_default(described(name, range), inches_text(otherwise)));
    const auto number = take(name);
    return number == kNothing ? otherwise : inches_at(number, range);
}

rules::Effect Fields::effect(std::string_view name) {
    using rules::EffectLetter;
    constexpr std::string_view expected = "A, W, H, HC, FL, - or a whole number from -100 to 100";
    if (described_ != nullptr) {
        auto field = required(described(name, kPenetration));
        field.kind = Described::Kind::Effect;
        field.words = texts_of(kLetters);
        note(std::move(field));
        return {};
    }
    const auto number = take_required(name, expected);
    if (number == kNothing) return {};
    for (const auto& letter : kLetters)
        if (reads(number, letter.text)) return {letter.value, 0};
    if (node(number).type == Type::Text) complain(number, expected);
    return {EffectLetter::Penetration, whole_at(number, kPenetration)};
}

bool Fields::reads(std::uint32_t number, std::string_view text) const {
    return node(number).type == Type::Text && line_->text(node(number)) == text;
}

Fields Fields::object(std::string_view name) {
    if (described_ != nullptr)
        return Fields{
            *note({.name = std::string{name}, .kind = Described::Kind::Object, .required = true})};
    if (!has(name)) wrong(name, "required, an object");
    return object_or_empty(name);
}

Fields Fields::object_or_empty(std::string_view name) {
    if (described_ != nullptr)
        return Fields{*note({.name = std::string{name}, .kind = Described::Kind::Object})};
    const auto number = take(name);
    if (number != kNothing && node(number).type == Type::Object) return {*line_, *mistake_, number};
    if (number != kNothing) complain(number, "an object");
    return {*line_, *mistake_, kNothing};
}

std::vector<Fields> Fields::objects_or_none(std::string_view name, std::size_t most) {
    std::vector<Fields> list;
    if (described_ != nullptr)
        list.emplace_back(*note({.name = std::string{name},
                                 .kind = Described::Kind::Objects,
                                 .fewest_items = 0,
                                 .most_items = most}));
    const auto number = take(name);
    if (number == kNothing) return list;
    const auto& array = node(number);
    if (array.type != Type::Array || static_cast<std::size_t>(array.whole) > most) {
        complain(number, "a list of at most " + std::to_string(most) + " objects");
        return list;
    }
    for (auto i = number + 1; i < array.end; i = node(i).end) {
        if (node(i).type != Type::Object) complain(i, "an object");
        list.push_back({*line_, *mistake_, node(i).type == Type::Object ? i : kNothing});
    }
    return list;
}

Point Fields::point_at(std::uint32_t number, Decimal range) {
    const auto& pair = node(number);
    if (pair.type == Type::Array && pair.whole == 2) {
        const auto y = node(number + 1).end;
        return {inches_at(number + 1, range), inches_at(y, range)};
    }
    complain(number, "a point, [x, y]");
    return {};
}

Polygon Fields::points(std::string_view name, std::size_t least, std::size_t most, Decimal range) {
    Polygon polygon;
    if (described_ != nullptr) {
        auto field = required(described(name, range));
        field.kind = Described::Kind::Points;
        field.fewest_items = least;
        field.most_items = most;
        note(std::move(field));
        return polygon;
    }
    const auto number = take_required(name, "a list of points");
    if (number == kNothing) return polygon;
    const auto& array = node(number);
    const auto count = static_cast<std::size_t>(array.whole);
    if (array.type != Type::Array || count < least || count > most) {
        complain(number, "a list of " + std::to_string(least) + " to " + std::to_string(most) +
                             " points, [x, y]");
        return polygon;
    }
    polygon.reserve(count);
    for (auto i = number + 1; i < array.end; i = node(i).end) polygon.push_back(point_at(i, range));
    return polygon;
}

bool Fields::complete() {
    if (described_ != nullptr) return false;
    const auto& nodes = line_->nodes();
    for (std::uint32_t i = 1; mistake_->empty() && i < nodes.size(); ++i)
        if (!nodes[i].used && nodes[nodes[i].parent].type == Type::Object)
            *mistake_ = line_->path(i) + ": this question has no such field";
    return mistake_->empty();
}

}  // namespace ask
