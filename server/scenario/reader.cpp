#include "scenario/reader.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace scenario {

using Json = nlohmann::json;

namespace {

std::string listed(const std::vector<std::string_view>& names) {
    std::string text;
    for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::string inches_text(Inches distance) {
    const auto whole = std::to_string(distance.thousandths / 1000);
    auto rest = std::to_string(1000 + std::abs(distance.thousandths % 1000)).substr(1);
    while (!rest.empty() && rest.back() == '0') rest.pop_back();
    return rest.empty() ? whole : whole + "." + rest;
}

}  // namespace

void Field::refuse(const std::string& what) const { throw Malformed{path_, what}; }

void Field::expected(std::string_view what) const {
    const auto found = value_->dump(-1, ' ', false, Json::error_handler_t::replace);
    refuse("expected " + std::string(what) + ", found " +
           (found.size() > 40 ? std::string(value_->type_name()) : found));
}

void Field::keys(std::initializer_list<std::string_view> required,
                 std::initializer_list<std::string_view> optional) const {
    const auto wrong = wrong_keys(required, optional);
    if (!wrong.empty()) throw wrong.front();
}

std::vector<Malformed> Field::wrong_keys(std::initializer_list<std::string_view> required,
                                         std::initializer_list<std::string_view> optional) const {
    if (!value_->is_object()) expected("an object");
    std::vector<std::string_view> known(required);
    known.insert(known.end(), optional);
    std::vector<Malformed> wrong;
    for (const auto& [key, value] : value_->items())
        if (std::ranges::find(known, key) == known.end())
            wrong.push_back({(*this)[key].path(), "unknown field; known here: " + listed(known)});
    for (const auto key : required)
        if (!has(key)) wrong.push_back({path_, "\"" + std::string(key) + "\" is missing"});
    return wrong;
}

bool Field::has(std::string_view key) const { return value_->is_object() && value_->contains(key); }

Field Field::operator[](std::string_view key) const {
    return {value_->at(std::string(key)),
            path_.empty() ? std::string(key) : path_ + "." + std::string(key)};
}

std::vector<Field> Field::items(std::size_t least) const {
    if (!value_->is_array()) expected("a list");
    if (value_->size() < least) refuse("expected at least " + std::to_string(least) + " entries");
    std::vector<Field> result;
    result.reserve(value_->size());
    for (std::size_t i = 0; i < value_->size(); ++i)
        result.emplace_back((*value_)[i], path_ + "[" + std::to_string(i) + "]");
    return result;
}

std::string Field::text(std::size_t longest) const {
    if (!value_->is_string()) expected("a text");
    auto result = value_->get<std::string>();
    if (result.empty()) refuse("is empty");
    if (result.size() > longest) refuse("is longer than " + std::to_string(longest) + " bytes");
    if (std::ranges::any_of(result, [](unsigned char c) { return c < 0x20 && c != '\n'; }))
        refuse("has a control character");
    return result;
}

std::string Field::id() const {
    auto result = text(60);
    const auto good = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    if (!std::ranges::all_of(result, good))
        refuse("expected lower-case letters, digits and hyphens, found \"" + result + "\"");
    return result;
}

int Field::whole(int low, int high) const {
    const auto range = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    if (!value_->is_number_integer()) expected(range);
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > 1'000'000) expected(range);
    const auto number = value_->get<std::int64_t>();
    if (number < low || number > high) expected(range);
    return static_cast<int>(number);
}

bool Field::truth() const {
    if (!value_->is_boolean()) expected("true or false");
    return value_->get<bool>();
}

std::int32_t Field::thousandths() const {
    if (!value_->is_number()) expected("a number");
    const auto number = value_->get<double>();
    if (!(std::abs(number) <= 1000)) refuse("is beyond 1000");
    const auto rounded = std::llround(number * 1000);
    // Both are the double nearest to the same decimal fraction exactly when there is no fourth
    // decimal.
    if (static_cast<double>(rounded) / 1000.0 != number) refuse("has more than three decimals");
    return static_cast<std::int32_t>(rounded);
}

Inches Field::inches(Inches low, Inches high) const {
    const Inches distance{thousandths()};
    if (distance < low || distance > high)
        expected("inches from " + inches_text(low) + " to " + inches_text(high));
    return distance;
}

Facing Field::facing() const {
    const auto millidegrees = thousandths();
    if (millidegrees < 0 || millidegrees >= 360000) expected("degrees from 0 to below 360");
    return {millidegrees};
}

Point Field::point() const {
    const auto both = items();
    if (both.size() != 2) expected("a place [x, y]");
    return {Inches{both[0].thousandths()}, Inches{both[1].thousandths()}};
}

std::vector<Point> Field::points(std::size_t least) const {
    std::vector<Point> result;
    for (const auto& item : items(least)) {
        result.push_back(item.point());
        if (result.size() > 1 && result[result.size() - 2] == result.back())
            item.refuse("is the same place as the one before");
    }
    return result;
}

Json parse_strictly(std::string_view text) {
    std::vector<std::set<std::string>> open;
    const Json::parser_callback_t no_key_twice = [&](int, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::object_start) open.emplace_back();
        if (event == Json::parse_event_t::object_end) open.pop_back();
        if (event == Json::parse_event_t::key &&
            !open.back().insert(parsed.get<std::string>()).second)
            throw Malformed{parsed.get<std::string>(), "this field stands twice in one object"};
        return true;
    };
    try {
        return Json::parse(text, no_key_twice);
    } catch (const Json::parse_error& error) {
        const auto before = text.substr(0, std::min(error.byte, text.size()));
        const auto line = 1 + std::ranges::count(before, '\n');
        throw Malformed{"line " + std::to_string(line), "this is not JSON"};
    } catch (const Json::out_of_range&) {
        throw Malformed{"a number", "is larger than any table"};
    }
}

}  // namespace scenario
