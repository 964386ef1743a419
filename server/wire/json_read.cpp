#include "wire/json_read.h"

namespace wire {

Field Field::at(std::string_view key) const {
    const auto found = json_->find(key);
    const auto inner = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
    if (found == json_->end()) throw Malformed{inner, "is missing"};
    return {*found, inner};
}

Field Field::item(std::size_t index) const {
    return {(*json_)[index], path_ + "[" + std::to_string(index) + "]"};
}

void Field::expect_object() const {
    if (!json_->is_object()) refuse("must be an object");
}

void Field::expect_list(std::size_t most) const {
    if (!json_->is_array()) refuse("must be a list");
    if (json_->size() > most) refuse("is too long");
}

std::int64_t Field::whole(std::int64_t low, std::int64_t high) const {
    if (!json_->is_number_integer()) refuse("must be a whole number");
    const bool too_big = json_->is_number_unsigned() &&
                         json_->get<std::uint64_t>() >
                             static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const auto value = too_big ? high + 1 : json_->get<std::int64_t>();
    if (value < low || value > high)
        refuse("must lie between " + std::to_string(low) + " and " + std::to_string(high));
    return value;
}

const std::string& Field::line_of_text(std::size_t least, std::size_t most) const {
    if (!json_->is_string()) refuse("must be a text");
    const auto& text = json_->get_ref<const std::string&>();
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    const auto is_control = [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == '\x7f'; };
    const auto characters =
        text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues));
    if (characters < least) refuse("must not be empty");
    if (characters > most) refuse("is too long");
    if (std::ranges::any_of(text, is_control)) refuse("holds a control character");
    return text;
}

std::uint16_t id_number(const Field& field, char letter, bool none_allowed) {
    const auto& text = field.line_of_text(0, kLongestText);
    if (text.empty() && none_allowed) return 0;
    std::uint32_t number = 0;
    bool good = text.size() >= 2 && text.size() <= 6 && text[0] == letter && text[1] != '0';
    for (std::size_t i = 1; good && i < text.size(); ++i) {
        good = text[i] >= '0' && text[i] <= '9';
        number = number * 10 + static_cast<std::uint32_t>(text[i] - '0');
    }
    if (!good || number > std::numeric_limits<std::uint16_t>::max())
        field.refuse(std::string("must be an id such as \"") + letter + "7\"");
    return static_cast<std::uint16_t>(number);
}

}  // namespace wire
